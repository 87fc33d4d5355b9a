import { useSelector } from '@xstate/react'
import type { AuditFilter } from '../../domain/audit/filter.ts'
import type { AuditActor } from '../../machines/audit/audit.machine.ts'
import type { EntryPagesActor } from '../../machines/audit/entryPages.machine.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { useApp } from '../app/machines.tsx'

/** The area's machine, which runs once the page or a timeline has opened it. */
export const useAudit = (): AuditActor => useApp().system.get('audit') as AuditActor

export const useAuditState = <A>(select: (snapshot: ReturnType<AuditActor['getSnapshot']>) => A): A =>
  useSelector(useAudit(), select)

/** How the reading of some changes stands. */
export const useEntries = (pages: EntryPagesActor) => {
  const entries = useSelector(pages, ({ context }) => context.entries)
  const next = useSelector(pages, ({ context }) => context.next)
  const failure = useSelector(pages, ({ context }) => context.failure)
  const isLoading = useSelector(pages, (snapshot) => snapshot.hasTag('loading'))
  const isLoadingMore = useSelector(pages, (snapshot) => snapshot.matches('loadingMore'))
  return {
    entries,
    hasMore: next !== null,
    isLoading,
    isLoadingMore,
    sentence: failure === null ? null : failureSentence(failure),
    more: () => pages.send({ type: 'more.asked' }),
    retry: () => pages.send({ type: 'refresh.asked' }),
  }
}

/** Filters as the list's own: what is set, by its name. */
export const filtersOf = (filter: AuditFilter): Readonly<Record<string, ReadonlyArray<string>>> =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, [value]]))
