/// How much of the screen a presented controller takes. The raw values are UIKit's.
public enum ModalPresentationStyle: Int, Hashable, Sendable {
  case automatic = -2
  case fullScreen = 0
}
