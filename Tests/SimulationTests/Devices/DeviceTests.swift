import NavigationKit
import Simulation
import Testing

/// Devices as sizes and as texts.
@Suite struct DeviceTests {
  @Test func `ten points are a column and twenty a row`() {
    // 393 × 852 and 768 × 1024 points.
    #expect((Device(.iPhone).columns, Device(.iPhone).rows) == (39, 43))
    #expect((Device(.iPad).columns, Device(.iPad).rows) == (77, 51))
  }

  @Test func `a rotated device is as wide as it was high`() {
    let turned = Device(.iPhone, isRotated: true)
    // 852 points are 86 columns of two 43rds; 393 points are 20 rows.
    #expect((turned.columns, turned.rows) == (86, 20))
    let screen = Device(.screen(columns: 61, rows: 30), isRotated: true)
    #expect((screen.columns, screen.rows) == (60, 31))
  }

  @Test func `size classes are those of UIKit's devices`() {
    #expect(Device(.iPhone).traits.description == "compact width, regular height")
    #expect(
      Device(.iPhone, isRotated: true).traits.description == "compact width, compact height")
    #expect(Device(.iPad).traits.description == "regular width, regular height")
    #expect(Device(.iPad, isRotated: true).traits.description == "regular width, regular height")
  }

  @Test func `a screen has the size classes of a terminal of that size`() {
    #expect(
      Device(.screen(columns: 59, rows: 16)).traits.description == "compact width, regular height")
    #expect(
      Device(.screen(columns: 60, rows: 15)).traits.description == "regular width, compact height")
  }

  @Test(arguments: [
    "iphone", "ipad", "iphone rotated", "ipad rotated", "10x5", "1000x1000", "60x30 rotated",
  ]) func `a text makes a device and back`(_ text: String) {
    #expect(Device(text)?.description == text)
  }

  @Test(arguments: [
    "", "phone", "iPhone", "iphone  rotated", "iphone turned", "9x5", "10x4", "1001x20", "x", "60x",
    "60x30x1", "+60x30", "６０x30", "60 x 30", "99999999999999999999x30",
  ]) func `other texts make none`(_ text: String) {
    #expect(Device(text) == nil)
  }
}
