#!/usr/bin/env python3
"""What the built program sends to a terminal, and what it takes to make it.

Plays the reference work in a pseudo-terminal: two scenes, a slide of 0.4 s, a fade of 0.3 s and a zoom
of 0.5 + 0.5 s, each there and back, with edges that move by whole cells and by eighths. Sizes, transitions and repetitions can be given:

    measure.py .build/release/segue --sizes 80x24,200x60 --kinds slide --times 20

The terminal that it plays knows synchronized output, so every frame is bracketed and counted. How many
are asked for is how many pictures differ at 60 a second: a run at a quarter of the speed, in which every
tick has time for a frame, tells at which ticks that is. With
--peer NAME=COMMAND, where {kind} stands for the transition, another program's row is added; it is run
with BENCH_REPEAT=0 too, to subtract its start.

With --gallery the transitions are those of segues from the gallery's first page, each once:

    measure.py .build/release/segue --sizes 80x24 --gallery warning,pageSheet,flip

With --transitions PROGRAM, the path of TransitionBenchmark, every transition of the tutorial and of the
demo storyboards is played too, without a terminal, in the given sizes, in truecolor and 256 colours.
--best names a file in C with another encoder to compare with; references.c says what it must have.
--page FILE writes these tables into a page, between the markers "transitions".
"""

import argparse
import json
import os
import pty
import re
import select
import struct
import sys
import tempfile
import termios
import time
import fcntl

# No compiled modules beside the sources.
sys.dont_write_bytecode = True

import transitions as scenes  # noqa: E402

TICKS = 120
KINDS = {
    "slide": ("up", "down", 48),
    "fade": ("right", "left", 36),
    "zoom": ("left", "right", 120),
}
FRAME_END = b"\x1b[?2026l"
HERE = os.path.dirname(os.path.abspath(__file__))


GALLERY = os.path.join(HERE, "..", "..", "docs", "storyboards", "gallery.json")


def header(scenes, columns, rows):
    """The first record of a session."""
    with open(scenes) as file:
        text = file.read()
    return {
        "record": "header", "format": 1, "program": "measure", "ticksPerSecond": TICKS,
        "columns": columns, "rows": rows, "storyboardName": os.path.basename(scenes), "storyboard": text,
    }


def log(kind, columns, rows, times):
    """A session in which the transition is played so many times, there and back in turn."""
    there, back, ticks = KINDS[kind]
    records = [header(os.path.join(HERE, "reference.json"), columns, rows)]
    tick = TICKS // 2
    for number in range(times):
        direction = back if number % 2 else there
        records.append(
            {"record": "input", "tick": tick, "command": "swipe", "direction": direction})
        tick += ticks + 4
    records.append({"record": "end", "tick": tick + 4})
    return "".join(json.dumps(record) + "\n" for record in records)


def play(command, columns, rows, environment):
    """Runs a program to its end.

    Returns its output, when each part came, what it used, and its largest memory in kilobytes.
    """
    process, line = pty.fork()
    if process == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.environ.update({"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"})
        os.environ.update(environment)
        os.execvp(command[0], command)
    output, times, asked, start = bytearray(), [], False, time.monotonic()
    answered = 0
    # Not the usage's ru_maxrss: a process inherits that of this script, from before the program began.
    memory, due = 0, 0
    while True:
        select.select([line], [], [], 1)
        try:
            part = os.read(line, 65536)
        except OSError:
            break
        if not part:
            break
        output += part
        times.append((time.monotonic() - start, len(output)))
        if times[-1][0] >= due:
            memory, due = max(memory, peak(process)), times[-1][0] + 0.1
        if not asked and b"\x1b[?2026$p" in output:
            asked = True
            os.write(line, b"\x1b[?2026;2$y\x1b[?62c")
        # Status reports, by which the program knows how far the terminal has read.
        while (place := output.find(b"\x1b[5n", answered)) >= 0:
            answered = place + 4
            os.write(line, b"\x1b[0n")
        answered = max(answered, len(output) - 3)
    _, status, usage = os.wait4(process, 0)
    if status:
        sys.exit(f"{command[0]} ended with {status}")
    return bytes(output), times, usage, memory


