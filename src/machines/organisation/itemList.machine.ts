import type { ActorRefFrom } from 'xstate'
import { blankItem, type ListItem } from '../../domain/organisation/managedLists.ts'
import { told } from '../../domain/organisation/wording.ts'
import { defect, failed } from '../kit/answers.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { itemForm } from './itemForm.ts'
import { itemListSetup } from './itemList.setup.ts'
import { itemIn, listIn, removalQuestion } from './itemListContext.ts'

/**
 * A list an admin looks after: departments, categories, meeting locations, core values, discussion points, tags.
 *
 * Rules it keeps: one piece of work at a time; an item is added and changed in a form; one that is used by others is not
 * deleted, but merged into another of its list, and those who use it are told before; an item that is dragged stands
 * where it was dropped at once, and back where it was when the server refuses; a move made while one is being saved is
 * saved after it, as the whole order.
 * Whatever changes an item is told to the readiness, so that every form and filter of the product shows it.
 *
 * Events: `list.opened {list}`, `list.closed`, `retry.asked`; `addition.asked {id}`, `change.asked {item}`,
 * `removal.asked {item}`, `item.moved {id, place}`; while asking where to: `into.chosen {id}`, `merge.asked`,
 * `dialog.cancelled`. Reads: `context.{list, items, failure, uses, into, refusal, item}`; `matches('closed' | 'loading' |
 * 'failed')`, `matches({ showing })`; `children.form`, `children.confirmation`. Emits `toast`. System id: `organisation`.
 */
export const itemListMachine = itemListSetup.createMachine({
  id: 'itemList',
  context: ({ input }) => ({
    ...input,
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
  }),
  on: {
    'list.opened': [
      { guard: { type: 'isSameList', params: ({ event }) => event }, actions: [] },
      { target: '.loading', reenter: true, actions: { type: 'open', params: ({ event }) => event } },
    ],
    'list.closed': { target: '.closed', actions: 'close' },
  },
  initial: 'closed',
  states: {
    closed: {},
    loading: {
      invoke: {
        id: 'loadItems',
        src: 'loadItems',
        input: ({ context }) => ({ tenantId: context.tenantId, list: listIn(context) }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'showing',
            actions: { type: 'keepItems', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => failed(event.output) } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: defect } },
      },
    },
    failed: { on: { 'retry.asked': 'loading' } },
    showing: {
      initial: 'resting',
      states: {
        resting: {
          entry: 'rest',
          on: {
            'addition.asked': {
              target: 'editing',
              actions: { type: 'beginNew', params: ({ event }) => event },
            },
            'change.asked': { target: 'editing', actions: { type: 'begin', params: ({ event }) => event } },
            'removal.asked': { target: 'asking', actions: { type: 'begin', params: ({ event }) => event } },
            'item.moved': [
              {
                guard: { type: 'moves', params: ({ event }) => event },
                target: 'ordering',
                actions: { type: 'move', params: ({ event }) => event },
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
              const { tenantId, item: base, newId } = context
              return itemForm.inputOf({
                scope: { tenantId, list },
                id: base?.id ?? newId ?? '',
                base,
                blank: blankItem(list),
              })
            },
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => event.output },
                target: 'resting',
                actions: [{ type: 'take', params: ({ event }) => event.output as ListItem }, 'tellOthers'],
              },
              { target: 'resting' },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'announce', params: { kind: 'error', text: told.saveFailed } },
            },
          },
        },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'loadUses',
            src: 'loadUses',
            input: ({ context }) => ({ tenantId: context.tenantId, list: listIn(context), id: itemIn(context).id }),
            onDone: [
              { guard: { type: 'isUnused', params: ({ event }) => event.output }, target: 'removing' },
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'choosing',
                actions: { type: 'keepUses', params: ({ event }) => event.output },
              },
              {
                target: 'resting',
                actions: {
                  type: 'announce',
                  params: ({ event }) => ({ kind: 'error', text: failureSentence(failed(event.output)) }),
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
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: 'resting',
                actions: ['tellRemoved', 'drop', 'tellOthers'],
              },
              { target: 'resting' },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'announce', params: { kind: 'error', text: told.removeFailed } },
            },
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
            'into.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
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
              tenantId: context.tenantId,
              list: listIn(context),
              id: itemIn(context).id,
              version: itemIn(context).version,
              into: context.into ?? '',
            }),
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'resting',
                actions: ['tellMerged', 'drop', 'tellOthers'],
              },
              { target: 'choosing', actions: { type: 'sayWhy', params: ({ event }) => failed(event.output) } },
            ],
            onError: { target: 'choosing', actions: { type: 'sayWhy', params: defect } },
          },
        },
        ordering: {
          entry: 'catchUp',
          invoke: {
            id: 'orderItems',
            src: 'orderItems',
            input: ({ context }) => ({
              tenantId: context.tenantId,
              list: listIn(context),
              ids: context.items.map(({ id }) => id),
            }),
            onDone: [
              {
                guard: { type: 'isOvertaken', params: ({ event }) => event.output },
                target: 'ordering',
                reenter: true,
                actions: { type: 'keepOrder', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'resting',
                actions: [{ type: 'settle', params: ({ event }) => event.output }, 'tellOthers'],
              },
              { target: 'resting', actions: 'putBack' },
            ],
            onError: { target: 'resting', actions: 'putBack' },
          },
          on: { 'item.moved': { actions: { type: 'move', params: ({ event }) => event } } },
        },
      },
    },
  },
})

export type ItemListActor = ActorRefFrom<typeof itemListMachine>
