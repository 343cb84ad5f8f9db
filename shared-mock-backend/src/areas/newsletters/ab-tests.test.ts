import { expect, test } from 'vitest'
import { start } from '../../test/start'
import { simulateResults } from './ab-tests'

/** The clock of the tests begins at 2026-03-10T12:00Z. */

const html = '<p>Um texto com bem mais do que os cinquenta caracteres que uma edição precisa ter.</p>'
const B = { subject_b: 'Multa: quando o juiz reduz?', sample_percent: 20 } as const

async function testedIssue() {
  const world = await start()
  const { newsletters } = world.api
  await world.api.auth.signIn({ username: 'anapaula' })
  const { newsletter } = await newsletters.get({ handle: 'clausula-a-clausula' })
  const newsletterId = newsletter.id
  const fields = { newsletterId, title: 'Multa', subject: 'Multa contratual', preheader: 'Limites', html }
  const { id: issueId } = await newsletters.createIssue(fields)
  const planned = await newsletters.createABTest({ newsletterId, issueId, ...B })
  const stored = async () =>
    (await newsletters.listABTests({ newsletterId })).tests.filter((one) => one.issue_id === issueId)
  const issue = async () => (await newsletters.getIssue({ issueId })).issue
  return { ...world, newsletters, newsletterId, issueId, planned, stored, issue }
}

test('a test of an issue waits for its sending, and its winner becomes the subject that the rest receives', async () => {
  const { api, newsletters, issueId, planned, stored, issue, at } = await testedIssue()
  expect(planned).toMatchObject({ status: 'draft', subject_a: 'Multa contratual', sample_percent: 20 })
  await expect(newsletters.startABTest({ id: planned.id })).rejects.toMatchObject({ code: 'ISSUE_NOT_SENT' })
  // The test compares the subject as it is when the issue is sent.
  await newsletters.updateIssue({ issueId, subject: 'A multa do contrato' })
  await newsletters.sendIssueNow({ issueId })
  const running = { status: 'running', subject_a: 'A multa do contrato', started_at: '2026-03-10T12:00:00.000Z' }
  expect(await stored()).toMatchObject([{ id: planned.id, ...running }])
  at('2026-03-10T14:00:00.000Z')
  const [counted] = await stored()
  const { opens_a = 0, opens_b = 0 } = counted?.results ?? {}
  const { metrics } = { metrics: await newsletters.getMetrics({ newsletterId: planned.newsletter_id }) }
  expect(opens_a + opens_b).toBeGreaterThan(0)
  expect(opens_a + opens_b).toBeLessThanOrEqual(metrics.subscribers * 0.2)
  await newsletters.stopABTest({ id: planned.id, winner: 'b' })
  expect(await issue()).toMatchObject({ status: 'sent', subject: B.subject_b, preheader: 'Limites' })
  expect(await stored()).toMatchObject([{ status: 'completed', winner: 'b' }])
  await api.auth.signIn({ username: 'renata' })
  const { notifications } = await api.notifications.list({})
  expect(notifications[0]?.text).toBe(`Nova edição de Cláusula a Cláusula: “${B.subject_b}”`)
})

test('a sending that is undone takes its test back, and the hour of a schedule starts it', async () => {
  const { newsletters, issueId, stored, at } = await testedIssue()
  await newsletters.sendIssueNow({ issueId })
  await newsletters.undoSend({ issueId })
  expect(await stored()).toMatchObject([{ status: 'draft', started_at: null }])
  await newsletters.scheduleIssue({ issueId, scheduledAt: '2026-03-11T12:00:00.000Z' })
  at('2026-03-11T12:00:05.000Z')
  expect(await stored()).toMatchObject([{ status: 'running', started_at: '2026-03-11T12:00:00.000Z' }])
})

test('an issue has one planned test, with another subject than its own, and goes out without once there is nothing to compare', async () => {
  const { newsletters, newsletterId, issueId, planned, stored } = await testedIssue()
  const equal = { newsletterId, issueId, subject_b: ' Multa  contratual' }
  await expect(newsletters.createABTest(equal)).rejects.toMatchObject({ code: 'SUBJECTS_EQUAL' })
  await newsletters.createABTest({ newsletterId, issueId, ...B, metric: 'clicks' })
  expect(await stored()).toMatchObject([{ id: planned.id, metric: 'clicks' }])
  await newsletters.updateIssue({ issueId, subject: B.subject_b })
  await newsletters.sendIssueNow({ issueId })
  expect(await stored()).toMatchObject([{ status: 'draft' }])
  await expect(newsletters.createABTest({ newsletterId, issueId, ...B })).rejects.toMatchObject({
    code: 'ISSUE_ALREADY_SENT',
  })
})

test('a planned test is taken away, one that ran is not', async () => {
  const { newsletters, newsletterId, issueId, planned, stored } = await testedIssue()
  await newsletters.deleteABTest({ id: planned.id })
  expect(await stored()).toEqual([])
  const { id } = await newsletters.createABTest({ newsletterId, issueId, ...B })
  await newsletters.sendIssueNow({ issueId })
  await expect(newsletters.deleteABTest({ id })).rejects.toMatchObject({ code: 'TEST_NOT_DRAFT' })
})

const abTest = { id: 'abtest-1', split_percent: 50, duration_minutes: 120 }

test('each variant reaches its part, and a sample only so many of all', () => {
  const whole = simulateResults(abTest, 100_000, 10_000)
  const fifth = simulateResults({ ...abTest, sample_percent: 20 }, 100_000, 10_000)
  const small = simulateResults({ ...abTest, split_percent: 10 }, 100_000, 10_000)
  expect(fifth.opens_a / whole.opens_a).toBeCloseTo(0.2, 3)
  expect(small.opens_a / whole.opens_a).toBeCloseTo(0.2, 3)
  expect(small.opens_b / whole.opens_b).toBeCloseTo(1.8, 3)
})
