import { test } from 'vitest'
import { explore } from './explore'

/** The suite walks the same few walks each time; `npm run explore` sets another seed and minutes. */
const SEED = Number(process.env.EMENTA_EXPLORE_SEED ?? 20_260_310)
const MINUTES = Number(process.env.EMENTA_EXPLORE_MINUTES ?? 0)
const WALKS = MINUTES > 0 ? Number.MAX_SAFE_INTEGER : Number(process.env.EMENTA_EXPLORE_WALKS ?? 2)

test(
  'on random walks of five people in two windows, with a line that loses every third call, nothing is lost, doubled or shown to the wrong person',
  () => explore({ seed: SEED, walks: WALKS, minutes: MINUTES }),
  60_000 + MINUTES * 60_000,
)
