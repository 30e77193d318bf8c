internal import ArgumentParser

/// The help of `--plain`, which several commands have.
let plainHelp = ArgumentHelp(
  "Print lines of `key: value`, for screen readers and scripts: no columns, no boxes.")
