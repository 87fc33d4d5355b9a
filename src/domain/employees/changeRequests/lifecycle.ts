/** The life of a request for a change (ours). It is decided once; closed is what nobody decided before the employment ended. */
import type { Lifecycle } from '../../kernel/lifecycle.ts'

export const changeStates = ['open', 'accepted', 'declined', 'withdrawn', 'closed'] as const
export type ChangeState = (typeof changeStates)[number]
export type ChangeAction = 'accept' | 'decline' | 'withdraw' | 'close'

export const changeLifecycle: Lifecycle<ChangeState, ChangeAction> = {
  open: { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn', close: 'closed' },
  accepted: {},
  declined: {},
  withdrawn: {},
  closed: {},
}
