extension Application {
  /// Told through ``messageCenter`` when memory runs short.
  public struct DidReceiveMemoryWarning: Message {
    /// Such messages are about the application.
    public typealias Subject = Application
  }

  /// Lets go of the pictures of glyphs and of spare bitmaps.
  func releaseCaches() {
    FontLibrary.currentIfInstalled?.removePictures()
    for attachment in attachments { attachment.target.compositor.releaseBuffers() }
  }
}
