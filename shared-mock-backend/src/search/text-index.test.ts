import { termsOf } from '@ementa/contracts/search'
import { expect, test } from 'vitest'
import type { ChangeListener } from '../store/collection'
import { TextIndex } from './text-index'

interface Note {
  id: string
  title: string
  text: string
}

const byId = (a: Note, b: Note) => Number(a.id > b.id) - Number(a.id < b.id)

/** An index of these notes, which can be changed as a collection is. */
function indexOf(notes: Note[], { byStem = true } = {}) {
  const all = new Map(notes.map((note) => [note.id, note]))
  const listeners: ChangeListener[] = []
  const index = new TextIndex<Note>({
    collection: {
      all: () => [...all.values()],
      get: (id) => all.get(id),
      onChange: (listener) => void listeners.push(listener),
    },
    id: ({ id }) => id,
    title: ({ title }) => title,
    text: ({ text }) => text,
    byStem,
    prefixFrom: byStem ? 3 : 1,
  })
  const change = (id: string, note?: Note) => {
    if (note) all.set(id, note)
    else all.delete(id)
    for (const listener of listeners) listener(id, 'local')
  }
  const find = async (
    query: string,
    limit = 10,
    wanted?: (note: Note, inTitle: boolean) => boolean,
    titlesFirst = false,
  ) =>
    (await index.find(termsOf(query), { titlesFirst, by: byId, limit, ...(wanted && { wanted }) })).map(({ id }) => id)
  return { index, change, find }
}

const note = (id: string, text: string, title = ''): Note => ({ id, title, text })

test('answers the first ones of the order, whatever order they were written in', async () => {
  const { find } = indexOf(['c', 'a', 'e', 'b', 'd'].map((id) => note(id, 'prazo')))
  expect(await find('prazo')).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(await find('prazo', 2)).toEqual(['a', 'b'])
  expect(await find('prazo', 1)).toEqual(['a'])
  expect(await find('multa')).toEqual([])
})

test('keeps equals in the order they were written in, also where they fill the answer', async () => {
  const { index } = indexOf(['c', 'a', 'b'].map((id) => note(id, 'prazo')))
  const first = async (limit: number) =>
    (await index.find(termsOf('prazo'), { titlesFirst: false, by: () => 0, limit })).map(({ id }) => id)
  expect([await first(1), await first(2), await first(3), await first(4)]).toEqual([
    ...[['c'], ['c', 'a'], ['c', 'a', 'b'], ['c', 'a', 'b']],
  ])
})

test('those with a word in their title come first, each of the two in the order', async () => {
  const { find } = indexOf([
    note('a', 'prazo'),
    note('d', '', 'Prazo'),
    note('b', 'prazo', 'Prazo'),
    note('c', 'prazo'),
  ])
  expect(await find('prazo', 10, undefined, true)).toEqual(['b', 'd', 'a', 'c'])
  expect(await find('prazo', 3, undefined, true)).toEqual(['b', 'd', 'a'])
  expect(await find('prazo', 3)).toEqual(['a', 'b', 'c'])
})

test('what was written meanwhile has its place all the same', async () => {
  const notes = [note('b', 'prazo'), note('c', 'prazo', 'Prazo'), note('d', 'prazo'), note('e', 'prazo', 'Prazo')]
  const { change, find } = indexOf(notes)
  expect(await find('prazo', 2)).toEqual(['b', 'c'])
  change('f', note('f', 'prazo'))
  change('a', note('a', 'prazo'))
  expect(await find('prazo', 2)).toEqual(['a', 'b'])
  expect(await find('prazo', 3, undefined, true)).toEqual(['c', 'e', 'a'])
})

test('leaves out what is not wanted, and says whether a word was in the title', async () => {
  const { find } = indexOf([note('a', 'prazo'), note('b', 'prazo', 'Prazo'), note('c', 'multa', 'Prazo')])
  expect(await find('prazo', 10, (_, inTitle) => inTitle)).toEqual(['b', 'c'])
  expect(await find('prazo', 1, ({ id }) => id !== 'a')).toEqual(['b'])
})

test('follows what is written, changed and deleted', async () => {
  const { change, find } = indexOf([note('a', 'prazo'), note('b', 'prazo')])
  expect(await find('prazo')).toEqual(['a', 'b'])
  change('a', note('a', 'multa'))
  change('c', note('c', 'prazos'))
  change('b')
  expect([await find('prazo'), await find('multa')]).toEqual([['c'], ['a']])
})

test('has what was changed while the index was made', async () => {
  const { change, find } = indexOf(Array.from({ length: 501 }, (_, at) => note(`n${at}`, 'prazo')))
  const searched = find('multa')
  change('n0', note('n0', 'multa'))
  change('new', note('new', 'multa'))
  expect(await searched).toEqual(['n0', 'new'])
  expect(await find('prazo', 1000)).toHaveLength(500)
})

test('a collection that was loaded again is read again', async () => {
  const { index, change, find } = indexOf([note('a', 'prazo')])
  expect(await find('prazo')).toEqual(['a'])
  index.clear()
  change('b', note('b', 'prazo'))
  expect(await find('prazo')).toEqual(['a', 'b'])
})

test('of a very long query the first 32 words count', async () => {
  const words = Array.from({ length: 33 }, (_, at) => `palavra${String.fromCharCode(97 + (at % 26))}${at}`)
  const { find } = indexOf([note('a', words.slice(0, 32).join(' ')), note('b', words.slice(0, 31).join(' '))])
  expect(await find(words.join(' '))).toEqual(['a'])
})

test('of names the written beginning counts, of texts the word in any of its forms', async () => {
  const notes = [note('a', '', 'Contratos'), note('b', '', 'Contratante')]
  expect(await indexOf(notes).find('contrato')).toEqual(['a'])
  expect(await indexOf(notes, { byStem: false }).find('contrat')).toEqual(['a', 'b'])
  expect(await indexOf(notes, { byStem: false }).find('contratos')).toEqual(['a'])
})
