import type { Newsletter } from '@ementa/contracts'
import { createTestWorld, renderWithServices, required, titles } from '@ementa/testing'
import { timeOfDay } from '@ementa/ui'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { MailInput, PreparedMail } from '../../../shared/mail/prepare-mail'
import { mailOf } from './preview'
import { MailFiles, PreviewDialog, PreviewFrame } from './preview-dialog'
import { loadFrames } from './test/load-frames'

const ISSUE = 'issue-clausula-01'

loadFrames()

async function ownedIssue() {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api } = world.services
  const owned = await api.newsletters.get({ handle: 'clausula-a-clausula' })
  const { issue } = await api.newsletters.getIssue({ issueId: ISSUE })
  return { world, owned, issue }
}

async function openPreview(changes: Partial<MailInput> = {}) {
  const { world, owned, issue } = await ownedIssue()
  const onClose = vi.fn()
  const content = { ...mailOf(owned, issue, 1), ...changes }
  await renderWithServices(<PreviewDialog isOpen onClose={onClose} content={content} />, { world })
  return { ...world, owned, issue, onClose }
}

const inbox = () => screen.getByRole('region', { name: 'Na caixa de entrada' })
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
const frame = () => screen.findByTitle<HTMLIFrameElement>('Texto da edição')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the mail of an issue names its newsletter and its sender, and leads to both', async () => {
  const { owned, issue } = await ownedIssue()
  const { newsletter, owner } = owned
  const at = `${location.origin}/newsletters/clausula-a-clausula`
  expect(mailOf(owned, issue, 7)).toMatchObject({
    newsletter: 'Cláusula a Cláusula',
    handle: 'clausula-a-clausula',
    author: owner?.display_name,
    subject: issue.subject,
    preheader: issue.preheader ?? '',
    number: 7,
    date: Date.parse(issue.sent_at ?? ''),
    url: `${at}/issues/${ISSUE}`,
    newsletterUrl: at,
  })
  const sent = (changes: Partial<Newsletter>) => mailOf({ ...owned, newsletter: { ...newsletter, ...changes } }, issue)
  expect(sent({ sender_name: 'A redação' })).toMatchObject({ author: 'A redação', number: null })
  expect(mailOf({ ...owned, owner: null }, { ...issue, sent_at: null, preheader: null })).toMatchObject({
    author: 'Cláusula a Cláusula',
    avatar: null,
    date: null,
    preheader: '',
  })
})

test('without a preview text the line in the inbox is the beginning of the text', async () => {
  await openPreview({ preheader: '', html: '<h2>Juros</h2><p>A taxa mudou<sup><a href="#nota-1">1</a></sup>.</p>' })
  expect(within(inbox()).getByText('Juros A taxa mudou.')).toBeInTheDocument()
})

test('the line in the inbox stands above the open mail, on a desk and in daylight at first', async () => {
  const { issue, owned, onClose } = await openPreview({ preheader: 'Uma prévia' })
  expect(screen.getByRole('dialog', { name: 'Pré-visualização' })).toBeInTheDocument()
  const line = within(inbox())
  expect(line.getByText(`De: Cláusula a Cláusula · ${owned.owner?.display_name}`)).toBeInTheDocument()
  expect(inbox().textContent).toContain(`Assunto: ${issue.subject}`)
  expect(line.getByText('Uma prévia')).toBeInTheDocument()
  expect(line.getByText(timeOfDay(Date.parse(issue.sent_at ?? '')))).toBeInTheDocument()
  expect(screen.queryByText(/É assim que a edição chega/)).toBeNull()
  expect(pressed()).toEqual(['Computador', 'Claro'])
  expect(within(screen.getByRole('group', { name: 'Tamanho da tela' })).getAllByRole('button')).toHaveLength(2)
  expect(
    within(screen.getByRole('group', { name: 'Cores do programa de e-mail' })).getAllByRole('button'),
  ).toHaveLength(2)
  const mail = await frame()
  expect(mail.getAttribute('sandbox')).toBe('allow-same-origin')
  await waitFor(() => expect(mail.contentDocument?.body.textContent).toContain('Cláusula a Cláusula'))
  expect(mail).toHaveStyle({ width: '100%' })
  press('Fechar')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a phone shows 360 pixels, the night dark colours', async () => {
  await openPreview()
  const day = getComputedStyle(inbox()).backgroundColor
  const mail = await frame()
  press('Celular')
  expect(pressed()).toEqual(['Celular', 'Claro'])
  expect(mail).toHaveStyle({ width: '360px' })
  press('Escuro')
  expect(pressed()).toEqual(['Celular', 'Escuro'])
  expect(getComputedStyle(inbox()).backgroundColor).not.toBe(day)
  expect(getComputedStyle(mail).backgroundColor).toBe(getComputedStyle(inbox()).backgroundColor)
  press('Computador')
  press('Claro')
  expect(mail).toHaveStyle({ width: '100%' })
  expect(getComputedStyle(inbox()).backgroundColor).toBe(day)
})

