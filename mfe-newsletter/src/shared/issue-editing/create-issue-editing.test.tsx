import { crashCopyKey, type NewsletterIssue, TIMING } from '@ementa/contracts'
import { createTestWorld, type TestWorld, withCalls } from '@ementa/testing'
import type { KeyValueStorage } from '@ementa/ui'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type IssueTextPort, plainText, type TextOp } from '../rich-text/issue-text'
import { createIssueEditing, type IssueEditing } from './create-issue-editing'
import { SAVE_TEXTS } from './saving'
import { newIssue } from './state'

// The rules of the open issue, on the real backend in memory, with a text that is no Quill.

const KEY = crashCopyKey('user-anapaula', 'issue', 'issue-clausula-05')
const LONG = 'Texto longo o bastante para ser salvo, com mais de cinquenta caracteres.'

function portOf(initial: string) {
  let ops: TextOp[] = [{ insert: initial }]
  const port: IssueTextPort = {
    ops: () => structuredClone(ops),
    html: () => `<p>${plainText(ops)}</p>`,
    load: (html) => {
      ops = [{ insert: html.replace(/<[^>]*>/g, '') }]
    },
    replace: (content) => {
      ops = 'ops' in content ? content.ops : [{ insert: content.html }]
    },
    append: () => undefined,
    focus: () => undefined,
    caret: () => null,
  }
  return port
}

let world: TestWorld
let issue: NewsletterIssue
let stops: (() => void)[] = []

beforeEach(async () => {
  world = await createTestWorld({ as: 'anapaula' })
  issue = (await world.services.api.newsletters.getIssue({ issueId: 'issue-clausula-05' })).issue
  vi.useFakeTimers()
})

afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.useRealTimers()
})

function open(from: NewsletterIssue = issue, isFirst?: Promise<boolean>, text = 'guardado', storage?: KeyValueStorage) {
  const { api, toast } = world.services
  const lock = isFirst && (() => ({ isFirst, release: () => undefined }))
  const editing = createIssueEditing({ issue: from, api, toast, userId: 'user-anapaula', lock, storage })
  const end = editing.start()
  stops.push(end)
  const port = portOf(text)
  editing.attach(port)
  const type = (text: string) => {
    port.replace({ ops: [{ insert: text }] })
    editing.changed()
  }
  return { editing, port, type, stop: end }
}

const hidePage = () => window.dispatchEvent(new Event('pagehide'))
/** Returns the copy that is offered when the issue is opened again after a crash of the tab. */
function offeredAfterCrash(): string | undefined {
  const { recovered } = open().editing.state
  return recovered ? plainText(recovered.ops ?? []) : undefined
}

const stored = async () => (await world.services.api.newsletters.getIssue({ issueId: issue.id })).issue
const lastToast = () => world.toasts.at(-1)
/** Lets the in-memory backend answer: its promises need real turns of the loop. */
const settled = async (editing: IssueEditing) => {
  vi.useRealTimers()
  await vi.waitFor(() => expect(editing.state.save).not.toBe('saving'))
  vi.useFakeTimers()
}

test('marks what is unsaved at once and takes the mark away when it is undone by hand [NWS-047]', () => {
  const { editing, type } = open()
  expect(editing.state.save).toBe('saved')
  type('outra coisa')
  expect(editing.state.save).toBe('changed')
  type('guardado')
  vi.advanceTimersByTime(TIMING.crashCopy)
  expect(editing.state.save).toBe('saved')
  for (const field of ['title', 'subject', 'preheader'] as const) {
    const before = editing.state.fields[field]
    editing.setField(field, `${before}!`)
    expect(editing.isDirty()).toBe(true)
    editing.setField(field, before)
    expect(editing.isDirty()).toBe(false)
  }
})

