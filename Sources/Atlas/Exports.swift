@_exported public import struct Pixels.Raster
