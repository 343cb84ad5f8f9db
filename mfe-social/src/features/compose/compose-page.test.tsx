// @vitest-environment happy-dom
import { crashCopyKey, deviceStorage, FAILURE_RATE, LENGTH, OfflineError, paths } from '@ementa/contracts'
import {
  createTestWorld,
  fill,
  findAddress,
  renderWithServices,
  required,
  sent,
  type TestOptions,
  titles,
  userEvent,
  withCalls,
} from '@ementa/testing'
import { stubImageDecoding } from '@ementa/testing/image-decoding'
import { copyKeys } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import ComposePage from './compose-page'

// Queries by role are slow in a simulated page.

const open = (options: TestOptions = {}) =>
  renderWithServices(<ComposePage />, { as: 'anapaula', at: '/compose', ...options })
const body = () => screen.findByRole('textbox', { name: 'Texto da publicação' })
const write = async (text: string) => fill(await body(), text)
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('a new post', () => {
  test('has text, image, hashtags and scheduling, and both buttons [SOC-003] [SOC-070] [SOC-072]', async () => {
    await open()
    expect(await body()).toBeInTheDocument()
    for (const name of ['Imagem', /^Hashtags/, 'Agendar', 'Salvar rascunho', 'Publicar'])
      expect(button(name)).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Novo Post' })).toBeInTheDocument()
    expect(await body()).toHaveAttribute('placeholder', 'O que merece virar ementa hoje?')
    const expanded = () => [/^Hashtags/, 'Agendar'].map((name) => button(name).getAttribute('aria-expanded'))
    expect(expanded()).toEqual(['false', 'false'])
    fireEvent.click(button(/^Hashtags/))
    expect(expanded()).toEqual(['true', 'false'])
    fireEvent.click(button('Agendar'))
    expect(expanded(), 'one at a time').toEqual(['false', 'true'])
    expect(screen.queryByRole('group', { name: 'Hashtags' })).toBeNull()
    fireEvent.click(button('Agendar'))
    expect(expanded()).toEqual(['false', 'false'])
    expect(screen.queryByRole('group', { name: 'Agendamento' })).toBeNull()
  })

  test('is written from anywhere on the page by the key c', async () => {
    const { press } = await open()
    const field = await body()
    expect(field).toHaveFocus()
    field.blur()
    press('c')
    expect(field).toHaveFocus()
  })

  test('cannot be sent empty, blank or too long [SOC-073] [SOC-074] [SOC-077]', async () => {
    await open()
    for (const text of ['', '   ', 'a'.repeat(LENGTH.postBody + 1)]) {
      await write(text)
      expect([button('Publicar').disabled, button('Salvar rascunho').disabled]).toEqual([true, true])
    }
    expect(screen.getByText('Texto muito longo. Remova 1 caracteres.')).toBeInTheDocument()
    expect(await body()).toHaveAttribute('aria-invalid', 'true')
    expect(await body()).toHaveAccessibleDescription(/Texto muito longo\. Remova 1 caracteres\.$/)
    await write('👨‍👩‍👧‍👦'.repeat(LENGTH.postBody))
    expect([button('Publicar').disabled, button('Salvar rascunho').disabled]).toEqual([false, false])
  })

  test.each([
    ['Publicar', 'Salvar rascunho', 'Publicando…'],
    ['Salvar rascunho', 'Publicar', 'Salvando…'],
  ])('while “%s” is on its way neither button can be pressed [SOC-077]', async (pressed, other, busy) => {
    const { calls } = await open({ simulation: { latency: [100, 100] } })
    await write('Uma vez só')
    fireEvent.click(button(pressed))
    expect(button(other)).toBeDisabled()
    expect(button(busy)).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(button(other))
    fireEvent.click(button(busy))
    await findAddress()
    expect(calls.filter(({ name }) => /^posts\.(create|saveDraft)$/.test(name))).toHaveLength(1)
  })

  test('counts down, with a warning below fifty [SOC-075] [SOC-076]', async () => {
    await open()
    await write('a'.repeat(250))
    expect(screen.getByText('50').closest('[data-warning]')).toBeNull()
    await write('a'.repeat(251))
    expect(screen.getByText('49').closest('[data-warning]')).not.toBeNull()
    await write('a'.repeat(305))
    expect(screen.getByText('Texto muito longo. Remova 5 caracteres.')).toBeInTheDocument()
    await write('a'.repeat(1300))
    expect(screen.getByText('Texto muito longo. Remova 1.000 caracteres.')).toBeInTheDocument()
  })

  test('previews a text or an image only, as it will stand [SOC-071] [SOC-087] [SOC-088]', async () => {
    await open()
    await body()
    expect(screen.queryByRole('region', { name: 'Prévia da publicação' })).toBeNull()
    await write('  ')
    expect(screen.queryByRole('region', { name: 'Prévia da publicação' })).toBeNull()
    await write('<b>Súmula</b>')
    const preview = screen.getByRole('region', { name: 'Prévia da publicação' })
    expect(within(preview).getByText('Agora')).toBeInTheDocument()
    expect(within(preview).getByText('<b>Súmula</b>')).toBeInTheDocument()
    fireEvent.click(button('Agendar'))
    fireEvent.click(button(/^Amanhã 9h/))
    expect(within(preview).getByText(/^Agendado para .*às 09:00/)).toBeInTheDocument()
  })

  test('is previewed as the card: mentions, hashtags, addresses and citations are links [SOC-071] [SOC-087]', async () => {
    await open()
    await write('Com @renata sobre #ProcessoCivil: art. 927 do CPC, em www.stj.jus.br')
    const preview = screen.getByRole('region', { name: 'Prévia da publicação' })
    const link = (name: string) => within(preview).getByRole('link', { name }).getAttribute('href')
    expect(link('@renata')).toBe(paths.user.href({ username: 'renata' }))
    expect(link('#ProcessoCivil')).toBe(paths.search.href({ tag: 'processo-civil' }))
    await within(preview).findByRole('link', { name: 'art. 927 do CPC' })
    expect(link('art. 927 do CPC')).toMatch(/927/)
    expect(link('stj.jus.br')).toBe('https://www.stj.jus.br/')
    expect(link('Processo Civil')).toBe(paths.search.href({ tag: 'processo-civil' }))
    expect(within(preview).getByText('@anapaula')).toBeInTheDocument()
  })

  test('is published once on a double press, then the feed shows [SOC-094] [SOC-095] [EXP-30]', async () => {
    const { toasts, services } = await open()
    await write('Nova tese do STJ')
    const field = await body()
    fireEvent.click(button('Publicar'))
    expect(field, 'nothing is typed into what is sent').toHaveAttribute('readonly')
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
    expect(await findAddress()).toBe('/')
    expect(toasts).toMatchObject([{ title: 'Post publicado!', status: 'success', duration: 3000 }])
    const { posts } = await services.api.posts.listFeed({})
    expect(posts.filter((post) => post.body === 'Nova tese do STJ')).toHaveLength(1)
    expect(copyKeys(crashCopyKey('user-anapaula', 'post'))).toEqual([])
  })

  test('is scheduled when it has a date [SOC-094] [SOC-095] [SOC-091]', async () => {
    const { toasts, services } = await open()
    await write('Para amanhã')
    fireEvent.click(button('Agendar'))
    fireEvent.click(button(/^Amanhã 14h/))
    fireEvent.click(button('Agendar publicação'))
    expect(await findAddress()).toBe('/')
    expect(toasts).toMatchObject([{ title: 'Post agendado!', status: 'success' }])
    const { scheduled } = await services.api.posts.listDrafts()
    const post = scheduled.find((each) => each.body === 'Para amanhã')
    expect(post?.status).toBe('published')
    expect(new Date(post?.scheduled_at ?? 0).getHours()).toBe(14)
  })

  test('stays as it is when publishing fails [SOC-098] [SOC-097] [EXP-28]', async () => {
    const { toasts, simulate, calls } = await open({ simulation: { fail: ['posts.create'] } })
    await write('Não perca isto')
    fireEvent.click(button('Publicar'))
    await waitFor(() => expect(titles(toasts)).toEqual(['Erro ao publicar']))
    expect(toasts[0]?.status).toBe('error')
    await waitFor(() => expect(button('Publicar').disabled).toBe(false))
    expect(await body()).toHaveProperty('value', 'Não perca isto')
    simulate({})
    fireEvent.keyDown(await body(), { key: 'Enter', metaKey: true })
    expect(await findAddress()).toBe('/')
    const requests = calls.flatMap(({ name, input }) => (name === 'posts.create' ? [input] : []))
    const ids = new Set(requests.map((input) => (input as { requestId?: string }).requestId))
    expect([requests.length > 1, ids.size], 'every try is the same post').toEqual([true, 1])
  })

  test('that waits in the offline queue is never called published', async () => {
    const world = await createTestWorld({ as: 'anapaula' })
    await renderWithServices(<ComposePage />, {
      at: '/compose',
      world: withCalls(world, 'posts', { create: async () => ({ queued: true }) }),
    })
    await write('Sem conexão')
    fireEvent.click(button('Publicar'))
    expect(await findAddress()).toBe('/')
    expect(world.toasts).toEqual([])
    expect(copyKeys(crashCopyKey('user-anapaula', 'post'))).toEqual([])
  })

  test.each(['online', 'offline'])(
    'is saved as a draft %s by the question on leaving, which then goes on',
    async (way) => {
      const world = await createTestWorld({ as: 'anapaula' })
      const queuing = withCalls(world, 'posts', { saveDraft: async () => ({ queued: true }) })
      const page = (
        <>
          <Link to="/u/renata">Renata</Link>
          <ComposePage />
        </>
      )
      await renderWithServices(page, { at: '/compose', world: way === 'online' ? world : queuing })
      await write('Antes de sair')
      fireEvent.click(screen.getByRole('link', { name: 'Renata' }))
      const question = await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' })
      fireEvent.click(within(question).getByRole('button', { name: 'Salvar rascunho' }))
      expect(await findAddress()).toBe('/u/renata')
      expect(titles(world.toasts)).toEqual(way === 'online' ? ['Rascunho salvo!'] : [])
      expect(copyKeys(crashCopyKey('user-anapaula', 'post'))).toEqual([])
    },
  )

  test('that waits as a draft does not lead to the drafts, which may never have been read here', async () => {
    const world = await createTestWorld({ as: 'anapaula' })
    const saveDraft = async () => ({ queued: true })
    await renderWithServices(<ComposePage />, { at: '/compose', world: withCalls(world, 'posts', { saveDraft }) })
    await write('Sem conexão')
    fireEvent.click(button('Salvar rascunho'))
    expect(await findAddress()).toBe('/')
  })

  test('is kept as a draft, or says that it was not [SOC-099] [SOC-100]', async () => {
    const { toasts, simulate, services } = await open({ simulation: { fail: ['posts.saveDraft'] } })
    await write('Rascunho meu')
    fireEvent.click(button('Salvar rascunho'))
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Erro ao salvar rascunho', status: 'error' }]))
    simulate({})
    await waitFor(() => expect(button('Salvar rascunho').disabled).toBe(false))
    fireEvent.click(button('Salvar rascunho'))
    expect(await findAddress()).toBe(paths.drafts.href())
    expect(toasts.at(-1)).toMatchObject({ title: 'Rascunho salvo!', status: 'success', description: undefined })
    const { posts } = await services.api.posts.listDrafts()
    expect(posts.some((post) => post.body === 'Rascunho meu')).toBe(true)
  })

  test('that had a date loses it as a draft, and is told so', async () => {
    const { toasts, services } = await open()
    await write('Um dia')
    fireEvent.click(button('Agendar'))
    fireEvent.click(button(/^Segunda 9h/))
    expect(screen.getByText(/^seg\., .* às 09:00$/)).toBeInTheDocument()
    fireEvent.click(button('Salvar rascunho'))
    expect(await findAddress()).toBe(paths.drafts.href())
    expect(toasts[0]).toMatchObject({ description: 'A data do agendamento não fica no rascunho.' })
    const { posts } = await services.api.posts.listDrafts()
    expect(posts.find((post) => post.body === 'Um dia')?.scheduled_at).toBeNull()
  })

  test('goes on when the writer signs out elsewhere, and is published after signing in again', async () => {
    const { services, logins } = await open()
    await write('Ainda aqui')
    await act(() => services.session.signOut())
    expect(await body()).toHaveProperty('value', 'Ainda aqui')
    fireEvent.click(button('Publicar'))
    expect(logins()).toBe(1)
    await act(() => services.session.signIn('anapaula'))
    expect(await findAddress()).toBe('/')
  })

  test('comes back after a crash and can be discarded', async () => {
    const key = crashCopyKey('user-anapaula', 'post')
    const left = { body: 'Quase perdido', imageUrl: null, tags: ['lgpd'], scheduledAt: null }
    localStorage.setItem(key, JSON.stringify(left))
    await open()
    expect(await body()).toHaveProperty('value', 'Quase perdido')
    expect(button('Remover a tag LGPD')).toBeInTheDocument()
    expect(screen.getByText('Rascunho recuperado').textContent).toBe('Rascunho recuperado')
    fireEvent.click(button('Agendar'))
    fireEvent.click(button('Descartar'))
    const question = within(await screen.findByRole('alertdialog', { name: 'Descartar o texto recuperado?' }))
    fireEvent.click(question.getByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Agendamento' })).toBeNull())
    await waitFor(async () => expect(await body()).toHaveProperty('value', ''))
    expect(screen.queryByText('Rascunho recuperado')).toBeNull()
    expect(copyKeys(key)).toEqual([])
  })

  test.each([
    [2, 'Há mais um texto guardado: ele volta quando você abrir o editor de novo.'],
    [3, 'Há mais 2 textos guardados: eles voltam quando você abrir o editor de novo.'],
  ])('of %i texts that were left says that the others wait', async (count, words) => {
    const key = crashCopyKey('user-anapaula', 'post')
    for (let number = 1; number <= count; number++) {
      const left = { body: `Texto ${number}`, imageUrl: null, tags: [], scheduledAt: null }
      localStorage.setItem(`${key}:${number}`, JSON.stringify(left))
    }
    await open()
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(await body()).toHaveProperty('value', `Texto ${count}`)
  })

  test('says so while this device has no room for a copy of it', async () => {
    vi.spyOn(deviceStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await open()
    await write('Sem cópia')
    expect(await screen.findByText(/^Este aparelho está sem espaço/)).toHaveAttribute('role', 'status')
  })

  test('asks a visitor to sign in', async () => {
    const { logins } = await open({ as: undefined })
    fireEvent.click(await screen.findByRole('button', { name: 'Entrar' }))
    expect(logins()).toBe(1)
  })
})

describe('an image', () => {
  const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const png = (name = 'a.png') => new File([new Uint8Array([...SIGNATURE, 1, 2, 3, 4])], name, { type: 'image/png' })
  const choose = async (...files: File[]) => {
    await body()
    // The accepted types of the field are a hint only: users can choose any file.
    await userEvent.upload(screen.getByLabelText('Arquivo da imagem'), files, { applyAccept: false })
  }

  test('is uploaded, said so, previewed and published [SOC-086] [SOC-087] [SOC-070]', async () => {
    stubImageDecoding()
    const { toasts, services } = await open()
    await choose(png())
    await waitFor(() => expect(titles(toasts)).toEqual(['Imagem carregada.']))
    expect(await screen.findByRole('region', { name: 'Prévia da publicação' })).toBeInTheDocument()
    expect(button('Publicar').disabled).toBe(true)
    await write('Com imagem')
    fireEvent.click(button('Publicar'))
    await findAddress()
    const { posts } = await services.api.posts.listFeed({})
    expect(posts.find((post) => post.body === 'Com imagem')?.image_url).toMatch(/.+/)
  })

  test.each([
    [
      'text renamed to an image',
      () => new File(['texto'], 'a.png', { type: 'image/png' }),
      'Formato não suportado. Use JPG, PNG ou GIF.',
    ],
    [
      'another type',
      () => new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }),
      'Formato não suportado. Use JPG, PNG ou GIF.',
    ],
    [
      'five megabytes and a byte',
      () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
      'Arquivo muito grande. Máximo 5MB.',
    ],
  ])('is refused inline and in a toast: %s [SOC-085] [SOC-082] [SOC-083]', async (_, file, text) => {
    const { toasts } = await open()
    await write('O texto fica')
    await choose(file())
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    expect(toasts.map(({ title, description }) => [title, description])).toEqual([['Erro no upload', text]])
    expect(screen.getByText(text, { selector: '[role=alert]' })).toBeInTheDocument()
    expect(await body()).toHaveProperty('value', 'O texto fica')
  })

  async function openOffline(keep: () => Promise<string>) {
    stubImageDecoding()
    const world = withCalls(await createTestWorld({ as: 'anapaula' }), 'images', {
      upload: () => Promise.reject(new OfflineError()),
    })
    const images = { ...world.services.images, keep }
    const services = { ...world.services, images }
    return renderWithServices(<ComposePage />, { at: '/compose', world: { ...world, services } })
  }

  test('chosen offline is kept on this device, and goes with the post [SOC-086]', async () => {
    const keep = vi.fn(async () => 'ementa-image:kept-1')
    const { toasts } = await openOffline(keep)
    await write('Do avião')
    await choose(png('prazos.png'))
    await waitFor(() =>
      expect(toasts).toMatchObject([
        {
          title: 'Imagem guardada neste aparelho',
          description: 'Ela será enviada com a publicação quando a conexão voltar.',
        },
      ]),
    )
    expect(keep).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'prazos.png', type: 'image/png' }))
    expect(button('Remover imagem')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Descrição da imagem' })).toBeInTheDocument()
  })

  test.each([
    ['has no room', new DOMException('full', 'QuotaExceededError'), /Não há espaço neste aparelho/],
    ['cannot keep it', new Error('a chunk is missing'), /Sem conexão, a imagem não pôde ser enviada/],
  ])('chosen offline stays with its file where this device %s', async (_, problem, words) => {
    await openOffline(() => Promise.reject(problem))
    await choose(png('prazos.png'))
    expect(await screen.findByText(words, { selector: '[role=alert]' })).toBeInTheDocument()
    expect(button('Tentar novamente: enviar prazos.png')).toBeInTheDocument()
    fireEvent.click(button('Descartar prazos.png'))
    expect(screen.queryByText('prazos.png')).toBeNull()
    expect(await body()).toHaveFocus()
  })

  test('that failed stays with its file, and is sent again without being chosen again [SOC-084] [SOC-085]', async () => {
    expect(FAILURE_RATE.upload).toBe(0.05)
    stubImageDecoding()
    const { toasts, simulate } = await open({ simulation: { uploadFailureRate: 1 } })
    await write('O texto fica')
    await choose(png('prazos.png'))
    expect(
      await screen.findByText('Falha no upload. Tente novamente.', { selector: '[role=alert]' }),
    ).toBeInTheDocument()
    simulate({})
    fireEvent.click(button('Tentar novamente: enviar prazos.png'))
    await waitFor(() => expect(titles(toasts)).toEqual(['Erro no upload', 'Imagem carregada.']))
    expect(screen.queryByRole('button', { name: /^Tentar novamente/ })).toBeNull()
    expect(button('Remover imagem')).toBeInTheDocument()
    expect(await body()).toHaveProperty('value', 'O texto fica')
  })

  test('is one of up to four, in an order of one’s own, each with a description', async () => {
    stubImageDecoding()
    const { toasts, services } = await open()
    await write('Quatro imagens')
    await choose(...['a', 'b', 'c', 'd', 'e'].map((name) => png(`${name}.png`)))
    await waitFor(() => expect(titles(toasts)).toContain('4 imagens carregadas.'))
    expect(toasts.find(({ title }) => title === 'Uma publicação tem até 4 imagens')?.description).toBe(
      'Ficou de fora: e.png.',
    )
    expect(button(/^Imagem 4\/4/).disabled).toBe(true)
    expect(await screen.findAllByRole('img', { name: 'Imagem da publicação' })).not.toEqual([])
    const ends = ['Mover imagem 1 para antes', 'Mover imagem 4 para depois', 'Mover imagem 4 para antes']
    expect(ends.map((name) => button(name).disabled)).toEqual([true, true, false])
    await fill(screen.getByLabelText('Descrição da imagem 1'), ' Linha do tempo ')
    await fill(screen.getByLabelText('Descrição da imagem 2'), 'Prazos')
    expect(screen.getByText(/^Sem descrição/)).toBeInTheDocument()
    fireEvent.click(button('Mover imagem 1 para depois'))
    expect(document.activeElement).toBe(button('Mover imagem 2 para depois'))
    await waitFor(() => expect(screen.getByRole('log').textContent).toBe('Imagem 2 de 4'))
    fireEvent.click(button('Mover imagem 3 para depois'))
    expect(document.activeElement, 'the other way off is the end').toBe(button('Mover imagem 4 para antes'))
    fireEvent.click(button('Mover imagem 4 para antes'))
    fireEvent.click(button('Remover imagem 4'))
    expect(await body()).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('log').textContent).toBe('Imagem removida'))
    fireEvent.click(button('Publicar'))
    await findAddress()
    const { posts } = await services.api.posts.listFeed({})
    const post = posts.find(({ body }) => body === 'Quatro imagens')
    expect([post?.image_description, post?.more_images?.map(({ description }) => description)]).toEqual([
      'Prazos',
      ['Linha do tempo', ''],
    ])
  })

  test('is pasted from the clipboard, while pasted text stays text', async () => {
    stubImageDecoding()
    const { toasts } = await open()
    const paste = (types: string[]) =>
      fireEvent.paste(screen.getByRole('region', { name: 'Novo Post' }), { clipboardData: { files: [png()], types } })
    await body()
    // Word copies a picture beside the text; a file manager copies the file's name beside the file.
    paste(['text/plain', 'text/html', 'Files'])
    expect(screen.queryByText('a.png')).toBeNull()
    paste(['text/plain', 'Files'])
    await waitFor(() => expect(titles(toasts)).toEqual(['Imagem carregada.']))
    const form = screen.getByRole('region', { name: 'Novo Post' })
    const drag = (types: string[], files: File[]) => ({ dataTransfer: { files, types } })
    expect(fireEvent.dragOver(form, drag(['Files'], [])), 'files may be dropped').toBe(false)
    expect(fireEvent.dragOver(form, drag(['text/plain'], [])), 'text is the field’s own').toBe(true)
    expect(fireEvent.drop(form, drag(['Files'], []))).toBe(true)
    expect(fireEvent.drop(form, drag(['Files'], [png('b.png')]))).toBe(false)
    await waitFor(() => expect(titles(toasts)).toEqual(['Imagem carregada.', 'Imagem carregada.']))
  })
})

