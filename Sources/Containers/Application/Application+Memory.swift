extension Application {
  /// A message posted to ``messageCenter`` when memory is low.
  public struct DidReceiveMemoryWarning: Message {
    /// The subject of the message: the application.
    public typealias Subject = Application
  }

  /// Releases glyph images, spare bitmaps, and reusable cells of lists.
  func releaseCaches() {
    scenes?.releaseFiles()
    for window in windows { window.releaseSpareViewsOfTree() }
    FontLibrary.systemIfOpened?.removePictures()
    for attachment in attachments { attachment.target.contents.releaseBuffers() }
  }
}
