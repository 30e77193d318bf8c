internal import CellGraphics
internal import Narration
internal import NavigationKit

extension Simulator {
  /// The device in whose frame the app is shown, as it is turned now; nil without a frame.
  public var device: Device? { preferences.device }

  /// The cells above the status line.
  ///
  /// A screen of fewer than three rows has no status line, so all its cells belong to the room.
  var room: CellRect {
    CellRect(column: 0, row: 0, columns: columns, rows: rows - statusRows)
  }

  /// The place of the device on the screen; nil without a device.
  var deviceFrame: DeviceFrame? { device.map { DeviceFrame($0, in: room) } }

  /// The cells of the app: all above the status line, or the screen of the device.
  var appArea: CellRect { deviceFrame?.screen ?? room }

  /// Returns the middle of a cell in the coordinates of the app.
  func point(column: Int, row: Int) -> Point {
    Point(x: Double(column - appArea.column) + 0.5, y: Double(row - appArea.row) + 0.5)
  }

  /// Indicates whether a touch can begin at a cell. The frame of a device cannot be touched.
  func canTouch(column: Int, row: Int) -> Bool {
    device == nil || appArea.contains(column: column, row: row)
  }

  /// Turns the device by a quarter. Without a device, ``whyNot()`` then gives the reason.
  func rotateDevice() {
    guard device != nil else { return refuse("noDevice", .rotate) }
    preferences.device?.isRotated.toggle()
    fitApp()
    noticeDevice()
  }

  /// Gives the window the size of the app's cells, and the size classes of the device. A touch is
  /// cancelled, because its cell may be gone.
  func fitApp() {
    application.cancelTouch()
    application.turn {
      for window in application.windowsFillingScreen {
        window.resize(to: appSize, traits: device?.traits)
      }
    }
  }

  /// Shows a notice if the terminal is too small for the device.
  func noticeDevice() {
    guard let deviceFrame, !deviceFrame.isWhole else { return }
    let (device, screen) = (deviceFrame.device, deviceFrame.screen)
    showNotice(
      Sentence(
        "notice.smallForDevice",
        [
          .object: .name("\(device.name) (\(device.columns) × \(device.rows))"),
          .detail: .name("\(screen.columns) × \(screen.rows)"),
        ]))
  }
}
