# `make run` and `make test` install what is missing on Debian and its kin, then do what they say.

RUN_PACKAGES := libncurses-dev ncurses-bin libexpat1-dev zlib1g-dev libgif-dev \
	libwebp-dev
TEST_PACKAGES := $(RUN_PACKAGES) libvterm-dev tmux ncurses-term python3-jsonschema

# One set of flags wherever a release program is built: other flags would build it all again.
# The static library starts faster, and a program without any shared one faster still.
BUILD_RELEASE := swift build -c release --static-swift-stdlib $$(.ci/link-flags) --product
# A folder of its own, or each change between the kinds of build would build everything again.
BUILD_SANITIZED := swift build --sanitize=address --scratch-path .build-asan
BENCHMARKS := Benchmarks InspectorBenchmark SeekBenchmark SessionBenchmark FlowBenchmark \
	ExplorationBenchmark ImportBenchmark TransitionBenchmark
SEGUE := .build/release/segue
# The fixtures have an app as others write it, and its port.
FORMATTED := Benchmarks Examples Sources Package.swift \
	$(filter-out Tests/Fixtures,$(wildcard Tests/*))

# Passed on by `make run` to segue, by `make test` to swift test.
ARGS ?=
# What `make walks`, `make asan`, `make fuzz` and `make torture` do at random follows from the seed.
SEED ?= 2026
MINUTES ?= 60
# How many steps each of the two random walks takes.
walks: STEPS ?= 1000000
asan: STEPS ?= 100000
# Passed on by `make fuzz` to Fuzz.
FUZZ ?= --seed $(SEED) --seconds 50
# Storyboards of other people; the time to import them is measured where they are at hand.
STORYBOARDS ?= $(or $(SEGUE_STORYBOARDS),../shared/storyboards/files)
# Another encoder in C, whose bytes `make bench-terminal` shows beside Segue's where it is at hand.
BEST_ENCODER ?= $(wildcard ../shared/ptyperf/harness/enc.h)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run test walks build build-bench bench bench-terminal docs motion fuzz asan torture \
	test-sharing sharing-sizes torture-short public-api install uninstall deb release \
	lint format clean

help:
	@echo 'make run     build segue and open the tutorial (ARGS="run my.json" for another)'
	@echo 'make test    build and run every test (ARGS="--filter Name" for some)'
	@echo 'make walks   walk at random through containers and presentations (SEED=1 STEPS=1000)'
	@echo 'make build   build $(SEGUE)'
	@echo 'make bench   build and run the benchmarks; bench-terminal for what a terminal is sent'
	@echo 'make docs    build the documentation of the libraries into .build/docs'
	@echo 'make fuzz    use damaged files, for 50 seconds (FUZZ="--seed 7 --seconds 3600" for more)'
	@echo 'make asan    walk at random under the address sanitizer (SEED=1 STEPS=1000)'
	@echo 'make motion  write docs/motion.md again'
	@echo 'make torture end, resize, feed and starve segue for an hour (SEED=1 MINUTES=5)'
	@echo 'make install install segue, its manual and completions (PREFIX=/usr/local); uninstall removes them'
	@echo 'make deb     make a Debian package in .build/packages'
	@echo 'make release make the files of a release in .build/packages'
	@echo 'make lint    check the format of the sources'
	@echo 'make format  format the sources in place'
	@echo 'make clean   remove everything that was built'

run: build
	@$(SEGUE) $(ARGS)

build:
	@.ci/setup $(RUN_PACKAGES)
	@$(BUILD_RELEASE) segue

# With ARGS="--filter Name" it builds only what these tests need. SEGUE_PROGRAM names another program than
# the debug build's for the tests that drive one.
test:
	@.ci/setup $(TEST_PACKAGES)
	@.ci/test $(ARGS)

walks:
	@.ci/setup $(TEST_PACKAGES)
	@for walk in NavigationWalk ContainerWalk MotionWalk; do $(BUILD_RELEASE) $$walk || exit; done
	@.ci/walk $(SEED) $(STEPS)

build-bench:
	@.ci/setup $(RUN_PACKAGES)
	@for benchmark in $(BENCHMARKS); do $(BUILD_RELEASE) $$benchmark || exit; done

bench: build-bench
	@.build/release/Benchmarks
	@.build/release/InspectorBenchmark scenes.json
	@.build/release/SeekBenchmark docs/storyboards/gallery.json
	@.build/release/SessionBenchmark
	@.build/release/FlowBenchmark
	@.build/release/ExplorationBenchmark scenes.json docs/storyboards/gallery.json
	@if [ -d '$(STORYBOARDS)' ]; then .build/release/ImportBenchmark '$(STORYBOARDS)'; \
	else echo 'No storyboards in $(STORYBOARDS): the import is not measured.'; fi

# PREFIX is /usr/local unless it is given; DESTDIR is put before it, for packages.
export PREFIX DESTDIR
install: build
	@.ci/install install

uninstall:
	@.ci/install uninstall

deb: build
	@.ci/deb

release: build
	@.ci/release

fuzz:
	@.ci/setup $(RUN_PACKAGES)
	@$(BUILD_RELEASE) Fuzz
	@.build/release/Fuzz $(FUZZ)

docs:
	@.ci/setup $(RUN_PACKAGES)
	@.ci/docs
	@.ci/public-api

# Writes docs/public-api.txt, with which `make docs` compares the sources.
public-api:
	@.ci/setup $(RUN_PACKAGES)
	@.ci/public-api --write

motion: build
	@$(SEGUE) strip --page > docs/motion.md

bench-terminal: build
	@$(BUILD_RELEASE) TransitionBenchmark
	@Benchmarks/Terminal/measure.py $(SEGUE) --transitions .build/release/TransitionBenchmark \
		$(addprefix --best ,$(BEST_ENCODER)) $(ARGS)

# The random walks in an address-sanitized build: a reference that is neither counted nor weak must not be
# used after its object has gone. Leaks are the tests' to find: the sanitizer cannot follow Swift's
# references to objects with weak ones.
asan:
	@.ci/setup
	@$(BUILD_SANITIZED) -c release --product NavigationWalk
	@ASAN_OPTIONS=detect_leaks=0 .build-asan/release/NavigationWalk $(SEED) $(STEPS)
	@$(BUILD_SANITIZED) -c release --product ContainerWalk
	@ASAN_OPTIONS=detect_leaks=0 .build-asan/release/ContainerWalk $(SEED) $(STEPS)

# The program of an address-sanitized build: what only corrupts memory ends it too.
# The programs that fuzz files are added here, for a part of the same minutes.
torture:
	@.ci/setup $(TEST_PACKAGES)
	@$(BUILD_RELEASE) Torture
	@$(BUILD_SANITIZED) --product segue
	@.build/release/Torture $(SEED) $$(($(MINUTES) * 60)) .build-asan/debug/segue

# What .ci/run takes of it: 100 seconds, with the program as users have it.
torture-short: build
	@$(BUILD_RELEASE) Torture
	@.build/release/Torture $(SEED) 100

# In other programs than Segue, where they can be had.
test-sharing: build
	@.ci/test-sharing

# The figures of docs/sharing.md, beside those of the tools that TOOLS has.
sharing-sizes: build
	@Tests/Support/Browser/sizes.py $(SEGUE) $(TOOLS)

lint:
	@.ci/setup
	@swift format lint --strict --parallel --recursive $(FORMATTED)
	@echo 'The format is clean.'

format:
	@.ci/setup
	@swift format --in-place --parallel --recursive $(FORMATTED)

clean:
	@rm -rf .build .build-asan .build-manual
