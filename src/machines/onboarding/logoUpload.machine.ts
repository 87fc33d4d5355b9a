import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { type FileRule, problemSentence, withOffered } from '../../domain/kernel/fileChoice.ts'
import { LOGO_MAX_BYTES, logoSentences, needsCropping } from '../../domain/onboarding/logo.ts'
import { wording } from '../../domain/onboarding/wording.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { succeeded } from '../kit/answers.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { unsavedGuard } from '../kit/unsaved.ts'
import type { OnboardingPorts } from './onboarding.ports.ts'

/**
 * From an image on somebody's disk to the company's logo (§ 2.5).
 *
 * Rules it keeps: one file, an image, judged by the domain before anything is sent; a crop step follows, which SVG files
 * skip; a failed upload says why and may be tried again with the same crop; nothing leaves while an upload is under way,
 * and a chosen image is not left unasked (§ 2.3).
 *
 * Events: `files.offered {files}`, `file.removed`, `upload.asked` (with a file chosen), `crop.confirmed {image}`,
 * `crop.failed` (the file is no readable image), `retry.asked`, `step.returned` (one step back), `dialog.cancelled`.
 * Reads: `context.{files, problem, cropped, refusal}`; `matches('choosing' | 'cropping' | 'uploading' | 'failed')`.
 * Output: the new logo's address, or null. Emits `toast`.
 */
interface Context {
  /** The one that was chosen, or none. */
  readonly files: ReadonlyArray<File>
  /** Why the last offer was not taken. */
  readonly problem: string | null
  /** What of the file becomes the logo; null for a file that is not cropped. */
  readonly cropped: File | null
  /** Why the last upload did not succeed. */
  readonly refusal: string | null
  readonly logoUrl: string | null
}

type Event =
  | { readonly type: 'files.offered'; readonly files: ReadonlyArray<File> }
  | { readonly type: 'file.removed' }
  | { readonly type: 'upload.asked' }
  | { readonly type: 'crop.confirmed'; readonly image: File }
  | { readonly type: 'crop.failed' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'step.returned' }
  | { readonly type: 'dialog.cancelled' }

export const logoRule: FileRule = { kinds: ['image'], maxBytes: LOGO_MAX_BYTES }

export const logoUploadMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    output: string | null
    tags: 'busy'
    children: { unsaved: 'unsaved'; uploadLogo: 'uploadLogo' }
  },
  actors: { unsaved: unsavedGuard, uploadLogo: port<OnboardingPorts['uploadLogo']>('uploadLogo') },
  guards: {
    succeeded,
    hasFile: ({ context }) => context.files.length > 0,
    hasToBeCropped: ({ context }) => context.files.some(needsCropping),
  },
  actions: {
    announce: enqueueActions(announce),
    take: assign(({ context }, offer: { files: ReadonlyArray<File> }) => {
      const { files, problem } = withOffered(logoRule, context.files, offer.files)
      return { files, problem: problem && problemSentence(logoRule, problem), cropped: null, refusal: null }
    }),
    drop: assign({ files: [], problem: null, cropped: null, refusal: null }),
    dropAsUnreadable: assign({ files: [], problem: logoSentences.unreadable, cropped: null }),
    keepCrop: assign((_, { image }: { image: File }) => ({ cropped: image })),
    forgetRefusal: assign({ refusal: null }),
    keepRefusal: assign((_, failure: Failure) => ({ refusal: failureSentence(failure) })),
    keepLogo: assign((_, logoUrl: string) => ({ logoUrl })),
  },
}).createMachine({
  id: 'logoUpload',
  context: { files: [], problem: null, cropped: null, refusal: null, logoUrl: null },
  invoke: {
    id: 'unsaved',
    src: 'unsaved',
    input: {
      by: 'logoUpload',
      isUnsaved: ({ context }) => context.files.length > 0,
      leave: { type: 'dialog.cancelled' },
    },
    onError: {},
  },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'files.offered': { actions: withEvent('take') },
        'file.removed': { actions: 'drop' },
        'upload.asked': [
          { guard: 'hasToBeCropped', target: 'cropping' },
          { guard: 'hasFile', target: 'uploading' },
          { target: 'choosing' },
        ],
        'dialog.cancelled': 'closed',
      },
    },
    cropping: {
      on: {
        'crop.confirmed': { target: 'uploading', actions: withEvent('keepCrop') },
        'crop.failed': { target: 'choosing', actions: 'dropAsUnreadable' },
        'step.returned': 'choosing',
        'dialog.cancelled': 'closed',
      },
    },
    uploading: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'uploadLogo',
        src: 'uploadLogo',
        input: ({ context: { files, cropped } }) => ({ logo: cropped ?? (files[0] as File) }),
        ...settling<OnboardingPorts['uploadLogo']>()({
          to: 'closed',
          keep: 'keepLogo',
          and: { type: 'announce', params: { kind: 'success', text: wording.logoUploaded } },
          otherwise: 'failed',
          why: 'keepRefusal',
          also: { type: 'announce', params: { kind: 'error', text: wording.logoFailed } },
        }),
      },
    },
    failed: {
      on: {
        'retry.asked': 'uploading',
        'step.returned': [{ guard: 'hasToBeCropped', target: 'cropping' }, { target: 'choosing' }],
        'dialog.cancelled': 'closed',
      },
    },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.logoUrl,
})

export type LogoUploadActor = ActorRefFrom<typeof logoUploadMachine>
