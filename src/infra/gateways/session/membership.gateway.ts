import type { MembershipPorts } from '../../../machines/session/session.ports.ts'
import type { Runs } from '../../http/run.ts'

/** What the answer says stands in its header, which `run.ts` hears of every answer. */
export const membershipGateway = (runIn: Runs['runIn']): Pick<MembershipPorts, 'askMembership'> => ({
  askMembership: (tenantId, signal) => runIn(tenantId)('session', 'membership', { signal }),
})
