import { describe, expect, test } from 'vitest'
import { START } from '../test/start'
import { transports, type World } from '../test/transports'

const HTML = '<p>O ornitorrinco processual e a Súmula 364 do STJ, em mais de cinquenta caracteres de texto.</p>'
const moment = (ms: number) => new Date(START.getTime() + ms).toISOString()
const RELEASED = { code: 'ISSUE_RELEASED' }

/** A newsletter of anapaula's, to which renata subscribes, with one issue just sent. */
async function sent(world: World) {
  const { newsletters, search, closing, law, notifications } = world.api
  await world.as('anapaula')
  const input = { handle: 'nova-lei', title: 'Nova Lei', description: 'Toda semana' }
  const { id: newsletterId } = await newsletters.create(input)
  await world.as('renata')
  await newsletters.subscribe({ id: newsletterId })
  await world.as('anapaula')
  const { id } = await newsletters.createIssue({ newsletterId, title: 'Um', subject: 'Assunto', html: HTML })
  const answer = await newsletters.sendIssueNow({ issueId: id })
  /** Returns the reads in which a person finds the issue. */
  const seenBy = async (username: string) => {
    await world.as(username)
    const opened = await newsletters.getIssue({ issueId: id }).catch(() => null)
    const { issues } = await newsletters.listIssues({ newsletterId })
    const found = await search.newsletters({ query: 'ornitorrinco' })
    const cited = await law.listCiting({ key: 'sumula:stj:364', limit: 100 })
    const daily = username === 'renata' ? await closing.get({ since: moment(1) }) : null
    const isMarked = await newsletters.markIssueRead({ id }).then(
      () => true,
      () => false,
    )
    const { latest } = await newsletters.listAll()
    const { notifications: notices, unreadCount } = await notifications.list({ type: 'system' })
    const notice = notices.find(({ href }) => href?.endsWith(id))
    return {
      opened: opened !== null,
      latest: latest?.[newsletterId]?.subject === 'Assunto',
      notified: username === 'anapaula' ? null : notice !== undefined && unreadCount > 0,
      listed: issues.some((issue) => issue.id === id),
      found: found.newsletters.length > 0,
      cited: cited.items.some((item) => item.kind === 'issue' && item.issue.id === id),
      daily: daily?.issues.some((issue) => issue.id === id) ?? null,
      isMarked,
    }
  }
  return { id, newsletterId, answer, seenBy }
}

const NOWHERE = {
  latest: false,
  notified: false,
  opened: false,
  listed: false,
  found: false,
  cited: false,
  daily: false,
  isMarked: false,
}
const EVERYWHERE = {
  latest: true,
  notified: true,
  opened: true,
  listed: true,
  found: true,
  cited: true,
  daily: true,
  isMarked: true,
}

