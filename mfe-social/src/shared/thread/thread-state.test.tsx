import { crashCopyKey, deviceStorage } from '@ementa/contracts'
import { useSnapshot } from '@ementa/ui/data'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useDrafts } from './thread-state'

const KEY = crashCopyKey('user-anapaula', 'comment', 'post-001')

function Thread() {
  const state = useDrafts('user-anapaula', 'post-001')
  const { drafts } = useSnapshot(state, { sync: true })
  return (
    <>
      <textarea
        aria-label="Comentar"
        value={drafts.root ?? ''}
        onChange={(event) => {
          state.drafts.root = event.target.value
        }}
      />
      <output>{JSON.stringify(drafts)}</output>
    </>
  )
}
const drafts = () => JSON.parse(screen.getByRole('status').textContent ?? '')

test('a comment begun while other tabs are asked stands below the one that was left, and the others are there again', async () => {
  deviceStorage.setItem(`${KEY}:1`, JSON.stringify({ root: 'Discordo', 'comment-1': 'Cabe recurso' }))
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  const request = async (_name: string, _options: object, work: (lock: object) => unknown) => {
    await asked
    return work({})
  }
  vi.stubGlobal('navigator', { locks: { request } })
  render(<Thread />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'do voto' } })
  answer()
  await waitFor(() => expect(drafts()).toEqual({ root: 'Discordo\ndo voto', 'comment-1': 'Cabe recurso' }))
})
