import { type Comment, crashCopyKey, LENGTH, type QueueAction } from '@ementa/contracts'
import {
  createTestWorld,
  fill,
  inputsOf,
  renderWithServices,
  required,
  sent,
  type TestWorld,
  withCalls,
} from '@ementa/testing'
import { copyKeys } from '@ementa/ui'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import CommentsPage from './comments-page'

let world: TestWorld
let postId: string

const PATTERN = '/p/:postId/comments'
const api = () => world.services.api
const show = (at = `/p/${postId}/comments`) => renderWithServices(<CommentsPage />, { world, at, pattern: PATTERN })
const articles = () => screen.queryAllByRole('article', { name: /^(Comentário|Resposta) de/ })
const article = (body: string) => required(screen.getByText(body).closest('article'))
/** Writes a comment and waits a millisecond, because comments are sorted by time. */
async function write(body: string, parentId?: string) {
  const comment = sent(await api().comments.create({ postId, body, parentId }))
  await vi.waitUntil(() => new Date().toISOString() > comment.created_at, { interval: 1 })
  return comment
}
/** Lists the error toasts. */
const errors = () => world.toasts.filter(({ status }) => status === 'error').map(({ title }) => title)
/** Lists the toasts about the thread, without those about signing in. */
const titles = () => world.toasts.map(({ title }) => title).filter((title) => title !== 'Login realizado!')
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comentário' })
const type = async (text: string) => fill(await field(), text)
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

async function menu(body: string) {
  fireEvent.click(within(article(body)).getByRole('button', { name: /^Mais ações/ }))
  return (await screen.findAllByRole('menuitem')).map((item) => item)
}
async function choose(body: string, label: string) {
  const item = (await menu(body)).find((each) => each.textContent === label)
  if (item) fireEvent.click(item)
}

beforeEach(async () => {
  world = await createTestWorld({ as: 'anapaula' })
  postId = sent(await api().posts.create({ body: 'O post do fio' })).id
})

