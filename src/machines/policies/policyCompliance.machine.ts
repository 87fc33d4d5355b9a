import { type ActorRefFrom, assign, enqueueActions, raise, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { PolicyComplianceCounts, RemindersSent } from '../../domain/policies/nouns.ts'
import { mayRemindLate } from '../../domain/policies/reminding.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import type { ConfirmOutput } from '../kit/confirm.machine.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { kept } from '../kit/kept.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { tellChild } from '../kit/tell.ts'
import type { Evidence, OfPolicy, PolicyPorts } from './policies.ports.ts'
import { policyPeople } from './policyPeople.ts'
import { lateReminder, reminderQuestion } from './reminding.ts'

/**
 * Who is bound by a policy and how each of them stands, now or as at the end of a day: how many stand how is read here, the
 * people themselves a window at a time by a child.
 *
 * Rules it keeps: another day replaces the one shown, and an answer to the one before is not heard any more; all who are
 * late and were not reminded today are reminded in one action behind one question, its result is told, and both are read
 * again; nobody is reminded from a list of another day; the evidence is of the day that is shown, one file at a time.
 *
 * Events: `day.chosen {asAt}`, `retry.asked`, `reminding.asked`, `evidence.asked {format}`.
 * Reads: `context.{asAt, compliance, failure, sent}`; `matches({ reading })`, `hasTag('loading')`, `hasTag('exporting')`;
 * `children.confirmation`, `children.list` (`policyPeople`). Emits `toast`.
 */
export interface PolicyComplianceInput extends OfPolicy {
  readonly title: string
}

interface Context extends PolicyComplianceInput {
  /** Null for now. */
  readonly asAt: Day | null
  readonly compliance: PolicyComplianceCounts | null
  readonly failure: Failure | null
  /** What came of the last reminding. */
  readonly sent: RemindersSent | null
  readonly format: Evidence['format']
}

type Event =
  | { readonly type: 'day.chosen'; readonly asAt: Day | null }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'reminding.asked' }
  | { readonly type: 'evidence.asked'; readonly format: Evidence['format'] }
  /** By itself. */
  | { readonly type: 'people.reminded' }

export const policyComplianceMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    input: PolicyComplianceInput
    tags: 'loading' | 'exporting'
    children: {
      loadCompliance: 'loadCompliance'
      list: 'list'
      confirmation: 'confirmation'
      saveEvidence: 'saveEvidence'
    }
  },
  actors: {
    loadCompliance: port<PolicyPorts['loadCompliance']>('loadCompliance'),
    list: policyPeople.machine,
    /** A confirmation that reminds everyone who is late. */
    confirmation: lateReminder.machine,
    saveEvidence: port<PolicyPorts['saveEvidence']>('saveEvidence'),
  },
  guards: {
    succeeded,
    isConfirmed,
    mayRemind: ({ context: { asAt, compliance } }) => mayRemindLate(asAt, compliance).allowed,
  },
  actions: {
    announce: enqueueActions(announce),
    chooseDay: assign((_, { asAt }: { asAt: Day | null }) => ({ asAt, sent: null })),
    keep: assign((_, compliance: PolicyComplianceCounts) => ({
      compliance,
      failure: null,
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepSent: assign((_, sent: RemindersSent) => ({ sent })),
    readAgain: raise({ type: 'people.reminded' }),
    tellList: enqueueActions((telling) => tellChild(telling, 'list', { type: 'news.heard' })),
    forgetSent: assign({ sent: null }),
    keepFormat: assign((_, { format }: { format: Evidence['format'] }) => ({ format })),
    tellNoEvidence: enqueueActions((speaking, failure: Failure) =>
      announce(speaking, { kind: 'error', text: `Failed to export the evidence. ${failureSentence(failure)}` }),
    ),
  },
}).createMachine({
  id: 'policyCompliance',
  context: ({ input }) => ({ ...input, asAt: null, compliance: null, failure: null, sent: null, format: 'pdf' }),
  type: 'parallel',
  states: {
    reading: {
      initial: 'loading',
      on: { 'people.reminded': { target: '.loading', actions: 'tellList' } },
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            id: 'loadCompliance',
            src: 'loadCompliance',
            input: ({ context: { id, asAt } }) => ({ id, asAt }),
            ...settling<PolicyPorts['loadCompliance']>()({
              to: 'shown',
              keep: 'keep',
              otherwise: 'failed',
              why: 'keepFailure',
            }),
          },
          on: {
            'day.chosen': {
              target: 'loading',
              reenter: true,
              actions: withEvent('chooseDay'),
            },
          },
        },
        shown: {
          on: { 'day.chosen': { target: 'loading', actions: withEvent('chooseDay') } },
        },
        failed: {
          on: {
            'retry.asked': 'loading',
            'day.chosen': { target: 'loading', actions: withEvent('chooseDay') },
          },
        },
      },
    },
    listing: kept({ id: 'list', src: 'list' }),
    reminding: {
      initial: 'resting',
      states: {
        resting: { on: { 'reminding.asked': [{ guard: 'mayRemind', target: 'asking' }, {}] } },
        asking: {
          entry: 'forgetSent',
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            input: ({ context }) => reminderQuestion(context, context.compliance),
            ...concluding<ConfirmOutput<RemindersSent>>()({
              when: 'isConfirmed',
              to: 'resting',
              keep: 'keepSent',
              and: 'readAgain',
              otherwise: 'resting',
              failed: 'Failed to send reminders',
            }),
          },
        },
      },
    },
    evidence: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'evidence.asked': { target: 'exporting', actions: withEvent('keepFormat') },
          },
        },
        exporting: {
          tags: 'exporting',
          invoke: {
            id: 'saveEvidence',
            src: 'saveEvidence',
            input: ({ context: { id, title, format, asAt } }) => ({ id, title, format, asAt }),
            ...settling<PolicyPorts['saveEvidence']>()({ to: 'resting', otherwise: 'resting', why: 'tellNoEvidence' }),
          },
        },
      },
    },
  },
})

export type PolicyComplianceActor = ActorRefFrom<typeof policyComplianceMachine>
