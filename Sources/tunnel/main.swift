internal import ContainersSDL
internal import TunnelApp

Program.main { memory in
  SDLPlatform.prepare(rememberingIn: memory, identifiedBy: Program.identifier)
  return SDLPlatform()
}
