import { LARGEST_PAGE, NEWSLETTER_LIMITS } from '@ementa/contracts'
import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readCsv } from '../csv'
import { captureDownloads } from '../test/files'
import AudienceSection from './audience-section'

const cellsIn = (text: string) => readCsv(text).map(({ cells }) => cells)

const download = () => screen.getByRole('button', { name: 'Baixar lista (.csv)' })

async function open(change: { isSample?: boolean } = {}) {
  const world = await createTestWorld({ as: 'anapaula' })
  const owned = await world.otherTab.newsletters.get({ handle: 'clausula-a-clausula' })
  const shown = <AudienceSection owned={{ ...owned, subscribers: 1234, ...change }} />
  return { world, owned, show: (own = world) => renderWithServices(shown, { world: own }) }
}

test('the whole list leaves as a file, page by page', async () => {
  const files = captureDownloads()
  const { world, owned, show } = await open()
  const newsletterId = owned.newsletter.id
  const here = (await world.otherTab.newsletters.listAudience({ newsletterId })).subscribers
  const all = Array.from({ length: 130 }, (_, index) => ({ email: `p${index}@x.br`, name: `Pessoa ${index}` }))
  expect(all.length).toBeLessThan(NEWSLETTER_LIMITS.subscribersAtOnce)
  await world.otherTab.newsletters.importAudience({ newsletterId, consent: 'Formulário', subscribers: all })
  await show()
  fireEvent.click(download())
  expect(screen.getByRole('button', { name: 'Reunindo…' })).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(files.names).toEqual(['clausula-a-clausula-publico.csv']))
  expect(files.type()).toBe('text/csv;charset=utf-8')
  const [head, ...rows] = cellsIn(await files.text())
  expect(head).toEqual(['nome', 'e-mail', 'perfil', 'desde', 'consentimento'])
  expect(new Set(rows.map(([name]) => name))).toEqual(new Set([...here, ...all].map(({ name }) => name)))
  expect(rows).toHaveLength(here.length + all.length)
  expect(rows.find(([name]) => name === 'Pessoa 7')).toEqual(['Pessoa 7', 'p7@x.br', '', '', 'Formulário'])
  expect(rows.find(([name]) => name === here[0]?.name)?.[4]).toBe('Assinou na Ementa')
  await waitFor(() => expect(download()).not.toHaveAttribute('aria-disabled'))
  const pages = world.calls.filter(({ input }) => JSON.stringify(input ?? {}).includes(`"limit":${LARGEST_PAGE}`))
  expect(pages.length).toBe(Math.ceil(rows.length / LARGEST_PAGE))
  expect(world.toasts).toEqual([])
})

test('a list that could not be gathered says what to do, and no file is made', async () => {
  const files = captureDownloads()
  const { world, show } = await open()
  await show(
    withCalls(world, 'newsletters', {
      listAudience: async (input: { limit: number; cursor?: string | null }) => {
        if (input.limit === LARGEST_PAGE) throw new Error('Failed.')
        return { subscribers: [], total: 0, nextCursor: null }
      },
    }),
  )
  fireEvent.click(download())
  await waitFor(() =>
    expect(world.toasts).toMatchObject([
      { title: 'Erro ao exportar', description: 'Tente novamente.', status: 'error' },
    ]),
  )
  await waitFor(() => expect(download()).not.toHaveAttribute('aria-disabled'))
  expect(files.names).toEqual([])
})

test.each([
  [true, 1],
  [false, 0],
])('whether a number is invented is said: %s', async (isSample, times) => {
  const { show } = await open({ isSample })
  await show()
  expect(screen.getByRole('heading', { name: 'Público' })).toBeInTheDocument()
  expect(screen.queryAllByText(/Os 1\.234 assinantes de exemplo são um número inventado/)).toHaveLength(times)
  expect(await screen.findByRole('button', { name: 'Trazer lista (.csv)' })).toBeInTheDocument()
})
