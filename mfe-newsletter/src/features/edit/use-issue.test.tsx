import type { NewsletterIssue } from '@ementa/contracts'
import { createTestWorld, findAddress, renderWithServices, type TestWorld } from '@ementa/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useOwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import { useIssue, useKeepIssue } from './use-issue'

const ISSUE = 'issue-clausula-05'
const DRAFT = 'Até onde vai a limitação de responsabilidade'
const NEW = 'Assunto mudado em outro aparelho'

let world: TestWorld

beforeEach(async () => {
  world = await createTestWorld({ as: 'anapaula' })
})

let keepOpen: (issue: NewsletterIssue) => void

function Editor({ issueId }: { issueId: string }) {
  const open = useIssue(useOwnedNewsletter('edit'), issueId)
  keepOpen = useKeepIssue()
  if (!open) return <p>abrindo</p>
  return (
    <p>
      {open.issue.subject}, {open.copiedAt === null ? 'do servidor' : 'deste aparelho'}
    </p>
  )
}

/** A page that can be left and opened again, as often as one likes. */
function Door({ issueId }: { issueId: string }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        porta
      </button>
      {isOpen && <Editor issueId={issueId} />}
    </>
  )
}

const enter = (issueId = ISSUE) =>
  renderWithServices(<Door issueId={issueId} />, {
    world,
    at: '/newsletters/clausula-a-clausula/edit',
    pattern: '/newsletters/:handle/edit',
  })
const useDoor = () => fireEvent.click(screen.getByRole('button', { name: 'porta' }))

function goOffline() {
  act(() => {
    world.services.offline.state.online = false
  })
  world.simulate({ fail: ['newsletters.getIssue', 'newsletters.get'] })
}

test('opens this device’s copy without a connection, and says so', async () => {
  await enter()
  await screen.findByText(`${DRAFT}, do servidor`)
  useDoor()
  goOffline()
  useDoor()
  await screen.findByText(`${DRAFT}, deste aparelho`)
  expect(world.toasts).toEqual([])
})

test('never opens the copy while there is a connection, however recent it is', async () => {
  await enter()
  await screen.findByText(`${DRAFT}, do servidor`)
  useDoor()
  await world.services.api.newsletters.updateIssue({ issueId: ISSUE, subject: NEW })
  useDoor()
  await screen.findByText(`${NEW}, do servidor`)
})

test('a failed load leads to the newsletter, copy or not [NWS-057] [NWS-012]', async () => {
  await enter()
  await screen.findByText(`${DRAFT}, do servidor`)
  useDoor()
  world.simulate({ fail: ['newsletters.getIssue'] })
  useDoor()
  await vi.waitFor(() =>
    expect(world.toasts.at(-1)).toMatchObject({ title: 'Erro ao carregar edição', status: 'error' }),
  )
  expect((await screen.findByLabelText('Endereço')).textContent).toBe('/newsletters/clausula-a-clausula')
})

test.each([
  ['an unknown issue', 'nao-existe'],
  ['an issue of another newsletter', 'issue-dados-01'],
])('%s is not found, which is said on the page of the newsletter [NWS-058]', async (_, issueId) => {
  await enter(issueId)
  expect(await findAddress()).toBe('/newsletters/clausula-a-clausula')
  expect(world.toasts).toMatchObject([
    { title: 'Edição não encontrada', description: 'O endereço pode estar errado, ou ela não existe mais.' },
  ])
})

test('who is signed out reads no issue, and is sent away once', async () => {
  world = await createTestWorld()
  const { calls } = await enter()
  expect(await findAddress()).toBe('/newsletters/clausula-a-clausula')
  expect(calls.map(({ name }) => name)).not.toContain('newsletters.getIssue')
  expect(world.toasts).toMatchObject([{ title: 'Acesso negado' }])
})

test('what was saved is the copy that opens without a connection', async () => {
  await enter()
  await screen.findByText(`${DRAFT}, do servidor`)
  const { issue } = await world.services.api.newsletters.getIssue({ issueId: ISSUE })
  act(() => keepOpen({ ...issue, subject: 'Salvo aqui' }))
  useDoor()
  goOffline()
  useDoor()
  await screen.findByText('Salvo aqui, deste aparelho')
})
