"""Which family a model belongs to, by its name as people write it: ids of hubs and of servers."""

from __future__ import annotations

from offenders import over, over_rows

from pointerbench.run.profiles import family_of, profiles

MODELS = {
    "qwen2-vl": ["Qwen/Qwen2-VL-2B-Instruct", "Qwen/Qwen2-VL-72B-Instruct", "qwen/qwen-2-vl-7b"],
    "qwen2.5-vl": [
        "Qwen/Qwen2.5-VL-3B-Instruct",
        "Qwen2.5-VL-72B-Instruct-AWQ",
        "qwen/qwen2.5-vl-32b-instruct",
        "qwen/qwen-2.5-vl-7b-instruct:free",
        "qwen2.5vl:7b",
    ],
    "qwen3-vl": [
        "Qwen/Qwen3-VL-4B-Instruct",
        "qwen/qwen3-vl-8b-instruct",
        "qwen/qwen3-vl-30b-a3b-instruct",
        "Qwen/Qwen3-VL-235B-A22B-Instruct-FP8",
        "qwen3-vl:8b",
    ],
    "qwen3-vl-thinking": [
        "Qwen/Qwen3-VL-4B-Thinking",
        "qwen/qwen3-vl-8b-thinking",
        "qwen/qwen3-vl-30b-a3b-thinking",
    ],
    "qwen3.5-vl": ["Qwen/Qwen3.5-9B", "qwen/qwen3.6-27b"],
    "ui-tars": [
        "bytedance-research/UI-TARS-2B-SFT",
        "bytedance-research/UI-TARS-7B-DPO",
        "bytedance-research/UI-TARS-72B-SFT",
    ],
    "ui-tars-1.5": ["ByteDance-Seed/UI-TARS-1.5-7B", "bytedance/ui-tars-1.5-7b"],
    "os-atlas-base-7b": ["OS-Copilot/OS-Atlas-Base-7B"],
    "os-atlas-base-4b": ["OS-Copilot/OS-Atlas-Base-4B"],
    "showui": ["showlab/ShowUI-2B"],
    "uground-v1": ["osunlp/UGround-V1-2B", "osunlp/UGround-V1-7B", "osunlp/UGround-V1-72B"],
    "molmo": [
        "allenai/Molmo-7B-D-0924",
        "allenai/Molmo-7B-O-0924",
        "allenai/Molmo-72B-0924",
        "allenai/MolmoE-1B-0924",
    ],
    "molmo2": ["allenai/Molmo2-4B", "allenai/Molmo2-O-7B", "allenai/molmo-2-8b"],
    "molmopoint-gui": ["allenai/MolmoPoint-GUI-8B"],
    "moondream": ["moondream-cloud", "vikhyatk/moondream2", "moondream/moondream3-preview"],
    "mai-ui": ["Tongyi-MAI/MAI-UI-8B", "Tongyi-MAI/MAI-UI-2B"],
    "fara": ["microsoft/Fara-7B", "microsoft/fara-7b"],
    "groundnext": ["ServiceNow/GroundNext-7B-V0", "ServiceNow/GroundNext-3B-V0"],
    "ernie-4.5-vl": [
        "baidu/ERNIE-4.5-VL-28B-A3B-PT",
        "baidu/ERNIE-4.5-VL-28B-A3B-Thinking",
        "baidu/ernie-4.5-vl-28b-a3b",
    ],
    "internvl2.5": ["OpenGVLab/InternVL2_5-8B", "opengvlab/internvl2.5-78b"],
    "internvl3": ["OpenGVLab/InternVL3-8B", "opengvlab/internvl3-78b", "OpenGVLab/InternVL3-1B-hf"],
    "internvl3.5": ["OpenGVLab/InternVL3_5-8B", "opengvlab/internvl3.5-8b"],
    "holo1": ["Hcompany/Holo1-7B", "Hcompany/Holo1-3B"],
    "holo1.5": ["Hcompany/Holo1.5-3B", "Hcompany/Holo1.5-72B"],
    "holo2": ["Hcompany/Holo2-4B", "Hcompany/Holo2-30B-A3B"],
    "holo3": ["Hcompany/Holo3-35B-A3B", "holo3.1"],
    "gta1-2507": ["Salesforce/GTA1-7B-2507", "HelloKKMe/GTA1-7B-2507"],
    "gta1": ["Salesforce/GTA1-7B", "Salesforce/GTA1-32B"],
    "gui-g2": ["inclusionAI/GUI-G2-7B", "inclusionAI/GUI-G2-3B"],
    "se-gui": ["XinBB/SE-GUI-3B", "XinBB/SE-GUI-7B"],
    "ui-venus-ground-7b": ["inclusionAI/UI-Venus-Ground-7B"],
    "ui-venus-ground-72b": ["inclusionAI/UI-Venus-Ground-72B"],
    "ui-venus-1.5": ["inclusionAI/UI-Venus-1.5-8B", "inclusionAI/UI-Venus-1.5-30B-A3B"],
    "jedi": ["xlangai/Jedi-3B-1080p", "xlangai/Jedi-7B-1080p"],
    "aguvis": ["xlangai/Aguvis-7B-720P", "xlangai/Aguvis-72B-720P"],
    "cogagent": ["THUDM/cogagent-9b-20241220"],
    "opencua": ["xlangai/OpenCUA-7B", "xlangai/OpenCUA-32B", "xlangai/OpenCUA-72B"],
    "opencua-a3b": ["xlangai/OpenCUA-A3B", "xlangai/OpenCUA-Qwen2-7B"],
    "minicpm-v": ["openbmb/MiniCPM-V-2_6", "openbmb/MiniCPM-V-4_5"],
    "claude": [
        "anthropic/claude-sonnet-4.5",
        "claude-sonnet-4-5-20250929",
        "claude-opus-4-20250514",
        "anthropic/claude-opus-4.1",
    ],
    "claude-hires": ["anthropic/claude-opus-4.7", "claude-opus-4-7"],
    "gemini": ["google/gemini-2.5-pro", "gemini-2.5-flash", "gemini-3-pro-preview"],
    "gemini-computer-use": ["gemini-2.5-computer-use-preview-10-2025"],
    "gpt-computer-use": ["computer-use-preview", "openai/computer-use-preview"],
    "gpt-text": ["openai/gpt-4o", "gpt-4o-mini-2024-07-18", "openai/gpt-4.1"],
    "gpt-5": ["openai/gpt-5", "gpt-5-mini", "openai/gpt-5.1"],
    "grok": ["x-ai/grok-4", "grok-2-vision-1212"],
    "glm-4.5v": ["zai-org/GLM-4.5V", "z-ai/glm-4.5v", "zai-org/GLM-4.1V-9B-Thinking", "glm-4.6v"],
    "kimi-vl": ["moonshotai/Kimi-VL-A3B-Instruct"],
    "kimi-vl-thinking": [
        "moonshotai/Kimi-VL-A3B-Thinking-2506",
        "moonshotai/kimi-vl-a3b-thinking:free",
    ],
    "seed-vl": ["bytedance-seed/seed-1.6", "doubao-1-5-thinking-vision-pro-250428"],
}
MODELS |= {
    "infigui-g1": ["InfiX-ai/InfiGUI-G1-3B", "InfiX-ai/InfiGUI-G1-7B"],
    "infigui-r1": ["Reallm-Labs/InfiGUI-R1-3B"],
    "phi-ground": ["microsoft/Phi-Ground", "microsoft/Phi-Ground-4B-16C"],
    "phi-ground-any": ["microsoft/Phi-Ground-Any"],
    "gelab-zero": ["stepfun-ai/GELab-Zero-4B-preview", "stepfun-ai/Step-GUI-4B"],
    "zonui-3b": ["zonghanHZH/ZonUI-3B"],
    "ferret-ui": ["jadechoghari/Ferret-UI-Gemma2b", "jadechoghari/Ferret-UI-Llama8b"],
    "seeclick": ["cckevinn/SeeClick"],
    "ui-tars-2": ["ui-tars-2", "bytedance/ui-tars-2-preview"],
    "os-atlas-pro": ["OS-Copilot/OS-Atlas-Pro-4B", "OS-Copilot/OS-Atlas-Pro-7B"],
    "uground-v0": ["osunlp/UGround"],
    "gui-actor": ["microsoft/GUI-Actor-2B-Qwen2-VL", "microsoft/GUI-Actor-7B-Qwen2.5-VL"],
    "gui-owl": ["mPLUG/GUI-Owl-7B", "mPLUG/GUI-Owl-32B"],
    "gui-owl-1.5": ["mPLUG/GUI-Owl-1.5-8B-Instruct", "mPLUG/GUI-Owl-1.5-32B-Think"],
    "ui-ins": ["Tongyi-MiA/UI-Ins-7B", "Tongyi-MiA/UI-Ins-32B"],
    "scalecua": ["OpenGVLab/ScaleCUA-7B"],
    "evocua-s2": ["meituan/EvoCUA-8B-20260105", "meituan/EvoCUA-32B-20260105"],
    "evocua-s1": ["evocua-32b-20260105-s1"],
    "kimi-k2.5": ["moonshotai/Kimi-K2.5", "moonshotai/kimi-k2.5:free"],
    "glm-5v": ["z-ai/glm-5v-turbo"],
    "cogagent-18b": ["THUDM/cogagent-chat-hf", "THUDM/cogagent-18b"],
    "aria-ui": ["Aria-UI/Aria-UI-base"],
    "magma": ["microsoft/Magma-8B"],
    "gemini-3-computer-use": ["gemini-3-pro-computer-use-preview"],
}
UNKNOWN = [
    *("", "my-model", "mistralai/pixtral-12b", "Qwen/Qwen3-8B", "qwen/qwen2.5-72b-instruct"),
    *("inclusionAI/UI-Venus-Navi-7B", "moonshotai/kimi-k2", "zai-org/GLM-4.5", "zai-org/GLM-5"),
    *("ByteDance-Seed/Seed-OSS-36B-Instruct", "OpenGVLab/InternVL2-8B", "allenai/Olmo-2-7B"),
    *("generic-1000", "allenai/MolmoAct-7B-D-0812", "apple/Ferret-UI-2", "rhymes-ai/Aria"),
]


def test_every_family_has_names_here_but_those_that_are_named_in_the_models_file() -> None:
    assert set(MODELS) == {family for family in profiles() if not family.startswith("generic-")}


@over_rows((family, name) for family, names in MODELS.items() for name in names)
def test_a_models_name_finds_its_family(family: str, name: str) -> None:
    assert family_of(name) == family
    assert family_of(name.upper()) == family


@over(UNKNOWN)
def test_another_models_name_finds_none(name: str) -> None:
    assert family_of(name) is None


def test_no_pattern_stands_in_two_families() -> None:
    patterns = [pattern for made in profiles().values() for pattern in made.models]
    assert len(patterns) == len(set(patterns))
