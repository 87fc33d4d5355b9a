import { useCallback } from 'react'
import type { LoggedInEmployee } from '../../domain/employees/nouns.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import type { Offering } from '../../domain/permissions/gate.ts'
import type { TenantSummary } from '../../domain/session/nouns.ts'
import type { PartName, Parts } from '../../machines/session/readiness.machine.ts'
import { actorIn, offeringIn, partIn, statusIn, tenantIn, userIn } from '../../machines/session/readiness.selectors.ts'
import { useReadiness, useReadinessState } from './machines.tsx'

/** What every page may ask of the session. Pages stand in the shell, where all of this is there. */
export const useTenant = (): TenantSummary => useReadinessState(tenantIn)

export const useUser = (): LoggedInEmployee => there(useReadinessState(userIn))

/** Who the rules ask about. */
export const useActor = (): Actor => there(useReadinessState(actorIn))

export const useOffering = (): Offering => useReadinessState(offeringIn)

/** A part of what was gathered at the start; null for module data the plan does not include. */
export const usePart = <Name extends PartName>(name: Name): Parts[Name] | null => useReadinessState(partIn(name))

/** How the last reading of a part stands, and how it is read anew; what was read before stays meanwhile. */
export const useReadingOf = (name: PartName) => {
  const readiness = useReadiness()
  const refresh = useCallback(() => readiness.send({ type: 'part.refreshAsked', part: name }), [readiness, name])
  const isLoading = useReadinessState((snapshot) => isReading(statusIn(name)(snapshot)))
  const failure = useReadinessState(({ context }) => context.failures[name] ?? null)
  return { isLoading, failure, refresh }
}

const isReading = (status: string) => status === 'loading' || status === 'refreshing'

const there = <A>(found: A | null): A => {
  if (found === null) throw new Error('A page was shown before the app was ready')
  return found
}
