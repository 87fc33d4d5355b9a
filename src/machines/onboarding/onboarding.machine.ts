import { type ActorRefFrom, assign, enqueueActions, log, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Onboarding, OnboardingStatus } from '../../domain/onboarding/nouns.ts'
import { isComplete, logoIsThere, updated } from '../../domain/onboarding/updates.ts'
import { wording } from '../../domain/onboarding/wording.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isSaved, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { refresh } from '../kit/library.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent, withOutput } from '../kit/settling.ts'
import { tell, tellParent } from '../kit/tell.ts'
import { type Change, changedBy, doesSomething, onlyWhatChanged } from './changes.ts'
import { logoUploadMachine } from './logoUpload.machine.ts'
import type { OnboardingPorts } from './onboarding.ports.ts'
import { type WelcomeAnswer, welcomeMachine } from './welcome.machine.ts'

/**
 * Setting a new client up (§ 4 Onboarding), its logo and its welcome (§ 2.5).
 *
 * Rules it keeps: stages are set in any order and show at once, with the overall status recomputed; one write at a time,
 * and what was asked for meanwhile goes together in the next; what is refused is taken back; an unknown type does
 * nothing; a missing type or status logs an error; both answers to the welcome are remembered; a new logo shows wherever
 * the logo stands, and its stage as completed, which the upload has made it (ours). A welcome that could not be remembered
 * is asked again the next time, without a word.
 *
 * Events: `stage.asked {stage, status}`, `logo.asked`, `page.shown` (reads the record again), `retry.asked`.
 * Reads: `context.{isKnown, failure}` (the record itself is the readiness's part `onboarding`, which this keeps up to
 * date); `children.welcome` (matches 'showing') and `children.logoUpload` while they run; `hasTag('saving')`.
 * Emits `toast`; tells its parent `logo.changed {logoUrl}`.
 */
export interface OnboardingInput {
  readonly employeeId: EmployeeId
  readonly mayUpload: boolean
  readonly logoUrl: string | null
  /** Undefined while it has not been read. */
  readonly record: Onboarding | null | undefined
}

interface Context extends Omit<OnboardingInput, 'record'> {
  /** As the server last said. */
  readonly base: Onboarding | null
  readonly isKnown: boolean
  readonly pending: ReadonlyArray<Change>
  /** How many of them the write under way carries. */
  readonly underWay: number
  /** Why the record could not be read. */
  readonly failure: Failure | null
}

interface StageAsked {
  readonly stage?: string | null | undefined
  readonly status?: OnboardingStatus | null | undefined
}

type Event =
  | ({ readonly type: 'stage.asked' } & StageAsked)
  | { readonly type: 'logo.asked' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'retry.asked' }

const saving = ({ pending, underWay }: Context) => pending.slice(0, underWay)
const seenByMe = ({ context }: { readonly context: Context }): Change => ({ seenWelcome: context.employeeId })
const recordIn = ({ base, pending }: Context) => changedBy(base, pending)

