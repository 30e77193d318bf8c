/// Recognises one tap.
public final class TapGestureRecognizer: GestureRecognizer {
  public override var gestureName: String { "tap" }
}