def peak(process):
    """The most memory that a process has had since it began, in kilobytes; 0 once it has ended."""
    try:
        with open(f"/proc/{process}/status") as file:
            return next((int(line.split()[1]) for line in file if line.startswith("VmHWM")), 0)
    except OSError:
        return 0


def first_frame(output, moments):
    """Milliseconds until the first picture was complete: the last part before a pause."""
    for (moment, count), (following, _) in zip(moments, moments[1:] + [(1e9, 0)]):
        if b"View Controller" in output[:count] and following - moment > 0.003:
            return moment * 1000
    return 0


def gallery(program, segue, columns, rows):
    """The bytes of each frame of a segue from the gallery's first page."""
    records = [
        header(GALLERY, columns, rows),
        {"record": "input", "tick": TICKS // 2, "command": "performSegue", "scene": "gallery",
         "segue": segue},
        {"record": "end", "tick": 2 * TICKS},
    ]
    with tempfile.NamedTemporaryFile("w", suffix=".segue", delete=False) as file:
        file.write("".join(json.dumps(record) + "\n" for record in records))
    try:
        output, *_ = play([program, "replay", "--hide-timeline", file.name], columns, rows, {})
    finally:
        os.unlink(file.name)
    frames = re.findall(rb"\x1b\[\?2026h.*?\x1b\[\?2026l", output, re.S)
    # The first frame is the page.
    return [len(frame) for frame in frames[1:]]


def percentile(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(part * len(values)))] if values else 0


def replay(program, kind, columns, rows, times, smooth, *options):
    with tempfile.NamedTemporaryFile("w", suffix=".segue", delete=False) as file:
        file.write(log(kind, columns, rows, times))
    try:
        # The timeline would be counted with the transitions.
        command = [program, "replay", "--smooth", smooth, "--hide-timeline", file.name]
        return play([*command, *options], columns, rows, {})
    finally:
        os.unlink(file.name)


def transitions(output, moments, kind, slowness=1):
    """When each frame had come, a list for each transition."""
    ends = [match.end() for match in re.finditer(re.escape(FRAME_END), output)]
    result, part = [], 0
    for end in ends:
        while moments[part][1] < end:
            part += 1
        moment = moments[part][0]
        if not result or moment - result[-1][0] > (KINDS[kind][2] + 2) * slowness / TICKS:
            result.append([])
        result[-1].append(moment)
    return result


