import type { Failure } from '../../domain/kernel/failure.ts'
import type { ListName } from '../../domain/organisation/listNames.ts'
import type { ItemDraft, ListItem } from '../../domain/organisation/managedLists.ts'
import type { Use } from '../../domain/organisation/nouns.ts'
import type { Port } from '../kit/port.ts'

export interface OfList {
  readonly list: ListName
}

interface OfItem extends OfList {
  readonly id: string
}

export type ItemListPorts = {
  loadItems: Port<OfList, ReadonlyArray<ListItem>, Failure>
  addItem: Port<OfItem & { readonly draft: ItemDraft }, ListItem, Failure>
  saveItem: Port<OfItem & { readonly version: number; readonly draft: ItemDraft }, ListItem, Failure>
  removeItem: Port<OfItem & { readonly version: number }, void, Failure>
  loadUses: Port<OfItem, ReadonlyArray<Use>, Failure>
  mergeItem: Port<OfItem & { readonly version: number; readonly into: string }, void, Failure>
  orderItems: Port<OfList & { readonly ids: ReadonlyArray<string> }, ReadonlyArray<ListItem>, Failure>
}