describe('the thread', () => {
  test('shows the post, its comments, both counts and the composer [SOC-007] [SOC-135] [P-25]', async () => {
    await write('primeiro')
    const root = await write('segundo')
    await write('resposta', root.id)
    await show()
    expect(await screen.findByText('resposta')).toBeInTheDocument()
    expect(await screen.findByText('O post do fio')).toBeInTheDocument()
    expect(heading()).toBe('2 comentários · 3 com as respostas')
    expect(
      articles().map((each) => each.id.replace('c-', '').length > 0 && each.querySelector('.text')?.textContent),
    ).toEqual(['segundo', 'resposta', 'primeiro'])
    expect(await field()).toBeInTheDocument()
    expect(articles()[1]?.getAttribute('aria-label')).toMatch(/^Resposta de Ana Paula .* a Ana Paula .*, fls\. 2\.1$/)
    const leaves = articles().map((each) => [each.dataset.level, each.querySelector('.leaf')?.textContent])
    expect(leaves).toEqual([
      ['0', 'fls. 2'],
      ['1', '2.1'],
      ['0', 'fls. 1'],
    ])
    expect(
      within(article('primeiro'))
        .getByRole('link', { name: /^Ana Paula/ })
        .getAttribute('href'),
    ).toBe('/u/anapaula')
    expect(article('primeiro').hasAttribute('aria-busy')).toBe(false)
    expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/')
  })

  test('a scheduled post that is published here stays, for others to read', async () => {
    postId = sent(await api().posts.create({ body: 'Para amanhã', scheduledAt: '2099-01-01T12:00:00.000Z' })).id
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Publicar agora' }))
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publicar agora' }))
    expect(await screen.findByRole('button', { name: /^Curtir/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Publicar agora' })).toBeNull()
  })

  test('names an author nobody knows as such, whom nobody can follow, mute or block', async () => {
    await write('de quem se foi')
    const list = await api().comments.list({ postId })
    const anonymous = list.comments.map((comment) => ({ ...comment, author_id: 'user-gone' }))
    world = withCalls(world, 'comments', { list: async () => ({ ...list, comments: anonymous, authors: [] }) })
    await show()
    expect((await screen.findByText('de quem se foi')).closest('article')).toHaveAccessibleName(
      'Comentário de Usuário desconhecido, fls. 1',
    )
    expect(within(article('de quem se foi')).queryByRole('link', { name: 'Usuário desconhecido' })).toBeNull()
    expect((await menu('de quem se foi')).map((item) => item.textContent)).toEqual(['Copiar link', 'Reportar'])
  })

  test('is newest first, with replies oldest first and three of them [SOC-138] [SOC-139]', async () => {
    const root = await write('raiz')
    for (const n of [1, 2, 3, 4, 5]) await write(`resposta ${n}`, root.id)
    await write('raiz nova')
    await show()
    await screen.findByText('raiz')
    const texts = () => articles().map((each) => each.querySelector('.text')?.textContent)
    expect(texts()).toEqual(['raiz nova', 'raiz', 'resposta 1', 'resposta 2', 'resposta 3'])
    expect(screen.getByRole('group', { name: 'Ordem dos comentários' })).toBeInTheDocument()
    fireEvent.click(button('Ver mais 2 respostas'))
    await waitFor(() =>
      expect(texts()).toEqual([
        'raiz nova',
        'raiz',
        'resposta 1',
        'resposta 2',
        'resposta 3',
        'resposta 4',
        'resposta 5',
      ]),
    )
    await waitFor(() => expect(document.activeElement).toBe(article('resposta 4')))
  })

  test('can be read from the oldest on, with the same leaves, and the address keeps it [SOC-138]', async () => {
    for (let n = 1; n <= 22; n++) await write(`comentário ${n}`)
    const view = await show()
    await screen.findByText('comentário 22')
    const first = () => articles()[0]?.getAttribute('aria-label')
    await waitFor(() => expect(first()).toMatch(/fls\. 22$/))
    fireEvent.click(button('Mais antigos'))
    await screen.findByText('comentário 1')
    await waitFor(() => expect(first()).toMatch(/fls\. 1$/))
    expect(['Mais recentes', 'Mais antigos'].map((name) => button(name).getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ])
    expect(
      within(article('comentário 3'))
        .getByRole('link', { name: /agora|há/ })
        .getAttribute('href'),
    ).toMatch(/\/comments\?ordem=antigos#c-/)
    // The new comment is on the second page, which is loaded to show it.
    await type('o vigésimo terceiro')
    fireEvent.click(button('Comentar'))
    const own = await screen.findByText('o vigésimo terceiro', { selector: '.text' })
    await waitFor(() => expect(document.activeElement).toBe(own.closest('article')))
    expect(articles().at(-1)?.getAttribute('aria-label')).toMatch(/fls\. 23$/)
    expect(articles()).toHaveLength(23)
    fireEvent.click(button('Mais recentes'))
    await waitFor(() => expect(first()).toMatch(/fls\. 23$/))
    view.unmount()
    await show(`/p/${postId}/comments?ordem=antigos`)
    await waitFor(() => expect(first()).toMatch(/fls\. 1$/))
    await screen.findByText('comentário 20')
  })

  test('answers levels 0 and 1, not level 2 [SOC-140]', async () => {
    const root = await write('nível 0')
    const reply = await write('nível 1', root.id)
    await write('nível 2', reply.id)
    await show()
    await screen.findByText('nível 2')
    const canReply = (body: string) => within(article(body)).queryByRole('button', { name: /^Responder a/ }) !== null
    expect([canReply('nível 0'), canReply('nível 1'), canReply('nível 2')]).toEqual([true, true, false])
  })

  test('loads twenty roots at a time [SOC-141]', async () => {
    for (let n = 1; n <= 23; n++) await write(`comentário ${n}`)
    await show()
    await screen.findByText('comentário 23')
    expect(articles()).toHaveLength(20)
    expect(heading()).toBe('23 comentários')
    world.simulate({ fail: ['comments.list'] })
    fireEvent.click(button('Carregar mais'))
    expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível carregar mais comentários.')
    await waitFor(() => expect(errors()).toEqual(['Erro ao carregar comentários']))
    world.simulate({})
    fireEvent.click(button('Carregar mais'))
    await waitFor(() => expect(articles()).toHaveLength(23))
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    // A reply is shown below the answered comment, on any page.
    fireEvent.click(within(article('comentário 1')).getByRole('button', { name: /^Responder a/ }))
    await fill(await screen.findByRole('textbox', { name: /^Resposta a/ }), 'resposta tardia')
    fireEvent.click(button('Responder'))
    await screen.findByText('resposta tardia', { selector: '.text' })
    expect(
      articles()
        .slice(-2)
        .map((each) => each.querySelector('.text')?.textContent),
    ).toEqual(['comentário 1', 'resposta tardia'])
    expect(articles()).toHaveLength(24)
    expect(heading()).toBe('23 comentários · 24 com as respostas')
  })

  test('opens at the comment of the address, also on a later page, with one call', async () => {
    const first = await write('o mais antigo')
    for (let n = 1; n <= 45; n++) await write(`depois ${n}`)
    const view = await show(`/p/${postId}/comments#c-${first.id}`)
    await waitFor(() => expect(document.activeElement).toBe(article('o mais antigo')))
    expect(article('o mais antigo').hasAttribute('data-target')).toBe(true)
    // Once found, the comment does not take the focus again.
    const entry = await field()
    entry.focus()
    await type('Lido')
    expect(document.activeElement).toBe(entry)
    expect(inputsOf(view.calls, 'comments.list')).toHaveLength(1)
  })

  test('opens at a comment of the address that is among folded replies', async () => {
    const root = await write('raiz')
    const replies: Comment[] = []
    for (const n of [1, 2, 3, 4]) replies.push(await write(`resposta ${n}`, root.id))
    await show(`/p/${postId}/comments#c-${replies[3]?.id}`)
    await screen.findByText('resposta 4')
    await waitFor(() => expect(document.activeElement).toBe(article('resposta 4')))
  })

  test.each(['#c-%', '#c-', '#x'])('shows the thread as it is where the address ends in %s', async (hash) => {
    await write('ainda aqui')
    await show(`/p/${postId}/comments${hash}`)
    expect(await screen.findByText('ainda aqui')).toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'Ordem dos comentários' }), 'one needs no order').toBeNull()
    expect(titles()).toEqual([])
  })

  test('asks once more for a comment it does not know, and says when it is gone', async () => {
    await write('ainda aqui')
    const { calls } = await show(`/p/${postId}/comments#c-comment-gone`)
    await waitFor(() => expect(titles()).toEqual(['Comentário não encontrado']))
    expect(world.toasts[0]?.description).toBe('Ele não está mais disponível.')
    expect(inputsOf(calls, 'comments.list')).toHaveLength(2)
    expect(article('ainda aqui').hasAttribute('data-target')).toBe(false)
  })

  test('finds a comment that is newer than the first answer, and does not call it gone meanwhile', async () => {
    await write('ainda aqui')
    const { list } = api().comments
    const first = await list({ postId })
    const { id } = await write('chegou depois')
    let arrive = () => {}
    const second = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const answer = vi.fn(list).mockResolvedValueOnce(first)
    answer.mockImplementationOnce(async (input) => {
      await second
      return list(input)
    })
    const own = withCalls(world, 'comments', { list: answer })
    const at = `/p/${postId}/comments#c-${id}`
    await renderWithServices(<CommentsPage />, { world: own, at, pattern: PATTERN })
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2))
    arrive()
    await waitFor(() => expect(document.activeElement).toBe(article('chegou depois')))
    expect(titles()).toEqual([])
  })

  test('says that an unknown post is not there, with the way home [SOC-137]', async () => {
    await show('/p/nada/comments')
    expect(await screen.findByRole('heading', { name: 'Post não encontrado' })).toBeInTheDocument()
    expect(screen.getByText('Ele pode ter sido apagado por quem o publicou.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/')
    expect(titles()).toEqual([])
  })

  test('says that moderation removed a post; its author is led to the reason', async () => {
    const about = { item_type: 'post', item_id: postId, moderator_id: 'user-moderacao', reason: 'Oferta' } as const
    const { decision_id } = await api().moderation.moderateContent({ ...about, action_type: 'remove' })
    const { unmount } = await show()
    expect(await screen.findByText(/^Sua publicação foi removida pela moderação/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ver a decisão' }).getAttribute('href')).toBe(`/recursos/${decision_id}`)
    unmount()
    await world.services.session.signIn('renata')
    await show()
    expect(await screen.findByText('Esta publicação foi removida pela moderação.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/')
    expect(screen.queryByText(/apagado por quem o publicou/)).toBeNull()
  })

  test('says when it could not be loaded, and tries again [SOC-154]', async () => {
    world.simulate({ fail: ['comments.list', 'posts.get'] })
    await show()
    expect(await screen.findByRole('heading', { name: 'Erro ao carregar comentários' })).toBeInTheDocument()
    expect(errors()).toEqual(['Erro ao carregar comentários'])
    expect(heading()).toBe('Comentários')
    world.simulate({})
    fireEvent.click(button('Tentar novamente'))
    expect(await screen.findByText('Ninguém comentou ainda')).toBeInTheDocument()
    expect(await screen.findByText('O post do fio'), 'what failed above it is asked for too').toBeInTheDocument()
    expect(heading()).toBe('0 comentários')
  })

  test('shows HTML as the text it is', async () => {
    await write('<img src=x onerror=alert(1)>')
    await show()
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeInTheDocument()
  })
})

describe('writing', () => {
  test('needs a text of at most 600 characters [SOC-147] [SOC-148] [SOC-149]', async () => {
    await show()
    for (const text of ['', '   ']) {
      await type(text)
      expect(button('Comentar').disabled).toBe(true)
    }
    expect(LENGTH.comment).toBe(600)
    await type('é'.repeat(550))
    expect(screen.getByText('50').closest('[data-warning]')).toBeNull()
    await type('é'.repeat(551))
    expect(screen.getByText('49').closest('[data-warning]')).not.toBeNull()
    await type('é'.repeat(600))
    expect(button('Comentar').disabled).toBe(false)
    expect(screen.queryByText(/acima do limite/)).toBeNull()
    expect(await field()).not.toHaveAttribute('aria-invalid')
    await type('é'.repeat(612))
    expect(await field()).toHaveAttribute('aria-invalid', 'true')
    expect(await field()).toHaveAccessibleDescription('12 acima do limite')
    expect(button('Comentar').disabled).toBe(true)
    fireEvent.keyDown(await field(), { key: 'Enter', ctrlKey: true })
    expect((await api().comments.list({ postId })).rootCount).toBe(0)
  })

  test.each([{ ctrlKey: true }, { metaKey: true }])(
    'publishes by the keyboard: %o [SOC-150] [SOC-151]',
    async (keys) => {
      await show()
      await type('  Concordo com a tese.  ')
      const text = await field()
      fireEvent.keyDown(text, { key: 'Enter', ...keys })
      expect(text, 'nothing is typed into what is sent').toHaveAttribute('readonly')
      fireEvent.keyDown(text, { key: 'Enter', ...keys })
      const own = (await screen.findByText('Concordo com a tese.', { selector: '.text' })).closest('article')
      expect(own).toHaveAccessibleName(/^Comentário de Ana Paula .*, fls\. 1$/)
      await waitFor(() => expect(titles()).toEqual(['Comentário publicado!']))
      expect(world.toasts.at(-1)?.status).toBe('success')
      expect((await field()).value).toBe('')
      expect(heading()).toBe('1 comentário')
      expect((await api().comments.list({ postId })).rootCount).toBe(1)
      const post = screen.getByRole('article', { name: /^Publicação de/ })
      expect(within(post).getByLabelText(/1 comentário/)).toBeInTheDocument()
    },
  )

  test('answers a comment, and Escape takes it back without losing the text [SOC-150] [SOC-140]', async () => {
    const root = await write('raiz')
    for (const n of [1, 2, 3]) await write(`r${n}`, root.id)
    await show()
    await screen.findByText('raiz')
    const reply = () => within(article('raiz')).getByRole('button', { name: /^Responder a/ })
    expect(screen.getByRole('region', { name: 'Comentar' })).toBeInTheDocument()
    fireEvent.click(reply())
    const answer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Resposta a/ })
    await fill(await answer(), 'Discordo')
    expect(screen.getByRole('region', { name: 'Responder' }).textContent).toMatch(/^Respondendo a Ana Paula/)
    await waitFor(async () => expect(document.activeElement).toBe(await answer()))
    fireEvent.keyDown(await answer(), { key: 'Escape' })
    expect((await field()).value).toBe('')
    expect(document.activeElement, 'where the answer began').toBe(reply())
    fireEvent.click(reply())
    expect((await answer()).value).toBe('Discordo')
    fireEvent.click(button('Cancelar resposta'))
    ;(await field()).focus()
    fireEvent.keyDown(await field(), { key: 'Escape' })
    expect(document.activeElement, 'out of the field').toBe(document.body)
    fireEvent.click(reply())
    fireEvent.click(button('Responder'))
    // The fourth reply is the reader's own, so it is not folded.
    expect(await screen.findByText('Discordo')).toBeInTheDocument()
    expect((await field()).value).toBe('')
    expect(heading()).toBe('1 comentário · 5 com as respostas')
    const { comments } = await api().comments.list({ postId })
    expect(comments.find(({ body }) => body === 'Discordo')?.parent_id).toBe(root.id)
  })

  test('suggests people behind @ and tags behind #; Escape closes the list and not the reply', async () => {
    const root = await write('raiz')
    await show()
    await type('Com @renat')
    const options = async () => (await screen.findAllByRole('option')).map((option) => option.textContent)
    expect((await options())[0]).toContain('@renata')
    fireEvent.keyDown(await field(), { key: 'Enter' })
    expect((await field()).value).toBe('Com @renata ')
    await type('Com @renata sobre #lgp')
    expect(await options()).toEqual([expect.stringMatching(/^LGPD #lgpd *\d+ publicações$/)])
    fireEvent.click(screen.getByRole('option'))
    expect((await field()).value).toBe('Com @renata sobre #lgpd ')
    fireEvent.click(within(article(root.body)).getByRole('button', { name: /^Responder a/ }))
    const answer = await screen.findByRole('textbox', { name: /^Resposta a/ })
    await fill(answer, '@ren')
    await options()
    fireEvent.keyDown(answer, { key: 'Escape' })
    expect(screen.queryByRole('option')).toBeNull()
    expect(screen.getByRole('textbox', { name: /^Resposta a/ })).toBe(answer)
  })

  test('keeps the text of a failure, and says whether comment or reply [SOC-154]', async () => {
    const root = await write('raiz')
    await show()
    await type('Não me perca')
    world.simulate({ fail: ['comments.create'] })
    fireEvent.click(button('Comentar'))
    await waitFor(() => expect(errors()).toEqual(['Erro ao publicar comentário']))
    expect((await field()).value).toBe('Não me perca')
    fireEvent.click(button('Comentar'))
    await waitFor(() => expect(errors()).toHaveLength(2))
    world.toasts.length = 1
    const requests = () =>
      world.calls.flatMap(({ name, input }) =>
        name === 'comments.create' ? [(input as { requestId?: string }).requestId] : [],
      )
    const [first, again] = new Set(requests().slice(1))
    expect([typeof first, again], 'the same text is the same comment').toEqual(['string', undefined])
    fireEvent.click(within(article(root.body)).getByRole('button', { name: /^Responder a/ }))
    await fill(await screen.findByRole('textbox', { name: /^Resposta a/ }), 'Nem a mim')
    fireEvent.click(button('Responder'))
    await waitFor(() => expect(errors()).toEqual(['Erro ao publicar comentário', 'Erro ao publicar resposta']))
    expect(requests().at(-1)).not.toBe(first)
  })

  test('that waits for a connection is shown as waiting, and never called published', async () => {
    const create = (input: { body: string }) => {
      const action = { id: 'q', type: 'comments.create', input } as QueueAction
      world.services.offline.state.pending.push(action)
      return Promise.resolve({ queued: true })
    }
    world = withCalls(world, 'comments', { create })
    await show()
    expect(await screen.findByText('Ninguém comentou ainda')).toBeInTheDocument()
    await type('Do avião')
    fireEvent.click(button('Comentar'))
    const waiting = await screen.findByText('Do avião', { selector: 'p' })
    expect(waiting.parentElement?.textContent).toBe('Do aviãoNa fila')
    await waitFor(async () => expect((await field()).value).toBe(''))
    expect(screen.queryByText('Ninguém comentou ainda')).toBeNull()
    expect(titles()).toEqual([])
  })

  test('finds the draft again after a reload', async () => {
    const view = await show()
    await type('Ainda escrevendo')
    window.dispatchEvent(new Event('pagehide'))
    const [copy = ''] = copyKeys(crashCopyKey('user-anapaula', 'comment', postId))
    expect(localStorage.getItem(copy)).toContain('Ainda escrevendo')
    view.unmount()
    await show()
    expect((await field()).value).toBe('Ainda escrevendo')
    // A draft must not be shown to the next person at this device.
    await act(() => world.services.session.signIn('renata'))
    await waitFor(async () => expect((await field()).value).toBe(''))
  })

  test('asks a visitor to sign in and then publishes what was written', async () => {
    await world.services.session.signOut()
    await show()
    await type('De visita')
    fireEvent.click(button('Comentar'))
    expect(world.logins()).toBe(1)
    await world.services.session.signIn('renata')
    await waitFor(() => expect(titles()).toContain('Comentário publicado!'))
    expect(await screen.findByText('De visita')).toBeInTheDocument()
  })

  test('an answer to a comment that is gone meanwhile brings both counts up to date', async () => {
    const root = await write('vai embora')
    await write('vai junto', root.id)
    await show()
    await screen.findByText('vai junto')
    fireEvent.click(within(article('vai embora')).getByRole('button', { name: /^Responder a/ }))
    await fill(await screen.findByRole('textbox', { name: /^Resposta a/ }), 'Tarde demais')
    await api().comments.delete({ id: root.id })
    fireEvent.click(button('Responder'))
    await waitFor(() => expect(titles()).toEqual(['O comentário não existe mais']))
    await waitFor(() => expect(heading()).toBe('0 comentários'))
  })

  test('says so when the post is gone meanwhile, and keeps the text', async () => {
    await show()
    await type('Tarde demais')
    await api().posts.delete({ id: postId })
    fireEvent.click(button('Comentar'))
    const heading = await screen.findByRole('heading', { name: 'Post não encontrado' })
    await waitFor(() => expect(titles()).toEqual(['Erro ao publicar comentário']))
    // The read of the post fails with the same error a moment later; it must not replace the focused element.
    expect(heading).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'O que você escreveu' })).toHaveTextContent('Tarde demais')
    expect(button('Copiar texto')).toBeInTheDocument()
  })
})

describe('the own comment', () => {
  test('can be edited in its place and is marked [SOC-143] [SOC-146] [SOC-154]', async () => {
    await write('com erro')
    await show()
    await screen.findByText('com erro')
    expect((await menu('com erro')).map((item) => item.textContent)).toEqual(['Copiar link', 'Editar', 'Excluir'])
    fireEvent.click(screen.getByRole('menuitem', { name: 'Editar' }))
    const edit = await screen.findByRole('textbox', { name: 'Editar comentário' })
    await fill(edit, 'sem erro')
    world.simulate({ fail: ['comments.update'] })
    fireEvent.click(button('Salvar edição'))
    await waitFor(() => expect(errors()).toEqual(['Erro ao editar comentário']))
    world.simulate({})
    const before = world.calls.length
    fireEvent.keyDown(edit, { key: 'Enter', metaKey: true })
    expect(edit).toHaveAttribute('readonly')
    expect(edit.closest('article')).toHaveAttribute('aria-busy', 'true')
    fireEvent.keyDown(edit, { key: 'Enter', metaKey: true })
    expect(await screen.findByText('sem erro')).toBeInTheDocument()
    expect(within(article('sem erro')).getByText('(editado)')).toBeInTheDocument()
    expect(titles()[1]).toBe('Comentário atualizado!')
    expect(world.calls.slice(before).filter(({ name }) => name === 'comments.update')).toHaveLength(1)
    // A discarded edit leaves the comment unchanged.
    await choose('sem erro', 'Editar')
    const again = await screen.findByRole('textbox', { name: 'Editar comentário' })
    expect(again).toHaveFocus()
    await fill(again, ' ')
    expect(button('Salvar edição').disabled).toBe(true)
    fireEvent.click(button('Cancelar'))
    expect(await screen.findByText('sem erro', { selector: '.text' })).toBeInTheDocument()
  })

  test('an edit that waited does not overwrite what another tab saved meanwhile', async () => {
    const { id } = await write('de antes')
    await show()
    await screen.findByText('de antes')
    await choose('de antes', 'Editar')
    const edit = await screen.findByRole('textbox', { name: 'Editar comentário' })
    await fill(edit, 'daqui')
    fireEvent.keyDown(edit, { key: 'Escape' })
    await api().comments.update({ id, body: 'de lá' })
    cleanup()
    await show()
    await screen.findByText('de lá')
    await waitFor(async () => {
      await choose('de lá', 'Editar')
      expect(await screen.findByRole('textbox', { name: 'Editar comentário' })).toHaveValue('daqui')
    })
    fireEvent.click(button('Salvar edição'))
    expect(await screen.findByRole('dialog', { name: 'Este comentário foi alterado em outra aba' })).toBeInTheDocument()
    const { comments } = await api().comments.list({ postId })
    expect(comments.map(({ body }) => body)).toEqual(['de lá'])
    fireEvent.click(await screen.findByRole('button', { name: 'Manter o meu' }))
    expect(await screen.findByText('daqui', { selector: '.text' })).toBeInTheDocument()
  })

  test.each([
    ['Manter o meu', 'daqui'],
    ['Usar o outro', 'de lá'],
  ])('asks when another tab changed it meanwhile: %s', async (choice, kept) => {
    const { id } = await write('de antes')
    await show()
    await screen.findByText('de antes')
    await choose('de antes', 'Editar')
    const edit = await screen.findByRole('textbox', { name: 'Editar comentário' })
    await fill(edit, 'daqui')
    await api().comments.update({ id, body: 'de lá' })
    fireEvent.click(button('Salvar edição'))
    const dialog = await screen.findByRole('dialog', { name: 'Este comentário foi alterado em outra aba' })
    expect(within(dialog).getByRole('group', { name: 'Texto: Na outra aba' }).textContent).toBe('de lá')
    expect(within(dialog).getByRole('group', { name: 'Texto: Nesta aba' }).textContent).toBe('daqui')
    expect(edit).toHaveProperty('value', 'daqui')
    // After the question is closed without an answer, the next save asks again.
    fireEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(edit).toHaveProperty('value', 'daqui')
    fireEvent.click(button('Salvar edição'))
    fireEvent.click(await screen.findByRole('button', { name: choice }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Editar comentário' })).toBeNull())
    expect(await screen.findByText(kept)).toBeInTheDocument()
    const { comments } = await api().comments.list({ postId })
    expect(comments.map(({ body }) => body)).toEqual([kept])
    if (kept === 'de lá') await waitFor(() => expect(article('de lá')).toHaveFocus())
  })

  test('is deleted with its replies after asking [SOC-144] [SOC-153] [EXP-29]', async () => {
    const root = await write('vai embora')
    await write('vai junto', root.id)
    await write('fica')
    await show()
    await screen.findByText('vai junto')
    await choose('vai embora', 'Excluir')
    const dialog = () => screen.findByRole('alertdialog', { name: 'Excluir comentário?' })
    expect((await dialog()).textContent).toContain('As respostas a ele também serão excluídas (1).')
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Cancelar' }))
    expect(screen.getByText('vai embora')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    fireEvent.click(within(article('vai junto')).getByRole('button', { name: /^Responder a/ }))
    await choose('vai embora', 'Excluir')
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Excluir' }))
    await waitFor(() => expect(screen.queryByText('vai embora')).toBeNull())
    expect(screen.queryByText('vai junto')).toBeNull()
    expect(screen.getByText('fica')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(heading()).toBe('1 comentário')
    expect(titles()).toEqual(['Comentário removido.'])
    expect((await field()).value, 'there is nothing to answer any more').toBe('')
    expect((await api().posts.get({ id: postId })).post.comment_count).toBe(1)
    await choose('fica', 'Excluir')
    expect((await dialog()).textContent).toContain('Isso não pode ser desfeito.')
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Excluir' }))
    expect(await screen.findByText('Ninguém comentou ainda')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(heading()).toBe('0 comentários')
  })

  test('gives its focus to the next one when it is deleted, and an answer leaves the comments as many as they were', async () => {
    const root = await write('raiz')
    await write('resposta', root.id)
    await write('mais nova')
    const answered = await write('vai embora')
    await write('vai junto', answered.id)
    await show()
    await screen.findByText('vai junto')
    const dialog = () => screen.findByRole('alertdialog', { name: 'Excluir comentário?' })
    await choose('vai embora', 'Excluir')
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Excluir' }))
    await waitFor(() => expect(screen.queryByText('vai junto')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(article('mais nova')).toHaveFocus()
    await choose('resposta', 'Excluir')
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Excluir' }))
    await waitFor(() => expect(screen.queryByText('resposta')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(heading()).toBe('2 comentários')
    // As in a browser, the dialog closes before the call is answered.
    const answerDelete = world.hold('comments.delete')
    await choose('mais nova', 'Excluir')
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Excluir' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    answerDelete()
    await waitFor(() => expect(screen.queryByText('mais nova')).toBeNull())
    await waitFor(() => expect(article('raiz')).toHaveFocus())
  })

  test('stays when deleting fails [SOC-154]', async () => {
    await write('fica')
    await show()
    await screen.findByText('fica')
    world.simulate({ fail: ['comments.delete'] })
    await choose('fica', 'Excluir')
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }))
    await waitFor(() => expect(errors()).toEqual(['Erro ao remover comentário']))
    expect(screen.getByText('fica')).toBeInTheDocument()
  })
})

const COMMENT_MENU = ['Copiar link', 'Reportar', 'Silenciar', 'Bloquear']

describe('the comment of someone else', () => {
  let foreign: Comment
  beforeEach(async () => {
    await world.services.session.signIn('renata')
    foreign = await write('de outra pessoa')
    await world.services.session.signIn('anapaula')
  })

  test('can be reported, not changed, and is then under review [SOC-145] [SOC-142] [SOC-154]', async () => {
    await show()
    await screen.findByText('de outra pessoa')
    expect((await menu('de outra pessoa')).map((item) => item.textContent)).toEqual(COMMENT_MENU)
    fireEvent.click(screen.getByRole('menuitem', { name: 'Reportar' }))
    fireEvent.click(await screen.findByRole('radio', { name: 'Spam' }))
    world.simulate({ fail: ['comments.report'] })
    fireEvent.click(button('Enviar denúncia'))
    await waitFor(() => expect(errors()).toEqual(['Erro ao reportar comentário']))
    world.simulate({})
    fireEvent.click(button('Enviar denúncia'))
    await waitFor(() => expect(titles()[1]).toBe('Reporte enviado'))
    expect(await screen.findByText('Comentário em revisão pela moderação')).toBeInTheDocument()
    expect(screen.queryByText('de outra pessoa')).toBeNull()
    expect(await screen.findByRole('button', { name: 'Silenciar @renata' })).toBeInTheDocument()
  })

  test('has a link of its own, and goes once its author is muted from it', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await show(`/p/${postId}/comments?ordem=antigos`)
    await screen.findByText('de outra pessoa')
    await choose('de outra pessoa', 'Copiar link')
    await waitFor(() => expect(titles()).toEqual(['Link copiado!']))
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/p/${postId}/comments#c-${foreign.id}`)
    vi.unstubAllGlobals()
    await choose('de outra pessoa', 'Silenciar')
    await waitFor(() => expect(titles()[1]).toBe('@renata foi silenciado'))
    await waitFor(() => expect(screen.queryByText('de outra pessoa')).toBeNull())
  })

  test('is liked at once and rolled back when that fails [SOC-152] [SOC-154]', async () => {
    await show()
    await screen.findByText('de outra pessoa')
    const like = () => within(article('de outra pessoa')).getByRole('button', { name: /^Curtir/ })
    expect([foreign.like_count, like().textContent]).toEqual([0, ''])
    // Each call must be answered before the next press, because pending changes are coalesced.
    const arrives = (isLiked: boolean) =>
      waitFor(async () => {
        const liked = (await api().auth.getCurrentUser())?.memberships.likedComments ?? []
        expect(liked.includes(foreign.id)).toBe(isLiked)
      })
    fireEvent.click(like())
    await waitFor(() => expect(like().getAttribute('aria-label')).toBe('Curtir, 1 curtida'))
    expect(like().textContent).toBe('1')
    expect(like().getAttribute('aria-pressed')).toBe('true')
    await arrives(true)
    fireEvent.click(like())
    await waitFor(() => expect(like().getAttribute('aria-label')).toBe('Curtir, 0 curtidas'))
    await arrives(false)
    // The like is shown before the backend answers; a refusal rolls it back.
    world.simulate({ fail: ['comments.like'] })
    const answerLike = world.hold('comments.like')
    await act(async () => void fireEvent.click(like()))
    expect([like().getAttribute('aria-label'), errors()]).toEqual(['Curtir, 1 curtida', []])
    answerLike()
    await waitFor(() => expect(errors()).toEqual(['Erro ao curtir comentário']))
    await waitFor(() => expect(like().getAttribute('aria-label')).toBe('Curtir, 0 curtidas'))
    // A refused unlike is rolled back too.
    world.simulate({})
    fireEvent.click(like())
    await waitFor(() => expect(world.services.relations.has('likedComments', foreign.id)).toBe(true))
    await arrives(true)
    world.simulate({ fail: ['comments.unlike'] })
    const answerUnlike = world.hold('comments.unlike')
    await act(async () => void fireEvent.click(like()))
    expect([like().getAttribute('aria-label'), errors()]).toEqual(['Curtir, 0 curtidas', ['Erro ao curtir comentário']])
    answerUnlike()
    await waitFor(() => expect(errors()).toEqual(['Erro ao curtir comentário', 'Erro ao curtir comentário']))
    await waitFor(() => expect(like().getAttribute('aria-label')).toBe('Curtir, 1 curtida'))
  })
})

test('a lawyer who comments is advised on publicity, and nothing is refused', async () => {
  await show()
  await type('Concordo. Agende já a sua consulta.')
  expect(await screen.findByText(/Código de Ética e Disciplina, art\. 7º/)).toBeInTheDocument()
  expect(button('Comentar').disabled).toBe(false)
  fireEvent.click(button(/^Trocar por/))
  expect((await field()).value).toBe(
    'Concordo. Quem passa por isso pode procurar orientação jurídica de sua confiança.',
  )
  expect(document.activeElement).toBe(await field())
})

describe('a thread of posts', () => {
  test('is read whole on the page of any of its parts, with the comments on that part', async () => {
    const first = sent(await api().posts.create({ body: 'Um', rest: ['Dois', 'Três'], requestId: 'thread' }))
    const { thread = [] } = await api().posts.get({ id: first.id })
    const [, second, third] = thread.map(({ post }) => post?.id ?? '')
    await api().comments.create({ postId: second ?? '', body: 'Sobre o segundo' })
    await api().posts.delete({ id: third ?? '' })
    await show(`/p/${second}/comments`)
    const region = await screen.findByRole('region', { name: 'Fio de 3 partes' })
    const texts = Array.from(region.querySelectorAll('article p'), (each) => each.textContent)
    expect(texts).toEqual(['Um', 'Dois'])
    expect(within(region).getByText('Parte 3 de 3: não está mais disponível.')).toBeInTheDocument()
    expect(within(region).getAllByRole('article', { name: /^Publicação de Ana Paula/ })).toHaveLength(2)
    expect(within(region).getByText('Comentários da parte 2 de 3')).toBeInTheDocument()
    expect(await screen.findByText('Sobre o segundo')).toBeInTheDocument()
    const way = within(region).getByRole('link', { name: 'Parte 1 de 3' })
    expect(way.getAttribute('href')).toBe(`/p/${first.id}/comments`)
  })

  test('a post says how many quote it, and shows them when asked', async () => {
    await api().posts.create({ body: 'Com esta nota', quoted: { kind: 'post', id: postId } })
    await show()
    const open = await screen.findByRole('button', { name: 'Citada em 1 publicação' })
    fireEvent.click(open)
    const quotes = await screen.findByRole('region', { name: 'Publicações que citam' })
    expect(await within(quotes).findByText('Com esta nota')).toBeInTheDocument()
    expect(open).toHaveAttribute('aria-expanded', 'true')
    expect(open.getAttribute('aria-controls')).toBe(quotes.id)
    fireEvent.click(open)
    expect(open).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('region', { name: 'Publicações que citam' })).toBeNull()
  })
})
