import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './disclosure.module.css'

interface DisclosureProps {
  title: string
  /** Shown beside the title until the part is opened. */
  summary?: ReactNode
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A part of the page that takes one line until it is opened. */
export function Disclosure({ title, summary, isOpen, onToggle, children }: DisclosureProps) {
  const id = useId()
  const visibleSummary = isOpen ? null : summary
  return (
    <section aria-labelledby={id} className={styles.disclosure}>
      <div className={styles.head} data-summary={visibleSummary ? '' : undefined}>
        <h2 id={id} className="heading">
          <button type="button" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
            {title}
            <ChevronDown size={18} aria-hidden />
          </button>
        </h2>
        {visibleSummary && <div className={`muted ${styles.summary}`}>{visibleSummary}</div>}
      </div>
      {isOpen && <div className={styles.content}>{children}</div>}
    </section>
  )
}
