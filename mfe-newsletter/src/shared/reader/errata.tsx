import type { Erratum, NewsletterIssue } from '@ementa/contracts'
import { longDate } from '@ementa/ui'
import plain from '../plain/plain.module.css'
import styles from './reader.module.css'

/** Dated corrections above the text that they correct: on the screen, on paper, and for ever. */
export default function Errata({ errata = [] }: Pick<NewsletterIssue, 'errata'>) {
  if (errata.length === 0) return null
  return (
    <section className={styles.errata} aria-label="Errata">
      <p className="small-caps">Errata</p>
      {errata.map(({ id, at, text, changes }) => (
        <div className={styles.below} key={id}>
          <p>
            {changes && 'Corrigida em '}
            <time className={plain.strong} dateTime={at}>
              {longDate(at)}
            </time>
            : {text}
          </p>
          {changes && changes.length > 0 && <Changes changes={changes} />}
        </div>
      ))}
    </section>
  )
}

/** The words that a correction changed: how they read in the mail, and how they read now. */
function Changes({ changes }: Required<Pick<Erratum, 'changes'>>) {
  return (
    <details className={styles.below}>
      <summary className={styles.summary}>O que mudou</summary>
      <ul className={`${plain.list} ${styles.below}`}>
        {changes.map(({ before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may be the same, and none ever moves
          <li className={styles.change} key={index}>
            {before !== null && <p>Antes: “{before}”</p>}
            {after === null ? <p>Este trecho saiu.</p> : <p>Agora: “{after}”</p>}
          </li>
        ))}
      </ul>
    </details>
  )
}
