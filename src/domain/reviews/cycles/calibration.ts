/** The scores of a cycle beside each other, as an admin looks at them before the employees read them. All ours. */
import type { PersonRef } from '../../employees/nouns.ts'
import type { DepartmentId, ReviewCycleId, ReviewId } from '../../kernel/ids.ts'
import type { Actor } from '../../permissions/actor.ts'
import { isShared, mayCompareScore, type Written } from '../access.ts'
import type { AskedSection } from '../answers.ts'
import { calibrated, type Grouping, type Scored } from '../calibration.ts'
import { type SidesAnswer, scaleOf, scoreOf } from '../scores.ts'
import type { CycleCalibration } from './nouns.ts'

/** Up to so many are drawn each by itself; of more, those that stand out. */
export const DOTS_MOST = 500
/** So many that stand out are named. */
const OUTLIERS_MOST = 100

interface Cycle {
  readonly id: ReviewCycleId
  readonly name: string
  readonly sections: ReadonlyArray<AskedSection>
}

export interface ReviewToCalibrate extends Written {
  readonly id: ReviewId
  readonly employee: PersonRef
  readonly reviewer: PersonRef
  readonly departmentId: DepartmentId | null
  readonly department: string | null
  readonly answers: ReadonlyArray<SidesAnswer>
}

/** Every review of a cycle asks what the cycle asks. */
export const calibrationOf = (
  actor: Pick<Actor, 'employeeId'>,
  { id, name, sections }: Cycle,
  reviews: ReadonlyArray<ReviewToCalibrate>,
): CycleCalibration => {
  const submitted = reviews.filter(({ submittedBy }) => submittedBy.reviewer)
  const compared = submitted.filter((one) => mayCompareScore(actor, { employeeId: one.employee.id }, one))
  const scored = compared.flatMap((one) => {
    const { score } = scoreOf(sections, one.answers, 'reviewer')
    return score === null ? [] : [shownOf(one, score)]
  })
  const scores = scored.map(asScored)
  const by = (grouping: Grouping) => {
    const { whole, groups, outliers } = calibrated(scores, grouping)
    const named = outliers.slice(0, OUTLIERS_MOST).map(({ id, side }) => ({ id, side }))
    return { whole, told: { groups, outliers: named, outlierCount: outliers.length } }
  }
  const [reviewer, department] = [by('reviewer'), by('department')]
  const standOut = new Set([...reviewer.told.outliers, ...department.told.outliers].map((one) => one.id))
  return {
    id,
    name,
    scale: scaleOf(sections, 'reviewer'),
    whole: reviewer.whole,
    reviewer: reviewer.told,
    department: department.told,
    reviews: scored.length > DOTS_MOST ? scored.filter((one) => standOut.has(one.id)) : scored,
    shared: scored.filter((one) => one.isShared).length,
    without: {
      notSubmitted: reviews.length - submitted.length,
      notRated: compared.length - scored.length,
      own: submitted.length - compared.length,
    },
  }
}

type Shown = CycleCalibration['reviews'][number]

const shownOf = (review: ReviewToCalibrate, score: number): Shown => ({
  id: review.id,
  employee: review.employee,
  reviewer: review.reviewer,
  department: { id: review.departmentId, name: review.department },
  score,
  isShared: isShared(review),
})

const asScored = ({ id, reviewer, department, score }: Shown): Scored => ({
  id,
  reviewer: { id: reviewer.id, name: reviewer.fullName },
  department,
  score,
})
