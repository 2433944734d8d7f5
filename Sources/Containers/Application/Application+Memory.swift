extension Application {
  /// Told through ``messageCenter`` when memory runs short.
  public struct DidReceiveMemoryWarning: Message {
    /// Such messages are about the application.
    public typealias Subject = Application
  }

  /// Lets go of the pictures of glyphs, of spare bitmaps, and of the cells that lists keep.
  func releaseCaches() {
    for window in windows { window.releaseSpareViewsOfTree() }
    FontLibrary.systemIfOpened?.removePictures()
    for attachment in attachments { attachment.target.compositor.releaseBuffers() }
  }
}
