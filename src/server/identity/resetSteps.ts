/** A forgotten password: a code by e-mail, the second factor where there is one, then a new password. */
import { accounts as accountsOf } from './accounts.ts'
import { attempt, attemptKey, forgive } from './attempts.ts'
import {
  demandOn,
  enrolled,
  enrolmentOf,
  enrolmentView,
  hasSecondFactor,
  problemOf,
  withSecondFactor,
} from './enrolment.ts'
import { newPasswordPage, resetCodePage, resetEmailPage } from './pages/passwordReset.ts'
import { oneTimeCodePage } from './pages/signIn.ts'
import { hashPassword } from './passwords.ts'
import { issueResetCode, redeemResetCode } from './resetCodes.ts'
import { judgeOneTimeCode } from './signInSteps.ts'
import { finishAs, type Outcome, refuse, type Services, show, type Turn, tooMany } from './steps.ts'
import { passwordChangedMail, resetMail, returned, tooManyAttempts, wording } from './wording.ts'

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
    case 'enrolment':
      return enrolmentView(services, stage)
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
    case 'enrolment': {
      const account = await enrolled(services, turn, stage)
      return '_tag' in account ? account : reset(account.userId, withSecondFactor)
    }
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

const save = async (services: Services, turn: Turn, userId: string): Promise<Outcome> => {
  const { sql, accounts, sendMail, log } = services
  const account = await accounts.byId(userId)
  if (!account || account.disabled) return refuse(returned.cancelled)
  const problem = problemOf(account, turn.form)
  const isSecured = hasSecondFactor(account)
  if (problem !== undefined) return show(newPasswordPage({ hasSecondFactor: isSecured, problem }), 422)

  const passwordHash = await hashPassword(turn.form.get('password') ?? '')
  await sql.transaction(async (tx) => {
    await accountsOf(tx).setPassword(userId, passwordHash, 'mail')
    await sendMail({ to: account.email, ...passwordChangedMail }, tx)
  })
  const who = account.email.toLowerCase()
  await forgive(sql, [attemptKey('accountAndAddress', who, turn.address), attemptKey('account', who)])
  log('info', 'passwordReset.succeeded', { userId })
  // The second factor that is asked for is set up before anybody is in; old sessions do not wait for it.
  if ((await demandOn(services, account)) === 'needed')
    return { _tag: 'Next', stage: enrolmentOf(userId), elsewhereEnds: userId }
  return reset(userId, isSecured ? withSecondFactor : ['pwd'])
}

const reset = (userId: string, amr: readonly string[]): Outcome => ({
  _tag: 'Finish',
  result: { ...finishAs(userId, amr), password_reset: true },
  elsewhereEnds: userId,
})
