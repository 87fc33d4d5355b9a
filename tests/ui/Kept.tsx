import { type ReactNode, useState } from 'react'

interface KeptProps<A> {
  readonly first: A
  readonly children: (value: A, keep: (next: A) => void) => ReactNode
}

/** Holds what a field answers, as its owner would. */
export const Kept = <A,>({ first, children }: KeptProps<A>) => {
  const [value, keep] = useState(first)
  return children(value, keep)
}
