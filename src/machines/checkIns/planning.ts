import { newFields } from '../../domain/checkIns/checkIn.fields.ts'
import type { Choosable } from '../../domain/checkIns/nouns.ts'
import { withEmployees } from '../../domain/checkIns/people.ts'
import { wording } from '../../domain/checkIns/wording.ts'
import type { CheckInId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce } from '../kit/announce.ts'
import { type PlanningActor, planningOf } from '../kit/planning.machine.ts'
import { tell } from '../kit/tell.ts'
import { planForm } from './planForm.ts'

export interface CheckInOpened {
  readonly id: CheckInId
  /** With whom one may plan. */
  readonly choices: ReadonlyArray<Choosable>
}

const blankFor = (choices: ReadonlyArray<Choosable>) => {
  const [only, ...others] = choices
  const blank = { ...newFields.blank, name: 'Check-in' }
  return only === undefined || others.length > 0 ? blank : { ...blank, ...withEmployees(blank, [only.id], choices) }
}

/**
 * The page on which check-ins are planned (`kit/planning.machine.ts`). Who can choose one person only has them chosen; one
 * leads to its page, and many to the list. System id: `checkInPlanning`.
 */
export const checkInPlanning = planningOf({
  id: 'checkInPlanning',
  form: planForm,
  blankOf: ({ choices }: CheckInOpened) => blankFor(choices),
  planned: (speaking, { ids: [id, ...others], isSeries }) => {
    announce(speaking, { kind: 'success', text: others.length > 0 || isSeries ? wording.addedMany : wording.added })
    tell(speaking, 'checkIns', { type: 'checkIns.changed' })
    const to = id !== undefined && others.length === 0 ? pathTo('checkIn', { id }) : pathTo('checkIns')
    tell(speaking, 'navigation', { type: 'navigation.asked', to, replace: true })
  },
  failed: wording.saveFailed,
})

export type CheckInPlanningActor = PlanningActor<CheckInOpened>
