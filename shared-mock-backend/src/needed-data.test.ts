import type { CallName } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { memoryStorage } from './store/storage'
import { Store } from './store/store'
import { hasData } from './store/world'

/** Returns the parts that a call asks to have generated, and whether all of them are there. */
async function askedBy(name: CallName | null, failing?: 'later' | 'work') {
  const asked: string[] = []
  const part = (which: 'later' | 'work') => async () => {
    asked.push(which)
    if (which === failing) throw new Error('Loading chunk failed')
    throw new Error('Nothing to load')
  }
  const store = new Store({
    storage: memoryStorage(),
    clock: () => new Date('2026-03-10T12:00:00.000Z'),
    generate: () => Promise.reject(new Error('Not asked for')),
    generateLater: part('later'),
    generateWork: part('work'),
  })
  if (failing !== 'later') store.later.isThere = true
  if (failing !== 'work') store.newsletterWork.isThere = true
  const isThere = await hasData(store, name)
  return { asked, isThere }
}

test.each<[CallName | null, boolean, boolean]>([
  ['posts.listFeed', false, false],
  ['auth.getCurrentUser', false, false],
  ['profiles.listRecommended', false, false],
  ['posts.create', true, false],
  ['comments.list', true, false],
  ['search.newsletters', true, false],
  ['law.find', true, false],
  [null, true, false],
  ['newsletters.listAll', false, true],
  ['newsletters.getIssue', false, true],
  ['newsletters.create', true, true],
  ['closing.get', true, true],
  ['law.get', true, true],
  ['law.listCiting', true, true],
])('%s needs later data: %s, the newsletters’ work: %s', async (name, needsLater, needsWork) => {
  expect(await askedBy(name, 'later')).toEqual({ asked: needsLater ? ['later'] : [], isThere: !needsLater })
  expect(await askedBy(name, 'work')).toEqual({ asked: needsWork ? ['work'] : [], isThere: !needsWork })
})
