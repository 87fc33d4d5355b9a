import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { assetFileRule } from '../../domain/assets/files.ts'
import type { Asset, AssetFile, AssetRow } from '../../domain/assets/nouns.ts'
import { wording } from '../../domain/assets/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { AssetFileId, AssetId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed, isNotFound, isSaved, isUploaded, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { type ConfirmOutput, type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import { failedBecause } from '../kit/failureSentence.ts'
import { type FileUploadOutput, uploadOf } from '../kit/fileUpload.machine.ts'
import { loadingStates } from '../kit/loading.ts'
import { type PortInput, port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { tell, tellChild, tellParent } from '../kit/tell.ts'
import { type AssetSection, assetForm, blankAsset } from './assetForm.ts'
import type { AssetPorts, FilesOf } from './assets.ports.ts'

/**
 * One asset, or one that is about to be, with what is edited in its place: its sections, its files, its photo.
 *
 * Rules it keeps: what is not there, or not for the caller, is simply not found; one section at a time is edited, and saved
 * alone; what a dialog did with the asset is shown at once and the rest read again, and what is being typed meanwhile stands
 * on the newer version; a new one leads to its page once it is
 * saved; what is being typed is asked about before it is left (§ 2.3).
 *
 * Events: `asset.opened {id}`, `asset.closed`, `retry.asked`, `assets.changed {assets}`; `creation.opened {id}`, `edit.asked {section}`,
 * `files.asked`, `fileRemoval.asked {file}`, `photo.chosen {fileId}`. Reads: `context.{id, asset, failure, section}`;
 * `matches({ reading })`, `matches({ working })`; `children.{form, upload, removal}` while open. Emits `toast`. Tells its
 * parent `assets.changed {assets}`. System id: `assetRecord`.
 */
interface Context {
  readonly id: AssetId | null
  readonly asset: Asset | null
  readonly failure: Failure | null
  readonly section: AssetSection
  readonly file: AssetFile | null
  readonly photoId: AssetFileId | null
}

/** Assets as they are after a change elsewhere. */
export interface AssetsChanged {
  readonly type: 'assets.changed'
  readonly assets: ReadonlyArray<AssetRow>
  /** The register had none of them before. */
  readonly isNew?: boolean
}

export type AssetRecordEvent =
  | { readonly type: 'asset.opened'; readonly id: AssetId }
  | { readonly type: 'asset.closed' }
  | { readonly type: 'retry.asked' }
  | AssetsChanged
  | { readonly type: 'creation.opened'; readonly id: AssetId }
  | { readonly type: 'edit.asked'; readonly section: AssetSection }
  | { readonly type: 'files.asked' }
  | { readonly type: 'fileRemoval.asked'; readonly file: AssetFile }
  | { readonly type: 'photo.chosen'; readonly fileId: AssetFileId | null }

type Removed = PortInput<AssetPorts['removeFile']>

export const assetFileRemoval = questionOf<Removed, void>()
export const assetFileAddition = uploadOf<FilesOf, ReadonlyArray<AssetFile>>()

/** While something is done with it, it is there. */
const assetIn = ({ asset }: Context): Asset => asset as Asset

const fileQuestion = (context: Context): QuestionAbout<Removed> => {
  const { id, number } = assetIn(context)
  const file = context.file as AssetFile
  return {
    title: 'Delete file',
    text: `${file.fileName} will be deleted from ${number}. This cannot be undone.`,
    confirmLabel: 'Delete file',
    tone: 'danger',
    failure: wording.fileDeleteFailed,
    subject: { id, file },
  }
}

const nothing: Context = { id: null, asset: null, failure: null, section: 'about', file: null, photoId: null }

export const assetRecordMachine = setup({
  types: {} as {
    context: Context
    events: AssetRecordEvent
    emitted: Toast
    tags: 'busy'
    children: { form: 'form'; upload: 'upload'; removal: 'removal'; loadAsset: 'loadAsset'; choosePhoto: 'choosePhoto' }
  },
  actors: {
    form: assetForm.machine,
    upload: assetFileAddition.machine,
    removal: assetFileRemoval.machine,
    loadAsset: port<AssetPorts['loadAsset']>('loadAsset'),
    choosePhoto: port<AssetPorts['choosePhoto']>('choosePhoto'),
  },
  guards: {
    succeeded,
    isNotFound,
    isSaved,
    isUploaded,
    isConfirmed,
    isOpenAlready: ({ context }: { context: Context }, { id }: { id: AssetId }) => context.id === id,
    isAmong: ({ context }: { context: Context }, { assets }: Pick<AssetsChanged, 'assets'>) =>
      assets.some(({ id }) => id === context.id),
    isThere: ({ context }) => context.asset !== null,
  },
  actions: {
    announce: enqueueActions(announce),
    open: assign((_, { id }: { id: AssetId }) => ({ ...nothing, id })),
    openNew: assign((_, { id }: { id: AssetId }) => ({ ...nothing, id, section: 'whole' as const })),
    close: assign(nothing),
    keep: assign((_, asset: Asset) => ({ asset, failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    /** What a row says of it; what it does not is read again. */
    merge: assign(({ context: { asset, id } }, { assets }: Pick<AssetsChanged, 'assets'>) => ({
      asset: asset && { ...asset, ...assets.find((one) => one.id === id) },
    })),
    /** A section is edited by the same person, on the same page. */
    tellForm: enqueueActions(({ enqueue, self }, record: Asset) =>
      tellChild({ enqueue, self }, 'form', { type: 'record.arrived', record }),
    ),
    beginSection: assign((_, { section }: { section: AssetSection }) => ({ section })),
    beginFile: assign((_, { file }: { file: AssetFile }) => ({ file })),
    beginPhoto: assign((_, { fileId }: { fileId: AssetFileId | null }) => ({ photoId: fileId })),
    addFiles: assign(({ context: { asset } }, arrived: ReadonlyArray<AssetFile>) => ({
      asset: asset && { ...asset, files: [...asset.files, ...arrived] },
    })),
    dropFile: assign(({ context: { asset, file } }) => ({
      asset: asset && {
        ...asset,
        files: asset.files.filter(({ id }) => id !== file?.id),
        photoId: asset.photoId === file?.id ? null : asset.photoId,
      },
    })),
    sayWhy: enqueueActions((speaking, failure: Failure) =>
      announce(speaking, { kind: 'error', text: failedBecause(wording.updateFailed, failure) }),
    ),
    tellChanged: enqueueActions(({ context, enqueue, self }, asset: Asset) => {
      tellParent({ enqueue, self }, {
        type: 'assets.changed',
        assets: [asset],
        isNew: context.section === 'whole',
      } satisfies AssetsChanged)
    }),
    leadToIt: enqueueActions(({ context, enqueue, system }) => {
      if (context.section !== 'whole') return
      const to = pathTo('asset', { id: context.id ?? '' })
      tell({ enqueue, system }, 'navigation', { type: 'navigation.asked', to, replace: true })
    }),
    // An actor that is stopped has no last word.
    tellClosed: enqueueActions(({ context: { id }, enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: `${assetForm.machine.id}/${id}` }),
    ),
  },
}).createMachine({
  id: 'assetRecord',
  context: nothing,
  type: 'parallel',
  states: {
    reading: {
      initial: 'closed',
      on: {
        'asset.opened': [
          { guard: withEvent('isOpenAlready'), actions: [] },
          { target: '.loading', actions: withEvent('open') },
        ],
        'creation.opened': { target: '.closed', actions: withEvent('openNew') },
        'asset.closed': { target: '.closed', actions: 'close' },
      },
      states: {
        closed: {},
        ...loadingStates<AssetPorts['loadAsset']>()({
          load: 'loadAsset',
          input: ({ context }: { context: Context }) => ({ id: context.id as AssetId }),
          keep: 'keep',
          missing: 'notFound',
        }),
        showing: {
          on: {
            'assets.changed': [{ guard: withEvent('isAmong'), target: 'renewing', actions: withEvent('merge') }, {}],
          },
        },
        renewing: {
          on: {
            'assets.changed': [
              { guard: withEvent('isAmong'), target: 'renewing', reenter: true, actions: withEvent('merge') },
              {},
            ],
          },
          invoke: {
            id: 'loadAsset',
            src: 'loadAsset',
            input: ({ context }) => ({ id: context.id as AssetId }),
            ...settling<AssetPorts['loadAsset']>()({ to: 'showing', keep: ['keep', 'tellForm'], otherwise: 'showing' }),
          },
        },
      },
    },
    working: {
      initial: 'resting',
      on: {
        'asset.opened': [{ guard: withEvent('isOpenAlready'), actions: [] }, { target: '.resting' }],
        'asset.closed': '.resting',
        'creation.opened': '.editing',
      },
      states: {
        resting: {
          on: {
            'edit.asked': [{ guard: 'isThere', target: 'editing', actions: withEvent('beginSection') }, {}],
            'files.asked': [{ guard: 'isThere', target: 'addingFiles' }, {}],
            'fileRemoval.asked': [{ guard: 'isThere', target: 'removingFile', actions: withEvent('beginFile') }, {}],
            'photo.chosen': [{ guard: 'isThere', target: 'choosingPhoto', actions: withEvent('beginPhoto') }, {}],
          },
        },
        editing: {
          exit: 'tellClosed',
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context: { id, asset, section } }) =>
              assetForm.inputOf({ scope: { section }, id: id ?? '', base: asset, blank: blankAsset }),
            ...concluding<Asset | null>()({
              when: 'isSaved',
              to: 'resting',
              keep: ['keep', 'tellChanged'],
              and: 'leadToIt',
              otherwise: 'resting',
              failed: wording.updateFailed,
            }),
          },
        },
        addingFiles: {
          invoke: {
            id: 'upload',
            src: 'upload',
            input: ({ context }) => ({
              rule: assetFileRule,
              failure: wording.uploadFailed,
              subject: { id: assetIn(context).id, eventId: null },
            }),
            ...concluding<FileUploadOutput<ReadonlyArray<AssetFile>>>()({
              when: 'isUploaded',
              to: 'resting',
              keep: 'addFiles',
              otherwise: 'resting',
              failed: wording.uploadFailed,
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
              and: 'dropFile',
              otherwise: 'resting',
              failed: wording.fileDeleteFailed,
            }),
          },
        },
        choosingPhoto: {
          tags: 'busy',
          invoke: {
            id: 'choosePhoto',
            src: 'choosePhoto',
            input: ({ context }) => {
              const { id, version } = assetIn(context)
              return { id, version, fileId: context.photoId }
            },
            ...settling<AssetPorts['choosePhoto']>()({
              to: 'resting',
              keep: ['keep', 'tellChanged'],
              otherwise: 'resting',
              why: 'sayWhy',
            }),
          },
        },
      },
    },
  },
})

export type AssetRecordActor = ActorRefFrom<typeof assetRecordMachine>
