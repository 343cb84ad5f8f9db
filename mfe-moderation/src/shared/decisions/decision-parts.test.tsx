import { renderWithServices } from '@ementa/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ANA, CONTENT, rowOf } from '../../test/rows'
import { ReportedContent } from './decision-parts'

const show = (
  row: Parameters<typeof ReportedContent>[0]['row'],
  resolve = vi.fn(async (url: string) => `blob:${url}`),
) => renderWithServices(<ReportedContent row={row} />, { services: { images: { resolve, keep: vi.fn() } } })
const link = () => screen.queryByRole('link')?.getAttribute('href')

test.each([
  ['a post', rowOf({}, { author: ANA, content: CONTENT }), '/p/post-1/comments'],
  ['a comment', rowOf({ item_type: 'comment', item_id: 'c1' }, { content: CONTENT }), '/p/post-1/comments#c-c1'],
  [
    'a comment on an issue',
    rowOf({ item_type: 'comment' }, { content: { ...CONTENT, post_id: null, href: '/newsletters/x/issues/y#c-1' } }),
    '/newsletters/x/issues/y#c-1',
  ],
  ['a profile', rowOf({ item_type: 'profile' }, { author: ANA, content: { ...CONTENT, post_id: null } }), '/u/ana'],
  ['what nobody known wrote', rowOf({}, { content: { ...CONTENT, post_id: null } }), undefined],
])('leads from %s to where it is read', async (_, row, href) => {
  await show(row)
  expect(link()).toBe(href)
})

test.each([
  ['post', 'Publicação sem texto.'],
  ['profile', 'Perfil sem texto de apresentação.'],
] as const)('says of a %s without a text that it has none', async (item_type, words) => {
  await show(rowOf({ item_type }, { content: { ...CONTENT, body: '' } }))
  expect(screen.getByText(words)).toBeInTheDocument()
})

const PICTURE = { ...CONTENT, image_url: 'ementa-image:1', image_description: 'Tabela de preços' }

test('a picture is shown to who asks for it; its description is read without', async () => {
  const resolve = vi.fn(async (url: string) => `blob:${url}`)
  await show(rowOf({}, { content: PICTURE }), resolve)
  expect(screen.getByText('Descrição: Tabela de preços')).toBeInTheDocument()
  expect(screen.queryByRole('img')).toBeNull()
  expect(resolve).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar imagem' }))
  expect(screen.getByText('Carregando imagem…')).toBeInTheDocument()
  expect(await screen.findByRole('img', { name: 'Tabela de preços' })).toHaveAttribute('src', 'blob:ementa-image:1')
})

test('a picture without a description is called what it is, and one that is gone says so', async () => {
  const { unmount } = await show(rowOf({}, { content: { ...CONTENT, image_url: 'ementa-image:1' } }))
  expect(screen.queryByText(/^Descrição/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar imagem' }))
  expect(await screen.findByRole('img', { name: 'Imagem denunciada' })).toBeInTheDocument()
  unmount()
  await show(
    rowOf({}, { content: PICTURE }),
    vi.fn(() => Promise.reject(new Error('gone'))),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar imagem' }))
  expect(await screen.findByText('A imagem não está mais neste aparelho.')).toBeInTheDocument()
})
