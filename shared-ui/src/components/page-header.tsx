import { ArrowLeft } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { ButtonLink } from './button'

export interface PageHeaderProps {
  title: ReactNode
  /** Small capitals above the title. */
  eyebrow?: ReactNode
  description?: ReactNode
  /** Link `Voltar`; absent: no way back is shown. `onClick` may go back in the history instead (`useWayBack`). */
  back?: { href: string; label: string; onClick?: (event: MouseEvent) => void }
  /** Buttons at the right. */
  actions?: ReactNode
  /** The actions are wider than a phone leaves beside a title: there they have a line of their own, below the description. */
  hasWideActions?: boolean
  /** Lets the title wrap beside the actions on a phone, in smaller letters, before they wrap below it. */
  hasLongTitle?: boolean
  /** Below the title, within the hairline: tabs, filters. */
  children?: ReactNode
}

/** Head of a page: its `h1` takes the focus after a route change (it is focusable by program only). */
export function PageHeader({
  title,
  eyebrow,
  description,
  back,
  actions,
  hasWideActions,
  hasLongTitle,
  children,
}: PageHeaderProps) {
  return (
    <header
      className="page-header"
      data-parts={children ? '' : undefined}
      data-wide={hasWideActions ? '' : undefined}
      data-long={hasLongTitle ? '' : undefined}
    >
      <div>
        {/* The actions wrap below a long title; the way back stays beside it. */}
        <div className="page-title">
          {back && (
            <ButtonLink variant="ghost" data-icon="" to={back.href} onClick={back.onClick} aria-label={back.label}>
              <ArrowLeft size={20} aria-hidden />
            </ButtonLink>
          )}
          <div>
            {eyebrow && <p className="small-caps">{eyebrow}</p>}
            <h1 className="heading" tabIndex={-1}>
              {title}
            </h1>
          </div>
        </div>
        {description && (
          <div className="page-description">
            <p>{description}</p>
          </div>
        )}
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {children && <div className="page-parts">{children}</div>}
    </header>
  )
}
