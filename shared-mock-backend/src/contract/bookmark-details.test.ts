import { BOOKMARK } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { transports } from '../test/transports'

const postId = 'post-003'

describe.each(transports)('folder and note of a bookmark, $transport', ({ open }) => {
  async function saved() {
    const world = await open()
    await world.as('renata')
    await world.api.bookmarks.bookmark({ postId })
    return { ...world, details: async () => (await world.api.bookmarks.listDetails()).details }
  }

  test('are replaced together, trimmed, and gone when both are empty', async () => {
    const { api, details } = await saved()
    expect(await details()).toEqual([])
    await api.bookmarks.setDetails({ postId, folder: ' Prazos ', note: ' Ler antes da audiência ' })
    expect(await details()).toEqual([{ post_id: postId, folder: 'Prazos', note: 'Ler antes da audiência' }])
    await api.bookmarks.setDetails({ postId, folder: 'Contestação', note: null })
    expect(await details()).toEqual([{ post_id: postId, folder: 'Contestação', note: null }])
    await api.bookmarks.setDetails({ postId, folder: null, note: 'Ler antes' })
    expect(await details()).toEqual([{ post_id: postId, folder: null, note: 'Ler antes' }])
    await api.bookmarks.setDetails({ postId, folder: null, note: null })
    expect(await details()).toEqual([])
  })

  test('belong to the one who wrote them, and outlive the bookmark', async () => {
    const { api, as, details } = await saved()
    await api.bookmarks.setDetails({ postId, folder: 'Prazos', note: null })
    await api.bookmarks.unbookmark({ postId })
    expect(await details()).toEqual([])
    await as('lexcorp')
    await api.bookmarks.bookmark({ postId })
    expect(await details()).toEqual([])
    await as('renata')
    await api.bookmarks.bookmark({ postId })
    expect(await details()).toEqual([{ post_id: postId, folder: 'Prazos', note: null }])
  })

  test.each([
    ['a blank folder', { folder: '  ', note: null }],
    ['a long folder', { folder: 'a'.repeat(BOOKMARK.folder + 1), note: null }],
    ['a long note', { folder: null, note: 'a'.repeat(BOOKMARK.note + 1) }],
  ])('%s is refused', async (_, input) => {
    const { api, details } = await saved()
    await expect(api.bookmarks.setDetails({ postId, ...input })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await details()).toEqual([])
  })
})
