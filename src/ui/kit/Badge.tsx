import type { ReactNode } from 'react'
import { look, type Variants } from './classes.ts'

type BadgeProps = {
  readonly tone?: Variants<'badge'>['tone']
  /** Colour never says it alone: the word does, and an icon where it helps. */
  readonly icon?: ReactNode
  readonly children: ReactNode
}

export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps) => (
  <span className={look('badge', { tone })}>
    {icon}
    {children}
  </span>
)
