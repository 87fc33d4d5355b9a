import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { type FileRule, problemSentence, withOffered } from '../../domain/kernel/fileChoice.ts'
import { succeeded } from './answers.ts'
import { failedBecause } from './failureSentence.ts'
import { type Port, port, provided } from './port.ts'
import type { Retyped } from './retyped.ts'
import { settling, withEvent } from './settling.ts'
import { unsavedGuard } from './unsaved.ts'

/**
 * Files on their way to the server (§ 2.6, file upload panel and dialog): one actor for each time it is opened.
 *
 * Rules it keeps: a refused offer is said and changes nothing; nothing is sent before a file is chosen; what failed keeps
 * its files and can be tried again; leaving while it sends stops the sending; chosen files are not left unasked (§ 2.3).
 *
 * Events: `files.offered {files}`, `file.removed {file}`, `upload.asked`, `upload.progressed {fraction}`, `upload.left`.
 * Reads: `context.{rule, files, problem, progress, refusal}`; `matches('choosing' | 'ready' | 'uploading' | 'failed')`;
 * `hasTag('busy')`. Output: `{ uploaded, answer }`.
 */
export interface FileUploadInput {
  readonly rule: FileRule
  /** Handed to `upload` as it is. */
  readonly subject?: unknown
  /** What is said to have failed, before the reason. */
  readonly failure?: string
}

export type UploadFiles<Subject, A> = Port<
  {
    readonly subject: Subject
    readonly files: ReadonlyArray<File>
    /** How much has arrived, from 0 to 1. */
    readonly progressed: (fraction: number) => void
  },
  A,
  Failure
>

export interface FileUploadOutput<A = unknown> {
  readonly uploaded: boolean
  /** What `upload` gave, once it has succeeded. */
  readonly answer: A
}

interface Context extends Required<FileUploadInput>, FileUploadOutput {
  readonly files: ReadonlyArray<File>
  /** Why the last offer was not taken. */
  readonly problem: string | null
  readonly progress: number
  /** Why the last try did not succeed. */
  readonly refusal: string | null
}

type Event =
  | { readonly type: 'files.offered'; readonly files: ReadonlyArray<File> }
  | { readonly type: 'file.removed'; readonly file: File }
  | { readonly type: 'upload.asked' }
  | { readonly type: 'upload.progressed'; readonly fraction: number }
  | { readonly type: 'upload.left' }

export const fileUploadMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: FileUploadInput
    output: FileUploadOutput
    tags: 'busy'
    children: { unsaved: 'unsaved'; upload: 'upload' }
  },
  actors: { unsaved: unsavedGuard, upload: port<UploadFiles<unknown, unknown>>('fileUpload.upload') },
  guards: {
    succeeded,
    hasFiles: ({ context }) => context.files.length > 0,
    hasNone: ({ context }) => context.files.length === 0,
  },
  actions: {
    take: assign(({ context }, offer: { files: ReadonlyArray<File> }) => {
      const { files, problem } = withOffered(context.rule, context.files, offer.files)
      return { files, problem: problem && problemSentence(context.rule, problem), refusal: null }
    }),
    drop: assign(({ context }, { file }: { file: File }) => ({
      files: context.files.filter((one) => one !== file),
      problem: null,
      refusal: null,
    })),
    begin: assign({ problem: null, refusal: null, progress: 0 }),
    keepProgress: assign((_, { fraction }: { fraction: number }) => ({ progress: fraction })),
    keepAnswer: assign((_, answer: unknown) => ({ uploaded: true, answer: answer })),
    sayWhy: assign(({ context }, failure: Failure) => ({ refusal: failedBecause(context.failure, failure) })),
  },
}).createMachine({
  id: 'fileUpload',
  context: ({ input }) => ({
    subject: null,
    failure: '',
    ...input,
    files: [],
    problem: null,
    progress: 0,
    refusal: null,
    uploaded: false,
    answer: null,
  }),
  invoke: {
    id: 'unsaved',
    src: 'unsaved',
    input: { by: 'fileUpload', isUnsaved: ({ context }) => context.files.length > 0, leave: { type: 'upload.left' } },
    onError: {},
  },
  initial: 'choosing',
  on: { 'upload.left': '.left' },
  states: {
    choosing: {
      always: { guard: 'hasFiles', target: 'ready' },
      on: { 'files.offered': { actions: withEvent('take') } },
    },
    ready: {
      always: { guard: 'hasNone', target: 'choosing' },
      on: {
        'files.offered': { actions: withEvent('take') },
        'file.removed': { actions: withEvent('drop') },
        'upload.asked': 'uploading',
      },
    },
    uploading: {
      tags: 'busy',
      entry: 'begin',
      on: { 'upload.progressed': { actions: withEvent('keepProgress') } },
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context: { subject, files }, self }) => ({
          subject,
          files,
          progressed: (fraction) => self.send({ type: 'upload.progressed', fraction }),
        }),
        ...settling<UploadFiles<unknown, unknown>>()({
          to: 'uploaded',
          keep: 'keepAnswer',
          otherwise: 'failed',
          why: 'sayWhy',
        }),
      },
    },
    failed: {
      on: {
        'files.offered': { target: 'ready', actions: withEvent('take') },
        'file.removed': { target: 'ready', actions: withEvent('drop') },
        'upload.asked': 'uploading',
      },
    },
    uploaded: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { uploaded, answer } }) => ({ uploaded, answer }),
})

type UploadMachine<Subject, A> = Retyped<
  typeof fileUploadMachine,
  FileUploadInput & { readonly subject: Subject },
  FileUploadOutput<A>
>

/** An upload under its own types: what the files are for, and what taking them answers. */
export const uploadOf = <Subject, A>() => ({
  machine: fileUploadMachine as unknown as UploadMachine<Subject, A>,
  provide: (upload: UploadFiles<Subject, A>) =>
    fileUploadMachine.provide({
      actors: { upload: provided(upload as UploadFiles<unknown, unknown>) },
    }) as unknown as UploadMachine<Subject, A>,
})

export type FileUploadActor = ActorRefFrom<typeof fileUploadMachine>
