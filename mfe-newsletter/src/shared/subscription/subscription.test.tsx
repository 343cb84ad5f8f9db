import { createTestWorld, renderWithServices, type TestWorld } from '@ementa/testing'
import { usePagedRead } from '@ementa/ui/data'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sentIssuesQuery } from '../newsletters/queries'
import { SubscribeButton, useForgetTexts } from './subscribe-button'

const JORNADA = 'newsletter-jornada'
const paid = { id: JORNADA, is_paid: true, title: 'Jornada', owner_id: 'user-renata' }
const free = { id: 'newsletter-dados', is_paid: false, title: 'Dados', owner_id: 'user-fernandakoga' }

async function worldOf(isSubscribed: boolean): Promise<TestWorld> {
  const world = await createTestWorld({ as: 'beatriz' })
  for (const { id } of [paid, free]) await world.services.relations.set('subscribed', id, isSubscribed)
  return world
}

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
