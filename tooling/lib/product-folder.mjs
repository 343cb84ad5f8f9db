/**
 * The folder of the shell on its host. Only the shell's document names it, in the addresses of its own files. All else
 * of a build is the same everywhere and finds the folder from the document or from its own address.
 */

/** Matches a folder: `/`, `/ementa/`, `/a/b/`. */
const FOLDER = /^\/(?:[\w.~-]+\/)*$/
const MANIFEST_LINK = /<link\b[^>]*\brel="?manifest"?[^>]*>/
const HREF = /\bhref="?([^"\s>]+)"?/

/**
 * @param {string} text as a person types it
 * @returns {string | null} with slashes at both ends; null for what is no path of an origin
 */
export function folderIn(text) {
  const folder = `/${text}/`.replace(/\/+/g, '/')
  return FOLDER.test(folder) ? folder : null
}

/** The folder that a document names. @param {string} html of the shell @returns {string} `/` for a document that names none */
export function folderOf(html) {
  const link = MANIFEST_LINK.exec(html)?.[0] ?? ''
  return /^\/(?:.*\/)?/.exec(HREF.exec(link)?.[1] ?? '')?.[0] ?? '/'
}

/** Returns the document for another folder. @param {string} html @param {string} folder @returns {string} */
export function placedIn(html, folder) {
  const from = folderOf(html)
  return html.replace(/\b(href|src)=("?)(\/[^"\s>]*)/g, (whole, name, quote, address) =>
    address.startsWith(from) && !address.startsWith('//')
      ? `${name}=${quote}${folder}${address.slice(from.length)}`
      : whole,
  )
}
