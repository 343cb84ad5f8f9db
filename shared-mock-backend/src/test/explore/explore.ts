import fc from 'fast-check'
import { ACTIONS, meetPeople, type Step, type Walk } from './actions'
import { MODERATION_ACTIONS } from './actions-moderation'
import { NEWSLETTER_ACTIONS } from './actions-newsletters'
import { judge } from './judge'
import { Model } from './model'
import { PEOPLE, persist, World } from './world'

const ALL = { ...ACTIONS, ...NEWSLETTER_ACTIONS, ...MODERATION_ACTIONS }
const STEPS = 90
/** A walk that is not made small when it fails need not be able to be short. */
const SHORTEST = 60
/** The whole product is judged after so many steps. */
const JUDGED_EVERY = 10

/** Actions to choose from; those that people do most are listed several times. */
const ACTS = [
  ...Object.keys(ALL),
  ...Array(3).fill(['publish', 'comment', 'member']).flat(),
  'found',
  'write',
  'report',
]

const number = fc.nat({ max: 59 })
const step = fc.record<Step>({
  act: fc.constantFrom(...ACTS),
  ...{ who: number, window: fc.nat({ max: 1 }), what: number, which: number, on: fc.boolean(), hours: number },
})
const stepsFrom = (shortest: number) => fc.array(step, { minLength: shortest, maxLength: STEPS, size: 'max' })

async function begin(seed: number): Promise<Walk> {
  const world = new World(seed)
  await world.open(0)
  await world.open(1)
  const model = new Model()
  const { posts, tags } = world.as(null)
  const { posts: known } = await persist(() => posts.listFeed({ limit: 5 }))
  const { tags: popular } = await persist(() => tags.listPopular({ limit: 3 }))
  await meetPeople({ world, model })
  return { world, model, seed: { posts: known.map(({ id }) => id), tags: popular.map(({ slug }) => slug) } }
}

export interface ExploreOptions {
  seed: number
  walks: number
  /** Absent: until all walks are done. */
  minutes?: number
}

/**
 * Random walks of five people in two windows, with a line that loses every third call. Rejects with the first walk on
 * which something is lost, doubled or shown to the wrong person; that walk is made small when there are minutes for it.
 */
export async function explore({ seed, walks, minutes = 0 }: ExploreOptions): Promise<void> {
  await fc.assert(fc.asyncProperty(stepsFrom(minutes > 0 ? 1 : SHORTEST), fc.nat(), walkAndJudge), {
    ...{ seed, numRuns: walks, endOnFailure: minutes === 0 },
    ...(minutes > 0 && { interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: false }),
  })
}

async function walkAndJudge(walked: readonly Step[], seed: number): Promise<void> {
  const walk = await begin(seed)
  try {
    for (const [index, step] of walked.entries()) {
      walk.world.tick()
      await ALL[step.act]?.(walk, step)
      if (index % JUDGED_EVERY === JUDGED_EVERY - 1)
        await judge(walk, PEOPLE[step.who % (PEOPLE.length + 1)] ?? null, step.window)
    }
    // A new window must know everything that the others stored.
    await walk.world.open(0)
    for (const [window, person] of (['anapaula', 'beatriz', null] as const).entries()) await judge(walk, person, window)
  } finally {
    walk.world.close()
  }
}
