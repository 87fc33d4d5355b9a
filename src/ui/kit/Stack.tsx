import type { ReactNode } from 'react'
import { look, type Variants } from './classes.ts'

type Gap = 0 | 1 | 2 | 3 | 4 | 6 | 8

type StackProps = { readonly gap?: Gap; readonly align?: Variants<'stacking'>['align']; readonly children: ReactNode }

/** Children under each other; `gap` in steps of 4 px. */
export const Stack = ({ gap = 4, align, children }: StackProps) => (
  <div className={look('stacking', { gap: `${gap}`, align })}>{children}</div>
)

type RowProps = {
  readonly gap?: Gap
  readonly justify?: Variants<'beside'>['justify']
  readonly wrap?: Variants<'beside'>['wrap']
  readonly children: ReactNode
}

/** Children beside each other. */
export const Row = ({ gap = 2, justify, wrap, children }: RowProps) => (
  <div className={look('beside', { gap: `${gap}`, justify, wrap })}>{children}</div>
)

/**
 * Fields (or cards) in as many equal columns as fit; the `whole` row is filled by those that are left for the last. Of
 * those with `lines`, each of five parts, the same part of each stands in one line.
 */
export const Columns = ({
  of = 'field',
  children,
}: {
  readonly of?: 'field' | 'card' | 'whole' | 'lines'
  readonly children: ReactNode
}) => <div className={look('fitting', { min: of })}>{children}</div>
