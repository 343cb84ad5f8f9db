import { HOST_ERRORS } from '@ementa/contracts/host'
import { expect, test } from 'vitest'
import { openPglite } from '../database/pglite'
import { serve } from '../serve'

test('behind a proxy visitors are counted by the address that it names, whatever they say of themselves', {
  timeout: 300_000,
}, async () => {
  const options = { isDemo: false, port: 0, host: '127.0.0.1', isProxied: true }
  const served = await serve({ database: await openPglite(), ...options })
  const ask = async (forwarded: string) => {
    const headers = { 'content-type': 'application/json', origin: served.url, 'x-forwarded-for': forwarded }
    const body = JSON.stringify({ token: 'x'.repeat(43) })
    const { status } = await fetch(`${served.url}/api/host/openLink`, { method: 'POST', headers, body })
    return status
  }
  const statuses: number[] = []
  for (let call = 0; call < 21; call += 1) statuses.push(await ask(`10.0.0.${call}, 203.0.113.7`))
  const { LINK_GONE, TOO_MANY_CALLS } = HOST_ERRORS
  expect(statuses).toEqual([...Array(20).fill(LINK_GONE.status), TOO_MANY_CALLS.status])
  expect(await ask('203.0.113.8')).toBe(LINK_GONE.status)
  await served.stop()
})
