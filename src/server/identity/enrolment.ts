/** What may still stand between a right password and being signed in: setting up a second factor, choosing one's own password. */

import type { SecondFactorDemand } from '../../domain/employees/accounts/secondFactor.ts'
import { passwordDenial, passwordSentence, shortestPassword } from '../../domain/employees/passwords.ts'
import type { Account } from './accounts.ts'
import { enrolmentPage } from './pages/enrolment.ts'
import { newPasswordPage } from './pages/passwordReset.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { finishAs, type Outcome, refuse, type Services, type Stage, show, type Turn } from './steps.ts'
import { newTotpSecret, totpAddress, totpStep } from './totp.ts'
import { returned, wording } from './wording.ts'

type Person = Pick<Account, 'email' | 'displayName' | 'totpSecret'>
type StageAt<At extends Stage['at']> = Extract<Stage, { readonly at: At }>

export const withSecondFactor = ['pwd', 'otp', 'mfa'] as const

/** Whether a person without an authenticator is to set one up. */
export const demandOn = async ({ clients }: Services, { userId, totpSecret }: Account): Promise<SecondFactorDemand> =>
  totpSecret === null ? clients.secondFactorOf(userId) : 'none'

export const enrolmentOf = (userId: string, isOffer = false): StageAt<'enrolment'> => ({
  at: 'enrolment',
  userId,
  secret: newTotpSecret(),
  isOffer,
})

/** Signed in, or the next thing that has to be done first. */
export const signedInOrNext = async (
  services: Services,
  account: Account,
  amr: readonly string[],
): Promise<Outcome> => {
  const demand = await demandOn(services, account)
  if (demand !== 'none') return { _tag: 'Next', stage: enrolmentOf(account.userId, demand === 'offered') }
  return ownPasswordOrIn(account, amr)
}

/** A person who puts a second factor off comes in without, and stays outside of the clients that ask for one. */
export const putOff = async (services: Services, { userId }: StageAt<'enrolment'>): Promise<Outcome> => {
  const account = await services.accounts.byId(userId)
  if (!account || account.disabled) return refuse(returned.cancelled)
  // Set up meanwhile in another window: a code of that one is asked for.
  if (account.totpSecret !== null) return { _tag: 'Next', stage: { at: 'secondFactor', userId } }
  // Meanwhile there may be nothing left to enter without one.
  if ((await demandOn(services, account)) === 'needed') return { _tag: 'Next', stage: enrolmentOf(userId) }
  return ownPasswordOrIn(account, ['pwd'])
}

const ownPasswordOrIn = ({ userId, passwordIsProvisional }: Account, amr: readonly string[]): Outcome => {
  if (passwordIsProvisional) return { _tag: 'Next', stage: { at: 'ownPassword', userId, amr } }
  return { _tag: 'Finish', result: finishAs(userId, amr) }
}

export const enrolmentView = async (
  { accounts }: Services,
  { userId, secret, isOffer }: StageAt<'enrolment'>,
): Promise<Outcome> => {
  const account = await accounts.byId(userId)
  return show(enrolmentPage({ secret, isOffer, address: totpAddress(secret, account?.email ?? '') }))
}

/** The account with its second factor, once a code of the new secret has come; else what is shown instead. */
export const enrolled = async (
  { accounts, log, now }: Services,
  turn: Turn,
  { userId, secret, isOffer }: StageAt<'enrolment'>,
): Promise<Account | Outcome> => {
  const account = await accounts.byId(userId)
  if (!account || account.disabled) return refuse(returned.cancelled)
  const step = totpStep(secret, account.email, turn.form.get('code') ?? '', now())
  if (step === null) {
    const view = { secret, isOffer, address: totpAddress(secret, account.email), problem: wording.codeNotRight }
    return show(enrolmentPage(view), 401)
  }
  // Set up meanwhile in another window: that one counts, and a code of it is asked for.
  if (!(await accounts.enrolTotp(userId, secret, step))) return { _tag: 'Next', stage: { at: 'secondFactor', userId } }
  log('info', 'secondFactor.setUp', { userId })
  return { ...account, totpSecret: secret }
}

export const ownPasswordView = async ({ accounts }: Services, userId: string): Promise<Outcome> => {
  const account = await accounts.byId(userId)
  return show(newPasswordPage({ hasSecondFactor: hasSecondFactor(account), isProvisional: true }))
}

export const chooseOwnPassword = async (
  services: Services,
  turn: Turn,
  { userId, amr }: StageAt<'ownPassword'>,
): Promise<Outcome> => {
  const { accounts, log } = services
  const account = await accounts.byId(userId)
  if (!account || account.disabled) return refuse(returned.cancelled)
  // Chosen meanwhile, in another window or by a link: this page has nothing left to say.
  if (!account.passwordIsProvisional) return { _tag: 'Next', stage: { at: 'start' } }
  const password = turn.form.get('password') ?? ''
  const isSame = await passwordMatches(password, account.passwordHash)
  const problem = problemOf(account, turn.form) ?? (isSame ? wording.sameAsBefore : undefined)
  if (problem !== undefined) {
    return show(newPasswordPage({ hasSecondFactor: hasSecondFactor(account), isProvisional: true, problem }), 422)
  }
  await accounts.setPassword(userId, await hashPassword(password), 'signIn')
  log('info', 'password.chosen', { userId })
  return ownPasswordOrIn({ ...account, passwordIsProvisional: false }, amr)
}

/** What is wrong with the two passwords somebody typed. */
export const problemOf = (account: Person, form: URLSearchParams): string | undefined => {
  const person = { ...account, hasSecondFactor: hasSecondFactor(account) }
  const password = form.get('password') ?? ''
  const denied = passwordDenial(password, person)
  if (denied !== null) return passwordSentence(denied, shortestPassword(person.hasSecondFactor))
  return password === form.get('again') ? undefined : wording.notTheSame
}

export const hasSecondFactor = (account: Pick<Account, 'totpSecret'> | undefined): boolean =>
  (account?.totpSecret ?? null) !== null
