import { Component, type ReactNode } from 'react'
import { ErrorState } from '../../ui/kit/ErrorState.tsx'

interface GuardedProps {
  readonly children: ReactNode
}

/** Where something breaks, this part says so, and the rest of the workshop keeps working. */
export class Guarded extends Component<GuardedProps, { readonly broken: string | null }> {
  override state = { broken: null }

  static getDerivedStateFromError(error: unknown) {
    return { broken: error instanceof Error ? error.message : String(error) }
  }

  override render() {
    if (this.state.broken === null) return this.props.children
    return (
      <ErrorState title="This could not be shown" onRetry={() => this.setState({ broken: null })}>
        {this.state.broken}. Everything else in the workshop still works.
      </ErrorState>
    )
  }
}
