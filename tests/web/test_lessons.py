"""Every lesson in the browser: somebody who does only what the page says comes to its end, and whatever else he does at
any step is answered kindly, and nothing is lost: another move, where one is asked for; and all that people do between
moves, such as looking back, asking for a word, looking into the rules, reloading, changing the language.
Here a short lesson a device; tests/slow takes all of them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import edubba
from edubba.games import OWN
from edubba.kernel.lesson import lessons_of
from tests.web.conftest import Visit
from tests.web.player import PATIENCE
from tests.web.visitor import DESKTOP, PHONE, Visitor

LOCALES = {"fr": "fr-FR", "en": "en-GB"}
DEVICES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
LESSONS = [(game, name) for game in OWN for name in lessons_of(edubba.load(game))]
ALL = [(*lesson, lang, device) for lesson in LESSONS for lang in LOCALES for device in DEVICES]
SCRIPTED = [(game, name) for game, name in LESSONS if not lessons_of(edubba.load(game))[name].guided]
SHORT = sorted(SCRIPTED, key=lambda one: len(lessons_of(edubba.load(one[0]))[one[1]].steps))
ELSEWHERE = [one for one in SHORT if one[0] != SHORT[0][0]]
ONCE = [(*SHORT[0], "fr", "desktop"), (*ELSEWHERE[0], "en", "phone")]
MOST = 1500  # looks at the page
STATE = """() => {
  const seen = (what) => [...document.querySelectorAll(what)].find((node) => node.checkVisibility());
  const lesson = seen('[data-lesson]');
  const reveal = seen('[data-ceremony]')?.getBoundingClientRect();
  return {
    covered: Boolean(lesson && reveal) && reveal.top < lesson.getBoundingClientRect().bottom - 1,
    seq: document.querySelector('[data-table]')?.dataset.seq,
    busy: Boolean(seen('[data-table][data-busy]')),
    step: lesson?.dataset.lessonStep,
    done: lesson ? 'lessonDone' in lesson.dataset : false,
    say: seen('[data-lesson-say]')?.textContent ?? '',
    next: Boolean(seen('[data-lesson-next]')),
    do: seen('[data-lesson-do]')?.textContent.trim() ?? '',
    answered: seen('[data-lesson-else]')?.textContent ?? '',
    free: Boolean(seen('[data-lesson-free]')),
    back: Boolean(seen('[data-lesson-back]:enabled')),
    term: Boolean(seen('[data-lesson-say] [data-term]')),
    closed: parseInt(seen('[data-choices][aria-expanded=false]')?.textContent) > 0,
    confirm: Boolean(seen('[data-confirm]')),
    choices: [...document.querySelectorAll('[data-choice]')].filter((node) => node.checkVisibility())
      .map((node) => [node.dataset.choice, node.querySelector('.say').firstChild.textContent.trim()]),
  };
}"""


class Learner:
    """Follows the words of the page; now and then he tries something else."""

    def __init__(self, me: Visitor, guided: bool) -> None:
        self.me = me
        self.page = me.page
        self.guided = guided
        self.luck = Random(3)
        self.tried: set[str] = set()
        self.steps: list[str] = []
        self.asides = [
            self.look_back,
            self.ask_for_a_word,
            self.fold,
            self.look_into_the_rules,
            self.reload,
            self.change_the_language,
        ]
        self.aside: set[str] = set()  # the steps at which he did something between moves

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(STATE)
        return found

    def follow(self) -> None:
        """To the end of the lesson."""
        for _ in range(MOST):
            seen = self.look()
            assert not seen["covered"], "what is revealed stands below the words"
            if seen["step"] and (not self.steps or self.steps[-1] != seen["step"]):
                assert seen["say"]
                self.steps.append(seen["step"])
            if seen["done"]:
                return
            if seen["busy"]:
                self.page.wait_for_timeout(20)
            elif seen["step"] not in self.aside and (seen["next"] or seen["choices"]) and not seen["confirm"]:
                self.do_something_between(seen)
            elif seen["confirm"]:
                self.page.click("[data-confirm]")
            elif seen["closed"] and not seen["choices"]:
                self.page.locator("[data-choices][aria-expanded=false]").first.click()
            elif not self.guided and seen["choices"] and self.question(seen) not in self.tried:
                self.try_something_else(seen)
            elif seen["next"]:
                self.do("[data-lesson-next]", seen)
            elif seen["do"]:
                wanted = [number for number, say in seen["choices"] if say == seen["do"]]
                if wanted:
                    self.do(f'[data-choice="{wanted[0]}"]', seen)
                else:
                    self.page.wait_for_timeout(20)
            elif self.guided and seen["choices"]:
                number, _ = self.luck.choice(seen["choices"])
                self.do(f'[data-choice="{number}"]', seen)
            else:
                self.page.wait_for_timeout(20)
        raise AssertionError(f"the lesson does not end: {self.look()}")

    # --- between moves: whatever it is, the lesson waits --------------------------------------------------------

    def do_something_between(self, seen: dict[str, Any]) -> None:
        self.aside.add(seen["step"])
        does = self.asides.pop(0)
        self.asides.append(does)
        if not does(seen) and seen["back"]:
            self.look_back(seen)
        self.page.wait_for_selector(f'[data-lesson-step="{seen["step"]}"]')
        after = self.look()
        assert (after["seq"], after["step"], after["next"]) == (seen["seq"], seen["step"], seen["next"]), does.__name__

    def look_back(self, seen: dict[str, Any]) -> bool:
        if seen["back"]:
            self.page.click("[data-lesson-back]")
            self.page.wait_for_function(
                "(say) => document.querySelector('[data-lesson-say]').textContent !== say", arg=seen["say"]
            )
            self.page.click("[data-lesson-next]")
        return bool(seen["back"])

    def ask_for_a_word(self, seen: dict[str, Any]) -> bool:
        if seen["term"]:
            self.page.locator("[data-lesson-say] [data-term]").first.click()
            self.page.wait_for_selector("[role=tooltip]")
            self.page.keyboard.press("Escape")
            self.page.wait_for_selector("[role=tooltip]", state="detached")
        return bool(seen["term"])

    def fold(self, _: dict[str, Any]) -> bool:
        self.page.click("[data-lesson] .fold")
        self.page.wait_for_selector("[data-lesson-say]", state="detached")
        self.page.click("[data-lesson] .fold")
        self.page.wait_for_selector("[data-lesson-say]")
        return True

    def look_into_the_rules(self, _: dict[str, Any]) -> bool:
        self.page.keyboard.press("h")
        self.page.wait_for_selector("[data-chapter]")
        self.page.keyboard.press("h")
        self.page.wait_for_selector("[data-chapter]", state="detached")
        return True

    def reload(self, _: dict[str, Any]) -> bool:
        self.page.reload()
        self.page.wait_for_selector("[data-lesson-say]")
        self.page.wait_for_selector("[data-table][data-seq]")
        return True

    def change_the_language(self, seen: dict[str, Any]) -> bool:
        """And back again: what is asked for is said in the other one meanwhile."""
        here = self.page.get_attribute("html", "lang")
        for lang in ("fr" if here == "en" else "en", here):
            self.me.switch_to(lang)
            differs = "!==" if lang != here else "==="
            told = f"(say) => document.querySelector('[data-lesson-say]')?.textContent {differs} say"
            self.page.wait_for_function(told, arg=seen["say"])
        return True

    # --- something else than is asked for -------------------------------------------------------------------------

    def question(self, seen: dict[str, Any]) -> str:
        return f"{seen['step']} {seen['do']}"

    def do(self, selector: str, before: dict[str, Any]) -> None:
        self.page.locator(selector).first.click()
        moved = "now.seq !== old.seq || now.step !== old.step || now.confirm"
        self.page.wait_for_function(
            f"(old) => {{ const now = ({STATE})(); return {moved}; }}",
            arg=before,
            timeout=PATIENCE,
        )

    def try_something_else(self, seen: dict[str, Any]) -> None:
        self.tried.add(self.question(seen))
        others = [number for number, say in seen["choices"] if say != seen["do"]]
        if not others:
            return
        with self.me.expecting("refused: lesson-else"):
            self.page.locator(f'[data-choice="{self.luck.choice(others)}"]').first.click()
            if self.look()["confirm"]:
                self.page.click("[data-confirm]")
            self.page.wait_for_selector("[data-lesson-else]")
        after = self.look()
        assert after["answered"]
        assert (after["seq"], after["step"]) == (seen["seq"], seen["step"]), "nothing has happened"


def begin(visit: Visit, game: str, name: str, lang: str, device: str) -> Learner:
    me = visit(locale=LOCALES[lang], **DEVICES[device])
    me.page.goto("/")
    me.page.click(f"[data-learn={game}]")
    me.page.click(f"[data-lesson-name={name}]")
    me.page.wait_for_selector("[data-lesson-say]")
    return Learner(me, lessons_of(edubba.load(game))[name].guided)


def followed(visit: Visit, game: str, name: str, lang: str, device: str) -> Learner:
    learner = begin(visit, game, name, lang, device)
    learner.follow()
    lesson = lessons_of(edubba.load(game))[name]
    if lesson.guided:
        assert len(set(learner.steps)) > len(lesson.steps) // 3  # what seldom happens is said when it does
    else:
        assert learner.steps == [str(number + 1) for number in range(len(lesson.steps))]
        assert len(learner.tried) >= sum(bool(step.do) for step in lesson.steps)
    assert learner.aside >= set(learner.steps[:-1])
    learner.page.wait_for_selector("[data-lesson-full]")
    return learner


@pytest.mark.parametrize(("game", "name", "lang", "device"), ONCE)
def test_a_lesson_is_followed_by_what_the_page_says(visit: Visit, game: str, name: str, lang: str, device: str) -> None:
    page = followed(visit, game, name, lang, device).page
    table = page.url
    page.click("[data-lesson-again]")
    page.wait_for_selector('[data-lesson-step="1"]')
    assert page.url != table


def test_who_reloads_comes_back_to_the_same_step_and_may_change_the_language(visit: Visit) -> None:
    learner = begin(visit, *SCRIPTED[0], "en", "desktop")
    page = learner.page
    page.click("[data-lesson-next]")
    page.wait_for_selector('[data-lesson-step="2"]')
    said = page.inner_text("[data-lesson-say]")
    page.reload()
    page.wait_for_selector('[data-lesson-step="2"]')
    assert page.inner_text("[data-lesson-say]") == said
    page.click("[data-lesson-back]")
    page.wait_for_selector('[data-lesson-step="1"]')
    page.click("[data-lesson-next]")
    page.wait_for_selector('[data-lesson-step="2"]')
    learner.me.switch_to("fr")
    page.wait_for_function("(said) => document.querySelector('[data-lesson-say]').textContent !== said", arg=said)
    assert page.get_attribute("[data-lesson]", "data-lesson-step") == "2"
    # Who leaves and comes again by the start page goes on where he was.
    table = page.url
    page.goto("/")
    page.click(f"[data-learn={SCRIPTED[0][0]}]")
    page.click(f"[data-lesson-name={SCRIPTED[0][1]}]")
    page.wait_for_selector('[data-lesson-step="2"]')
    assert page.url == table
    term = page.locator("[data-term]").first
    term.click()
    page.wait_for_selector("[role=tooltip]")


def test_what_a_step_names_is_lit_and_nothing_of_the_table_is_covered(visit: Visit) -> None:
    for device in DEVICES:
        learner = begin(visit, *SCRIPTED[0], "fr", device)
        page = learner.page
        page.click("[data-lesson-next]")  # the second step names things that a phone shows, too
        page.wait_for_selector('[data-lesson-step="2"]')
        page.wait_for_selector(".spoken", state="attached")
        low = page.evaluate("document.querySelector('[data-lesson]').getBoundingClientRect().bottom")
        high = page.evaluate("document.querySelector('[data-table]').getBoundingClientRect().top")
        assert low <= high + 1
        bottom = page.evaluate("document.querySelector('[data-table]').getBoundingClientRect().bottom - innerHeight")
        assert bottom <= 1


def test_lessons_are_told_in_frames_of_their_own_table_only(visit: Visit) -> None:
    me = visit()
    me.open_table(SCRIPTED[0][0], "me", "bot")
    frames = [json.loads(frame) for frame in me.frames if frame.startswith('{"t":"scene"')]
    assert frames
    assert all("lesson" not in frame["table"] for frame in frames)
