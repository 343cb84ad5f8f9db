import type { QuotedRef } from '@ementa/contracts'
import { Outline } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { quotedQuery } from './queries'
import styles from './quoted.module.css'
import QuotedText from './quoted-text'
import { QUOTED_WORDS } from './words'

/** Reads and shows the text that an unpublished post quotes. */
export default function FetchedQuote({ quoted, viewer }: { quoted: QuotedRef; viewer: string | null }) {
  const { data, error } = useRead(quotedQuery({ kind: quoted.kind, id: quoted.id }, viewer))
  const { kind } = quoted
  if (data?.view) return <QuotedText kind={kind} view={data.view} />
  if (!error) return <Outline h="118px" mt="0.75rem" />
  return <p className={styles.withheld}>{QUOTED_WORDS[kind].label}: não foi possível mostrá-la agora.</p>
}
