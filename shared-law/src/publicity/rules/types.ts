export interface PublicityRule {
  id: string
  /** Names the discouraged practice, for the hint. */
  title: string
  /** The article that forbids it. */
  article: string
  /** States the prohibition in the article's own terms. */
  forbids: string
  /** States which texts stay allowed. */
  allows: string
  /** Words that leave no doubt, whatever else the sentence holds. Folded (no accents, lower case, single blanks). */
  certain?: readonly RegExp[]
  /** Words that mean it unless `except` says otherwise. Folded too. */
  patterns: readonly RegExp[]
  /** Sentences in which the words of `patterns` mean something else. */
  except?: RegExp
  /** Offers a text in place of the whole sentence, or rewords the words that were found. */
  rewriting: { of: 'words' } | { of: 'sentence'; text: string }
}
