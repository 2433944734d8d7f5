# Sourced by scripts that read the compiled modules of a package.

# Sets `options` to what a compiler tool needs to load the modules of the debug build in a folder.
find_modules() {
  local root=$1 products
  products="$(swift build --package-path "$root" --show-bin-path)"
  options=(
    -I "$products/Modules" -I "$root/Sources/CSDL2" -I "$root/Sources/CSDLText" -I "$root/Sources/CSDLSurface"
    -I "$root/Sources/CFontconfig" -I "$root/Sources/CTurboJPEG" -I "$root/Sources/CZlib"
    -Xcc "-I$root/Sources/CPixels/include" -Xcc "-fmodule-map-file=$products/CPixels.build/module.modulemap"
    -Xcc "-fmodule-map-file=$products/CGlobe.build/module.modulemap"
    -Xcc "-fmodule-map-file=$products/CSupport.build/module.modulemap"
  )
}
