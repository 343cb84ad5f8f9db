import { useLocation } from '@ementa/ui/router'
import { Component, type ReactNode } from 'react'
import { ErrorFallback } from './error-fallback'

/** Catches errors outside of sections; another address resets it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary page={useLocation().key}>{children}</Boundary>
}

interface Caught {
  error: unknown
  page: string
}

class Boundary extends Component<{ page: string; children: ReactNode }, { caught: Caught | null }> {
  override state: { caught: Caught | null } = { caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error, page: '' } }
  }

  static getDerivedStateFromProps({ page }: { page: string }, { caught }: { caught: Caught | null }) {
    if (!caught || caught.page === page) return null
    return { caught: caught.page === '' ? { ...caught, page } : null }
  }

  override render() {
    return this.state.caught ? <ErrorFallback error={this.state.caught.error} /> : this.props.children
  }
}
