import * as Result from 'effect/Result'
import type { DirectoryView } from '../../../domain/employees/directory/nouns.ts'
import { mayBeCalled } from '../../../domain/employees/directory/views.ts'
import { viewWording } from '../../../domain/employees/directory/wording.ts'
import { collectionMachine, type SendChange } from '../../kit/collection.machine.ts'
import { draftOf } from '../../kit/drafts.ts'
import { failureSentence } from '../../kit/failureSentence.ts'
import { dialogsOf, type RunDialog } from '../../kit/recordDialogs.machine.ts'
import type { DirectoryToolsPorts } from './directoryTools.ports.ts'

/** A view as it is to be; null when it is to go. */
export interface ViewChange {
  readonly id: DirectoryView['id']
  readonly to: Pick<DirectoryView, 'name' | 'query' | 'isDefault'> | null
}

/** Nobody else changes them, so they are hardly ever old. */
const staleAfterMs = 600_000

/** One's own views of the list as a collection (`kit/collection.machine.ts`). */
export const directoryViewsMachine = collectionMachine<DirectoryView, ViewChange>({
  id: 'directoryViews',
  staleAfterMs,
  changed: (view, { id, to }) => to && { ...(view ?? { id, version: 0 }), ...to },
  told: {
    done: () => null,
    refused: (_, failure) => `${viewWording.saveFailed}. ${failureSentence(failure)}`,
  },
})

/** What is asked of one view: its name, or whether it may go. */
export type ViewDialogName = 'save' | 'rename' | 'delete'

export const viewDraft = draftOf<{ readonly name: string }>('viewDialogs')

/** A view the server knows has a version; a new one has only its id. */
export type Over = Pick<DirectoryView, 'id'> & Partial<DirectoryView>

export interface ViewForm {
  readonly to: ViewChange['to']
  /** The views that are there, whose names are taken. */
  readonly views: ReadonlyArray<Pick<DirectoryView, 'id' | 'name'>>
}

/** May the view a dialog is over be called this? A new one has no name yet. */
export const mayBeNamed = (typed: string, views: ViewForm['views'], { id, name }: Over) =>
  mayBeCalled(typed, views, name === undefined ? null : id)

/** The kit’s record dialogs over one view. They stay open until the server has answered, so that no name is lost. */
export const viewDialogs = dialogsOf<Over, ViewDialogName, ViewForm, DirectoryView | null>({
  id: 'viewDialogs',
  dialogs: {
    save: { hasDraft: true, rule: 'mayBeNamed' },
    rename: { hasDraft: true, rule: 'mayBeNamed' },
    delete: {},
  },
  rules: { mayBeNamed: ({ to, views }: ViewForm, view) => to !== null && mayBeNamed(to.name, views, view).allowed },
  told: { done: () => '', failed: () => viewWording.saveFailed },
})

export const viewDialogsMachine = viewDialogs.machine

/** What a dialog asks of the server; null stands for a view that is gone. */
export const savingView =
  (ports: ViewPorts): RunDialog<Over, ViewDialogName, ViewForm, DirectoryView | null> =>
  ({ record, form: { to } }, signal) => {
    const item = record.version === undefined ? null : (record as DirectoryView)
    return sendingViews(ports)({ change: { id: record.id, to }, item }, signal)
  }

type ViewPorts = Pick<DirectoryToolsPorts, 'createView' | 'updateView' | 'removeView'>

/** Fills `directoryViews.send`: a view that the server has not seen is made. */
export const sendingViews =
  (ports: ViewPorts): SendChange<DirectoryView, ViewChange> =>
  async ({ change: { id, to }, item }, signal) => {
    if (to === null) {
      if (item === null) return Result.succeed(null)
      return Result.map(await ports.removeView({ id, version: item.version }, signal), () => null)
    }
    return item === null
      ? ports.createView({ view: { id, ...to } }, signal)
      : ports.updateView({ id, view: { ...to, version: item.version } }, signal)
  }

/** What makes one view the one the list opens with, or none: first it is taken from the other. */
export const defaultChanges = (
  views: ReadonlyArray<DirectoryView>,
  chosen: DirectoryView['id'] | null,
): ReadonlyArray<ViewChange> => {
  const as = ({ id, name, query }: DirectoryView, isDefault: boolean): ViewChange => ({
    id,
    to: { name, query, isDefault },
  })
  return [
    ...views.filter((view) => view.isDefault && view.id !== chosen).map((view) => as(view, false)),
    ...views.filter((view) => !view.isDefault && view.id === chosen).map((view) => as(view, true)),
  ]
}
