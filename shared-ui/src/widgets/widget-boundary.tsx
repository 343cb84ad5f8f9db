import { Component, type ReactNode } from 'react'

/** Another remote's component may throw while it renders: only its own place falls back. */
export class WidgetBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('Failed to render a component of another remote; its plain form is shown.', error)
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
