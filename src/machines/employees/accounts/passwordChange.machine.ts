import { type ActorRefFrom, assign, setup } from 'xstate'
import type { UserAccount } from '../../../domain/employees/accounts/nouns.ts'
import { failures } from '../../../domain/employees/accounts/wording.ts'
import type { Employee } from '../../../domain/employees/nouns.ts'
import { passwordDenial, passwordSentence, shortestPassword } from '../../../domain/employees/passwords.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import { succeeded } from '../../kit/answers.ts'
import { failureSentence } from '../../kit/failureSentence.ts'
import { port } from '../../kit/port.ts'
import { settling, withEvent } from '../../kit/settling.ts'
import { unsavedGuard } from '../../kit/unsaved.ts'
import type { AccountPorts } from './accounts.ports.ts'
import { failureNaming } from './acts.ts'

/**
 * The dialog that sets a person's password (§ 7 POST users/{userId}/updatepassword). A confirmation with a form: it closes
 * only on success.
 *
 * Rules it keeps: what may be a password is the domain's, judged before anything is sent; the employee is notified only
 * when asked for (§ 6), which is what is proposed; on failure the dialog stays open, says why and keeps what was typed;
 * what was typed is not left unasked (§ 2.3).
 *
 * Events: `password.changed {change}`, `dialog.confirmed`, `dialog.cancelled`.
 * Reads: `context.{employee, draft, refusal}`, `passwordProblemIn(snapshot)`; `hasTag('busy')`.
 * Output: the account as it is then, or null.
 */
export interface PasswordChangeInput {
  readonly employee: Employee
  readonly account: UserAccount
}

export interface PasswordDraft {
  readonly password: string
  readonly notifyEmployee: boolean
}

interface Context extends PasswordChangeInput {
  readonly draft: PasswordDraft
  readonly triedToSend: boolean
  readonly refusal: string | null
  readonly changed: UserAccount | null
}

type Event =
  | { readonly type: 'password.changed'; readonly change: Partial<PasswordDraft> }
  | { readonly type: 'dialog.confirmed' }
  | { readonly type: 'dialog.cancelled' }

const nothingTyped: PasswordDraft = { password: '', notifyEmployee: true }

const isTyped = ({ draft }: Context): boolean =>
  draft.password !== '' || draft.notifyEmployee !== nothingTyped.notifyEmployee

const problemOf = ({ draft, employee, account }: Context): string | null => {
  const hasSecondFactor = account.isTwoFactorSetUp
  const denial = passwordDenial(draft.password, {
    email: account.email,
    displayName: employee.fullName,
    hasSecondFactor,
  })
  return denial === null ? null : passwordSentence(denial, shortestPassword(hasSecondFactor))
}

export const passwordChangeMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: PasswordChangeInput
    output: UserAccount | null
    tags: 'busy'
    children: { unsaved: 'unsaved'; updatePassword: 'updatePassword' }
  },
  actors: { unsaved: unsavedGuard, updatePassword: port<AccountPorts['updatePassword']>('updatePassword') },
  guards: { succeeded, isAcceptable: ({ context }) => problemOf(context) === null },
  actions: {
    change: assign(({ context }, { change }: { change: Partial<PasswordDraft> }) => ({
      draft: { ...context.draft, ...change },
    })),
    showProblem: assign({ triedToSend: true }),
    forgetRefusal: assign({ triedToSend: true, refusal: null }),
    sayWhy: assign((_, failure: Failure) => ({
      refusal: failureSentence(failureNaming(failures.setPassword, failure)),
    })),
    keep: assign((_, changed: UserAccount) => ({ changed })),
  },
}).createMachine({
  id: 'passwordChange',
  context: ({ input }) => ({
    ...input,
    draft: nothingTyped,
    triedToSend: false,
    refusal: null,
    changed: null,
  }),
  invoke: {
    id: 'unsaved',
    src: 'unsaved',
    input: { by: 'passwordChange', isUnsaved: ({ context }) => isTyped(context), leave: { type: 'dialog.cancelled' } },
    onError: {},
  },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'password.changed': { actions: withEvent('change') },
        'dialog.confirmed': [{ guard: 'isAcceptable', target: 'sending' }, { actions: 'showProblem' }],
        'dialog.cancelled': 'closed',
      },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'updatePassword',
        src: 'updatePassword',
        input: ({ context: { employee, account, draft } }) => ({
          id: employee.id,
          userId: account.userId,
          ...draft,
        }),
        ...settling<AccountPorts['updatePassword']>()({
          to: 'closed',
          keep: 'keep',
          otherwise: 'asking',
          why: 'sayWhy',
        }),
      },
    },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.changed,
})

export type PasswordChangeActor = ActorRefFrom<typeof passwordChangeMachine>

/** What stands under the password once confirming was tried. */
export const passwordProblemIn = ({ context }: { readonly context: Context }): string | null =>
  context.triedToSend ? problemOf(context) : null
