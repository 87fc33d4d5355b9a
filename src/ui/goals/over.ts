import { continueFields, giveFields } from '../../domain/goals/give.fields.ts'
import type { GoalListing } from '../../domain/goals/listing.ts'
import type { GoalRow } from '../../domain/goals/nouns.ts'
import type { EmployeeId, GoalActId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { continueDraft, type GoalsChosen, giveDraft } from '../../machines/goals/goalDialogs.ts'
import type { DraftActor } from '../../machines/kit/draft.machine.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'

/** A dialog over many goals. */
export interface DraftedOver {
  readonly dialogs: RecordDialogsActor
  readonly of: GoalsChosen
  readonly draft: DraftActor
}

const newAct = () => crypto.randomUUID() as string as GoalActId

interface Given {
  /** Who is chosen to begin with. */
  readonly people: ReadonlyArray<EmployeeId>
  /** The list at hand, whose people can be chosen too. */
  readonly question?: GoalListing | null
  readonly today: Day
}

/** Asks what whom is given. */
export const askToGive = (dialogs: RecordDialogsActor, { people, question = null, today }: Given): void => {
  const record: GoalsChosen = { id: newAct(), goals: null, question }
  dialogs.send({
    type: 'record.selected',
    record,
    dialog: 'give',
    draft: giveDraft.inputOf({ ...giveFields.blank, people, from: today }),
  })
}

/** Asks how goals go on: those that are chosen, or all that the list shows. */
export const askToContinue = (
  dialogs: RecordDialogsActor,
  over: { readonly goals: ReadonlyArray<GoalRow> } | { readonly question: GoalListing },
): void => {
  const record: GoalsChosen = { id: newAct(), goals: null, question: null, ...over }
  dialogs.send({
    type: 'record.selected',
    record,
    dialog: 'continue',
    draft: continueDraft.inputOf({ ...continueFields.blank, goals: (record.goals ?? []).map(({ id }) => id) }),
  })
}
