import { crashCopyKey, deviceStorage, keysOf } from '@ementa/contracts'
import { renderWithServices, userEvent } from '@ementa/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hasUnsaved } from '../services/unsaved'
import type { CopySlot } from './crash-copy'
import { type LeftFields, useFormCrashCopy, useReasonCrashCopy } from './form-crash-copy'

const user = userEvent.setup()
const KEY = crashCopyKey('user-anapaula', 'comment', 'post-1')
/** The copies of this thing on the device. */
const kept = () =>
  keysOf(deviceStorage, KEY)
    .map((key) => deviceStorage.getItem(key))
    .join()

function Form({ left }: { left?: LeftFields }) {
  const slot: CopySlot<LeftFields> = { key: KEY, left } as CopySlot<LeftFields>
  const { text, isChanged, wasLeft, change, forget } = useFormCrashCopy<{ title: string; isPublic: boolean }>(slot, {
    title: 'Aviso',
    isPublic: false,
  })
  return (
    <>
      <input aria-label="Título" value={text.title} onChange={(event) => change({ title: event.target.value })} />
      <input
        type="checkbox"
        aria-label="Público"
        checked={text.isPublic}
        onChange={(event) => change({ isPublic: event.target.checked })}
      />
      <output>{[isChanged && 'mudou', wasLeft && 'deixado'].filter(Boolean).join(' ') || 'nada'}</output>
      <button type="button" onClick={forget}>
        esquecer
      </button>
    </>
  )
}
const state = () => screen.getByRole('status').textContent

test('what differs from what is stored is kept, blanks around it aside, and nothing once it is as it was', async () => {
  await renderWithServices(<Form />)
  expect(state()).toBe('nada')
  const title = screen.getByRole('textbox', { name: 'Título' })
  await user.type(title, ' ')
  expect(state()).toBe('nada')
  await user.type(title, 'novo')
  expect(state()).toBe('mudou')
  await waitFor(() => expect(kept()).toContain('Aviso novo'))
  expect(kept()).not.toContain('isPublic')
  await user.clear(title)
  await user.type(title, 'Aviso')
  expect(state()).toBe('nada')
  await waitFor(() => expect(kept()).toBe(''))
  await user.click(screen.getByRole('checkbox', { name: 'Público' }))
  expect(state()).toBe('mudou')
  await waitFor(() => expect(kept()).toContain('"isPublic":true'))
  await user.click(screen.getByRole('button', { name: 'esquecer' }))
  expect(kept()).toBe('')
})

test('a text that was stored or given up holds nobody back, with its words still on the screen', async () => {
  await renderWithServices(<Form />)
  await user.type(screen.getByRole('textbox', { name: 'Título' }), ' novo')
  expect(hasUnsaved()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'esquecer' }))
  expect(hasUnsaved()).toBe(false)
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
})

test('what an earlier visit left is there again, except for fields that the form has no more', async () => {
  await renderWithServices(<Form left={{ title: 'Antes', isPublic: 'sim', other: 'x' }} />)
  expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Antes')
  expect(screen.getByRole('checkbox', { name: 'Público' })).not.toBeChecked()
  expect(state()).toBe('mudou deixado')
  await waitFor(() => expect(kept()).toContain('Antes'))
  expect(kept()).not.toContain('other')
})

function Reason() {
  const { reason, setReason, forget } = useReasonCrashCopy('comment', 'post-1')
  return (
    <>
      <textarea aria-label="Motivo" value={reason} onChange={(event) => setReason(event.target.value)} />
      <button type="button" onClick={forget}>
        esquecer
      </button>
    </>
  )
}

test('a reason is there again after the page was left; an empty one is not kept', async () => {
  await renderWithServices(<Reason />, { as: 'anapaula' })
  await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Ofensa')
  await waitFor(() => expect(kept()).toContain('Ofensa'))
  cleanup()
  await renderWithServices(<Reason />, { as: 'anapaula' })
  const again = screen.getByRole('textbox', { name: 'Motivo' })
  await waitFor(() => expect(again).toHaveValue('Ofensa'))
  await user.clear(again)
  expect(again, 'what was cleared does not come back').toHaveValue('')
  await user.type(again, '  ')
  await waitFor(() => expect(kept()).toBe(''))
})

/** Delays the browser's answer about the owner of a copy until `answer` is called, as after a reload. */
function lateLocks() {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  const request = async (_name: string, _options: object, work: (lock: object) => unknown) => {
    await asked
    return work({})
  }
  vi.stubGlobal('navigator', { locks: { request } })
  return { answer }
}

test('what is typed while other tabs are asked stands below what was left: neither replaces the other', async () => {
  deviceStorage.setItem(`${KEY}:1`, JSON.stringify({ reason: 'Ofensa' }))
  const { answer } = lateLocks()
  await renderWithServices(<Reason />, { as: 'anapaula' })
  const field = screen.getByRole('textbox', { name: 'Motivo' })
  fireEvent.change(field, { target: { value: 'grave' } })
  expect(kept()).not.toContain('grave')
  answer()
  await waitFor(() => expect(field).toHaveValue('Ofensa\ngrave'))
  await waitFor(() => expect(kept()).toContain('Ofensa\\ngrave'))
})
