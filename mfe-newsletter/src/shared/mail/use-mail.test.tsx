import { createTestWorld, renderWithServices } from '@ementa/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MailInput } from './prepare-mail'
import { type MailState, useMail } from './use-mail'

const INPUT: MailInput = {
  id: 'i1',
  newsletter: 'Cláusula',
  handle: 'clausula',
  author: 'Ana',
  subject: 'Multa',
  preheader: '',
  number: 1,
  date: 0,
  url: 'https://ementa.example/newsletters/clausula/issues/i1',
  newsletterUrl: 'https://ementa.example/newsletters/clausula',
  html: '<p></p><p>Texto</p>',
}

async function open(input: MailInput) {
  const states: MailState[] = []
  let retry: () => void = () => undefined
  let change: (input: MailInput) => void = () => undefined
  function Probe({ input }: { input: MailInput }) {
    const mail = useMail(input)
    retry = mail.retry
    states.push(mail.state)
    return <output>{typeof mail.state === 'string' ? mail.state : mail.state.mail.plainText().split('\n')[3]}</output>
  }
  const { useState } = await import('react')
  function Holder() {
    const [current, setCurrent] = useState(input)
    change = setCurrent
    return <Probe input={current} />
  }
  const world = await createTestWorld()
  await renderWithServices(<Holder />, { world })
  return { states, retry: () => act(() => retry()), change: (next: MailInput) => act(() => change(next)) }
}

test('the mail is made, and made again only for another text', async () => {
  const { states, change } = await open(INPUT)
  expect(screen.getByText('making')).toBeInTheDocument()
  expect(await screen.findByText('MULTA')).toBeInTheDocument()
  const made = states.at(-1)
  change({ ...INPUT })
  await act(async () => undefined)
  expect(states.at(-1)).toBe(made)
  change({ ...INPUT, subject: 'Prazo' })
  expect(await screen.findByText('PRAZO')).toBeInTheDocument()
})

test('what could not be made says so, and is made at the next try', async () => {
  vi.stubGlobal('TextEncoder', undefined)
  const { retry } = await open(INPUT)
  expect(await screen.findByText('failed')).toBeInTheDocument()
  vi.unstubAllGlobals()
  retry()
  await waitFor(() => expect(screen.queryByText('failed')).toBeNull())
  expect(await screen.findByText('MULTA')).toBeInTheDocument()
})
