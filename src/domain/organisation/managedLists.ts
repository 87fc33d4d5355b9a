/**
 * The lists an admin looks after, all in one manner (ours): the simple collections of § 7 that have a page of their own,
 * and the tags. Under one shape: an item has a name, some have more.
 *
 * § 5 A category is added only if it is not 'n/a' and not already present (case-insensitive).
 */
import { allowed } from '../kernel/decision.ts'
import { line, recordOf, text, yesNo } from '../kernel/record.ts'
import { mayAddCategory } from './collections.ts'
import type { ListName } from './listNames.ts'
import { denials, listWords } from './wording.ts'

export interface ListItem {
  readonly id: string
  readonly name: string
  /** What is said about it; empty where the list has no such field. */
  readonly detail: string
  /** § 3 Default discussion point: type 3 means a manager point. */
  readonly forManagers: boolean
  readonly version: number
}

export interface ItemDraft extends Pick<ListItem, 'name' | 'detail' | 'forManagers'> {
  readonly list: ListName
}

interface Described {
  /** Whether something is said about an item beside its name. */
  readonly hasDetail: boolean
  readonly asksForManagers: boolean
  /** Whether people put it in an order of their own; else it stands by name. */
  readonly isOrdered: boolean
  readonly record: ReturnType<typeof recordFor>
}

const recordFor = (list: ListName, nameMax: number, detailMax: number) => {
  const { nameLabel, detailLabel } = listWords[list]
  return recordOf(
    {
      name: line(nameLabel, nameMax),
      detail: text(detailLabel, detailMax),
      forManagers: yesNo('Only for managers', false),
    },
    ({ name }) => {
      const may = list === 'categories' ? mayAddCategory(name, []) : allowed
      return may.allowed ? {} : { name: denials[may.because] }
    },
  )
}

const described = (list: ListName, nameMax: number, detailMax = 0): Described => ({
  hasDetail: detailMax > 0,
  asksForManagers: false,
  isOrdered: true,
  record: recordFor(list, nameMax, detailMax),
})

export const managedLists: Readonly<Record<ListName, Described>> = {
  categories: described('categories', 80),
  departments: described('departments', 80),
  meetingLocations: described('meetingLocations', 80, 400),
  coreValues: described('coreValues', 80, 1000),
  defaultDiscussionPoints: { ...described('defaultDiscussionPoints', 200), asksForManagers: true },
  tags: { ...described('tags', 40), isOrdered: false },
}

export const itemDraftOf = ({ name, detail, forManagers }: ListItem, list: ListName): ItemDraft => ({
  list,
  name,
  detail,
  forManagers,
})

export const blankItem = (list: ListName): ItemDraft => ({ list, ...managedLists[list].record.blank })

/** As it would be saved. */
export const savedItem = (draft: ItemDraft): ItemDraft => ({
  list: draft.list,
  ...managedLists[draft.list].record.toSaved(draft),
})
