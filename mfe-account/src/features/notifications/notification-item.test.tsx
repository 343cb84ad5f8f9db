import type { Notification } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { profileOf } from '@ementa/testing/records'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { passPressGuard } from '../../test/pass-press-guard'
import { buildLookup, buildRows } from './group-notifications'
import { NotificationItem } from './notification-item'

const ANA = profileOf({ id: 'ana', username: 'ana', display_name: 'Ana Ferraz' })
const PAGE = {
  ...{ notifications: [], nextCursor: null, unreadCount: 0, actors: [ANA] },
  posts: [{ id: 'p1', excerpt: 'Súmula 7' }],
}
const rowsOf = (...changes: Partial<Notification>[]) =>
  buildRows(
    changes.map((change, index) => ({
      ...{ id: `n${index}`, type: 'comment', post_id: 'p1', actor_id: 'ana' },
      ...{ created_at: '2026-03-10T12:00:00.000Z', read: false, ...change },
    })),
    buildLookup([PAGE]),
    { group: true },
  )

async function show(...changes: Partial<Notification>[]) {
  const onRead = vi.fn()
  const onRemove = vi.fn()
  await renderWithServices(
    rowsOf(...changes).map((row) => <NotificationItem key={row.id} row={row} onRead={onRead} onRemove={onRemove} />),
  )
  return { onRead, onRemove }
}
const buttons = (name: RegExp) => screen.getAllByRole('button', { name })

beforeEach(() => {
  // happy-dom has no pointer capture.
  HTMLElement.prototype.setPointerCapture = () => undefined
})

test('says what happened, about what, and whether it was read', async () => {
  await show({}, { read: true, post_id: 'gone' }, { type: 'system', post_id: null, actor_id: null, text: 'Aviso.' })
  const [unread, read, system] = screen.getAllByRole('article')
  expect(unread).toHaveAccessibleName('Ana Ferraz comentou em sua publicação.')
  expect(unread).toHaveTextContent(/Não lida\. Ana Ferraz comentou em sua publicação\.“Súmula 7”/)
  expect(read).not.toHaveTextContent('Não lida.')
  expect(read).toHaveTextContent('A publicação não está mais disponível.')
  expect([unread, read].map((row) => row?.hasAttribute('data-unread'))).toEqual([true, false])
  // A row with nothing to open is no link.
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(system).toHaveTextContent(/^Não lida\. Aviso\./)
  expect(buttons(/^Marcar como lida: /)).toHaveLength(2)
})

test('opening marks read what was not', async () => {
  const { onRead } = await show({ read: true })
  fireEvent.click(screen.getByRole('link'))
  expect(onRead).not.toHaveBeenCalled()
})

describe('a button that goes', () => {
  test('hands its focus on: to the button beside it, to the next row, from the last row to the one before', async () => {
    const { onRead, onRemove } = await show({}, {}, {})
    const marks = buttons(/^Marcar/)
    const removes = buttons(/^Remover/)
    marks[1]?.focus()
    fireEvent.click(marks[1] as HTMLElement)
    expect(document.activeElement).toBe(removes[1])
    expect(onRead).toHaveBeenCalledExactlyOnceWith(['n1'])
    fireEvent.click(removes[1] as HTMLElement)
    expect(document.activeElement).toBe(removes[2])
    passPressGuard()
    fireEvent.click(removes[2] as HTMLElement)
    expect(document.activeElement).toBe(removes[1])
    expect(onRemove.mock.calls).toEqual([[['n1']], [['n2']]])
  })
})

describe('under a finger', () => {
  const finger = { pointerId: 1, pointerType: 'touch', clientY: 10, bubbles: true }
  const drag = (row: HTMLElement | undefined, x: number) => {
    const target = row?.querySelector('.said') as Element
    fireEvent.pointerDown(target, { ...finger, clientX: 10 })
    fireEvent.pointerMove(target, { ...finger, clientX: 10 + x })
    return () => fireEvent.pointerUp(target, { ...finger, clientX: 10 + x })
  }

  test('moves along, shows what comes of it, and is marked read', async () => {
    const { onRead } = await show({})
    const [row] = screen.getAllByRole('article')
    expect(row?.querySelector('.swiped')).toBeNull()
    const release = drag(row, 100)
    expect(row?.hasAttribute('data-swiped')).toBe(true)
    expect(row?.querySelector('.swiped svg')).not.toBeNull()
    const moved = row?.querySelector<HTMLElement>('.row')
    expect([moved?.style.transform, moved?.dataset.swipe]).toEqual(['translateX(100px)', '100'])
    release()
    expect(onRead).toHaveBeenCalledExactlyOnceWith(['n0'])
    expect([moved?.style.transform, row?.hasAttribute('data-swiped')]).toEqual(['', false])
  })
})
