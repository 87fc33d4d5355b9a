import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Emergency, Employee } from '../../domain/employees/nouns.ts'
import type { ChoiceProblem } from '../../domain/employees/picture.ts'
import { sentences } from '../../domain/employees/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { defect, isConfirmed, isNotFound, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import type { ConfirmOutput } from '../kit/confirm.machine.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { partNow } from '../kit/library.ts'
import { loadingStates } from '../kit/loading.ts'
import { localeNow } from '../kit/localeNow.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent, withOutput } from '../kit/settling.ts'
import { tell, tellParent } from '../kit/tell.ts'
import { unsavedGuard } from '../kit/unsaved.ts'
import { type ProfileSection, profileSections } from './employeeForm.ts'
import type { EmployeePorts } from './employees.ports.ts'
import {
  type ChosenPicture,
  failedTo,
  type ProfileContext,
  type ProfileEvent,
  type ProfileInput,
  personIn,
  sectionOf,
  withWhatIsKnown,
} from './profileContext.ts'
import {
  employeeRemoval,
  employmentKeeping,
  employmentStatusChange,
  employmentStatusQuestion,
  keepingQuestion,
  removalQuestion,
} from './profileQuestions.ts'
import { type EmployeeSaved, profileSectionMachine } from './profileSection.machine.ts'
import { terminationMachine } from './termination.machine.ts'

/**
 * One person's page: the record with each of its sections, and what can be done to the person.
 *
 * Rules it keeps: a person who does not exist, or whom the caller may not see, is not found; what one section saves
 * is told to the others; the emergency contacts are read when asked for and stay for as long as the page is open;
 * terminating, keeping, deactivating, reactivating and removing ask first, and their dialog closes only on success;
 * a chosen picture is cut to its frame before it is sent, and not left unasked (§ 2.3); why it was refused is kept with it.
 * Who may do what is the domain's (`mayEdit`, `mayDo`): the view asks it before it offers anything, the server before it
 * does anything.
 *
 * Events: `retry.asked`, `termination.asked`, `keeping.asked`, `deactivation.asked`, `reactivation.asked`, `removal.asked`,
 * `picture.offered {file, problem}`, `picture.left`, `avatar.chosen {file}`, `emergency.asked`.
 * Reads: `context.{employee, failure, picture}`; `matches('loading' | 'notFound' | 'failed' | 'showing' | 'removed')`;
 * `children.{basicInfo, work, tags, …}` (profileSection), `children.termination`, `children.confirmation` (while asking);
 * `matches({ showing: 'cuttingPicture' | 'uploadingAvatar' | 'readingEmergency' })`. Emits `toast`; tells its parent `employee.saved` and `employee.removed`.
 */
