/// The version of the program, as `segue --version` prints it.
let programVersion = "0.2.0"

/// The name and version of the program for the header of a log.
let programName = "segue \(programVersion)"
