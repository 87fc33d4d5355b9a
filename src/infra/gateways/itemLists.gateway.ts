import * as Result from 'effect/Result'
import type { CoreValue } from '../../domain/coreValues/nouns.ts'
import type { DepartmentId, ItemId } from '../../domain/kernel/ids.ts'
import type { ListName } from '../../domain/organisation/listNames.ts'
import type { ItemDraft, ListItem } from '../../domain/organisation/managedLists.ts'
import type { Category, Department, MeetingLocation } from '../../domain/organisation/nouns.ts'
import type { DefaultDiscussionPoint } from '../../domain/reviews/nouns.ts'
import type { Tag } from '../../domain/tags/nouns.ts'
import type { ItemListPorts } from '../../machines/organisation/itemList.ports.ts'
import { expecting, nothing, type Run } from '../http/run.ts'

/** How the wire writes the items of a list, and what they are to the screens that look after all lists alike. */
interface Spelling<Item> {
  readonly itemOf: (item: Item) => ListItem
  readonly contentOf: (draft: ItemDraft) => object
}

const spelling = <Item extends { readonly id: string; readonly version: number }>(
  read: (item: Item) => Pick<ListItem, 'name'> & Partial<ListItem>,
  contentOf: (draft: ItemDraft) => object,
): Spelling<Item> => ({
  itemOf: (item) => ({ id: item.id, version: item.version, detail: '', forManagers: false, ...read(item) }),
  contentOf,
})

const spellings = {
  categories: spelling(
    ({ text }: Category) => ({ name: text }),
    ({ name }) => ({ text: name }),
  ),
  departments: spelling(
    ({ name }: Department) => ({ name }),
    ({ name }) => ({ name }),
  ),
  meetingLocations: spelling(
    ({ content }: MeetingLocation) => content,
    ({ name, detail }) => ({ content: { name, detail } }),
  ),
  coreValues: spelling(
    ({ content: { name, description } }: CoreValue) => ({ name, detail: description }),
    ({ name, detail }) => ({ content: { name, description: detail } }),
  ),
  defaultDiscussionPoints: spelling(
    ({ item: { text, type } }: DefaultDiscussionPoint) => ({ name: text, forManagers: type === 3 }),
    ({ name, forManagers }) => ({ item: { text: name, type: forManagers ? 3 : 1 } }),
  ),
  tags: spelling(
    ({ name }: Tag) => ({ name }),
    ({ name }) => ({ name }),
  ),
} satisfies Record<ListName, Spelling<never>>

/** The lists differ in what their items hold, which `spellings` knows; the compiler is shown one of them. */
const one = (list: ListName) => list as 'departments'
const spelt = (list: ListName) => spellings[list] as Spelling<unknown>

export const itemListsGateway = (run: Run): ItemListPorts => ({
  loadItems: async ({ list }, signal) =>
    Result.map(await run(one(list), 'list', { signal }), (items) => items.map(spelt(list).itemOf)),
  addItem: async ({ list, id, draft }, signal) => {
    const payload = { id, ...spelt(list).contentOf(draft) } as never
    return Result.map(await run(one(list), 'create', { payload, signal }), spelt(list).itemOf)
  },
  saveItem: async ({ list, version, draft, ...params }, signal) => {
    const payload = { version, ...spelt(list).contentOf(draft) } as never
    return Result.map(await run(one(list), 'update', { params: itemOf(params), payload, signal }), spelt(list).itemOf)
  },
  removeItem: async ({ list, version, ...params }, signal) =>
    Result.map(
      await run(one(list), 'remove', { params: itemOf(params), headers: expecting(version), signal }),
      nothing,
    ),
  loadUses: ({ list, ...params }, signal) => run(one(list), 'uses', { params: itemOf(params), signal }),
  mergeItem: async ({ list, version, into, ...params }, signal) => {
    const payload = { version, into: into as DepartmentId }
    return Result.map(await run(one(list), 'merge', { params: itemOf(params), payload, signal }), nothing)
  },
  orderItems: async ({ list, ids }, signal) => {
    const payload = { ids: ids as ReadonlyArray<DepartmentId> }
    return Result.map(await run(one(list), 'reorder', { payload, signal }), (items) => items.map(spelt(list).itemOf))
  },
})

const itemOf = <Params extends { readonly id: string }>(params: Params) => ({ ...params, id: params.id as ItemId })
