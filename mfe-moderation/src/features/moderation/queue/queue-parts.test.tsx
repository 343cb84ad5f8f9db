import { renderWithServices } from '@ementa/testing'
import { act, renderHook, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { click } from '../../../test/open'
import { MissingItem } from './panel-frame'
import { QueueEmpty } from './queue-list'
import { useChooseEvery } from './use-bulk'

describe('where an item should be', () => {
  const show = async (change: Partial<Parameters<typeof MissingItem>[0]>) => {
    const onRetry = vi.fn()
    const onClose = vi.fn()
    await renderWithServices(
      <MissingItem isLoading={false} error={undefined} onRetry={onRetry} onClose={onClose} {...change} />,
    )
    return { onRetry, onClose }
  }

  test('that could not be read, it can be read again', async () => {
    const { onRetry } = await show({ error: null })
    expect(screen.getByText(/O item não pôde ser lido\./)).toBeInTheDocument()
    click(/Tentar/)
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('a queue without a row', () => {
  test('goes on where it has not ended', async () => {
    const onMore = vi.fn()
    await renderWithServices(<QueueEmpty isEnd={false} isLoading={false} onMore={onMore} />)
    click('Carregar os próximos 20')
    expect(onMore).toHaveBeenCalledOnce()
    expect(screen.queryByText('Nada a decidir aqui.')).toBeNull()
  })
})

describe('choosing every row', () => {
  const hook = () => {
    const loadMore = vi.fn(async () => undefined)
    const choose = vi.fn()
    const begin = { isEnd: false, isLoadingMore: false, moreError: undefined as unknown, listKey: 'a' }
    const view = renderHook(
      ({ listKey, ...pages }: typeof begin) => useChooseEvery({ ...pages, loadMore }, listKey, choose),
      {
        initialProps: begin,
      },
    )
    const now = () => view.result.current
    const become = (change: Partial<typeof begin>) => view.rerender({ ...begin, ...change })
    const start = () => act(() => now().start?.())
    return { now, become, start, loadMore, choose }
  }

  test('ends with a page that cannot be loaded, and can be begun again', () => {
    const { now, become, start, loadMore, choose } = hook()
    start()
    become({ isLoadingMore: true })
    const before = loadMore.mock.calls.length
    become({ moreError: new Error('down') })
    expect([now().isUnderWay, loadMore.mock.calls.length]).toEqual([false, before])
    start()
    expect(loadMore.mock.calls.length).toBeGreaterThan(before)
    expect(choose).not.toHaveBeenCalled()
  })
})
