import { errorCode } from '@ementa/contracts'
import { createClient } from '@ementa/contracts/client'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { createBackend } from '../backend'
import { simulationSchema } from '../simulation'

/** Opens a page with the browser's own local storage and IndexedDB; opening another one is a reload. */
async function open() {
  const settings = v.parse(simulationSchema, { latency: [0, 0], failureRate: 0 })
  const backend = await createBackend({ simulation: () => settings })
  onTestFinished(() => backend.close())
  return createClient({ url: 'https://backend.test/api', fetch: backend.fetch })
}

/** Takes all the room that local storage has, but for `left` characters. */
function fillLocalStorage(left = 0) {
  const put = (key: string, length: number) => {
    try {
      localStorage.setItem(key, 'x'.repeat(length))
      return true
    } catch {
      return false
    }
  }
  let count = 0
  for (let length = 2 ** 20; length >= 1; length = Math.floor(length / 2))
    while (put(`fill-${count}`, length)) count += 1
  if (left > 0) {
    localStorage.removeItem('fill-0')
    put('fill-0', 2 ** 20 - left)
  }
}

test('on a really full device nothing is pretended, and what was stored before is all there', async () => {
  const api = await open()
  await api.auth.signIn({ username: 'renata' })
  const { newsletter } = await api.newsletters.get({ handle: 'jornada' })
  const html = `<p>${'A prescrição intercorrente. '.repeat(380)}</p>`
  const issue = await api.newsletters.createIssue({ newsletterId: newsletter.id, title: 'T', subject: 'S' })
  const draft = await api.posts.saveDraft({ body: 'Rascunho de antes' })

  // There is room for a reference, and the text of 10 KB goes elsewhere.
  fillLocalStorage(1500)
  await api.newsletters.updateIssue({ issueId: issue.id, html })

  fillLocalStorage()
  const imported = { title: 'Trazida', subject: 'Trazida', html, sentAt: null }
  const writes = {
    publish: () => api.posts.create({ body: 'Sem espaço '.repeat(20) }),
    update: () => api.posts.update({ id: draft.id, body: 'Sem espaço '.repeat(20) }),
    import: () => api.newsletters.importIssues({ newsletterId: newsletter.id, source: 'ghost', issues: [imported] }),
  }
  for (const [name, write] of Object.entries(writes)) {
    expect(await write().then(() => 'done', errorCode), name).toBe('STORAGE_FULL')
  }

  const reloaded = await open()
  expect((await reloaded.newsletters.getIssue({ issueId: issue.id })).issue.html).toBe(html)
  const { posts } = await reloaded.posts.listDrafts()
  expect(posts.find(({ id }) => id === draft.id)?.body).toBe('Rascunho de antes')
  const { issues } = await reloaded.newsletters.listIssues({ newsletterId: newsletter.id })
  expect(issues.map(({ title }) => title)).not.toContain('Trazida')
})
