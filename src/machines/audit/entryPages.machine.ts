import type { Result } from 'effect'
import { type ActorRefFrom, assign, setup } from 'xstate'
import type { AuditFilter } from '../../domain/audit/filter.ts'
import type { AuditEntry, AuditPage } from '../../domain/audit/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { answered, defect, failed, succeeded } from '../kit/answers.ts'
import { hole } from '../kit/port.ts'
import type { LoadPage } from './audit.ports.ts'

/**
 * Changes, the newest first, a page at a time: the trail of a tenant, or the timeline of a person.
 *
 * Rules it keeps: another filter begins anew, and an answer to the one before is not heard any more; what is shown stays
 * until something else has come; a further page that fails leaves those that are there, and can be asked for again.
 *
 * Events: `filter.changed {filter}`, `more.asked`, `refresh.asked`.
 * Reads: `context.{entries, next, filter, failure}`; `hasTag('loading')`; `matches('failed')`, `matches('loadingMore')`.
 */
export interface EntryPagesInput {
  readonly tenantId: TenantId
  readonly filter: AuditFilter
}

interface Context extends EntryPagesInput {
  readonly entries: ReadonlyArray<AuditEntry>
  /** Where the next page begins; null when there is none. */
  readonly next: number | null
  readonly failure: Failure | null
}

type Event =
  | { readonly type: 'filter.changed'; readonly filter: AuditFilter }
  | { readonly type: 'more.asked' }
  | { readonly type: 'refresh.asked' }

export const entryPagesMachine = setup({
  types: {} as { context: Context; events: Event; input: EntryPagesInput; tags: 'loading' },
  actors: { loadPage: hole<LoadPage>('loadPage') },
  guards: { succeeded, hasMore: ({ context }) => context.next !== null },
  actions: {
    keepFilter: assign((_, { filter }: { filter: AuditFilter }) => ({ filter })),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    replace: assign((_, answer: Result.Result<AuditPage, Failure>) => ({ ...answered(answer) })),
    append: assign(({ context }, answer: Result.Result<AuditPage, Failure>) => {
      const { entries, next } = answered(answer)
      return { entries: [...context.entries, ...entries], next }
    }),
  },
}).createMachine({
  id: 'entryPages',
  context: ({ input }) => ({ ...input, entries: [], next: null, failure: null }),
  initial: 'loading',
  on: {
    'filter.changed': {
      target: '.loading',
      reenter: true,
      actions: { type: 'keepFilter', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      tags: 'loading',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context: { tenantId, filter } }) => ({ tenantId, filter, before: null }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'replace', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => failed(event.output) } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: defect } },
      },
    },
    shown: {
      on: {
        'more.asked': [{ guard: 'hasMore', target: 'loadingMore' }, { target: 'shown' }],
        'refresh.asked': 'loading',
      },
    },
    loadingMore: {
      entry: 'forgetFailure',
      invoke: {
        id: 'loadMore',
        src: 'loadPage',
        input: ({ context: { tenantId, filter, next } }) => ({ tenantId, filter, before: next }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'append', params: ({ event }) => event.output },
          },
          { target: 'shown', actions: { type: 'keepFailure', params: ({ event }) => failed(event.output) } },
        ],
        onError: { target: 'shown', actions: { type: 'keepFailure', params: defect } },
      },
    },
    failed: { on: { 'refresh.asked': 'loading' } },
  },
})

export type EntryPagesActor = ActorRefFrom<typeof entryPagesMachine>
