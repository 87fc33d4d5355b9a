import type { ReactNode } from 'react'
import { slot } from './classes.ts'

type EmptyStateProps = {
  readonly icon?: ReactNode
  readonly title: string
  /** What would fill it. */
  readonly children?: ReactNode
  /** The first step. */
  readonly action?: ReactNode
  readonly tone?: 'danger'
}

export const EmptyState = ({ icon, title, children, action, tone }: EmptyStateProps) => (
  <div className={slot('notice', 'root')} role={tone === 'danger' ? 'alert' : undefined}>
    {icon ? (
      <div className={slot('notice', 'icon', { tone })} aria-hidden="true">
        {icon}
      </div>
    ) : null}
    <p className={slot('notice', 'title')}>{title}</p>
    {children ? <div className={slot('notice', 'text')}>{children}</div> : null}
    {action}
  </div>
)
