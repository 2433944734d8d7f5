# Sourced by scripts that use the debug build. All of them build with the same options, so that CI
# compiles nothing twice: Package.swift chooses its flags by TUNNEL_BUILD, and other flags compile
# everything again.
#
# What else differs between these calls only re-plans the build: whether all, a product or a target
# is built, --quiet, --package-path, and the check of imports.

export TUNNEL_BUILD=tests

building_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Refuses imports of modules that the manifest does not declare as dependencies.
building_options=(--package-path "$building_root" --explicit-target-dependency-import-check=error)

# build_tests [OPTION...]: builds all targets and tests.
build_tests() { swift build "${building_options[@]}" --build-tests "$@"; }

# build_modules MODULE...: builds these modules and those that they depend on.
build_modules() {
  local module
  for module in "$@"; do swift build "${building_options[@]}" --quiet --target "$module" || return; done
}

# build_product NAME: builds an executable and prints its path.
build_product() {
  local folder
  # Where its output is taken, a failure would not end the shell.
  swift build "${building_options[@]}" --quiet --product "$1" >&2 || return
  folder=$(swift build "${building_options[@]}" --show-bin-path) || return
  echo "$folder/$1"
}
