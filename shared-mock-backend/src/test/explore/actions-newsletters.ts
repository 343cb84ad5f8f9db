import { TIMING } from '@ementa/contracts'
import { expect } from 'vitest'
import { LONG, newText, type Step, type Walk } from './actions'
import type { MeantIssue } from './model'
import { PEOPLE, type Person, persist, refusal } from './world'

const HOUR = 3_600_000
/** Much markup, little text. */
const SHORT = `<p>Curto</p>${'<p><strong></strong></p>'.repeat(4)}`
const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % Math.max(1, items.length)]

const ownerOf = ({ model }: Walk, { newsletterId }: MeantIssue): Person => {
  const owner = model.newsletters.get(newsletterId)?.owner
  if (!owner) throw new Error(`Failed to find the owner of ${newsletterId}.`)
  return owner
}

const someIssue = ({ model }: Walk, step: Step, ...wanted: MeantIssue['status'][]) =>
  pick(
    [...model.issues.values()].filter(({ status }) => wanted.includes(status)),
    step.what,
  )

export const NEWSLETTER_ACTIONS: Record<string, (walk: Walk, step: Step) => Promise<void>> = {
  async found({ world, model }, step) {
    const owner = pick(PEOPLE, step.who) ?? 'anapaula'
    const handle = `carta-${model.newsletters.size}`
    const { id } = await persist(() =>
      world.as(owner, step.window).newsletters.create({
        ...{ handle, title: 'Uma carta nova', description: 'Sobre o que se decide.' },
        ...(step.on && { isPaid: true, priceCents: 1490 }),
      }),
    ).catch((error: unknown) => {
      throw new Error(`Failed to found ${handle}: ${error}`)
    })
    model.newsletters.set(id, { id, owner, isPaid: step.on })
  },

  async write(walk, step) {
    const newsletter = pick([...walk.model.newsletters.values()], step.what)
    if (!newsletter) return
    const { body } = newText(step)
    const isComplete = step.which % 4 !== 0
    const input = { newsletterId: newsletter.id, title: body, subject: body, html: isComplete ? LONG : SHORT }
    const { newsletters } = walk.world.as(newsletter.owner, step.window)
    const send = () => newsletters.createIssue({ ...input, requestId: `issue-${body}` })
    const { id } = await persist(send)
    expect((await persist(send)).id, 'a repeated request makes nothing new').toBe(id)
    const issue = {
      id,
      newsletterId: newsletter.id,
      isComplete,
      due: null,
      recurrence: 'none',
      sentLate: false,
    } as const
    walk.model.issues.set(id, { ...issue, status: 'draft' })
  },

  async finish(walk, step) {
    const issue = someIssue(walk, step, 'draft', 'scheduled')
    if (!issue) return
    const { newsletters } = walk.world.as(ownerOf(walk, issue), step.window)
    await persist(() => newsletters.updateIssue({ issueId: issue.id, html: `${LONG}<p>${issue.id}</p>` }))
    issue.isComplete = true
    const stale = new Date(0).toISOString()
    const late = await refusal(() => newsletters.updateIssue({ issueId: issue.id, html: '', expectedUpdatedAt: stale }))
    expect(late, 'a save over a newer text is refused').toBe('ISSUE_CONFLICT')
  },

  async scheduleIssue(walk, step) {
    const issue = someIssue(walk, step, 'draft')
    if (!issue) return
    const due = walk.world.now + (step.hours + 1) * HOUR
    const recurrence = step.on ? 'weekly' : 'none'
    await persist(() =>
      walk.world
        .as(ownerOf(walk, issue), step.window)
        .newsletters.scheduleIssue({ issueId: issue.id, scheduledAt: new Date(due).toISOString(), recurrence }),
    )
    Object.assign(issue, { status: 'scheduled', due, recurrence })
  },

  async cancel(walk, step) {
    const issue = someIssue(walk, step, 'scheduled')
    if (!issue) return
    const { newsletters } = walk.world.as(ownerOf(walk, issue), step.window)
    const { schedules } = await persist(() => newsletters.listSchedules({ newsletterId: issue.newsletterId }))
    const pending = schedules.find(({ issue_id }) => issue_id === issue.id)
    expect(pending, `the schedule of ${issue.id} is listed`).toBeDefined()
    await persist(() => newsletters.cancelSchedule({ scheduleId: pending?.id ?? '' }))
    Object.assign(issue, { status: 'draft', due: null, recurrence: 'none' })
  },

  async sendNow(walk, step) {
    const issue = someIssue(walk, step, 'draft')
    if (!issue) return
    const { newsletters } = walk.world.as(ownerOf(walk, issue), step.window)
    const refused = await refusal(() => newsletters.sendIssueNow({ issueId: issue.id }))
    expect(refused, 'only a written issue goes out').toBe(issue.isComplete ? null : 'ISSUE_NOT_READY')
    // The sending may be taken back for a moment, during which the issue has no readers (decision 049).
    if (issue.isComplete) Object.assign(issue, { status: 'sent', due: walk.world.now + TIMING.undoSend })
  },

  async trespassOnIssue(walk, step) {
    const issue = someIssue(walk, step, 'draft', 'scheduled', 'sent')
    if (!issue) return
    const owner = ownerOf(walk, issue)
    const stranger = PEOPLE.find((one) => one !== owner) ?? null
    const { newsletters } = walk.world.as(stranger, step.window)
    const input = { issueId: issue.id }
    expect(await refusal(() => newsletters.updateIssue({ ...input, html: '' }))).toBe('NOT_NEWSLETTER_OWNER')
    expect(await refusal(() => newsletters.sendIssueNow(input))).toBe('NOT_NEWSLETTER_OWNER')
  },
}
