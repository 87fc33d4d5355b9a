import type { ListItem } from '../../src/domain/organisation/managedLists.ts'
import { itemListMachine } from '../../src/machines/organisation/itemList.machine.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, changedMeanwhile, ends, notFound, says } from './outcomes.ts'

export const itemOf = (over: Partial<ListItem> = {}): ListItem => ({
  id: '00000000-0000-4000-8000-000000000501',
  name: 'Yard',
  detail: '',
  forManagers: false,
  version: 1,
  ...over,
})

const yard = itemOf()
const office = itemOf({ id: '00000000-0000-4000-8000-000000000502', name: 'Office' })
const shop = itemOf({ id: '00000000-0000-4000-8000-000000000503', name: 'Shop' })

interface Holding {
  readonly context: { readonly items: ReadonlyArray<ListItem> }
}

/** The page offers what it shows. */
const first = (holding: Holding) => {
  const [item] = holding.context.items
  return item === undefined ? {} : { 'the first item': { item } }
}

const second = (holding: Holding) => {
  const [, item] = holding.context.items
  return item === undefined ? {} : { 'the second item': { id: item.id } }
}

const places = (holding: Holding) => {
  const [item] = holding.context.items
  return item === undefined
    ? {}
    : {
        'the first item, a place down': { id: item.id, place: 1 },
        'the first item, nowhere': { id: item.id, place: 0 },
      }
}

export const itemList: Scenario = {
  machine: itemListMachine,
  variants: [
    {
      label: 'an admin on the departments',
      role: 'admin',
      cases: {
        ...says('list.opened', {
          'the departments': { list: 'departments' },
          'the core values': { list: 'coreValues' },
        }),
        ...says('addition.asked', { 'a new item': { id: shop.id } }),
        ...says('change.asked', first),
        ...says('removal.asked', first),
        ...says('item.moved', places),
        ...says('into.chosen', second),
        ...answers('loadItems', { 'two items': [yard, office], 'no items': [] }, anyFailure),
        ...ends('form', { 'saved, a new one': shop, 'saved, a known one': itemOf({ version: 2 }), cancelled: null }),
        ...answers(
          'loadUses',
          {
            'nobody uses it': [{ kind: 'employee', total: 0, named: [] }],
            'somebody uses it': [{ kind: 'employee', total: 1, named: [{ id: shop.id, name: samples.eve.fullName }] }],
          },
          { ...notFound, ...anyFailure },
        ),
        ...ends('confirmation', {
          'confirmed and done': { confirmed: true, answer: null },
          cancelled: { confirmed: false, answer: null },
        }),
        ...answers('mergeItem', { 'it is merged': undefined }, { ...changedMeanwhile, ...anyFailure }),
        ...answers('orderItems', { 'the order is saved': [office, yard] }, anyFailure),
      },
      project: ({ context: { list, items, item, newId, into, before, isOvertaken } }) => [
        list,
        items.map(({ id, version }: ListItem) => [id, version]),
        item?.id ?? null,
        newId,
        into,
        before?.map(({ id, version }: ListItem) => [id, version]) ?? null,
        isOvertaken,
      ],
    },
  ],
}
