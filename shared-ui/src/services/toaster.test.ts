import { expect, test } from 'vitest'
import { createToaster, type Toast } from './toaster'

function setup() {
  const toaster = createToaster()
  const shown: Toast[] = []
  const closed: string[] = []
  const attach = () => toaster.attach({ show: (toast) => void shown.push(toast), close: (id) => void closed.push(id) })
  return { toaster, shown, closed, attach }
}

test('default 4 s, destructive 5000 ms, posts 3000 ms [SHL-077] [SHL-078] [SHL-079]', () => {
  const { toaster, shown, attach } = setup()
  attach()
  toaster.info('Você está offline')
  toaster.error('Erro ao salvar')
  toaster.success('Post publicado!', { kind: 'post' })
  toaster.success('Post removido.', { duration: 10_000 })
  expect(shown.map(({ duration }) => duration)).toEqual([4000, 5000, 3000, 10_000])
})

test('an error without a description says what to do', () => {
  const { toaster, shown, attach } = setup()
  attach()
  toaster.error('Erro ao publicar')
  toaster.actionFailed()
  expect(shown.map(({ title, description }) => [title, description])).toEqual([
    ['Erro ao publicar', 'Tente novamente.'],
    ['Erro', 'Não foi possível completar a ação. Tente novamente.'],
  ])
})

test('a fourth toast closes the oldest still open', () => {
  const { toaster, shown, closed, attach } = setup()
  attach()
  const [first, second] = ['1', '2', '3'].map((title) => toaster.info(title))
  shown[0]?.onClosed()
  toaster.info('4')
  expect(closed).toEqual([])
  toaster.info('5')
  expect(closed).toEqual([second])
  expect(first).not.toBe(second)
})

test('good news said again takes the place of the first; errors and what can be undone stay', () => {
  const { toaster, closed, attach } = setup()
  attach()
  const first = toaster.success('Ação salva', { description: 'Ela será enviada quando a conexão voltar.' })
  toaster.success('Ação salva', { description: 'Ela será enviada quando a conexão voltar.' })
  expect(closed).toEqual([first])
  toaster.error('Erro ao publicar')
  toaster.error('Erro ao publicar')
  expect(closed).toEqual([first])

  const undoable = { action: { label: 'Desfazer', onClick: () => undefined } }
  const other = setup()
  other.attach()
  other.toaster.success('Notificação removida', undoable)
  other.toaster.success('Notificação removida', undoable)
  expect(other.closed).toEqual([])
})

test('what can be undone is closed when its person leaves, and nothing else', () => {
  const { toaster, closed, attach } = setup()
  attach()
  const undoable = { action: { label: 'Desfazer envio', onClick: () => undefined } }
  const first = toaster.success('Newsletter enviada!', undoable)
  toaster.info('Você está offline')
  const last = toaster.success('Newsletter enviada!', undoable)
  toaster.closeWithAction()
  expect(closed).toEqual([first, last])
})

test('toasts shown before the host is there wait for it', () => {
  const { toaster, shown, attach } = setup()
  toaster.info('cedo')
  toaster.close(toaster.info('retirado'))
  const detach = attach()
  expect(shown.map(({ title }) => title)).toEqual(['cedo'])
  detach()
  toaster.info('sem anfitrião')
  expect(shown).toHaveLength(1)
})
