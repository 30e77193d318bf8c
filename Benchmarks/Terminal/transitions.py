"""Finds the transitions of scene files, and measures them with TransitionBenchmark."""

import collections
import json
import os
import subprocess
import tempfile

import pages

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "..", ".."))
STORYBOARDS = os.path.join(ROOT, "docs", "storyboards")
FILES = [os.path.join(ROOT, "scenes.json")] + [
    os.path.join(STORYBOARDS, name + ".json") for name in (
        "gallery", "push", "fade", "grow", "vertical", "presentations", "tabs", "unwind",
        "embed", "adaptive")]
# What the kinds of transitions are called in the tables.
KINDS = {
    "alert": "alert", "actionSheet": "action sheet",
    "pageSheet": "page sheet", "formSheet": "form sheet", "overFullScreen": "over full screen",
    "fullScreen": "full screen from below", "crossDissolve": "cross dissolve",
    "flipHorizontal": "flip", "partialCurl": "partial curl", "popover": "popover",
}
COLUMNS = (
    "transition", "played", "frames", "sent", "bytes", "a frame", "longest", "µs", "ASCII rep",
    "curses", "best", "no rep", "ratio", "cells")
# The largest ratio to the best encoder that is not listed below a table.
MOST_RATIO = 1.10
DEPTHS = {"truecolor": "truecolor", "palette256": "256 colours"}


class Scenes:
    """The scenes of a file, and the transitions between them."""

    def __init__(self, path):
        self.path = path
        with open(path) as file:
            document = json.load(file)
        self.scenes = {scene["id"]: scene for scene in document["scenes"]}
        self.transitions = document.get("transitions", {})
        self.initial = document.get("initial", document["scenes"][0]["id"])

    def shown_with(self, scene):
        """The scenes that are on the screen with one: its children and theirs."""
        result, waiting = [], [scene]
        while waiting:
            name = waiting.pop()
            if name in result:
                continue
            result.append(name)
            fields = {key: value for key, value in self.scenes[name].items() if key != "segues"}
            for key in ("root", "primary", "secondary", "supplementary"):
                if fields.get(key) in self.scenes:
                    waiting.append(fields[key])
            for child in fields.get("tabs", [])[:1] + fields.get("pages", [])[:1]:
                child = child if isinstance(child, str) else child.get("scene")
                if child in self.scenes:
                    waiting.append(child)
            waiting += [segue["to"] for segue in self.scenes[name].get("segues", [])
                        if segue["kind"] == "embed" and segue.get("to") in self.scenes]
        return result

    def kind(self, segue, source):
        """What a segue's transition is called."""
        if "transition" in segue:
            name = segue["transition"]
            return name if isinstance(name, str) else next(iter(name))
        if segue["kind"] in ("show", "push", "showDetail"):
            if segue["kind"] == "showDetail":
                return "show detail"
            is_table = self.scenes[source].get("kind") == "tableViewController"
            return "push from a table" if is_table else "push"
        if segue["kind"] == "popoverPresentation":
            return "popover"
        scene = self.scenes[segue["to"]]
        if scene.get("kind") == "alertController":
            return scene.get("style", "alert")
        style = scene.get("modalPresentationStyle", "fullScreen")
        if style in ("fullScreen", "automatic") and "modalTransitionStyle" in scene:
            style = scene["modalTransitionStyle"]
        return style

    def plays(self):
        """Each segue once, by a shortest way, and the way back where there is one."""
        queue, seen = collections.deque([(self.initial, [])]), set()
        while queue:
            scene, path = queue.popleft()
            for source in self.shown_with(scene):
                for segue in self.scenes[source].get("segues", []):
                    step = f"{source}/{segue['id']}"
                    target = segue.get("to")
                    if segue["kind"] in ("unwind", "embed") or target not in self.scenes or step in seen:
                        continue
                    seen.add(step)
                    kind = self.kind(segue, source)
                    yield kind, path + [step]
                    queue.append((target, path + [step]))
                    back = [f"{name}/{unwind['id']}" for name in self.shown_with(target)
                            for unwind in self.scenes[name].get("segues", [])
                            if unwind["kind"] == "unwind"]
                    if back:
                        yield kind + ", back", path + [step, back[0]]


def plan(files):
    """The lines of TransitionBenchmark's input."""
    lines = []
    for path in files:
        part = "gallery" if os.path.basename(path) == "gallery.json" else "tutorials"
        for kind, steps in Scenes(path).plays():
            name, comma, direction = kind.partition(",")
            lines.append("\t".join([f"{part}: {KINDS.get(name, name)}{comma}{direction}", path] + steps))
    return lines


