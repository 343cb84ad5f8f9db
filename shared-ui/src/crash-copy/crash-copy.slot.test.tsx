import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { copyKeys, newCopyKey, useCopySlot, useCrashCopy } from './crash-copy'

const BASE = 'ementa-writing:user-1:post:'

const schema = v.object({ text: v.string() })

function Form({ text = '', base = BASE }: { text?: string; base?: string | null }) {
  const slot = useCopySlot(base, schema)
  return slot ? <Written key={slot.key} slot={slot} text={text} /> : <p>…</p>
}

function Written({
  slot,
  text,
}: {
  slot: NonNullable<ReturnType<typeof useCopySlot<{ text: string }>>>
  text: string
}) {
  const value = text || slot.left?.text || ''
  useCrashCopy(slot.key, value ? { text: value } : null)
  return (
    <>
      <output>
        {value} +{slot.waiting}
      </output>
      <button type="button" onClick={slot.other}>
        Outra
      </button>
    </>
  )
}

const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('two forms open at once each keep a copy, and both texts come back one after the other', async () => {
  // The two copies need different times: the newer one comes back first.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1000)
  const first = render(<Form text="um" />)
  clock.mockReturnValue(2000)
  const second = render(<Form text="dois" />)
  clock.mockRestore()
  first.unmount()
  second.unmount()
  expect(copyKeys(BASE)).toHaveLength(2)

  const third = render(<Form />)
  await waitFor(() => expect(shown()).toEqual(['dois +1']))
  const fourth = render(<Form />)
  await waitFor(() => expect(shown()).toEqual(['dois +1', 'um +0']))
  third.unmount()
  fourth.unmount()
  expect(copyKeys(BASE)).toHaveLength(2)
})

test('each copy that waits has its turn, and none is lost', async () => {
  const keep = (name: string) => localStorage.setItem(`${BASE}:00-${name}`, JSON.stringify({ text: name }))
  for (const name of ['a', 'b', 'c']) keep(name)
  localStorage.setItem(`${BASE}:00-broken`, '{')
  localStorage.setItem(`${BASE}-of-another:00-z`, JSON.stringify({ text: 'z' }))
  render(<Form />)
  for (const text of ['c', 'a', 'b', 'c']) {
    await waitFor(() => expect(shown()).toEqual([`${text} +2`]))
    fireEvent.click(screen.getByRole('button', { name: 'Outra' }))
  }
  await waitFor(() => expect(shown()).toEqual(['a +2']))
})

test('a page that is loaded again waits for the end of the one before', async () => {
  const key = newCopyKey(BASE)
  localStorage.setItem(key, '{"text":"meu"}')
  let end = () => {}
  const held = new Promise<void>((resolve) => {
    end = resolve
  })
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, _: unknown, work: (lock: object | null) => unknown) => {
        if (name === key) await held
        return work({})
      },
    },
  })
  render(<Form />)
  await waitFor(() => expect(screen.getByText('…')).toBeInTheDocument())
  end()
  await waitFor(() => expect(shown()).toEqual(['meu +0']))
})

test('what nobody else has left is there at the first paint', () => {
  render(<Form text="já" />)
  expect(shown()).toEqual(['já +0'])
})

test('a copy that another tab is writing is not offered', async () => {
  const key = newCopyKey(BASE)
  localStorage.setItem(key, '{"text":"da outra aba"}')
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, _: unknown, work: (lock: object | null) => unknown) => {
        if (name === key) throw new DOMException('timed out', 'TimeoutError')
        return work({})
      },
    },
  })
  render(<Form text="minha" />)
  await waitFor(() => expect(shown()).toEqual(['minha +0']))
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(key)).toBe('{"text":"da outra aba"}')
  expect(copyKeys(BASE)).toHaveLength(2)
})

test('nobody who writes has no copy', () => {
  render(<Form base={null} />)
  expect(screen.getByText('…')).toBeInTheDocument()
})

test('what was set aside as unreadable is no copy', () => {
  localStorage.setItem(`${BASE}:a.corrupt`, 'no JSON')
  expect(copyKeys(BASE)).not.toContain(`${BASE}:a.corrupt`)
})
