const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
}

/** Writes a text between quotes or tags of HTML and XML. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"\n]/g, (character) => ENTITIES[character] ?? character)
