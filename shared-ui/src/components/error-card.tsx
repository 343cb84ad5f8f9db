import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'
import { useOnline } from '../services/context'
import { Button } from './button'

export interface ErrorCardProps {
  /** The area it belongs to, in small capitals above the title. */
  eyebrow?: string
  /** Says in one sentence what failed. */
  title: string
  titleLang?: string
  titleAs?: 'h1' | 'h2' | 'h3' | 'p'
  description?: ReactNode
  note?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  isRetrying?: boolean
  /** Pairs for the person who reports the failure: code, version. Folded. */
  details?: readonly (readonly [string, string])[]
  children?: ReactNode
}

/**
 * Something failed: what, why if known, and a way to try again. Offline, what could be tried again was never saved here,
 * and that is said in the one sentence that all pages use; cards with `details` are about the product itself.
 */
export function ErrorCard(props: ErrorCardProps) {
  return props.onRetry && !props.details ? <OnlineCard {...props} /> : <Card {...props} />
}

function OnlineCard(props: ErrorCardProps) {
  return useOnline() ? <Card {...props} /> : <UnsavedNote isPage={props.titleAs === 'h1'} />
}

function Card(props: ErrorCardProps) {
  const {
    eyebrow,
    title,
    titleLang,
    titleAs: Title = 'h2',
    description,
    note,
    onRetry,
    retryLabel,
    isRetrying,
    details,
  } = props
  return (
    <div role="alert" className="error-card">
      {eyebrow && <p className="small-caps">{eyebrow}</p>}
      <div>
        <CircleAlert aria-hidden />
        <div>
          <Title className="heading" lang={titleLang} tabIndex={Title === 'h1' ? -1 : undefined}>
            {title}
          </Title>
          {description && <p className="muted">{description}</p>}
          {note && (
            <p className="muted" data-note="">
              {note}
            </p>
          )}
          {onRetry && (
            <Button className="error-retry" onClick={onRetry} isLoading={isRetrying} loadingText="Tentando…">
              {retryLabel ?? 'Tentar novamente'}
            </Button>
          )}
          {props.children}
          {details && details.length > 0 && <Details pairs={details} />}
        </div>
      </div>
    </div>
  )
}

function Details({ pairs }: { pairs: readonly (readonly [string, string])[] }) {
  return (
    <details className="details">
      <summary>Detalhes técnicos</summary>
      <dl>
        {pairs.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Texts about data that was never opened on this device, for a page and for a part of one. */
export const UNSAVED_TEXTS = {
  page: 'Esta página ainda não foi salva neste aparelho e precisa de conexão.',
  part: 'Esta parte ainda não foi salva neste aparelho e precisa de conexão.',
} as const

/** True when the frame already says that nothing of this page is saved; then its parts do not repeat it. */
export const UnsavedPageContext = createContext(false)

/** Replaces the error card while offline: nothing failed, the data was never here, and trying again cannot help. */
export function UnsavedNote({ isPage }: { isPage: boolean }) {
  const isSaid = useContext(UnsavedPageContext)
  return (
    <>
      {isPage && (
        <h1 className="visually-hidden" tabIndex={-1}>
          Página indisponível sem conexão
        </h1>
      )}
      {!isSaid && (
        <p role="note" className="unsaved-note">
          {isPage ? UNSAVED_TEXTS.page : UNSAVED_TEXTS.part}
        </p>
      )}
    </>
  )
}

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
