import type { Result } from 'effect'
import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { documentRule, inOrder, wording } from '../../domain/employees/documents/documents.ts'
import type { EmployeeDocument } from '../../domain/employees/documents/nouns.ts'
import { wording as employeesWording } from '../../domain/employees/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId, TenantId } from '../../domain/kernel/ids.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { answered, defect, failed, succeeded } from '../kit/answers.ts'
import { type ConfirmOutput, confirmMachine } from '../kit/confirm.machine.ts'
import { type FileUploadOutput, fileUploadMachine } from '../kit/fileUpload.machine.ts'
import { hole } from '../kit/port.ts'
import type { DocumentPorts } from './documents.ports.ts'

/**
 * The documents of the person whose page is open (§ 7 employees/{id}/files).
 *
 * Rules it keeps: a list that cannot be read says so and can be asked for again; files are sent from a dialog that closes
 * only on success and keeps them when it fails (§ 2.6), after which the list is read again, since some may have arrived;
 * deleting asks first; of a download that fails the person is told (§ 8), and the list stays.
 *
 * Events: `documents.opened {id}`, `documents.closed`, `retry.asked`, `upload.opened`, `download.asked {document}`,
 * `deletion.asked {document}`. Reads: `context.{id, documents, failure, chosen}`; `matches('closed' | 'loading' | 'failed' |
 * 'showing')`, `matches({ showing: 'downloading' })`; `children.upload` (fileUpload) and `children.deletion` (confirm) while
 * open. System id: `documents`.
 */
export interface DocumentsInput {
  readonly tenantId: TenantId
}

interface Context extends DocumentsInput {
  /** Whose. */
  readonly id: EmployeeId | null
  readonly documents: ReadonlyArray<EmployeeDocument>
  readonly failure: Failure | null
  /** The one that is downloaded, or asked about. */
  readonly chosen: EmployeeDocument | null
}

type Event =
  | { readonly type: 'documents.opened'; readonly id: EmployeeId }
  | { readonly type: 'documents.closed' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'upload.opened' }
  | { readonly type: 'download.asked'; readonly document: EmployeeDocument }
  | { readonly type: 'deletion.asked'; readonly document: EmployeeDocument }

const ownerIn = ({ tenantId, id }: Context) => ({ tenantId, id: id as EmployeeId })
const chosenIn = ({ tenantId, chosen }: Context) => ({ tenantId, document: chosen as EmployeeDocument })

export const documentsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    input: DocumentsInput
    children: {
      loadDocuments: 'loadDocuments'
      upload: 'upload'
      downloadDocument: 'downloadDocument'
      deletion: 'deletion'
    }
  },
  actors: {
    upload: fileUploadMachine,
    /** A confirmation that deletes a document. */
    deletion: confirmMachine,
    loadDocuments: hole<DocumentPorts['loadDocuments']>('loadDocuments'),
    downloadDocument: hole<DocumentPorts['downloadDocument']>('downloadDocument'),
  },
  guards: {
    succeeded,
    isUploaded: (_: unknown, { uploaded }: FileUploadOutput) => uploaded,
    isConfirmed: (_: unknown, { confirmed }: ConfirmOutput) => confirmed,
    isOpenAlready: ({ context }: { context: Context }, { id }: { id: EmployeeId }) => context.id === id,
  },
  actions: {
    announce: enqueueActions(announce),
    open: assign((_, { id }: { id: EmployeeId }) => ({ id, documents: [], failure: null, chosen: null })),
    close: assign({ id: null, documents: [], failure: null, chosen: null }),
    keep: assign((_, documents: ReadonlyArray<EmployeeDocument>) => ({ documents: inOrder(documents), failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    choose: assign((_, { document }: { document: EmployeeDocument }) => ({ chosen: document })),
    forget: assign({ chosen: null }),
    tellAdded: enqueueActions(({ enqueue, system }, { answer }: FileUploadOutput) => {
      const names = (answer as ReadonlyArray<EmployeeDocument>).map(({ name }) => name)
      announce({ enqueue, system }, { kind: 'success', text: wording.added(names) })
    }),
    dropChosen: enqueueActions(({ context: { documents, chosen }, enqueue, system }) => {
      enqueue.assign({ documents: documents.filter((document) => document !== chosen), chosen: null })
      announce({ enqueue, system }, { kind: 'success', text: wording.deleted(chosen?.name ?? '') })
    }),
  },
}).createMachine({
  id: 'documents',
  context: ({ input }) => ({ ...input, id: null, documents: [], failure: null, chosen: null }),
  initial: 'closed',
  on: {
    'documents.opened': [
      { guard: { type: 'isOpenAlready', params: ({ event }) => event }, actions: [] },
      { target: '.loading', actions: { type: 'open', params: ({ event }) => event } },
    ],
    'documents.closed': { target: '.closed', actions: 'close' },
  },
  states: {
    closed: {},
    loading: {
      invoke: {
        id: 'loadDocuments',
        src: 'loadDocuments',
        input: ({ context }) => ownerIn(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'showing',
            actions: { type: 'keep', params: ({ event }) => answered(event.output) },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => failed(event.output) } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: defect } },
      },
    },
    failed: { on: { 'retry.asked': 'loading' } },
    showing: {
      initial: 'browsing',
      states: {
        browsing: {
          on: {
            'upload.opened': 'uploading',
            'download.asked': { target: 'downloading', actions: { type: 'choose', params: ({ event }) => event } },
            'deletion.asked': { target: 'deleting', actions: { type: 'choose', params: ({ event }) => event } },
          },
        },
        uploading: {
          invoke: {
            id: 'upload',
            src: 'upload',
            input: ({ context }) => ({ rule: documentRule, subject: ownerIn(context) }),
            onDone: [
              {
                guard: { type: 'isUploaded', params: ({ event }) => event.output },
                target: '#documents.loading',
                actions: { type: 'tellAdded', params: ({ event }) => event.output },
              },
              // Some may have arrived before one was refused.
              { target: '#documents.loading' },
            ],
            onError: { target: 'browsing', actions: { type: 'announce', params: failedTo(wording.uploadFailed) } },
          },
        },
        downloading: {
          invoke: {
            id: 'downloadDocument',
            src: 'downloadDocument',
            input: ({ context }) => chosenIn(context),
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output as Result.Result<void, Failure> },
                target: 'browsing',
                actions: 'forget',
              },
              {
                target: 'browsing',
                actions: ['forget', { type: 'announce', params: failedTo(employeesWording.downloadFailed) }],
              },
            ],
            onError: {
              target: 'browsing',
              actions: ['forget', { type: 'announce', params: failedTo(employeesWording.downloadFailed) }],
            },
          },
        },
        deleting: {
          invoke: {
            id: 'deletion',
            src: 'deletion',
            input: ({ context }) => ({
              title: wording.deleteTitle,
              text: wording.deleteText(context.chosen?.name ?? ''),
              confirmLabel: 'Delete',
              tone: 'danger',
              subject: chosenIn(context),
            }),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: 'browsing',
                actions: 'dropChosen',
              },
              { target: 'browsing', actions: 'forget' },
            ],
            onError: {
              target: 'browsing',
              actions: ['forget', { type: 'announce', params: failedTo(wording.deleteFailed) }],
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

export type DocumentsActor = ActorRefFrom<typeof documentsMachine>
