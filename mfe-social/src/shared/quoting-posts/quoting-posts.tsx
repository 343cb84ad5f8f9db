import type { QuotedRef } from '@ementa/contracts'
import { Button, counted, lazyPart, MissingSection, Skeletons } from '@ementa/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import styles from './quoting-posts.module.css'

const QuotingPostsList = lazyPart(() => import('./quoting-posts-list'), MissingSection)

/** The button `Citada em 2 publicações`, which shows those posts. */
export default function QuotingPosts({ quoted, count }: { quoted: QuotedRef; count: number }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <div className={styles.quotes}>
      <Button
        variant="ghost"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Citada em {counted(count, 'publicação', 'publicações')}
        <Chevron className={styles.chevron} size={16} aria-hidden />
      </Button>
      {isOpen && (
        <section id={id} aria-label="Publicações que citam" className={styles.list}>
          <Suspense fallback={<Skeletons shape="post" count={1} />}>
            <QuotingPostsList quoted={quoted} />
          </Suspense>
        </section>
      )}
    </div>
  )
}