def run(program, columns, rows, depth, writer, lines, references=None):
    """Runs TransitionBenchmark; the figures of each line, and those of the references."""
    command = [program, str(columns), str(rows), depth, writer]
    text = "\n".join(lines) + "\n"
    with tempfile.TemporaryFile("w+") as figures, tempfile.TemporaryFile("w+") as others:
        second = None
        if references:
            second = subprocess.Popen([references, depth], stdin=subprocess.PIPE, stdout=others)
            command.append("-")
        first = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=second.stdin if second else subprocess.DEVNULL,
            stderr=figures, text=True)
        first.communicate(text)
        if second:
            second.stdin.close()
            if second.wait():
                raise SystemExit("the references failed")
        figures.seek(0)
        others.seek(0)
        if first.returncode:
            raise SystemExit(f"{program} ended with {first.returncode}: {figures.read()}")
        own = [[int(field) for field in line.split("\t")[1:]] for line in figures]
        rest = [[int(field) for field in line.split("\t")] for line in others]
    return own, rest


def compile_references(encoder, folder):
    """Compiles references.c, with the best encoder known if its file is given."""
    output = os.path.join(folder, "references")
    define = [f'-DENCODER="{os.path.abspath(encoder)}"'] if encoder else []
    subprocess.run(
        ["cc", "-O2", "-w", *define, os.path.join(HERE, "references.c"), "-o", output, "-lm"],
        check=True)
    return output


def measure(program, columns, rows, depth, lines, encoder):
    """The figures of each kind of transition, in the order of the plan, and those of all."""
    with tempfile.TemporaryDirectory() as folder:
        references = compile_references(encoder, folder)
        _, others = run(program, columns, rows, depth, "encoder", lines, references)
    # Writing the cells for the references takes time, so the figures are from a run without them.
    own, _ = run(program, columns, rows, depth, "encoder", lines)
    curses, _ = run(program, columns, rows, depth, "curses", lines)
    ascii_only, _ = run(program, columns, rows, depth, "ascii", lines)
    groups, total = {}, collections.Counter()
    for line, figures, by_ascii, written, other in zip(lines, own, ascii_only, curses, others, strict=True):
        composed, sent, count, longest, time, _ = figures
        if composed == 0:
            continue
        for group in (groups.setdefault(line.split("\t")[0], collections.Counter()), total):
            group.update(
                played=1, frames=composed, sent=sent, bytes=count, time=time, ascii=by_ascii[2],
                curses=written[2], best=other[3], plain=other[4], cells=other[2])
            group["longest"] = max(group["longest"], longest)
    groups["all"] = total
    return groups


def ratio(group, depth):
    """The bytes divided by those of the best encoder, which repeats characters if the terminal does."""
    # A terminal of 256 colours is one that repeats only ASCII.
    return group["bytes"] / max(1, group["best" if depth == "truecolor" else "plain"])


def rows_of(groups, depth, encoder):
    """The cells of the table's rows."""
    for name, group in groups.items():
        played, frames = group["played"], group["frames"]

        def mean(key):
            return f"{group[key] / played:.0f}"

        best = (mean("best"), mean("plain"), f"{ratio(group, depth):.2f}")
        yield (
            name, str(played), mean("frames"), mean("sent"), mean("bytes"),
            f"{group['bytes'] / max(1, group['sent']):.0f}", str(group["longest"]),
            f"{group['time'] / frames:.0f}", mean("ascii"), mean("curses"),
            *(best if encoder else ("not measured",) * 3), mean("cells"))


def print_tables(program, sizes, depths, encoder, page=None):
    """Prints a table for each size and depth, and writes them into a page if one is given."""
    lines = plan(FILES)
    written = []
    for columns, rows in sizes:
        for depth in depths:
            groups = measure(program, columns, rows, depth, lines, encoder)
            print(f"\n{columns} x {rows}, {depth}")
            print("%-36s" % COLUMNS[0] + "".join("%13s" % name for name in COLUMNS[1:]))
            written += ["", f"## {columns} × {rows}, {DEPTHS[depth]}", "", "| " + " | ".join(COLUMNS) + " |",
                        "|---|" + "---:|" * (len(COLUMNS) - 1)]
            for cells in rows_of(groups, depth, encoder):
                print("%-36s" % cells[0] + "".join("%13s" % cell for cell in cells[1:]), flush=True)
                written.append("| " + " | ".join(cells) + " |")
            if encoder:
                above = [f"{name} ({ratio(group, depth):.2f})" for name, group in groups.items()
                         if ratio(group, depth) > MOST_RATIO]
                written += ["", f"Ratio above {MOST_RATIO:.2f}: " + (", ".join(above) or "none") + "."]
                print("\n" + written[-1], flush=True)
    if page:
        pages.replace(page, "transitions", written[1:])
