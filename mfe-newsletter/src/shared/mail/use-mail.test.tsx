import { renderWithServices } from '@ementa/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
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
  html: '<p>Texto</p>',
}

let states: MailState[]
let retry: () => void
let change: (input: MailInput) => void

function Holder() {
  const [input, setInput] = useState(INPUT)
  const mail = useMail(input)
  useEffect(() => {
    states.push(mail.state)
    retry = mail.retry
    change = setInput
  })
  return <output>{typeof mail.state === 'string' ? mail.state : mail.state.mail.plainText().split('\n')[3]}</output>
}

async function open() {
  states = []
  await renderWithServices(<Holder />)
}

test('the mail is made, and made again only for another text', async () => {
  await open()
  expect(screen.getByText('making')).toBeInTheDocument()
  expect(await screen.findByText('MULTA')).toBeInTheDocument()
  const made = states.at(-1)
  act(() => change({ ...INPUT }))
  await act(async () => undefined)
  expect(states.at(-1)).toBe(made)
  act(() => change({ ...INPUT, subject: 'Prazo' }))
  expect(await screen.findByText('PRAZO')).toBeInTheDocument()
})

test('what could not be made says so, and is made at the next try', async () => {
  vi.stubGlobal('TextEncoder', undefined)
  await open()
  expect(await screen.findByText('failed')).toBeInTheDocument()
  vi.unstubAllGlobals()
  act(() => retry())
  await waitFor(() => expect(screen.queryByText('failed')).toBeNull())
  expect(await screen.findByText('MULTA')).toBeInTheDocument()
})
