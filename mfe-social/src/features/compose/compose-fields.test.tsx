import { renderWithServices, userEvent } from '@ementa/testing'
import { useSnapshot } from '@ementa/ui/data'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ComposerImages } from './composer-images'
import { type ComposerState, createComposer } from './composer-state'
import { ChosenTags, HashtagPicker } from './hashtag-picker'
import { EMPTY_CONTENT, type PostContent } from './post-content'
import { ThreadFields } from './thread-fields'

const composer = (content: Partial<PostContent>) => createComposer({ ...EMPTY_CONTENT, ...content })

function Tags({ state }: { state: ComposerState }) {
  const { content } = useSnapshot(state, { sync: true })
  return <ChosenTags state={state} content={content} />
}

test('a picked tag can be removed, one typed in any part of the text cannot, and without tags there is no group', async () => {
  const state = composer({ body: 'Sobre #oab', rest: ['e #penal'], tags: ['lgpd', 'trabalho'] })
  await renderWithServices(<Tags state={state} />)
  const group = within(screen.getByRole('group', { name: 'Hashtags da publicação' }))
  expect(group.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Remover a tag LGPD',
    'Remover a tag Trabalho',
  ])
  fireEvent.click(group.getByRole('button', { name: 'Remover a tag LGPD' }))
  expect(state.content.tags).toEqual(['trabalho'])
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => Object.assign(state.content, { body: '', rest: [], tags: [] }))
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
})

test('a tag is added by Enter and comma alone: with Ctrl or Cmd Enter is the key of the whole post', async () => {
  const state = composer({ body: 'Tese' })
  await renderWithServices(<HashtagPicker state={state} />)
  const field = screen.getByRole('textbox', { name: 'Nova hashtag' })
  await userEvent.type(field, 'Prova')
  expect(fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })).toBe(true)
  expect(state.content.tags).toEqual([])
  await userEvent.type(field, ',')
  expect(state.content.tags).toEqual(['prova'])
  expect(field).toHaveValue('')
  expect(fireEvent.keyDown(field, { key: 'Enter' }), 'an empty field sends nothing').toBe(false)
  expect(state.content.tags).toEqual(['prova'])
  await userEvent.type(field, 'Prova{Enter}')
  expect(field, 'what is there already is said').toHaveValue('')
  expect(field).toHaveAccessibleDescription(/#prova já está na publicação\./)
})

function Parts({ state }: { state: ComposerState }) {
  const { content } = useSnapshot(state, { sync: true })
  return <ThreadFields state={state} rest={content.rest} />
}

test('advice on a part of a thread rewrites that part', async () => {
  const state = composer({ body: 'Primeira', rest: ['Segunda', 'Hoje falei. Causa ganha! Leiam.'] })
  await renderWithServices(<Parts state={state} />, { as: 'anapaula' })
  fireEvent.click(await screen.findByRole('button', { name: /^Trocar por/ }))
  const [second, third] = state.content.rest
  expect([state.content.body, second]).toEqual(['Primeira', 'Segunda'])
  expect(third).toBe('Hoje falei. O desfecho depende das provas e das circunstâncias de cada caso. Leiam.')
  expect(screen.getByRole('textbox', { name: 'Texto da parte 3' })).toHaveValue(third)
  expect(screen.getByRole('textbox', { name: 'Texto da parte 2' })).toHaveAttribute('placeholder', 'Continue o fio…')
})

test('the focus follows a part that moves, so that pressing again moves it further', async () => {
  const state = composer({ body: 'Primeira', rest: ['Segunda', 'Terceira', 'Quarta'] })
  await renderWithServices(<Parts state={state} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Descer a parte 2' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Descer a parte 3' }))
  await user.keyboard('{Enter}')
  expect(state.content.rest).toEqual(['Terceira', 'Quarta', 'Segunda'])
  expect(document.activeElement, 'at the end only up is left').toBe(
    screen.getByRole('button', { name: 'Subir a parte 4' }),
  )
  await user.keyboard('{Enter}')
  expect(state.content.rest).toEqual(['Terceira', 'Segunda', 'Quarta'])
})

const IMAGES = [{ image_url: 'https://example.com/a.png', description: '' }]
const LISTS = { images: IMAGES, pending: [], refused: [], uploads: { add: vi.fn(), retry: vi.fn(), discard: vi.fn() } }

function ImagesAndTags({ state }: { state: ComposerState }) {
  const { sending } = useSnapshot(state, { sync: true })
  return (
    <>
      <ComposerImages state={state} isSending={sending !== null} {...LISTS} onRemoved={() => undefined} />
      <HashtagPicker state={state} />
    </>
  )
}

test('while a post is sent its fields beside the text take no letters, which would be lost', async () => {
  const state = composer({ body: 'Texto', images: IMAGES })
  await renderWithServices(<ImagesAndTags state={state} />)
  const fields = () => ['Descrição da imagem', 'Nova hashtag'].map((name) => screen.getByRole('textbox', { name }))
  for (const field of fields()) expect(field).not.toHaveAttribute('readonly')
  act(() => {
    state.sending = 'primary'
  })
  for (const field of fields()) expect(field).toHaveAttribute('readonly')
})
