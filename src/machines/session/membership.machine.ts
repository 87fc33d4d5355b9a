import { enqueueActions, setup } from 'xstate'
import type { TenantId } from '../../domain/kernel/ids.ts'
import type { User } from '../../domain/session/nouns.ts'
import { succeeded } from '../kit/answers.ts'
import { port } from '../kit/port.ts'
import { settling } from '../kit/settling.ts'
import { tellParent } from '../kit/tell.ts'
import type { SessionPorts } from './session.ports.ts'

/**
 * Whether the person still belongs to the client they work in (ours).
 *
 * Rules it keeps: to somebody who is no member the server answers every call as if nothing were there (§ 8), so "not
 * found" is a reason to ask who one is, and nothing more; it asks once at a time, and not again within 10 s, so that a
 * page full of such answers is one question. An answer that does not come changes nothing: the next "not found" asks again.
 *
 * Events: `membership.doubted` (a call was answered 404 not_found).
 * Tells its parent `tenant.foundInactive` or `membership.foundEnded {user}`. System id: `membership`.
 */
const SURE_FOR_MS = 10_000

interface Input {
  readonly tenantId: TenantId
}

type Event = { readonly type: 'membership.doubted' }

export const membershipMachine = setup({
  types: {} as { context: Input; input: Input; events: Event; children: { loadUser: 'loadUser' } },
  delays: { sureFor: SURE_FOR_MS },
  actors: { loadUser: port<SessionPorts['loadUser']>('loadUser') },
  guards: { succeeded },
  actions: {
    judge: enqueueActions(({ context: { tenantId }, enqueue, self }, user: User) => {
      const tenant = user.tenants.find(({ id }) => id === tenantId)
      if (tenant === undefined) tellParent({ enqueue, self }, { type: 'membership.foundEnded', user })
      else if (tenant.status !== 'Active') tellParent({ enqueue, self }, { type: 'tenant.foundInactive' })
    }),
  },
}).createMachine({
  id: 'membership',
  context: ({ input }) => input,
  initial: 'believed',
  states: {
    believed: { on: { 'membership.doubted': 'asking' } },
    asking: {
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        ...settling<SessionPorts['loadUser']>()({ to: 'sure', keep: 'judge', otherwise: 'believed' }),
      },
    },
    sure: { after: { sureFor: 'believed' } },
  },
})
