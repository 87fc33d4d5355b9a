/**
 * The lists an admin looks after, all in one manner (ours): the simple collections of § 7 that have a page of their own,
 * and the tags. Under one shape: an item has a name, some have more.
 *
 * § 5 A category is added only if it is not 'n/a' and not already present (case-insensitive).
 */
import { requiredLineProblem, textProblem, typedSentence } from '../kernel/typed.ts'
import { mayAddCategory } from './collections.ts'
import type { ListName } from './listNames.ts'
import { denials } from './wording.ts'

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
  readonly nameMax: number
  /** How much may be said about an item; null where nothing is. */
  readonly detailMax: number | null
  readonly asksForManagers: boolean
  /** Whether people put it in an order of their own; else it stands by name. */
  readonly isOrdered: boolean
}

const named = (nameMax: number, detailMax: number | null = null): Described => ({
  nameMax,
  detailMax,
  asksForManagers: false,
  isOrdered: true,
})

/** The bounds are those of the nouns; `tests/domain/organisation/managedLists.test.ts` holds the two together. */
export const managedLists: Readonly<Record<ListName, Described>> = {
  categories: named(80),
  departments: named(80),
  meetingLocations: named(80, 400),
  coreValues: named(80, 1000),
  defaultDiscussionPoints: { ...named(200), asksForManagers: true },
  tags: { ...named(40), isOrdered: false },
}

export const blankItem = (list: ListName): ItemDraft => ({ list, name: '', detail: '', forManagers: false })

export const itemProblems = ({ list, name, detail }: ItemDraft): { name?: string; detail?: string } => {
  const { nameMax, detailMax } = managedLists[list]
  const nameSentence = typedSentence(requiredLineProblem(name, nameMax), nameMax) ?? notACategory(list, name)
  const detailSentence = detailMax === null ? null : typedSentence(textProblem(detail, detailMax), detailMax)
  return {
    ...(nameSentence === null ? {} : { name: nameSentence }),
    ...(detailSentence === null ? {} : { detail: detailSentence }),
  }
}

/** As it would be saved. */
export const trimmedItem = (draft: ItemDraft): ItemDraft => ({ ...draft, name: draft.name.trim() })

const notACategory = (list: ListName, name: string): string | null => {
  const may = list === 'categories' ? mayAddCategory(name, []) : null
  return may === null || may.allowed ? null : denials[may.because]
}
