import type { Widgets } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRead } from '../data/use-read'
import RightColumn from './right-column'

function Beside() {
  const { data } = useRead({ key: ['law.debated'], call: async () => 'lei em debate' })
  return <p>{data}</p>
}

const widgets: Widgets = { load: async () => ({ default: Beside }) }

function Page({ call }: { call: () => Promise<string> }) {
  const { data } = useRead({ key: ['drafts'], call })
  return <h1>{data}</h1>
}

test('the right column does not make a saved page of one that could not be read [P-21]', async () => {
  let answer: (text: string) => void = () => undefined
  const call = () =>
    new Promise<string>((resolve) => {
      answer = resolve
    })
  const { cache } = await renderWithServices(
    <>
      <Page call={call} />
      <RightColumn />
    </>,
    { services: { widgets } },
  )
  await screen.findByText('lei em debate')
  const isSaved = () => cache.pages().map(({ url }) => cache.savedAt(url) !== undefined)
  expect(isSaved()).toEqual([false])
  await act(async () => answer('Rascunhos'))
  expect(screen.getByRole('heading')).toHaveTextContent('Rascunhos')
  expect(isSaved()).toEqual([true])
})
