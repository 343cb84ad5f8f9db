/** Matches the parts of an issue that need more than the text styles. */
const LEGAL_TEXT = /<(?:(?:table|figure)\b|ol class="footnotes")/

/**
 * Sets the tables, captions and footnotes of an issue that is already rendered; their code is loaded where there are any.
 * Without it, offline for example, they are plain, and the notes are at the foot. Returns a function that ends it.
 */
export function setLegalTextLater(html: string, find: () => HTMLElement | null): () => void {
  let end = () => {}
  let isCurrent = true
  if (LEGAL_TEXT.test(html)) {
    import('./legal-text')
      .then(({ setLegalText }) => {
        const root = isCurrent ? find() : null
        if (root) end = setLegalText(root)
      })
      .catch(() => undefined)
  }
  return () => {
    isCurrent = false
    end()
  }
}
