/** Signing in: password, then a one-time code where the person has one, then what else has to be done first. */
import { attempt, attemptKey } from './attempts.ts'
import {
  chooseOwnPassword,
  enrolled,
  enrolmentView,
  ownPasswordView,
  putOff,
  signedInOrNext,
  withSecondFactor,
} from './enrolment.ts'
import { oneTimeCodePage, signInPage } from './pages/signIn.ts'
import { passwordMatches } from './passwords.ts'
import { type Outcome, refuse, type Services, show, type Turn, tooMany } from './steps.ts'
import { totpAccepted } from './totp.ts'
import { returned, tooManyAttempts, wording } from './wording.ts'

export const signInView = (services: Services, { stage, loginHint }: Turn): Outcome | Promise<Outcome> => {
  switch (stage.at) {
    case 'secondFactor':
      return show(oneTimeCodePage({}))
    case 'enrolment':
      return enrolmentView(services, stage)
    case 'ownPassword':
      return ownPasswordView(services, stage.userId)
    default:
      return show(signInPage({ email: loginHint, demo: services.demo }))
  }
}

export const signInStep = async (services: Services, turn: Turn): Promise<Outcome> => {
  const action = turn.form.get('action')
  if (action === 'cancel') return refuse(returned.cancelled)
  const { stage } = turn
  switch (stage.at) {
    case 'secondFactor':
      return secondFactor(services, turn, stage.userId)
    case 'enrolment': {
      if (action === 'later' && stage.isOffer) return putOff(services, stage)
      const account = await enrolled(services, turn, stage)
      return '_tag' in account ? account : signedInOrNext(services, account, withSecondFactor)
    }
    case 'ownPassword':
      return chooseOwnPassword(services, turn, stage)
    default:
      return action === 'forgot' ? refuse(returned.forgotten) : password(services, turn)
  }
}

const password = async (services: Services, turn: Turn): Promise<Outcome> => {
  const { sql, accounts, log, demo } = services
  const email = (turn.form.get('email') ?? '').trim()
  const typed = turn.form.get('password') ?? ''
  const again = (problem: string) => signInPage({ email, problem, demo })
  if (email === '' || typed === '') return show(again(wording.bothNeeded), 422)

  const who = email.toLowerCase()
  const counting = await attempt(sql, [
    attemptKey('accountAndAddress', who, turn.address),
    attemptKey('address', turn.address),
    attemptKey('account', who),
  ])
  if (counting.waitMs !== null) {
    log('warning', 'signIn.locked')
    return tooMany(again(tooManyAttempts(counting.waitMs)), counting.waitMs)
  }

  const account = await accounts.byEmail(email)
  const matches = await passwordMatches(typed, account?.passwordHash ?? null)
  if (!matches || !account || account.disabled) {
    log('warning', 'signIn.refused', { userId: account?.userId ?? null })
    return show(again(wording.notRight), 401)
  }

  await counting.succeeded()
  if (account.totpSecret !== null) return { _tag: 'Next', stage: { at: 'secondFactor', userId: account.userId } }
  log('info', 'signIn.succeeded', { userId: account.userId })
  return signedInOrNext(services, account, ['pwd'])
}

const secondFactor = async (services: Services, turn: Turn, userId: string): Promise<Outcome> => {
  const verdict = await judgeOneTimeCode(services, turn, userId)
  if (verdict) return verdict
  const account = await services.accounts.byId(userId)
  if (!account) return refuse(returned.cancelled)
  services.log('info', 'signIn.succeeded', { userId, secondFactor: true })
  return signedInOrNext(services, account, withSecondFactor)
}

/** Undefined when the code is good, else the page that says why not. */
export const judgeOneTimeCode = async (
  { sql, accounts, log, now }: Services,
  turn: Turn,
  userId: string,
): Promise<Outcome | undefined> => {
  const counting = await attempt(sql, [attemptKey('oneTimeCode', userId)])
  if (counting.waitMs !== null) {
    log('warning', 'oneTimeCode.locked', { userId })
    return tooMany(oneTimeCodePage({ problem: tooManyAttempts(counting.waitMs) }), counting.waitMs)
  }
  const account = await accounts.byId(userId)
  const accepted =
    account && !account.disabled && (await totpAccepted(accounts, account, turn.form.get('code') ?? '', now()))
  if (!accepted) {
    log('warning', 'oneTimeCode.refused', { userId })
    return show(oneTimeCodePage({ problem: wording.codeNotRight }), 401)
  }
  await counting.succeeded()
  return undefined
}
