import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

const file = { asked: 0, isMissing: false }

// Overlays stay needed as long as the page is open, so each test has its own modules.
beforeEach(() => {
  vi.resetModules()
  Object.assign(file, { asked: 0, isMissing: false })
  vi.doMock('./overlays', () => {
    file.asked += 1
    if (file.isMissing) throw new Error('Loading chunk 7 failed.')
    return { default: ({ services }: { services: { name: string } }) => <p>Diálogos de {services.name}</p> }
  })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
})

/** Services that the frame passes on. */
const services = JSON.parse('{"name":"teste"}')

/** Renders a frame with overlays, from modules that are new in each test. */
function Frame({ useOverlays }: Pick<typeof import('./deferred-parts'), 'useOverlays'>) {
  const Overlays = useOverlays()
  return Overlays && <Overlays services={services} />
}
const show = async () => render(<Frame useOverlays={(await import('./deferred-parts')).useOverlays} />)
const shown = () => screen.queryByText('Diálogos de teste')

const push = { title: 'Novo seguidor', body: 'Renata segue você', href: '/notifications' }

test('a page that nobody has touched has nothing that opens over it', async () => {
  await show()
  await act(async () => window.dispatchEvent(new Event('scroll')))
  expect([shown(), file.asked]).toEqual([null, 0])
})

test.each(['pointerdown', 'keydown', 'focusin'])(
  'it comes with the first %s, and is listened for no longer',
  async (type) => {
    const removed = vi.spyOn(window, 'removeEventListener')
    await show()
    await act(async () => window.dispatchEvent(new Event(type)))
    expect(await screen.findByText('Diálogos de teste')).toBeInTheDocument()
    const types = removed.mock.calls.map(([one]) => one)
    expect(types.filter((one) => ['pointerdown', 'keydown', 'focusin'].includes(one))).toEqual([
      'pointerdown',
      'keydown',
      'focusin',
    ])
  },
)

test.each([
  ['the login dialog', async () => (await import('../dialog-states')).loginState.open()],
  ['the sheet of what waits', async () => (await import('../dialog-states')).pendingState.open()],
  ['the help', async () => (await import('../dialog-states')).helpState.open()],
  ['a preview of a message', async () => (await import('../dialog-states')).createPushPreview().show(push)],
  [
    'a dialog of the host',
    async () => (await import('../community-host/host-state')).hostState.open({ kind: 'access' }),
  ],
  ['a toast', async () => (await import('@ementa/ui/host')).needOverlays()],
])('%s needs it, untouched', async (_name, want) => {
  await show()
  expect(shown()).toBeNull()
  await act(want)
  expect(await screen.findByText('Diálogos de teste')).toBeInTheDocument()
})
