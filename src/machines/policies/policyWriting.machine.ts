import { type ActorRefFrom, assign, enqueueActions, setup, stopChild } from 'xstate'
import type { EmployeeId, HrDocumentId } from '../../domain/kernel/ids.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import { mayManagePolicies } from '../../domain/policies/access.ts'
import { POLICY_IMAGE_MAX_BYTES } from '../../domain/policies/content/images.ts'
import type { PolicyImage } from '../../domain/policies/content/nouns.ts'
import { messages } from '../../domain/policies/messages.ts'
import type { HrDocument } from '../../domain/policies/nouns.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isSaved } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { type DraftDone, draftMachine } from '../kit/draft.machine.ts'
import { draftOf } from '../kit/drafts.ts'
import { type FileUploadOutput, uploadOf } from '../kit/fileUpload.machine.ts'
import { withEvent, withOutput } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import type { OfPolicy, PolicyImages } from './policies.ports.ts'
import { policyBeginningMachine } from './policyBeginning.machine.ts'
import { policyEditorMachine } from './policyEditor.machine.ts'
import { blankSettings, policySettingsForm } from './policySettingsForm.ts'
import { mayChange, tellArrived } from './policyWork.ts'
import { templateUpdateMachine } from './templateUpdate.machine.ts'

/**
 * Where policies are written: one page at a time, each an actor for as long as it shows.
 *
 * Rules it keeps: someone who may not change policies begins and changes nothing, but may look; opening another page
 * leaves the one before; someone who left a page with something unsaved was asked by the navigation, which is told that
 * there is nothing of it any more. The address of a link that is typed is a draft beside the text (`linkDraft`), and so are the
 * images that are to stand in it, until they have arrived at the server.
 *
 * Events: `beginning.opened {id}`, `document.opened {id}`, `update.opened {id}`, `settings.opened {document}` (on the policy's
 * own page), `page.left`; `link.asked {href}`, `link.closed`; `images.asked {files}`, of those that were pasted or dropped.
 *
 * Reads: `context.id`; `children.{beginning, editor, update, settings}`, `children.draft` while a link is typed,
 * `children.images` while images are uploaded. Emits `toast`, `images.arrived {images}`. System id: `policies/editor`.
 */
interface Context extends Pick<Actor, 'privileges'> {
  readonly person: EmployeeId
  readonly images: PolicyImages
  /** Of the policy that is written, or that is to be. */
  readonly id: HrDocumentId | null
  /** Whose settings are open. */
  readonly document: HrDocument | null
}

type Event =
  | { readonly type: 'beginning.opened'; readonly id: HrDocumentId }
  | { readonly type: 'document.opened'; readonly id: HrDocumentId }
  | { readonly type: 'update.opened'; readonly id: HrDocumentId }
  | { readonly type: 'settings.opened'; readonly document: HrDocument }
  | { readonly type: 'page.left' }
  | { readonly type: 'link.asked'; readonly href: string }
  | { readonly type: 'link.closed' }
  | { readonly type: 'images.asked'; readonly files: ReadonlyArray<File> }
  | { readonly type: 'xstate.done.actor.images'; readonly output: ImagesUploaded }
  | DraftDone

type ImagesUploaded = FileUploadOutput<ReadonlyArray<PolicyImage> | null>

/** To be put into the text. */
export interface ImagesArrived {
  readonly type: 'images.arrived'
  readonly images: ReadonlyArray<PolicyImage>
}

export const imageUpload = uploadOf<OfPolicy, ReadonlyArray<PolicyImage>>()

/** The address of a link in a text. */
export const linkDraft = draftOf<{ readonly href: string }>('policyLink')

/** While a page shows there is one. */
const idIn = ({ id }: Context): HrDocumentId => id as HrDocumentId

