import Testing
import UIKitNames

/// Probes of notifications, timers and work of the main queue.
@Suite struct QueueProbes {
  private static let name = Notification.Name("probe")

  private func make() -> Screen {
    let screen = Screen(root: UIViewController())
    screen.settle()
    return screen
  }

  /// NotificationCenter: observers of an object hear of posts of that object only.
  @Test func `an observer of an object hears of that object only`() {
    let screen = make()
    let object = UIView()
    var heard = 0
    screen.turn {
      let center = NotificationCenter.default
      _ = center.addObserver(forName: Self.name, object: object, queue: nil) { _ in heard += 1 }
      center.post(name: Self.name, object: UIView())
      center.post(name: Self.name, object: nil)
      #expect(heard == 0)
      center.post(name: Self.name, object: object)
    }
    #expect(heard == 1)
  }

  /// NotificationCenter: a nil name is every name.
  @Test func `an observer without a name hears every post of its object`() {
    let screen = make()
    let object = UIView()
    var names: [String] = []
    screen.turn {
      let center = NotificationCenter.default
      _ = center.addObserver(forName: nil, object: object, queue: nil) {
        names.append($0.name.rawValue)
      }
      center.post(name: Notification.Name("a"), object: object)
      center.post(name: Notification.Name("b"), object: object)
    }
    #expect(names == ["a", "b"])
  }

  /// NotificationCenter: `removeObserver(_:)` ends the notifications.
  @Test func `a removed observer hears nothing`() {
    let screen = make()
    var heard = 0
    screen.turn {
      let center = NotificationCenter.default
      let token = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in heard += 1
      }
      center.post(name: Self.name, object: nil)
      center.removeObserver(token)
      center.post(name: Self.name, object: nil)
    }
    #expect(heard == 1)
  }

  /// NotificationCenter: `post(name:object:userInfo:)` hands over the user info.
  @Test func `a notification carries its user info`() {
    let screen = make()
    var value: Int?
    screen.turn {
      let center = NotificationCenter.default
      _ = center.addObserver(forName: Self.name, object: nil, queue: nil) {
        value = $0.userInfo?["k"] as? Int
      }
      center.post(name: Self.name, object: nil, userInfo: ["k": 7])
    }
    #expect(value == 7)
  }

  /// NotificationCenter: a queue of the main thread gets the notification in the post.
  @Test func `an observer on the main queue hears during a post on the main thread`() {
    let screen = make()
    var heard = false
    var during = false
    screen.turn {
      let center = NotificationCenter.default
      _ = center.addObserver(forName: Self.name, object: nil, queue: .main) { _ in heard = true }
      center.post(name: Self.name, object: nil)
      during = heard
    }
    screen.settle()
    #expect(during && heard)
  }

  /// DispatchQueue: a serial queue runs its blocks in order; nested ones come last.
  @Test func `blocks of the main queue run in order`() {
    let screen = make()
    var order: [Int] = []
    screen.turn {
      DispatchQueue.main.async {
        order.append(1)
        DispatchQueue.main.async { order.append(3) }
      }
      DispatchQueue.main.async { order.append(2) }
    }
    screen.settle()
    #expect(order == [1, 2, 3])
  }

  /// DispatchGroup: `notify` runs when each entry has left.
  @Test func `a group notifies when all have left`() {
    let screen = make()
    var order: [String] = []
    screen.turn {
      let group = DispatchGroup()
      group.enter()
      group.enter()
      group.notify(queue: .main) { order.append("notify") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        order.append("a")
        group.leave()
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        order.append("b")
        group.leave()
      }
    }
    screen.settle()
    #expect(order == ["b", "a", "notify"])
  }

  /// DispatchGroup: `notify` of an empty group runs at once, as a block of its queue.
  @Test func `an empty group notifies as a block of the queue`() {
    let screen = make()
    var order: [String] = []
    screen.turn {
      DispatchGroup().notify(queue: .main) { order.append("notify") }
      order.append("after")
    }
    screen.settle()
    #expect(order == ["after", "notify"])
  }

  /// Timer: a repeating timer fires at each interval and is valid until it is invalidated.
  @Test func `a repeating timer fires at each interval`() {
    let screen = make()
    var fires = 0
    var timer: Timer?
    screen.turn {
      timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in fires += 1 }
    }
    screen.pass(59)
    #expect(fires == 0)
    screen.pass(182)
    #expect(fires == 4 && timer?.isValid == true)
    screen.turn { timer?.invalidate() }
    screen.pass(120)
    #expect(fires == 4 && timer?.isValid == false)
  }

  /// Timer: `fire()` of a one-shot timer fires and invalidates it.
  @Test func `firing a timer by hand invalidates one that does not repeat`() {
    let screen = make()
    var fires = 0
    var timer: Timer?
    screen.turn {
      timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in fires += 1 }
      timer?.fire()
    }
    #expect(fires == 1 && timer?.isValid == false)
    screen.settle()
    #expect(fires == 1)
  }

  /// Timer: `fire()` of a repeating timer leaves its schedule.
  @Test func `firing a repeating timer by hand keeps its schedule`() {
    let screen = make()
    var fires = 0
    var timer: Timer?
    screen.turn {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in fires += 1 }
    }
    screen.pass(60)
    screen.turn { timer?.fire() }
    #expect(fires == 1 && timer?.isValid == true)
    screen.pass(61)
    #expect(fires == 2)
    screen.turn { timer?.invalidate() }
  }

  /// Timer: a timer that invalidates itself in its block does not fire again.
  @Test func `a timer invalidates itself`() {
    let screen = make()
    var fires = 0
    screen.turn {
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) {
        fires += 1
        if fires == 2 { $0.invalidate() }
      }
    }
    screen.pass(240)
    #expect(fires == 2)
  }

  /// DispatchWorkItem: `notify(queue:execute:)` after the item, `perform()` at once.
  @Test func `a work item notifies after its run`() {
    let screen = make()
    var order: [String] = []
    screen.turn {
      let item = DispatchWorkItem { order.append("item") }
      item.notify(queue: .main) { order.append("notify") }
      DispatchQueue.main.async(execute: item)
      order.append("after")
    }
    screen.settle()
    #expect(order == ["after", "item", "notify"])
  }

  /// UIView.animate: the completion of an animation comes before a later block of the queue.
  @Test func `a completion comes before a block of a later time`() {
    let screen = make()
    let view = UIView()
    var order: [String] = []
    screen.turn {
      screen.root?.view.addSubview(view)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { order.append("block") }
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: { _ in
        order.append("completion")
      }
    }
    screen.settle()
    #expect(order == ["completion", "block"])
  }
}
