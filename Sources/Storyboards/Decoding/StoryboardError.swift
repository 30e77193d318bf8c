public import TextFormats

/// One defect of a scene file: what is wrong, and where.
public struct StoryboardError: Error, Equatable {
  /// The name in the bundle of the file it is in; nil for the main one.
  public var storyboard: String?
  /// The defect.
  public var reason: Reason
  /// Where the defect is, as a JSON path such as `scenes[2].segues[0].to`; empty for the file as a
  /// whole and for a text that is not JSON.
  public var path: String
  /// The line and column of the defect.
  public var position: SourcePosition
  /// The place that a duplicate clashes with; nil where nothing does.
  public var earlier: SourcePosition?
}

extension StoryboardError {
  /// Names are as the file has them, so they may hold anything; `description` makes them harmless.
  ///
  /// `nearest` is the name that was probably meant, nil where none is near. `expected` and `found`
  /// are parts of a sentence.
  public enum Reason: Equatable, Sendable {
    /// The text is not JSON.
    case notJSON(JSONSyntaxError.Reason)
    /// The version of the format is another than 1.
    case unsupportedVersion(String)
    /// A value of the wrong type, out of range, or not one of a few words.
    case unexpected(expected: String, found: String, nearest: String?)
    /// `owner` is the kind of object, such as "a scene".
    case missingKey(String, owner: String)
    /// An unknown key that is similar to a key of the object.
    case misspelledKey(String, nearest: String)
    /// A key that only other kinds of `owner` have.
    case misplacedKey(String, owner: String)
    /// An object with none or several of a few keys that exclude each other.
    case notOneKey([String], found: Int)

    /// A reference to a scene that the file does not have.
    case unknownScene(String, nearest: String?)
    /// A color name that is neither standard nor one of the file's.
    case unknownColor(String, nearest: String?)
    /// A transition name that is neither built in nor one of the file's.
    case unknownTransition(String, nearest: String?)
    /// A transition that a layer does not know.
    case noLayerTransition(String)
    /// No button, bar button, row or action of that id that a user can tap.
    case unknownButton(String, scene: String, nearest: String?)
    /// Nothing of that id whose text can be set.
    case unknownLabel(String, scene: String, nearest: String?)
    /// No scene that declares the unwind action has the label.
    case unknownUnwindLabel(String, action: String, nearest: String?)
    /// An unwind action that no scene declares.
    case unknownUnwindAction(String, nearest: String?)
    /// No unwind segue of this identifier performs the action.
    case unknownUnwindSegue(String, action: String, nearest: String?)
    /// No row of that id with an accessory button.
    case unknownAccessory(String, scene: String, nearest: String?)
    /// No control of that id whose value can change.
    case unknownControl(String, scene: String, nearest: String?)
    /// No text field of that id.
    case unknownTextField(String, scene: String, nearest: String?)
    /// Nothing of that id has a value that a text can hold.
    case unknownValue(String, scene: String, nearest: String?)
    /// No container of that id for an embed segue.
    case unknownContainer(String, scene: String, nearest: String?)
    /// No view of that id.
    case unknownView(String, scene: String, nearest: String?)
    /// Nothing of that id that a popover could point at.
    case unknownAnchor(String, scene: String, nearest: String?)
    /// A storyboard reference to a file that there is not.
    case unknownStoryboard(String, nearest: String?)
    /// A storyboard reference to a scene that the other file does not have.
    case unknownSceneInStoryboard(String, storyboard: String, nearest: String?)
    /// A navigation controller as the root of another one.
    case rootIsNavigationController(String)
    /// A tab bar controller as a column beside the secondary one.
    case tabBarInSidebar(String)

    /// An alert as anything but the destination of a segue that presents.
    case alertNotPresented(String)

    /// A storyboard reference to a file outside of the main file's folder.
    case storyboardOutside(String)
    /// A storyboard reference that leads through others back to itself.
    case endlessReference
    /// A push segue in a scene that can be on the screen without a navigation controller around it.
    case pushOutsideNavigation(scene: String)
    /// A show or push segue to a navigation controller, from a scene that can be within one.
    case pushedNavigationController(String, scene: String)
    /// A show segue to a tab bar controller, from a secondary column that is in no navigation
    /// controller, so that it would replace the primary column.
    case shownTabBarInSidebar(String, scene: String)
    /// A partial curl in another style than full screen, or over what is presented in another.
    case partialCurlNeedsFullScreen(String)
    /// A presentation in the current context that moves in a way of its own, within a popover.
    case contextInPopover(String, scene: String)
    /// An embed segue, or a container's reference, to a scene that holds itself.
    case endlessEmbedding(String)
    /// A scene that holds more other scenes than `limit`, all levels counted.
    case embedsTooMany(limit: Int)

    /// A second scene of an id in the file.
    case duplicateScene(String)
    /// A second view of an id in the scene.
    case duplicateView(String)
    /// A second row of an id in the scene.
    case duplicateRow(String)
    /// A second segue of an identifier in the scene.
    case duplicateSegue(String)
    /// A second bar button of an id in the scene.
    case duplicateBarButton(String)
    /// A second color of a name in the file.
    case duplicateColor(String)
    /// A second action of the style `cancel` in one alert.
    case duplicateCancelAction
    /// A trigger that already performs the segue `first`, under the same condition.
    case duplicateTrigger(SceneDocument.Segue.Trigger, first: String)
    /// A container that the embed segue `first` fills already.
    case duplicateContainer(String, first: String)
    /// A key frame less than a tick after the one before, at `previous` seconds.
    case keyframeNotLater(Double, previous: Double)
    /// A first key frame at another time than 0, in seconds.
    case firstKeyframeNotAtZero(Double)
  }
}