test('saves by hand and tells when the text was last touched [NWS-046] [NWS-048]', async () => {
  const { editing, type } = open()
  const before = editing.state.editedAt
  type(LONG)
  vi.advanceTimersByTime(1000)
  expect(editing.state.editedAt).toBeGreaterThan(before)
  vi.useRealTimers()
  expect(await editing.save()).toBe(true)
  expect(lastToast()).toMatchObject({ title: SAVE_TEXTS.draftSaved, status: 'success' })
  expect((await stored()).html).toBe(`<p>${LONG}</p>`)
  expect(editing.state.save).toBe('saved')
  expect(offeredAfterCrash()).toBeUndefined()
})

test.each([
  ['an empty subject', '   ', LONG],
  ['49 characters', 'Assunto', 'a'.repeat(49)],
])('refuses to save %s and changes nothing [NWS-050]', async (_, subject, text) => {
  const { editing, type } = open()
  editing.setField('subject', subject)
  type(text)
  expect(await editing.save()).toBe(false)
  expect(lastToast()).toMatchObject({
    title: 'Dados incompletos',
    description: 'Assunto é obrigatório e o conteúdo deve ter pelo menos 50 caracteres.',
    status: 'error',
  })
  expect(await stored()).toEqual(issue)
})

test('saves a draft by itself 30 seconds after a change, even while typing goes on [NWS-052]', async () => {
  const { editing, type } = open()
  type(LONG)
  vi.advanceTimersByTime(20_000)
  type(`${LONG} E mais.`)
  vi.advanceTimersByTime(9_999)
  expect(editing.state.save).toBe('changed')
  vi.advanceTimersByTime(1)
  expect(editing.state.save).toBe('saving')
  await settled(editing)
  expect((await stored()).html).toBe(`<p>${LONG} E mais.</p>`)
  expect(world.toasts).toEqual([])
})

test('keeps silent when an auto-save is refused or fails, and says where the text is [NWS-051] [NWS-052]', async () => {
  const { editing, type } = open()
  type('curto')
  vi.advanceTimersByTime(TIMING.issueAutoSave)
  expect(editing.state.save).toBe('changed')
  world.simulate({ fail: ['newsletters.updateIssue'] })
  type(LONG)
  vi.advanceTimersByTime(TIMING.issueAutoSave)
  await settled(editing)
  expect(editing.state.save).toBe('local')
  expect(offeredAfterCrash()).toBe(LONG)
  expect(world.toasts).toEqual([])
})

test('saves a scheduled issue by itself like a draft, and again once the connection is back [NWS-052]', async () => {
  vi.useRealTimers()
  const { newsletters } = world.services.api
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString()
  await newsletters.scheduleIssue({ issueId: issue.id, scheduledAt })
  const scheduled = await stored()
  vi.useFakeTimers()
  const { editing, type } = open(scheduled)
  type(LONG)
  vi.advanceTimersByTime(TIMING.issueAutoSave + 1000)
  await settled(editing)
  expect(editing.state.save).toBe('saved')
  vi.useRealTimers()
  expect(await stored()).toMatchObject({ status: 'scheduled', html: `<p>${LONG}</p>` })
  world.simulate({ fail: ['newsletters.updateIssue'] })
  editing.setField('subject', 'Escrito sem conexão')
  expect(await editing.save({ silent: true })).toBe(false)
  expect(editing.state.save).toBe('local')
  world.simulate({})
  await editing.reconnect()
  expect(editing.state.save).toBe('saved')
  expect(await stored()).toMatchObject({ status: 'scheduled', subject: 'Escrito sem conexão' })
  expect(world.toasts).toEqual([])
})

test('a schedule that was held or taken back elsewhere is no conflict of texts', async () => {
  vi.useRealTimers()
  const { newsletters } = world.services.api
  const { editing, type } = open()
  type(LONG)
  await newsletters.scheduleIssue({ issueId: issue.id, scheduledAt: new Date(Date.now() + 3_600_000).toISOString() })
  await editing.checkStored()
  expect(editing.state).toMatchObject({ conflict: null, issue: { status: 'scheduled' } })
  expect(await editing.save()).toBe(true)
})

