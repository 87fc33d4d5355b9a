import * as Result from 'effect/Result'
import {
  actFields,
  assignFields,
  type Condition,
  manyFields,
  returnFields,
  serviceFields,
} from '../../domain/assets/asset.fields.ts'
import { assetFileRule } from '../../domain/assets/files.ts'
import type { LabelSheet } from '../../domain/assets/labels/nouns.ts'
import type { Asset, AssetChange, AssetRow, HolderRef } from '../../domain/assets/nouns.ts'
import { doneWithMany, wording } from '../../domain/assets/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { AssetCategoryId, AssetId } from '../../domain/kernel/ids.ts'
import type { Draft } from '../../domain/kernel/record.ts'
import { draftOf } from '../kit/drafts.ts'
import { dialogsOf, type RunDialog } from '../kit/recordDialogs.machine.ts'
import type { DoneWithMany } from './assetOutcome.ts'
import type { ActAsked, AssetPorts } from './assets.ports.ts'

/** What is asked when something is done with one asset, or with several at once. */
export type AssetDialog =
  | 'assign'
  | 'unassign'
  | 'restock'
  | 'startService'
  | 'service'
  | 'retire'
  | 'activate'
  | 'change'
  | 'duplicate'
  | 'delete'
  | 'accept'
  | 'decline'
  | 'labels'

/** As much of an asset as doing something with it takes. */
export type Chosen = Pick<AssetRow, 'id' | 'version' | 'number' | 'name'>

/** What a dialog is about: all of them or none. */
export interface ChosenAssets {
  readonly id: string
  readonly assets: ReadonlyArray<Chosen>
}

export const chosen = (...assets: ReadonlyArray<Chosen>): ChosenAssets => ({
  id: assets.map(({ id }) => id).join(','),
  assets: assets.map(({ id, version, number, name }) => ({ id, version, number, name })),
})

export interface AssignForm extends Draft<typeof assignFields.fields> {
  /** Of what kind the holder is going to be: it asks for another field. */
  readonly kind: HolderRef['kind']
  readonly holder: HolderRef | null
}
export type ReturnForm = Draft<typeof returnFields.fields>
export interface ServiceForm extends Draft<typeof serviceFields.fields> {
  readonly planName: string | null
}
export type NoteForm = Draft<typeof actFields.fields>
/** One field at a time: `of` names it. */
export interface ChangeForm extends Draft<typeof manyFields.fields> {
  readonly of: keyof AssetChange
}
export interface DuplicateForm {
  /** Of the copy, so that sending twice makes one. */
  readonly id: AssetId
  readonly number: string
}
export interface LabelForm {
  readonly size: LabelSheet['size']
  readonly skip: string
}

export const assignDraft = draftOf<AssignForm>('assetDialogs/assign')
export const returnDraft = draftOf<ReturnForm>('assetDialogs/unassign', assetFileRule)
export const serviceDraft = draftOf<ServiceForm>('assetDialogs/service', assetFileRule)
export const noteDraft = draftOf<NoteForm>('assetDialogs/note')
export const changeDraft = draftOf<ChangeForm>('assetDialogs/change')
export const duplicateDraft = draftOf<DuplicateForm>('assetDialogs/duplicate')
export const labelDraft = draftOf<LabelForm>('assetDialogs/labels')

/** What a dialog sends. */
type Sent<Fields> = Fields & { readonly files?: ReadonlyArray<File> }

/** What came of it: the assets as they are now, and of many what came of each. */
export interface AssetDone {
  readonly rows: ReadonlyArray<AssetRow>
  readonly asset?: Asset
  readonly outcome?: DoneWithMany
  /** It is done, but the files that belong to it have not arrived. */
  readonly unsent?: Failure
}

const isRight = (problems: object): boolean => Object.keys(problems).length === 0

const isSkip = (skip: string): boolean => /^\d{1,2}$/.test(skip.trim()) && Number(skip) <= 64

