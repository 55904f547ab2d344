"""Studies whose trials are computed from the weather of the collection."""

import json
from pathlib import Path

import optuna

made = json.loads(Path("collection.json").read_text("utf-8"))
optuna.logging.set_verbosity(optuna.logging.WARNING)
for number, page in enumerate(made["pages"][:5]):
    study = optuna.create_study(storage="sqlite:///study.db", study_name=page["title"])
    for measure in made["measures"][: 24 - 3 * number]:
        study.add_trial(
            optuna.trial.create_trial(
                params={"warmth": measure["warmth"], "rain": measure["rain"]},
                distributions={
                    "warmth": optuna.distributions.FloatDistribution(-60, 60),
                    "rain": optuna.distributions.FloatDistribution(0, 20),
                },
                value=float(measure["visitors"]),
            )
        )
