import * as Result from 'effect/Result'
import { mayBeCalled } from '../../domain/views/naming.ts'
import type { SavedView } from '../../domain/views/nouns.ts'
import { viewWording } from '../../domain/views/wording.ts'
import { collectionMachine, type SendChange } from '../kit/collection.machine.ts'
import { draftOf } from '../kit/drafts.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { dialogsOf, type RunDialog } from '../kit/recordDialogs.machine.ts'
import type { ViewPorts } from './views.ports.ts'

/** A view as it is to be; null when it is to go. */
export interface ViewChange {
  readonly id: SavedView['id']
  readonly to: Pick<SavedView, 'list' | 'name' | 'query' | 'isDefault' | 'isShared'> | null
}

/** Hardly anybody else changes them, so they are hardly ever old. */
const staleAfterMs = 600_000

/** The views of lists as a collection (`kit/collection.machine.ts`). */
export const savedViewsMachine = collectionMachine<SavedView, ViewChange>({
  id: 'savedViews',
  staleAfterMs,
  changed: (view, { id, to }) => to && { ...(view ?? { id, version: 0, isOwn: true }), ...to },
  messages: {
    done: () => null,
    refused: (_, failure) => `${viewWording.saveFailed}. ${failureSentence(failure)}`,
  },
})

/** What is asked of one view: its name, or whether it may go. */
export type ViewDialogName = 'save' | 'rename' | 'delete'

/** A name, and whether everybody finds it. */
export const viewDraft = draftOf<{ readonly name: string; readonly isShared: boolean }>('viewDialogs')

/** A view the server knows has a version; a new one has only its id, and the list it is of. */
export type Over = Pick<SavedView, 'id' | 'list'> & Partial<SavedView>

export interface ViewForm {
  readonly to: ViewChange['to']
  /** One’s own that are there, whose names are taken. */
  readonly views: ReadonlyArray<Pick<SavedView, 'id' | 'name'>>
}

/** May the view a dialog is over be called this? A new one has no name yet. */
export const mayBeNamed = (typed: string, views: ViewForm['views'], { id, name }: Over) =>
  mayBeCalled(typed, views, name === undefined ? null : id)

/** The kit’s record dialogs over one view. They stay open until the server has answered, so that no name is lost. */
export const viewDialogs = dialogsOf<Over, ViewDialogName, ViewForm, SavedView | null>({
  id: 'viewDialogs',
  dialogs: {
    save: { hasDraft: true, rule: 'mayBeNamed' },
    rename: { hasDraft: true, rule: 'mayBeNamed' },
    delete: {},
  },
  rules: { mayBeNamed: ({ to, views }: ViewForm, view) => to !== null && mayBeNamed(to.name, views, view).allowed },
  messages: { done: () => '', failed: () => viewWording.saveFailed },
})

export const viewDialogsMachine = viewDialogs.machine

/** What a dialog asks of the server; null stands for a view that is gone. */
export const savingView =
  (ports: Saving): RunDialog<Over, ViewDialogName, ViewForm, SavedView | null> =>
  ({ record, form: { to } }, signal) => {
    const item = record.version === undefined ? null : (record as SavedView)
    return sendingViews(ports)({ change: { id: record.id, to }, item }, signal)
  }

type Saving = Pick<ViewPorts, 'createView' | 'updateView' | 'removeView'>

/** Fills `savedViews.send`: a view that the server has not seen is made. */
export const sendingViews =
  (ports: Saving): SendChange<SavedView, ViewChange> =>
  async ({ change: { id, to }, item }, signal) => {
    if (to === null) {
      if (item === null) return Result.succeed(null)
      return Result.map(await ports.removeView({ id, version: item.version }, signal), () => null)
    }
    if (item === null) return ports.createView({ view: { id, ...to } }, signal)
    const { list: _, ...view } = to
    return ports.updateView({ id, view: { ...view, version: item.version } }, signal)
  }

/** What makes one of one’s own the view the list opens with, or none: first it is taken from the other. */
export const defaultChanges = (
  own: ReadonlyArray<SavedView>,
  chosen: SavedView['id'] | null,
): ReadonlyArray<ViewChange> => {
  const as = ({ id, list, name, query, isShared }: SavedView, isDefault: boolean): ViewChange => ({
    id,
    to: { list, name, query, isShared, isDefault },
  })
  return [
    ...own.filter((view) => view.isDefault && view.id !== chosen).map((view) => as(view, false)),
    ...own.filter((view) => !view.isDefault && view.id === chosen).map((view) => as(view, true)),
  ]
}
