import type { Result } from 'effect'
import { type ActorRefFrom, assign, setup } from 'xstate'
import type { TenantId } from '../../domain/kernel/ids.ts'
import type { TenantSummary, User } from '../../domain/session/nouns.ts'
import {
  enterable,
  matchingTenants,
  type PageOf,
  PICKER_DEBOUNCE_MS,
  pageOf,
  type RememberedTenant,
  selectTenant,
  type TenantSelection,
} from '../../domain/session/tenantSelection.ts'
import { answerOf } from '../kit/answers.ts'
import { port } from '../kit/port.ts'
import { withAnswer, withEvent } from '../kit/settling.ts'
import type { SessionPorts } from './session.ports.ts'

/**
 * Which client to work in: decided by the rule, or chosen by the person (§ 4 Tenant selection, § 2.4).
 *
 * Rules it keeps: on start the rule decides, and the picker shows only when it cannot; changing client goes straight to
 * the picker, which can then be closed; the search settles 300 ms after the last key; a choice is remembered for the
 * user. A choice that cannot be remembered still counts, as one the rule has decided: a reload would ask for it again.
 *
 * Events: `search.typed {text}`, `page.turned {page}`, `tenant.chosen {tenantId}`, `picker.closed`.
 * Reads: `context.search` (as typed), `rowsOf(snapshot)` (the page of clients), `context.mayClose`, `hasTag('picking')`.
 * Output: `{ kind: 'none' | 'inactive' | 'chosen' | 'picked' | 'closed', tenant }`. System id: `tenantSelection`.
 */
export interface SelectionInput {
  readonly user: User
  /** Changing means that a tenant is chosen already: nothing is decided, and the picker may be closed. */
  readonly occasion: 'starting' | 'changing'
  readonly pageSize: number
  readonly now: number
}

interface Context extends SelectionInput {
  readonly mayClose: boolean
  readonly search: string
  /** What the list is found by: `search` once typing has paused. */
  readonly settledSearch: string
  readonly page: number
  readonly selection: TenantSelection
  /** The person has chosen, and the next start will know it. */
  readonly isKept: boolean
}

type Event =
  | { readonly type: 'search.typed'; readonly text: string }
  | { readonly type: 'page.turned'; readonly page: number }
  | { readonly type: 'tenant.chosen'; readonly tenantId: TenantId }
  | { readonly type: 'picker.closed' }

export type SelectionOutput =
  | { readonly kind: 'closed' }
  /** Chosen by the person, and kept: § 2.4 has the app reload. */
  | { readonly kind: 'picked'; readonly tenant: TenantSummary }
  | TenantSelection

export const tenantSelectionMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: SelectionInput
    output: SelectionOutput
    tags: 'picking'
  },
  delays: { searchPause: PICKER_DEBOUNCE_MS },
  actors: {
    recallTenant: port<SessionPorts['recallTenant']>('recallTenant'),
    rememberTenant: port<SessionPorts['rememberTenant']>('rememberTenant'),
  },
  guards: {
    isChanging: ({ context }) => context.occasion === 'changing',
    isDecided: ({ context }) => context.selection.kind !== 'undecided',
    mayClose: ({ context }) => context.mayClose,
    canBeEntered: ({ context }: { context: Context }, { tenantId }: { tenantId: TenantId }) =>
      enterable(context.user.tenants).some((tenant) => tenant.id === tenantId),
  },
  actions: {
    decide: assign(({ context }, remembered: RememberedTenant | null) => ({
      selection: selectTenant({ tenants: context.user.tenants, remembered, now: context.now }),
    })),
    keepSearch: assign((_, { text }: { text: string }) => ({ search: text })),
    settleSearch: assign({ settledSearch: ({ context }) => context.search, page: 1 }),
    forgetChoice: assign({ selection: { kind: 'undecided', tenants: [] } }),
    turn: assign((_, { page }: { page: number }) => ({ page })),
    keepWhether: assign((_, isKept: boolean) => ({ isKept })),
    choose: assign(({ context }, { tenantId }: { tenantId: TenantId }) => {
      const tenant = context.user.tenants.find((one) => one.id === tenantId)
      return tenant ? { selection: { kind: 'chosen', tenant } as const } : {}
    }),
  },
}).createMachine({
  id: 'tenantSelection',
  context: ({ input }) => ({
    ...input,
    mayClose: input.occasion === 'changing',
    search: '',
    settledSearch: '',
    page: 1,
    isKept: false,
    selection: { kind: 'undecided', tenants: enterable(input.user.tenants) },
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isChanging', target: 'picking' }, { target: 'recalling' }],
    },
    recalling: {
      invoke: {
        id: 'recallTenant',
        src: 'recallTenant',
        input: ({ context }) => ({ userId: context.user.userId }),
        onDone: {
          target: 'deciding',
          actions: {
            type: 'decide',
            params: ({ event }: { event: { output: Result.Result<RememberedTenant | null, never> } }) =>
              answerOf(event.output),
          },
        },
        onError: { target: 'deciding', actions: { type: 'decide', params: null } },
      },
    },
    deciding: {
      always: [{ guard: 'isDecided', target: 'done' }, { target: 'picking' }],
    },
    picking: {
      tags: 'picking',
      initial: 'looking',
      on: {
        'search.typed': { target: '.typing', actions: withEvent('keepSearch') },
        'page.turned': { actions: withEvent('turn') },
        'tenant.chosen': [
          {
            guard: withEvent('canBeEntered'),
            target: 'remembering',
            actions: withEvent('choose'),
          },
          {},
        ],
        // What is being typed goes on.
        'picker.closed': [{ guard: 'mayClose', target: 'closed' }, {}],
      },
      states: {
        looking: {},
        typing: {
          on: {
            'search.typed': {
              target: 'typing',
              reenter: true,
              actions: withEvent('keepSearch'),
            },
          },
          after: { searchPause: { target: 'looking', actions: 'settleSearch' } },
        },
      },
    },
    remembering: {
      invoke: {
        id: 'rememberTenant',
        src: 'rememberTenant',
        input: ({ context: { user, selection } }) => ({
          userId: user.userId,
          tenantId: (selection as { readonly tenant: TenantSummary }).tenant.id,
        }),
        onDone: { target: 'done', actions: withAnswer('keepWhether') },
        onError: 'done',
      },
    },
    done: { type: 'final' },
    closed: { type: 'final', entry: 'forgetChoice' },
  },
  output: ({ context: { selection, isKept } }) => {
    if (selection.kind === 'undecided') return { kind: 'closed' }
    return selection.kind === 'chosen' && isKept ? { kind: 'picked', tenant: selection.tenant } : selection
  },
})

/** § 2.4 The rows of the picker: found by name, sorted by name, a page of them. */
export const rowsOf = ({ context }: { readonly context: Context }): PageOf<TenantSummary> =>
  pageOf(matchingTenants(context.user.tenants, context.settledSearch), context.page, context.pageSize)

export type TenantSelectionActor = ActorRefFrom<typeof tenantSelectionMachine>
