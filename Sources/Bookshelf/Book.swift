import UIKitNames

/// A book with its rating.
struct Book {
  let title: String
  let author: String
  let year: Int
  let blurb: String
  /// The rating, 1 to 5; nil before the first rating.
  var rating: Int?

  /// The rating as five stars, or "not rated".
  var stars: String {
    guard let rating else { return "not rated" }
    return String(repeating: "★", count: rating) + String(repeating: "☆", count: 5 - rating)
  }
}

/// An object that shows a shelf and updates when a book changes.
protocol ShelfObserver: AnyObject {
  /// Called when the book at `index` has changed.
  func shelfDidChange(at index: Int)
}

/// The books in the order of the list.
final class Shelf {
  private(set) var books: [Book]
  weak var observer: ShelfObserver?

  init(books: [Book]) {
    self.books = books
  }

  /// Sets the rating of a book and informs the observer.
  func rate(_ rating: Int, at index: Int) {
    books[index].rating = rating
    observer?.shelfDidChange(at: index)
  }

  func remove(at index: Int) {
    books.remove(at: index)
  }

  /// Returns a shelf with six novels of the 19th century.
  static func classics() -> Shelf {
    Shelf(books: [
      Book(
        title: "Frankenstein", author: "Mary Shelley", year: 1818,
        blurb: "A student makes a living being, and cannot bear what he has made."),
      Book(
        title: "Jane Eyre", author: "Charlotte Brontë", year: 1847,
        blurb: "A governess finds a place in a house that keeps a secret upstairs."),
      Book(
        title: "Moby-Dick", author: "Herman Melville", year: 1851,
        blurb: "A captain hunts the whale that took his leg, and takes his crew along."),
      Book(
        title: "Middlemarch", author: "George Eliot", year: 1872,
        blurb: "A town, two marriages, and what is left of great intentions."),
      Book(
        title: "Dracula", author: "Bram Stoker", year: 1897,
        blurb: "A guest notices that his host has no reflection and writes it all down."),
      Book(
        title: "The Time Machine", author: "H. G. Wells", year: 1895,
        blurb: "A dinner party hears of a journey to the year 802,701."),
    ])
  }
}
