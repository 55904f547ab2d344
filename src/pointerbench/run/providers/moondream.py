"""Moondream's own API: it points at an object that is named, not at what an instruction says."""

from __future__ import annotations

import json
import re
from typing import Any

from pointerbench.run.providers.cloud import PICTURE, Cloud
from pointerbench.run.providers.faults import Where
from pointerbench.run.providers.http import MARK, Service
from pointerbench.run.question import POINT, Call, Reply

_BOX = r"(?:a|the)\ (?:\w+\ )?(?:box|rectangle|frame)(?:\ tightly)?"
_ENGLISH = r"""
    (?:(?:please|just|now|then|could\ you|can\ you|would\ you|i'd\ like\ to
       |i\ (?:want|need)\ (?:you\ )?to)\s+)*
    (?: (?:(?:left|right|double|single)[\ -])? click (?:\ exactly)? (?:\ (?:on|at|inside|in))?
      | (?:tap|press|hit|touch|push) (?:\ (?:on|at))?
      | (?:select|choose|pick|find|locate|mark|outline|enclose|highlight|spot)
      | point (?:\ (?:to|at|out))? | hover (?:\ over)?
      | (?:put|place|set|position|move|bring) \ (?:the|your) \ (?:mouse|pointer|cursor)
        (?:\ (?:pointer|cursor))? \ (?:on(?:to)?|over|at|to)
      | (?:i\ need|i'd\ like|i\ want) \ the \ (?:mouse|pointer|cursor) \ (?:on|over|at)
      | (?:draw|put) \ BOX \ (?:around|over) | where \ (?:is|are) )
"""
_OTHERS = r"""
      (?:bitte\s+)?(?:klick|klicke|klicken\ sie|tipp|tippe|tippen\ sie|drück|drücke|drücken\ sie)
        (?:\ bitte)?\ (?:auf|in)
    | (?:bitte\s+)?(?:wähle|markiere|finde|zeige)(?:\ bitte)? | wo\ (?:ist|sind)
    | (?:haz|haga|hacer)\ clic\ (?:en|sobre) | (?:pulsa|pulse|toca|toque)(?:\ (?:en|sobre))?
    | (?:selecciona|seleccione|busca|busque|marca|marque|señala|señale)
    | ¿?\ ?dónde\ (?:está|están)
    | (?:peux-tu\ |pourrais-tu\ )?(?:clique|cliquer|cliquez|appuie|appuyez|pointe|pointez)
        \ (?:sur|dans)
    | (?:sélectionne|sélectionnez|trouve|trouvez) | où\ (?:est|sont|se\ trouve)
    | (?:fai|faccia)\ clic\ (?:su|in)
    | (?:puoi\ )?(?:clicca|cliccare|clicchi|tocca|premi|prema)\ (?:su|sul|sulla|in)
    | (?:seleziona|selezioni|trova|trovi|indica|indichi)
    | (?:klik|tik|druk)(?:\ alstublieft)?\ op | (?:selecteer|markeer|zoek|kies) | waar\ (?:is|staat)
"""
_VERB = re.compile(
    rf"\s*(?:{_ENGLISH.replace('BOX', _BOX)}|{_OTHERS})(?=[\s\"'“„«‘»])",
    re.IGNORECASE | re.VERBOSE,
)
_COURTESY = re.compile(
    r"""
    (?: ,? \s+ (?: please | for\ me | bitte | por\ favor | per\ favore | alsjeblieft | alstublieft
                | s'il\ (?:te|vous)\ pla[iî]t | by\ (?:\w+-)?clicking (?:\ on)? \ it )
      | (?: [.?;,] | \s+ and ) \s+ (?: (?:double-)?click\ (?:on\ )?(?:it|there|that\ edge)
                                  | where\ do\ i\ click | clique\ dessus | klicke\ darauf )
    ) $
    """,
    re.IGNORECASE | re.VERBOSE,
)
_END = ".!?;: \t\r\n\u00a0\u202f"
_LONGEST = 60  # characters of a courtesy: only so much of the end is looked at


def object_query(instruction: str) -> str:
    """What an instruction names, for a model that points at objects: "Click the chat button."
    gives "the chat button".

    Only a verb of pointing or clicking that it begins with is taken away (in English, German,
    Spanish, French, Italian and Dutch), and courtesy and full stops at its end. What says more than
    where to click is left as it is.
    """
    whole = instruction.strip().rstrip(_END)
    for _ in range(4):
        polite = _COURTESY.search(whole[-_LONGEST:])
        if polite is None:
            break
        whole = whole[: len(whole[:-_LONGEST]) + polite.start()].rstrip(_END)
    found = _VERB.match(whole)
    named = whole[found.end() :].strip() if found else whole
    return named or whole or instruction


def _headers(key: str) -> dict[str, str]:
    return {"X-Moondream-Auth": key}


class Moondream(Cloud):
    """POST /point, and /detect where a box is asked.

    Settings, beyond those of `Cloud` and `Line`: ``body`` (further fields of the request). At a
    ``base_url`` of one's own no key is needed.
    """

    service = Service("https://api.moondream.ai/v1", "MOONDREAM_API_KEY", False, _headers)
    concurrency = 1

    def request(self, call: Call) -> tuple[str, dict[str, Any]]:
        body = {
            "image_url": PICTURE + MARK,
            "object": object_query(call.question.instruction),
            **self.model.profile.body,
            **self.settings.get("body", {}),
        }
        return "point" if call.question.answer_type == POINT else "detect", body

    def reply(self, where: Where, answer: dict[str, Any]) -> Reply:
        found = answer["points"] if "points" in answer else answer["objects"]
        if not isinstance(found, list):
            raise TypeError("no list")
        return Reply(json.dumps(answer, ensure_ascii=False), finish_reason="stop")
