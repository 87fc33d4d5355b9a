import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { companyWording, mailDone, mailQuestion } from '../../domain/organisation/companyWording.ts'
import type { CompanyMail, MailAct } from '../../domain/organisation/nouns.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { type ConfirmOutput, questionOf } from '../kit/confirm.machine.ts'
import { loadingStates } from '../kit/loading.ts'
import { port } from '../kit/port.ts'
import { withEvent } from '../kit/settling.ts'
import type { CompanyPorts } from './company.ports.ts'

/** One question for whatever is done with held mail. */
export const mailConfirmation = questionOf<MailAct, CompanyMail>()

/**
 * Whether the mail of a client leaves, and what is held.
 *
 * Rules it keeps: read each time its page opens; whatever is done stands behind a question; what the server answers is
 * what is shown next.
 *
 * Events: `mail.opened`, `mail.left`, `retry.asked`, `mail.asked {act}`. Reads: `context.{mail, failure}`,
 * `matches('closed' | 'loading' | 'showing' | 'asking' | 'failed')`, `children.confirmation`. Emits `toast`.
 * System id: `companyMail`.
 */
interface Context {
  readonly mail: CompanyMail | null
  readonly failure: Failure | null
  readonly asked: MailAct | null
}

type Event =
  | { readonly type: 'mail.opened' }
  | { readonly type: 'mail.left' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'mail.asked'; readonly act: MailAct }

type Load = CompanyPorts['loadMail']

const nothing: CompanyMail = { isHeld: false, total: 0, messages: [] }

export const companyMailMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    children: { confirmation: 'confirmation'; loadMail: 'loadMail' }
  },
  actors: { confirmation: mailConfirmation.machine, loadMail: port<Load>('loadMail') },
  guards: { succeeded, isConfirmed },
  actions: {
    announce: enqueueActions(announce),
    keep: assign((_, mail: CompanyMail) => ({ mail, failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    begin: assign((_, { act }: { act: MailAct }) => ({ asked: act })),
    tellDone: enqueueActions(({ context: { asked }, ...speaking }) => {
      if (asked !== null) announce(speaking, { kind: 'success', text: mailDone[asked.act] })
    }),
  },
}).createMachine({
  id: 'companyMail',
  context: { mail: null, failure: null, asked: null },
  initial: 'closed',
  on: { 'mail.left': '.closed' },
  states: {
    closed: { on: { 'mail.opened': 'loading' } },
    ...loadingStates<Load>()({ load: 'loadMail', keep: 'keep' }),
    showing: { on: { 'mail.asked': { target: 'asking', actions: withEvent('begin') } } },
    asking: {
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context: { asked, mail } }) => {
          const subject = asked as MailAct
          return { ...mailQuestion(subject, mail ?? nothing), failure: companyWording.mailFailed, subject }
        },
        ...concluding<ConfirmOutput<CompanyMail>>()({
          when: 'isConfirmed',
          to: 'showing',
          keep: ['keep'],
          and: 'tellDone',
          otherwise: 'showing',
          failed: companyWording.mailFailed,
        }),
      },
    },
  },
})

export type CompanyMailActor = ActorRefFrom<typeof companyMailMachine>