test('what an action made of the issue is read, once more where that fails, and what is written stays', async () => {
  vi.useRealTimers()
  const { newsletters } = world.services.api
  const read = (input: { issueId: string }) => newsletters.getIssue(input)
  const getIssue = vi.fn(read).mockRejectedValueOnce(new Error('Failed.'))
  world = withCalls(world, 'newsletters', { getIssue })
  const { editing, type } = open()
  type(LONG)
  await newsletters.scheduleIssue({ issueId: issue.id, scheduledAt: new Date(Date.now() + 3_600_000).toISOString() })
  await editing.readAgain()
  expect(getIssue).toHaveBeenCalledTimes(2)
  expect(editing.state).toMatchObject({ save: 'changed', issue: { status: 'scheduled' } })
})

test('an action that finds the text of another device writes nothing over it', async () => {
  vi.useRealTimers()
  const { newsletters } = world.services.api
  const { editing, type } = open()
  type(LONG)
  await saveElsewhere('Do celular')
  await newsletters.scheduleIssue({ issueId: issue.id, scheduledAt: new Date(Date.now() + 3_600_000).toISOString() })
  await editing.readAgain()
  expect(editing.state).toMatchObject({ isConflictOpen: false, conflict: { subject: 'Do celular' } })
  expect(await editing.save()).toBe(false)
  expect(await stored()).toMatchObject({ status: 'scheduled', subject: 'Do celular' })
  expect(editing.state.isConflictOpen).toBe(true)
})

test('reports a failed save and keeps the text on this device [NWS-053]', async () => {
  const { editing, type } = open()
  world.simulate({ fail: ['newsletters.updateIssue'] })
  type(LONG)
  vi.useRealTimers()
  expect(await editing.save()).toBe(false)
  expect(lastToast()).toMatchObject({ title: 'Erro ao salvar', status: 'error' })
  expect(editing.state.save).toBe('local')
  world.simulate({})
  expect(await editing.save()).toBe(true)
  expect(editing.state.save).toBe('saved')
})

test('loses at most two seconds of typing, and nothing when the page is hidden', () => {
  const { editing, type } = open()
  type('primeira frase')
  vi.advanceTimersByTime(TIMING.crashCopy)
  expect(offeredAfterCrash()).toBe('primeira frase')
  type('segunda frase')
  hidePage()
  expect(editing.state.isCopyFailing).toBe(false)
  expect(offeredAfterCrash()).toBe('segunda frase')
})

test('a device that refuses the copy is said so, until it takes one again', () => {
  let isFull = true
  const storage: KeyValueStorage = {
    getItem: (key) => localStorage.getItem(key),
    removeItem: (key) => localStorage.removeItem(key),
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      localStorage.setItem(key, value)
    },
  }
  const { editing, type } = open(issue, undefined, 'guardado', storage)
  type('não cabe')
  vi.advanceTimersByTime(TIMING.crashCopy)
  expect(editing.state.isCopyFailing).toBe(true)
  isFull = false
  type('cabe')
  vi.advanceTimersByTime(TIMING.crashCopy)
  expect(editing.state.isCopyFailing).toBe(false)
  expect(offeredAfterCrash()).toBe('cabe')
})

test('offers what an earlier visit left, without overwriting it by new typing', () => {
  const first = open()
  first.editing.setField('subject', 'Assunto novo')
  first.type('o que se perdeu')
  first.stop()

  const second = open()
  expect(second.editing.state.recovered).toMatchObject({ subject: 'Assunto novo' })
  second.type('outra coisa')
  hidePage()
  expect(second.editing.state.recovered).not.toBeNull()
  second.editing.restore()
  expect(plainText(second.port.ops())).toBe('o que se perdeu')
  expect(second.editing.state.fields.subject).toBe('Assunto novo')
  expect(second.editing.state.save).toBe('changed')
  expect(second.editing.state.recovered).toBeNull()
})

test('offers nothing when the copy says what is stored, and nothing after leaving without saving [NWS-055]', () => {
  const first = open()
  first.type('mudança')
  hidePage()
  first.type('guardado')
  hidePage()
  expect(offeredAfterCrash()).toBeUndefined()
  first.type('mudança')
  first.editing.abandon()
  first.stop()
  expect(offeredAfterCrash()).toBeUndefined()
})

