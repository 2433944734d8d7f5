import Containers
import ContainersTesting
import Testing

@MainActor
struct ResponderApplicationTests {
  @Test("Views, controllers, and windows reach the application that shows them; others reach none")
  func reaching() {
    let controller = ViewController()
    let stage = Stage(controller)
    let view = View()
    controller.view.addSubview(view)
    for responder in [view, controller, stage.window, stage.application] as [Responder] {
      #expect(responder.application === stage.application)
    }
    #expect(View().application == nil)
    #expect(ViewController().application == nil)
  }
}
