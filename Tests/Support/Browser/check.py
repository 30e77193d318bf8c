#!/usr/bin/env python3
"""Compares shared sessions with their model, in other programs than Segue.

check.py SEGUE LOG...: each log is shared; then pyte reads the cast, and Chromium shows the drawing
and the page, without a network. Each cell's background must be that of the JSON, which is the model.
`make test-sharing` installs what is needed and runs it."""
import os, subprocess, sys, tempfile

from playwright.sync_api import sync_playwright

import model
from casts import check_cast
from drawings import check_drawing
from model import Model
from pages import check_accessibility, check_page, check_panels, check_ticks, check_zoom


def share(segue, log, files, *options):
    subprocess.run([segue, "share", log, "-o", *files, *options], check=True)


def check_session(browser, segue, log, folder):
    name = os.path.basename(log)
    files = {end: f"{folder}/shared.{end}" for end in ("json", "cast", "svg", "html")}
    share(segue, log, files.values())
    frames = Model(files["json"])
    check_cast(files["cast"], frames, name)
    check_drawing(browser, files["svg"], frames, name)
    check_page(browser, files["html"], frames, name)
    check_ticks(browser, files["html"], frames, name)
    check_panels(browser, files["html"], frames, name)
    check_zoom(browser, files["html"], name)
    check_accessibility(browser, files["html"], name)
    both, one = f"{folder}/both.svg", f"{folder}/one.json"
    share(segue, log, [both], "--appearance", "both")
    for scheme in ("light", "dark"):
        share(segue, log, [one], "--appearance", scheme)
        check_drawing(browser, both, Model(one), f"{name}, both appearances, {scheme}", scheme)


def main():
    segue, logs = sys.argv[1], sys.argv[2:]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium",
            args=["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND"])
        for log in logs:
            check_session(browser, segue, log, folder)
        browser.close()
    sys.exit(model.failures > 0)


main()
