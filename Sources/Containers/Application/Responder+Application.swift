extension Responder {
  /// The application at the end of the responder chain: that of the window that shows a view or a
  /// controller; nil where the chain does not reach one.
  public var application: Application? {
    var responder: Responder? = self
    while let current = responder {
      if let application = current as? Application { return application }
      responder = current.next
    }
    return nil
  }
}
