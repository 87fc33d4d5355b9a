import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { EmployeeSummary } from '../../domain/employees/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { byText } from '../../domain/kernel/order.ts'
import type { EmployeesActor } from '../../machines/employees/employees.machine.ts'
import { useApp, useReadinessState } from '../app/machines.tsx'
import { usePart } from '../app/session.ts'

/** The area's machine, which runs once the group has opened it. */
export const useEmployees = (): EmployeesActor => useApp().system.get('employees') as EmployeesActor

export const useEmployeesState = <A>(select: (snapshot: ReturnType<EmployeesActor['getSnapshot']>) => A): A =>
  useSelector(useEmployees(), select)

const none: ReadonlyArray<never> = []

/** Everybody the person may see, not only those the list shows. */
export const usePeople = (): ReadonlyArray<EmployeeSummary> => usePart('employees') ?? none

export type PeopleById = ReadonlyMap<EmployeeId, EmployeeSummary>

export const usePeopleById = (): PeopleById => {
  const people = usePeople()
  return useMemo(() => new Map(people.map((person) => [person.id, person])), [people])
}

export const useActor = () => useEmployeesState(({ context }) => context.actor)

export const useDepartments = () => useReadinessState(({ context }) => context.parts.bootstrap?.departments ?? none)

/** The names of the tags in use, to be offered while typing. */
export const useTagNames = (): ReadonlyArray<string> => {
  const tags = useReadinessState(({ context }) => context.parts.bootstrap?.tagList ?? none)
  const people = usePeople()
  return useMemo(() => {
    const byName = new Map<string, string>()
    for (const name of [...tags, ...people.flatMap((person) => person.tags)].map((tag) => tag.name)) {
      if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), name)
    }
    return [...byName.values()].sort(byText)
  }, [tags, people])
}
