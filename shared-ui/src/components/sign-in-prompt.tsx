import { useServices } from '../services/context'
import { EmptyState, type EmptyStateProps } from './empty-state'

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
