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

test('has what was changed while the index was made', async () => {
  const { change, find } = indexOf(Array.from({ length: 501 }, (_, at) => note(`n${at}`, 'prazo')))
  const searched = find('multa')
  change('n0', note('n0', 'multa'))
  change('new', note('new', 'multa'))
  expect(await searched).toEqual(['n0', 'new'])
  expect(await find('prazo', 1000)).toHaveLength(500)
})

test('of names the written beginning counts, of texts the word in any of its forms', async () => {
  const notes = [note('a', '', 'Contratos'), note('b', '', 'Contratante')]
  expect(await indexOf(notes).find('contrato')).toEqual(['a'])
  expect(await indexOf(notes, { byStem: false }).find('contrat')).toEqual(['a', 'b'])
  expect(await indexOf(notes, { byStem: false }).find('contratos')).toEqual(['a'])
})
