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

  /** Those who ask a line for its formats get an answer from this one, too. */
  static override formats(): Record<string, unknown> {
    return {}
  }
}
