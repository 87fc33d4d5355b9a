import type { Result } from 'effect'
import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Emergency, Employee, EmployeeSummary } from '../../domain/employees/nouns.ts'
import { wording } from '../../domain/employees/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId, TenantId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { answered, defect, failed, succeeded } from '../kit/answers.ts'
import { type ConfirmOutput, confirmMachine } from '../kit/confirm.machine.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { hole } from '../kit/port.ts'
import { tell, tellParent } from '../kit/tell.ts'
import type { EditorInput, EmployeeSaved } from './editing.ts'
import { employeeEditorMachine } from './employeeEditor.machine.ts'
import type { EmployeePorts } from './employees.ports.ts'
import { removalQuestion, standingQuestion } from './profileQuestions.ts'
import { type ProfileSection, profileSections } from './sections.ts'
import { terminationMachine } from './termination.machine.ts'

/**
 * One person's page: the record, an editor for each of its sections, and what can be done to the person.
 *
 * Rules it keeps: somebody who does not exist, or not for the caller, is simply not found; what one editor saves the
 * others hear of; the emergency contacts are read when asked for and stay for as long as the page is open; terminating, deactivating, reactivating and removing ask first, and their dialog closes only on success;
 * why a picture was refused is kept with the picture.
 * Who may do what is the domain's (`mayEdit`, `mayDo`): the view asks it before it offers anything, the server before it
 * does anything.
 *
 * Events: `retry.asked`, `termination.asked`, `deactivation.asked`, `reactivation.asked`, `removal.asked`,
 * `avatar.chosen {file}`, `emergency.asked`.
 * Reads: `context.{employee, failure, picture}`; `matches('loading' | 'notFound' | 'failed' | 'showing' | 'removed')`;
 * `children.{basicInfo, work, tags, …}` (editors), `children.termination`, `children.confirmation` (while asking);
 * `matches({ showing: 'uploadingAvatar' | 'readingEmergency' })`. Emits `toast`; tells its parent `employee.saved` and `employee.removed`.
 */
export interface ProfileInput {
  readonly tenantId: TenantId
  readonly id: EmployeeId
  readonly people: ReadonlyArray<EmployeeSummary>
  readonly today: Day
}

interface Context extends ProfileInput {
  readonly employee: Employee | null
  readonly failure: Failure | null
  /** The one chosen last. */
  readonly picture: ChosenPicture | null
}

interface ChosenPicture {
  readonly file: File
  /** Why it was not taken. */
  readonly refusal: string | null
}

type Event =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'termination.asked' }
  | { readonly type: 'deactivation.asked' }
  | { readonly type: 'reactivation.asked' }
  | { readonly type: 'removal.asked' }
  | { readonly type: 'avatar.chosen'; readonly file: File }
  | { readonly type: 'emergency.asked' }
  | EmployeeSaved

/** Behind the state `showing` there is one. */
const personIn = ({ employee }: Context): Employee => employee as Employee

/** A later answer does not bring the emergency contacts along; what has been read of them stays. */
const withWhatIsKnown = ({ employee: before }: Context, now: Employee): Employee =>
  now.mayShowEmergency && now.emergency === null && before !== null ? { ...now, emergency: before.emergency } : now

