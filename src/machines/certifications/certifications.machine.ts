import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { certificationFileRule } from '../../domain/certifications/files.ts'
import type { Certification, CertificationFile } from '../../domain/certifications/nouns.ts'
import { wording } from '../../domain/certifications/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed, isNotFound, isUploaded, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import type { ConfirmOutput } from '../kit/confirm.machine.ts'
import type { FileUploadOutput } from '../kit/fileUpload.machine.ts'
import { kept } from '../kit/kept.ts'
import { loadingStates } from '../kit/loading.ts'
import { port } from '../kit/port.ts'
import type { Succeeded } from '../kit/recordDialogs.machine.ts'
import { withEvent, withOutput } from '../kit/settling.ts'
import { tell, tellChild } from '../kit/tell.ts'
import { certificationDialogsMachine } from './certificationDialogs.ts'
import type { CertificationPorts } from './certifications.ports.ts'
import {
  type CertificationsContext,
  type CertificationsEvent,
  type CertificationsOf,
  fileAddition,
  fileDownload,
  fileQuestion,
  fileRemoval,
  type Work,
  withCertification,
  withFiles,
  withoutCertification,
  workIn,
} from './certificationsContext.ts'
import { renewalMachine } from './renewal.machine.ts'
import { tellOthers } from './tellOthers.ts'

/**
 * What is done with certifications: with everybody's, as far as one may see them, whose list is read elsewhere
 * (`certificationWindows`); or with those of one person, which are read here.
 *
 * Rules it keeps: a person who is not there, or not for the caller, is simply not found; one piece of work at a time; a
 * question is left with its page, but what it was answered with is still carried out, and a download goes on; what the
 * server answers takes its place in the list at once, and what it renews steps back; each machine that shows something
 * that follows from it (the matrix, the history, the to-do list, the menu's alert) is told.
 *
 * Events: `list.opened {of}`, `list.closed`, `retry.asked`; `renewal.asked {subject}`, `files.asked {certification}`,
 * `fileRemoval.asked {certification, file}`. Reads: `context.{of, certifications, failure, work}`; `matches({ reading })`,
 * `matches({ working })`; `children.{renewal, upload, removal}` while open, `children.dialogs` (§ 2.6) and
 * `children.download` always. Emits `toast`. System id: `certificationList`.
 */
