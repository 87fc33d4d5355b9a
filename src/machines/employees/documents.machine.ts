import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { documentRule, inOrder, wording } from '../../domain/employees/documents/documents.ts'
import type { EmployeeDocument } from '../../domain/employees/documents/nouns.ts'
import { wording as employeesWording } from '../../domain/employees/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed, isUploaded, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { type ConfirmOutput, questionOf } from '../kit/confirm.machine.ts'
import { type FileUploadOutput, uploadOf } from '../kit/fileUpload.machine.ts'
import { loadingStates } from '../kit/loading.ts'
import { type PortInput, port } from '../kit/port.ts'
import { settling, withEvent, withOutput } from '../kit/settling.ts'
import type { DocumentPorts, DocumentsOf } from './documents.ports.ts'

/**
 * The documents of the person whose page is open (§ 7 employees/{id}/files).
 *
 * Rules it keeps: a list that cannot be read says so and can be asked for again; files are sent from a dialog that closes
 * only on success and keeps them when it fails (§ 2.6), after which the list is read again, since some may have arrived; it
 * opens while the list is still on its way;
 * deleting asks first; of a download that fails the person is told (§ 8), and the list stays.
 *
 * Events: `documents.opened {id}`, `documents.closed`, `retry.asked`, `upload.opened`, `download.asked {document}`,
 * `deletion.asked {document}`. Reads: `context.{id, documents, failure, chosen}`; `matches('closed' | 'loading' | 'failed' |
 * 'showing')`, `matches({ showing: 'downloading' })`; `children.upload` (fileUpload) and `children.deletion` (confirm) while
 * open. System id: `employees/documents`.
 */
interface Context {
  /** Whose. */
  readonly id: EmployeeId | null
  /** Null until they are known. */
  readonly documents: ReadonlyArray<EmployeeDocument> | null
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

const ownerIn = ({ id }: Context) => ({ id: id as EmployeeId })
const chosenIn = ({ chosen }: Context) => ({ document: chosen as EmployeeDocument })

/** The documents that are added, and the question behind which one is deleted. */
export const documentUpload = uploadOf<DocumentsOf, ReadonlyArray<EmployeeDocument>>()
export const documentDeletion = questionOf<PortInput<DocumentPorts['deleteDocument']>, void>()

export const documentsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    children: {
      loadDocuments: 'loadDocuments'
      upload: 'upload'
      downloadDocument: 'downloadDocument'
      deletion: 'deletion'
    }
  },
  actors: {
    upload: documentUpload.machine,
    /** A confirmation that deletes a document. */
    deletion: documentDeletion.machine,
    loadDocuments: port<DocumentPorts['loadDocuments']>('loadDocuments'),
    downloadDocument: port<DocumentPorts['downloadDocument']>('downloadDocument'),
  },
  guards: {
    succeeded,
    isUploaded,
    isConfirmed,
    isOpenAlready: ({ context }: { context: Context }, { id }: { id: EmployeeId }) => context.id === id,
  },
  actions: {
    announce: enqueueActions(announce),
    open: assign((_, { id }: { id: EmployeeId }) => ({ id, documents: null, failure: null, chosen: null })),
    close: assign({ id: null, documents: null, failure: null, chosen: null }),
    keep: assign((_, documents: ReadonlyArray<EmployeeDocument>) => ({ documents: inOrder(documents), failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    choose: assign((_, { document }: { document: EmployeeDocument }) => ({ chosen: document })),
    forget: assign({ chosen: null }),
    tellAdded: enqueueActions(({ enqueue, system }, { answer }: FileUploadOutput) => {
      const names = (answer as ReadonlyArray<EmployeeDocument>).map(({ name }) => name)
      announce({ enqueue, system }, { kind: 'success', text: wording.added(names) })
    }),
    dropChosen: enqueueActions(({ context: { documents, chosen }, enqueue, system }) => {
      enqueue.assign({ documents: documents?.filter((document) => document !== chosen) ?? null, chosen: null })
      announce({ enqueue, system }, { kind: 'success', text: wording.deleted(chosen?.name ?? '') })
    }),
  },
}).createMachine({
  id: 'documents',
  context: { id: null, documents: null, failure: null, chosen: null },
  initial: 'closed',
  on: {
    'documents.opened': [
      { guard: withEvent('isOpenAlready'), actions: [] },
      { target: '.loading', actions: withEvent('open') },
    ],
    'documents.closed': { target: '.closed', actions: 'close' },
    // Who adds files does not wait for those that are there.
    'upload.opened': '.showing.uploading',
  },
  states: {
    closed: { on: { 'upload.opened': {} } },
    ...loadingStates<DocumentPorts['loadDocuments']>()({
      load: 'loadDocuments',
      input: ({ context }: { context: Context }) => ownerIn(context),
      keep: 'keep',
    }),
    showing: {
      initial: 'browsing',
      // One thing at a time.
      on: { 'upload.opened': {} },
      states: {
        browsing: {
          on: {
            'upload.opened': 'uploading',
            'download.asked': { target: 'downloading', actions: withEvent('choose') },
            'deletion.asked': { target: 'deleting', actions: withEvent('choose') },
          },
        },
        uploading: {
          invoke: {
            id: 'upload',
            src: 'upload',
            input: ({ context }) => ({ rule: documentRule, subject: ownerIn(context) }),
            onDone: [
              {
                guard: withOutput('isUploaded'),
                target: '#documents.loading',
                actions: withOutput('tellAdded'),
              },
              // Some may have arrived before one was refused.
              { target: '#documents.loading' },
            ],
            onError: {
              target: '#documents.loading',
              actions: { type: 'announce', params: failedTo(wording.uploadFailed) },
            },
          },
        },
        downloading: {
          invoke: {
            id: 'downloadDocument',
            src: 'downloadDocument',
            input: ({ context }) => chosenIn(context),
            ...settling<DocumentPorts['downloadDocument']>()({
              to: 'browsing',
              and: 'forget',
              otherwise: 'browsing',
              also: ['forget', { type: 'announce', params: failedTo(employeesWording.downloadFailed) }],
            }),
          },
        },
        deleting: {
          invoke: {
            id: 'deletion',
            src: 'deletion',
            input: ({ context }) => ({
              title: wording.deleteTitle,
              text: wording.deleteText(context.chosen?.name ?? ''),
              confirmLabel: wording.deleteTitle,
              tone: 'danger',
              subject: chosenIn(context),
            }),
            ...concluding<ConfirmOutput<unknown>>()({
              when: 'isConfirmed',
              to: 'browsing',
              and: 'dropChosen',
              otherwise: 'browsing',
              also: 'forget',
              failed: wording.deleteFailed,
            }),
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
