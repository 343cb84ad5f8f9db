import { htmlToText, isBlank, LENGTH, NEWSLETTER_LIMITS } from '@ementa/contracts'
import { strFromU8, unzipSync } from 'fflate'
import { cleanIssueHtml } from '../../../shared/issue-html/clean-issue-html'
import { takeImages } from '../archive-format'
import { readFolder } from './folder'
import { type Archive, type ArchiveFile, type FoundIssue, isoDate, placeOf } from './found'
import { readGhost } from './ghost'
import { readSubstack } from './substack'

/** A file as it was chosen. */
interface Chosen {
  name: string
  bytes: Uint8Array
}

const isZip = ({ bytes }: Chosen) => bytes[0] === 0x50 && bytes[1] === 0x4b

function filesOf(chosen: readonly Chosen[]): ArchiveFile[] {
  return chosen.flatMap((file) => {
    if (!isZip(file)) return [{ path: file.name, text: () => strFromU8(file.bytes) }]
    const entries = unzipSync(file.bytes, {
      filter: ({ name }) => !name.endsWith('/') && !name.startsWith('__MACOSX/'),
    })
    return Object.entries(entries).map(([path, bytes]) => ({ path, text: () => strFromU8(bytes) }))
  })
}

/**
 * What the files hold that were chosen: the export of Ghost or Substack, or texts in Markdown or HTML, zipped or not; null
 * when it is none of them. Throws when an archive cannot be read. Texts are cleaned and fit what an issue may be.
 */
export function readArchive(chosen: readonly Chosen[]): Archive | null {
  const files = filesOf(chosen)
  const json = files.filter(({ path }) => path.endsWith('.json'))
  const ghost = json.map((file) => readGhost(file.text())).find((found) => found !== null)
  const archive = ghost ?? readSubstack(files) ?? readFolder(files)
  return archive && { ...archive, issues: archive.issues.map(fitting) }
}

/** Never kept: a document that is only parsed would load some of it. No rule of safety, which cleaning is. */
const EMBEDDED = /<(iframe|script|style|video|audio)\b[\s\S]*?<\/\1\s*>/gi

function fitting({ subject, preheader, html, losses, title, errata, ...rest }: FoundIssue): FoundIssue {
  const inside = takeImages(html.replace(EMBEDDED, ''), placeOf)
  const cleaned = cleanIssueHtml(inside.html)
  const dated = errata?.filter(({ at, text }) => isoDate(at) === at && !isBlank(text))
  const isTooLong = cleaned.length > LENGTH.issueHtml
  const isEmpty = isBlank(htmlToText(cleaned)) && !cleaned.includes('<img')
  return {
    ...rest,
    subject: [...subject].slice(0, LENGTH.issueSubject).join(''),
    preheader: [...preheader].slice(0, LENGTH.issuePreheader).join(''),
    html: isTooLong ? '' : cleaned,
    ...(inside.images.length > 0 && { images: inside.images }),
    ...(title && { title: [...title].slice(0, LENGTH.issueTitle).join('') }),
    ...(dated && { errata: dated.slice(0, NEWSLETTER_LIMITS.errataPerIssue) }),
    losses: [
      ...losses,
      isTooLong ? 'o texto: é longo demais' : '',
      isEmpty && losses.length === 0 ? 'o texto: está vazio' : '',
    ].filter(Boolean),
  }
}
