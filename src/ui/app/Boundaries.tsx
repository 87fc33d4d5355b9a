import { Component, type ReactNode, Suspense } from 'react'
import { wording } from '../../domain/session/wording.ts'
import { Button } from '../kit/Button.tsx'
import { useNavigation } from './machines.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { StandalonePage } from './StandalonePage.tsx'
import { SupportAddress } from './SupportAddress.tsx'

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
      instead={() => <NotLoaded title={title} />}
      onBroken={() => navigation.send({ type: 'route.failed', to: shown })}
    >
      {children}
    </Boundary>
  )
}

const again = 3_000

/** What stands beside the page: where it cannot be had it is left out, and tried again. */
export const Beside = ({ children }: Children) => (
  <Boundary instead={() => null} onBroken={(mend) => setTimeout(mend, again)}>
    <Suspense fallback={null}>{children}</Suspense>
  </Boundary>
)

/** What breaks anywhere else would leave an empty window behind. The machines go on, and with them what is unsaved. */
export const AppBoundary = ({ children }: Children) => (
  <Boundary
    instead={(mend) => (
      <StandalonePage
        title={wording.failure}
        text={
          <>
            Your changes are safe. If the problem continues, write to <SupportAddress />.
          </>
        }
        actions={
          <Button tone="solid" onClick={mend}>
            Try again
          </Button>
        }
      />
    )}
  >
    {children}
  </Boundary>
)

interface Children {
  readonly children: ReactNode
}

interface BoundaryProps extends Children {
  readonly instead: (mend: () => void) => ReactNode
  readonly onBroken?: (mend: () => void) => void
}

class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  mend = () => this.setState({ broken: false })

  override componentDidCatch() {
    this.props.onBroken?.(this.mend)
  }

  override render() {
    return this.state.broken ? this.props.instead(this.mend) : this.props.children
  }
}