describe('a begun citation', () => {
  test('goes on as the rules of citing read it, and Enter stays a line until one is chosen', async () => {
    await open()
    const field = await body()
    await fill(field, 'Conforme o art. 5')
    expect(await screen.findByRole('option', { name: 'art. 5º da CF' })).toBeInTheDocument()
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true)
    expect(fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })).toBe(true)
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    const listbox = screen.getByRole('listbox', { name: 'Citações sugeridas' })
    expect(field.getAttribute('aria-controls')).toBe(listbox.id)
    const chosen = within(listbox).getByRole('option', { selected: true })
    expect(field.getAttribute('aria-activedescendant')).toBe(chosen.id)
    expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(false)
    expect(await body()).toHaveProperty('value', 'Conforme o art. 5º da CF')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  })
})

describe('mentions', () => {
  test('offers up to five people and completes by the keyboard [SOC-104]', async () => {
    await open()
    const field = await body()
    await fill(field, 'Com @')
    const options = await screen.findAllByRole('option')
    expect(options).toHaveLength(5)
    const [username] = /@\w+/.exec(options[1]?.textContent ?? '') ?? []
    // After a bare `#` no suggestion is active before the first key.
    for (const key of ['ArrowDown', 'ArrowDown']) fireEvent.keyDown(field, { key })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(await body()).toHaveProperty('value', `Com ${username} `)
    expect(screen.queryByRole('option')).toBeNull()
  })
})

