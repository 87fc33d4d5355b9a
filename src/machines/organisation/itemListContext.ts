import type { Failure } from '../../domain/kernel/failure.ts'
import type { ListName } from '../../domain/organisation/listNames.ts'
import type { ListItem } from '../../domain/organisation/managedLists.ts'
import type { Use } from '../../domain/organisation/nouns.ts'
import { told } from '../../domain/organisation/wording.ts'
import { type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import type { Library } from '../kit/library.ts'
import type { PortInput } from '../kit/port.ts'
import type { ItemListPorts } from './itemList.ports.ts'

export interface ItemListContext {
  /** Null while no list is open. */
  readonly list: ListName | null
  readonly items: ReadonlyArray<ListItem>
  /** The order as the server knows it, while another is being saved. */
  readonly before: ReadonlyArray<ListItem> | null
  /** Something was moved since the order that is being saved was sent. */
  readonly isOvertaken: boolean
  readonly failure: Failure | null
  /** What is worked on; null for a new one. */
  readonly item: ListItem | null
  readonly newId: string | null
  /** Who uses it, while it is asked where they go. */
  readonly uses: ReadonlyArray<Use>
  readonly into: string | null
  readonly refusal: string | null
}

export type ItemListEvent =
  | { readonly type: 'list.opened'; readonly list: ListName }
  | { readonly type: 'list.closed' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'addition.asked'; readonly id: string }
  | { readonly type: 'change.asked'; readonly item: ListItem }
  | { readonly type: 'removal.asked'; readonly item: ListItem }
  | { readonly type: 'item.moved'; readonly id: string; readonly place: number }
  | { readonly type: 'into.chosen'; readonly id: string }
  | { readonly type: 'merge.asked' }
  | { readonly type: 'dialog.cancelled' }

/** Behind an open list there is one. */
export const listIn = ({ list }: ItemListContext): ListName => list as ListName

/** Behind a removal or a merger there is an item. */
export const itemIn = ({ item }: ItemListContext): ListItem => item as ListItem

type Removed = PortInput<ItemListPorts['removeItem']>

/** The question behind which an item is removed. */
export const itemRemoval = questionOf<Removed, void>()

export const removalQuestion = (context: ItemListContext): QuestionAbout<Removed> => {
  const [list, { id, name, version }] = [listIn(context), itemIn(context)]
  return {
    ...told.removal(list, name),
    tone: 'danger',
    subject: { list, id, version },
  }
}

/** Where the names of the list stand: all of it is read anew after a change. */
export const partsNaming = (list: ListName): ReadonlyArray<keyof Library> => {
  switch (list) {
    case 'defaultDiscussionPoints':
      return ['discussionPoints']
    case 'departments':
    case 'tags':
      return ['bootstrap', 'employees']
    default:
      return ['bootstrap']
  }
}
