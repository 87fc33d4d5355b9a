import type { ActorRefFrom } from 'xstate'
import { blankItem, type ListItem } from '../../domain/organisation/managedLists.ts'
import { told } from '../../domain/organisation/wording.ts'
import { failureOf } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import type { ConfirmOutput } from '../kit/confirm.machine.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { loadingStates } from '../kit/loading.ts'
import { settling, withAnswer, withEvent, withOutput } from '../kit/settling.ts'
import { itemForm } from './itemForm.ts'
import type { ItemListPorts } from './itemList.ports.ts'
import { itemListSetup } from './itemList.setup.ts'
import { type ItemListContext, itemIn, listIn, removalQuestion } from './itemListContext.ts'

/**
 * A list an admin looks after: departments, categories, meeting locations, core values, discussion points, tags.
 *
 * Rules it keeps: one piece of work at a time; an item is added and changed in a form; one that is used by others is not
 * deleted, but merged into another of its list, and those who use it are told before; an item that is dragged stands
 * where it was dropped at once, and back where it was when the server refuses; a move made while one is being saved is
 * saved after it, as the whole order.
 * Every change of an item is told to the readiness, so that all forms and filters show it.
 *
 * Events: `list.opened {list}`, `list.closed`, `retry.asked`; `addition.asked {id}`, `change.asked {item}`,
 * `removal.asked {item}`, `item.moved {id, place}`; while asking where to: `into.chosen {id}`, `merge.asked`,
 * `dialog.cancelled`. Reads: `context.{list, items, failure, uses, into, refusal, item}`; `matches('closed' | 'loading' |
 * 'failed')`, `matches({ showing })`; `children.form`, `children.confirmation`. Emits `toast`. System id: `organisation`.
 */
export const itemListMachine = itemListSetup.createMachine({
  id: 'itemList',
  context: {
    list: null,
    items: [],
    before: null,
    isOvertaken: false,
    failure: null,
    item: null,
    newId: null,
    uses: [],
    into: null,
    refusal: null,
  },
  on: {
    'list.opened': [
      { guard: withEvent('isSameList'), actions: [] },
      { target: '.loading', reenter: true, actions: withEvent('open') },
    ],
    'list.closed': { target: '.closed', actions: 'close' },
  },
  initial: 'closed',
  states: {
    closed: {},
    ...loadingStates<ItemListPorts['loadItems']>()({
      load: 'loadItems',
      input: ({ context }: { context: ItemListContext }) => ({ list: listIn(context) }),
      keep: 'keepItems',
    }),
    showing: {
      initial: 'resting',
      states: {
        resting: {
          entry: 'rest',
          on: {
            'addition.asked': {
              target: 'editing',
              actions: withEvent('beginNew'),
            },
            'change.asked': { target: 'editing', actions: withEvent('begin') },
            'removal.asked': { target: 'asking', actions: withEvent('begin') },
            'item.moved': [
              {
                guard: withEvent('moves'),
                target: 'ordering',
                actions: withEvent('move'),
              },
              {},
            ],
          },
        },
        editing: {
          exit: 'tellClosed',
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context }) => {
              const list = listIn(context)
              const { item: base, newId } = context
              return itemForm.inputOf({
                scope: { list },
                id: base?.id ?? newId ?? '',
                base,
                blank: blankItem(list),
              })
            },
            ...concluding<ListItem | null>()({
              when: 'isSaved',
              to: 'resting',
              keep: 'take',
              and: 'tellOthers',
              otherwise: 'resting',
              failed: told.saveFailed,
            }),
          },
        },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'loadUses',
            src: 'loadUses',
            input: ({ context }) => ({ list: listIn(context), id: itemIn(context).id }),
            onDone: [
              { guard: withOutput('isUnused'), target: 'removing' },
              {
                guard: withOutput('succeeded'),
                target: 'choosing',
                actions: withAnswer('keepUses'),
              },
              {
                target: 'resting',
                actions: {
                  type: 'announce',
                  params: ({ event }) => ({ kind: 'error', text: failureSentence(failureOf(event.output)) }),
                },
              },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'announce', params: { kind: 'error', text: told.removeFailed } },
            },
          },
        },
        removing: {
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            input: ({ context }) => removalQuestion(context),
            ...concluding<ConfirmOutput<unknown>>()({
              when: 'isConfirmed',
              to: 'resting',
              and: ['tellRemoved', 'drop', 'tellOthers'],
              otherwise: 'resting',
              failed: told.removeFailed,
            }),
          },
        },
        choosing: {
          invoke: {
            id: 'unsaved',
            src: 'unsaved',
            input: {
              by: 'itemList/merge',
              isUnsaved: ({ context }) => context.into !== null,
              leave: { type: 'dialog.cancelled' },
            },
            onError: {},
          },
          on: {
            'into.chosen': { actions: withEvent('choose') },
            'merge.asked': [{ guard: 'hasTarget', target: 'merging' }, {}],
            'dialog.cancelled': 'resting',
          },
        },
        merging: {
          tags: 'busy',
          invoke: {
            id: 'mergeItem',
            src: 'mergeItem',
            input: ({ context }) => ({
              list: listIn(context),
              id: itemIn(context).id,
              version: itemIn(context).version,
              into: context.into ?? '',
            }),
            ...settling<ItemListPorts['mergeItem']>()({
              to: 'resting',
              and: ['tellMerged', 'drop', 'tellOthers'],
              otherwise: 'choosing',
              why: 'sayWhy',
            }),
          },
        },
        ordering: {
          entry: 'catchUp',
          invoke: {
            id: 'orderItems',
            src: 'orderItems',
            input: ({ context }) => ({
              list: listIn(context),
              ids: context.items.map(({ id }) => id),
            }),
            ...settling<ItemListPorts['orderItems']>()({
              to: 'resting',
              keep: 'settle',
              and: 'tellOthers',
              first: {
                guard: withOutput('isOvertaken'),
                target: 'ordering',
                reenter: true,
                actions: withAnswer('keepOrder'),
              },
              otherwise: 'resting',
              also: 'putBack',
            }),
          },
          on: { 'item.moved': { actions: withEvent('move') } },
        },
      },
    },
  },
})

export type ItemListActor = ActorRefFrom<typeof itemListMachine>
