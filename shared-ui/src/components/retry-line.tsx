import type { ReactNode } from 'react'
import { Button } from './button'

interface RetryLineProps {
  /** Says in a whole sentence what is missing. */
  children: ReactNode
  onRetry: () => void
  isRetrying?: boolean
  /** Names the missing part on a page that may have more than one retry. */
  label?: string
}

/** The error of a small part of a page: a sentence and a link-like button, where a card would be too much. */
export function RetryLine({ children, onRetry, isRetrying, label = 'Tentar novamente' }: RetryLineProps) {
  return (
    <p role="alert" className="retry-line">
      {children}{' '}
      <Button variant="link" size="sm" onClick={onRetry} isLoading={isRetrying} loadingText="Tentando…">
        {label}
      </Button>
    </p>
  )
}
