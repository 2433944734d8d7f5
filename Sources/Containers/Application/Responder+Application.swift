extension Responder {
  /// The application at the end of the responder chain, or `nil` if the chain does not reach one.
  ///
  /// For a view or controller, it is the application that shows the window.
  public var application: Application? {
    var responder: Responder? = self
    while let current = responder {
      if let application = current as? Application { return application }
      responder = current.next
    }
    return nil
  }
}
