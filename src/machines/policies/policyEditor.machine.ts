import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { editorWording } from '../../domain/policies/editorWording.ts'
import { POLICY_FILE_MAX_BYTES } from '../../domain/policies/files.ts'
import { messages } from '../../domain/policies/messages.ts'
import type { HrDocument } from '../../domain/policies/nouns.ts'
import { fileOf } from '../../domain/policies/writing.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { defect, isNotFound, isUploaded, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { type FileUploadOutput, uploadOf } from '../kit/fileUpload.machine.ts'
import { loadingStates } from '../kit/loading.ts'
import { port } from '../kit/port.ts'
import { withAnswer, withEvent, withOutput } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import { policyAutosaveMachine } from './policyAutosave.machine.ts'
import type { EditorInput, FileReplacement, KeptText, PolicyEditorPorts } from './policyEditor.ports.ts'
import { policyFileMachine } from './policyFile.machine.ts'
import { policyPublishingMachine } from './policyPublishing.machine.ts'
import { blankSettings, policySettingsForm } from './policySettingsForm.ts'
import { differsFrom, mayChange, tellArrived } from './policyWork.ts'

/**
 * The page on which a policy is written (§ 2.1 hrDocumentEdit): its text, its file or its settings, and its publishing.
 *
 * Rules it keeps: someone who may not change policies only looks, and nothing is kept; what this browser had kept of an
 * earlier time and the server never got is offered before anything is typed, and thrown away only when somebody says
 * so; the text is saved by `autosave`, beside whatever else is done; nothing is published before all of it has arrived,
 * and what cannot arrive says why; a published policy is shown on its own page.
 *
 * Events: `retry.asked`; `kept.continued`, `kept.dropped`; `publishing.asked`, `settings.asked`, `replacing.asked`;
 * from `autosave`: `text.began`, `text.settled {document}`, `text.stuck`.
 * Reads: `context.{document, kept, failure}`; `matches(…)`; `children.{autosave, publishing, settings, replacement, file}`. Emits `toast`.
 */
interface Context extends EditorInput {
  readonly document: HrDocument | null
  readonly failure: Failure | null
  readonly kept: KeptText | null
  readonly isUnsaved: boolean
}

type Event =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'kept.continued' }
  | { readonly type: 'kept.dropped' }
  | { readonly type: 'publishing.asked' }
  | { readonly type: 'settings.asked' }
  | { readonly type: 'replacing.asked' }
  | { readonly type: 'text.began' }
  | { readonly type: 'text.settled'; readonly document: HrDocument }
  | { readonly type: 'text.stuck' }

/** Once it was loaded. */
const documentIn = ({ document }: Context): HrDocument => document as HrDocument

export const fileReplacement = uploadOf<FileReplacement, HrDocument>()

