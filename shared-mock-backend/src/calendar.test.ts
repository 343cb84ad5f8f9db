import { afterEach, expect, test, vi } from 'vitest'
import { dayOf, startOfDay } from './calendar'
import { codeOf, start } from './test/start'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['America/Sao_Paulo', 3],
  ['America/Manaus', 4],
])('at 23:30 on the last day of the year in %s, lists by day are of the local day', (zone, hoursBehindUtc) => {
  vi.stubEnv('TZ', zone)
  const midnight = Date.UTC(2026, 11, 31, hoursBehindUtc)
  const late = new Date(Date.UTC(2026, 11, 31, 23 + hoursBehindUtc, 30))
  expect(dayOf(late)).toBe('2026-12-31')
  expect(startOfDay(late)).toBe(midnight)
  expect(startOfDay('2026-12-31')).toBe(midnight)
  expect(dayOf(startOfDay(late, 1))).toBe('2027-01-01')
  expect(dayOf(startOfDay('2027-01-01', -1))).toBe('2026-12-31')
  expect(dayOf(startOfDay(late, 1) - 1)).toBe('2026-12-31')
})

const html = `<p>${'Um texto com mais do que os cinquenta caracteres que uma edição precisa ter.'}</p>`

test('a recurrence goes by the clock of its newsletter, wherever the backend runs', async () => {
  vi.stubEnv('TZ', 'UTC')
  const { api, at } = await start()
  await api.auth.signIn({ username: 'joaopedro' })
  const newsletter = { handle: 'carta', title: 'Carta', description: 'Uma carta.', zone: 'America/New_York' }
  const { id: newsletterId } = await api.newsletters.create(newsletter)
  const issue = { newsletterId, title: 'T', subject: 'Semana de 06/11/2026', html }
  const { id: issueId } = await api.newsletters.createIssue(issue)
  // 23:30 of 31 October in New York, where the clocks go back in the night after it.
  const scheduledAt = '2026-11-01T03:30:00.000Z'
  await api.newsletters.scheduleIssue({ issueId, scheduledAt, recurrence: 'monthly' })
  at('2026-11-01T05:00:00.000Z')
  const { schedules, sentLate, issues } = await api.newsletters.listSchedules({ newsletterId })
  // 30 November, the last day of its month, at 23:30.
  expect(schedules.map(({ scheduled_at }) => scheduled_at)).toEqual(['2026-12-01T04:30:00.000Z'])
  expect(issues.map(({ title }) => title)).toEqual(['Edição nº 2 · 30/11/2026'])
  expect(sentLate).toHaveLength(1)
  const { notifications } = await api.notifications.list({ type: 'system' })
  expect(notifications.some(({ text }) => text?.includes('marcada para 31/10/2026 às 23:30'))).toBe(true)
})

test('a newsletter of a zone that does not exist is refused', async () => {
  const { api } = await start()
  await api.auth.signIn({ username: 'joaopedro' })
  const newsletter = { handle: 'carta', title: 'Carta', description: 'Uma carta.' }
  expect(await codeOf(api.newsletters.create({ ...newsletter, zone: 'Lua/Norte' }))).toBe('BAD_REQUEST')
})

test('newsletters of before have the zone of this device at the first start, also when the device moves', async () => {
  vi.stubEnv('TZ', 'America/Manaus')
  const { api, storage } = await start()
  await api.auth.signIn({ username: 'joaopedro' })
  await api.newsletters.create({ handle: 'carta', title: 'Carta', description: 'Uma carta.' })
  // As a version before wrote it.
  const { zone: _, ...head } = JSON.parse(storage.getItem('ementa-state') ?? '{}')
  storage.setItem('ementa-state', JSON.stringify(head))
  vi.stubEnv('TZ', 'America/Noronha')
  const next = await start({ storage })
  const zones = async (handles: string[], { api }: typeof next) => {
    await api.newsletters.suggestContent({})
    return Promise.all(handles.map(async (handle) => (await api.newsletters.get({ handle })).newsletter.zone))
  }
  expect(await zones(['carta', 'jornada'], next)).toEqual(['America/Noronha', 'America/Noronha'])
  vi.stubEnv('TZ', 'America/Sao_Paulo')
  expect(await zones(['carta', 'jornada'], await start({ storage }))).toEqual(['America/Noronha', 'America/Noronha'])
})
