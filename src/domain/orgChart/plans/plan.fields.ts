/** The fields of a plan of a reorganisation, and of a move in it (`kernel/record.ts`). All ours. */

import { monthsAfter } from '../../kernel/days.ts'
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import type { EmployeeId } from '../../kernel/ids.ts'
import type { Day } from '../../kernel/nouns.ts'
import { chosenOrNone, type Draft, dayOrNone, line, recordOf, text, yesNo } from '../../kernel/record.ts'

export const planFields = recordOf({
  name: line('Name', 120),
  note: text('Note', 2000),
  effectiveDay: dayOrNone('Effective day'),
})
export type PlanDraft = Draft<typeof planFields.fields>

const YEARS_AHEAD = 2

/** Today's is published as soon as it is approved. */
export const mayTakeEffectOn = (day: Day | null, today: Day): Decision<'dayPast' | 'dayTooFar'> => {
  if (day === null) return allowed
  if (day < today) return denied('dayPast')
  return day > monthsAfter(today, 12 * YEARS_AHEAD) ? denied('dayTooFar') : allowed
}

/** Without a day, or with one that has come, approval publishes it. */
export const waitsForItsDay = ({ effectiveDay }: { readonly effectiveDay: Day | null }, today: Day): boolean =>
  effectiveDay !== null && effectiveDay > today

const moving = {
  person: chosenOrNone<EmployeeId>('Person'),
  manager: chosenOrNone<EmployeeId>('New manager'),
  isTop: yesNo('No one: top of the chart', false),
  leavesTeam: yesNo('Move without their team', false),
}

export type MovingDraft = Draft<typeof moving>

export const movingFields = recordOf(moving, ({ person, manager, isTop }: MovingDraft) => ({
  person: person === null ? 'Choose somebody' : null,
  manager: manager === null && !isTop ? 'Choose a manager' : null,
}))
