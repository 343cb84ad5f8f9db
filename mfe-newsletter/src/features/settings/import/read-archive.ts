import { hasContent, isBlank, LENGTH, NEWSLETTER_LIMITS } from '@ementa/contracts'
import { unzipSync } from 'fflate'
import { cleanIssueHtml } from '../../../shared/issue-html/clean-issue-html'
import { takeImages } from '../archive-format'
import { decodeName, decodeText } from '../decode-text'
import { readDate } from '../read-date'
import { isLongerThan, truncate } from '../words'
import { type Archive, type ArchivedIssue, type ArchiveFile, describeOtherFiles, imagePlaceholder } from './archive'
import { readFolder } from './folder'
import { adoptForeignText } from './foreign-text'
import { readGhost } from './ghost'
import { type Circumstances, isDraftTitle } from './publication'
import { readSubstack } from './substack'

/** File that a person chose. */
interface Chosen {
  name: string
  bytes: Uint8Array
}

const isZip = ({ bytes }: Chosen) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04

function filesOf(chosen: readonly Chosen[]): ArchiveFile[] {
  return chosen.flatMap((file) => {
    const entries = isZip(file) ? unzip(file.bytes) : [{ path: file.name, bytes: file.bytes }]
    return entries.map(({ path, bytes }) => ({ path, text: () => decodeText(bytes) }))
  })
}

/**
 * What the files hold that were chosen: the export of Ghost or Substack, or texts in Markdown or HTML, zipped or not; null
 * when it is none of them. Throws when an archive cannot be read. Texts are cleaned and fit what an issue may be.
 */
export function readArchive(chosen: readonly Chosen[], circumstances: Circumstances): Archive | null {
  const files = filesOf(chosen)
  const archive =
    readGhostFiles(files, circumstances) ?? readSubstack(files, circumstances) ?? readFolder(files, circumstances)
  return archive && { ...archive, issues: archive.issues.map(fitting) }
}

/** Reads the exports of Ghost among the files; null when there is none. */
function readGhostFiles(files: readonly ArchiveFile[], circumstances: Circumstances): Archive | null {
  const exports = files.flatMap(({ path, text }) => {
    const found = path.toLowerCase().endsWith('.json') ? readGhost(text(), circumstances) : null
    return found ? [found] : []
  })
  if (exports.length === 0) return null
  const others = describeOtherFiles(files.filter(({ path }) => !path.endsWith('/')).length - exports.length)
  return {
    source: 'ghost',
    issues: exports.flatMap(({ issues }) => issues),
    left: [...exports.flatMap(({ left }) => left), others].filter(Boolean),
  }
}

/**
 * Matches elements that would load something even in a document that is only parsed. It is no rule of safety: cleaning
 * is.
 */
const EMBEDDED = /<(iframe|script|style|video|audio)\b[\s\S]*?<\/\1\s*>/gi

function fitting(found: ArchivedIssue): ArchivedIssue {
  const { subject, preheader, losses, title, errata, sentAt, held, ...rest } = found
  const html = found.html.replace(EMBEDDED, '')
  // Our own exports are restored exactly.
  const adopted = title ? { html, losses: [] } : adoptForeignText(html)
  const inside = takeImages(adopted.html, imagePlaceholder)
  const cleaned = cleanIssueHtml(inside.html)
  const dated = errata?.filter(({ at, text }) => readDate(at) === at && !isBlank(text))
  const isTooLong = cleaned.length > LENGTH.issueHtml
  const text = isTooLong ? '' : cleaned
  const isEmpty = !hasContent(text)
  const saidByTitle = !title && isDraftTitle(subject) ? 'o título diz que é um rascunho' : null
  const doubt = isEmpty ? 'não tem texto' : saidByTitle
  const publication = sentAt !== null && doubt ? { sentAt: null, held: doubt } : { sentAt, held }
  return {
    ...rest,
    ...publication,
    subject: truncate(subject, LENGTH.issueSubject),
    preheader: truncate(preheader, LENGTH.issuePreheader),
    html: text,
    ...(inside.images.length > 0 && { images: inside.images }),
    ...(title && { title: truncate(title, LENGTH.issueTitle) }),
    ...(dated && { errata: dated.slice(0, NEWSLETTER_LIMITS.errataPerIssue) }),
    losses: [
      ...losses,
      ...adopted.losses,
      isLongerThan(subject, LENGTH.issueSubject) ? `o fim do assunto: passa de ${LENGTH.issueSubject} caracteres` : '',
      isLongerThan(preheader, LENGTH.issuePreheader)
        ? `o fim do texto de prévia: passa de ${LENGTH.issuePreheader} caracteres`
        : '',
      isTooLong ? 'o texto: é longo demais' : '',
      isEmpty && !isTooLong && losses.length === 0 ? 'o texto: está vazio' : '',
    ].filter(Boolean),
  }
}

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const NAME_IS_UTF8 = 0x800

/** Takes the note “names are UTF-8” from every entry, so that all names come as they are, one character a byte. */
function unmarkNames(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1
  if (end < 0) return
  let entry = view.getUint32(end + 16, true)
  while (entry + 46 <= end && view.getUint32(entry, true) === DIRECTORY_ENTRY) {
    view.setUint16(entry + 8, view.getUint16(entry + 8, true) & ~NAME_IS_UTF8, true)
    const lengths = [28, 30, 32].map((place) => view.getUint16(entry + place, true))
    entry += 46 + lengths.reduce((sum, length) => sum + length, 0)
  }
}

/** The files of an archive, by their names as their writer saw them: macOS writes UTF-8 without saying so, Windows does not. */
function unzip(archive: Uint8Array): { path: string; bytes: Uint8Array }[] {
  const copy = archive.slice()
  unmarkNames(copy)
  const entries = unzipSync(copy, { filter: ({ name }) => !name.startsWith('__MACOSX/') })
  return Object.entries(entries).map(([name, bytes]) => ({ path: decodeName(name), bytes }))
}
