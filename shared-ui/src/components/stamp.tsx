import type { ComponentProps } from 'react'

const KINDS = {
  draft: { label: 'Rascunho', color: 'fg-muted' },
  scheduled: { label: 'Agendado', color: 'link' },
  sent: { label: 'Enviado', color: 'success' },
  published: { label: 'Publicado', color: 'success' },
  review: { label: 'Em revisão', color: 'warning' },
  queued: { label: 'Na fila', color: 'warning' },
  failed: { label: 'Falhou', color: 'danger' },
} as const

export interface StampProps extends ComponentProps<'span'> {
  kind: keyof typeof KINDS
}

/** A rubber stamp with the state of something written. Its children replace the usual word. */
export function Stamp({ kind, className = '', style, children, ...rest }: StampProps) {
  const { label, color } = KINDS[kind]
  return (
    <span className={`stamp ${className}`} style={{ color: `var(--chakra-colors-${color})`, ...style }} {...rest}>
      {children ?? label}
    </span>
  )
}
