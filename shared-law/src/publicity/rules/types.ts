export interface PublicityRule {
  id: string
  /** What is advised against, for the hint. */
  title: string
  /** The article that forbids it. */
  article: string
  /** What the article forbids, in its own terms. */
  forbids: string
  /** What stays allowed. */
  allows: string
  /** Words that leave no doubt, whatever else the sentence holds. Folded (no accents, lower case, single blanks). */
  certain?: readonly RegExp[]
  /** Words that mean it unless `except` says otherwise. Folded too. */
  patterns: readonly RegExp[]
  /** Sentences in which the words of `patterns` mean something else. */
  except?: RegExp
  /** What may be written instead of the whole sentence, or that the words found are reworded. */
  rewriting: { of: 'words' } | { of: 'sentence'; text: string }
}
