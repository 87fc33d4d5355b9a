/** A forgotten password: a code by e-mail, the second factor where there is one, then a new password. */
import type { Account } from './accounts.ts'
import { attempt, attemptKey, forgive } from './attempts.ts'
import { newPasswordPage, resetCodePage, resetEmailPage } from './pages/passwordReset.ts'
import { oneTimeCodePage } from './pages/signIn.ts'
import { hashPassword, passwordDenial, shortestPassword } from './passwords.ts'
import { issueResetCode, redeemResetCode } from './resetCodes.ts'
import { judgeOneTimeCode } from './signInSteps.ts'
import { finishAs, type Outcome, refuse, type Services, show, type Turn, tooMany } from './steps.ts'
import { passwordChangedMail, passwordDenied, resetMail, returned, tooManyAttempts, wording } from './wording.ts'

export const resetView = async (services: Services, turn: Turn): Promise<Outcome> => {
  const { stage } = turn
  switch (stage.at) {
    case 'resetCode':
      return show(resetCodePage({}))
    case 'resetSecondFactor':
      return show(oneTimeCodePage({}))
    case 'newPassword': {
      const account = await services.accounts.byId(stage.userId)
      return show(newPasswordPage({ hasSecondFactor: hasSecondFactor(account) }))
    }
    default:
      return show(resetEmailPage({ email: turn.loginHint }))
  }
}

export const resetStep = async (services: Services, turn: Turn): Promise<Outcome> => {
  if (turn.form.get('action') === 'cancel') return refuse(returned.cancelled)
  const { stage } = turn
  switch (stage.at) {
    case 'resetCode':
      return turn.form.get('action') === 'again' ? { _tag: 'Next', stage: { at: 'start' } } : redeem(services, turn)
    case 'resetSecondFactor': {
      const refused = await judgeOneTimeCode(services, turn, stage.userId)
      return refused ?? { _tag: 'Next', stage: { at: 'newPassword', userId: stage.userId } }
    }
    case 'newPassword':
      return save(services, turn, stage.userId)
    default:
      return send(services, turn)
  }
}

/** The same work and the same answer whether or not the address has an account. */
const send = async ({ sql, accounts, sendMail, log }: Services, turn: Turn): Promise<Outcome> => {
  const email = (turn.form.get('email') ?? '').trim()
  if (email === '') return show(resetEmailPage({ email, problem: wording.emailNeeded }), 422)
  const counting = await attempt(sql, [
    attemptKey('resetRequest', email.toLowerCase()),
    attemptKey('resetAddress', turn.address),
  ])
  if (counting.waitMs !== null) {
    log('warning', 'passwordReset.locked')
    return tooMany(resetEmailPage({ email, problem: tooManyAttempts(counting.waitMs) }), counting.waitMs)
  }
  const account = await accounts.byEmail(email)
  const person = account && !account.disabled ? account : undefined
  const code = await issueResetCode(sql, turn.interactionUid, person?.userId ?? null)
  if (person) {
    log('info', 'passwordReset.requested', { userId: person.userId })
    // Not awaited: how long a message takes would tell that there is an account.
    sendMail({ to: person.email, ...resetMail(code) }).catch(() =>
      log('error', 'passwordReset.notSent', { userId: person.userId }),
    )
  }
  return { _tag: 'Next', stage: { at: 'resetCode' } }
}

const redeem = async ({ sql, accounts, log }: Services, turn: Turn): Promise<Outcome> => {
  const verdict = await redeemResetCode(sql, turn.interactionUid, turn.form.get('code') ?? '')
  if (verdict.is !== 'right') {
    log('warning', 'passwordReset.codeRefused', { because: verdict.is })
    const problem = verdict.is === 'gone' ? wording.resetCodeGone : wording.resetCodeNotRight
    return show(resetCodePage({ problem }), 401)
  }
  const account = await accounts.byId(verdict.userId)
  const at = hasSecondFactor(account) ? 'resetSecondFactor' : 'newPassword'
  return { _tag: 'Next', stage: { at, userId: verdict.userId } }
}

const save = async ({ sql, accounts, sendMail, log }: Services, turn: Turn, userId: string): Promise<Outcome> => {
  const account = await accounts.byId(userId)
  if (!account || account.disabled) return refuse(returned.cancelled)
  const person = { ...account, hasSecondFactor: hasSecondFactor(account) }
  const password = turn.form.get('password') ?? ''
  const denied = passwordDenial(password, person)
  const problem = denied
    ? passwordDenied(denied, shortestPassword(person.hasSecondFactor))
    : password !== turn.form.get('again')
      ? wording.notTheSame
      : undefined
  if (problem) return show(newPasswordPage({ ...person, problem }), 422)

  await accounts.setPassword(userId, await hashPassword(password))
  const who = account.email.toLowerCase()
  await forgive(sql, [attemptKey('accountAndAddress', who, turn.address), attemptKey('account', who)])
  log('info', 'passwordReset.succeeded', { userId })
  sendMail({ to: account.email, ...passwordChangedMail }).catch(() => log('error', 'passwordReset.notSent', { userId }))
  const amr = person.hasSecondFactor ? ['pwd', 'otp', 'mfa'] : ['pwd']
  return { _tag: 'Finish', result: { ...finishAs(userId, amr), password_reset: true }, elsewhereEnds: userId }
}

const hasSecondFactor = (account: Account | undefined): boolean => (account?.totpSecret ?? null) !== null