/** What is wrong with a change of one field. */
export const changeProblem = (form: ChangeForm): string | null => {
  if (form.of === 'categoryId' && form.categoryId === null) return 'Choose a category'
  if (form.of === 'condition' && form.condition === null) return 'Choose a condition'
  return manyFields.problems(form)[form.of] ?? null
}

const done: Record<AssetDialog, string> = {
  assign: wording.assigned,
  unassign: wording.unassigned,
  restock: wording.restocked,
  startService: wording.sentToService,
  service: wording.serviced,
  retire: wording.retired,
  activate: wording.activated,
  change: wording.listUpdated,
  duplicate: wording.duplicated,
  delete: wording.deleted,
  accept: wording.accepted,
  decline: wording.declined,
  labels: '',
}

const failed: Record<AssetDialog, string> = {
  assign: wording.assignFailed,
  unassign: wording.unassignFailed,
  restock: wording.restockFailed,
  startService: wording.startServiceFailed,
  service: wording.serviceFailed,
  retire: wording.retireFailed,
  activate: wording.activateFailed,
  change: wording.listFailed,
  duplicate: wording.duplicateFailed,
  delete: wording.deleteFailed,
  accept: wording.answerFailed,
  decline: wording.answerFailed,
  labels: '',
}

/** The kit's record dialogs, with the words of § 8. */
export const assetDialogs = dialogsOf<ChosenAssets, AssetDialog, unknown, AssetDone>({
  id: 'assetDialogs',
  dialogs: {
    assign: { hasDraft: true, rule: 'mayAssign' },
    unassign: { hasDraft: true, hasFiles: true, rule: 'mayReturn' },
    restock: { hasDraft: true, rule: 'mayNote' },
    startService: { hasDraft: true, rule: 'mayNote' },
    service: { hasDraft: true, hasFiles: true, rule: 'mayService' },
    retire: { hasDraft: true, rule: 'mayNote' },
    activate: { hasDraft: true, rule: 'mayNote' },
    change: { hasDraft: true, rule: 'mayChange' },
    duplicate: { hasDraft: true, rule: 'hasNumber' },
    delete: {},
    accept: { hasDraft: true, rule: 'mayAnswer' },
    decline: { hasDraft: true, rule: 'mayAnswer' },
    labels: { hasDraft: true, rule: 'mayPrint' },
  },
  rules: {
    mayAssign: (form: AssignForm) => form.holder !== null && isRight(assignFields.problems(form)),
    mayReturn: (form: ReturnForm) => isRight(returnFields.problems(form)),
    mayService: (form: ServiceForm) => isRight(serviceFields.problems(form)),
    mayNote: (form: NoteForm) => isRight(actFields.problems(form)),
    /** Who accepts types their name, who declines says why. */
    mayAnswer: (form: NoteForm) => form.note.trim() !== '' && isRight(actFields.problems(form)),
    mayChange: (form: ChangeForm) => changeProblem(form) === null,
    hasNumber: ({ number }: DuplicateForm) => number.trim() !== '',
    mayPrint: ({ skip }: LabelForm) => isSkip(skip),
  },
  messages: {
    done: (dialog, _, answer) => {
      const { outcome } = answer as AssetDone
      if (outcome?.isApplied === false) return ''
      return outcome === undefined || outcome.did === 'change'
        ? done[dialog as AssetDialog]
        : doneWithMany[outcome.did](outcome.rows.length)
    },
    failed: (dialog) => failed[dialog as AssetDialog],
  },
})

export const assetDialogsMachine = assetDialogs.machine

type Run = RunDialog<ChosenAssets, AssetDialog, unknown, AssetDone>
type Ports = Pick<
  AssetPorts,
  'act' | 'answer' | 'changeMany' | 'duplicateAsset' | 'removeAsset' | 'downloadLabels' | 'loadHistory' | 'addFiles'
>

const ofRows = (rows: ReadonlyArray<AssetRow>): AssetDone => ({ rows })
const ofAsset = (asset: Asset): AssetDone => ({ rows: [asset], asset })