export const certificationsMachine = setup({
  types: {} as {
    context: CertificationsContext
    events: CertificationsEvent
    emitted: Toast
    input: Pick<CertificationsContext, 'timeZone'>
    children: {
      loadCertifications: 'loadCertifications'
      renewal: 'renewal'
      upload: 'upload'
      removal: 'removal'
      dialogs: 'dialogs'
      download: 'download'
    }
  },
  actors: {
    renewal: renewalMachine,
    upload: fileAddition.machine,
    /** A confirmation that deletes a file. */
    removal: fileRemoval.machine,
    dialogs: certificationDialogsMachine,
    download: fileDownload.machine,
    loadCertifications: port<CertificationPorts['loadCertifications']>('loadCertifications'),
  },
  guards: {
    succeeded,
    isNotFound,
    isOpenAlready: ({ context }: { context: CertificationsContext }, { of }: { of: CertificationsOf }) =>
      context.of === of,
    isOfEverybody: (_: unknown, { of }: { of: CertificationsOf }) => of === 'everybody',
    isThere: (_: unknown, certification: Certification | null) => certification !== null,
    isUploaded,
    isConfirmed,
  },
  actions: {
    announce: enqueueActions(announce),
    open: assign((_, { of }: { of: CertificationsOf }) => ({ of, certifications: [], failure: null })),
    close: assign({ of: null, certifications: [], failure: null }),
    keep: assign((_, certifications: ReadonlyArray<Certification>) => ({
      certifications,
      failure: null,
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    begin: assign((_, work: Work) => ({ work })),
    rest: assign({ work: null }),
    take: assign(({ context }, certification: Certification) => ({
      certifications: withCertification(context, certification),
    })),
    settle: assign(({ context }, { record, answer }: Succeeded) => ({
      certifications:
        answer === null
          ? withoutCertification(context.certifications, record as Certification)
          : withCertification(context, answer as Certification),
    })),
    addFiles: assign(({ context }, arrived: ReadonlyArray<CertificationFile>) => {
      const { certification } = workIn<'files'>(context)
      return {
        certifications: withFiles(context.certifications, certification, (files) => [
          ...files.filter(({ id }) => !arrived.some((file) => file.id === id)),
          ...arrived,
        ]),
      }
    }),
    dropFile: assign(({ context }) => {
      const { certification, file } = workIn<'fileRemoval'>(context)
      return {
        certifications: withFiles(context.certifications, certification, (files) =>
          files.filter(({ id }) => id !== file.id),
        ),
      }
    }),
    // One that is being answered is not left by it, and is heard wherever the person is by then.
    leaveDialog: enqueueActions(({ enqueue, self }) =>
      tellChild({ enqueue, self }, 'dialogs', { type: 'dialog.cancelled' }),
    ),
    tellOthers: enqueueActions(tellOthers),
    // Its own page has nothing to show any more.
    leaveDeleted: enqueueActions(({ enqueue, system }, { record, answer }: Succeeded) => {
      if (answer !== null) return
      const { id, employeeId } = record as Certification
      const page = pathTo('employeeCertificationsWithId', { id: employeeId, certificationId: id })
      const here: string | undefined = system.get('navigation')?.getSnapshot().context.current
      if (here?.split('?')[0] !== page) return
      const to = pathTo('employeeCertifications', { id: employeeId })
      tell({ enqueue, system }, 'navigation', { type: 'navigation.asked', to, replace: true })
    }),
  },
}).createMachine({
  id: 'certifications',
  context: ({ input }) => ({ ...input, of: null, certifications: [], failure: null, work: null }),
  type: 'parallel',
  on: {
    'dialog.succeeded': {
      actions: [withEvent('settle'), withEvent('tellOthers'), withEvent('leaveDeleted')],
    },
  },
  states: {
    reading: {
      initial: 'closed',
      on: {
        'list.opened': [
          { guard: withEvent('isOpenAlready'), actions: [] },
          {
            guard: withEvent('isOfEverybody'),
            target: '.everybody',
            actions: withEvent('open'),
          },
          { target: '.loading', actions: withEvent('open') },
        ],
        'list.closed': { target: '.closed', actions: 'close' },
      },
      states: {
        closed: {},
        everybody: {},
        ...loadingStates<CertificationPorts['loadCertifications']>()({
          load: 'loadCertifications',
          input: ({ context: { of } }: { context: CertificationsContext }) => ({ of: of as EmployeeId }),
          keep: 'keep',
          missing: 'notFound',
        }),
        showing: {},
      },
    },
    working: {
      initial: 'resting',
      on: {
        // Work is on what is shown.
        'list.opened': [{ guard: withEvent('isOpenAlready'), actions: [] }, { target: '.resting' }],
        'list.closed': '.resting',
      },
      states: {
        resting: {
          entry: 'rest',
          on: {
            'renewal.asked': {
              target: 'renewing',
              actions: { type: 'begin', params: ({ event: { subject } }) => ({ kind: 'renewal', subject }) },
            },
            'files.asked': {
              target: 'addingFiles',
              actions: { type: 'begin', params: ({ event: { certification } }) => ({ kind: 'files', certification }) },
            },
            'fileRemoval.asked': {
              target: 'removingFile',
              actions: {
                type: 'begin',
                params: ({ event: { certification, file } }) => ({ kind: 'fileRemoval', certification, file }),
              },
            },
          },
        },
        renewing: {
          invoke: {
            id: 'renewal',
            src: 'renewal',
            input: ({ context }) => {
              const { timeZone } = context
              return { timeZone, subject: workIn<'renewal'>(context).subject }
            },
            onDone: [
              {
                guard: withOutput('isThere'),
                target: 'resting',
                actions: [
                  { type: 'take', params: ({ event }) => event.output as Certification },
                  { type: 'tellOthers', params: ({ event }) => ({ answer: event.output }) },
                ],
              },
              { target: 'resting' },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'announce', params: { kind: 'error', text: wording.addFailed } },
            },
          },
        },
        addingFiles: {
          invoke: {
            id: 'upload',
            src: 'upload',
            input: ({ context }) => ({
              rule: certificationFileRule,
              failure: wording.addFailed,
              subject: { certificationId: workIn<'files'>(context).certification.id },
            }),
            ...concluding<FileUploadOutput<ReadonlyArray<CertificationFile>>>()({
              when: 'isUploaded',
              to: 'resting',
              keep: 'addFiles',
              and: { type: 'announce', params: { kind: 'success', text: wording.fileUploaded } },
              otherwise: 'resting',
              failed: wording.addFailed,
            }),
          },
        },
        removingFile: {
          invoke: {
            id: 'removal',
            src: 'removal',
            input: ({ context }) => fileQuestion(context),
            ...concluding<ConfirmOutput<unknown>>()({
              when: 'isConfirmed',
              to: 'resting',
              and: ['dropFile', { type: 'announce', params: { kind: 'success', text: wording.fileDeleted } }],
              otherwise: 'resting',
              failed: wording.fileDeleteFailed,
            }),
          },
        },
      },
    },
    asking: { on: { 'list.closed': { actions: 'leaveDialog' } }, ...kept({ id: 'dialogs', src: 'dialogs' }) },
    downloading: kept({ id: 'download', src: 'download', input: { failure: wording.downloadFailed } }),
  },
})

export type CertificationsActor = ActorRefFrom<typeof certificationsMachine>
