"""What dice are kept for is said with the likely before the slim."""

from wuerfelreich.review.aims import aims_of


def test_what_is_slim_is_not_said_first_beside_what_is_likely() -> None:
    chances = {"slim": 0.11, "likely": 0.72, "sure": 1.0}
    blank, worth = {"slim": 0.0, "likely": 0.55, "sure": 0.8}, {"slim": 0.9, "likely": 0.6, "sure": 0.45}
    told = aims_of(chances, blank, worth, failure=0.4)
    assert told == ((("likely", 0.72), ("slim", 0.11)), "sure")


def test_the_order_is_that_of_what_the_dice_add_where_nothing_is_slim() -> None:
    chances, worth = {"rare": 0.44, "likely": 0.63}, {"rare": 0.9, "likely": 0.6}
    told = aims_of(chances, blank={"rare": 0.0, "likely": 0.1}, worth=worth, failure=0.4)
    assert told.hopes == (("rare", 0.44), ("likely", 0.63))