describe('hashtags', () => {
  test('typed in the text count, are published with the picked ones and go with their words [SOC-078]', async () => {
    const { services } = await openPicker()
    fireEvent.click(within(screen.getByRole('group', { name: 'Hashtags' })).getByRole('button', { name: 'Trabalho' }))
    await write('Um #a1 #a2 #a3 #a4 #lgpd #a6')
    const group = screen.getByRole('group', { name: 'Hashtags da publicação' })
    expect([...group.children].map((chip) => chip.textContent)).toEqual([
      'Trabalho',
      '#a1',
      '#a2',
      '#a3',
      '#a4',
      'LGPD',
    ])
    expect(within(group).getAllByRole('button')).toHaveLength(1)
    expect(button(/^Hashtags/).textContent).toContain('6/6')
    fireEvent.click(button(/^Hashtags/))
    expect(button(/^Hashtags/).disabled).toBe(true)
    expect(screen.getByText('Uma publicação tem até 6 hashtags: #a6 fica só no texto.')).toBeInTheDocument()
    await write('Um #a1 #lgpd')
    expect(button(/^Hashtags/).disabled).toBe(false)
    fireEvent.click(button('Publicar'))
    await findAddress()
    const { posts } = await services.api.posts.listFeed({})
    expect(posts[0]?.tags).toEqual(['trabalho', 'a1', 'lgpd'])
  })

  const openPicker = async (options: TestOptions = {}) => {
    const world = await open(options)
    await body()
    fireEvent.click(button(/^Hashtags/))
    await waitFor(() => expect(suggestions().length).toBeGreaterThan(0))
    expect(screen.queryByText('Nenhuma sugestão para este texto.')).toBeNull()
    return world
  }
  const suggestions = () =>
    within(screen.getByRole('group', { name: 'Hashtags' }))
      .queryAllByRole('button')
      .filter((each) => each.hasAttribute('aria-pressed'))

  test('offers up to six, and adds the first three by one button [SOC-079] [SOC-081] [SOC-071]', async () => {
    await openPicker()
    const offered = suggestions().map((each) => each.textContent)
    expect(offered).toHaveLength(6)
    fireEvent.click(button('Adicionar populares'))
    const chosen = within(screen.getByRole('group', { name: 'Hashtags da publicação' })).getAllByRole('button')
    expect(chosen.map((each) => each.textContent)).toEqual(offered.slice(0, 3))
    await waitFor(() => expect(screen.getByRole('log').textContent).toBe('3 de 6 hashtags'))
    const pressed = () => suggestions().map((each) => each.getAttribute('aria-pressed') === 'true')
    expect(pressed()).toEqual([true, true, true, false, false, false])
    fireEvent.click(required(suggestions()[1]))
    fireEvent.click(required(suggestions()[3]))
    expect(pressed()).toEqual([true, false, true, true, false, false])
    // A hashtag typed in the text is removed by editing the text.
    await write(`#${offered[4]}`)
    expect([pressed()[4], suggestions().map((each) => each.hasAttribute('disabled'))]).toEqual([
      true,
      [false, false, false, false, true, false],
    ])
  })

  test('falls back to the fixed list when suggesting fails [SOC-080]', async () => {
    await openPicker({ simulation: { fail: ['tags.suggest'] } })
    expect(suggestions().map((each) => each.textContent)).toEqual([
      'Contratos',
      'LGPD',
      'Trabalho',
      'Consumidor',
      'Compliance',
      'Jurisprudência',
    ])
  })

  test('closes the door at six [SOC-078]', async () => {
    await openPicker()
    const field = screen.getByRole('textbox', { name: 'Nova hashtag' })
    expect(button('Adicionar').disabled).toBe(true)
    expect(field).toHaveAccessibleDescription('Enter ou vírgula adiciona.')
    for (const tag of ['Um{Enter}', 'Dois,', 'Três{Enter}', 'Quatro,', 'Cinco{Enter}']) {
      await userEvent.type(field, tag)
    }
    expect(button(/^Hashtags/).disabled).toBe(false)
    await userEvent.type(field, 'Direito do Trabalho')
    expect(field).toHaveAccessibleDescription('Será publicada como #direito-do-trabalho.')
    fireEvent.click(button('Adicionar'))
    expect(button('Adicionar populares').disabled).toBe(true)
    expect(button('Remover a tag #direito-do-trabalho')).toBeInTheDocument()
    fireEvent.click(button(/^Hashtags/))
    expect(button(/^Hashtags/).disabled).toBe(true)
  })
})

