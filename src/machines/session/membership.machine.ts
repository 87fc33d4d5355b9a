import { enqueueActions, setup } from 'xstate'
import type { TenantId } from '../../domain/kernel/ids.ts'
import type { User } from '../../domain/session/nouns.ts'
import { succeeded } from '../kit/answers.ts'
import { refresh } from '../kit/library.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { tell, tellParent } from '../kit/tell.ts'
import type { ReadinessPorts, SessionPorts } from './session.ports.ts'

/**
 * Whether the person still belongs to the client they work in, and is there what the page goes by (ours).
 *
 * Rules it keeps: to somebody who is no member the server answers every call as if nothing were there (§ 8), so "not
 * found" is a reason to ask who one is, and nothing more; it asks once at a time, and not again within 10 s, so that a
 * page full of such answers is one question. An answer that does not come changes nothing: the next "not found" asks again.
 * Every answer says what one is here; when that is news, what menu, pages and buttons are decided by is read anew. A page
 * that asks nothing of itself asks for that every 3 s, and only while somebody can see it; when a call has found the session
 * ended, not before the person comes back to the page.
 *
 * Events: `membership.doubted` (a call was answered 404 not_found), `membership.heard {digest}` (any call was answered),
 * `page.seen`, `page.hidden`, `call.foundNoSession` (a call was answered 401, renewed or not); its own `membership.outdated`.
 * Tells its parent `tenant.foundInactive` or `membership.foundEnded {user}`, and the readiness `tenant.changed {tenant}`.
 * System id: `membership`.
 */
const SURE_FOR_MS = 10_000
export const ASKED_EVERY_MS = 3_000

interface Input {
  readonly tenantId: TenantId
}

interface Context extends Input {
  /** What the page goes by: who one is, and after the dot all that is offered to them. */
  readonly known: string | null
  readonly heard: string | null
}

type Event =
  | { readonly type: 'membership.doubted' }
  | { readonly type: 'membership.heard'; readonly digest: string }
  | { readonly type: 'membership.outdated' }
  | { readonly type: 'page.seen' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'call.foundNoSession' }

const whoIn = (digest: string | null) => digest?.split('.')[0]

export const membershipMachine = setup({
  types: {} as {
    context: Context
    input: Input
    events: Event
    children: { loadUser: 'loadUser'; askMembership: 'askMembership' }
  },
  delays: { sureFor: SURE_FOR_MS, pause: ASKED_EVERY_MS },
  actors: {
    loadUser: port<SessionPorts['loadUser']>('loadUser'),
    askMembership: port<ReadinessPorts['askMembership']>('askMembership'),
  },
  guards: {
    succeeded,
    isNews: ({ context }: { context: Context }, { digest }: { digest: string }) => digest !== context.known,
  },
  actions: {
    hear: enqueueActions(({ context: { known }, enqueue }, { digest }: { digest: string }) => {
      enqueue.assign({ known: known ?? digest, heard: digest })
      if (known !== null) enqueue.raise({ type: 'membership.outdated' })
    }),
    judge: enqueueActions(({ context: { tenantId, known, heard }, enqueue, self, system }, user: User) => {
      const tenant = user.tenants.find(({ id }) => id === tenantId)
      if (tenant === undefined) tellParent({ enqueue, self }, { type: 'membership.foundEnded', user })
      else if (tenant.status !== 'Active') tellParent({ enqueue, self }, { type: 'tenant.foundInactive' })
      else if (heard !== known) {
        enqueue.assign({ known: heard })
        tell({ enqueue, system }, 'readiness', { type: 'tenant.changed', tenant })
        refresh({ enqueue, system }, 'user', 'featureFlags', 'productPlans', 'toDo', 'bootstrap')
        if (whoIn(heard) !== whoIn(known)) refresh({ enqueue, system }, 'employees')
      }
    }),
  },
}).createMachine({
  id: 'membership',
  context: ({ input }) => ({ ...input, known: null, heard: null }),
  on: {
    'membership.heard': [{ guard: withEvent('isNews'), actions: withEvent('hear') }, {}],
  },
  type: 'parallel',
  states: {
    belonging: {
      initial: 'believed',
      states: {
        believed: { on: { 'membership.doubted': 'asking', 'membership.outdated': 'asking' } },
        asking: {
          on: { 'membership.outdated': { target: 'asking', reenter: true } },
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            ...settling<SessionPorts['loadUser']>()({ to: 'sure', keep: 'judge', otherwise: 'believed' }),
          },
        },
        sure: { on: { 'membership.outdated': 'asking' }, after: { sureFor: 'believed' } },
      },
    },
    watching: {
      initial: 'pausing',
      on: { 'page.hidden': '.away', 'call.foundNoSession': '.away' },
      states: {
        pausing: { after: { pause: 'asking' } },
        asking: {
          invoke: {
            id: 'askMembership',
            src: 'askMembership',
            input: ({ context }) => context.tenantId,
            ...settling<ReadinessPorts['askMembership']>()({ to: 'pausing', otherwise: 'pausing' }),
          },
        },
        away: { on: { 'page.seen': 'asking' } },
      },
    },
  },
})

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly membership: Event
  }
}
