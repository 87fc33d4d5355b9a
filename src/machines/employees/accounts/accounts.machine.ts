import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { UserAccount } from '../../../domain/employees/accounts/nouns.ts'
import { failures, successes } from '../../../domain/employees/accounts/wording.ts'
import type { Employee } from '../../../domain/employees/nouns.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { isConfirmed, succeeded } from '../../kit/answers.ts'
import { concluding } from '../../kit/concluding.ts'
import type { ConfirmOutput } from '../../kit/confirm.machine.ts'
import { loadingStates } from '../../kit/loading.ts'
import { port } from '../../kit/port.ts'
import { withEvent, withOutput } from '../../kit/settling.ts'
import { tellProfile } from '../profileNews.ts'
import type { AccountPorts } from './accounts.ports.ts'
import { type AccountAct, type ActAnswer, accountAct, actQuestion, doneTo } from './acts.ts'
import { passwordChangeMachine } from './passwordChange.machine.ts'

/**
 * How the person whose page is open signs in, and what administrators do about it (§ 6 Per-employee administration).
 *
 * Rules it keeps: nothing is done before it was confirmed, and the dialog closes only on success; what was done stands on
 * the page, in the person's record and in the list without another reading; an account that cannot be read says so and
 * can be asked for again. Who may do what is the domain's (`accounts/rules`): the view asks it before it offers anything.
 *
 * Events: `account.opened {id}`, `account.closed`, `retry.asked`, `act.asked {act, employee}`, `password.asked {employee}`.
 * Reads: `context.{id, account, failure}`; `matches('closed' | 'loading' | 'failed' | 'showing')`; `children.confirmation`
 * (confirm) and `children.passwordChange` while open. Emits `toast`. System id: `employees/accounts`.
 */
interface Context {
  /** Whose. */
  readonly id: EmployeeId | null
  readonly account: UserAccount | null
  readonly failure: Failure | null
  /** What was asked for, and the person as they were then, while a dialog is open. */
  readonly act: AccountAct | null
  readonly employee: Employee | null
}

type Event =
  | { readonly type: 'account.opened'; readonly id: EmployeeId }
  | { readonly type: 'account.closed' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'act.asked'; readonly act: AccountAct; readonly employee: Employee }
  | { readonly type: 'password.asked'; readonly employee: Employee }

const nobody = { id: null, account: null, failure: null, act: null, employee: null }

export const accountsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    children: { loadAccount: 'loadAccount'; confirmation: 'act'; passwordChange: 'passwordChange' }
  },
  actors: {
    /** A confirmation that does what was asked for. */
    act: accountAct.machine,
    passwordChange: passwordChangeMachine,
    loadAccount: port<AccountPorts['loadAccount']>('loadAccount'),
  },
  guards: {
    succeeded,
    isConfirmed,
    isChanged: (_: unknown, account: UserAccount | null) => account !== null,
    isOpenAlready: ({ context }: { context: Context }, { id }: { id: EmployeeId }) => context.id === id,
  },
  actions: {
    announce: enqueueActions(announce),
    open: assign((_, { id }: { id: EmployeeId }) => ({ ...nobody, id })),
    close: assign(nobody),
    keep: assign((_, account: UserAccount | null) => ({
      account,
      failure: null,
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    remember: assign((_, { act, employee }: { act: AccountAct; employee: Employee }) => ({ act, employee })),
    rememberWhom: assign((_, { employee }: { employee: Employee }) => ({ employee })),
    forget: assign({ act: null, employee: null }),
    keepAccount: assign((_, account: UserAccount | null) => ({ account })),
    take: enqueueActions(({ enqueue, system }, { account, employee }: ActAnswer) => {
      enqueue.assign({ account })
      tellProfile({ enqueue, system }, employee)
    }),
    sayDone: enqueueActions(({ context: { act, account }, enqueue, system }, { employee }: ActAnswer) =>
      announce({ enqueue, system }, { kind: 'success', text: doneTo[act as AccountAct]({ employee, account }) }),
    ),
  },
}).createMachine({
  id: 'accounts',
  context: nobody,
  initial: 'closed',
  on: {
    'account.opened': [
      { guard: withEvent('isOpenAlready'), actions: [] },
      { target: '.loading', actions: withEvent('open') },
    ],
    'account.closed': { target: '.closed', actions: 'close' },
  },
  states: {
    closed: {},
    ...loadingStates<AccountPorts['loadAccount']>()({
      load: 'loadAccount',
      input: ({ context: { id } }: { context: Context }) => ({ id: id as EmployeeId }),
      keep: 'keep',
    }),
    showing: {
      initial: 'usual',
      states: {
        usual: {
          on: {
            'act.asked': { target: 'confirming', actions: withEvent('remember') },
            'password.asked': {
              target: 'settingPassword',
              actions: withEvent('rememberWhom'),
            },
          },
        },
        confirming: {
          invoke: {
            id: 'confirmation',
            src: 'act',
            input: ({ context: { act, employee, account } }) =>
              actQuestion({ act: act as AccountAct, employee: employee as Employee, account }),
            ...concluding<ConfirmOutput<ActAnswer>>()({
              when: 'isConfirmed',
              to: 'usual',
              keep: ['sayDone', 'take'],
              and: 'forget',
              otherwise: 'usual',
              also: 'forget',
              failed: failures.act,
            }),
          },
        },
        settingPassword: {
          invoke: {
            id: 'passwordChange',
            src: 'passwordChange',
            input: ({ context: { employee, account } }) => ({
              employee: employee as Employee,
              account: account as UserAccount,
            }),
            onDone: [
              {
                guard: withOutput('isChanged'),
                target: 'usual',
                actions: [
                  withOutput('keepAccount'),
                  { type: 'announce', params: { kind: 'success', text: successes.passwordSet } },
                  'forget',
                ],
              },
              { target: 'usual', actions: 'forget' },
            ],
            onError: {
              target: 'usual',
              actions: ['forget', { type: 'announce', params: failedTo(failures.setPassword) }],
            },
          },
        },
      },
    },
  },
})

function failedTo(text: string) {
  return { kind: 'error', text } as const
}

export type AccountsActor = ActorRefFrom<typeof accountsMachine>
