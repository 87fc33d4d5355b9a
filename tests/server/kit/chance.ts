/** Numbers below a bound, the same at every run: whoever sees a test fail can see it again. */
export const chanceFrom = (seed: number) => {
  let at = seed
  return (below: number): number => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((at / 2_147_483_648) * below)
  }
}
