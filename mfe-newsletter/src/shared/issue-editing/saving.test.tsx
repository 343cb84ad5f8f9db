import { crashCopyKey, type NewsletterIssue, OfflineError } from '@ementa/contracts'
import { createTestWorld, inputsOf, type TestWorld, withCalls } from '@ementa/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type IssueTextPort, plainText, type TextOp } from '../rich-text/issue-text'
import { createIssueEditing } from './create-issue-editing'

const KEY = crashCopyKey('user-anapaula', 'issue', 'issue-clausula-05')
const LONG = 'Texto longo o bastante para ser salvo, com mais de cinquenta caracteres.'

let world: TestWorld
let issue: NewsletterIssue
let stops: (() => void)[]

beforeEach(async () => {
  stops = []
  world = await createTestWorld({ as: 'anapaula' })
  issue = (await world.services.api.newsletters.getIssue({ issueId: 'issue-clausula-05' })).issue
})
afterEach(() => {
  for (const stop of stops) stop()
})

function open(on: TestWorld = world, from: NewsletterIssue = issue) {
  let ops: TextOp[] = [{ insert: `${LONG}\n` }]
  const focused: string[] = []
  const port: IssueTextPort = {
    ops: () => ops,
    html: () => `<p>${plainText(ops).trim()}</p>`,
    load: (html) => {
      ops = [{ insert: `${html.replace(/<[^>]*>/g, '')}\n` }]
    },
    replace: (content) => {
      ops = 'ops' in content ? content.ops : [{ insert: content.html }]
    },
    append: () => undefined,
    focus: () => void focused.push('text'),
    caret: () => null,
  }
  const { api, toast } = on.services
  const editing = createIssueEditing({ issue: from, api, toast, userId: 'user-anapaula' })
  const saved: string[] = []
  stops.push(editing.start(({ subject }) => saved.push(subject)))
  editing.attach(port)
  return { editing, saved, focused, text: () => plainText(ops) }
}
const updates = () => inputsOf(world.calls, 'newsletters.updateIssue')
const toasts = () => world.toasts.map(({ title, description }) => [title, description])

test('a save sends the fields without the spaces around them, and says what it expects to find', async () => {
  const { editing, saved } = open()
  editing.setField('title', '  ')
  editing.setField('subject', ' Novo assunto ')
  editing.setField('preheader', '  ')
  expect([editing.isDirty(), editing.state.save]).toEqual([true, 'changed'])
  expect(await editing.save()).toBe(true)
  expect(updates()).toEqual([
    {
      issueId: issue.id,
      title: 'Novo assunto',
      subject: 'Novo assunto',
      preheader: null,
      html: issue.html,
      expectedUpdatedAt: issue.updated_at,
    },
  ])
  expect(saved).toEqual(['Novo assunto'])
  expect(toasts()).toEqual([['Rascunho salvo!', undefined]])
  expect([editing.isDirty(), editing.state.save]).toEqual([false, 'saved'])
})

test.each([
  [new OfflineError(), 'Sem conexão. O texto está guardado neste aparelho.'],
  [new Error('x'), 'Tente novamente.'],
])('%s leaves a copy on this device, and says so when a person saved', async (error, description) => {
  const failing = withCalls(world, 'newsletters', {
    updateIssue: async () => {
      throw error
    },
  })
  const { editing } = open(failing)
  editing.setField('subject', 'Novo')
  expect(await editing.save({ silent: true })).toBe(false)
  expect([editing.state.save, toasts()]).toEqual(['local', []])
  expect(localStorage.getItem(KEY)).toContain('Novo')
  expect(await editing.save()).toBe(false)
  expect(toasts()).toEqual([['Erro ao salvar', description]])
})

test('before it is sent everything is stored, and a save that is not needed is left out', async () => {
  const { editing } = open()
  expect(await editing.saveForSending()).toBe(true)
  await editing.saveBeforeSending()
  await editing.reconnect()
  expect(updates()).toEqual([])
  editing.setField('subject', 'Novo')
  expect(await editing.saveForSending()).toBe(true)
  expect(updates()).toHaveLength(1)
  editing.setField('subject', 'Mais novo')
  await editing.saveBeforeSending()
  expect(updates()).toHaveLength(2)
  editing.setField('subject', 'O último')
  await editing.reconnect()
  expect(updates()).toHaveLength(3)
  expect(toasts()).toHaveLength(1)
})

test('words are changed in the text, with the focus there; where nothing changes, nothing is unsaved', () => {
  const { editing, focused, text } = open()
  editing.rewrite(() => null)
  expect([editing.isDirty(), focused]).toEqual([false, []])
  editing.rewrite((words) => words.replace('Texto', 'Parecer'))
  expect([editing.isDirty(), focused, text().slice(0, 7)]).toEqual([true, ['text'], 'Parecer'])
  expect(editing.html()).toContain('Parecer longo')
  expect(editing.hasEmptyText()).toBe(false)
  editing.rewrite(() => '')
  expect(editing.hasEmptyText()).toBe(true)
})

test('a sent issue takes no more words', async () => {
  const { editing } = open(world, { ...issue, status: 'sent' })
  editing.setField('subject', 'Tarde')
  expect(editing.isDirty()).toBe(false)
  expect(await editing.save()).toBe(false)
  expect([updates(), toasts()]).toEqual([[], []])
})

test('a subject that is too long is not sent, and the auto-save says why it will not succeed', async () => {
  const { editing } = open()
  editing.setField('subject', 'á'.repeat(301))
  expect(await editing.save({ silent: true })).toBe(false)
  const reason = 'Assunto deve ter no máximo 300 caracteres. Encurte-o para salvar.'
  expect([editing.state.save, editing.state.refusal, updates(), toasts()]).toEqual(['local', reason, [], []])
  expect(await editing.save()).toBe(false)
  expect(toasts()).toEqual([['Erro ao salvar', reason]])
  editing.setField('subject', 'á'.repeat(300))
  expect(await editing.save()).toBe(true)
  expect([editing.state.save, editing.state.refusal]).toEqual(['saved', null])
})

test('a full device is said where a retry cannot help, and nothing is said of a failure that may pass', async () => {
  const failing = (error: unknown) =>
    open(withCalls(world, 'newsletters', { updateIssue: () => Promise.reject(error) }))
  const full = failing({ code: 'STORAGE_FULL' }).editing
  full.setField('subject', 'Outro')
  await full.save({ silent: true })
  expect(full.state.refusal).toBe(
    'O armazenamento deste aparelho está cheio e nada foi salvo. Copie o que escreveu, ou apague rascunhos antigos e salve de novo.',
  )
  const passing = failing(new Error('x')).editing
  passing.setField('subject', 'Outro')
  await passing.save({ silent: true })
  expect(passing.state.refusal).toBeNull()
})

test('of an issue that was deleted elsewhere it is said that its text must be copied, and nothing promises a copy', async () => {
  const { editing } = open()
  await world.services.api.newsletters.deleteIssue({ issueId: issue.id })
  editing.setField('subject', 'Outro')
  expect(await editing.save()).toBe(false)
  const reason = 'A edição foi apagada. Copie o texto antes de sair desta página, ou desfaça onde ela foi apagada.'
  expect([editing.state.save, editing.state.refusal, toasts()]).toEqual([
    'changed',
    reason,
    [['Erro ao salvar', reason]],
  ])
})
