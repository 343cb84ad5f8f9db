import { stateRecordKey } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../../store/storage'
import { codeOf, signedIn } from '../../test/start'

describe('newsletters', () => {
  test('results of a test grow with time and freeze when it stops', async () => {
    const { api, at } = await signedIn('anapaula')
    const { id: newsletterId } = await api.newsletters.create({ handle: 'teste', title: 'T', description: 'D' })
    const { id, name } = await api.newsletters.createABTest({ newsletterId })
    expect(name).toBe('Untitled Test')
    await api.newsletters.startABTest({ id })
    at('2026-03-10T12:30:00.000Z')
    const [early] = (await api.newsletters.listABTests({ newsletterId })).tests
    at('2026-03-10T13:00:00.000Z')
    const stopped = await api.newsletters.stopABTest({ id, winner: 'b' })
    expect(stopped.results?.opens_a).toBeGreaterThan(early?.results?.opens_a ?? Number.NaN)
    at('2026-03-12T12:00:00.000Z')
    expect((await api.newsletters.listABTests({ newsletterId })).tests).toEqual([stopped])
  })

  test('a test of two equal subjects that an earlier version stored cannot be started', async () => {
    const storage = memoryStorage()
    const { api } = await signedIn('anapaula', { storage })
    const { id: newsletterId } = await api.newsletters.create({ handle: 'teste', title: 'T', description: 'D' })
    const draft = await api.newsletters.createABTest({ newsletterId, subject_a: 'Vale?', subject_b: 'Não vale' })
    const key = stateRecordKey('abTests', draft.id)
    storage.setItem(key, (storage.getItem(key) ?? '').replace('Não vale', ' Vale? '))
    const later = await signedIn('anapaula', { storage })
    expect(await codeOf(later.api.newsletters.startABTest({ id: draft.id }))).toBe('SUBJECTS_EQUAL')
    const { tests } = await later.api.newsletters.listABTests({ newsletterId })
    expect(tests).toMatchObject([{ id: draft.id, status: 'draft' }])
  })
})
