import type { ContentSuggestion } from '@ementa/contracts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

/** Returns the HTML that a suggestion adds to the text: title, text and source. */
export function suggestionHtml({
  title,
  content,
  source,
}: Pick<ContentSuggestion, 'title' | 'content' | 'source'>): string {
  return `<h2>${escapeHtml(title)}</h2><p>${escapeHtml(content)}</p><p><em>Fonte: ${escapeHtml(source)}</em></p>`
}
