import type { ReactNode } from 'react'
import { look, type Variants } from './classes.ts'

type TextProps = Variants<'text'> & {
  readonly as?: 'p' | 'span' | 'div' | 'h2' | 'h3' | 'strong'
  readonly id?: string
  readonly children: ReactNode
}

export const Text = ({ as: Element = 'p', id, children, ...variants }: TextProps) => (
  <Element id={id} className={look('text', variants)}>
    {children}
  </Element>
)
