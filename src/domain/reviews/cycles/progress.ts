/** How far the reviews of a cycle are, as its bars show it. All ours. */
import { sides } from '../../checkIns/access.ts'
import { isLate, type Standing } from '../lifecycle.ts'

/** In the order of the bars. */
export const cycleSteps = ['notBegun', 'writing', 'oneIn', 'discussing', 'report', 'complete', 'late'] as const
export type CycleStep = (typeof cycleSteps)[number]

export type StepCounts = Readonly<Partial<Record<CycleStep, number>>>

/** Late is what is said of a review first, wherever it stands. */
export const stepOf = (
  review: Omit<Standing, 'isCondensed'> & { readonly dueDateUtc: string },
  now: number,
): CycleStep => {
  const { stage, submittedBy } = review
  if (isLate(review, now)) return 'late'
  switch (stage) {
    case 'Scheduled':
      return 'notBegun'
    case 'Writing':
      return sides.some((side) => submittedBy[side]) ? 'oneIn' : 'writing'
    case 'Submitted':
    case 'Discussing':
      return 'discussing'
    case 'Report':
    case 'Acknowledged':
      return 'report'
    case 'Complete':
      return 'complete'
  }
}

export const totalOf = (counts: StepCounts): number => cycleSteps.reduce((sum, step) => sum + (counts[step] ?? 0), 0)

/** What of a whole is done, as a whole number of hundredths: a hundred only when it is all of it. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.floor((part / whole) * 100))
