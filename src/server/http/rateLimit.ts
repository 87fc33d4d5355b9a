/** How often somebody may do something: so many at once, and so many a second after that. */
export interface Allowance {
  /** Uses one up; false when there is none left. */
  readonly take: (who: string) => boolean
  readonly isSpent: (who: string) => boolean
}

interface Bucket {
  left: number
  filledAt: number
}

const mostBuckets = 50_000

export const makeAllowance = (atOnce: number, perSecond: number, now: () => number = Date.now): Allowance => {
  const buckets = new Map<string, Bucket>()
  const refilled = (who: string): Bucket => {
    const at = now()
    const bucket = buckets.get(who)
    if (bucket === undefined) {
      if (buckets.size >= mostBuckets) buckets.delete(buckets.keys().next().value as string)
      const full = { left: atOnce, filledAt: at }
      buckets.set(who, full)
      return full
    }
    bucket.left = Math.min(atOnce, bucket.left + ((at - bucket.filledAt) / 1000) * perSecond)
    bucket.filledAt = at
    return bucket
  }
  return {
    take: (who) => {
      const bucket = refilled(who)
      if (bucket.left < 1) return false
      bucket.left -= 1
      return true
    },
    isSpent: (who) => buckets.has(who) && refilled(who).left < 1,
  }
}

export const unlimited: Allowance = { take: () => true, isSpent: () => false }
