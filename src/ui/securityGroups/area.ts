import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { EmployeeSummary } from '../../domain/employees/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Granting } from '../../domain/securityGroups/changes.ts'
import type { SecurityGroup } from '../../domain/securityGroups/nouns.ts'
import type { TemplatesActor } from '../../machines/kit/templates.machine.ts'
import { personAccess } from '../../machines/securityGroups/securityGroupArea.machine.ts'
import { securityGroups } from '../../machines/securityGroups/securityGroups.ts'
import { useApp, useReadingWhileShown } from '../app/machines.tsx'
import { usePart } from '../app/session.ts'

export const useGroups = (): TemplatesActor => useApp().system.get('securityGroupList')

export const useGroupList = (): ReadonlyArray<SecurityGroup> => useSelector(useGroups(), securityGroups.templatesIn)

/** What one person may; nothing is read of nobody. */
export const useAccess = (id: EmployeeId | null) =>
  useReadingWhileShown(useApp().system.get('personAccess'), personAccess, id === null ? null : { id })

const nobody: ReadonlyArray<EmployeeSummary> = []
export const usePeople = (): ReadonlyArray<EmployeeSummary> => usePart('employees') ?? nobody

/** Whether somebody has everything without a group (§ 6). */
export const useIsAdministrator = (): ((person: EmployeeId) => boolean) => {
  const people = usePeople()
  return useMemo(() => {
    const administrators = new Set(people.filter(({ isAdmin }) => isAdmin).map(({ id }) => id))
    return (person) => administrators.has(person)
  }, [people])
}

export const grantingOf = ({ id, features, members }: SecurityGroup): Granting => ({
  id,
  features,
  memberIds: members.map((member) => member.id),
})
