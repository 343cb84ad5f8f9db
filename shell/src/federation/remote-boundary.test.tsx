import { renderWithServices } from '@ementa/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RemoteError } from '../remote-error'
import * as telemetry from '../telemetry/watch'
import { asRemoteError, RemoteBoundary } from './remote-section'
import * as scripts from './trusted-scripts'

const remote = { name: 'social', title: 'Publicações', entry: 'https://social.example/mf-manifest.json', routes: ['/'] }
const chunkError = () =>
  Object.assign(new Error('Loading chunk 1 failed.\n(error: https://a.example/x.js)'), { name: 'ChunkLoadError' })

function Failing({ error }: { error: unknown }): never {
  throw error
}

const show = (children: React.ReactNode) =>
  renderWithServices(
    <RemoteBoundary remote={remote} onError={() => undefined} onRetry={() => undefined}>
      {children}
    </RemoteBoundary>,
  )

/** Renders a failing section, for which there may be a more precise error. */
async function fail(error: unknown, reason: RemoteError | null = null) {
  const explain = vi.spyOn(scripts, 'findIntegrityError').mockResolvedValue(reason)
  await show(<Failing error={error} />)
  await screen.findByRole('alert')
  return explain
}
const logged = () => vi.mocked(console.error).mock.calls.filter(([first]) => String(first).startsWith('[EM-'))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(telemetry, 'report').mockImplementation(() => undefined)
})

test('a file that did not arrive is asked about, and a better reason takes the place of the first', async () => {
  const better = new RemoteError('social', 'untrusted', remote.entry, 'x.js is not what its manifest says')
  const error = chunkError()
  const explain = await fail(error, better)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Esta área foi bloqueada por segurança.' }),
  ).toBeInTheDocument()
  expect(screen.getByText(better.message)).toBeInTheDocument()
  expect(explain).toHaveBeenCalledExactlyOnceWith(remote, asRemoteError(error, remote).message)
  expect(logged(), 'what happened first').toEqual([['[EM-101]', error]])
  expect(telemetry.report).toHaveBeenCalledExactlyOnceWith({ kind: 'render', error, remote: 'social' })
})

test('the first reason stays where there is no better one', async () => {
  const explain = await fail(chunkError())
  await waitFor(() => expect(explain).toHaveBeenCalledOnce())
  expect(screen.getByText('EM-101')).toBeInTheDocument()
})

test('EM-107: what was switched off on purpose is no failure, and nothing is logged', async () => {
  await show(<Failing error={new RemoteError('social', 'disabled', remote.entry, 'the registry switched it off')} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Publicações: em manutenção' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(logged()).toEqual([])
})

test.each([
  ['crashed', new Error('kaputt'), 'EM-105', 'render'],
  [
    'could not be loaded',
    new RemoteError('social', 'unreachable', remote.entry, 'HTTP 404'),
    'EM-101',
    'load',
  ] as const,
])('an area that %s is not asked about', async (_, error, code, kind) => {
  const explain = await fail(error)
  expect(screen.getByText(code)).toBeInTheDocument()
  expect(logged()).toEqual([[`[${code}]`, error]])
  expect(telemetry.report).toHaveBeenCalledExactlyOnceWith({ kind, error, remote: 'social' })
  expect(explain).not.toHaveBeenCalled()
})
