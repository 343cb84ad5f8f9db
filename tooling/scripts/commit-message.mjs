/** The commit-msg hook (`npm run hooks`): refuses a subject that git log cannot show whole. */
import fs from 'node:fs'
import { subjectProblem } from '../lib/commit-message.mjs'

const problem = subjectProblem(fs.readFileSync(process.argv[2] ?? '', 'utf8'))
if (problem) {
  console.error(`Failed to commit: ${problem}`)
  process.exit(1)
}
