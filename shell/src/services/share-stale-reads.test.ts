import { STORAGE_KEYS } from '@ementa/contracts'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { createInFlight, createWrites } from '@ementa/ui/host'
import { expect, test, vi } from 'vitest'
import { shareStaleReads } from './share-stale-reads'

const saveDraft = () => new Request('http://api.example/posts/saveDraft', { method: 'POST' })

const storageEvent = (key: string, newValue: string) => Object.assign(new Event('storage'), { key, newValue })

/** Creates tabs of one browser and records the stale reads of each. */
function openTabs() {
  const all: EventTarget[] = []
  const open = () => {
    const inFlight = createInFlight()
    const writes = createWrites(inFlight)
    const events = new EventTarget()
    const storage = memoryStorage()
    const setItem = (key: string, newValue: string) => {
      const others = all.filter((tab) => tab !== events)
      for (const tab of others) tab.dispatchEvent(storageEvent(key, newValue))
    }
    all.push(events)
    shareStaleReads(writes, { ...storage, setItem }, events)
    const heard = vi.fn()
    writes.subscribe(({ resources }) => void heard(resources))
    const write = inFlight.middleware(writes.middleware(async () => Response.json({ ok: true })))
    return { write, heard, events }
  }
  return [open(), open()] as const
}

test('what one tab wrote is read again in another once someone looks at it, and only once', async () => {
  const [here, there] = openTabs()
  await here.write(saveDraft())
  await vi.waitFor(() => expect(here.heard).toHaveBeenCalledTimes(1))
  expect(there.heard).not.toHaveBeenCalled()
  for (const tab of [there, there, here]) tab.events.dispatchEvent(new Event('focus'))
  expect(there.heard.mock.calls).toEqual([[['drafts']]])
  expect(here.heard).toHaveBeenCalledTimes(1)
})

test('a page that is left before anyone looked at it leaves what is stale as such', async () => {
  const [here, there] = openTabs()
  await here.write(saveDraft())
  await vi.waitFor(() => expect(here.heard).toHaveBeenCalledTimes(1))
  there.events.dispatchEvent(new Event('pagehide'))
  expect(there.heard.mock.calls).toEqual([[['drafts']]])
})

test('a list that is read again on request does not move when someone looks at it, and is stale for the next page', () => {
  const [tab] = openTabs()
  tab.events.dispatchEvent(storageEvent(STORAGE_KEYS.staleReads, '1 feed post'))
  tab.events.dispatchEvent(new Event('focus'))
  expect(tab.heard.mock.calls).toEqual([[['post']]])
  tab.events.dispatchEvent(new Event('pagehide'))
  expect(tab.heard.mock.calls.at(-1)).toEqual([['feed']])
})

test('names that this version does not know are left out', () => {
  const [tab] = openTabs()
  tab.events.dispatchEvent(storageEvent(STORAGE_KEYS.staleReads, '1 polls post'))
  tab.events.dispatchEvent(new Event('focus'))
  expect(tab.heard.mock.calls).toEqual([[['post']]])
})

test('a page that comes back from the cache of the browser reads everything again', () => {
  const [tab] = openTabs()
  tab.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(tab.heard).not.toHaveBeenCalled()
  tab.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(tab.heard.mock.calls).toEqual([['all']])
})

test('other tabs hear of each write, the same twice, and of none that is of this tab alone', () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2)
  const setItem = vi.fn()
  const writes = createWrites(createInFlight())
  shareStaleReads(writes, { ...memoryStorage(), setItem }, new EventTarget())
  writes.announce(['post'])
  for (let time = 0; time < 2; time++) writes.announce(['post', 'drafts'], { isShared: true })
  expect(setItem.mock.calls).toEqual([
    [STORAGE_KEYS.staleReads, '1 post drafts'],
    [STORAGE_KEYS.staleReads, '2 post drafts'],
  ])
})
