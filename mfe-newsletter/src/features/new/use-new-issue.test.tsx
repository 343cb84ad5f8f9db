import { type Newsletter, OfflineError } from '@ementa/contracts'
import { createTestWorld, renderWithServices, type TestWorld, userEvent, withCalls } from '@ementa/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { takeOver } from '../../shared/handover/handover'
import type { BufferedIssue } from '../../shared/issue-editing/issue-buffer'
import type { IssueTextPort } from '../../shared/rich-text/issue-text'
import { useNewIssue } from './use-new-issue'

const KEY = 'ementa-writing:nova'
const LEFT: BufferedIssue = {
  title: '',
  subject: 'Meia ideia',
  preheader: '',
  ops: [{ insert: 'Um começo' }],
  writtenAt: 1,
}

/** The text of the page without its editor: what stands in it can be changed. */
function fakeText(words = '') {
  const text = { words }
  const port: IssueTextPort = {
    ops: () => [{ insert: text.words }],
    html: () => `<p>${text.words}</p>`,
    load: () => undefined,
    replace: vi.fn<IssueTextPort['replace']>((content) => {
      text.words = 'html' in content ? content.html : content.ops.map(({ insert }) => insert).join('')
    }),
    append: () => undefined,
    focus: vi.fn(),
    caret: () => null,
    type: () => undefined,
  }
  return { text, port }
}

let form: ReturnType<typeof useNewIssue>

function Form({ newsletter, left }: { newsletter: Newsletter; left: BufferedIssue | undefined }) {
  const field = useRef<HTMLTextAreaElement>(null)
  form = useNewIssue(newsletter, { key: KEY, left, waiting: 0, other: () => undefined }, field)
  return (
    <>
      <textarea
        ref={field}
        aria-label="Assunto"
        value={form.subject}
        onChange={(event) => form.write(event.target.value)}
      />
      <button type="button" onClick={() => void form.save()}>
        Salvar
      </button>
    </>
  )
}

interface Opening {
  left?: BufferedIssue
  world?: TestWorld
}

async function open({ left, world: given }: Opening = {}) {
  const world = given ?? (await createTestWorld({ as: 'anapaula' }))
  const { newsletter } = await world.services.api.newsletters.get({ handle: 'clausula-a-clausula' })
  const view = await renderWithServices(<Form newsletter={newsletter} left={left} />, { world, at: '/nova' })
  const creations = () => view.calls.filter(({ name }) => name === 'newsletters.createIssue').map(({ input }) => input)
  return { ...view, newsletter, creations }
}

const subject = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Assunto' })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }))
const address = async () => (await screen.findByRole('status', { name: 'Endereço' })).textContent ?? ''
const idOf = (path: string) => path.split('/').at(-1) ?? ''
/** A page that holds something asks before it is closed. */
const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const copy = () => {
  window.dispatchEvent(new Event('pagehide'))
  return JSON.parse(localStorage.getItem(KEY) ?? 'null')
}

test('without a subject nothing is made, and the field says why until there is one', async () => {
  const { toasts, creations } = await open()
  expect(form.subjectError).toBeUndefined()
  save()
  await waitFor(() => expect(form.subjectError).toBe('Assunto obrigatório'))
  expect(toasts).toMatchObject([
    { title: 'Assunto obrigatório', description: 'Escreva o assunto antes de salvar o rascunho.', status: 'error' },
  ])
  expect(document.activeElement).toBe(subject())
  await userEvent.type(subject(), '  ')
  expect(form.subjectError).toBe('Assunto obrigatório')
  save()
  await userEvent.type(subject(), 'A')
  expect(form.subjectError).toBeUndefined()
  expect(creations()).toEqual([])
})

test('a draft is made of subject and text, and goes on in its editor', async () => {
  const { port } = fakeText('O texto')
  const { toasts, creations, newsletter } = await open()
  act(() => form.showText(port))
  await userEvent.type(subject(), ' Juros ')
  expect(copy()).toMatchObject({ title: '', subject: ' Juros ', preheader: '', ops: [{ insert: 'O texto' }] })
  expect(isGuarded()).toBe(true)
  save()
  expect(form.isBusy).toBe(true)
  save()
  const path = await address()
  expect(path).toMatch(/^\/newsletters\/clausula-a-clausula\/edit\/.+/)
  expect(toasts).toMatchObject([{ title: 'Rascunho salvo!', status: 'success' }])
  expect(creations()).toEqual([
    {
      newsletterId: newsletter.id,
      title: 'Juros',
      subject: 'Juros',
      html: '<p>O texto</p>',
      requestId: expect.any(String),
    },
  ])
  expect([copy(), isGuarded()]).toEqual([null, false])
  expect(takeOver('user-anapaula', idOf(path))?.written).toMatchObject({
    copy: { title: 'Juros', subject: ' Juros ', preheader: '', ops: null },
    isNewer: false,
    place: { field: 'subject', start: 7, end: 7 },
  })
})

test.each([true, false])('an empty text is stored as none, with its editor there: %s', async (isThere) => {
  const { creations } = await open()
  if (isThere) act(() => form.showText(fakeText('\n').port))
  await userEvent.type(subject(), 'Juros')
  save()
  await address()
  expect(creations()).toMatchObject([{ html: '' }])
})

