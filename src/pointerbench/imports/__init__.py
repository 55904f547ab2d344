"""Other people's grounding sets in our row format, so that the scorer, click-eval and reports work
on them."""
