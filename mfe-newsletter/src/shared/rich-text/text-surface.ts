import type { Caret, IssueTextPort } from './issue-text'

/** Names and values of the formats at a place, as the text's operations have them. */
export type Formats = Readonly<Record<string, unknown>>

/** A link in its whole length, or the selected text that is to become one. */
export interface LinkPlace extends Caret {
  text: string
  /** Empty where there is no link yet. */
  address: string
}

/** What the toolbar and the dialogs do with the text. Each change is one of the person's own: undoable. */
export interface TextTools {
  focus(): void
  undo(): void
  redo(): void
  /** The formats at the selection; undefined while the focus is elsewhere. */
  formats(): Formats | undefined
  /** Sets a format at the selection; `false` takes it away. */
  format(name: string, value: unknown): void
  /** Sets a format at the selection, or takes it away where it is set. */
  toggle(name: string, value: unknown): void
  /** Takes all formats from the selection, or from what is typed next. */
  clearFormats(): void
  /** The link under the caret, else the selection. Takes the focus. */
  linkPlace(): LinkPlace
  /** Puts a link in the place of what is there; its marks stay. */
  setLink(place: Caret, text: string, address: string): void
  removeLink(place: Caret): void
  /** Where an image goes, in characters from the beginning. Takes the focus. */
  imagePlace(): number
  /** The caret stays where it is: the image may come after an upload. */
  insertImage(index: number, address: string, description?: string): void
  /** Calls `listener` after each change of the text or the selection. Returns what ends it. */
  onMove(listener: () => void): () => void
}

/** The writing surface as the rest of the remote sees it; what is behind it is known in `quill/` alone. */
export interface TextSurface {
  port: IssueTextPort
  tools: TextTools
}
