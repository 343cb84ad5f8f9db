import Block, { BlockEmbed } from 'quill/blots/block'

/** The line below an image, or above a table, that is its caption. A line like others: written in place. */
export class CaptionLine extends Block {
  static override blotName = 'caption'
  static override tagName = 'P'
  static override className = 'ql-caption'

  static override formats(): true {
    return true
  }
}

/** A line between two parts: `---`. */
export class Divider extends BlockEmbed {
  static override blotName = 'divider'
  static override tagName = 'HR'

  static override value(): true {
    return true
  }

  /** Answers code that reads the formats of every line. */
  static override formats(): Record<string, unknown> {
    return {}
  }
}
