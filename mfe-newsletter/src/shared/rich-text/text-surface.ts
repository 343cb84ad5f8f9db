import type { Caret, IssueTextPort } from './issue-text'
import type { TableEdit } from './quill/table-edits'

/** Names and values of the formats at a place, as the text's operations have them. */
export type Formats = Readonly<Record<string, unknown>>

/** A link in its whole length, or the selected text that is to become one. */
export interface LinkPlace extends Caret {
  text: string
  /** Empty where there is no link yet. */
  address: string
}

/** A footnote, or the place where one is to be. */
export interface NotePlace {
  index: number
  /** Its words with their marks; null where there is none yet. */
  html: string | null
}

/** Description, caption and width of an image. */
export interface PlacedImage {
  /** For those who do not see it. */
  alt?: string
  /** In percent of the text: `50%`; empty for its own size. */
  width?: string
  caption?: string
}

/** An image of the text. */
export interface ImagePlace extends Required<PlacedImage> {
  index: number
  address: string
}

/** A pasted text that was read as Markdown. */
export interface ReadText {
  /** Parts of it that the editor could not keep. */
  losses: string[]
  /** Puts the plain text in its place again, wherever it has moved. */
  keepText(): void
}

/**
 * Edits that the toolbar and the dialogs make in the text. Each counts as a change by the person, and can be undone.
 */
export interface TextTools {
  focus(): void
  undo(): void
  redo(): void
  /** The formats at the selection; undefined while the focus is elsewhere. */
  formats(): Formats | undefined
  /** Sets a format at the selection; `false` takes it away. A line of a cell takes none that is a kind of line. */
  format(name: string, value: unknown): void
  /** Sets a format at the selection, or takes it away where it is set. */
  toggle(name: string, value: unknown): void
  /** Takes all formats from the selection, or from what is typed next. */
  clearFormats(): void
  /** The link under the caret, else the selection. Takes the focus. */
  linkPlace(): LinkPlace
  /** Links the words that are there, or puts others in their place; marks stay. */
  setLink(place: LinkPlace, text: string, address: string): void
  removeLink(place: Caret): void
  /** The footnote at the caret, else the place for one. Takes the focus. */
  notePlace(): NotePlace
  /** The footnote of that number; null where there is none. */
  noteAt(number: number): NotePlace | null
  setNote(place: NotePlace, html: string): void
  removeNote(place: NotePlace): void
  /** Returns the index at which an image is inserted, in characters from the beginning. Takes the focus. */
  imagePlace(): number
  /** The image at the caret; null where there is none. Takes the focus. */
  editedImage(): ImagePlace | null
  /**
   * Puts an image on a line of its own: above the line that begins at `index`, else below the line that `index` is in. The
   * caret stays where it is: the image may come after an upload. Returns the place where the text goes on.
   */
  insertImage(index: number, address: string, details?: PlacedImage): number
  /**
   * Follows a place while the text changes around it. Returns a function that ends it and returns the current place.
   */
  followPlace(index: number): () => number
  setImage(place: ImagePlace, details: PlacedImage): void
  removeImage(place: ImagePlace): void
  /** A new table at the caret, its first row a head. */
  insertTable(rows: number, columns: number): Promise<void>
  /** Changes the table that the caret is in. */
  editTable(edit: TableEdit): Promise<void>
  /**
   * Puts what a plain text says as Markdown in its place; undone, the text is back. Null when the text is not there any
   * more. `onEdited` is called once what was read has been changed or undone.
   */
  replacePlain(place: Caret, text: string, html: string, onEdited: () => void): ReadText | null
  /** Puts `text` in the place of so many characters before the caret. */
  replaceBefore(length: number, text: string): void
  /** Calls `listener` after each change of the text or the selection. Returns a function that ends it. */
  onMove(listener: () => void): () => void
}

/** The writing surface as the rest of the remote sees it; what is behind it is known in `quill/` alone. */
export interface TextSurface {
  /** Element that has the focus while one writes. */
  field: HTMLElement
  port: IssueTextPort
  tools: TextTools
}
