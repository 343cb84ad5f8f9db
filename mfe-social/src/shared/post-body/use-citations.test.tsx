import { render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'

// This file is separate, because once the rules are loaded every text has its citations at once.
vi.resetModules()
const { useCitations } = await import('./use-citations')

const TEXTS = ['Veja o art. 5º da CF.', 'Veja o art. 7º da CF.', 'Veja o art. 9º da CF.']

/** Numbers of texts with citations after each task. */
const shown: number[] = []

function Text({ text }: { text: string }) {
  const isCited = useCitations(text) !== null
  useLayoutEffect(() => {
    if (isCited) queueMicrotask(() => shown.push(screen.queryAllByText('com citações').length))
  }, [isCited])
  return <p>{isCited ? 'com citações' : text}</p>
}

test('the texts of a page get their citations in turns, not all in one task', async () => {
  render(TEXTS.map((text) => <Text key={text} text={text} />))
  await waitFor(() => expect(shown).toHaveLength(TEXTS.length))
  expect(shown).toEqual([1, 2, 3])
})
