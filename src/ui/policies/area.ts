import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import type { PermissionAction } from '../../domain/permissions/nouns.ts'
import { managesPolicies, mayManagePolicies } from '../../domain/policies/access.ts'
import type { HrDocumentSummary } from '../../domain/policies/nouns.ts'
import type { AgreementActor } from '../../machines/policies/agreement.machine.ts'
import type { PoliciesActor } from '../../machines/policies/policies.machine.ts'
import { useApp } from '../app/machines.tsx'
import { useActor, usePart, useReadingOf } from '../app/session.ts'

/** The area's machine, which runs once a page has opened it. */
export const usePolicies = (): PoliciesActor => useApp().system.get('policies') as PoliciesActor

type Snapshot = ReturnType<PoliciesActor['getSnapshot']>

export const usePoliciesState = <A>(select: (snapshot: Snapshot) => A): A => useSelector(usePolicies(), select)

/** Reads the list anew for the page that shows it. */
export const useOpenedList = (): void => {
  const { refresh } = useReadingOf('policies')
  useEffect(refresh, [refresh])
}

/** How the images of its text are had. */
export const usePolicyImages = (id: HrDocumentId) => {
  const images = usePoliciesState(({ context }) => context.images)
  return useMemo(() => ({ id, images }), [id, images])
}

const none: ReadonlyArray<HrDocumentSummary> = []

export const useList = (): ReadonlyArray<HrDocumentSummary> => usePart('policies') ?? none

/** Opens a policy for as long as its page shows; undefined until it is the one opened. */
export const useOpenedDocument = (id: HrDocumentId): AgreementActor | undefined => {
  const policies = usePolicies()
  useEffect(() => {
    policies.send({ type: 'document.opened', id })
    return () => policies.send({ type: 'document.closed' })
  }, [policies, id])
  return usePoliciesState(({ context, children }) =>
    context.id === id ? (children.agreement as AgreementActor | undefined) : undefined,
  )
}

/** Whether the reader sees all policies, whomever they bind. */
export const useManages = (): boolean => managesPolicies(useActor())

/** Whether the reader may do this with policies, as the server decides it. */
export const useMayManage = (action: PermissionAction): boolean => mayManagePolicies(useActor(), action).allowed
