import { expect, test } from 'vitest'
import { signedIn } from '../test/start'

const LONG = 'Prazos e custas do processo. '.repeat(20)

async function world() {
  const started = await signedIn('anapaula')
  const { newsletters, search } = started.api
  const create = (handle: string) => newsletters.create({ handle, title: `Boletim ${handle}`, description: 'Semanal' })
  const send = async (newsletterId: string, title: string, html: string) => {
    const { id } = await newsletters.createIssue({ newsletterId, title, subject: `Sobre ${title}`, html })
    await newsletters.sendIssueNow({ issueId: id })
    return id
  }
  const found = async (query: string) => {
    const answer = await search.newsletters({ query })
    return [answer.newsletters.map(({ handle }) => handle), answer.issues.map(({ issue_id }) => issue_id)]
  }
  return { ...started, newsletters, create, send, found }
}

test('an issue is named where its own words are meant, all of them and in their order', async () => {
  const { at, create, send, found } = await world()
  const { id: newsletterId } = await create('nova')
  const id = await send(newsletterId, 'Terras', `<p>A enfiteuse antiga. ${LONG}</p>`)
  at('2026-03-10T12:01:00.000Z')
  expect(await found('"enfiteuse antiga"')).toEqual([['nova'], [id]])
  expect(await found('"antiga enfiteuse"')).toEqual([[], []])
  // The newsletter's own title matches, so no issue is named.
  expect((await found('boletim nova'))[1]).toEqual([])
  // One word of the title, one of the text: found, and no issue has both.
  expect(await found('boletim enfiteuse')).toEqual([['nova'], []])
})
