import type { ComponentProps, ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { useFocusWhileDisabled } from '../focus/keep-focus'
import { Link } from '../routing/link'

interface ButtonLook {
  variant?: 'solid' | 'subtle' | 'outline' | 'ghost' | 'danger' | 'link'
  size?: 'sm' | 'md'
}

/** Props of an element that looks like a button, such as a link to the next step. */
export const buttonLook = ({ variant = 'outline', size = 'md' }: ButtonLook) => ({
  className: 'button',
  'data-variant': variant,
  'data-size': size,
})

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'>, ButtonLook {
  leftIcon?: ReactNode
  isDisabled?: boolean
  isLoading?: boolean
  /** Said in place of the label while it is busy. */
  loadingText?: string
}

/** A link that looks like a button, with an icon in front. */
export function ButtonLink({ variant, size, leftIcon, className = '', children, ...rest }: ButtonLinkProps) {
  const look = buttonLook({ variant, size })
  return (
    <Link {...look} className={`${look.className} ${className}`} {...rest}>
      {leftIcon && <span className="button-icon">{leftIcon}</span>}
      {children}
    </Link>
  )
}

interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonLook {
  leftIcon?: ReactNode
}

function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A busy button takes no click and submits no form, but is not `disabled`: browsers take the focus from what is, and who
 * works with the keyboard would go on from the top of the page. Nor is one that becomes disabled while it has the focus.
 */
export function Button({
  variant,
  size,
  leftIcon,
  isDisabled,
  isLoading,
  loadingText,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = buttonLook({ variant, size })
  const { isHeld, handlers } = useFocusWhileDisabled(isDisabled, rest)
  const label = (
    <>
      {leftIcon && <span className="button-icon">{leftIcon}</span>}
      {children}
    </>
  )
  return (
    <button
      type="button"
      disabled={isDisabled && !isHeld}
      {...look}
      className={className ? `${look.className} ${className}` : look.className}
      {...rest}
      {...handlers}
      {...(isHeld || (isLoading && !isDisabled) ? { 'aria-disabled': true, onClick: ignore } : undefined)}
    >
      {isLoading ? <Busy text={loadingText}>{label}</Busy> : label}
    </button>
  )
}

/** A spinner beside a text is silent, since the text says what happens: `Carregando Salvando…` would say it twice. */
function Busy({ text, children }: { text: string | undefined; children: ReactNode }) {
  if (text === undefined) {
    return (
      <>
        <span className="spinner">
          <span className="visually-hidden">Carregando</span>
        </span>
        <span className="button-busy">{children}</span>
      </>
    )
  }
  return (
    <>
      <span className="spinner" data-beside="" />
      {text}
    </>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'leftIcon' | 'loadingText' | 'children'> {
  icon: ReactNode
  'aria-label': string
}

/** Always 44 px tall and wide under a coarse pointer. */
export function IconButton({ icon, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Button variant={variant} data-icon="" {...rest}>
      {icon}
    </Button>
  )
}

export function CloseButton({ className = '', ...rest }: ComponentPropsWithRef<'button'>) {
  return (
    <button type="button" aria-label="Fechar" {...rest} className={`close-button ${className}`}>
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden focusable={false}>
        <path d="M.439,21.44a1.5,1.5,0,0,0,2.122,2.121L11.823,14.3a.25.25,0,0,1,.354,0l9.262,9.263a1.5,1.5,0,1,0,2.122-2.121L14.3,12.177a.25.25,0,0,1,0-.354l9.263-9.262A1.5,1.5,0,0,0,21.439.44L12.177,9.7a.25.25,0,0,1-.354,0L2.561.44A1.5,1.5,0,0,0,.439,2.561L9.7,11.823a.25.25,0,0,1,0,.354Z" />
      </svg>
    </button>
  )
}
