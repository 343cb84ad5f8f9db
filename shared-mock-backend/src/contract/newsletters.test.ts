import { describe, expect, test } from 'vitest'
import { transports, type World } from '../test/transports'

const NOT_FOUND = { code: 'ISSUE_NOT_FOUND', message: 'Issue not found', defined: true }

const HTML = '<p>Um texto com bem mais do que os cinquenta caracteres que uma edição precisa ter.</p>'

/** A newsletter of anapaula's with one draft. */
async function draft(world: World) {
  const { newsletters } = world.api
  await world.as('anapaula')
  const newsletter = await newsletters.create({ handle: 'nova-lei', title: 'Nova Lei', description: 'Toda semana' })
  const { id } = await newsletters.createIssue({
    newsletterId: newsletter.id,
    title: 'Um',
    subject: 'Assunto',
    html: HTML,
  })
  const issue = async () => (await newsletters.getIssue({ issueId: id })).issue
  return { newsletterId: newsletter.id, id, issue }
}

describe.each(transports)('issues and schedules, $transport', ({ open }) => {
  test('creating an issue makes a draft and answers its id [BCK-059]', async () => {
    const world = await open()
    const { id, newsletterId } = await draft(world)
    const { issues } = await world.api.newsletters.listIssues({ newsletterId })
    expect(issues).toMatchObject([
      { id, newsletter_id: newsletterId, status: 'draft', sent_at: null, scheduled_at: null },
    ])
    await world.leave()
    expect((await world.api.newsletters.listIssues({ newsletterId })).issues).toEqual([])
  })

  test('the text of a paid issue is in the answer for its owner, its subscribers and moderators only [P-18]', async () => {
    const world = await open()
    const { newsletters } = world.api
    const input = { issueId: 'issue-jornada-02' }
    const LATE_IN_THE_TEXT = 'caixa-preta se abre com perícia'
    const answers = async () => {
      const read = await newsletters.getIssue(input)
      const list = await newsletters.listIssues({ newsletterId: read.newsletter.id, status: 'sent' })
      const isWhole = [read, list].map((answer) => JSON.stringify(answer).includes(LATE_IN_THE_TEXT))
      return { isWhole, read, list }
    }
    for (const username of [null, 'lexcorp'] as const) {
      if (username) await world.as(username)
      const { isWhole, read, list } = await answers()
      expect(isWhole).toEqual([false, false])
      expect(read.issue.html).toMatch(/^<p>Pergunto a toda empresa[^<]*<\/p>(?:<p>[^<]*<\/p>)*$/)
      expect(read.contents).toMatchObject({
        headings: ['Os três regimes do art. 59 da CLT', 'E se o regime for descumprido?', 'A prova'],
        images: 0,
      })
      expect(read.contents?.words).toBeGreaterThan(200)
      expect(list.contents[input.issueId]).toEqual(read.contents)
    }
    await newsletters.subscribe({ id: 'newsletter-jornada' })
    expect(await answers()).toMatchObject({ isWhole: [true, true], read: { contents: null }, list: { contents: {} } })
    await newsletters.unsubscribe({ id: 'newsletter-jornada' })
    expect((await answers()).isWhole).toEqual([false, false])
    for (const username of ['renata', 'beatriz']) {
      await world.as(username)
      expect(await answers()).toMatchObject({ isWhole: [true, true], read: { contents: null } })
    }
  })

  test('an unknown issue cannot be updated, sent or scheduled: `Issue not found` [BCK-060]', async () => {
    const world = await open()
    await world.as('anapaula')
    const { newsletters } = world.api
    await expect(newsletters.updateIssue({ issueId: 'nada', html: '' })).rejects.toMatchObject(NOT_FOUND)
    await expect(newsletters.sendIssueNow({ issueId: 'nada' })).rejects.toMatchObject(NOT_FOUND)
    await expect(
      newsletters.scheduleIssue({ issueId: 'nada', scheduledAt: '2026-03-11T12:00:00.000Z' }),
    ).rejects.toMatchObject(NOT_FOUND)
  })

  test('sending sets the issue to sent with its time, once [BCK-061]', async () => {
    const world = await open()
    const { id, issue } = await draft(world)
    const sent = await world.api.newsletters.sendIssueNow({ issueId: id })
    expect(sent).toMatchObject({ status: 'sent', sent_at: '2026-03-10T12:00:00.000Z', scheduled_at: null })
    expect(await issue()).toEqual(sent)
    await expect(world.api.newsletters.sendIssueNow({ issueId: id })).rejects.toMatchObject({
      code: 'ISSUE_ALREADY_SENT',
    })
    await expect(world.api.newsletters.updateIssue({ issueId: id, html: '' })).rejects.toMatchObject({
      code: 'ISSUE_ALREADY_SENT',
    })
  })

  test('each change of an issue is a version of its own, within one millisecond too: none is overwritten unseen', async () => {
    const world = await open()
    const { id: issueId, issue } = await draft(world)
    const { newsletters } = world.api
    const read = await issue()
    const saved = await newsletters.updateIssue({
      issueId,
      subject: 'Da primeira aba',
      expectedUpdatedAt: read.updated_at,
    })
    const late = newsletters.updateIssue({ issueId, subject: 'Da segunda aba', expectedUpdatedAt: read.updated_at })
    await expect(late).rejects.toMatchObject({ code: 'ISSUE_CONFLICT', data: { issue: saved } })
    const versions = [read.updated_at, saved.updated_at]
    const { id: scheduleId } = await newsletters.scheduleIssue({ issueId, scheduledAt: '2026-03-12T13:00:00.000Z' })
    versions.push((await issue()).updated_at)
    await newsletters.cancelSchedule({ scheduleId })
    versions.push((await issue()).updated_at)
    versions.push((await newsletters.sendIssueNow({ issueId })).updated_at)
    versions.push((await newsletters.undoSend({ issueId })).updated_at)
    expect(new Set(versions).size).toBe(6)
    expect(versions).toEqual(versions.toSorted())
  })

  test('scheduling sets the issue to scheduled and makes a pending schedule, which is listed [BCK-062] [BCK-065]', async () => {
    const world = await open()
    const { id, newsletterId, issue } = await draft(world)
    const { newsletters } = world.api
    const scheduledAt = '2026-03-12T13:00:00.000Z'
    const schedule = await newsletters.scheduleIssue({ issueId: id, scheduledAt, recurrence: 'weekly' })
    expect(schedule).toEqual({
      id: expect.any(String),
      newsletter_id: newsletterId,
      issue_id: id,
      scheduled_at: scheduledAt,
      recurrence: 'weekly',
      status: 'pending',
      created_at: '2026-03-10T12:00:00.000Z',
    })
    expect(await issue()).toMatchObject({ status: 'scheduled', scheduled_at: scheduledAt })
    const listed = await newsletters.listSchedules({ newsletterId })
    expect(listed).toMatchObject({ schedules: [schedule], issues: [{ id }], sentLate: [] })
    const sooner = await newsletters.scheduleIssue({ issueId: id, scheduledAt: '2026-03-11T13:00:00.000Z' })
    expect((await newsletters.listSchedules({ newsletterId })).schedules).toEqual([sooner])
    await expect(
      newsletters.scheduleIssue({ issueId: id, scheduledAt: '2026-03-10T12:00:00.000Z' }),
    ).rejects.toMatchObject({
      code: 'DATE_NOT_IN_FUTURE',
    })
  })

  test('cancelling sets the schedule to cancelled and the issue back to draft [BCK-063]', async () => {
    const world = await open()
    const { id, newsletterId, issue } = await draft(world)
    const { newsletters } = world.api
    const schedule = await newsletters.scheduleIssue({ issueId: id, scheduledAt: '2026-03-12T13:00:00.000Z' })
    expect(await newsletters.cancelSchedule({ scheduleId: schedule.id })).toEqual({ ...schedule, status: 'cancelled' })
    expect(await issue()).toMatchObject({ status: 'draft', scheduled_at: null })
    expect((await newsletters.listSchedules({ newsletterId })).schedules).toEqual([])
  })

  test('a schedule ends as cancelled or as sent, never as both [BCK-064]', async () => {
    const world = await open()
    const { id, newsletterId, issue } = await draft(world)
    const { newsletters } = world.api
    const first = await newsletters.scheduleIssue({ issueId: id, scheduledAt: '2026-03-12T13:00:00.000Z' })
    await newsletters.cancelSchedule({ scheduleId: first.id })
    world.at('2026-03-12T14:00:00.000Z')
    expect((await issue()).status).toBe('draft')
    await expect(newsletters.cancelSchedule({ scheduleId: first.id })).rejects.toMatchObject({
      code: 'SCHEDULE_NOT_FOUND',
    })

    const second = await newsletters.scheduleIssue({ issueId: id, scheduledAt: '2026-03-13T13:00:00.000Z' })
    world.at('2026-03-13T13:00:30.000Z')
    expect(await issue()).toMatchObject({ status: 'sent', sent_at: '2026-03-13T13:00:00.000Z' })
    expect(await newsletters.listSchedules({ newsletterId })).toMatchObject({ schedules: [], sentLate: [] })
    await expect(newsletters.cancelSchedule({ scheduleId: second.id })).rejects.toMatchObject({
      code: 'SCHEDULE_NOT_FOUND',
    })
  })
})

