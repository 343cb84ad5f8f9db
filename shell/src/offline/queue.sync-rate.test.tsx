import { simulationSchema } from '@ementa/mock-backend'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createBrowser } from '../test/offline-window'

const ACTIONS = 100

test('a sync fails about 10 percent of the actions, each with the error of its type [BCK-084]', async () => {
  const { open, simulation } = await createBrowser()
  const window = await open({ as: 'anapaula' })
  window.connect(false)
  for (let index = 0; index < ACTIONS; index += 1) {
    await window.api.posts.saveDraft({ body: `Fila ${index}` })
  }
  simulation.syncFailureRate = v.parse(simulationSchema, {}).syncFailureRate
  expect(simulation.syncFailureRate).toBe(0.1)
  window.connect(true)
  await window.settled()
  const failed = window.offline.state.pending
  expect(failed.length).toBeGreaterThan(0)
  // The probability of more failures in a hundred is one in a million.
  expect(failed.length).toBeLessThan(26)
  for (const action of failed) {
    expect(action).toMatchObject({ status: 'failed', retryCount: 1, error: 'Failed to sync posts.saveDraft action.' })
  }
  const { posts } = await window.api.posts.listDrafts()
  expect(posts.filter(({ body }) => body.startsWith('Fila '))).toHaveLength(ACTIONS - failed.length)
})
