import { useSelector } from '@xstate/react'
import type { GoalListing } from '../../domain/goals/listing.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { goalPeopleReading } from '../../machines/goals/readings.ts'
import { Button } from '../kit/Button.tsx'
import { useListedPeople } from './area.ts'

interface ListedPeopleProps {
  readonly question: GoalListing
  /** Those who can be chosen at all. */
  readonly people: ReadonlyArray<{ readonly id: EmployeeId }>
  readonly chosen: ReadonlyArray<EmployeeId>
  readonly onAdd: (people: ReadonlyArray<{ readonly id: EmployeeId }>) => void
}

/** Chooses everybody whose goals are in the list at hand, also those far down that were not looked at. */
export const ListedPeople = ({ question, people, chosen, onAdd }: ListedPeopleProps) => {
  const reading = useListedPeople(question)
  const found = useSelector(reading, goalPeopleReading.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  if (failure !== null)
    return (
      <Button size="sm" onClick={() => reading.send({ type: 'retry.asked' })}>
        Reload the list
      </Button>
    )
  const ids = new Set(found?.map(({ of }) => of))
  const listed = people.filter(({ id }) => ids.has(id))
  return (
    <Button size="sm" denied={whyNot(found === null, listed, chosen)} onClick={() => onAdd(listed)}>
      {found === null ? 'Choose everyone in the list' : `Choose everyone in the list (${listed.length})`}
    </Button>
  )
}

const whyNot = (
  isLoading: boolean,
  listed: ListedPeopleProps['people'],
  chosen: ReadonlyArray<EmployeeId>,
): string | undefined => {
  if (isLoading) return 'Loading the list…'
  if (listed.length === 0) return 'There is no one in the list you can assign goals to.'
  return listed.every(({ id }) => chosen.includes(id)) ? 'Already selected.' : undefined
}
