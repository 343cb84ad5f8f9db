import QuerySelector from 'happy-dom/lib/query-selector/QuerySelector.js'

/** Matches the last compound of a selector: a tag, classes, and further conditions. */
const LAST = /(?:^|[\s>+~])([a-z][\w-]*)?((?:\.[\w-]+)*)(?:#[\w-]+|::?[\w-]+(?:\([^()]*\))?|\[[^\]]*\])*$/i
/** Matches a comma that does not separate selectors. */
const INNER_COMMA = /\([^)]*,|\[[^\]]*,/

interface Subject {
  tag: string
  classes: string[]
}

const subjects = new Map<string, Subject[] | null>()

/** Parses the tag and classes that each part of a selector requires; null if that is not possible. */
function subjectsOf(selector: string): Subject[] | null {
  const remembered = subjects.get(selector)
  if (remembered !== undefined) return remembered
  const parts = INNER_COMMA.test(selector) ? [] : selector.split(',')
  const found = parts.flatMap((part) => {
    const [, tag = '', classes = ''] = LAST.exec(part.trim()) ?? []
    return tag || classes ? [{ tag: tag.toLowerCase(), classes: classes.split('.').filter(Boolean) }] : []
  })
  const all = found.length === parts.length && found.length > 0 ? found : null
  subjects.set(selector, all)
  return all
}

/** Tells whether the element cannot match because of its tag or classes. */
export function isOutOfQuestion(element: Pick<Element, 'localName' | 'getAttribute'>, selector: string): boolean {
  const wanted = subjectsOf(selector)
  if (!wanted) return false
  const classes = ` ${element.getAttribute('class')?.replace(/\s/g, ' ') ?? ''} `
  return !wanted.some(
    ({ tag, classes: required }) =>
      (tag === '' || tag === element.localName.toLowerCase()) && required.every((one) => classes.includes(` ${one} `)),
  )
}

/*
 * Makes `matches` faster. happy-dom computes a style by matching each rule with the element and its ancestors, which
 * takes a fifth of the time of all view tests, because queries by role compute the style of all elements. Most rules
 * need a class that the element does not have.
 */
const matches = QuerySelector.matches.bind(QuerySelector)
QuerySelector.matches = (element, selector, options) =>
  options?.ignoreErrors && isOutOfQuestion(element, selector) ? null : matches(element, selector, options)
