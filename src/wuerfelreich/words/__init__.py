"""Words for people: Fluent catalogues in three languages and the sentences made from moves, states and refusals."""
