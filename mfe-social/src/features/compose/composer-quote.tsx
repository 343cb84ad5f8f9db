import type { QuotedRef } from '@ementa/contracts'
import { Button } from '@ementa/ui'
import { X } from 'lucide-react'
import { memo } from 'react'
import { FetchedQuote } from '../../shared/quoted-text/quoted-text'
import styles from './composer.module.css'

interface ComposerQuoteProps {
  quoted: QuotedRef
  onUnquote: () => void
}

/** The text that the post quotes, above the field, with a button that removes it. */
export const ComposerQuote = memo(function ComposerQuote({ quoted, onUnquote }: ComposerQuoteProps) {
  return (
    <section aria-label="O que você cita" className={styles.quoted}>
      <div className={styles.quotedHead}>
        <p className={`small-caps ${styles.subtle}`}>Você cita</p>
        <Button
          className={styles.away}
          variant="ghost"
          size="sm"
          leftIcon={<X size={16} aria-hidden />}
          onClick={onUnquote}
        >
          Retirar citação
        </Button>
      </div>
      <div className={styles.quotedText}>
        <FetchedQuote quoted={quoted} />
      </div>
    </section>
  )
})
