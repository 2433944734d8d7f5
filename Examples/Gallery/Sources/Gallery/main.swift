import Containers
import ContainersSDL

if CommandLine.arguments.contains("--list") {
  for topic in Topic.all { print("\(topic.group.title): \(topic.title)") }
} else {
  let delegate = GalleryDelegate()
  let application = Application(platform: SDLPlatform())
  application.identifier = "org.example.Gallery"
  application.delegate = delegate
  application.runOrExit()
}
