import { createTestWorld, renderWithServices, userEvent } from '@ementa/testing'
import { useSnapshot } from '@ementa/ui/data'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ComposerImages, ImageThumbnail } from './composer-images'
import { type ComposerState, createComposer } from './composer-state'
import { ComposerToolbar } from './composer-toolbar'
import { ChosenTags, HashtagPicker } from './hashtag-picker'
import { EMPTY_CONTENT, type PostContent } from './post-content'
import { ThreadFields } from './thread-fields'

const composer = (content: Partial<PostContent>) => createComposer({ ...EMPTY_CONTENT, ...content })

test('a thumbnail waits for its image, shows it, and says where it is gone', async () => {
  const { services, ...world } = await createTestWorld()
  let arrive = (_: string) => {}
  const resolve = vi.fn(
    (url: string) =>
      new Promise<string>((resolved, rejected) => {
        if (url === 'ementa-image:gone') rejected(new Error('gone'))
        arrive = resolved
      }),
  )
  const images = { ...services.images, resolve }
  const view = await renderWithServices(<ImageThumbnail imageUrl="ementa-image:a" />, {
    world: { ...world, services: { ...services, images } },
  })
  const waits = () => view.container.querySelector('.outline') !== null
  expect([waits(), screen.queryByRole('img')]).toEqual([true, null])
  await act(async () => arrive('blob:a'))
  expect(screen.getByRole('img', { name: 'Imagem da publicação' })).toHaveAttribute('src', 'blob:a')
  expect(waits()).toBe(false)
  expect(resolve).toHaveBeenCalledExactlyOnceWith('ementa-image:a')
  view.unmount()
  await renderWithServices(<ImageThumbnail imageUrl="ementa-image:gone" />, {
    world: { ...world, services: { ...services, images } },
  })
  expect(await screen.findByRole('img', { name: 'Imagem não disponível' })).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: 'Imagem da publicação' })).toBeNull()
})

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

test('a hashtag typed in a later part of a thread is one of the post: its suggestion is pressed, and it is counted', async () => {
  const state = composer({ body: 'Tese', rest: ['Sobre #lgpd'] })
  await renderWithServices(<HashtagPicker state={state} />)
  const lgpd = await screen.findByRole('button', { name: 'LGPD' })
  expect(lgpd).toHaveAttribute('aria-pressed', 'true')
  expect(lgpd, 'it goes by changing the text').toBeDisabled()
  await userEvent.type(screen.getByRole('textbox', { name: 'Nova hashtag' }), 'prova{Enter}')
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('2 de 6 hashtags'))
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

const TOOLS = { tagCount: 0, panel: null, canSchedule: true, imageCount: 0, hasImageRoom: true } as const

test('the button of images opens the files of this device, and choosing none adds none', async () => {
  const told = { onFiles: vi.fn(), onPanel: vi.fn() }
  await renderWithServices(<ComposerToolbar {...TOOLS} {...told} />)
  const input = screen.getByLabelText<HTMLInputElement>('Arquivo da imagem')
  const opened = vi.spyOn(input, 'click').mockReturnValue()
  fireEvent.click(screen.getByRole('button', { name: 'Imagem' }))
  expect(opened).toHaveBeenCalledOnce()
  expect([input.type, input.multiple]).toEqual(['file', true])
  expect(input.accept.split(',')).toEqual(['image/jpeg', 'image/jpg', 'image/png', 'image/gif'])
  fireEvent.change(input, { target: { files: [] } })
  expect(told.onFiles).not.toHaveBeenCalled()
  const file = new File(['a'], 'a.png', { type: 'image/png' })
  await userEvent.upload(input, file)
  expect(told.onFiles).toHaveBeenCalledExactlyOnceWith([file])
  for (const name of [/^Hashtags/, 'Agendar']) fireEvent.click(screen.getByRole('button', { name }))
  expect(told.onPanel.mock.calls).toEqual([['tags'], ['schedule']])
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
