import { LAYOUT, type Post } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { WindowList } from '@ementa/ui'
import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PostList } from './post-list'

const posts = Array.from(
  { length: 40 },
  (_, index): Post => ({
    id: `post-${index}`,
    author_id: 'nobody',
    body: 'Texto.',
    image_url: null,
    tags: [],
    like_count: 0,
    comment_count: 0,
    share_count: 0,
    created_at: '2026-11-21T12:00:00Z',
    status: 'published',
    scheduled_at: null,
    is_edited: false,
  }),
)

test('before anything is measured a list counts on rows of 200 px in 600 px, the feed in 800 px [SOC-023]', async () => {
  expect(LAYOUT).toMatchObject({ feedItemHeight: 200, feedContainerHeight: 800, virtualListHeight: 600 })
  const feed = await renderWithServices(<PostList posts={posts} authors={[]} name="feed" />)
  const firstRows = (container: Element) =>
    container.querySelector('[data-first-rows]')?.getAttribute('data-first-rows')
  expect(firstRows(feed.container)).toBe('4')
  cleanup()
  const plain = await renderWithServices(
    <WindowList items={posts} itemKey={({ id }) => id}>
      {({ id }) => <p>{id}</p>}
    </WindowList>,
  )
  expect(firstRows(plain.container)).toBe('3')
})
