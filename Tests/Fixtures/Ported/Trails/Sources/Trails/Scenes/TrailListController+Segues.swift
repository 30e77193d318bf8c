import UIKitNames

extension TrailListController {

}
