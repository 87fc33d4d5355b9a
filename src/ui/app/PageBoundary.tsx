import { Component, type ReactNode } from 'react'
import type { NavigationActor } from '../../machines/session/navigation.machine.ts'
import { useNavigation } from './machines.tsx'
import { NotLoaded } from './NotLoaded.tsx'

interface BoundaryProps {
  readonly shown: string
  readonly title: string
  readonly children: ReactNode
}

/** A page that cannot be loaded or breaks: the shell stays, the page says so and can be tried again. */
export const PageBoundary = (props: BoundaryProps) => <Boundary {...props} navigation={useNavigation()} />

class Boundary extends Component<
  BoundaryProps & { readonly navigation: NavigationActor },
  { readonly broken: boolean }
> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    this.props.navigation.send({ type: 'route.failed', to: this.props.shown })
  }

  override render() {
    return this.state.broken ? <NotLoaded title={this.props.title} /> : this.props.children
  }
}
