import { type ReactNode, useEffect, useState } from 'react'
import { useServices } from '../services/context'
import { Button, ButtonLink } from './button'

type Drawings = typeof import('./drawings')['DRAWINGS']
type IllustrationName = keyof Drawings

/** Reserves the room of a drawing at once; the drawing follows, and is left out when its file cannot be loaded. */
function Illustration({ name }: { name: IllustrationName }) {
  const [drawings, setDrawings] = useState<Drawings>()
  useEffect(() => {
    import('./drawings').then(
      (module) => setDrawings(module.DRAWINGS),
      () => undefined,
    )
  }, [])
  return (
    <svg
      className="illustration"
      viewBox="0 0 96 96"
      width={96}
      height={96}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
    >
      {drawings?.[name]}
    </svg>
  )
}

interface EmptyStateProps {
  illustration: IllustrationName
  /** One sentence. */
  title: string
  /** Set when the customer fixed an English text. */
  titleLang?: string
  titleAs?: 'h1' | 'h2' | 'h3' | 'p'
  description?: ReactNode
  action?: { label: string; href?: string; onClick?: () => void }
  children?: ReactNode
}

/** Shows that a list is empty: a drawing, a sentence in serif, one action. */
export function EmptyState({
  illustration,
  title,
  titleLang,
  titleAs: Title = 'h2',
  description,
  action,
  children,
}: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Illustration name={illustration} />
      <Title className="heading" lang={titleLang} tabIndex={Title === 'h1' ? -1 : undefined}>
        {title}
      </Title>
      {description && <p className="muted">{description}</p>}
      {action?.href && (
        <ButtonLink variant="solid" to={action.href}>
          {action.label}
        </ButtonLink>
      )}
      {action?.onClick && (
        <Button variant="solid" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      {children}
    </div>
  )
}

/** Replaces a personal page for a visitor: says what the page would show, and offers to sign in. */
export function SignInPrompt({
  illustration = 'folder',
  ...text
}: Pick<EmptyStateProps, 'title' | 'titleAs' | 'description'> & Partial<Pick<EmptyStateProps, 'illustration'>>) {
  const { session } = useServices()
  return (
    <EmptyState
      illustration={illustration}
      {...text}
      action={{ label: 'Entrar', onClick: () => session.openLogin() }}
    />
  )
}
