import * as Result from 'effect/Result'
import { type NewDraft, newFields } from '../../domain/checkIns/checkIn.fields.ts'
import type { CheckInRow } from '../../domain/checkIns/nouns.ts'
import { toPlan } from '../../domain/checkIns/planning.ts'
import { wording } from '../../domain/checkIns/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { CheckInId } from '../../domain/kernel/ids.ts'
import { recordForm } from '../kit/recordForm.ts'
import type { SaveRecord } from '../kit/recordFormShape.ts'
import type { PlanningPorts } from './checkIns.ports.ts'

/** The first check-in of each person it was planned for. */
export interface Planned {
  readonly ids: ReadonlyArray<CheckInId>
  readonly isSeries: boolean
}

/** The form in which check-ins are planned (`kit/recordForm.machine.ts`): it only ever makes new ones. */
export const planForm = recordForm<NewDraft, CheckInRow, null, Planned | null>({
  id: 'checkInPlanForm',
  ...newFields,
  draftOf: ({ name }) => ({ ...newFields.blank, name }),
  messages: { failed: wording.saveFailed },
})

/** Provides the form's port: one for one person, or one or a series for each of many. */
export const savingPlan =
  ({
    addCheckIn,
    addSeries,
  }: Pick<PlanningPorts, 'addCheckIn' | 'addSeries'>): SaveRecord<NewDraft, CheckInRow, null, Planned | null> =>
  async ({ id, draft }, signal) => {
    const plan = toPlan(id as CheckInId, draft)
    const answer: Result.Result<Planned, Failure> =
      plan.kind === 'one'
        ? Result.map(await addCheckIn(plan.checkIn, signal), (one) => ({ ids: [one.id], isSeries: false }))
        : Result.map(await addSeries(plan.series, signal), (rows) => ({
            ids: rows.map((row) => row.id),
            isSeries: plan.series.rhythm !== null,
          }))
    return Result.mapError(answer, asTheFormCallsThem)
  }

/** Of what the server has against the people, the form has one field. */
const asTheFormCallsThem = (failure: Failure): Failure =>
  failure._tag === 'Refused'
    ? {
        ...failure,
        errors: failure.errors.map((one) =>
          one.field === 'people' || one.field === 'employeeId' ? { ...one, field: 'employeeIds' } : one,
        ),
      }
    : failure
