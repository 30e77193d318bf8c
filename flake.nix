{
  description = "Runs an app's navigation in a terminal, as UIKit does";

  inputs = {
    nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";
    swift-argument-parser = {
      url = "github:apple/swift-argument-parser/1.8.2";
      flake = false;
    };
  };

  outputs = { self, nixpkgs, swift-argument-parser }:
    let
      systems = [ "x86_64-linux" "aarch64-linux" ];
      forEach = make: nixpkgs.lib.genAttrs systems (system: make nixpkgs.legacyPackages.${system});
      libraries = pkgs: [ pkgs.ncurses pkgs.expat pkgs.zlib pkgs.giflib pkgs.libwebp ];
    in
    {
      packages = forEach (pkgs: {
        default =
          assert pkgs.lib.assertMsg (pkgs.lib.versionAtLeast pkgs.swift.version "6.2")
            "Segue needs Swift 6.2 and this nixpkgs has ${pkgs.swift.version}; install the program of a release.";
          pkgs.swiftPackages.stdenv.mkDerivation {
            pname = "segue";
            version = "0.2.0";
            src = self;
            nativeBuildInputs = [ pkgs.swift pkgs.swiftpm pkgs.ncurses ];
            buildInputs = libraries pkgs;
            # Builds have no network, so the package is read from the store.
            postPatch = ''
              cp -r ${swift-argument-parser} ../swift-argument-parser
              chmod -R u+w ../swift-argument-parser
              substituteInPlace Package.swift --replace-fail \
                '.package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")' \
                '.package(path: "../swift-argument-parser")'
            '';
            buildPhase = "swift build -c release --product segue";
            installPhase = "install -D -m 755 .build/release/segue $out/bin/segue";
            meta = {
              license = pkgs.lib.licenses.mit;
              mainProgram = "segue";
              platforms = systems;
            };
          };
      });
      devShells = forEach (pkgs: {
        default = pkgs.mkShell { packages = [ pkgs.gnumake pkgs.tmux pkgs.libvterm-neovim ] ++ libraries pkgs; };
      });
    };
}