export const policyWritingMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Pick<Context, 'person' | 'privileges' | 'images'>
    emitted: Toast | ImagesArrived
    children: {
      beginning: 'beginning'
      editor: 'editor'
      update: 'update'
      settings: 'settings'
      draft: 'draft'
      images: 'images'
    }
  },
  actors: {
    beginning: policyBeginningMachine,
    editor: policyEditorMachine,
    update: templateUpdateMachine,
    settings: policySettingsForm.machine,
    draft: draftMachine,
    images: imageUpload.machine,
  },
  guards: {
    mayBegin: ({ context }) => mayManagePolicies(context, 'Create').allowed,
    mayChange,
    isSaved,
    isWritten: ({ context }) => context.id !== null && mayManagePolicies(context, 'Modify').allowed,
  },
  actions: {
    announce: enqueueActions(announce),
    open: assign((_, { id }: { id: HrDocumentId }) => ({ id })),
    openSettings: assign((_, { document }: { document: HrDocument }) => ({ id: document.id, document })),
    close: assign({ id: null, document: null }),
    tellArrived: enqueueActions(({ enqueue, system }, document: HrDocument) =>
      tellArrived({ enqueue, system }, document),
    ),
    openLink: enqueueActions(({ enqueue }, { href }: { href: string }) => {
      enqueue.stopChild('draft')
      enqueue.spawnChild('draft', { id: 'draft', input: linkDraft.inputOf({ href }) })
    }),
    closeLink: stopChild('draft'),
    // At once, when they were pasted or dropped.
    openImages: enqueueActions(({ context, enqueue }, { files }: { files: ReadonlyArray<File> }) => {
      enqueue.stopChild('images')
      enqueue.spawnChild('images', {
        id: 'images',
        input: {
          rule: { kinds: ['webPicture'], maxBytes: POLICY_IMAGE_MAX_BYTES, multiple: true },
          subject: { id: idIn(context) },
        },
      })
      if (files.length === 0) return
      enqueue.sendTo('images', { type: 'files.offered', files })
      enqueue.sendTo('images', { type: 'upload.asked' })
    }),
    closeImages: enqueueActions(({ enqueue }, { answer }: ImagesUploaded) => {
      enqueue.stopChild('images')
      if (answer !== null) enqueue.emit({ type: 'images.arrived', images: answer })
    }),
    // An actor that is stopped has no last word.
    tellClosed: enqueueActions(({ enqueue, system }) => {
      enqueue.stopChild('draft')
      enqueue.stopChild('images')
      for (const by of ['policyText', 'fileUpload', 'policySettingsForm', 'templateUpdate'])
        tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by })
    }),
  },
}).createMachine({
  id: 'policyWriting',
  context: ({ input }) => ({ ...input, id: null, document: null }),
  initial: 'closed',
  on: {
    'beginning.opened': [
      {
        guard: 'mayBegin',
        target: '.beginning',
        reenter: true,
        actions: withEvent('open'),
      },
      {},
    ],
    'document.opened': { target: '.editing', reenter: true, actions: withEvent('open') },
    'update.opened': [
      {
        guard: 'mayChange',
        target: '.updating',
        reenter: true,
        actions: withEvent('open'),
      },
      {},
    ],
    'settings.opened': [
      {
        guard: 'mayChange',
        target: '.settling',
        reenter: true,
        actions: withEvent('openSettings'),
      },
      {},
    ],
    'page.left': { target: '.closed', actions: 'close' },
    'link.asked': { actions: withEvent('openLink') },
    'link.closed': { actions: 'closeLink' },
    'images.asked': [{ guard: 'isWritten', actions: withEvent('openImages') }, {}],
    'xstate.done.actor.images': { actions: withOutput('closeImages') },
    'xstate.done.actor.draft': { actions: 'closeLink' },
  },
  states: {
    closed: {},
    beginning: {
      exit: 'tellClosed',
      invoke: {
        id: 'beginning',
        src: 'beginning',
        input: ({ context }) => ({ id: idIn(context) }),
        onError: 'broken',
      },
    },
    editing: {
      exit: 'tellClosed',
      invoke: {
        id: 'editor',
        src: 'editor',
        input: ({ context }) => {
          const { person, privileges } = context
          return { person, privileges, id: idIn(context) }
        },
        onError: 'broken',
      },
    },
    updating: {
      exit: 'tellClosed',
      invoke: {
        id: 'update',
        src: 'update',
        input: ({ context }) => ({ id: idIn(context) }),
        onError: 'broken',
      },
    },
    settling: {
      exit: 'tellClosed',
      invoke: {
        id: 'settings',
        src: 'settings',
        input: ({ context }) =>
          policySettingsForm.inputOf({
            scope: null,
            id: idIn(context),
            base: context.document,
            blank: blankSettings,
          }),
        ...concluding<HrDocument | null>()({
          when: 'isSaved',
          to: 'closed',
          keep: 'tellArrived',
          and: 'close',
          otherwise: 'closed',
          also: 'close',
          failed: messages.settingsNotUpdated,
        }),
      },
    },
    broken: {},
  },
})

export type PolicyWritingActor = ActorRefFrom<typeof policyWritingMachine>
