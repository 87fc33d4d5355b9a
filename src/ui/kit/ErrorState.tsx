import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

type ErrorStateProps = {
  readonly title: string
  /** What is safe, and what to do. */
  readonly children?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly busy?: boolean
}

export const ErrorState = ({ title, children, onRetry, busy = false }: ErrorStateProps) => (
  <EmptyState
    tone="danger"
    icon={<CircleAlert />}
    title={title}
    action={
      onRetry ? (
        <Button onClick={onRetry} busy={busy}>
          {busy ? null : <RotateCw aria-hidden="true" />}
          Try again
        </Button>
      ) : null
    }
  >
    {children}
  </EmptyState>
)
