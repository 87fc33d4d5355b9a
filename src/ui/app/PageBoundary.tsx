import { Component, type ReactNode, Suspense } from 'react'
import { useNavigation } from './machines.tsx'
import { NotLoaded } from './NotLoaded.tsx'

interface PageBoundaryProps {
  readonly shown: string
  readonly title: string
  readonly children: ReactNode
}

/** A page that cannot be loaded or breaks: the shell stays, the page says so and can be tried again. */
export const PageBoundary = ({ shown, title, children }: PageBoundaryProps) => {
  const navigation = useNavigation()
  return (
    <Boundary
      instead={<NotLoaded title={title} />}
      onBroken={() => navigation.send({ type: 'route.failed', to: shown })}
    >
      {children}
    </Boundary>
  )
}

const again = 3_000

/** What stands beside the page: where it cannot be had it is left out, and tried again; React would take the whole shell away. */
export const Beside = ({ children }: { readonly children: ReactNode }) => (
  <Boundary instead={null} onBroken={(mend) => setTimeout(mend, again)}>
    <Suspense fallback={null}>{children}</Suspense>
  </Boundary>
)

interface BoundaryProps {
  readonly instead: ReactNode
  readonly onBroken: (mend: () => void) => void
  readonly children: ReactNode
}

class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    this.props.onBroken(() => this.setState({ broken: false }))
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children
  }
}