export const policyEditorMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    input: EditorInput
    children: {
      autosave: 'autosave'
      publishing: 'publishing'
      settings: 'settings'
      replacement: 'replacement'
      file: 'file'
      loadPolicy: 'loadPolicy'
      recallText: 'recallText'
    }
  },
  actors: {
    autosave: policyAutosaveMachine,
    publishing: policyPublishingMachine,
    settings: policySettingsForm.machine,
    replacement: fileReplacement.machine,
    file: policyFileMachine,
    loadPolicy: port<PolicyEditorPorts['loadPolicy']>('loadPolicy'),
    recallText: port<PolicyEditorPorts['recallText']>('recallText'),
  },
  guards: {
    succeeded,
    isNotFound,
    mayChange,
    isAllSaved: ({ context }) => !context.isUnsaved,
    isWorthAsking: ({ context }: { context: Context }, kept: KeptText | null) =>
      kept !== null && differsFrom(kept, documentIn(context)),
    isDone: (_: unknown, document: HrDocument | object | null) => document !== null,
    isUploaded,
  },
  actions: {
    announce: enqueueActions(announce),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepLoaded: assign((_, document: HrDocument) => ({
      document,
      failure: null,
    })),
    keepKept: assign((_, kept: KeptText | null) => ({ kept })),
    dropKept: assign({ kept: null }),
    keepDocument: assign((_, document: HrDocument) => ({ document })),
    sayPublished: enqueueActions(({ context, enqueue, system }, { type, versionNo }: HrDocument) => {
      const { published, reviewed } = editorWording
      const isNew = versionNo > documentIn(context).versionNo
      announce({ enqueue, system }, { kind: 'success', text: (isNew ? published : reviewed)(type) })
    }),
    // Of a policy that is a file: from here on, or from when another has taken its place.
    showFile: enqueueActions(({ context, enqueue }) => {
      const { id } = context
      const document = documentIn(context)
      const file = fileOf(document)
      const versionNo = document.draft === null ? document.versionNo : 0
      enqueue.stopChild('file')
      if (file) enqueue.spawnChild('file', { id: 'file', input: { id, versionNo, name: file.name } })
    }),
    noteUnsaved: assign({ isUnsaved: true }),
    noteSaved: assign((_, { document }: { document: HrDocument }) => ({ isUnsaved: false, document })),
    tellAutosave: sendTo('autosave', ({ context }) => ({ type: 'document.changed', document: documentIn(context) })),
    saveNow: sendTo('autosave', { type: 'save.asked' }),
    // An actor that is stopped has no last word.
    tellSettingsClosed: enqueueActions(({ enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: policySettingsForm.machine.id }),
    ),
    tellArrived: enqueueActions(({ context, enqueue, system }) =>
      tellArrived({ enqueue, system }, documentIn(context)),
    ),
    showPolicy: enqueueActions(({ context, enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', {
        type: 'navigation.asked',
        to: pathTo('hrDocument', { id: context.id }),
      }),
    ),
  },
}).createMachine({
  id: 'policyEditor',
  context: ({ input }) => ({ ...input, document: null, failure: null, kept: null, isUnsaved: false }),
  initial: 'loading',
  states: {
    ...loadingStates<PolicyEditorPorts['loadPolicy']>()({
      load: 'loadPolicy',
      input: ({ context: { id } }: { context: Context }) => ({ id }),
      keep: 'keepLoaded',
      to: 'opening',
      missing: 'notFound',
    }),
    opening: { always: [{ guard: 'mayChange', target: 'recalling' }, { target: 'looking' }] },
    looking: { entry: 'showFile' },
    recalling: {
      invoke: {
        id: 'recallText',
        src: 'recallText',
        input: ({ context: { id, person } }) => ({ id, person }),
        onDone: [
          {
            guard: withAnswer('isWorthAsking'),
            target: 'recovering',
            actions: withAnswer('keepKept'),
          },
          { target: 'writing', actions: 'dropKept' },
        ],
        // A browser that keeps nothing has nothing to offer.
        onError: { target: 'writing', actions: 'dropKept' },
      },
    },
    recovering: {
      on: { 'kept.continued': 'writing', 'kept.dropped': { target: 'writing', actions: 'dropKept' } },
    },
    writing: {
      invoke: [
        {
          id: 'autosave',
          src: 'autosave',
          input: ({ context }) => {
            const { id, person, kept } = context
            return { id, person, kept, document: documentIn(context) }
          },
          onError: {
            target: 'failed',
            actions: [
              { type: 'keepFailure', params: defect },
              { type: 'announce', params: { kind: 'error', text: messages.notUpdated } },
            ],
          },
        },
      ],
      entry: 'showFile',
      on: {
        'text.began': { actions: 'noteUnsaved' },
        'text.settled': { actions: withEvent('noteSaved') },
        'text.stuck': {},
      },
      initial: 'resting',
      states: {
        resting: {
          on: {
            'publishing.asked': { target: 'gathering', actions: 'saveNow' },
            'settings.asked': 'settling',
            'replacing.asked': 'replacing',
          },
        },
        gathering: {
          always: { guard: 'isAllSaved', target: 'publishing' },
          on: { 'text.stuck': 'resting' },
        },
        publishing: {
          invoke: {
            id: 'publishing',
            src: 'publishing',
            input: ({ context }) => ({ id: context.id, document: documentIn(context) }),
            onDone: [
              {
                guard: withOutput('isDone'),
                target: 'published',
                actions: [
                  { type: 'sayPublished', params: ({ event }) => event.output as HrDocument },
                  { type: 'keepDocument', params: ({ event }) => event.output as HrDocument },
                ],
              },
              { target: 'resting' },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'announce', params: { kind: 'error', text: messages.notReviewed } },
            },
          },
        },
        published: {
          entry: ['tellAutosave', 'tellArrived', 'showPolicy'],
          // A person who stays on this page goes on with the next version.
          always: 'resting',
        },
        settling: {
          exit: 'tellSettingsClosed',
          invoke: {
            id: 'settings',
            src: 'settings',
            input: ({ context: { id, document } }) =>
              policySettingsForm.inputOf({
                scope: null,
                id,
                base: document,
                blank: blankSettings,
              }),
            onDone: [
              {
                guard: withOutput('isDone'),
                target: 'resting',
                actions: [
                  { type: 'keepDocument', params: ({ event }) => event.output as HrDocument },
                  'tellAutosave',
                  'tellArrived',
                ],
              },
              { target: 'resting' },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'announce', params: { kind: 'error', text: messages.settingsNotUpdated } },
            },
          },
        },
        replacing: {
          invoke: {
            id: 'replacement',
            src: 'replacement',
            input: ({ context: { id, document } }) => ({
              rule: { kinds: ['pdf'], maxBytes: POLICY_FILE_MAX_BYTES },
              subject: { id, draftVersion: document?.draft?.version ?? null },
            }),
            ...concluding<FileUploadOutput<HrDocument>>()({
              when: 'isUploaded',
              to: 'resting',
              keep: 'keepDocument',
              and: [
                'tellAutosave',
                'showFile',
                { type: 'announce', params: { kind: 'success', text: editorWording.fileReplaced } },
              ],
              otherwise: 'resting',
              failed: messages.fileNotReplaced,
            }),
          },
        },
      },
    },
  },
})

export type PolicyEditorActor = ActorRefFrom<typeof policyEditorMachine>
