"""Settings of a new project: its language, and no questions to the outside."""

import re
import sys
from pathlib import Path

base = next(Path().glob("*/settings/base.py"))
text = base.read_text("utf-8")
text = re.sub(r'LANGUAGE_CODE = ".*"', f'LANGUAGE_CODE = "{sys.argv[1]}"', text)
text = re.sub(r'WAGTAIL_SITE_NAME = ".*"', 'WAGTAIL_SITE_NAME = "Workshop"', text)
text += "\nWAGTAIL_ENABLE_UPDATE_CHECK = False\nWAGTAIL_ENABLE_WHATS_NEW_BANNER = False\nALLOWED_HOSTS = ['*']\nWAGTAIL_GRAVATAR_PROVIDER_URL = None\nWAGTAILADMIN_NOTIFICATION_INCLUDE_SUPERUSERS = False\n"
base.write_text(text, "utf-8")
urls = base.parent.parent / "urls.py"
said = urls.read_text("utf-8")
if "django-admin/" not in said:
    said = said.replace(
        'path("admin/"', 'path("django-admin/", admin.site.urls),\n    path("admin/"'
    )
urls.write_text(said, "utf-8")
