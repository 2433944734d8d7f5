import Containers
import ContainersSDL

// The application does not retain its delegate: this constant does.
let delegate = AppDelegate()
let application = Application(platform: SDLPlatform())
application.identifier = "org.example.Starter"
application.delegate = delegate
application.runOrExit()