describe.each(transports)('taking back what was sent, $transport', ({ open }) => {
  test('an issue is sent at once, and nobody else sees it before the 30 seconds are over [NWS-061]', async () => {
    const world = await open()
    const { answer, seenBy, id } = await sent(world)
    expect(answer).toMatchObject({ status: 'sent', sent_at: START.toISOString(), visible_from: moment(30_000) })
    expect(await seenBy('renata')).toEqual(NOWHERE)
    world.at(moment(29_999))
    expect(await seenBy('renata')).toEqual(NOWHERE)
    expect(await seenBy('anapaula')).toMatchObject({ opened: true, listed: true, found: false, isMarked: false })
    world.at(moment(30_000))
    expect(await seenBy('renata')).toEqual(EVERYWHERE)
    // Only the author and the backend know when it became visible.
    expect((await world.api.newsletters.getIssue({ issueId: id })).issue).not.toHaveProperty('visible_from')
  })

  test('taken back, it is a draft with its text, which can be written in, scheduled and sent again', async () => {
    const world = await open()
    const { newsletters } = world.api
    const { id, newsletterId, seenBy } = await sent(world)
    world.at(moment(29_999))
    const draft = await newsletters.undoSend({ issueId: id })
    expect(draft).toMatchObject({ id, status: 'draft', sent_at: null, scheduled_at: null, html: HTML })
    expect(draft).not.toHaveProperty('visible_from')
    // The other tab, or the same request again.
    expect(await newsletters.undoSend({ issueId: id })).toEqual(draft)
    world.at(moment(60_000))
    expect(await seenBy('renata')).toEqual(NOWHERE)
    await world.as('anapaula')
    await newsletters.updateIssue({ issueId: id, subject: 'Corrigido' })
    expect(await newsletters.sendIssueNow({ issueId: id })).toMatchObject({ visible_from: moment(90_000) })
    expect((await newsletters.listSchedules({ newsletterId })).schedules).toEqual([])
  })

  test('after the 30 seconds it stays sent', async () => {
    const world = await open()
    const { newsletters } = world.api
    const { id } = await sent(world)
    world.at(moment(30_000))
    await expect(newsletters.undoSend({ issueId: id })).rejects.toMatchObject(RELEASED)
    expect((await newsletters.getIssue({ issueId: id })).issue.status).toBe('sent')
  })

  test('a schedule that was replaced by sending is there again, with its recurrence', async () => {
    const world = await open()
    const { newsletters } = world.api
    const { newsletterId } = await sent(world)
    const { id } = await newsletters.createIssue({ newsletterId, title: 'Carta', subject: 'Antes da hora', html: HTML })
    const scheduledAt = moment(600_000)
    await newsletters.scheduleIssue({ issueId: id, scheduledAt, recurrence: 'weekly' })
    await newsletters.sendIssueNow({ issueId: id })
    expect((await newsletters.listSchedules({ newsletterId })).schedules).toEqual([])
    expect(await newsletters.undoSend({ issueId: id })).toMatchObject({
      status: 'scheduled',
      scheduled_at: scheduledAt,
    })
    expect((await newsletters.listSchedules({ newsletterId })).schedules).toMatchObject([
      { issue_id: id, recurrence: 'weekly', scheduled_at: scheduledAt },
    ])
    world.at(moment(600_000))
    expect((await newsletters.listSchedules({ newsletterId })).schedules).toMatchObject([{ recurrence: 'weekly' }])
    await world.as('renata')
    const { issues } = await newsletters.listIssues({ newsletterId, status: 'sent' })
    expect(issues.map(({ subject }) => subject)).toEqual(['Antes da hora', 'Assunto'])
    // An issue that goes out at its hour is visible at once.
    await world.as('anapaula')
    await expect(newsletters.undoSend({ issueId: id })).rejects.toMatchObject(RELEASED)
  })

  test('a schedule whose moment passed before the sending was undone is not carried out late', async () => {
    const world = await open()
    const { newsletters } = world.api
    const { newsletterId } = await sent(world)
    const { id } = await newsletters.createIssue({ newsletterId, title: 'Carta', subject: 'Um', html: HTML })
    await newsletters.scheduleIssue({ issueId: id, scheduledAt: moment(10_000) })
    await newsletters.sendIssueNow({ issueId: id })
    world.at(moment(11_000))
    expect(await newsletters.undoSend({ issueId: id })).toMatchObject({ status: 'draft', scheduled_at: null })
  })

  test('what an earlier version sent, and what was imported, is seen at once and stays', async () => {
    const world = await open()
    const { newsletters } = world.api
    const { newsletterId } = await sent(world)
    const issues = [{ title: 'A', subject: 'De lá', html: HTML, sentAt: START.toISOString() }]
    const { ids } = await newsletters.importIssues({ newsletterId, source: 'ghost', issues })
    await expect(newsletters.undoSend({ issueId: ids[0] ?? '' })).rejects.toMatchObject(RELEASED)
    await world.as('renata')
    expect((await newsletters.listIssues({ newsletterId })).issues.map(({ id }) => id)).toEqual(ids)
  })

  test('a recurrence that sending continued waits again, unless somebody wrote in the next issue', async () => {
    const world = await open()
    const { newsletters } = world.api
    const { newsletterId } = await sent(world)
    const draft = { newsletterId, title: 'Semanal', subject: 'Semanal', html: '<h2>Pauta</h2>' }
    const { id } = await newsletters.createIssue(draft)
    await newsletters.scheduleIssue({ issueId: id, scheduledAt: moment(60_000), recurrence: 'weekly' })
    // Too short at its hour: held, and the recurrence waits for it.
    world.at(moment(61_000))
    await newsletters.updateIssue({ issueId: id, html: `<h2>Pauta</h2>${HTML}` })
    const planned = async () => (await newsletters.listSchedules({ newsletterId })).issues
    await newsletters.sendIssueNow({ issueId: id })
    expect(await planned()).toMatchObject([{ opened_by: { issue_id: id } }])
    await newsletters.undoSend({ issueId: id })
    expect(await planned()).toEqual([])
    expect((await newsletters.listIssues({ newsletterId, status: 'scheduled' })).issues).toEqual([])
    await newsletters.sendIssueNow({ issueId: id })
    const [next] = await planned()
    expect(next).toMatchObject({ opened_by: { issue_id: id } })
    await newsletters.updateIssue({ issueId: next?.id ?? '', html: `<h2>Pauta</h2><p>Já comecei a próxima.</p>` })
    await newsletters.undoSend({ issueId: id })
    expect(await planned()).toMatchObject([{ id: next?.id }])
  })
})