export const employeeProfileMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    input: ProfileInput
    children: { [Section in ProfileSection]: 'editor' } & {
      termination: 'termination'
      confirmation: 'standing' | 'removal'
      loadEmployee: 'loadEmployee'
      loadEmergency: 'loadEmergency'
      uploadAvatar: 'uploadAvatar'
    }
  },
  actors: {
    editor: employeeEditorMachine,
    termination: terminationMachine,
    /** A confirmation that changes whether the person is active. */
    standing: confirmMachine,
    /** A confirmation that removes the person. */
    removal: confirmMachine,
    loadEmployee: hole<EmployeePorts['loadEmployee']>('loadEmployee'),
    loadEmergency: hole<EmployeePorts['loadEmergency']>('loadEmergency'),
    uploadAvatar: hole<EmployeePorts['uploadAvatar']>('uploadAvatar'),
  },
  guards: {
    succeeded,
    isNotFound: (_: unknown, answer: Result.Result<unknown, Failure>) => {
      const failure = failed(answer)
      // 400: what stands in the address is no id at all.
      return failure._tag === 'Refused' && (failure.status === 404 || failure.status === 400)
    },
    isConfirmed: (_: unknown, { confirmed }: ConfirmOutput) => confirmed,
    isTerminated: (_: unknown, employee: Employee | null) => employee !== null,
  },
  actions: {
    announce: enqueueActions(announce),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepPicture: assign((_, { file }: { file: File }) => ({ picture: { file, refusal: null } })),
    refusePicture: enqueueActions(({ context: { picture }, enqueue, system }, failure: Failure) => {
      enqueue.assign({ picture: picture && { ...picture, refusal: failureSentence(failure) } })
      announce({ enqueue, system }, failedTo('avatarFailed'))
    }),
    keep: assign((_, employee: Employee) => ({ employee, failure: null })),
    /** The record as just saved, for this page and for everybody who shows the person. */
    take: enqueueActions(({ context, enqueue, self }, saved: Employee) => {
      const employee = withWhatIsKnown(context, saved)
      enqueue.assign({ employee })
      for (const editor of profileSections) enqueue.sendTo(editor, { type: 'record.arrived', employee })
      tellParent({ enqueue, self }, { type: 'employee.saved', employee, created: false })
    }),
    keepEmergency: enqueueActions(({ context, enqueue }, emergency: Emergency) => {
      const employee = { ...personIn(context), emergency }
      enqueue.assign({ employee })
      enqueue.sendTo('emergency', { type: 'record.arrived', employee })
    }),
    tellRemoved: enqueueActions(({ context, enqueue, self }) =>
      tellParent({ enqueue, self }, { type: 'employee.removed', id: context.id }),
    ),
    leave: enqueueActions(({ enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'navigation.asked', to: '/employees/', replace: true }),
    ),
  },
}).createMachine({
  id: 'employeeProfile',
  context: ({ input }) => ({ ...input, employee: null, failure: null, picture: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadEmployee',
        src: 'loadEmployee',
        input: ({ context: { tenantId, id } }) => ({ tenantId, id }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'showing',
            actions: { type: 'keep', params: ({ event }) => answered(event.output) },
          },
          { guard: { type: 'isNotFound', params: ({ event }) => event.output }, target: 'notFound' },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => failed(event.output) } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: defect } },
      },
    },
    notFound: { on: { 'retry.asked': 'loading' } },
    failed: { on: { 'retry.asked': 'loading' } },
    showing: {
      initial: 'usual',
      invoke: profileSections.map((section) => ({
        id: section,
        src: 'editor',
        input: ({ context }: { context: Context }) => editorOf(context, section),
        onError: { target: 'failed', actions: { type: 'keepFailure', params: defect } },
      })),
      on: {
        'employee.saved': { actions: { type: 'take', params: ({ event }) => event.employee } },
      },
      states: {
        usual: {
          on: {
            'termination.asked': 'terminating',
            'deactivation.asked': 'changingStanding',
            'reactivation.asked': 'changingStanding',
            'removal.asked': 'removing',
            'emergency.asked': 'readingEmergency',
            'avatar.chosen': {
              target: 'uploadingAvatar',
              actions: { type: 'keepPicture', params: ({ event }) => event },
            },
          },
        },
        terminating: {
          invoke: {
            id: 'termination',
            src: 'termination',
            input: ({ context }) => ({
              tenantId: context.tenantId,
              employee: personIn(context),
              people: context.people,
              today: context.today,
            }),
            onDone: [
              {
                guard: { type: 'isTerminated', params: ({ event }) => event.output },
                target: 'usual',
                actions: { type: 'take', params: ({ event }) => event.output as Employee },
              },
              { target: 'usual' },
            ],
            onError: { target: 'usual', actions: { type: 'announce', params: failedTo('terminateFailed') } },
          },
        },
        changingStanding: {
          invoke: {
            id: 'confirmation',
            src: 'standing',
            input: ({ context, event }) =>
              standingQuestion(context.tenantId, personIn(context), event.type === 'reactivation.asked'),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: 'usual',
                actions: { type: 'take', params: ({ event }) => event.output.answer as Employee },
              },
              { target: 'usual' },
            ],
            onError: { target: 'usual', actions: { type: 'announce', params: failedTo('saveFailed') } },
          },
        },
        removing: {
          invoke: {
            id: 'confirmation',
            src: 'removal',
            input: ({ context }) => removalQuestion(context.tenantId, personIn(context)),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: '#employeeProfile.removed',
                actions: ['tellRemoved', 'leave'],
              },
              { target: 'usual' },
            ],
            onError: { target: 'usual', actions: { type: 'announce', params: failedTo('removeFailed') } },
          },
        },
        readingEmergency: {
          invoke: {
            id: 'loadEmergency',
            src: 'loadEmergency',
            input: ({ context: { tenantId, id } }) => ({ tenantId, id }),
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'usual',
                actions: { type: 'keepEmergency', params: ({ event }) => answered(event.output) },
              },
              { target: 'usual', actions: { type: 'announce', params: failedTo('showEmergencyFailed') } },
            ],
            onError: { target: 'usual', actions: { type: 'announce', params: failedTo('showEmergencyFailed') } },
          },
        },
        uploadingAvatar: {
          invoke: {
            id: 'uploadAvatar',
            src: 'uploadAvatar',
            input: ({ context: { tenantId, id, picture } }) => ({
              tenantId,
              id,
              file: (picture as ChosenPicture).file,
            }),
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'usual',
                actions: { type: 'take', params: ({ event }) => answered(event.output) },
              },
              { target: 'usual', actions: { type: 'refusePicture', params: ({ event }) => failed(event.output) } },
            ],
            onError: { target: 'usual', actions: { type: 'refusePicture', params: defect } },
          },
        },
      },
    },
    removed: {
      on: { 'retry.asked': 'loading' },
    },
  },
})

function editorOf(context: Context, section: ProfileSection): EditorInput {
  return { tenantId: context.tenantId, id: context.id, section, base: personIn(context), today: context.today }
}

function failedTo(what: 'terminateFailed' | 'saveFailed' | 'removeFailed' | 'avatarFailed' | 'showEmergencyFailed') {
  return { kind: 'error', text: wording[what] } as const
}

export type EmployeeProfileActor = ActorRefFrom<typeof employeeProfileMachine>
