import {
  type ItemDraft,
  itemDraftOf,
  type ListItem,
  managedLists,
  savedItem,
} from '../../domain/organisation/managedLists.ts'
import { told } from '../../domain/organisation/wording.ts'
import { recordForm, theirsAmong } from '../kit/recordForm.ts'
import type { LoadTheirs, SaveRecord } from '../kit/recordFormShape.ts'
import type { ItemListPorts, OfList } from './itemList.ports.ts'

/** The form of an item of any list (`kit/recordForm.machine.ts`). Saving answers the item; null is one that is gone. */
export const itemForm = recordForm<ItemDraft, ListItem, OfList, ListItem | null>({
  id: 'itemForm',
  // Each list has its own; these stand for what all of them have.
  fields: managedLists.categories.record.fields,
  draftOf: (item, { list }) => itemDraftOf(item, list),
  problems: (draft) => managedLists[draft.list].record.problems(draft),
  changes: (before, after) => managedLists[after.list].record.changes(before, after),
  messages: { added: told.added, saved: told.saved, failed: told.saveFailed },
})

/** Provides the form's ports. */
export const savingItem =
  ({
    addItem,
    saveItem,
  }: Pick<ItemListPorts, 'addItem' | 'saveItem'>): SaveRecord<ItemDraft, ListItem, OfList, ListItem | null> =>
  ({ scope, id, base, draft }, signal) =>
    base === null
      ? addItem({ ...scope, id, draft: savedItem(draft) }, signal)
      : saveItem({ ...scope, id, version: base.version, draft: savedItem(draft) }, signal)

/** There is no call for one item: the list is read, and the item found in it. */
export const loadingItem =
  (loadItems: ItemListPorts['loadItems']): LoadTheirs<ListItem, OfList, ListItem | null> =>
  async ({ scope, id }, signal) =>
    theirsAmong(await loadItems(scope, signal), id)
