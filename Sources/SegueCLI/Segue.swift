internal import ArgumentParser

@main struct Segue: ParsableCommand {}
