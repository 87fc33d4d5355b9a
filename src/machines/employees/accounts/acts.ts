/** What an administrator does with somebody's login: what is asked before, what is sent, and what is there afterwards. */
import * as Result from 'effect/Result'
import type { UserAccount } from '../../../domain/employees/accounts/nouns.ts'
import { forgetsTwoFactor } from '../../../domain/employees/accounts/rules.ts'
import { failures } from '../../../domain/employees/accounts/wording.ts'
import type { Employee } from '../../../domain/employees/nouns.ts'
import { wording } from '../../../domain/employees/wording.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import { type Confirmed, type Question, type QuestionAbout, questionOf } from '../../kit/confirm.machine.ts'
import { failureSentence } from '../../kit/failureSentence.ts'
import type { AccountPorts } from './accounts.ports.ts'

export type AccountAct =
  | 'invite'
  | 'removeLogin'
  | 'requireTwoFactor'
  | 'dropTwoFactor'
  | 'resetTwoFactor'
  | 'makeAdmin'
  | 'endAdmin'

/** Whom it is done to, as they were when it was asked for. */
export interface ActSubject {
  readonly act: AccountAct
  readonly employee: Employee
  readonly account: UserAccount | null
}

/** Both as they are afterwards. */
export interface ActAnswer {
  readonly account: UserAccount | null
  readonly employee: Employee
}

type Words = Pick<Question, 'title' | 'text' | 'confirmLabel' | 'tone' | 'asksNotes' | 'notesHint'>

/** Readers of the record want to know why later. */
const whyIt = ({ employee }: ActSubject): Pick<Words, 'asksNotes' | 'notesHint'> => ({
  asksNotes: true,
  notesHint: `Optional. Shown in the audit log to administrators and ${employee.fullName}.`,
})

const questions: Record<AccountAct, (subject: ActSubject) => Words> = {
  invite: ({ employee, account }) => ({
    title: account === null ? 'Create login' : 'Send the invitation again',
    text: `${employee.fullName} gets an email at ${account?.email ?? employee.email} with a link to accept or decline. The link works once and expires after 7 days.${account === null ? '' : ' The link sent before stops working.'}`,
    confirmLabel: account === null ? 'Create login' : 'Send again',
  }),
  removeLogin: ({ employee, account }) => ({
    title: 'Remove login',
    text: `${whatGoes(employee, account)} The employee record is kept.`,
    confirmLabel: `Remove login of ${employee.fullName}`,
    tone: 'danger',
  }),
  requireTwoFactor: ({ employee }) => ({
    title: 'Require two-factor authentication',
    text: `${employee.fullName} needs a code from an authenticator app to open this company. They are shown how to set it up.`,
    confirmLabel: 'Require it',
  }),
  dropTwoFactor: ({ employee, account }) => ({
    title: 'Turn two-factor authentication off',
    text:
      account !== null && forgetsTwoFactor(account)
        ? `${employee.fullName} signs in with just a password. Codes from their authenticator app no longer work.`
        : `${employee.fullName} can open this company with just a password.`,
    confirmLabel: 'Turn it off',
    tone: 'danger',
  }),
  resetTwoFactor: ({ employee }) => ({
    title: 'Reset two-factor authentication',
    text: `Use this for a lost phone. ${employee.fullName} is signed out and sets up an authenticator app again at the next sign-in.`,
    confirmLabel: 'Reset it',
    tone: 'danger',
  }),
  makeAdmin: (subject) => ({
    ...whyIt(subject),
    title: 'Give admin rights',
    text: `${subject.employee.fullName} will be able to see and change everything in this company, including people and settings.`,
    confirmLabel: `Make ${subject.employee.fullName} an administrator`,
  }),
  endAdmin: (subject) => ({
    ...whyIt(subject),
    title: 'Remove admin rights',
    text: `${subject.employee.fullName} keeps only what their direct reports and permission groups give them.`,
    confirmLabel: `Remove rights of ${subject.employee.fullName}`,
    tone: 'danger',
  }),
}

const whatGoes = ({ fullName }: Employee, account: UserAccount | null): string => {
  if (account?.state === 'invited') return `The invitation of ${fullName} is cancelled and its link stops working.`
  const rest = account?.worksElsewhere
    ? 'Their account is kept because another company uses it.'
    : 'They are signed out and their account is deleted.'
  return `${fullName} can no longer sign in to this company. ${rest}`
}

