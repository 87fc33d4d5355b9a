/** What may still stand between a right password and being signed in: setting up a second factor, choosing one's own password. */
import { passwordDenial, passwordSentence, shortestPassword } from '../../domain/employees/passwords.ts'
import type { Account } from './accounts.ts'
import { enrolmentPage } from './pages/enrolment.ts'
import { newPasswordPage } from './pages/passwordReset.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { finishAs, type Outcome, refuse, type Services, type Stage, show, type Turn } from './steps.ts'
import { newTotpSecret, totpAddress, totpStep } from './totp.ts'
import { returned, wording } from './wording.ts'

type StageAt<At extends Stage['at']> = Extract<Stage, { readonly at: At }>

export const withSecondFactor = ['pwd', 'otp', 'mfa'] as const

export const needsEnrolment = async (
  { mustHaveSecondFactor }: Services,
  { userId, totpRequired, totpSecret }: Account,
): Promise<boolean> => totpSecret === null && (totpRequired || (await mustHaveSecondFactor(userId)))

export const enrolmentOf = (userId: string): StageAt<'enrolment'> => ({
  at: 'enrolment',
  userId,
  secret: newTotpSecret(),
})

/** Signed in, or the next thing that has to be done first. */
export const signedInOrNext = async (
  services: Services,
  account: Account,
  amr: readonly string[],
): Promise<Outcome> => {
  const { userId } = account
  if (await needsEnrolment(services, account)) return { _tag: 'Next', stage: enrolmentOf(userId) }
  if (account.passwordIsProvisional) return { _tag: 'Next', stage: { at: 'ownPassword', userId, amr } }
  return { _tag: 'Finish', result: finishAs(userId, amr) }
}

export const enrolmentView = async (
  { accounts }: Services,
  { userId, secret }: StageAt<'enrolment'>,
): Promise<Outcome> => {
  const account = await accounts.byId(userId)
  return show(enrolmentPage({ secret, address: totpAddress(secret, account?.email ?? '') }))
}

/** The account with its second factor, once a code of the new secret has come; else what is shown instead. */
export const enrolled = async (
  { accounts, log, now }: Services,
  turn: Turn,
  { userId, secret }: StageAt<'enrolment'>,
): Promise<Account | Outcome> => {
  const account = await accounts.byId(userId)
  if (!account || account.disabled) return refuse(returned.cancelled)
  const step = totpStep(secret, account.email, turn.form.get('code') ?? '', now())
  if (step === null) {
    const view = { secret, address: totpAddress(secret, account.email), problem: wording.codeNotRight }
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
  const password = turn.form.get('password') ?? ''
  const isSame = await passwordMatches(password, account.passwordHash)
  const problem = problemOf(account, turn.form) ?? (isSame ? wording.sameAsBefore : undefined)
  if (problem !== undefined) {
    return show(newPasswordPage({ hasSecondFactor: hasSecondFactor(account), isProvisional: true, problem }), 422)
  }
  await accounts.setPassword(userId, await hashPassword(password), 'signIn')
  log('info', 'password.chosen', { userId })
  return signedInOrNext(services, { ...account, passwordIsProvisional: false }, amr)
}

/** What is wrong with the two passwords somebody typed. */
export const problemOf = (account: Account, form: URLSearchParams): string | undefined => {
  const person = { ...account, hasSecondFactor: hasSecondFactor(account) }
  const password = form.get('password') ?? ''
  const denied = passwordDenial(password, person)
  if (denied !== null) return passwordSentence(denied, shortestPassword(person.hasSecondFactor))
  return password === form.get('again') ? undefined : wording.notTheSame
}

export const hasSecondFactor = (account: Account | undefined): boolean => (account?.totpSecret ?? null) !== null
