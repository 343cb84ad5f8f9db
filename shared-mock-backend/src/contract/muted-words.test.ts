import { keysOf, MUTED_WORDS, STORAGE_KEYS } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { signedIn } from '../test/start'
import { transports } from '../test/transports'

describe.each(transports)('muted words, $transport', ({ open }) => {
  async function withPosts() {
    const world = await open()
    const { api } = world
    const renata = await world.as('renata')
    const texts = [
      'A REFORMA tributária começa hoje.',
      'Reforma do Código; tributária, a outra.',
      'Sobre #ReformaTributária.',
    ]
    for (const body of texts) await api.posts.create({ body, tags: body.includes('#') ? ['reforma-tributaria'] : [] })
    await world.as('lexcorp')
    await api.profiles.follow({ id: renata.id })
    const shown = async (tab: 'forYou' | 'following' = 'forYou') => {
      const { posts } = await api.posts.listFeed({ tab })
      return texts.filter((text) => posts.some(({ body }) => body === text))
    }
    return { ...world, texts, renata, shown }
  }

  test('keep posts with the words in that order, or as a tag, out of the feed and the daily page, not out of search', async () => {
    const { api, texts, shown } = await withPosts()
    const [phrase, apart] = texts
    expect(await shown()).toEqual(texts)
    await api.users.muteWord({ word: 'Reforma Tributaria', days: null })
    expect(await shown()).toEqual([apart])
    expect(await shown('following')).toEqual([apart])
    const { posts } = await api.closing.get({ since: '2026-03-10T11:59:59.000Z' })
    expect(posts.map(({ body }) => body).filter((body) => texts.includes(body))).toEqual([apart])
    expect((await api.search.posts({ query: 'reforma tributária' })).posts.map(({ body }) => body)).toContain(phrase)
    await api.users.unmuteWord({ word: 'reforma tributária' })
    expect(await shown()).toEqual(texts)
  })

  test('are whole words, hold for their author alone and spare own posts', async () => {
    const { api, as, texts, shown } = await withPosts()
    await api.users.muteWord({ word: 'reform', days: null })
    expect(await shown()).toHaveLength(texts.length)
    await api.users.muteWord({ word: 'reforma', days: null })
    expect(await shown()).toEqual([])
    await as('renata')
    expect(await shown()).toHaveLength(texts.length)
    await api.users.muteWord({ word: 'reforma', days: null })
    expect(await shown()).toHaveLength(texts.length)
  })

  test('end with their time; muting again changes it and makes no second one', async () => {
    const { api, at, shown, texts } = await withPosts()
    at('2026-03-10T12:00:00.000Z')
    await api.users.muteWord({ word: 'reforma', days: 30 })
    await api.users.muteWord({ word: 'Reforma!', days: 1 })
    const { words } = await api.users.listMutedWords()
    expect(words).toEqual([{ word: 'Reforma!', until: '2026-03-11T12:00:00.000Z' }])
    at('2026-03-11T12:00:00.000Z')
    expect((await api.users.listMutedWords()).words).toEqual([])
    expect(await shown()).toHaveLength(texts.length)
  })

  test('are at most a hundred, and need a letter or a digit', async () => {
    const { api } = await withPosts()
    for (let number = 0; number < MUTED_WORDS.count; number += 1)
      await api.users.muteWord({ word: `palavra ${number}`, days: 7 })
    await expect(api.users.muteWord({ word: 'mais uma', days: 7 })).rejects.toMatchObject({ code: 'MUTED_WORDS_FULL' })
    await api.users.muteWord({ word: 'palavra 7', days: null })
    await expect(api.users.muteWord({ word: '!!!', days: 7 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

test('muted words whose time is over leave the device when a word is muted, the others stay', async () => {
  const { api, at, storage } = await signedIn('anapaula')
  const stored = () => keysOf(storage, `${STORAGE_KEYS.state}:mutedWords:`).map((key) => storage.getItem(key) ?? '')
  for (const [word, days] of [
    ['reforma', 1],
    ['sucessões', 7],
    ['bets', null],
  ] as const)
    await api.users.muteWord({ word, days })
  await api.auth.signIn({ username: 'renata' })
  await api.users.muteWord({ word: 'placar', days: 1 })
  expect(stored()).toHaveLength(4)
  await api.auth.signIn({ username: 'anapaula' })
  at('2026-03-12T12:00:00.000Z')
  await api.users.unmuteWord({ word: 'bets' })
  await api.users.muteWord({ word: 'bets', days: 1 })
  const words = stored().map((text) => /"word":"([^"]+)"/.exec(text)?.[1])
  expect(words.toSorted()).toEqual(['bets', 'placar', 'sucessões'])
  expect((await api.users.listMutedWords()).words.map(({ word }) => word)).toEqual(['bets', 'sucessões'])
})
