import type { Result } from 'effect'
import { assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { ListName } from '../../domain/organisation/listNames.ts'
import type { ListItem } from '../../domain/organisation/managedLists.ts'
import type { Use } from '../../domain/organisation/nouns.ts'
import { movedTo } from '../../domain/organisation/ordering.ts'
import { told } from '../../domain/organisation/wording.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { answerOf, isConfirmed, isSaved, succeeded } from '../kit/answers.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { refresh } from '../kit/library.ts'
import { port } from '../kit/port.ts'
import { tell } from '../kit/tell.ts'
import { unsavedGuard } from '../kit/unsaved.ts'
import { itemForm } from './itemForm.ts'
import type { ItemListPorts } from './itemList.ports.ts'
import {
  type ItemListContext,
  type ItemListEvent,
  itemIn,
  itemRemoval,
  listIn,
  partsNaming,
} from './itemListContext.ts'

/** What the machine of a list asks, decides and does (`itemList.machine.ts`). */
export const itemListSetup = setup({
  types: {} as {
    context: ItemListContext
    events: ItemListEvent
    emitted: Toast
    tags: 'busy'
    children: {
      unsaved: 'unsaved'
      form: 'form'
      confirmation: 'confirmation'
      loadItems: 'loadItems'
      loadUses: 'loadUses'
      mergeItem: 'mergeItem'
      orderItems: 'orderItems'
    }
  },
  actors: {
    unsaved: unsavedGuard,
    form: itemForm.machine,
    confirmation: itemRemoval.machine,
    loadItems: port<ItemListPorts['loadItems']>('loadItems'),
    loadUses: port<ItemListPorts['loadUses']>('loadUses'),
    mergeItem: port<ItemListPorts['mergeItem']>('mergeItem'),
    orderItems: port<ItemListPorts['orderItems']>('orderItems'),
  },
  guards: {
    succeeded,
    isSameList: ({ context }: { context: ItemListContext }, { list }: { list: ListName }) => context.list === list,
    isSaved,
    isConfirmed,
    isUnused: (_: unknown, answer: Result.Result<ReadonlyArray<Use>, Failure>) =>
      succeeded(_, answer) && answerOf(answer).every(({ total }) => total === 0),
    isOvertaken: ({ context }: { context: ItemListContext }, answer: Result.Result<ReadonlyArray<ListItem>, Failure>) =>
      context.isOvertaken && succeeded(undefined, answer),
    hasTarget: ({ context }) => context.into !== null,
    moves: ({ context }: { context: ItemListContext }, { id, place }: { id: string; place: number }) =>
      movedTo(context.items, id, place) !== context.items,
  },
  actions: {
    announce: enqueueActions(announce),
    open: assign((_, { list }: { list: ListName }) => ({ list, items: [], before: null, failure: null })),
    close: assign({ list: null, items: [], before: null }),
    keepItems: assign((_, items: ReadonlyArray<ListItem>) => ({ items })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    begin: assign((_, { item }: { item: ListItem | null }) => ({ item, uses: [], into: null, refusal: null })),
    beginNew: assign((_, { id }: { id: string }) => ({ newId: id, item: null, refusal: null })),
    rest: assign({ item: null, newId: null, uses: [], into: null, refusal: null }),
    take: assign(({ context: { items } }, item: ListItem) => ({
      items: items.some(({ id }) => id === item.id)
        ? items.map((known) => (known.id === item.id ? item : known))
        : [...items, item],
    })),
    drop: assign(({ context }) => ({ items: context.items.filter(({ id }) => id !== context.item?.id) })),
    keepUses: assign((_, uses: ReadonlyArray<Use>) => ({ uses })),
    choose: assign((_, { id }: { id: string }) => ({ into: id, refusal: null })),
    sayWhy: assign((_, failure: Failure) => ({ refusal: failureSentence(failure) })),
    move: assign(({ context }, { id, place }: { id: string; place: number }) => {
      const items = movedTo(context.items, id, place)
      const isOvertaken = context.isOvertaken || (context.before !== null && items !== context.items)
      return { items, isOvertaken, before: context.before ?? context.items }
    }),
    catchUp: assign({ isOvertaken: false }),
    keepOrder: assign((_, before: ReadonlyArray<ListItem>) => ({ before })),
    settle: assign((_, items: ReadonlyArray<ListItem>) => ({
      items,
      before: null,
    })),
    putBack: enqueueActions(({ context, enqueue, system }) => {
      enqueue.assign({ items: context.before ?? context.items, before: null })
      announce({ enqueue, system }, { kind: 'error', text: told.orderFailed })
    }),
    tellRemoved: enqueueActions(({ context, ...speaking }) =>
      announce(speaking, { kind: 'success', text: told.removed(listIn(context), itemIn(context).name) }),
    ),
    tellMerged: enqueueActions(({ context, ...speaking }) => {
      const into = context.items.find(({ id }) => id === context.into)?.name ?? ''
      announce(speaking, { kind: 'success', text: told.merged(itemIn(context).name, into) })
    }),
    tellOthers: enqueueActions(({ context, enqueue, system }) =>
      refresh({ enqueue, system }, ...partsNaming(listIn(context))),
    ),
    // An actor that is stopped has no last word.
    tellClosed: enqueueActions(({ enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: itemForm.machine.id }),
    ),
  },
})
