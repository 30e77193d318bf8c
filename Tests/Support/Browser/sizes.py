#!/usr/bin/env python3
"""sizes.py SEGUE [FOLDER]: the bytes of three shared sessions, as the table of docs/sharing.md.

FOLDER has the programs agg, termtosvg and showreel, if their figures are wanted."""
import os, subprocess, sys, tempfile

SESSIONS = ["docs/walk.svg", "Tests/Fixtures/Recorded/Sessions/items.log",
            "Tests/Fixtures/Recorded/Shared/gallery.log"]
FORMATS = ["cast", "html", "svg", "gif", "webp", "png", "md", "vtt", "txt", "json"]


def size(command, path):
    try:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return os.path.getsize(path)
    except (OSError, subprocess.CalledProcessError):
        return None


def main():
    segue = sys.argv[1]
    tools = os.path.abspath(sys.argv[2]) if len(sys.argv) > 2 else None
    rows = {}
    with tempfile.TemporaryDirectory() as folder:
        for log in SESSIONS:
            def path(name):
                return os.path.join(folder, name)

            def add(name, command, file):
                rows.setdefault(name, []).append(size(command, path(file)))

            for end in FORMATS:
                share = [segue, "share", log, "-o", path("a." + end)]
                add(f"`.{end}`", share, "a." + end)
                add(f"`.{end}`, `--no-log`", share + ["--no-log"], "a." + end)
                if end in ("gif", "webp", "png"):
                    small = share + ["--no-log", "--scale", "1"]
                    add(f"`.{end}`, `--no-log --scale 1`", small, "a." + end)
                    add(f"`.{end}`, `--no-log --scale 1 --fps 25`", small + ["--fps", "25"], "a." + end)
            if tools:
                cast = path("a.cast")
                add("agg, GIF", [tools + "/agg", "--no-loop", cast, path("b.gif")], "b.gif")
                add("termtosvg-ng, SVG", [tools + "/termtosvg", "render", cast, path("b.svg")], "b.svg")
                add("showreel, SVG", [tools + "/showreel", "svg", cast, "-o", path("c.svg")], "c.svg")
                add("showreel, HTML", [tools + "/showreel", "html", cast, "-o", path("c.html")], "c.html")
    print("| bytes | tutorial | items | gallery |\n|---|---:|---:|---:|")
    for name, sizes in rows.items():
        if any(sizes):
            print(f"| {name} | " + " | ".join(f"{n:,}" if n else "–" for n in sizes) + " |")


main()
