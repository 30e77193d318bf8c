import CellGraphics
import NavigationKit
import TextFormats

/// The changes of a scene when a segue unwinds to it. A handler either flashes the background or
/// sets texts of labels.
extension SceneFormat {
  private typealias HandlerField = FormatField<SceneDocument.UnwindHandler>

  static let unwindHandler = FormatTable<SceneDocument.UnwindHandler>(
    "unwindHandler", "an unwind handler", SceneDocument.UnwindHandler(effect: .set([])),
    [
      HandlerField(
        key: FormatKey(
          "segue", .name, "The id of the unwind segue that the handler is for; default any"),
        read: { node, decoder, handler in handler.segue = decoder.unwindSegueReference(node) },
        write: { handler, _ in handler.segue.map { JSONNode($0) } }),
      HandlerField(
        key: FormatKey(
          "flash", .object("flash"), "Changes the scene's background to a colour that fades back"),
        read: { node, decoder, handler in
          if let read = flash.read(node, &decoder) {
            handler.effect = .flash(color: read.color, ticks: read.ticks)
          }
        },
        write: { handler, encoder in
          guard case .flash(let color, let ticks) = handler.effect else { return nil }
          return flash.write(Flash(color: color, ticks: ticks), encoder)
        }),
      HandlerField(
        key: FormatKey(
          "set", .names(.text), "Texts for labels of this scene, by the ids of the labels"),
        read: { node, decoder, handler in handler.effect = .set(decoder.ownTexts(node)) },
        write: { handler, _ in
          guard case .set(let labels) = handler.effect else { return nil }
          return texts(labels) ?? .object([:])
        }),
    ], rules: [.exactlyOne(["flash", "set"])])

  /// The parts of a flash while it is read and written; in the document they belong to the
  /// handler's effect.
  struct Flash {
    var color: Color
    var ticks: Int
  }

  static let flash = FormatTable<Flash>(
    "flash", "a flash", Flash(color: .clear, ticks: 0),
    [
      .required("color", \.color, .color, "The background colour at the start"),
      .required("duration", \.ticks, .ticks(.number(0, 60)), "The duration in seconds"),
    ])
}
