import type { QueueItem } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { QueuePanel } from './queue-panel'
import { QueueListRow } from './queue-row'
import type { QueueRow } from './queue-row-data'

const AT = '2026-11-20T12:00:00.000Z'
const ITEM: QueueItem = {
  id: 'queue-1',
  item_type: 'post',
  item_id: 'post-1',
  priority: 1,
  report_count: 1,
  most_common_reason: 'spam',
  status: 'pending',
  created_at: AT,
  updated_at: AT,
}

const rowOf = (change: Partial<QueueItem>, content: QueueRow['content'] = null): QueueRow => ({
  id: change.id ?? ITEM.id,
  item: { ...ITEM, ...change },
  content,
  author: null,
  reasons: [],
  reporters: 0,
  first_report_at: null,
  last_report_at: null,
  history: [],
  standing: null,
  objection: null,
})

const idle = {
  isSelected: false,
  isChecked: false,
  isDecidable: true,
  isFailed: false,
  holder: null,
  wantsFocus: false,
}
const handlers = { onFocused: vi.fn(), onSelect: vi.fn(), onCheck: vi.fn() }

test('from 80 a priority is red, from 50 a warning, and always a number [MOD-018] [EXP-24]', async () => {
  const priorities = [100, 80, 79, 50, 49, 1]
  await renderWithServices(
    priorities.map((priority) => (
      <QueueListRow key={priority} row={rowOf({ id: `queue-${priority}`, priority })} {...idle} {...handlers} />
    )),
  )
  const colours = priorities.map((priority) => getComputedStyle(screen.getByText(`Prioridade ${priority}`)).color)
  // The tokens `danger` and `warning` in light.
  expect([colours[0], colours[2]]).toEqual(['#B3261E', '#7A4B00'])
  expect([colours[1], colours[3], colours[5]]).toEqual([colours[0], colours[2], colours[4]])
  expect(new Set(colours).size).toBe(3)
})

test('a chosen row shows that it is chosen', async () => {
  await renderWithServices(
    <>
      <QueueListRow row={rowOf({ id: 'a' })} {...idle} {...handlers} />
      <QueueListRow row={rowOf({ id: 'b' })} {...idle} isChecked {...handlers} />
    </>,
  )
  const [left, chosen] = screen.getAllByRole('checkbox').map((box) => getComputedStyle(box).backgroundColor)
  expect(chosen).not.toBe(left)
})

test('of content that is gone only the reports can be closed', async () => {
  const onAct = vi.fn()
  await renderWithServices(
    <QueuePanel
      row={rowOf({})}
      hindrance={null}
      actionHindrance={() => null}
      guard={{
        isReady: true,
        handlers: { onPointerDownCapture: vi.fn(), onKeyDownCapture: vi.fn() },
        isMeant: () => true,
        accepts: () => true,
      }}
      holder={null}
      onTakeOver={vi.fn()}
      onAnswered={vi.fn()}
      justification={{ value: '', onChange: vi.fn(), problem: null }}
      justificationRef={{ current: null }}
      rulesRef={{ current: null }}
      opensNext={{ value: true, onChange: vi.fn() }}
      onAct={onAct}
      showsKeys
    />,
    { as: 'moderacao' },
  )
  expect(screen.getByText(/Este conteúdo não existe mais/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^(Remover|Banir|Aplicar)/ })).toBeNull()
  screen.getByRole('button', { name: 'Encerrar as denúncias' }).click()
  expect(onAct).toHaveBeenCalledWith('approve')
})
