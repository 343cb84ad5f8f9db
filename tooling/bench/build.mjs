import { build } from '../scripts/build.mjs'

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: 'Full production build, two packages at a time',
  async run() {
    const began = performance.now()
    const { ok, results } = await build()
    if (!ok) throw new Error('Failed to measure: the build failed.')
    return [
      { what: 'all packages', value: (performance.now() - began) / 1000, unit: 's' },
      ...results.map((one) => ({ what: `${one.folder}: JavaScript, brotli`, value: one.bytes / 1024, unit: 'KB' })),
    ]
  },
}
