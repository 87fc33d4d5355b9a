import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { Keeper } from '../../domain/certifications/access.ts'
import type { Certification, CertificationType } from '../../domain/certifications/nouns.ts'
import { activeAdmins, isOnlyAdmin } from '../../domain/employees/admins.ts'
import type { EmployeeSummary } from '../../domain/employees/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { CertificationsActor } from '../../machines/certifications/certifications.machine.ts'
import type { CertificationsOf } from '../../machines/certifications/certificationsContext.ts'
import type { CertificationTypesActor } from '../../machines/certifications/certificationTypes.machine.ts'
import type { DraftActor } from '../../machines/kit/draft.machine.ts'
import type { ReadingActor } from '../../machines/kit/reading.machine.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'
import type { WindowedListActor } from '../../machines/kit/windowedList.machine.ts'
import { useApp } from '../app/machines.tsx'
import { useActor, usePart, useUser } from '../app/session.ts'

/** The area's machines, which run once a page or tab has opened it. */
export const useCertifications = (): CertificationsActor => useApp().system.get('certificationList')

type Snapshot = ReturnType<CertificationsActor['getSnapshot']>

export const useCertificationsState = <A>(select: (snapshot: Snapshot) => A): A =>
  useSelector(useCertifications(), select)

export const useTypes = (): CertificationTypesActor => useApp().system.get('certificationTypes')

export const useTypesState = <A>(select: (snapshot: ReturnType<CertificationTypesActor['getSnapshot']>) => A): A =>
  useSelector(useTypes(), select)

/** The list of everybody's, read a window at a time. */
export const useWindows = (): WindowedListActor => useApp().system.get('certificationWindows')
export const useCounts = (): ReadingActor => useApp().system.get('certificationCounts')

export const useMatrix = (): ReadingActor => useApp().system.get('certificationMatrix')
export const useHistory = (): ReadingActor => useApp().system.get('certificationHistory')

/** Opens a list for as long as its page shows; false until it is the one opened. */
export const useOpenedList = (of: CertificationsOf): boolean => {
  const certifications = useCertifications()
  useEffect(() => {
    certifications.send({ type: 'list.opened', of })
    return () => certifications.send({ type: 'list.closed' })
  }, [certifications, of])
  return useCertificationsState(({ context }) => context.of === of)
}

/** Opens a reading for as long as its page shows. */
export const useOpenedReading = (reading: ReadingActor, subject: unknown): void => {
  useEffect(() => {
    reading.send({ type: 'reading.opened', subject })
    return () => reading.send({ type: 'reading.closed' })
  }, [reading, subject])
}

/** § 2.6 The dialogs over one certification. */
export const useDialogs = (): RecordDialogsActor | undefined =>
  useCertificationsState(({ children }) => children.dialogs)

/** A dialog over one certification. */
export interface OverCertification {
  readonly dialogs: RecordDialogsActor
  readonly certification: Certification
}

/** One with something to fill in. */
export interface DraftedOver extends OverCertification {
  readonly draft: DraftActor
}

export const useAllTypes = (): ReadonlyArray<CertificationType> => useTypesState(({ context }) => context.types)

const nobody: ReadonlyArray<EmployeeSummary> = []

export const usePeople = (): ReadonlyArray<EmployeeSummary> => usePart('employees') ?? nobody

export type PeopleById = ReadonlyMap<EmployeeId, EmployeeSummary>

export const usePeopleById = (): PeopleById => {
  const people = usePeople()
  return useMemo(() => new Map(people.map((person) => [person.id, person])), [people])
}

/** Somebody's name as far as it is known here: of who is in one's list, or of what they hold. */
export const usePersonName = (id: EmployeeId): string => {
  const person = usePeopleById().get(id)
  const user = useUser()
  const held = useCertificationsState(({ context }) =>
    context.certifications.find(({ employeeId }) => employeeId === id),
  )
  if (person !== undefined) return person.fullName
  return user.id === id ? user.fullName : (held?.employeeName ?? 'Profile')
}

/** The viewer of the page, as the rules of evidence see them. An admin's list has everybody, so it knows the others. */
export const useKeeper = (): Keeper => {
  const actor = useActor()
  const people = usePeople()
  return useMemo(
    () => ({ ...actor, isOnlyAdmin: isOnlyAdmin(actor.employeeId, activeAdmins(people)) }),
    [actor, people],
  )
}

/** What a person owes, for pages that show what is missing. */
export const useOwed = (): ReadingActor => useApp().system.get('certificationsOwed')
