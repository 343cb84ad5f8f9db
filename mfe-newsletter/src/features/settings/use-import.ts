import { type Api, type Inputs, NEWSLETTER_LIMITS, type Newsletter, randomId } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { prepareImage } from '@ementa/ui/forms'
import { useState } from 'react'
import { type Archive, type ArchivedIssue, imagePlaceholder } from './import/archive'
import { importInParts } from './import-in-parts'

export interface ImportOutcome {
  came: number
  alreadyHere: number
  /** Subjects of the issues that a failed call did not import, the cause, and advice. */
  failed: string[]
  cause: string
  advice: string
  withLosses: number
  lostImages: number
}

type ImportState =
  | { step: 'waiting' | 'reading' }
  | { step: 'unreadable'; reason: string }
  | { step: 'ready'; archive: Archive }
  | { step: 'importing'; archive: Archive; done: number; all: number }
  | ({ step: 'done' } & ImportOutcome)

const UNKNOWN =
  'Estes arquivos não são uma exportação do Ghost ou do Substack, nem textos em Markdown ou HTML. Nada foi mudado.'
const BROKEN = 'O arquivo não pôde ser lido: pode estar incompleto. Baixe-o de novo e tente outra vez.'

type Imported = Inputs['newsletters']['importIssues']['issues'][number]

const importedOf = ({ subject, title = subject, preheader, html, sentAt, errata }: ArchivedIssue): Imported => ({
  ...{ title, subject, html, sentAt },
  preheader: preheader || null,
  ...(errata && { errata }),
})

/** Returns the file inside a `data:` address. */
function fileOf(address: string, name: string): File {
  const [type = '', data = ''] = address.replace(/^data:/, '').split(';base64,')
  return new File([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], name, { type })
}

/** Sorts issues oldest first and drafts last: sent issues get their numbers in this order. */
const byDate = (a: ArchivedIssue, b: ArchivedIssue) => (a.sentAt ?? '~').localeCompare(b.sentAt ?? '~')

/** Stores the images inside a text; `lost` counts those that could not be stored, which are removed from the text. */
async function withStoredImages(api: Api, issue: ArchivedIssue): Promise<{ issue: ArchivedIssue; lost: number }> {
  let { html } = issue
  let lost = 0
  for (const [number, image] of (issue.images ?? []).entries()) {
    const place = imagePlaceholder(number)
    try {
      const { image_url } = await api.images.upload(await prepareImage(fileOf(image, place)))
      html = html.replaceAll(`"${place}"`, `"${image_url}"`)
    } catch {
      lost += 1
      html = html.replace(new RegExp(`<img\\b[^>]*"${place}"[^>]*>`, 'g'), '')
    }
  }
  return { issue: { ...issue, html }, lost }
}

/** Reads files and imports their issues, some with each call; a failed call is reported, and the others continue. */
export function useImport({ id: newsletterId, is_paid: isPaid }: Newsletter) {
  const { api } = useServices()
  const [state, setState] = useState<ImportState>({ step: 'waiting' })

  async function choose(files: readonly File[]) {
    if (files.length === 0) return
    setState({ step: 'reading' })
    try {
      const { readArchive } = await import('./import/read-archive')
      const chosen = files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }))
      const archive = readArchive(await Promise.all(chosen), { now: new Date(), isPaid })
      setState(archive ? { step: 'ready', archive } : { step: 'unreadable', reason: UNKNOWN })
    } catch {
      setState({ step: 'unreadable', reason: BROKEN })
    }
  }

  async function start(archive: Archive) {
    const { source } = archive
    const importId = randomId()
    const issues = archive.issues.toSorted(byDate)
    const outcome = { came: 0, alreadyHere: 0, withLosses: 0, lostImages: 0 }
    const failed = await importInParts(issues, NEWSLETTER_LIMITS.importedAtOnce, async (part, from) => {
      setState({ step: 'importing', archive, done: from, all: issues.length })
      const stored: ArchivedIssue[] = []
      for (const found of part) {
        const { issue, lost } = await withStoredImages(api, found)
        stored.push(issue)
        outcome.lostImages += lost
      }
      const imported = { newsletterId, source, importId, issues: stored.map(importedOf) }
      const { ids, skipped } = await api.newsletters.importIssues(imported)
      outcome.came += ids.length
      outcome.alreadyHere += skipped.length
      // An issue that was here already lost nothing in this import.
      outcome.withLosses += part.filter(({ losses }, place) => losses.length > 0 && !skipped.includes(place)).length
    })
    setState({ step: 'done', ...outcome, ...failed, failed: failed.items.map(({ subject }) => subject) })
  }

  return { state, choose, start, cancel: () => setState({ step: 'waiting' }) }
}