def asked(program, kind, columns, rows, smooth):
    """How many pictures differ at 60 a second, there and back once."""
    output, moments, *_ = replay(program, kind, columns, rows, 2, smooth, "--speed", "0.25")
    ticks = [[round((moment - times[0]) * TICKS / 4) for moment in times]
             for times in transitions(output, moments, kind, 4)]
    return sum(len({tick // 2 for tick in times}) for times in ticks)


def own(program, kind, columns, rows, times, keep, smooth):
    output, moments, usage, memory = replay(program, kind, columns, rows, times, smooth)
    _, _, idle, _ = replay(program, kind, columns, rows, 0, smooth)
    frames = [match.group() for match in re.finditer(rb"\x1b\[\?2026h.*?\x1b\[\?2026l", output, re.S)]
    if keep:
        with open(f"{keep}-{smooth}-{kind}-{columns}x{rows}.bytes", "wb") as file:
            file.write(output)
    sizes = [len(frame) for frame in frames]
    gaps = [b - a for times in transitions(output, moments, kind) for a, b in zip(times, times[1:])]
    return {
        "frames": len(frames), "asked": asked(program, kind, columns, rows, smooth) * times // 2,
        "mean": sum(sizes) / max(1, len(sizes)),
        "median": percentile(sizes, 0.5), "largest": max(sizes, default=0),
        "cpu": cpu(usage, idle, len(frames)), "p99": percentile(gaps, 0.99) * 1000,
        "first": first_frame(output, moments), "memory": memory / 1024,
    }


def peer(command, kind, columns, rows):
    command = command.format(kind=kind).split()
    surroundings = {"TERM": "xterm-direct", "BENCH_REPEAT": "1"}
    output, moments, usage, memory = play(command, columns, rows, surroundings)
    empty, _, idle, _ = play(command, columns, rows, dict(surroundings, BENCH_REPEAT="0"))
    # A program that does not bracket its frames: they are what comes more than 3 ms apart.
    ends = [moment for moment, _ in moments]
    bursts = [b for a, b in zip([0] + ends, ends) if b - a > 0.003]
    gaps = [b - a for a, b in zip(bursts, bursts[1:])]
    frames = max(1, len(bursts) - 1)
    return {
        "frames": frames, "asked": 0, "mean": (len(output) - len(empty)) / frames, "median": 0, "largest": 0,
        "cpu": cpu(usage, idle, frames), "p99": percentile(gaps, 0.99) * 1000,
        "first": first_frame(output, moments), "memory": memory / 1024,
    }


def cpu(usage, idle, frames):
    """Milliseconds a frame, without those of starting and ending."""
    spent = usage.ru_utime + usage.ru_stime - idle.ru_utime - idle.ru_stime
    return spent * 1000 / max(1, frames)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--sizes", default="80x24,200x60,400x120")
    parser.add_argument("--kinds", default="slide,fade,zoom")
    parser.add_argument("--smooth", default="cells,eighths", help="the steps of edges that move")
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--peer", action="append", default=[], metavar="NAME=COMMAND")
    parser.add_argument("--keep", metavar="PREFIX", help="keep what was sent in files")
    parser.add_argument("--gallery", metavar="SEGUES", help="segues from the gallery's first page")
    parser.add_argument("--transitions", metavar="PROGRAM", help="TransitionBenchmark")
    parser.add_argument("--best", metavar="FILE", help="another encoder, in C")
    parser.add_argument("--colors", default="truecolor,palette256", help="colour depths of --transitions")
    parser.add_argument("--page", metavar="FILE", help="write the tables of --transitions into a page")
    parser.add_argument("--only-transitions", action="store_true", help="leave out the reference work")
    arguments = parser.parse_args()
    sizes = [tuple(map(int, size.split("x"))) for size in arguments.sizes.split(",")]
    if not arguments.only_transitions:
        measure_in_terminal(arguments)
    if arguments.transitions and not arguments.gallery:
        scenes.print_tables(
            arguments.transitions, sizes, arguments.colors.split(","), arguments.best, arguments.page)


def measure_in_terminal(arguments):
    """Prints the figures of the reference work, or of segues of the gallery, in a pseudo-terminal."""
    if arguments.gallery:
        print("%-12s %9s %7s %8s %7s %7s" % ("segue", "size", "frames", "bytes", "mean", "most"))
        for size in arguments.sizes.split(","):
            for segue in arguments.gallery.split(","):
                sizes = gallery(arguments.program, segue, *map(int, size.split("x")))
                print("%-12s %9s %7d %8d %7.0f %7d" % (
                    segue, size, len(sizes), sum(sizes), sum(sizes) / max(1, len(sizes)),
                    max(sizes, default=0)), flush=True)
        return
    head = "%-10s %-6s %9s %7s %7s %7s %7s %7s %8s %8s %8s %7s" % (
        "by", "kind", "size", "frames", "asked", "B mean", "median", "most", "ms/frame", "p99 ms",
        "first ms", "MB")
    print(head)
    for size in arguments.sizes.split(","):
        columns, rows = map(int, size.split("x"))
        for kind in arguments.kinds.split(","):
            # A fade has no edges that move.
            steps = ["eighths"] if kind == "fade" else arguments.smooth.split(",")
            results = [(name, own(
                arguments.program, kind, columns, rows, arguments.times, arguments.keep, name))
                for name in steps]
            for entry in arguments.peer:
                name, command = entry.split("=", 1)
                results.append((name, peer(command, kind, columns, rows)))
            for name, r in results:
                print("%-10s %-6s %9s %7d %7d %7.0f %7d %7d %8.3f %8.1f %8.1f %7.1f" % (
                    name, kind, size, r["frames"], r["asked"], r["mean"], r["median"], r["largest"], r["cpu"],
                    r["p99"], r["first"], r["memory"]), flush=True)


main()
