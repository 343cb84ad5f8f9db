import { IconButton } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { AArrowDown, AArrowUp, Printer, Quote, Share2, UnfoldVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './reader.module.css'
import { changeSettings, readerSettings, TEXT_SIZES } from './reader-settings'

interface ReaderToolbarProps {
  onShare: () => void
  onCite: () => void
  /** Further buttons, after the others. */
  children?: ReactNode
}

/** Actions of a reader on an issue: text size, line spacing, share, cite, print. */
export function ReaderToolbar({ onShare, onCite, children }: ReaderToolbarProps) {
  const { size, spacing } = useSnapshot(readerSettings)
  return (
    <section className={styles.toolbar} aria-label="Opções de leitura">
      <IconButton
        aria-label="Diminuir texto"
        icon={<AArrowDown size={20} aria-hidden />}
        isDisabled={size === 0}
        onClick={() => changeSettings({ size: size - 1 })}
      />
      <IconButton
        aria-label="Aumentar texto"
        icon={<AArrowUp size={20} aria-hidden />}
        isDisabled={size === TEXT_SIZES.length - 1}
        onClick={() => changeSettings({ size: size + 1 })}
      />
      <IconButton
        aria-label="Mais espaço entre linhas"
        aria-pressed={spacing === 1}
        icon={<UnfoldVertical size={20} aria-hidden />}
        onClick={() => changeSettings({ spacing: 1 - spacing })}
      />
      <IconButton aria-label="Compartilhar edição" icon={<Share2 size={20} aria-hidden />} onClick={onShare} />
      <IconButton aria-label="Copiar citação (ABNT)" icon={<Quote size={20} aria-hidden />} onClick={onCite} />
      <IconButton aria-label="Imprimir" icon={<Printer size={20} aria-hidden />} onClick={() => window.print()} />
      {children}
    </section>
  )
}
