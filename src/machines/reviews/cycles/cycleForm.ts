import type { ReviewCycleId } from '../../../domain/kernel/ids.ts'
import { type CycleDraft, cycleFields, withoutUnasked } from '../../../domain/reviews/cycles/cycle.fields.ts'
import type { CycleMade, NewCycle } from '../../../domain/reviews/cycles/nouns.ts'
import { wording } from '../../../domain/reviews/cycles/wording.ts'
import { recordForm } from '../../kit/recordForm.ts'
import type { SaveRecord } from '../../kit/recordFormShape.ts'
import type { CyclePorts } from './cycles.ports.ts'

/** What a form would be opened on; a cycle is only ever made. */
interface Kept extends NewCycle {
  readonly version: number
}

/** The form in which a cycle is planned (`kit/recordForm.machine.ts`). What its kind does not ask is not looked at. */
export const cycleForm = recordForm<CycleDraft, Kept, null, CycleMade | null>({
  id: 'reviewCycleForm',
  fields: cycleFields.fields,
  draftOf: cycleFields.draftOf,
  problems: (draft) => cycleFields.problems(withoutUnasked(draft)),
  changes: cycleFields.changes,
  messages: { failed: wording.saveFailed },
})

/** Only of a draft without problems. */
export const toCycle = (id: ReviewCycleId, draft: CycleDraft): NewCycle =>
  ({ id, ...cycleFields.toSaved(withoutUnasked(draft)) }) as NewCycle

export const savingCycle =
  ({ addCycle }: Pick<CyclePorts, 'addCycle'>): SaveRecord<CycleDraft, Kept, null, CycleMade | null> =>
  ({ id, draft }, signal) =>
    addCycle(toCycle(id as ReviewCycleId, draft), signal)
