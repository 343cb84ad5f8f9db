import { crashBufferKey, deviceStorage, TIMING } from '@ementa/contracts'
import { createTestWorld, renderWithServices, required } from '@ementa/testing'
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storedIssue } from '../../shared/issue-editing/issue-buffer'
import { useDraftCopy } from '../../shared/issue-form/use-draft-copy'
import NewIssuePage from './new-issue-page'

const HOME = '/newsletters/clausula-a-clausula'
const NEWSLETTER = 'newsletter-clausula'
const KEY = crashBufferKey('user-anapaula', 'issue', `new:${NEWSLETTER}`)
const left = (subject: string) => JSON.stringify({ title: '', subject, preheader: '', ops: null, writtenAt: 1 })

async function open(world?: Awaited<ReturnType<typeof createTestWorld>>) {
  const own = world ?? (await createTestWorld({ as: 'anapaula' }))
  return renderWithServices(<NewIssuePage />, {
    ...{ world: own, at: `${HOME}/new`, pattern: '/newsletters/:handle/new' },
  })
}
const subject = () => screen.findByRole('textbox', { name: /^Assunto/ })
const fill = () =>
  vi.spyOn(deviceStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })

test('a new issue stands under the name of its newsletter, and says where its text is kept', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Nova edição' })).toBeInTheDocument()
  const back = await screen.findByRole('link', { name: 'Voltar para Cláusula a Cláusula' })
  expect(back).toHaveAttribute('href', HOME)
  await waitFor(() => expect(document.title).toContain('Nova edição de Cláusula a Cláusula'))
  expect(await subject()).toHaveValue('')
  expect(screen.getByRole('button', { name: 'Salvar rascunho' })).toHaveAttribute('aria-disabled', 'false')
  expect(screen.getByText(/^O rascunho é criado quando você salva\./)).toHaveAttribute('role', 'status')
  expect(screen.queryByRole('region', { name: /^Há mais/ })).toBeNull()
  expect(screen.queryByText('Rascunho recuperado')).toBeNull()
})

test('what was left comes back once its text is there, and is kept or thrown away', async () => {
  localStorage.setItem(KEY, left('Meia ideia'))
  await open()
  expect(await subject()).toHaveValue('Meia ideia')
  await screen.findByText('Rascunho recuperado')
  const notice = within(required(screen.getByText('Rascunho recuperado').parentElement))
  expect(notice.getByRole('button', { name: 'Manter' })).toBeInTheDocument()
  fireEvent.click(notice.getByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(screen.queryByText('Rascunho recuperado')).toBeNull())
  expect(await subject()).toHaveValue('')
})

test('when this device keeps no copy of a new issue, that is said in the place where it is kept', async () => {
  await open()
  const field = await subject()
  fill()
  fireEvent.change(field, { target: { value: 'Outro assunto' } })
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(await screen.findByText('O armazenamento deste aparelho está cheio: salve o rascunho agora.')).toHaveAttribute(
    'role',
    'status',
  )
  expect(screen.queryByText(/^O rascunho é criado/)).toBeNull()
})

const COPY = 'ementa-writing:outro'
const value = { title: '', subject: 'um', preheader: '', ops: null, writtenAt: 1 }

test('a copy that cannot be written is known, until one can or there is nothing to keep', () => {
  let kept: typeof value | null = value
  const { result } = renderHook(() => useDraftCopy(storedIssue(COPY), () => kept))
  const leave = () => {
    act(result.current.touch)
    act(() => void window.dispatchEvent(new Event('pagehide')))
    return result.current.isFailing
  }
  expect([result.current.isFailing, leave()]).toEqual([false, false])
  const full = fill()
  expect(leave()).toBe(true)
  kept = null
  expect(leave()).toBe(false)
  kept = value
  expect(leave()).toBe(true)
  full.mockRestore()
  expect(leave()).toBe(false)
})

test('later keys do not put a copy off', () => {
  vi.useFakeTimers()
  let times = 0
  const { result } = renderHook(() =>
    useDraftCopy(storedIssue(COPY), () => {
      times += 1
      return value
    }),
  )
  for (let passed = 0; passed < 4 * TIMING.crashBuffer; passed += 100) {
    act(result.current.touch)
    act(() => void vi.advanceTimersByTime(100))
  }
  expect(times).toBeGreaterThanOrEqual(3)
  expect(times).toBeLessThan(20)
})