export const onboardingMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    input: OnboardingInput
    tags: 'loading' | 'saving'
    children: {
      welcome: 'welcome'
      logoUpload: 'logoUpload'
      loadOnboarding: 'loadOnboarding'
      saveOnboarding: 'saveOnboarding'
    }
  },
  actors: {
    welcome: welcomeMachine,
    logoUpload: logoUploadMachine,
    loadOnboarding: port<OnboardingPorts['loadOnboarding']>('loadOnboarding'),
    saveOnboarding: port<OnboardingPorts['saveOnboarding']>('saveOnboarding'),
  },
  guards: {
    succeeded,
    isKnown: ({ context }) => context.isKnown,
    hasPending: ({ context }) => context.pending.length > 0,
    isComplete: (_: unknown, { stage, status }: StageAsked) => isComplete({ type: stage, status }),
    isUpload: (_: unknown, answer: WelcomeAnswer | null) => answer === 'upload',
    isSkip: (_: unknown, answer: WelcomeAnswer | null) => answer === 'skip',
    isSaved,
  },
  actions: {
    announce: enqueueActions(announce),
    logIncomplete: log(wording.incompleteUpdate),
    change: enqueueActions(({ context, enqueue, system }, change: Change) => {
      if (!doesSomething(recordIn(context), change)) return
      const pending = [...context.pending, change]
      enqueue.assign({ pending })
      publish({ enqueue, system }, changedBy(context.base, pending))
    }),
    takeAll: assign(({ context }) => ({ underWay: context.pending.length })),
    commit: enqueueActions(({ context, enqueue, system }, base: Onboarding) => {
      const pending = context.pending.slice(context.underWay)
      enqueue.assign({ base, pending, underWay: 0 })
      publish({ enqueue, system }, changedBy(base, pending))
      refresh({ enqueue, system }, 'toDo')
    }),
    takeBack: enqueueActions(({ context, enqueue, system }, failure: Failure) => {
      const pending = context.pending.slice(context.underWay)
      enqueue.assign({ pending, underWay: 0 })
      publish({ enqueue, system }, changedBy(context.base, pending))
      if (saving(context).some((change) => 'stage' in change)) {
        announce({ enqueue, system }, { kind: 'error', text: `${wording.saveFailed} ${failureSentence(failure)}` })
      }
    }),
    keepRecord: enqueueActions(({ context, enqueue, system }, base: Onboarding | null) => {
      // Where there is no record any more there is nothing to change.
      const pending = base === null ? [] : context.pending
      enqueue.assign({ base, pending, isKnown: true, failure: null })
      publish({ enqueue, system }, changedBy(base, pending))
    }),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepLogo: enqueueActions(({ context, enqueue, self, system }, logoUrl: string) => {
      const base = context.base && updated(context.base, { stages: [logoIsThere], seenWelcome: [] })
      enqueue.assign({ logoUrl, base })
      tellParent({ enqueue, self }, { type: 'logo.changed', logoUrl })
      if (base === null) return
      publish({ enqueue, system }, changedBy(base, context.pending))
      refresh({ enqueue, system }, 'toDo')
    }),
  },
}).createMachine({
  id: 'onboarding',
  context: ({ input: { record, ...input } }) => ({
    ...input,
    base: record ?? null,
    isKnown: record !== undefined,
    pending: [],
    underWay: 0,
    failure: null,
  }),
  type: 'parallel',
  on: {
    'stage.asked': [
      {
        guard: withEvent('isComplete'),
        actions: {
          type: 'change',
          params: ({ event }) => ({ stage: event.stage as string, status: event.status as OnboardingStatus }),
        },
      },
      { actions: 'logIncomplete' },
    ],
  },
  states: {
    record: {
      initial: 'starting',
      states: {
        starting: { always: [{ guard: 'isKnown', target: 'resting' }, { target: 'loading' }] },
        loading: {
          tags: 'loading',
          invoke: {
            id: 'loadOnboarding',
            src: 'loadOnboarding',
            ...settling<OnboardingPorts['loadOnboarding']>()({
              to: 'resting',
              keep: 'keepRecord',
              otherwise: 'resting',
              why: 'keepFailure',
            }),
          },
        },
        resting: {
          always: { guard: 'hasPending', target: 'saving' },
          on: { 'page.shown': 'loading', 'retry.asked': 'loading' },
        },
        saving: {
          tags: 'saving',
          entry: 'takeAll',
          invoke: {
            id: 'saveOnboarding',
            src: 'saveOnboarding',
            input: ({ context }) => ({ change: onlyWhatChanged(context.base as Onboarding, saving(context)) }),
            ...settling<OnboardingPorts['saveOnboarding']>()({
              to: 'resting',
              keep: 'commit',
              otherwise: 'resting',
              why: 'takeBack',
            }),
          },
        },
      },
    },
    dialog: {
      initial: 'waiting',
      states: {
        waiting: {
          always: { guard: 'isKnown', target: 'welcoming' },
          on: { 'logo.asked': 'uploading' },
        },
        welcoming: {
          invoke: {
            id: 'welcome',
            src: 'welcome',
            input: ({ context }) => ({
              record: recordIn(context),
              logoUrl: context.logoUrl,
              employeeId: context.employeeId,
              mayUpload: context.mayUpload,
            }),
            onDone: [
              {
                guard: withOutput('isUpload'),
                target: 'uploading',
                actions: { type: 'change', params: seenByMe },
              },
              {
                guard: withOutput('isSkip'),
                target: 'closed',
                actions: { type: 'change', params: seenByMe },
              },
              { target: 'closed' },
            ],
            onError: 'closed',
          },
          on: { 'logo.asked': { target: 'uploading', actions: { type: 'change', params: seenByMe } } },
        },
        closed: { on: { 'logo.asked': 'uploading' } },
        uploading: {
          invoke: {
            id: 'logoUpload',
            src: 'logoUpload',
            ...concluding<string | null>()({
              when: 'isSaved',
              to: 'closed',
              keep: 'keepLogo',
              otherwise: 'closed',
              failed: wording.logoFailed,
            }),
          },
        },
      },
    },
  },
})

function publish(telling: Parameters<typeof tell>[0], record: Onboarding | null) {
  tell(telling, 'readiness', { type: 'record.arrived', part: 'onboarding', record })
}

export type OnboardingActor = ActorRefFrom<typeof onboardingMachine>
