public import TextFormats

/// One defect of a scene file, with its kind and its place.
///
/// A ``StoryboardErrors`` collects all defects of a reading, because an author wants to see them
/// all at once. The text of a defect never contains terminal sequences, even if the file does.
///
/// ```swift
/// let start = #"{"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "home", "#
/// let scene = #"{"id": "home", "segues": [{"id": "go", "kind": "show", "to": "hme"}]}"#
/// do {
///   _ = try SceneDocument(json: Array((start + #""scenes": ["# + scene + "]}").utf8))
///   preconditionFailure("the destination does not exist")
/// } catch {
///   let defect = error.errors[0]
///   precondition(defect.reason == .unknownScene("hme", nearest: "home"))
///   precondition(defect.path == "scenes[0].segues[0].to")
/// }
/// ```
public struct StoryboardError: Error, Equatable {
  /// The bundle's name for the file with the defect; nil for the main file.
  public var storyboard: String?
  /// The defect.
  public var reason: Reason
  /// The JSON path of the defect, such as `scenes[2].segues[0].to`. It is empty for a defect of the
  /// whole file and for a text that is not JSON.
  ///
  /// Keys are joined by dots, and indices count from 0.
  public var path: String
  /// The line and column of the defect.
  ///
  /// Both count from 1, as in editors. A column is a Unicode scalar, and a tab is one column.
  public var position: SourcePosition
  /// The place that a duplicate clashes with; nil for any other defect.
  public var earlier: SourcePosition?
}

extension StoryboardError {
  /// A kind of defect.
  ///
  /// Names are unchanged from the file, so they may contain any character; `description` makes them
  /// harmless. `nearest` is the name that was probably meant; nil if no name is similar. `expected`
  /// and `found` are parts of a sentence.
  public enum Reason: Equatable, Sendable {
    /// The text is not JSON.
    case notJSON(JSONSyntaxError.Reason)
    /// The version of the format is not 1.
    case unsupportedVersion(String)
    /// A value of the wrong type, out of range, or not one of a few words.
    ///
    /// `expected` says the allowed values in words, such as `a number from 0 to 1`. `found` is a
    /// short description of the value, which is cut off if it is long.
    case unexpected(expected: String, found: String, nearest: String?)
    /// A missing key; `owner` is the kind of object, such as "a scene".
    case missingKey(String, owner: String)
    /// An unknown key that is similar to a key of the object.
    case misspelledKey(String, nearest: String)
    /// A key that only other kinds of `owner` have.
    case misplacedKey(String, owner: String)
    /// An object with none or several of the keys that exclude each other.
    ///
    /// `found` is the number of these keys that the object has. The message says `none`, `neither`,
    /// `both` or `several`.
    case notOneKey([String], found: Int)

    /// A reference to a scene that the file does not have.
    case unknownScene(String, nearest: String?)
    /// A colour name that is neither standard nor defined in the file.
    case unknownColor(String, nearest: String?)
    /// A transition name that is neither built in nor defined in the file.
    case unknownTransition(String, nearest: String?)
    /// A transition that a layer cannot show.
    case noLayerTransition(String)
    /// The scene has no button, bar button, row or action with this id that a user can tap.
    case unknownButton(String, scene: String, nearest: String?)
    /// The scene has no object with this id whose text can be set.
    case unknownLabel(String, scene: String, nearest: String?)
    /// No scene that declares the unwind action has this label.
    case unknownUnwindLabel(String, action: String, nearest: String?)
    /// An unwind action that no scene declares.
    case unknownUnwindAction(String, nearest: String?)
    /// No unwind segue of this identifier performs the action.
    case unknownUnwindSegue(String, action: String, nearest: String?)
    /// No row of the scene has both this id and an accessory button.
    case unknownAccessory(String, scene: String, nearest: String?)
    /// The scene has no control with this id whose value can change.
    case unknownControl(String, scene: String, nearest: String?)
    /// The scene has no text field with this id.
    case unknownTextField(String, scene: String, nearest: String?)
    /// The scene has no object with this id whose value a text can contain.
    case unknownValue(String, scene: String, nearest: String?)
    /// The scene has no container with this id for an embed segue.
    case unknownContainer(String, scene: String, nearest: String?)
    /// The scene has no view with this id.
    case unknownView(String, scene: String, nearest: String?)
    /// The scene has no object with this id at which a popover can point.
    case unknownAnchor(String, scene: String, nearest: String?)
    /// A storyboard reference to a file that does not exist.
    case unknownStoryboard(String, nearest: String?)
    /// A storyboard reference to a scene that the other file does not have.
    case unknownSceneInStoryboard(String, storyboard: String, nearest: String?)
    /// A navigation controller as the root of another one.
    case rootIsNavigationController(String)
    /// A tab bar controller in the primary or supplementary column of a split view controller.
    case tabBarInSidebar(String)

    /// An alert that is not the destination of a segue that presents.
    case alertNotPresented(String)

    /// A storyboard reference to a file outside the main file's folder.
    case storyboardOutside(String)
    /// A storyboard reference that leads back to itself, perhaps through other references.
    case endlessReference
    /// A push segue in a scene that can be on the screen without a navigation controller around it.
    ///
    /// UIKit raises an exception when such a segue is performed. A `show` segue presents in this
    /// situation.
    case pushOutsideNavigation(scene: String)
    /// A show or push segue to a navigation controller, from a scene that can be within one.
    case pushedNavigationController(String, scene: String)
    /// A show or push segue to a split view controller, from a scene that can be on a stack.
    case pushedSplitViewController(String, scene: String)
    /// A show segue to a tab bar controller that would replace the primary column. Its source is in
    /// a secondary column outside any navigation controller.
    case shownTabBarInSidebar(String, scene: String)
    /// A partial curl whose style, or whose presenter's style, is not full screen.
    case partialCurlNeedsFullScreen(String)
    /// A presentation in the current context, within a popover, with a transition style other than
    /// cover vertical.
    case contextInPopover(String, scene: String)
    /// An embed segue or a container's reference to a scene that contains itself.
    case endlessEmbedding(String)
    /// A scene that contains more than `limit` other scenes, all levels counted.
    ///
    /// Such a number would take too long to create, because children and embedded scenes are
    /// created together with their container.
    case embedsTooMany(limit: Int)

    /// A second scene with this id in the file.
    case duplicateScene(String)
    /// A second view with this id in the scene.
    case duplicateView(String)
    /// A second row with this id in the scene.
    case duplicateRow(String)
    /// A second segue with this identifier in the scene.
    case duplicateSegue(String)
    /// A second bar button with this id in the scene.
    case duplicateBarButton(String)
    /// A second colour with this name in the file.
    case duplicateColor(String)
    /// A second action with the style `cancel` in one alert.
    case duplicateCancelAction
    /// A trigger that already performs the segue `first` of the same scene. The conditions of the
    /// two segues do not matter.
    case duplicateTrigger(SceneDocument.Segue.Trigger, first: String)
    /// A container that the embed segue `first` already fills.
    case duplicateContainer(String, first: String)
    /// A keyframe less than a tick after the previous one, which is at `previous` seconds.
    ///
    /// Times are rounded to ticks of 1/120 second before they are compared, so two times can differ
    /// and still be too close.
    case keyframeNotLater(Double, previous: Double)
    /// A first keyframe at a time other than 0, in seconds.
    case firstKeyframeNotAtZero(Double)
  }
}
