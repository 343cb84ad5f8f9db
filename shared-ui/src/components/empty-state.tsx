import type { ReactNode } from 'react'
import { Button, ButtonLink } from './button'
import { Illustration, type IllustrationName } from './illustrations'

export interface EmptyStateProps {
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
