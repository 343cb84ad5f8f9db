import { deviceStorage } from '@ementa/contracts'
import { expect, test, vi } from 'vitest'
import { isFirstOffer, thisVisit } from './install-state'

test.each([
  ['standalone', false],
  ['browser', true],
])('an app that is installed offers itself to nobody: %s', (mode, isOffered) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${mode})` }))
  const setItem = vi.spyOn(deviceStorage, 'setItem').mockReturnValue(undefined)
  thisVisit.offers = undefined
  expect(isFirstOffer()).toBe(isOffered)
  expect(setItem.mock.calls).toHaveLength(isOffered ? 1 : 0)
})
