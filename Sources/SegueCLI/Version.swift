/// The version of the program, as `segue --version` and the header of a log say it.
let programVersion = "0.1.0"
