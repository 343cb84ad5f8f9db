import { absoluteTime } from '@ementa/ui'
import { useEffect, useState } from 'react'
import './print.css'
import styles from './reader.module.css'

/** Marks what goes onto paper; nothing around it is printed. */
export const PRINTED = { 'data-print': '' }

/** The last line on paper: when it was printed, and where the text is. */
export function PrintedLine({ url }: { url: string }) {
  const [printedAt, setPrintedAt] = useState(() => Date.now())
  useEffect(() => {
    const note = () => setPrintedAt(Date.now())
    window.addEventListener('beforeprint', note)
    return () => window.removeEventListener('beforeprint', note)
  }, [])
  return (
    <p className={`print-only ${styles.printed}`}>
      Impresso em {absoluteTime(printedAt)} · {url}
    </p>
  )
}
