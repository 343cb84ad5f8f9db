import { createTestWorld, renderWithServices, type TestWorld } from '@ementa/testing'
import { usePagedRead, useRead } from '@ementa/ui/data'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { issueQuery, sentIssuesQuery } from '../newsletters/queries'
import { useForgetTexts } from './forget-texts'
import { SubscribeButton } from './subscribe-button'
import { useSubscriberCount } from './use-subscriber-count'

const JORNADA = 'newsletter-jornada'
const paid = { id: JORNADA, is_paid: true, title: 'Jornada', owner_id: 'user-renata' }
const free = { id: 'newsletter-dados', is_paid: false, title: 'Dados', owner_id: 'user-fernandakoga' }

async function worldOf(isSubscribed: boolean): Promise<TestWorld> {
  const world = await createTestWorld({ as: 'beatriz' })
  for (const { id } of [paid, free]) await world.services.relations.set('subscribed', id, isSubscribed)
  return world
}

function Count({ counted }: { counted: number }) {
  return <p>{useSubscriberCount(JORNADA, counted)} assinantes</p>
}

test.each([
  [0, false, 0],
  [0, true, 1],
  [7, false, 7],
  [7, true, 7],
])('of %i counted, for one who subscribes (%s), there are %i', async (counted, isSubscribed, shown) => {
  await renderWithServices(<Count counted={counted} />, { world: await worldOf(isSubscribed) })
  expect(screen.getByText(`${shown} assinantes`)).toBeInTheDocument()
})

test.each([
  [
    { ...paid, welcome: 'Olá!' },
    'Assinatura simulada — nenhuma cobrança. As boas-vindas estão na página da newsletter e nas suas notificações.',
  ],
  [{ ...free, welcome: 'Olá!' }, 'As boas-vindas estão na página da newsletter e nas suas notificações.'],
  [free, undefined],
])('who subscribes to %j is told: %s', async (newsletter, note) => {
  const world = await worldOf(false)
  await renderWithServices(<SubscribeButton newsletter={newsletter} />, { world })
  fireEvent.click(screen.getByRole('button', { name: `Assinar: ${newsletter.title}` }))
  await waitFor(() => expect(world.toasts).toHaveLength(1))
  expect(world.toasts[0]?.description).toBe(note)
})

test('the note about payment stands below a paid newsletter, once', async () => {
  const { unmount } = await renderWithServices(<SubscribeButton newsletter={free} />)
  expect(screen.queryByText(/^Assinatura simulada/)).toBeNull()
  unmount()
  await renderWithServices(<SubscribeButton newsletter={paid} hideNote />)
  expect(screen.queryByText(/^Assinatura simulada/)).toBeNull()
})

test('its owner has a badge in place of the button', async () => {
  const world = await createTestWorld()
  await world.services.session.signIn('renata')
  const { user } = world.services.session.state
  await renderWithServices(<SubscribeButton newsletter={{ ...paid, owner_id: user?.id ?? '' }} />, { world })
  expect(screen.getByText('Sua newsletter')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Jornada$/ })).toBeNull()
})

function Saved({ newsletterId }: { newsletterId: string }) {
  const { pages } = usePagedRead(sentIssuesQuery({ newsletterId, viewer: 'v' }))
  const forget = useForgetTexts()
  return (
    <>
      {pages.flatMap(({ issues, contents }) =>
        issues.map(({ id, html }) => (
          <p
            key={id}
          >{`${id}: ${html.length > 1500 ? 'tudo' : 'começo'}, ${contents?.[id] ? 'trancada' : 'aberta'}`}</p>
        )),
      )}
      <button type="button" onClick={() => forget(JORNADA)}>
        esquecer
      </button>
    </>
  )
}

test('of the saved copies of a paid newsletter only the beginnings stay, of others all', async () => {
  const world = await worldOf(true)
  const dados = (await world.services.api.newsletters.get({ handle: 'dados-em-pauta' })).newsletter.id
  await renderWithServices(
    <>
      <Saved newsletterId={JORNADA} />
      <Saved newsletterId={dados} />
    </>,
    { world },
  )
  const open = (name: string) => screen.queryAllByText(new RegExp(`^issue-${name}-.*aberta$`)).length
  const locked = (name: string) => screen.queryAllByText(new RegExp(`^issue-${name}-.*trancada$`)).length
  await waitFor(() => expect(open('jornada')).toBeGreaterThan(0))
  await waitFor(() => expect(open('dados')).toBeGreaterThan(0))
  const before = [open('jornada'), open('dados')]
  fireEvent.click(screen.getAllByRole('button', { name: 'esquecer' })[0] ?? document.body)
  await waitFor(() => expect(locked('jornada')).toBe(before[0]))
  expect([open('jornada'), locked('dados'), open('dados')]).toEqual([0, 0, before[1]])
  fireEvent.click(screen.getAllByRole('button', { name: 'esquecer' })[0] ?? document.body)
  await waitFor(() => expect(locked('jornada')).toBe(before[0]))
})

function SavedIssue({ issueId }: { issueId: string }) {
  const { data } = useRead(issueQuery({ issueId, viewer: 'v' }))
  return data ? <p>{`${issueId}: ${data.contents ? 'trancada' : 'aberta'}, ${data.issue.html.length}`}</p> : null
}

test('of a saved issue of a paid newsletter only the beginning stays, and it is shortened once', async () => {
  await renderWithServices(
    <>
      <SavedIssue issueId="issue-jornada-01" />
      <SavedIssue issueId="issue-dados-01" />
      <Saved newsletterId={JORNADA} />
    </>,
    { world: await worldOf(true) },
  )
  const of = (name: string) => screen.getByText(new RegExp(`^issue-${name}-01: (?:aberta|trancada), `)).textContent
  const free = await screen.findByText(/^issue-dados-01: aberta, /)
  const text = free.textContent
  expect(await screen.findByText(/^issue-jornada-01: aberta, /)).toBeInTheDocument()
  const forget = screen.getByRole('button', { name: 'esquecer' })
  fireEvent.click(forget)
  expect(await screen.findByText(/^issue-jornada-01: trancada, /)).toBeInTheDocument()
  const excerpt = of('jornada')
  fireEvent.click(forget)
  expect([of('jornada'), of('dados')]).toEqual([excerpt, text])
})
