"""`review`: how much of a game was luck, and how much was skill."""

from wuerfelreich.cli.command import AsJson, Language, fail, polite, speak
from wuerfelreich.cli.files import File

NO_REVIEW = 1
"""The exit code for a file that can be read, but not reviewed."""


@polite
def review(file: File, lang: Language = None, json: AsJson = False) -> None:
    """Review a finished game: everybody's luck, the costliest decisions, and how well each player played."""
    from wuerfelreich.cli import review_report
    from wuerfelreich.cli.progress import progress
    from wuerfelreich.review.report import report
    from wuerfelreich.review.subject import CannotReview, subject_of
    from wuerfelreich.words.game_files import fault_sentence, load_told

    words = speak(lang)
    record = load_told(words, file)
    try:
        subject = subject_of(record)
    except CannotReview as cannot:
        fault = "" if cannot.fault is None else f" {fault_sentence(words, record.header, cannot.fault)}"
        fail(words.phrase(cannot.why) + fault, NO_REVIEW)
    with progress() as bar:
        steps = list(bar.track(subject.steps(), subject.length, description=record.header.game))
    found = report(subject, steps)
    if json:
        review_report.print_json(found)
    else:
        review_report.print_report(words, record.header.seats, subject, found)
