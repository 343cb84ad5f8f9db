import { createTestWorld, renderWithServices, titles } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  ISSUE_FAILURE,
  NEWSLETTER_FAILURE,
  OWNER_DATA_FAILURE,
  reportFailure,
  useLeaveOnFailure,
} from './use-leave-on-failure'
import { useOneCall } from './use-one-call'

test.each([
  [{ code: 'ISSUE_NOT_FOUND' }, ISSUE_FAILURE, 'Edição não encontrada', ISSUE_FAILURE.unknown.advice],
  [{ code: 'NEWSLETTER_NOT_FOUND' }, ISSUE_FAILURE, 'Erro ao carregar edição', 'A newsletter não existe mais.'],
  [
    { code: 'NEWSLETTER_NOT_FOUND' },
    NEWSLETTER_FAILURE,
    'Newsletter não encontrada',
    NEWSLETTER_FAILURE.unknown.advice,
  ],
  [new Error('x'), NEWSLETTER_FAILURE, 'Falha ao carregar newsletter', 'Tente novamente.'],
  [{ code: 'ISSUE_NOT_FOUND' }, OWNER_DATA_FAILURE, 'Erro ao carregar dados', /^Algo mudou/],
])('%j is reported as %s', async (error, texts, title, description) => {
  const { services, toasts } = await createTestWorld()
  reportFailure(services.toast, error, texts)
  expect(toasts).toMatchObject([{ title, status: 'error' }])
  expect(toasts[0]?.description).toMatch(description)
})

function Page({ error }: { error: unknown }) {
  useLeaveOnFailure(error, OWNER_DATA_FAILURE, '/newsletters')
  return <p>página</p>
}

test('a page whose data failed is left with a word, one whose data came is not', async () => {
  const { unmount, toasts: none } = await renderWithServices(<Page error={undefined} />, { at: '/aqui' })
  expect([screen.getByText('página').textContent, none]).toEqual(['página', []])
  unmount()
  const { toasts } = await renderWithServices(<Page error={new Error('x')} />, { at: '/aqui' })
  expect(await screen.findByRole('status', { name: 'Endereço' })).toHaveTextContent('/newsletters')
  expect(titles(toasts)).toEqual(['Erro ao carregar dados'])
})

const flights: { land: () => void; fail: (error: Error) => void }[] = []
const call = () => new Promise<void>((land, fail) => void flights.push({ land, fail }))

function Row() {
  const { busy, run } = useOneCall<'abrir' | 'apagar'>()
  return (
    <>
      <output>{busy ?? 'livre'}</output>
      <button type="button" onClick={() => void run('abrir', 'Não abriu', call)}>
        abrir
      </button>
      <button type="button" onClick={() => void run('apagar', 'Não apagou', call)}>
        apagar
      </button>
    </>
  )
}

test('a row does one thing at a time, and says what failed', async () => {
  const { toasts } = await renderWithServices(<Row />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const state = () => screen.getByRole('status', { name: '' })
  press('abrir')
  await waitFor(() => expect(state()).toHaveTextContent('abrir'))
  press('apagar')
  expect(flights).toHaveLength(1)
  flights[0]?.land()
  await waitFor(() => expect(state()).toHaveTextContent('livre'))
  expect(toasts).toEqual([])
  press('apagar')
  await waitFor(() => expect(state()).toHaveTextContent('apagar'))
  flights[1]?.fail(new Error('Mock network error'))
  await waitFor(() => expect(state()).toHaveTextContent('livre'))
  expect(toasts).toMatchObject([{ title: 'Não apagou', description: 'Tente novamente.', status: 'error' }])
})
