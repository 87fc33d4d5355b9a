import { useSelector } from '@xstate/react'
import { useCallback, useMemo } from 'react'
import type { ServedGoal, Sharing } from '../../domain/goals/alignment.fields.ts'
import { servable } from '../../domain/goals/alignment.ts'
import type { TreeGoal } from '../../domain/goals/nouns.ts'
import type { EmployeeId, GoalId } from '../../domain/kernel/ids.ts'
import { foldedForSearch } from '../../domain/kernel/searchText.ts'
import { goalTreeReading } from '../../machines/goals/readings.ts'
import { PickField } from '../app/PickField.tsx'
import { slot } from '../kit/classes.ts'
import type { Offer } from '../kit/combobox.tsx'
import type { FieldProps } from '../kit/Field.tsx'
import { useGoalTree } from './area.ts'

type ServesFieldProps = FieldProps & {
  readonly goal: { readonly id: GoalId; readonly employeeId: EmployeeId; readonly sharedWith: Sharing }
  readonly chosen: ServedGoal | null
  readonly onChange: (served: ServedGoal | null) => void
}

const none: ReadonlyArray<TreeGoal> = []
const OFFERED_MOST = 50

/** One of the goals that this one may serve: typing seeks by what is to be reached and by whose it is. */
export const ServesField = ({ goal: { id, employeeId, sharedWith }, chosen, onChange, ...field }: ServesFieldProps) => {
  const tree = useSelector(useGoalTree(), goalTreeReading.foundIn) ?? none
  const possible = useMemo(() => servable({ id, employeeId, sharedWith }, tree), [id, employeeId, sharedWith, tree])
  return (
    <PickField
      {...field}
      chosen={chosen?.title ?? null}
      offersFor={useCallback((typed) => offersOf(possible, typed), [possible])}
      nothing="No goals to support."
      clearLabel="Clear supported goal"
      placeholder="No specific goal"
      onPick={(value) => {
        const served = possible.find((one) => one.id === value)
        if (value === null || served) onChange(served ? { id: served.id, title: served.title } : null)
      }}
    />
  )
}

const offersOf = (goals: ReadonlyArray<TreeGoal>, typed: string): ReadonlyArray<Offer> => {
  const words = foldedForSearch(typed).split(/\s+/)
  return goals
    .filter(({ title, employee }) => {
      const said = foldedForSearch(`${title} ${employee?.fullName ?? ''}`)
      return words.every((word) => said.includes(word))
    })
    .slice(0, OFFERED_MOST)
    .map(({ id, title, employee }) => ({
      value: id,
      label: title,
      shown: (
        <span className={slot('combobox', 'words')}>
          <span>
            <bdi>{title}</bdi>
          </span>
          {employee === null ? null : <small>{employee.fullName}</small>}
        </span>
      ),
    }))
}
