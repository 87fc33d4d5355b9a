/** Keeps the last so many of what it is given; reading costs no more than what is kept. */
export interface Ring<A> {
  readonly push: (items: ReadonlyArray<A>) => void
  /** The newest last. Another array after each push, the same one as long as nothing came. */
  readonly items: () => ReadonlyArray<A>
  readonly clear: () => void
}

export const ringOf = <A>(capacity: number): Ring<A> => {
  let kept: ReadonlyArray<A> = []
  return {
    push: (items) => {
      if (items.length > 0) kept = [...kept, ...items].slice(-capacity)
    },
    items: () => kept,
    clear: () => {
      kept = []
    },
  }
}
