/** The citation that was copied last on this visit: a footnote can be filled from it. */
let copied = ''

export const copiedCitation = () => copied

export function rememberCitation(citation: string): void {
  copied = citation
}