describe('scheduling', () => {
  const openPanel = async () => {
    const world = await open()
    await write('Agendada')
    fireEvent.click(button('Agendar'))
    await screen.findByRole('grid')
    return world
  }

  test('has a calendar without past days and starts at ten [SOC-089] [SOC-090] [SOC-071]', async () => {
    // In the middle of a month some days are past; on its first day none would be.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 13, 12) })
    onTestFinished(() => void vi.useRealTimers())
    await openPanel()
    expect(screen.getByLabelText('Horário')).toHaveProperty('value', '10:00')
    const days = within(screen.getByRole('grid')).getAllByRole<HTMLButtonElement>('button')
    const today = 13
    const past = days.filter((day) => !day.closest('.rdp-outside') && Number(day.textContent) < today)
    const coming = days.filter((day) => !day.closest('.rdp-outside') && Number(day.textContent) >= today)
    expect([past.length, coming.length]).toEqual([12, 19])
    expect(past.every((day) => day.disabled)).toBe(true)
    expect(coming.every((day) => !day.disabled)).toBe(true)
  })

  test('asks for a date, and for one in the future [SOC-092] [SOC-093] [EXP-08]', async () => {
    // The time is far from midnight.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 13, 12) })
    onTestFinished(() => void vi.useRealTimers())
    await openPanel()
    fireEvent.click(button('Confirmar data'))
    expect(await screen.findByText('Selecione uma data')).toBeInTheDocument()
    const days = within(screen.getByRole('grid')).getAllByRole<HTMLButtonElement>('button')
    fireEvent.click(required(days.find((day) => !day.disabled)))
    await fill(screen.getByLabelText('Horário'), '00:00')
    fireEvent.click(button('Confirmar data'))
    expect(await screen.findByText('A data deve ser no futuro')).toBeInTheDocument()
    expect(button('Publicar')).toBeInTheDocument()
    const time = screen.getByLabelText('Horário')
    expect(time).toHaveAttribute('aria-invalid', 'true')
    expect(time).toHaveAccessibleDescription(/^A data deve ser no futuro Horário Padrão/)
    await fill(time, '23:59')
    await waitFor(() => expect(screen.queryByText('A data deve ser no futuro')).toBeNull())
    expect(screen.getAllByText(/ às 23:59$/).length).toBeGreaterThan(0)
    fireEvent.click(button('Confirmar data'))
    expect(await screen.findByRole('button', { name: 'Agendar publicação' })).toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'Agendamento' }), 'it closes').toBeNull()
    fireEvent.click(button('Agendar'))
    expect(screen.getByLabelText('Horário'), 'it opens with what was chosen').toHaveProperty('value', '23:59')
  })

  test('names its month as one says it, and gives the focus back to its button when a date is confirmed', async () => {
    await open()
    await body()
    button('Agendar').focus()
    fireEvent.click(button('Agendar'))
    const month = await screen.findByRole('grid')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      month.getAttribute('aria-label'),
    )
    const tomorrow = button(/^Amanhã 9h/)
    tomorrow.focus()
    fireEvent.click(tomorrow)
    expect(document.activeElement).toBe(button('Agendar'))
  })

  test('refuses a moment that passed while writing, and forgets it when asked [SOC-093]', async () => {
    const past = { body: 'Tarde', imageUrl: null, tags: [], scheduledAt: '2020-01-01T10:00:00.000Z' }
    localStorage.setItem(crashCopyKey('user-anapaula', 'post'), JSON.stringify(past))
    const { toasts } = await open()
    await body()
    fireEvent.click(button('Agendar publicação'))
    expect(await screen.findByText('A data deve ser no futuro')).toBeInTheDocument()
    expect(toasts).toEqual([])
    fireEvent.click(button('Remover agendamento'))
    expect(await screen.findByRole('button', { name: 'Publicar' })).toBeInTheDocument()
  })
})

