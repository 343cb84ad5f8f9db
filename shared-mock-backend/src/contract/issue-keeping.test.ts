import { NEWSLETTER_LIMITS } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { RELEASED } from '../test/start'
import { transports, type World } from '../test/transports'

const HTML = '<p>Um texto com bem mais do que os cinquenta caracteres que uma edição precisa ter.</p>'

async function own(world: World) {
  const { newsletters } = world.api
  await world.as('anapaula')
  const newsletter = await newsletters.create({ handle: 'nova-lei', title: 'Nova Lei', description: 'Toda semana' })
  const input = { newsletterId: newsletter.id, title: 'Um', subject: 'Assunto', preheader: 'Prévia', html: HTML }
  const { id } = await newsletters.createIssue(input)
  const list = async () => (await newsletters.listIssues({ newsletterId: newsletter.id })).issues
  return { newsletterId: newsletter.id, id, list }
}

describe.each(transports)('what owners keep in order, $transport', ({ open }) => {
  test('a newsletter changes what is given, keeps the rest, and becomes free at no price', async () => {
    const world = await open()
    const { newsletters } = world.api
    const { newsletterId } = await own(world)
    const paid = await newsletters.update({
      newsletterId,
      title: 'Lei Nova',
      priceCents: 990,
      senderName: ' Escritório ',
    })
    expect(paid).toMatchObject({
      ...{ handle: 'nova-lei', title: 'Lei Nova', description: 'Toda semana' },
      ...{ is_paid: true, price_cents: 990, sender_name: 'Escritório' },
    })
    const free = await newsletters.update({ newsletterId, priceCents: 0 })
    expect(free).toMatchObject({ is_paid: false, price_cents: 0, title: 'Lei Nova', sender_name: 'Escritório' })
    await expect(newsletters.update({ newsletterId, title: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('a copy is a draft of its own, and a repeated request makes no second one', async () => {
    const world = await open()
    const { newsletters } = world.api
    const { id, list } = await own(world)
    await newsletters.sendIssueNow({ issueId: id })
    world.at(RELEASED)
    await newsletters.addErratum({ issueId: id, text: 'Onde se lê três, leia-se cinco.' })
    const copy = await newsletters.duplicateIssue({ issueId: id, requestId: 'once' })
    expect(await newsletters.duplicateIssue({ issueId: id, requestId: 'once' })).toEqual(copy)
    const { issue } = await newsletters.getIssue({ issueId: copy.id })
    expect(issue).toMatchObject({
      ...{ title: 'Um (cópia)', subject: 'Assunto', preheader: 'Prévia', html: HTML },
      ...{ status: 'draft', sent_at: null },
    })
    expect(issue.errata).toBeUndefined()
    expect(await list()).toHaveLength(2)
  })

  test('a deleted draft is gone with its schedule, and comes back as a draft with the same id', async () => {
    const world = await open()
    const { newsletters } = world.api
    const { id, newsletterId, list } = await own(world)
    await newsletters.scheduleIssue({ issueId: id, scheduledAt: '2999-01-01T12:00:00.000Z' })
    await newsletters.deleteIssue({ issueId: id })
    expect(await list()).toEqual([])
    expect((await newsletters.listSchedules({ newsletterId })).schedules).toEqual([])
    await expect(newsletters.getIssue({ issueId: id })).rejects.toMatchObject({ code: 'ISSUE_NOT_FOUND' })
    await world.as('renata')
    await expect(newsletters.restoreIssue({ issueId: id })).rejects.toMatchObject({ code: 'NOT_NEWSLETTER_OWNER' })
    await world.as('anapaula')
    await newsletters.restoreIssue({ issueId: id })
    expect(await list()).toMatchObject([{ id, subject: 'Assunto', status: 'draft', scheduled_at: null }])
    await newsletters.sendIssueNow({ issueId: id })
    await expect(newsletters.deleteIssue({ issueId: id })).rejects.toMatchObject({ code: 'ISSUE_ALREADY_SENT' })
  })

  test('a correction stays with a sent issue, dated, and only those who read it are notified', async () => {
    const world = await open()
    const { newsletters, notifications } = world.api
    const { id } = await own(world)
    const text = 'Onde se lê três dias, leia-se cinco dias.'
    await expect(newsletters.addErratum({ issueId: id, text })).rejects.toMatchObject({ code: 'ISSUE_NOT_SENT' })
    await newsletters.sendIssueNow({ issueId: id })
    // Nobody has seen it: it is taken back, not corrected.
    await expect(newsletters.addErratum({ issueId: id, text })).rejects.toMatchObject({ code: 'ISSUE_NOT_SENT' })
    world.at(RELEASED)
    await world.as('renata')
    await newsletters.markIssueRead({ id })
    await world.as('joaopedro')
    await newsletters.markIssueRead({ id: 'issue-jornada-01' })
    await world.as('anapaula')
    await newsletters.addErratum({ issueId: id, text, requestId: 'once' })
    await newsletters.addErratum({ issueId: id, text, requestId: 'once' })
    const corrections = async (username: string) => {
      await world.as(username)
      const { notifications: all } = await notifications.list({ limit: 100 })
      return all.filter((one) => one.text?.includes(text)).map(({ href }) => href)
    }
    expect(await corrections('renata')).toEqual([`/newsletters/nova-lei/issues/${id}`])
    expect(await corrections('joaopedro')).toEqual([])
    const { issue } = await newsletters.getIssue({ issueId: id })
    expect(issue.errata).toMatchObject([{ text }])
    expect(issue.html).toBe(HTML)
  })

  test('a sent issue takes as many corrections as the limit says, and refuses the next', async () => {
    const world = await open()
    const { newsletters } = world.api
    const { id } = await own(world)
    await newsletters.sendIssueNow({ issueId: id })
    world.at(RELEASED)
    for (let number = 1; number <= NEWSLETTER_LIMITS.errataPerIssue; number++)
      await newsletters.addErratum({ issueId: id, text: `Errata ${number}` })
    await expect(newsletters.addErratum({ issueId: id, text: 'Mais uma' })).rejects.toMatchObject({
      code: 'ERRATA_FULL',
    })
    expect((await newsletters.getIssue({ issueId: id })).issue.errata).toHaveLength(NEWSLETTER_LIMITS.errataPerIssue)
  })

  test('imported issues keep their dates, notify nobody, and come in once', async () => {
    const world = await open()
    const { newsletters } = world.api
    const { newsletterId, list } = await own(world)
    const issues = [
      { title: 'A', subject: 'Primeira', html: HTML, sentAt: '2024-03-01T12:00:00.000Z' },
      { title: 'B', subject: 'Segunda', html: HTML, sentAt: '2999-03-01T12:00:00.000Z' },
      { title: 'C', subject: 'Terceira', html: HTML, sentAt: null },
    ]
    const first = await newsletters.importIssues({ newsletterId, source: 'ghost', issues })
    expect([first.ids.length, first.skipped]).toEqual([3, []])
    const again = await newsletters.importIssues({ newsletterId, source: 'ghost', issues })
    expect([again.ids, again.skipped]).toEqual([[], [0, 1, 2]])
    const all = await list()
    const found = (subject: string) => all.find((issue) => issue.subject === subject)
    expect(found('Primeira')).toMatchObject({ status: 'sent', sent_at: '2024-03-01T12:00:00.000Z', imported: 'ghost' })
    // An issue that the other tool has not sent becomes a draft.
    expect(found('Segunda')).toMatchObject({ status: 'draft', sent_at: null })
    expect(found('Terceira')).toMatchObject({ status: 'draft', sent_at: null })
    expect((await newsletters.getIssue({ issueId: first.ids[0] ?? '' })).number).toBe(1)
  })
})