test('a test says that nothing was sent, and marks its subject', async () => {
  const { issue } = await openPreview({ isTest: true, date: null })
  expect(screen.getByRole('dialog', { name: 'Teste para você' })).toBeInTheDocument()
  expect(screen.getByText(/^É assim que a edição chega\. O teste não marca a edição como enviada/)).toBeInTheDocument()
  expect(inbox().textContent).not.toContain(`Assunto: ${issue.subject}`)
  expect(inbox().textContent).toContain(issue.subject)
})

test('a mail that cannot be made says so, and is tried again', async () => {
  const { world, owned, issue } = await ownedIssue()
  vi.stubGlobal('TextEncoder', undefined)
  await renderWithServices(<PreviewDialog isOpen onClose={() => undefined} content={mailOf(owned, issue)} />, { world })
  expect(screen.getByText('Montando o e-mail…')).toBeInTheDocument()
  expect(await screen.findByText('O e-mail não pôde ser montado')).toBeInTheDocument()
  expect(screen.getByText('Verifique a conexão. O texto não se perdeu.')).toBeInTheDocument()
  expect(screen.queryByText('Montando o e-mail…')).toBeNull()
  vi.unstubAllGlobals()
  press('Tentar novamente')
  expect(await frame()).toBeInTheDocument()
  expect(screen.queryByText('O e-mail não pôde ser montado')).toBeNull()
})

interface Download {
  name: string
  type: string
  text: string
}

async function openFiles({ kilobytes = 1, subject = 'Multa: quanto é demais?', missingImages = [] as string[] } = {}) {
  const blobs: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const world = await createTestWorld()
  const mail = {
    html: '<p>HTML</p>',
    bytes: kilobytes * 1024,
    plainText: () => 'Só texto',
    file: () => 'MIME-Version: 1.0',
    missingImages,
    show: () => undefined,
  }
  await renderWithServices(<MailFiles mail={mail} handle="jornada" subject={subject} />, { world })
  const download = async (name: string): Promise<Download> => {
    press(name)
    const blob = required(blobs.at(-1))
    return { name: required(names.at(-1)), type: blob.type, text: await blob.text() }
  }
  return { ...world, download }
}

test('the mail is taken along as a page, as a draft, or as plain text', async () => {
  const { download, toasts } = await openFiles()
  expect(await download('Baixar HTML para e-mail')).toEqual({
    name: 'jornada-multa-quanto-e-demais.html',
    type: 'text/html;charset=utf-8',
    text: '<p>HTML</p>',
  })
  expect(await download('Baixar .eml')).toEqual({
    name: 'jornada-multa-quanto-e-demais.eml',
    type: 'message/rfc822',
    text: 'MIME-Version: 1.0',
  })
  const written: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } })
  press('Copiar só o texto')
  await waitFor(() => expect(titles(toasts)).toEqual(['Texto copiado']))
  expect(written).toEqual(['Só texto'])
})

test('a file without a subject is named after its newsletter', async () => {
  const { download } = await openFiles({ subject: '?' })
  expect((await download('Baixar .eml')).name).toBe('jornada.eml')
})

test.each([
  [0.5, '1 KB · o .eml abre como rascunho'],
  [102, '102 KB · o .eml abre como rascunho'],
  [103, '103 KB: acima de 102 KB, o Gmail corta a mensagem e esconde o resto · o .eml abre'],
])('%f KB are said, and when a mail program would cut them', async (kilobytes, text) => {
  await openFiles({ kilobytes })
  expect(screen.getByText(/ KB/).textContent).toContain(text)
  expect(screen.queryByRole('status')).toBeNull()
})

test.each([
  [['Gráfico'], '1 imagem não está mais neste aparelho e não vai no arquivo: Gráfico.'],
  [['Gráfico', 'Foto'], '2 imagens não estão mais neste aparelho e não vão no arquivo: Gráfico; Foto.'],
])('images that are gone are named: %j', async (missingImages, text) => {
  await openFiles({ missingImages })
  expect(screen.getByRole('status').textContent).toBe(text)
})

loadFrames()

const mailWith = (show: PreparedMail['show']): PreparedMail => ({
  ...{ html: '', bytes: 0, missingImages: [], plainText: () => '', file: () => '', show },
})

function Night({ mail }: { mail: PreparedMail }) {
  const [isDark, setDark] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setDark(true)}>
        Escuro
      </button>
      <PreviewFrame mail={mail} width={360} night={isDark ? 'dark' : 'light'} />
    </>
  )
}

test('a mail is painted at once, again over what the browser loads, and in the colours that are chosen', async () => {
  const shown: [isOwn: boolean, night: string][] = []
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Texto da edição')
  const mail = mailWith((page, night) => void shown.push([page === frame().contentDocument, night]))
  const { unmount } = await renderWithServices(<Night mail={mail} />)
  const element = frame()
  fireEvent.load(element)
  const byDay = shown.splice(0)
  expect(byDay.length).toBeGreaterThanOrEqual(2)
  expect(new Set(byDay.map(String))).toEqual(new Set(['true,light']))
  fireEvent.click(screen.getByRole('button', { name: 'Escuro' }))
  expect(shown.splice(0).map(String)).toEqual(['true,dark'])
  // A later load must not bring back the light colours.
  fireEvent.load(element)
  expect(shown.splice(0).map(String)).toEqual(['true,dark'])
  unmount()
  fireEvent.load(element)
  expect(shown).toEqual([])
})
