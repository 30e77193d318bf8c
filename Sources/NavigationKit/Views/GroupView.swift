/// A view whose subviews are placed by one of its superviews.
///
/// Their superviews are groups up to that one, so that code can hide, fade and move them together.
package final class GroupView: View {
  override func contentSizeOfSubviewDidChange() { superview?.contentSizeOfSubviewDidChange() }
}
