import { type ActorRefFrom, assign, setup } from 'xstate'
import type { AuditFilter } from '../../domain/audit/filter.ts'
import type { AuditEntry, AuditPage } from '../../domain/audit/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import { succeeded } from '../kit/answers.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
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
  actors: { loadPage: port<LoadPage>('loadPage') },
  guards: { succeeded, hasMore: ({ context }) => context.next !== null },
  actions: {
    keepFilter: assign((_, { filter }: { filter: AuditFilter }) => ({ filter })),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    replace: assign((_, answer: AuditPage) => ({ ...answer })),
    append: assign(({ context }, answer: AuditPage) => {
      const { entries, next } = answer
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
      actions: withEvent('keepFilter'),
    },
  },
  states: {
    loading: {
      tags: 'loading',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context: { filter } }) => ({ filter, before: null }),
        ...settling<LoadPage>()({ to: 'shown', keep: 'replace', otherwise: 'failed', why: 'keepFailure' }),
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
        input: ({ context: { filter, next } }) => ({ filter, before: next }),
        ...settling<LoadPage>()({ to: 'shown', keep: 'append', otherwise: 'shown', why: 'keepFailure' }),
      },
    },
    failed: { on: { 'refresh.asked': 'loading' } },
  },
})

export type EntryPagesActor = ActorRefFrom<typeof entryPagesMachine>
