/** Numbers of a shared machine drift: what is compared is measured in turns, and told as the median and its spread. */
export interface Spread {
  readonly median: number
  readonly low: number
  readonly high: number
}

export const spreadOf = (values: ReadonlyArray<number>): Spread => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN
  return { median: at(0.5), low: at(0), high: at(1) }
}

/** The value that a share of all values does not exceed. */
export const percentile = (values: ReadonlyArray<number>, share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** Measures ours and the floor one after the other, the order changing with every round. */
export const inTurns = async <A>(
  rounds: number,
  ours: () => Promise<A>,
  floor: () => Promise<A>,
): Promise<ReadonlyArray<{ readonly ours: A; readonly floor: A }>> => {
  const pairs: { ours: A; floor: A }[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await floor()
      pairs.push({ floor: first, ours: await ours() })
    } else {
      const first = await ours()
      pairs.push({ ours: first, floor: await floor() })
    }
  }
  return pairs
}
