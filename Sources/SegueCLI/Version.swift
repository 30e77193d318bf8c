/// The version of the program, as `segue --version` says it.
let programVersion = "0.1.0"

/// The program as the header of a log names it.
let programName = "segue \(programVersion)"
