import Containers
import ContainersSDL

let delegate = MailDelegate()
let application = Application(platform: SDLPlatform())
application.identifier = "org.example.Mail"
application.delegate = delegate
application.runOrExit()
