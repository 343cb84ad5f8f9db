import plain from '../../plain/plain.module.css'
import styles from './contents-list.module.css'
import { readOutline } from './outline'
import { goTo, headingsOf, issueText } from './text-blocks'

/** Table of contents of a long issue, with a link to each part; renders nothing for a short issue. */
export function ContentsList({ html }: { html: string }) {
  const entries = readOutline(html)
  if (entries.length === 0) return null
  const highest = Math.min(...entries.map(({ rank }) => rank))

  function open(place: number) {
    const text = issueText()
    const heading = text && headingsOf(text)[place]
    if (heading) goTo(heading)
  }

  return (
    <nav className={`screen-only ${styles.contents}`} aria-label="Nesta edição">
      <p className={`small-caps ${plain.subtle}`}>Nesta edição</p>
      <ol>
        {entries.map(({ text, place, rank }) => (
          <li key={place} data-depth={Math.min(rank - highest, 2)}>
            <button type="button" onClick={() => open(place)}>
              {text}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
