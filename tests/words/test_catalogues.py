"""The catalogues of all languages say the same things, in their own words, and contain nothing unused."""

import ast as python
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

import wuerfelreich
from tests.rules.kits import RULES
from tests.words.catalogues import LANGUAGES, entries, messages, selects, text, variables
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.hungarian import article
from wuerfelreich.words.registry import narration_class

SOURCE = Path(wuerfelreich.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
OTHERS = [language for language in LANGUAGES if language != "en"]
KEYS = sorted(messages("en"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}

#: Marks a message whose value is meant to be the same as in English.
SAME = "The same in English."
#: Keys used by clients that share the catalogues but are not written in Python, or not yet.
FOR_OTHERS = {"language-name", "option-start-none"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_catalogue_can_be_parsed(language: str) -> None:
    """Fluent silently skips what it does not understand, and the second of two messages with the same key."""
    junk = [(name, entry.content) for name, entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []
    keys = Counter(entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message))
    assert [key for key, times in keys.items() if times > 1] == []
    assert all(message.value is not None for message in messages(language).values())


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_keys_in_the_same_files(language: str) -> None:
    def places(of: str) -> set[tuple[str, str]]:
        return {(name, entry.id.name) for name, entry in entries(of) if isinstance(entry, ast.Message)}

    assert places(language) ^ places("en") == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_uses_the_same_arguments_in_all_languages(language: str) -> None:
    different = [key for key in KEYS if variables(messages(language)[key]) != variables(messages("en")[key])]
    assert different == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_value_is_left_in_english(language: str) -> None:
    def same(key: str) -> bool:
        """Whether there are any words, and they are the English ones."""
        mine, english = (re.sub(r"\W", "", text(messages(one)[key])) for one in (language, "en"))
        return mine == english != ""

    marked = {key for key, message in messages(language).items() if message.comment and message.comment.content == SAME}
    titles = {f"game-{name}" for name in GAMES}  # names of games are not translated
    assert {key for key in KEYS if same(key)} - marked - titles == set()
    assert {key for key in marked if not same(key)} == set()


def keys_of(select: ast.SelectExpression) -> set[str]:
    """The names of the variants."""
    return {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in select.variants
    }


def is_plural(select: ast.SelectExpression) -> bool:
    """Whether the selection depends on a number."""
    return all(key in PLURALS or key.lstrip("-").isdigit() for key in keys_of(select))


def odd_choices(key: str, language: str) -> bool:
    """Whether a message has variants that its language, or the English message, does not have."""
    english = {frozenset(keys_of(select)) for select in selects(messages("en")[key]) if not is_plural(select)}
    worded = {frozenset(keys_of(select)) for select in selects(messages(language)[key]) if not is_plural(select)}
    plurals = [keys_of(select) & PLURALS for select in selects(messages(language)[key]) if is_plural(select)]
    return not worded <= english or any(names not in ({"other"}, {"one", "other"}) for names in plurals)


@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_are_those_of_the_language(language: str) -> None:
    """English, German and Hungarian have "one" and "other"; other selectors have the same variants everywhere."""
    assert [key for key in KEYS if odd_choices(key, language)] == []


def singulars(key: str, language: str) -> set[str]:
    """The arguments for which a message has a singular."""
    return {
        select.selector.id.name
        for select in selects(messages(language)[key])
        if "one" in keys_of(select) and isinstance(select.selector, ast.VariableReference)
    }


def test_german_has_a_singular_where_english_has_one() -> None:
    """Hungarian does not need it: after a number its nouns stay singular."""
    missing = [key for key in KEYS if not singulars(key, "en") <= singulars(key, "de")]
    assert missing == []


@pytest.mark.parametrize(
    ("language", "key", "argument", "expected"),
    [
        ("en", "points", "points", ["−1 point", "0 points", "1 point", "2 points", "21 points"]),
        ("de", "points", "points", ["−1 Punkt", "0 Punkte", "1 Punkt", "2 Punkte", "21 Punkte"]),
        ("hu", "points", "points", ["−1 pont", "0 pont", "1 pont", "2 pont", "21 pont"]),
    ],
)
def test_numbers_and_their_nouns(language: str, key: str, argument: str, expected: list[str]) -> None:
    assert [words_in(language).text(key, {argument: number}) for number in (-1, 0, 1, 2, 21)] == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    """The language's curly quotation marks, real dashes and ellipses."""
    foreign = set("“”„«»‚‘\"'") - set({"en": "“”", "de": "„“", "hu": "„”"}[language])
    odd = re.compile(rf"[{re.escape(''.join(foreign))}]|\.\.\.| - ")
    assert {key: text(messages(language)[key]) for key in KEYS if odd.search(text(messages(language)[key]))} == {}


# What the code uses


@cache
def asked_for() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Every string in the code, and every f-string as a pattern whose gaps contain no dash."""
    plain: set[str] = set()
    patterns: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            if isinstance(node, python.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, python.Constant) else "[a-z0-9_]+"
                    for part in node.values
                ]
                literal = "".join(part for part in parts if part != "[a-z0-9_]+")
                if "-" in literal and re.search("[a-z]", literal):
                    patterns.add("".join(parts))
    for path in (*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")):
        source = path.read_text(encoding="utf-8")
        plain.update(re.findall(r"""["'`]([a-z]+(?:-[a-z0-9_]+)+)["'`]""", source))
        for start in re.findall(r"`([a-z]+-[a-z0-9_-]*)\$\{", source):
            patterns.add(re.escape(start) + "[a-z0-9_-]+")
    return frozenset(plain), tuple(map(re.compile, sorted(patterns)))


def named_things(prefix: str) -> Iterator[str]:
    """What a game's material and code call things: quoted texts, and the phases."""
    folder = next(SOURCE / "rules" / name for name in GAMES if narration_class(name).prefix == prefix)
    for path in (*folder.glob("*.json"), *folder.glob("*.py")):
        source = path.read_text(encoding="utf-8")
        yield from re.findall(r'"([a-z0-9_]+)"', source)
        yield from (name.lower() for name in re.findall(r"^    ([A-Z_]+) = \d+$", source, re.M))


@cache
def values_of_options() -> frozenset[str]:
    """The keys that the values of the games' own options may have."""
    return frozenset(
        f"{narration_class(name).prefix}-option-{option.name}-{'none' if value is None else value}"
        for name, rules in RULES.items()
        for option in rules.choices()
        for value in option.choices
    )


def is_used(key: str) -> bool:
    plain, patterns = asked_for()
    if key in plain or key in FOR_OTHERS or key in values_of_options():
        return True
    found = [pattern.pattern for pattern in patterns if pattern.fullmatch(key)]
    prefix, _, thing = key.partition("-")
    if any(narration_class(name).prefix == prefix for name in GAMES) and set(found) <= {f"{prefix}\\-[a-z0-9_]+"}:
        return bool(found) and thing in set(named_things(prefix))  # only `wk-{…}`: it must name something in that game
    return bool(found)


def test_no_key_is_unused() -> None:
    assert [key for key in KEYS if not is_used(key)] == []


def test_every_key_in_the_code_has_words() -> None:
    """Strings that look like keys: they start as keys do, with a dash after it."""
    plain, _ = asked_for()
    families = {key.split("-", 1)[0] for key in KEYS}
    likely = {word for word in plain if re.fullmatch(r"[a-z]+(-[a-z0-9_]+)+", word)}
    missing = {word for word in likely if word.split("-", 1)[0] in families and word not in messages("en")}
    assert missing == set()


def test_the_hungarian_article_follows_the_spoken_number() -> None:
    """Egy, öt, ötven, ötszáz and ezer begin with a vowel."""
    vowels = [1, 5, 50, 51, 59, 500, 599, 1000, 1999, 5000, 52_000, 1_000_000]
    assert {article(number) for number in vowels} == {"az"}
    assert {article(number) for number in (0, 2, 3, 4, 6, 10, 11, 15, 100, 105, 150, 2000, 10_000, 15_000)} == {"a"}
    words = words_in("hu")
    assert [words.text("web-seat", {"number": number}) for number in (1, 2)] == [
        "Ki ül az 1. helyen",
        "Ki ül a 2. helyen",
    ]


def test_a_hungarian_seat_in_a_sentence_has_its_article() -> None:
    seats = [words_in("hu").text("duplicate-seat-told", {"number": number}) for number in range(1, 7)]
    assert seats == ["Az 1. szék", "A 2. szék", "A 3. szék", "A 4. szék", "Az 5. szék", "A 6. szék"]


def test_no_hungarian_sentence_leaves_the_article_open() -> None:
    assert not [key for key, message in messages("hu").items() if "(z)" in text(message)]
