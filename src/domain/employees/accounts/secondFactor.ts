/**
 * Ours: a client may ask that it is entered with a second factor, and speaks for itself only. A person who belongs to
 * no other client sets one up before they are in; one who does is offered it, and may go on without to the others.
 */
import { allowed, type Decision, denied } from '../../kernel/decision.ts'

export type SecondFactorDemand = 'none' | 'offered' | 'needed'

export const secondFactorAtSignIn = (
  clients: ReadonlyArray<{ readonly asksForSecondFactor: boolean }>,
): SecondFactorDemand => {
  const asking = clients.filter(({ asksForSecondFactor }) => asksForSecondFactor).length
  if (asking === 0) return 'none'
  return asking === clients.length ? 'needed' : 'offered'
}

/** The page of the sign-in that says how to come into a client that asks for one. */
export const secondFactorPath = '/idp-ui/second-factor'

/** Who has not proved a second factor at this sign-in stays outside of a client that asks for one. */
export const mayEnter = (
  membership: { readonly asksForSecondFactor: boolean },
  signIn: { readonly hasSecondFactor: boolean },
): Decision<'secondFactorNeeded'> =>
  membership.asksForSecondFactor && !signIn.hasSecondFactor ? denied('secondFactorNeeded') : allowed
