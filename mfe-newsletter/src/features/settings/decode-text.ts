/** Matches the charset that an HTML or XML file declares. */
const DECLARED = /<meta\b[^>]*\bcharset\s*=\s*["']?\s*([\w-]+)|^\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([\w-]+)/i

/** The charset that the first bytes show: a byte order mark, or the zeros of UTF-16 without one; null when they show none. */
function shownCharset([first, second, third, fourth]: Uint8Array): string | null {
  if ((first === 0xff && second === 0xfe) || (second === 0 && fourth === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && third === 0)) return 'utf-16be'
  return null
}

function decodeAs(charset: string | undefined, bytes: Uint8Array): string | null {
  if (charset === undefined) return null
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Letters of Mac OS Roman (`João`, `AÇÃO`) as Windows reads them: signs that nobody writes inside a word. */
const OF_MAC = /[a-z][‡ˆ‰‹›Ž\u008d\u0090]+[a-z]|[a-z]Ž|[A-Z]‚[A-ZÌÍ]|[A-Z][ƒåæçêîïò][A-Z]/
const OF_WINDOWS = /[a-z][à-ÿ]|[A-Z][ÀÁÂÃÇÉÓÔÚ][A-Z]/

/** Decodes what Excel writes without a charset: for Windows, or for the Mac (`CSV (Macintosh)`) where its letters show it. */
function decodeLegacy(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes)
  return OF_MAC.test(text) && !OF_WINDOWS.test(text) ? new TextDecoder('macintosh').decode(bytes) : text
}

/**
 * Decodes a file that was written elsewhere: by its byte order mark, as UTF-8, by the charset that it declares, else as
 * Windows or the Mac write in Brazil. UTF-8 comes before the declaration: what is valid UTF-8 with accents is UTF-8 whatever it says.
 */
export function decodeText(bytes: Uint8Array): string {
  const shown = shownCharset(bytes)
  if (shown) return new TextDecoder(shown).decode(bytes)
  const declared = () => DECLARED.exec(new TextDecoder('windows-1252').decode(bytes.subarray(0, 2048)))
  const utf8 = decodeAs('utf-8', bytes)
  if (utf8 !== null) return utf8
  const [, html, xml] = declared() ?? []
  const charset = (html ?? xml)?.toLowerCase()
  return (charset === 'utf-8' ? null : decodeAs(charset, bytes)) ?? decodeLegacy(bytes)
}

/** The upper half of code page 850, in which Windows in Brazil writes names of files in an archive. */
const CODE_PAGE_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** Decodes the name of a file in an archive, given one character a byte: UTF-8, or what Windows writes there. */
export function decodeName(name: string): string {
  const bytes = Uint8Array.from(name, (character) => character.charCodeAt(0))
  return (
    decodeAs('utf-8', bytes) ?? name.replace(/[\u0080-\u00ff]/g, (one) => CODE_PAGE_850[one.charCodeAt(0) - 128] ?? one)
  )
}