const copiesKept = () => Object.keys(localStorage).filter((key) => key.startsWith(KEY))

test('a tab that goes into the background keeps a copy, one that comes back or was left does not', () => {
  const { type, stop } = open()
  const isSeen = (visibility: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  type('mudança')
  isSeen('visible')
  expect(copiesKept()).toEqual([])
  isSeen('hidden')
  expect(localStorage.getItem(KEY)).toContain('mudança')
  stop()
  for (const key of copiesKept()) localStorage.removeItem(key)
  isSeen('hidden')
  expect(copiesKept()).toEqual([])
})

test('keeps nothing of what was abandoned when the tab closes before the page is taken away [NWS-055]', () => {
  const { editing, type } = open()
  type('mudança')
  hidePage()
  editing.abandon()
  hidePage()
  expect(offeredAfterCrash()).toBeUndefined()
})

test('saves nothing of what was abandoned while the next page is on its way', () => {
  const { editing, type } = open()
  type(LONG)
  editing.abandon()
  vi.advanceTimersByTime(2 * TIMING.issueAutoSave)
  expect(editing.state.save).toBe('changed')
})

test('offers a copy of this device only when no other tab is writing it, and never touches that tab’s copy', async () => {
  const writing = open()
  writing.type('em andamento')
  hidePage()

  const second = open(issue, Promise.resolve(false))
  await Promise.resolve()
  vi.advanceTimersByTime(TIMING.crashCopy)
  expect(second.editing.state.recovered).toBeNull()
  second.stop()

  const later = open(issue, Promise.resolve(true))
  await Promise.resolve()
  expect(plainText(later.editing.state.recovered?.ops ?? [])).toBe('em andamento')
})

async function saveElsewhere(subject: string) {
  return world.services.api.newsletters.updateIssue({ issueId: issue.id, subject, html: '<p>da outra aba</p>' })
}

test('asks before it overwrites what another tab saved, and can keep its own', async () => {
  const { editing, type } = open()
  vi.useRealTimers()
  await saveElsewhere('Da outra aba')
  type(LONG)
  expect(await editing.save()).toBe(false)
  expect(editing.state).toMatchObject({ isConflictOpen: true, conflict: { subject: 'Da outra aba' } })
  expect(world.toasts, 'the question says it').toEqual([])
  expect((await stored()).subject).toBe('Da outra aba')

  expect(await editing.keepMine()).toBe(true)
  expect(await stored()).toMatchObject({ subject: issue.subject, html: `<p>${LONG}</p>` })
  expect(editing.state.conflict).toBeNull()
})

test('keeps its own text too when only a field was changed here', async () => {
  const { editing } = open(issue, undefined, LONG)
  vi.useRealTimers()
  await saveElsewhere('Da outra aba')
  editing.setField('subject', 'Só o assunto')
  await editing.save()
  expect(editing.state.conflict).not.toBeNull()
  expect(await editing.keepMine()).toBe(true)
  expect(await stored()).toMatchObject({ subject: 'Só o assunto', html: `<p>${LONG}</p>` })
})

test('keeps on this device what was written when a look finds the issue sent', async () => {
  const { editing, type } = open()
  vi.useRealTimers()
  await world.services.api.newsletters.sendIssueNow({ issueId: issue.id })
  type(LONG)
  await editing.checkStored()
  expect(editing.state.issue.status).toBe('sent')
  expect(offeredAfterCrash()).toBe(LONG)
})

test('can take the other version, and then still has its own to restore', async () => {
  const { editing, port, type } = open()
  vi.useRealTimers()
  await saveElsewhere('Da outra aba')
  type(LONG)
  await editing.save()
  editing.takeOther()
  expect(editing.state).toMatchObject({ fields: { subject: 'Da outra aba' }, save: 'saved', conflict: null })
  expect(plainText(port.ops())).toBe('da outra aba')
  editing.restore()
  expect(plainText(port.ops())).toBe(LONG)
})

test('takes over another tab’s save by itself while nothing was written here', async () => {
  const { editing, port } = open()
  vi.useRealTimers()
  await saveElsewhere('Da outra aba')
  await editing.checkStored()
  expect(editing.state.fields.subject).toBe('Da outra aba')
  expect(plainText(port.ops())).toBe('da outra aba')
  expect(editing.state.conflict).toBeNull()
})

test('saves what waited for a connection when it is back, and never over another version', async () => {
  const { editing, type } = open()
  world.simulate({ fail: ['newsletters.updateIssue'] })
  type(LONG)
  vi.useRealTimers()
  await editing.save({ silent: true })
  expect(editing.state.save).toBe('local')
  world.simulate({})
  await editing.reconnect()
  expect(editing.state.save).toBe('saved')
  expect((await stored()).html).toBe(`<p>${LONG}</p>`)

  await saveElsewhere('Da outra aba')
  type(`${LONG} Mais.`)
  await editing.reconnect()
  expect(editing.state).toMatchObject({ conflict: { subject: 'Da outra aba' }, isConflictOpen: false })
  expect((await stored()).subject).toBe('Da outra aba')
})

test('what is typed while a save is on its way stays unsaved', async () => {
  const { editing, type } = open()
  type(LONG)
  vi.useRealTimers()
  const saving = editing.save()
  type(`${LONG} Mais.`)
  await saving
  expect((await stored()).html).toBe(`<p>${LONG}</p>`)
  expect(editing.state.save).toBe('changed')
})

test('stops at an issue that was sent meanwhile and keeps the late text [NS-90]', async () => {
  const { editing, type } = open()
  vi.useRealTimers()
  await world.services.api.newsletters.sendIssueNow({ issueId: issue.id })
  type(LONG)
  expect(await editing.save()).toBe(false)
  expect(lastToast()).toMatchObject({ title: 'Erro ao salvar', status: 'error' })
  expect(editing.state.issue.status).toBe('sent')
  expect(offeredAfterCrash()).toBe(LONG)
})

describe('a new issue', () => {
  const SLOT = `${crashCopyKey('user-anapaula', 'issue', 'new:newsletter-clausula')}:1`
  const left = { title: '', subject: 'Meia ideia', preheader: '', ops: [{ insert: LONG }], writtenAt: 1 }

  function begin(leftBefore?: typeof left) {
    const { api, toast } = world.services
    if (leftBefore) localStorage.setItem(SLOT, JSON.stringify(leftBefore))
    const editing = createIssueEditing({
      ...{ issue: newIssue(issue.newsletter_id), api, toast, userId: 'user-anapaula' },
      slot: { key: SLOT, left: leftBefore },
    })
    stops.push(editing.start())
    return editing
  }
  const htmlOf = async ({ state }: IssueEditing) =>
    (await world.otherTab.newsletters.getIssue({ issueId: state.issue.id })).issue.html

  test('is saved by no timer before the person saves it, and by all of them from then on', async () => {
    const editing = begin()
    const port = portOf('')
    editing.attach(port)
    port.replace({ ops: [{ insert: LONG }] })
    editing.changed()
    editing.setField('subject', 'Juros')
    await vi.advanceTimersByTimeAsync(2 * TIMING.issueAutoSave)
    expect(localStorage.getItem(SLOT)).toContain('Juros')
    expect([editing.state.issue.id, editing.state.save]).toEqual(['', 'changed'])
    expect(await editing.save()).toBe(true)
    expect(localStorage.getItem(SLOT)).toBeNull()
    editing.setField('preheader', 'Prévia')
    await vi.advanceTimersByTimeAsync(2 * TIMING.issueAutoSave)
    expect(editing.state).toMatchObject({ save: 'saved', issue: { title: 'Juros', preheader: 'Prévia' } })
  })

  test('that is saved before its editor is there keeps the text that was left of it', async () => {
    const editing = begin(left)
    expect(editing.state.fields.subject).toBe('Meia ideia')
    expect(await editing.save()).toBe(true)
    expect(await htmlOf(editing)).toBe('')
    const [key = ''] = Object.keys(localStorage).filter((name) => name.includes(editing.state.issue.id))
    expect(localStorage.getItem(key)).toContain(LONG)
    editing.attach(portOf(''))
    await vi.advanceTimersByTimeAsync(2 * TIMING.issueAutoSave)
    expect(await htmlOf(editing)).toBe(`<p>${LONG}</p>`)
    expect(editing.state.recovered).toBeNull()
  })

  test('whose first answer was lost is the same issue, with the text of the second attempt', async () => {
    const editing = begin()
    const port = portOf('')
    editing.attach(port)
    editing.setField('subject', 'Juros')
    world.simulate({ fail: ['newsletters.getIssue'] })
    expect(await editing.save()).toBe(false)
    port.replace({ ops: [{ insert: LONG }] })
    editing.changed()
    editing.setField('subject', 'Juros de mora')
    world.simulate({})
    expect(await editing.save()).toBe(true)
    expect(editing.state).toMatchObject({ save: 'changed', issue: { subject: 'Juros' } })
    await vi.advanceTimersByTimeAsync(2 * TIMING.issueAutoSave)
    expect(editing.state).toMatchObject({ save: 'saved', issue: { subject: 'Juros de mora' } })
    expect(await htmlOf(editing)).toBe(`<p>${LONG}</p>`)
  })
})

describe('the mark that a scheduled issue is held by', () => {
  const ISSUE = 'issue-clausula-05'
  const isMarked = async () =>
    (await world.otherTab.newsletters.getIssue({ issueId: ISSUE })).issue.has_newer_text === true
  /** Lets the calls that are on their way arrive. */
  const arrive = () => vi.advanceTimersByTimeAsync(1000)

  test('is set with the first letter, and taken away by saving', async () => {
    const { editing, type } = open()
    await arrive()
    expect(await isMarked()).toBe(false)
    type(LONG)
    await arrive()
    expect(await isMarked()).toBe(true)
    expect(await editing.save()).toBe(true)
    expect(await isMarked()).toBe(false)
    // Written on after the save.
    type(`${LONG} E mais.`)
    await arrive()
    expect(await isMarked()).toBe(true)
  })

  test('is taken away when the text is as it was again, or is given up', async () => {
    const { editing, type } = open()
    type('outra coisa')
    type('guardado')
    await arrive()
    expect(await isMarked()).toBe(false)
    type('outra coisa')
    await arrive()
    expect(await isMarked()).toBe(true)
    editing.abandon()
    await arrive()
    expect(await isMarked()).toBe(false)
  })

  test('outlives a crash, and goes with the copy that the crash left', async () => {
    const first = open()
    await world.otherTab.newsletters.scheduleIssue({
      issueId: ISSUE,
      scheduledAt: new Date(Date.now() + 3_600_000).toISOString(),
    })
    await first.editing.checkStored()
    first.type('o que se perdeu')
    await arrive()
    stops.pop()?.()
    expect(await isMarked()).toBe(true)
    const second = open((await world.otherTab.newsletters.getIssue({ issueId: ISSUE })).issue)
    await arrive()
    expect([second.editing.state.recovered?.ops, await isMarked()]).toEqual([[{ insert: 'o que se perdeu' }], true])
    second.editing.discardRecovered()
    await arrive()
    expect(await isMarked()).toBe(false)
  })

  test('is set again on the version that another tab has saved meanwhile', async () => {
    const { editing, type } = open()
    type('o meu texto')
    await arrive()
    await world.otherTab.newsletters.updateIssue({ issueId: ISSUE, subject: 'Da outra aba' })
    expect(await isMarked()).toBe(false)
    await editing.checkStored()
    await arrive()
    expect(editing.state.conflict?.subject).toBe('Da outra aba')
    expect(await isMarked()).toBe(true)
  })
})
