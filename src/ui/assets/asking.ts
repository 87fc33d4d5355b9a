import { actFields, assignFields, manyFields, returnFields, serviceFields } from '../../domain/assets/asset.fields.ts'
import type { AssetChange, HolderRef } from '../../domain/assets/nouns.ts'
import type { AssetId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import {
  type AssetDialog,
  assignDraft,
  type Chosen,
  changeDraft,
  chosen,
  duplicateDraft,
  labelDraft,
  noteDraft,
  returnDraft,
  serviceDraft,
} from '../../machines/assets/assetDialogs.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'

interface Asked {
  readonly dialog: AssetDialog
  readonly today: Day
  /** Of a change: which field. */
  readonly field?: keyof AssetChange
  /** Of handing out: to whom, where that is known. */
  readonly holder?: HolderRef
}

/** What a dialog begins with. */
const draftFor = ({ dialog, today, field, holder }: Asked) => {
  switch (dialog) {
    case 'assign':
      return assignDraft.inputOf({ ...assignFields.blank, kind: holder?.kind ?? 'employee', holder: holder ?? null })
    case 'unassign':
      return returnDraft.inputOf(returnFields.blank)
    case 'service':
      return serviceDraft.inputOf({ ...serviceFields.blank, day: today, planName: null })
    case 'change':
      return changeDraft.inputOf({ ...manyFields.blank, of: field ?? 'currentLocationId' })
    case 'duplicate':
      return duplicateDraft.inputOf({ id: crypto.randomUUID() as string as AssetId, number: '' })
    case 'labels':
      return labelDraft.inputOf({ size: 'A4-24', skip: '0' })
    case 'delete':
      return undefined
    default:
      return noteDraft.inputOf(actFields.blank)
  }
}

/** Opens a dialog over one asset, or over several. */
export const askOver = (dialogs: RecordDialogsActor, assets: ReadonlyArray<Chosen>, asked: Asked): void => {
  if (assets.length === 0) return
  dialogs.send({
    type: 'record.selected',
    record: chosen(...assets),
    dialog: asked.dialog,
    draft: draftFor(asked),
  })
}
