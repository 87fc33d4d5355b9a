/** Numbers below a bound, and one of several, the same at every run: whoever sees a test fail can see it again. */
export const chanceFrom = (seed: number) => {
  let state = seed
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
  return { next, oneOf: <One>(list: ReadonlyArray<One>) => list[next(list.length)] as One }
}
