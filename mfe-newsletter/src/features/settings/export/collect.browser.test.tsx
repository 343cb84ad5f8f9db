import { IMAGE, LARGEST_PAGE, TIMING } from '@ementa/contracts'
import { createTestWorld, withCalls } from '@ementa/testing'
import { expect, test, vi } from 'vitest'
import { issueOf } from '../../../test/records'
import { collect } from './collect'

const SENT = '2024-05-02T12:00:00.000Z'
const images = { resolve: async (address: string) => `blob:${address}`, keep: async () => '' }

async function newsletterWith(texts: { subject: string; html?: string; sentAt?: string | null }[]) {
  const world = await createTestWorld({ as: 'anapaula' })
  const { newsletters } = world.otherTab
  const { id: newsletterId } = await newsletters.create({ handle: 'nova', title: 'Nova', description: 'Semanal' })
  const issues = texts.map(({ subject, html = '<p>Texto</p>', sentAt = SENT }) => ({
    ...{ title: subject, subject, html, sentAt },
  }))
  if (issues.length > 0) await newsletters.importIssues({ newsletterId, source: 'html', issues })
  return { world, owned: await newsletters.get({ handle: 'nova' }) }
}

/** A page that can paint: each image is one dot, written as this. */
function painting(data: (type: string | undefined) => string) {
  const context: object = { drawImage: () => undefined, getImageData: () => ({ data: [0, 0, 0, 255] }) }
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object.assign(Object.create(null), context))
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(data)
}

test('every issue is read, page by page, and the newest comes first', async () => {
  const { world, owned } = await newsletterWith([])
  const asked: object[] = []
  const sentIssue = (number: number) =>
    issueOf({ id: `i${number}`, subject: `Nº ${number}`, status: 'sent', sent_at: `2024-05-0${number}T12:00:00.000Z` })
  const pages = [
    { issues: [sentIssue(1)], nextCursor: 'a' },
    { issues: [sentIssue(2)], nextCursor: 'b' },
    { issues: [sentIssue(3)], nextCursor: null },
  ]
  const listIssues = async (input: object) => {
    asked.push(input)
    return pages[asked.length - 1]
  }
  const { api } = withCalls(world, 'newsletters', { listIssues }).services
  const { exported } = await collect({ api, images }, owned)
  const newsletterId = owned.newsletter.id
  expect(asked).toEqual([
    { newsletterId, cursor: null, limit: LARGEST_PAGE },
    { newsletterId, limit: LARGEST_PAGE, cursor: 'a' },
    { newsletterId, limit: LARGEST_PAGE, cursor: 'b' },
  ])
  expect(exported.issues.map(({ subject }) => subject)).toEqual(['Nº 3', 'Nº 2', 'Nº 1'])
  expect(exported.url).toMatch(/\/newsletters\/nova$/)
  expect(exported.issues[0]?.url).toMatch(/\/newsletters\/nova\/.*i3$/)
})

test('of a paid newsletter only what was opened to all is not for subscribers alone', async () => {
  const { world, owned } = await newsletterWith([])
  const issues = [issueOf({ id: 'a', subject: 'A' }), issueOf({ id: 'b', subject: 'B', open_to_all: true })]
  const { api } = withCalls(world, 'newsletters', { listIssues: async () => ({ issues, nextCursor: null }) }).services
  const leftOf = async (is_paid: boolean) => {
    const { exported } = await collect({ api, images }, { ...owned, newsletter: { ...owned.newsletter, is_paid } })
    return exported.issues.filter(({ isForSubscribers }) => isForSubscribers).map(({ subject }) => subject)
  }
  expect(await leftOf(true)).toEqual(['A'])
  expect(await leftOf(false)).toEqual([])
})

test.each([
  [-1, SENT],
  [TIMING.undoSend, null],
])('an issue that can still be taken back leaves as a draft: seen from %i ms on', async (from, sentAt) => {
  const { world, owned } = await newsletterWith([])
  const visible_from = new Date(Date.now() + from).toISOString()
  const issue = issueOf({ status: 'sent', sent_at: SENT, visible_from })
  const { api } = withCalls(world, 'newsletters', {
    listIssues: async () => ({ issues: [issue], nextCursor: null }),
  }).services
  const { exported } = await collect({ api, images }, owned)
  expect(exported.issues.map((one) => [one.sentAt, one.url !== null])).toEqual([[sentAt, sentAt !== null]])
})

test('an image of this device goes into the text wherever it is; one of another site keeps its address', async () => {
  painting((type) => `data:${type};base64,AAAA`)
  const own = `${IMAGE.localScheme}foto`
  const other = 'https://imagens.example/foto.png'
  const image = (src: string) => `<img src="${src}" alt="Foto">`
  const html = `<p>${image(own)}${image(other)}</p><p>${image(own)}</p>`
  const { world, owned } = await newsletterWith([{ subject: 'A', html }])
  const { exported, missingImages } = await collect({ api: world.services.api, images }, owned)
  const sources = Array.from(exported.issues[0]?.html.matchAll(/src="([^"]*)"/g) ?? [], ([, src]) => src)
  expect(sources).toEqual(['data:image/png;base64,AAAA', other, 'data:image/png;base64,AAAA'])
  expect(missingImages).toEqual([])
})