test('what is typed while the draft is being made comes along, with the place of the caret', async () => {
  const { text, port } = fakeText('O texto')
  const world = await createTestWorld({ as: 'anapaula' })
  const { createIssue } = world.services.api.newsletters
  const gate: { open?: () => void } = {}
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  const answers = { createIssue: (input: Parameters<typeof createIssue>[0]) => opened.then(() => createIssue(input)) }
  await open({ world: withCalls(world, 'newsletters', answers) })
  act(() => form.showText({ ...port, caret: () => ({ index: 4, length: 1 }) }))
  await userEvent.type(subject(), 'Juros')
  save()
  await userEvent.type(subject(), ' de mora')
  act(() => {
    text.words = 'O texto todo'
    form.noteText()
    subject().blur()
  })
  gate.open?.()
  const taken = takeOver('user-anapaula', idOf(await address()))
  expect(taken?.written).toMatchObject({
    copy: { title: 'Juros', subject: 'Juros de mora', ops: [{ insert: 'O texto todo' }] },
    isNewer: true,
    place: { field: 'text', caret: { index: 4, length: 1 } },
  })
})

test('a text alone that was changed is newer too; where nobody writes there is no place', async () => {
  const { text, port } = fakeText('O texto')
  await open()
  act(() => form.showText(port))
  await userEvent.type(subject(), 'Juros')
  subject().blur()
  save()
  text.words = 'Outro texto'
  expect(takeOver('user-anapaula', idOf(await address()))?.written).toMatchObject({
    copy: { ops: [{ insert: 'Outro texto' }] },
    isNewer: true,
    place: null,
  })
})

test('a failed creation is said, and the next try makes the same draft', async () => {
  const { toasts, simulate, creations } = await open()
  simulate({ fail: ['newsletters.createIssue'] })
  await userEvent.type(subject(), 'Juros')
  save()
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Erro ao criar rascunho', status: 'error' }]))
  expect(toasts[0]?.description).toBe('Tente novamente.')
  await waitFor(() => expect(form.isBusy).toBe(false))
  const failed = creations().length
  simulate({ fail: ['newsletters.getIssue'] })
  save()
  const path = await address()
  const [first, ...others] = creations()
  expect(others).toHaveLength(failed)
  for (const one of others) expect(one).toEqual(first)
  // The editor reads the issue itself where it could not be handed over.
  expect(takeOver('user-anapaula', idOf(path))).toBeDefined()
})

test('a creation without a connection says where the text is', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { toasts } = await open({
    world: withCalls(world, 'newsletters', {
      createIssue: async () => {
        throw new OfflineError()
      },
    }),
  })
  await userEvent.type(subject(), 'Juros')
  save()
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'Erro ao criar rascunho', description: 'Sem conexão. O texto está guardado neste aparelho.' },
    ]),
  )
})

test('what an earlier visit left is put back once the text is there, and stays in the copy until then', async () => {
  await open({ left: LEFT })
  expect([subject().value, form.recovery]).toEqual(['Meia ideia', null])
  await userEvent.type(subject(), '!')
  expect(copy()).toMatchObject({ subject: 'Meia ideia!', ops: LEFT.ops })
  const { port, text } = fakeText()
  act(() => form.showText(port))
  expect(text.words).toBe('Um começo')
  expect(form.beginFrom).toBeNull()
  act(() => form.showText(port))
  expect(port.replace).toHaveBeenCalledOnce()
  act(() => form.recovery?.keep())
  expect([form.recovery, subject().value, text.words]).toEqual([null, 'Meia ideia!', 'Um começo'])
})

test('what an earlier visit left is thrown away, and its copy with it', async () => {
  await open({ left: LEFT })
  const { port, text } = fakeText()
  act(() => form.showText(port))
  act(() => form.recovery?.discard())
  act(() => form.noteText())
  expect([form.recovery, subject().value, text.words]).toEqual([null, '', ''])
  expect([copy(), isGuarded()]).toEqual([null, false])
})

test('a draft that is made before the text is there keeps what was left of it', async () => {
  await open({ left: LEFT })
  save()
  const taken = takeOver('user-anapaula', idOf(await address()))
  expect(taken?.written).toMatchObject({ copy: { ops: null }, isNewer: false })
})

test('nothing was left: nothing to decide on, and nothing to keep', async () => {
  await open()
  const { port, text } = fakeText('\n')
  act(() => form.showText(port))
  expect([form.recovery, subject().value, isGuarded()]).toEqual([null, '', false])
  expect(port.replace).not.toHaveBeenCalled()
  act(() => form.noteText())
  expect(copy()).toBeNull()
  text.words = 'Letras'
  act(() => form.noteText())
  expect(isGuarded()).toBe(true)
  expect(copy()).toMatchObject({ subject: '', ops: [{ insert: 'Letras' }] })
})

test('a template begins an empty text, and is offered for no other', async () => {
  await open()
  expect(form.beginFrom).toBeNull()
  const { port, text } = fakeText()
  act(() => form.showText(port))
  act(() => form.beginFrom?.('<p>Abertura</p>'))
  expect(text.words).toBe('<p>Abertura</p>')
  expect(port.focus).toHaveBeenCalledOnce()
  expect(form.beginFrom).toBeNull()
  expect(copy()).toMatchObject({ ops: [{ insert: '<p>Abertura</p>' }] })
})

test('a text that is there already is not begun again', async () => {
  await open()
  act(() => form.showText(fakeText('Letras').port))
  expect(form.beginFrom).toBeNull()
})

test('a key before the text is there is no text', async () => {
  await open()
  act(() => form.noteText())
  expect([form.beginFrom, isGuarded(), copy()]).toEqual([null, false, null])
})
