#!/usr/bin/env python3
"""repeat.py LOG SECONDS: writes a log that repeats the inputs of another one, to standard output.

LOG can be a file that carries its log. Inputs that end the session or change its size are left out."""
import base64, gzip, json, re, sys


def lines_of(path):
    data = open(path, "rb").read()
    marks = re.findall(rb"segue-log;gzip;base64,([A-Za-z0-9+/=]+)", data)
    if marks:
        # The first line has the options of the shared file.
        data = gzip.decompress(base64.b64decode(marks[-1])).split(b"\n", 1)[1]
    return [line for line in data.split(b"\n") if line]


def main():
    lines, end = lines_of(sys.argv[1]), int(sys.argv[2]) * 120
    records = [json.loads(line) for line in lines]
    inputs = [record for record in records if record["record"] == "input"
              and record["command"] not in ("quit", "resize")]
    length = inputs[-1]["tick"] + 240
    print(lines[0].decode())
    for start in range(0, end, length):
        for record in inputs:
            if start + record["tick"] < end:
                print(json.dumps(dict(record, tick=start + record["tick"]), separators=(",", ":")))
    print(json.dumps({"record": "end", "tick": end}, separators=(",", ":")))


main()
