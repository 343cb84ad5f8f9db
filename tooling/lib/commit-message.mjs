/** Longest subject of a commit: what `git log --oneline` and most pages show whole. */
const LONGEST_SUBJECT = 72

/**
 * What is wrong with the subject of a commit message, null when nothing is.
 * @param {string} message the whole message, as git hands it to its hook
 */
export function subjectProblem(message) {
  const [subject = '', second = ''] = message.split('\n').filter((line) => !line.startsWith('#'))
  if (/^(Merge|Revert|fixup!|squash!) /.test(subject)) return null
  if (subject.trim() === '') return 'The subject is empty.'
  if (subject.length > LONGEST_SUBJECT)
    return `The subject has ${subject.length} characters; at most ${LONGEST_SUBJECT}. Put the reason into the body.`
  if (subject.endsWith('.')) return 'The subject ends with a full stop.'
  if (!/^\p{Lu}/u.test(subject)) return 'The subject does not begin with a capital.'
  if (second.trim() !== '') return 'An empty line is missing between subject and body.'
  return null
}