/** What each dialog asks of the server. */
export const runningAssetDialog =
  (ports: Ports): Run =>
  async ({ record, dialog, form, progressed }, signal): Promise<Result.Result<AssetDone, Failure>> => {
    const assets = record.assets.map(({ id, version }) => ({ id, version }))
    const [first] = record.assets as readonly [Chosen]
    const of = { id: first.id }
    switch (dialog) {
      case 'change':
        return Result.map(
          await ports.changeMany(
            { update: { changes: assets.map((one) => ({ ...one, set: changeOf(form) })) } },
            signal,
          ),
          (outcome) => ({ rows: outcome.assets, outcome: { did: 'change', ...outcome } }),
        )
      case 'duplicate': {
        const { id, number } = form as DuplicateForm
        return Result.map(await ports.duplicateAsset({ ...of, copy: { id, number: number.trim() } }, signal), ofAsset)
      }
      case 'delete':
        return Result.map(await ports.removeAsset({ ...of, version: first.version }, signal), () => ofRows([]))
      case 'accept':
      case 'decline': {
        const note = (form as NoteForm).note.trim()
        const answer =
          dialog === 'accept'
            ? { outcome: 'accepted' as const, signature: note, because: '' }
            : { outcome: 'declined' as const, signature: '', because: note }
        return Result.map(await ports.answer({ ...of, answer: { version: first.version, ...answer } }, signal), ofAsset)
      }
      case 'labels': {
        const { size, skip } = form as LabelForm
        const sheet = { assetIds: assets.map(({ id }) => id), size, skip: Number(skip) }
        return Result.map(await ports.downloadLabels({ sheet }, signal), () => ofRows([]))
      }
      default: {
        const answered = Result.map(
          await ports.act(actOf(dialog, assets, form), signal),
          (outcome): AssetDone => ({
            ...ofRows(outcome.assets),
            ...(assets.length > 1 && { outcome: { did: dialog, ...outcome } }),
          }),
        )
        const files = (form as Sent<object>).files ?? []
        if (Result.isFailure(answered) || files.length === 0) return answered
        const added = await adding(ports)({ ...of, files, progressed }, signal)
        // What is done is not asked for again: its files can be added on the asset's page.
        return Result.succeed({
          ...answered.success,
          ...(Result.isFailure(added) && { unsent: added.failure }),
        })
      }
    }
  }

const changeOf = (form: unknown): AssetChange => {
  const { of, ...draft } = form as ChangeForm
  const saved = manyFields.toSaved(draft) as { readonly categoryId: AssetCategoryId; readonly condition: Condition }
  return { [of]: saved[of as keyof typeof saved] }
}

const actOf = (
  act: Exclude<AssetDialog, 'change' | 'duplicate' | 'delete' | 'accept' | 'decline' | 'labels'>,
  assets: ActAsked['payload']['assets'],
  form: unknown,
): ActAsked => {
  switch (act) {
    case 'assign': {
      const { kind: _, holder, ...typed } = form as AssignForm
      return { act, payload: { assets, holder: holder as HolderRef, ...assignFields.toSaved(typed) } }
    }
    case 'unassign':
      return { act, payload: { assets, ...returnFields.toSaved(form as ReturnForm) } }
    case 'service': {
      const { planName, ...typed } = form as ServiceForm
      return { act, payload: { assets, planName, ...serviceFields.toSaved(typed) } }
    }
    default:
      return { act, payload: { assets, ...actFields.toSaved(form as NoteForm) } }
  }
}

/** Photos of a return and papers of a service belong to what has just been written into the history, which is its newest. */
const adding =
  ({ loadHistory, addFiles }: Pick<AssetPorts, 'loadHistory' | 'addFiles'>) =>
  async (
    { id, files, progressed }: { id: AssetId; files: ReadonlyArray<File>; progressed: (fraction: number) => void },
    signal: AbortSignal,
  ) => {
    const history = await loadHistory({ id }, signal)
    const eventId = Result.isSuccess(history) ? (history.success[0]?.id ?? null) : null
    return addFiles({ subject: { id, eventId }, files, progressed }, signal)
  }
