#!/usr/bin/env python3
"""Compares shared sessions with their model, in other programs than Segue.

check.py SEGUE LOG...: each log is shared; then terminal emulators and players read the cast, and
Chromium shows the drawing and the page, without a network. The cells must be those of the JSON, which
is the model. What is not installed is skipped. `make test-sharing` installs what it can and runs it."""
import os, subprocess, sys, tempfile

from playwright.sync_api import sync_playwright

import model
import words
from casts import (
    check_agg, check_asciinema, check_emulators, check_player, check_showreel)
from drawings import check_drawing, check_drawn_movements
from model import Model
from pages import (
    check_accessibility, check_first_paint, check_movements, check_page, check_panels, check_ticks,
    check_zoom)


def share(segue, log, files, *options):
    subprocess.run([segue, "share", log, "-o", *files, *options], check=True)


def check_casts(browser, segue, log, folder, frames, name):
    two, three = f"{folder}/two.cast", f"{folder}/three.cast"
    share(segue, log, [two])
    share(segue, log, [three], "--cast", "3")
    check_emulators(two, frames, name)
    check_asciinema(two, name)
    check_agg(two, frames, name, folder)
    check_showreel(three, frames, name)
    for version, cast in ((2, two), (3, three)):
        check_player(browser, cast, frames, f"{name}, version {version}")


def check_session(browser, segue, log, folder):
    name = os.path.basename(log)
    files = {end: f"{folder}/shared.{end}" for end in ("json", "svg", "html")}
    share(segue, log, files.values())
    frames = Model(files["json"])
    check_casts(browser, segue, log, folder, frames, name)
    check_drawing(browser, files["svg"], frames, name)
    check_drawn_movements(browser, files["svg"], frames, name)
    check_movements(browser, files["html"], frames, name)
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


def check_long_page(browser, segue, folder):
    """Checks the page of ten minutes of walking."""
    log, page = f"{folder}/long.log", f"{folder}/long.html"
    repeat = os.path.join(os.path.dirname(os.path.abspath(__file__)), "repeat.py")
    with open(log, "w") as file:
        subprocess.run([sys.executable, repeat, "docs/walk.svg", "600"], check=True, stdout=file)
    share(segue, log, [page])
    check_first_paint(browser, page, folder, "ten minutes")


def main():
    segue, logs = sys.argv[1], sys.argv[2:]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium",
            args=["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND"])
        words.write(f"{folder}/words.log")
        for log in [*logs, f"{folder}/words.log"]:
            check_session(browser, segue, log, folder)
        check_long_page(browser, segue, folder)
        browser.close()
    sys.exit(model.failures > 0)


if __name__ == "__main__":
    main()