/** The question behind which it is done. */
export const accountAct = questionOf<ActSubject, ActAnswer>()

export const actQuestion = (subject: ActSubject): QuestionAbout<ActSubject> => ({
  ...questions[subject.act](subject),
  subject,
})

/** § 8, and ours where it has no sentence. */
const failedTo: Record<AccountAct, string> = {
  invite: failures.invite,
  removeLogin: failures.removeLogin,
  requireTwoFactor: wording.setTwoFactorFailed,
  dropTwoFactor: wording.setTwoFactorFailed,
  resetTwoFactor: wording.resetTwoFactorFailed,
  makeAdmin: wording.setAdminFailed,
  endAdmin: wording.setAdminFailed,
}

/** Said in passing once it is done; with the account as it was. */
export const doneTo: Record<AccountAct, (of: Pick<ActSubject, 'employee' | 'account'>) => string> = {
  invite: ({ employee, account }) => `Invitation sent to ${account?.email ?? employee.email}`,
  removeLogin: ({ employee }) => `${employee.fullName} can no longer sign in here`,
  requireTwoFactor: ({ employee }) => `${employee.fullName} now needs two-factor authentication here`,
  dropTwoFactor: ({ employee }) => `${employee.fullName} no longer needs two-factor authentication here`,
  resetTwoFactor: ({ employee }) => `${employee.fullName} sets up two-factor authentication again at the next sign-in`,
  makeAdmin: ({ employee }) => `${employee.fullName} is now an administrator`,
  endAdmin: ({ employee }) => `${employee.fullName} is no longer an administrator`,
}

type Acting = (
  ports: AccountPorts,
  subject: ActSubject & { readonly notes: string },
  signal: AbortSignal,
) => Promise<Result.Result<Partial<ActAnswer>, Failure>>

const accountFrom = (answer: Result.Result<UserAccount | null, Failure>) =>
  Result.map(answer, (account) => ({ account }))

const ofEmployee = ({ employee: { id } }: ActSubject) => ({ id })

const requiring =
  (isRequired: boolean): Acting =>
  async (ports, subject, signal) =>
    accountFrom(await ports.setTwoFactor({ ...ofEmployee(subject), isRequired }, signal))

const privileging =
  (isAdmin: boolean): Acting =>
  async (ports, subject, signal) => {
    const { version } = subject.employee
    const answer = await ports.setAdminPrivileges(
      { ...ofEmployee(subject), version, isAdmin, notes: subject.notes },
      signal,
    )
    return Result.map(answer, (employee) => ({ employee }))
  }

const acting: Record<AccountAct, Acting> = {
  invite: async (ports, subject, signal) => accountFrom(await ports.createLogin(ofEmployee(subject), signal)),
  removeLogin: async (ports, subject, signal) => {
    const { userId } = subject.account as UserAccount
    return accountFrom(await ports.removeLogin({ ...ofEmployee(subject), userId }, signal))
  },
  requireTwoFactor: requiring(true),
  dropTwoFactor: requiring(false),
  resetTwoFactor: async (ports, subject, signal) =>
    accountFrom(await ports.resetTwoFactor(ofEmployee(subject), signal)),
  makeAdmin: privileging(true),
  endAdmin: privileging(false),
}

/** Does it. Why not begins with what failed, in the specification's words. */
export const performing =
  (ports: AccountPorts): Confirmed<ActSubject, ActAnswer> =>
  async ({ subject, notes }, signal) => {
    const { act, account, employee } = subject
    const answer = await acting[act](ports, { ...subject, notes }, signal)
    return Result.mapBoth(answer, {
      onSuccess: (changed) => {
        const after = { account, employee, ...changed }
        return { ...after, employee: { ...after.employee, ...loginOf(after.account) } }
      },
      onFailure: (failure) => failureNaming(failedTo[act], failure),
    })
  }

const loginOf = (account: UserAccount | null) => ({ hasLogin: account !== null, loginState: account?.state ?? null })

export const failureNaming = (what: string, failure: Failure): Failure => {
  const message = `${what}. ${failureSentence(failure)}`
  return failure._tag === 'Refused'
    ? { ...failure, message }
    : { _tag: 'Refused', status: 0, code: 'not_done', message, errors: [] }
}