export const employeeProfileMachine = setup({
  types: {} as {
    context: ProfileContext
    events: ProfileEvent
    emitted: Toast
    input: ProfileInput
    children: { [Section in ProfileSection]: 'section' } & {
      unsaved: 'unsaved'
      termination: 'termination'
      confirmation: 'employmentStatus' | 'keeping' | 'removal'
      loadEmployee: 'loadEmployee'
      loadEmergency: 'loadEmergency'
      uploadAvatar: 'uploadAvatar'
    }
  },
  actors: {
    unsaved: unsavedGuard,
    section: profileSectionMachine,
    termination: terminationMachine,
    /** A confirmation that changes whether the person is active. */
    employmentStatus: employmentStatusChange.machine,
    /** A confirmation that takes a planned last day back. */
    keeping: employmentKeeping.machine,
    /** A confirmation that removes the person. */
    removal: employeeRemoval.machine,
    loadEmployee: port<EmployeePorts['loadEmployee']>('loadEmployee'),
    loadEmergency: port<EmployeePorts['loadEmergency']>('loadEmergency'),
    uploadAvatar: port<EmployeePorts['uploadAvatar']>('uploadAvatar'),
  },
  guards: {
    succeeded,
    isNotFound,
    isFit: (_: unknown, { problem }: { problem: ChoiceProblem | null }) => problem === null,
    isConfirmed,
    isTerminated: (_: unknown, employee: Employee | null) => employee !== null,
  },
  actions: {
    announce: enqueueActions(announce),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepPicture: assign((_, { file }: { file: File }) => ({ picture: { file, refusal: null }, pictureProblem: null })),
    keepPictureProblem: assign((_, { problem }: { problem: ChoiceProblem | null }) => ({ pictureProblem: problem })),
    dropPicture: assign({ picture: null }),
    refusePicture: enqueueActions(({ context: { picture }, enqueue, system }, failure: Failure) => {
      enqueue.assign({ picture: picture && { ...picture, refusal: failureSentence(failure) } })
      announce({ enqueue, system }, failedTo('avatarFailed'))
    }),
    keep: assign((_, employee: Employee) => ({ employee, failure: null })),
    /** The record as just saved, for this page and for everybody who shows the person. */
    take: enqueueActions(({ context, enqueue, self }, saved: Employee) => {
      const employee = withWhatIsKnown(context, saved)
      enqueue.assign({ employee })
      for (const section of profileSections) enqueue.sendTo(section, { type: 'record.arrived', employee })
      tellParent({ enqueue, self }, { type: 'employee.saved', employee } satisfies EmployeeSaved)
    }),
    sayTerminated: enqueueActions((speaking, employee: Employee) =>
      announce(speaking, { kind: 'success', text: sentences.terminated(localeNow(speaking), employee) }),
    ),
    sayKept: enqueueActions((speaking, employee: Employee) =>
      announce(speaking, { kind: 'success', text: sentences.kept(employee) }),
    ),
    keepEmergency: enqueueActions(({ context, enqueue }, emergency: Emergency) => {
      const employee = { ...personIn(context), emergency }
      enqueue.assign({ employee })
      enqueue.sendTo('emergency', { type: 'record.arrived', employee })
    }),
    tellRemoved: enqueueActions(({ context, enqueue, self }) =>
      tellParent({ enqueue, self }, { type: 'employee.removed', id: context.id }),
    ),
    leave: enqueueActions(({ enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'navigation.asked', to: pathTo('employees'), replace: true }),
    ),
  },
}).createMachine({
  id: 'employeeProfile',
  context: ({ input }) => ({ ...input, employee: null, failure: null, picture: null, pictureProblem: null }),
  initial: 'loading',
  states: {
    ...loadingStates<EmployeePorts['loadEmployee']>()({
      load: 'loadEmployee',
      input: ({ context: { id } }: { context: ProfileContext }) => ({ id }),
      keep: 'keep',
      missing: 'notFound',
    }),
    showing: {
      initial: 'usual',
      invoke: profileSections.map((section) => ({
        id: section,
        src: 'section',
        input: ({ context }: { context: ProfileContext }) => sectionOf(context, section),
        onError: { target: 'failed', actions: { type: 'keepFailure', params: defect } },
      })),
      on: {
        'employee.saved': { actions: { type: 'take', params: ({ event }) => event.employee } },
      },
      states: {
        usual: {
          on: {
            'termination.asked': 'terminating',
            'keeping.asked': 'keeping',
            'deactivation.asked': 'changingStatus',
            'reactivation.asked': 'changingStatus',
            'removal.asked': 'removing',
            'emergency.asked': 'readingEmergency',
            'picture.offered': [
              {
                guard: withEvent('isFit'),
                target: 'cuttingPicture',
                actions: withEvent('keepPicture'),
              },
              { actions: withEvent('keepPictureProblem') },
            ],
            // What was refused is sent once more.
            'avatar.chosen': {
              target: 'uploadingAvatar',
              actions: withEvent('keepPicture'),
            },
          },
        },
        cuttingPicture: {
          invoke: {
            id: 'unsaved',
            src: 'unsaved',
            input: { by: 'picture', isUnsaved: () => true, leave: { type: 'picture.left' } },
            onError: {},
          },
          on: {
            'picture.left': { target: 'usual', actions: 'dropPicture' },
            'avatar.chosen': {
              target: 'uploadingAvatar',
              actions: withEvent('keepPicture'),
            },
          },
        },
        terminating: {
          invoke: {
            id: 'termination',
            src: 'termination',
            input: ({ context, self }) => ({
              employee: personIn(context),
              people: () => partNow(self, 'employees') ?? [],
              today: context.today,
            }),
            onDone: [
              {
                guard: withOutput('isTerminated'),
                target: 'usual',
                actions: [
                  { type: 'take', params: ({ event }) => event.output as Employee },
                  { type: 'sayTerminated', params: ({ event }) => event.output as Employee },
                ],
              },
              { target: 'usual' },
            ],
            onError: { target: 'usual', actions: { type: 'announce', params: failedTo('terminateFailed') } },
          },
        },
        changingStatus: {
          invoke: {
            id: 'confirmation',
            src: 'employmentStatus',
            input: ({ context, event }) =>
              employmentStatusQuestion(personIn(context), event.type === 'reactivation.asked'),
            ...concluding<ConfirmOutput<Employee>>()({
              when: 'isConfirmed',
              to: 'usual',
              keep: 'take',
              otherwise: 'usual',
              failed: 'saveFailed',
            }),
          },
        },
        keeping: {
          invoke: {
            id: 'confirmation',
            src: 'keeping',
            input: ({ context }) => keepingQuestion(personIn(context)),
            ...concluding<ConfirmOutput<Employee>>()({
              when: 'isConfirmed',
              to: 'usual',
              keep: ['take', 'sayKept'],
              otherwise: 'usual',
              failed: 'keepFailed',
            }),
          },
        },
        removing: {
          invoke: {
            id: 'confirmation',
            src: 'removal',
            input: ({ context }) => removalQuestion(personIn(context)),
            ...concluding<ConfirmOutput<unknown>>()({
              when: 'isConfirmed',
              to: '#employeeProfile.removed',
              and: ['tellRemoved', 'leave'],
              otherwise: 'usual',
              failed: 'removeFailed',
            }),
          },
        },
        readingEmergency: {
          invoke: {
            id: 'loadEmergency',
            src: 'loadEmergency',
            input: ({ context: { id } }) => ({ id }),
            ...settling<EmployeePorts['loadEmergency']>()({
              to: 'usual',
              keep: 'keepEmergency',
              otherwise: 'usual',
              also: { type: 'announce', params: failedTo('showEmergencyFailed') },
            }),
          },
        },
        uploadingAvatar: {
          invoke: {
            id: 'uploadAvatar',
            src: 'uploadAvatar',
            input: ({ context: { id, picture } }) => ({
              id,
              file: (picture as ChosenPicture).file,
            }),
            ...settling<EmployeePorts['uploadAvatar']>()({
              to: 'usual',
              keep: 'take',
              otherwise: 'usual',
              why: 'refusePicture',
            }),
          },
        },
      },
    },
    removed: {
      on: { 'retry.asked': 'loading' },
    },
  },
})

export type EmployeeProfileActor = ActorRefFrom<typeof employeeProfileMachine>
