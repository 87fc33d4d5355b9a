import { givesGoals, peopleToGive } from '../../domain/goals/acts.ts'
import { COPIES_MOST } from '../../domain/goals/limits.ts'
import type { GoalRow } from '../../domain/goals/nouns.ts'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import { useActor, usePart } from '../app/session.ts'
import { useToday } from '../app/time.ts'
import { Button } from '../kit/Button.tsx'
import { useLocale } from '../kit/locale.ts'
import { useDialogs } from './area.ts'
import { askToContinue, askToGive } from './over.ts'

/** What can be done with the goals that are selected, or with their people. */
export const BulkActions = ({ goals }: { readonly goals: ReadonlyArray<GoalRow> }) => {
  const dialogs = useDialogs()
  const actor = useActor()
  const today = useToday()
  const locale = useLocale()
  const directory = usePart('employees') ?? []
  const people = () => {
    const ofThese = new Set(goals.map(({ employee }) => employee.id))
    return peopleToGive(actor, directory)
      .map(({ id }) => id)
      .filter((id) => ofThese.has(id))
  }
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        denied={goals.length > COPIES_MOST ? `At most ${writtenNumber(locale, COPIES_MOST)} at once.` : undefined}
        onClick={() => askToContinue(dialogs, { goals })}
      >
        Copy to the next period…
      </Button>
      {givesGoals(actor) ? (
        <Button size="sm" aria-haspopup="dialog" onClick={() => askToGive(dialogs, { people: people(), today })}>
          Assign goals…
        </Button>
      ) : null}
    </>
  )
}
