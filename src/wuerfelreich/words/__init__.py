"""Words for people: Fluent catalogues in three languages and the sentences built from moves, states and refusals."""