describe.each(transports)('A/B tests, $transport', ({ open }) => {
  test('what is absent has the stated defaults [BCK-066]', async () => {
    const world = await open()
    const { newsletterId } = await draft(world)
    expect(await world.api.newsletters.createABTest({ newsletterId })).toEqual({
      id: expect.any(String),
      newsletter_id: newsletterId,
      name: 'Untitled Test',
      subject_a: '',
      subject_b: '',
      preheader_a: '',
      preheader_b: '',
      split_percent: 50,
      metric: 'opens',
      duration_minutes: 60,
      status: 'draft',
      started_at: null,
      completed_at: null,
      winner: null,
      results: null,
    })
  })

  test('two equal subjects compare nothing and are refused', async () => {
    const world = await open()
    const { newsletterId } = await draft(world)
    const { newsletters } = world.api
    const equal = { newsletterId, subject_a: 'Vale a multa?', subject_b: ' Vale  a multa? ' }
    await expect(newsletters.createABTest(equal)).rejects.toMatchObject({ code: 'SUBJECTS_EQUAL' })
    expect((await newsletters.listABTests({ newsletterId })).tests).toEqual([])
    await newsletters.createABTest({ ...equal, subject_b: 'A multa vale' })
  })

  test('a draft is started, a running test is stopped with its winner, and nothing else goes [BCK-067]', async () => {
    const world = await open()
    const { newsletterId } = await draft(world)
    const { newsletters } = world.api
    const { id } = await newsletters.createABTest({ newsletterId, name: 'Assunto' })
    await expect(newsletters.stopABTest({ id, winner: 'a' })).rejects.toMatchObject({ code: 'TEST_NOT_RUNNING' })
    expect(await newsletters.startABTest({ id })).toMatchObject({
      status: 'running',
      started_at: '2026-03-10T12:00:00.000Z',
      completed_at: null,
      winner: null,
    })
    await expect(newsletters.startABTest({ id })).rejects.toMatchObject({ code: 'TEST_NOT_DRAFT' })
    world.at('2026-03-10T13:00:00.000Z')
    const stopped = await newsletters.stopABTest({ id, winner: 'b' })
    expect(stopped).toMatchObject({ status: 'completed', completed_at: '2026-03-10T13:00:00.000Z', winner: 'b' })
    await expect(newsletters.stopABTest({ id, winner: 'a' })).rejects.toMatchObject({ code: 'TEST_NOT_RUNNING' })
    expect((await newsletters.listABTests({ newsletterId })).tests).toEqual([stopped])
    const other = await newsletters.createABTest({ newsletterId, name: 'Outro' })
    await newsletters.startABTest({ id: other.id })
    expect(await newsletters.stopABTest({ id: other.id, winner: 'a' })).toMatchObject({ winner: 'a' })
  })
})

describe.each(transports)('plans, $transport', ({ open }) => {
  test('no plan limits anything: a free user posts beyond 30 a month and owns several newsletters [BCK-076]', async () => {
    const world = await open()
    await world.as('joaopedro')
    const { plans } = await world.api.plans.list()
    expect(plans.flatMap(({ perks }) => perks).every((perk) => typeof perk === 'string')).toBe(true)
    for (let index = 1; index <= 31; index += 1) await world.api.posts.create({ body: `Post ${index}` })
    for (const handle of ['primeira', 'segunda']) {
      await world.api.newsletters.create({ handle, title: handle, description: 'Sem limite' })
    }
    const { newsletters } = await world.api.newsletters.listAll()
    expect(newsletters.filter(({ owner_id }) => owner_id === 'user-joaopedro')).toHaveLength(2)
  })
})
