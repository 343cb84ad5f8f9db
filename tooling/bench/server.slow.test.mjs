import { expect, test } from 'vitest'
import { run } from '../scripts/lib/run.mjs'

test('the server fails no call of a small crowd, over PostgreSQL and over PGlite', async () => {
  const size = ['--people', '50', '--posts', '300', '--seconds', '5']
  const { code, output } = await run(process.execPath, ['tooling/run.mjs', 'bench', 'server', ...size])
  expect(output).toMatch(/PostgreSQL.*calls that failed\s+0 %/)
  expect(output).toMatch(/PGlite.*calls that failed\s+0 %/)
  expect(code, output).toBe(0)
}, 400_000)
