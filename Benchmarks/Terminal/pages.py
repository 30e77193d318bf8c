"""Writes measured tables into pages of the documentation."""

import os


def replace(path, name, lines):
    """Replaces the lines between the markers of a name in a page.

    The markers are comments: <!-- NAME --> and <!-- end of NAME -->.
    """
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
    with open(path) as file:
        text = file.read()
    start, stop = text.find(begin), text.find(end)
    if start < 0 or stop < start:
        raise SystemExit(f"{path}: expected the lines {begin.strip()} and {end.strip()}; add them")
    text = text[:start] + begin + "\n" + "\n".join(lines) + "\n\n" + text[stop:]
    # The page is never half written.
    with open(path + ".new", "w") as file:
        file.write(text)
    os.replace(path + ".new", path)