describe('editing', () => {
  const ownPost = async (services: { api: TestApi }) =>
    (await services.api.posts.listByUser({ userId: 'user-anapaula' })).posts[0]?.id ?? ''
  type TestApi = Awaited<ReturnType<typeof renderWithServices>>['services']['api']

  async function openOwn() {
    const world = await createTestWorld({ as: 'anapaula' })
    const id = await ownPost(world.services)
    await renderWithServices(<ComposePage />, { world, at: paths.compose.href({ edit: id }) })
    return { ...world, id }
  }

  test('loads the post by its id and saves it [SOC-004] [SOC-101] [SOC-102]', async () => {
    const { toasts, services, id } = await openOwn()
    const { post } = await services.api.posts.get({ id })
    expect(await body()).toHaveProperty('value', post.body)
    expect(screen.queryByRole('button', { name: 'Agendar' })).toBeNull()
    for (const name of ['Salvar rascunho', 'Adicionar ao fio', 'Publicar'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Editar publicação' })).toBeInTheDocument()
    await write('Corrigido')
    fireEvent.click(button('Salvar alterações'))
    expect(await findAddress()).toBe('/')
    expect(toasts).toMatchObject([{ title: 'Post atualizado com sucesso!', status: 'success' }])
    expect((await services.api.posts.get({ id })).post).toMatchObject({ body: 'Corrigido', is_edited: true })
  })

  test('of a draft saves it, or publishes it at once; a failure keeps it [SOC-129] [SOC-130]', async () => {
    const world = await createTestWorld({ as: 'anapaula' })
    const { api } = world.services
    const { id } = sent(await api.posts.saveDraft({ body: 'Meia ideia', rest: ['Outra metade'], requestId: 'draft' }))
    const at = paths.compose.href({ edit: id })
    const view = await renderWithServices(<ComposePage />, { world, at })
    expect(await screen.findByRole('textbox', { name: 'Texto da parte 2' })).toHaveValue('Outra metade')
    expect(button('Adicionar ao fio')).toBeInTheDocument()
    await write('Ideia inteira')
    world.simulate({ fail: ['posts.publishDraft'] })
    fireEvent.click(button('Publicar'))
    await waitFor(() => expect(titles(world.toasts)).toEqual(['Erro ao publicar rascunho']))
    expect((await api.posts.get({ id })).post).toMatchObject({ body: 'Ideia inteira', status: 'draft' })
    world.simulate({})
    await waitFor(() => expect(button('Publicar').disabled).toBe(false))
    fireEvent.click(button('Publicar'))
    expect(await findAddress()).toBe('/')
    expect(world.toasts.at(-1)).toMatchObject({ title: 'Rascunho publicado com sucesso!', status: 'success' })
    expect((await api.posts.get({ id })).thread?.map(({ post }) => post?.body)).toEqual([
      'Ideia inteira',
      'Outra metade',
    ])
    expect(copyKeys(crashCopyKey('user-anapaula', 'edit', id))).toEqual([])
    view.unmount()
  })

  test('can be tried again where the post could not be loaded', async () => {
    const world = await createTestWorld({ as: 'anapaula' })
    const id = await ownPost(world.services)
    world.simulate({ fail: ['posts.get'] })
    await renderWithServices(<ComposePage />, { world, at: paths.compose.href({ edit: id }) })
    const failure = await screen.findByRole('heading', { level: 1, name: 'Não foi possível carregar a publicação' })
    expect(failure).toBeInTheDocument()
    world.simulate({})
    fireEvent.click(button('Tentar novamente'))
    expect(await body()).not.toHaveProperty('value', '')
  })

  test('says when saving failed [SOC-103]', async () => {
    const { toasts, simulate } = await openOwn()
    await write('Corrigido')
    simulate({ fail: ['posts.update'] })
    fireEvent.click(button('Salvar alterações'))
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Erro ao atualizar', status: 'error' }]))
    expect(await body()).toHaveProperty('value', 'Corrigido')
  })

  describe('of a post that another tab saved meanwhile', () => {
    const conflict = () => screen.findByRole('dialog', { name: 'Esta publicação foi alterada em outra aba' })

    async function openWithOtherText() {
      const world = await openOwn()
      await write('Desta aba')
      await world.services.api.posts.update({ id: world.id, body: 'Da outra aba' })
      fireEvent.click(button('Salvar alterações'))
      const dialog = within(await conflict())
      expect(dialog.getByRole('group', { name: 'Texto: Na outra aba' }).textContent).toBe('Da outra aba')
      expect(dialog.getByRole('group', { name: 'Texto: Nesta aba' }).textContent).toBe('Desta aba')
      expect((await world.services.api.posts.get({ id: world.id })).post.body).toBe('Da outra aba')
      const stored = async () => (await world.services.api.posts.get({ id: world.id })).post.body
      return { ...world, dialog, stored }
    }

    test('a text that came back after the window was closed does not overwrite it unasked', async () => {
      const world = await createTestWorld({ as: 'anapaula' })
      const id = await ownPost(world.services)
      const at = paths.compose.href({ edit: id })
      const left = await renderWithServices(<ComposePage />, { world, at })
      await write('Desta aba')
      left.unmount()
      const { posts } = world.services.api
      await posts.update({ id, body: 'Da outra aba' })
      await renderWithServices(<ComposePage />, { world, at })
      expect(await screen.findByText('Rascunho recuperado')).toBeInTheDocument()
      fireEvent.click(button('Salvar alterações'))
      expect(within(await conflict()).getByRole('group', { name: 'Texto: Nesta aba' })).toHaveTextContent('Desta aba')
      expect((await posts.get({ id })).post.body).toBe('Da outra aba')
    })

    test('closing the question keeps both texts, and the next save asks again', async () => {
      const { dialog, toasts, stored } = await openWithOtherText()
      fireEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(await body()).toHaveProperty('value', 'Desta aba')
      expect(titles(toasts)).toEqual([])
      fireEvent.click(button('Salvar alterações'))
      expect(await conflict()).toBeInTheDocument()
      expect(await stored()).toBe('Da outra aba')
    })

    test('the own text is kept when the person says so', async () => {
      const { dialog, toasts, stored } = await openWithOtherText()
      fireEvent.click(dialog.getByRole('button', { name: 'Manter a minha' }))
      expect(await findAddress()).toBe('/')
      expect(titles(toasts)).toEqual(['Post atualizado com sucesso!'])
      expect(await stored()).toBe('Desta aba')
    })

    test('the other text is taken when the person says so, and can be edited further', async () => {
      const { dialog, stored } = await openWithOtherText()
      fireEvent.click(dialog.getByRole('button', { name: 'Usar a outra' }))
      await waitFor(async () => expect(await body()).toHaveProperty('value', 'Da outra aba'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await write('Da outra aba, melhor')
      fireEvent.click(button('Salvar alterações'))
      expect(await findAddress()).toBe('/')
      expect(await stored()).toBe('Da outra aba, melhor')
    })
  })

  test('of a thread that another tab saved shows all its parts', async () => {
    const world = await createTestWorld({ as: 'anapaula' })
    const { posts } = world.services.api
    const { id } = sent(await posts.saveDraft({ body: 'Primeira parte', rest: ['Segunda parte'] }))
    await renderWithServices(<ComposePage />, { world, at: paths.compose.href({ edit: id }) })
    await waitFor(() => expect(screen.getAllByRole('textbox')[0]).toHaveProperty('value', 'Primeira parte'))
    await posts.update({ id, body: 'Primeira parte', rest: ['Segunda parte, da outra aba'] })
    fireEvent.click(button('Salvar alterações'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Esta publicação foi alterada em outra aba' }))
    expect(dialog.getByRole('group', { name: 'Texto: Na outra aba' }).textContent).toMatch(
      /Primeira parte[\s\S]*Segunda parte, da outra aba/,
    )
  })

  test('of a draft that another tab published says that the publication stays as it is', async () => {
    const world = await createTestWorld({ as: 'anapaula' })
    const { posts } = world.services.api
    const { id } = sent(await posts.saveDraft({ body: 'Primeira versão' }))
    await renderWithServices(<ComposePage />, { world, at: paths.compose.href({ edit: id }) })
    await write('Inacabado')
    await posts.publishDraft({ id })
    fireEvent.click(button('Salvar alterações'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Este rascunho foi publicado em outra aba' }))
    expect(dialog.getByText(/deixa a publicação como está/)).toBeInTheDocument()
    expect(dialog.queryByText(/substitui o que a outra aba salvou/)).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: 'Guardar a minha como rascunho' }))
    await waitFor(async () => expect((await posts.listDrafts()).posts.map((one) => one.body)).toContain('Inacabado'))
    expect((await posts.get({ id })).post).toMatchObject({ body: 'Primeira versão', status: 'published' })
  })

  test.each(['nada', '%00', '<script>'])('never shows a form for an unknown post: %s', async (edit) => {
    const { toasts } = await open({ at: paths.compose.href({ edit }) })
    expect(await findAddress()).toBe('/')
    expect(toasts).toMatchObject([
      { title: 'Erro ao atualizar', description: 'Esta publicação não existe ou não é sua.' },
    ])
  })

  test('never shows a form for the post of someone else [SOC-101]', async () => {
    const world = await createTestWorld({ as: 'renata' })
    const id = await ownPost(world.services)
    await renderWithServices(<ComposePage />, { world, at: paths.compose.href({ edit: id }) })
    expect(await findAddress()).toBe('/')
    expect(titles(world.toasts)).toEqual(['Erro ao atualizar'])
  })
})

describe('advice on publicity', () => {
  const TEXT = 'Hoje falei de alimentos. Causa ganha! Leiam o acórdão.'
  const REWRITTEN =
    'Hoje falei de alimentos. O desfecho depende das provas e das circunstâncias de cada caso. Leiam o acórdão.'

  test('quotes the words with their article and rewrites them at one tap', async () => {
    await open()
    await write(TEXT)
    expect(await screen.findByText(/Provimento OAB 205\/2021, art\. 6º/)).toBeInTheDocument()
    expect(screen.getByText('Causa ganha').tagName).toBe('SPAN')
    fireEvent.click(button('Ver a regra'))
    expect(screen.getByText(/^Vedado: A menção à promessa de resultados/)).toBeInTheDocument()
    expect(button('Publicar').disabled).toBe(false)
    fireEvent.click(button(/^Trocar por/))
    const field = (await body()) as HTMLTextAreaElement
    expect(field.value).toBe(REWRITTEN)
    expect(document.activeElement).toBe(field)
    await waitFor(() => expect(screen.queryByText(/Provimento OAB 205/)).toBeNull())
  })

  test('is for lawyers and trainees', async () => {
    await open({ as: 'lexcorp' })
    await write('Processo 9900457-51.2023.8.15.0001. Causa ganha!')
    expect(await screen.findByText(/número de processo/)).toBeInTheDocument()
    expect(screen.queryByText(/Provimento OAB 205/)).toBeNull()
  })
})

describe('a quotation', () => {
  const QUOTING = { at: '/compose?quote=post:post-002' }
  const quoted = async () =>
    within(await screen.findByRole('region', { name: 'O que você cita' })).findByRole('link', {
      name: /^Publicação citada: Ana Paula/,
    })
  const quotedOf = async ({ services }: Awaited<ReturnType<typeof open>>) =>
    (await services.api.posts.listByUser({ userId: 'user-joaopedro' })).posts[0]?.quoted

  test('is above the field, is published with the own words, and leads back to its text', async () => {
    const view = await open({ as: 'joaopedro', ...QUOTING })
    expect((await quoted()).getAttribute('href')).toBe('/p/post-002/comments')
    expect(button('Publicar').disabled, 'a note of one’s own is needed').toBe(true)
    await write('Discordo quanto ao ônus.')
    fireEvent.click(button('Publicar'))
    expect(await findAddress()).toBe('/')
    expect(await quotedOf(view)).toMatchObject({ kind: 'post', id: 'post-002' })
  })

  test('can be taken off, and is then out of the address too', async () => {
    const view = await open({ as: 'joaopedro', ...QUOTING })
    await quoted()
    fireEvent.click(button('Retirar citação'))
    expect(screen.queryByRole('region', { name: 'O que você cita' })).toBeNull()
    expect(await body()).toHaveFocus()
    await write('Sem citar ninguém.')
    fireEvent.click(button('Publicar'))
    expect(await findAddress()).toBe('/')
    expect(await quotedOf(view)).toBeUndefined()
  })

  test.each(['post', 'post:', 'comment:1', '', ':1'])('of %j is none', async (quote) => {
    await open({ as: 'joaopedro', at: `/compose?quote=${quote}` })
    await body()
    expect(screen.queryByRole('region', { name: 'O que você cita' })).toBeNull()
  })

  test('of a text that is gone keeps everything, and says what to do', async () => {
    const { toasts } = await open({ as: 'joaopedro', at: '/compose?quote=post:nada' })
    expect(await screen.findByText('A publicação citada foi apagada.')).toBeInTheDocument()
    await write('Uma nota')
    fireEvent.click(button('Publicar'))
    await waitFor(() => expect(titles(toasts)).toEqual(['Erro ao publicar']))
    expect(toasts[0]?.description).toMatch(/Retire a citação/)
    expect(await body()).toHaveValue('Uma nota')
  })
})

describe('a thread', () => {
  const part = (number: number) => screen.findByRole('textbox', { name: `Texto da parte ${number}` })
  const fillPart = async (number: number, text: string) => fill(await part(number), text)

  test('is written in parts, each with its limit, put in order, and published by one call', async () => {
    const { services } = await open({ as: 'joaopedro' })
    await write('Primeira')
    fireEvent.click(button('Adicionar ao fio'))
    expect(await part(2)).toHaveFocus()
    await fillPart(2, 'Terceira')
    fireEvent.click(button('Adicionar ao fio'))
    await fillPart(3, 'a'.repeat(LENGTH.postBody + 1))
    expect(screen.getAllByText('Parte 3 de 3')[0]).toBeInTheDocument()
    expect(button('Publicar').disabled, 'one part is too long').toBe(true)
    await fillPart(3, 'Segunda')
    const ends = ['Subir a parte 1', 'Descer a parte 1', 'Subir a parte 3', 'Descer a parte 3']
    expect(ends.map((name) => button(name).disabled)).toEqual([true, false, false, true])
    fireEvent.click(button('Descer a parte 1'))
    expect(await body()).toHaveValue('Terceira')
    fireEvent.click(button('Subir a parte 2'))
    expect(await body()).toHaveValue('Primeira')
    fireEvent.click(button('Subir a parte 3'))
    expect(await part(2)).toHaveValue('Segunda')
    expect(await part(3)).toHaveValue('Terceira')
    fireEvent.click(button('Publicar'))
    expect(await findAddress()).toBe('/')
    const [first] = (await services.api.posts.listByUser({ userId: 'user-joaopedro' })).posts
    const { thread } = await services.api.posts.get({ id: first?.id ?? '' })
    expect(thread?.map(({ post }) => post?.body)).toEqual(['Primeira', 'Segunda', 'Terceira'])
  })

  test('is previewed whole, each part with its place and its own hashtags [SOC-071] [SOC-087]', async () => {
    await open({ as: 'joaopedro' })
    await write('Primeira')
    fireEvent.click(button('Adicionar ao fio'))
    await fillPart(2, '  ')
    fireEvent.click(button('Adicionar ao fio'))
    await fillPart(3, 'Por fim, a #LGPD')
    const preview = within(screen.getByRole('region', { name: 'Prévia da publicação' }))
    const cards = await waitFor(() => {
      const cards = preview.getAllByRole('article')
      expect(cards, 'an empty part is not sent').toHaveLength(2)
      return cards.map((card) => within(card))
    })
    expect(cards[0]?.getByText('Parte 1 de 2')).toBeInTheDocument()
    expect(cards[0]?.getByRole('link', { name: 'LGPD' }), 'the hashtags of all parts').toBeInTheDocument()
    expect(cards[1]?.getByText('Parte 2 de 2')).toBeInTheDocument()
    expect(cards[1]?.getByText(/^Por fim/)).toBeInTheDocument()
    await write('')
    expect(preview.getAllByRole('article'), 'the text may be in a later part only').toHaveLength(2)
  })

  test('comes back after a crash, and loses a part only when asked', async () => {
    const left = await open({ as: 'joaopedro' })
    await write('Primeira')
    fireEvent.click(button('Adicionar ao fio'))
    await fillPart(2, 'Segunda')
    await waitFor(() => expect(copyKeys(crashCopyKey('user-joaopedro', 'post'))).toHaveLength(1))
    left.unmount()
    await open({ as: 'joaopedro' })
    expect(await part(2)).toHaveValue('Segunda')
    fireEvent.click(button('Adicionar ao fio'))
    await part(3)
    fireEvent.click(button('Apagar a parte 3'))
    await waitFor(() => expect(screen.queryByText('Parte 3 de 3')).toBeNull())
    expect(button('Adicionar ao fio')).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('log').textContent).toBe('Parte 3 apagada'))
    fireEvent.click(button('Apagar a parte 1'))
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await part(2)).toHaveValue('Segunda')
    fireEvent.click(button('Apagar a parte 1'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Apagar a parte 1?' })
    expect(dialog.textContent).toContain('O texto dela será perdido. As outras partes ficam.')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Apagar' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Texto da parte 2' })).toBeNull())
    expect(await body()).toHaveValue('Segunda')
  })
})
