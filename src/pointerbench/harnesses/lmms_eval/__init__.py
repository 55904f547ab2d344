"""Our suites as tasks of lmms-eval: the folder that its ``--include_path`` takes.

``python -m pointerbench.harnesses.lmms_eval`` prints where the folder lies.
"""
