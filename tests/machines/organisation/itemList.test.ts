import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { ListItem } from '../../../src/domain/organisation/managedLists.ts'
import type { Use } from '../../../src/domain/organisation/nouns.ts'
import type { ConfirmActor } from '../../../src/machines/kit/confirm.machine.ts'
import type { RecordFormActor } from '../../../src/machines/kit/recordForm.machine.ts'
import { itemForm } from '../../../src/machines/organisation/itemForm.ts'
import { itemListMachine } from '../../../src/machines/organisation/itemList.machine.ts'
import { itemRemoval } from '../../../src/machines/organisation/itemListContext.ts'
import { held, refused, settled, unreachable } from '../ports.ts'

const item = (name: string, over: Partial<ListItem> = {}): ListItem => ({
  id: name.toLowerCase(),
  name,
  detail: '',
  forManagers: false,
  version: 1,
  ...over,
})

const [yard, office, shop] = [item('Yard'), item('Office'), item('Shop')]
const use = (total: number): ReadonlyArray<Use> => [{ kind: 'employee', total, named: [] }]

const theList = async () => {
  const load = held<{ list: string }, ReadonlyArray<ListItem>>()
  const uses = held<{ id: string }, ReadonlyArray<Use>>()
  const merge = held<{ id: string; version: number; into: string }, void>()
  const order = held<{ ids: ReadonlyArray<string> }, ReadonlyArray<ListItem>>()
  const run = held<{ subject: unknown }, unknown>()
  const save = held<{ draft: object }, ListItem>()
  const actor = createActor(
    itemListMachine.provide({
      actors: {
        form: itemForm.machine.provide({ actors: { save: save.logic } }),
        confirmation: itemRemoval.machine.provide({ actors: { run: run.logic } }),
        loadItems: load.logic,
        loadUses: uses.logic,
        mergeItem: merge.logic,
        orderItems: order.logic,
      },
    }),
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  actor.send({ type: 'list.opened', list: 'departments' })
  await load.give([yard, office, shop])
  const at = () => actor.getSnapshot()
  const names = () =>
    at()
      .context.items.map(({ name }) => name)
      .join(' ')
  return { actor, load, uses, merge, order, run, save, toasts, at, names }
}

describe('An item that is moved', () => {
  it('stands at its new place at once, and the whole order is sent', async () => {
    const { actor, order, names } = await theList()
    actor.send({ type: 'item.moved', id: 'yard', place: 2 })
    expect([names(), order.asked.map(({ ids }) => ids)]).toEqual(['Office Shop Yard', [['office', 'shop', 'yard']]])
  })

  it('is back where it was when the server refuses, and that is said', async () => {
    const { actor, order, names, toasts } = await theList()
    actor.send({ type: 'item.moved', id: 'yard', place: 2 })
    await order.refuse(unreachable)
    expect([names(), toasts]).toEqual([
      'Yard Office Shop',
      ['error: The order could not be saved. Nothing has changed.'],
    ])
  })

  it('again, while the first move is being saved: the last order is sent after it, never beside it', async () => {
    const { actor, order, names, at } = await theList()
    actor.send({ type: 'item.moved', id: 'yard', place: 1 })
    actor.send({ type: 'item.moved', id: 'yard', place: 2 })
    expect([names(), order.asked.length]).toEqual(['Office Shop Yard', 1])
    await order.give([office, yard, shop])
    expect([names(), order.asked.at(-1)?.ids]).toEqual(['Office Shop Yard', ['office', 'shop', 'yard']])
    await order.give([office, shop, yard])
    expect([names(), order.asked.length, at().matches({ showing: 'resting' })]).toEqual(['Office Shop Yard', 2, true])
  })

  it('again, and only the second move is refused: the list is as the first one left it', async () => {
    const { actor, order, names } = await theList()
    actor.send({ type: 'item.moved', id: 'yard', place: 1 })
    actor.send({ type: 'item.moved', id: 'yard', place: 2 })
    await order.give([office, yard, shop])
    await order.refuse(unreachable)
    expect(names()).toBe('Office Yard Shop')
  })

  it('to where it is sends nothing', async () => {
    const { actor, order } = await theList()
    actor.send({ type: 'item.moved', id: 'yard', place: 0 })
    expect(order.asked).toEqual([])
  })
})

describe('An item that is to be deleted', () => {
  it('is asked about first when nobody uses it, and gone once that is confirmed', async () => {
    const { actor, uses, run, names, toasts, at } = await theList()
    actor.send({ type: 'removal.asked', item: yard })
    await uses.give(use(0))
    ;(at().children.confirmation as ConfirmActor).send({ type: 'dialog.confirmed' })
    await run.give(undefined)
    expect([names(), toasts]).toEqual(['Office Shop', ['success: Department Yard deleted']])
  })

  it('is not deleted when somebody uses it: it is merged into the one that is chosen', async () => {
    const { actor, uses, merge, names, toasts, at } = await theList()
    actor.send({ type: 'removal.asked', item: yard })
    await uses.give(use(3))
    actor.send({ type: 'merge.asked' })
    expect(merge.asked).toEqual([])
    actor.send({ type: 'into.chosen', id: 'shop' })
    actor.send({ type: 'merge.asked' })
    expect(merge.asked).toMatchObject([{ id: 'yard', version: 1, into: 'shop' }])
    await merge.give(undefined)
    expect([names(), toasts, at().matches({ showing: 'resting' })]).toEqual([
      'Office Shop',
      ['success: Yard is now Shop'],
      true,
    ])
  })

  it('stays, with the reason in the dialog, when merging is refused', async () => {
    const { actor, uses, merge, names, at } = await theList()
    actor.send({ type: 'removal.asked', item: yard })
    await uses.give(use(3))
    actor.send({ type: 'into.chosen', id: 'shop' })
    actor.send({ type: 'merge.asked' })
    await merge.refuse(refused('changed_meanwhile'))
    expect([names(), at().context.refusal, at().matches({ showing: 'choosing' })]).toEqual([
      'Yard Office Shop',
      'refused: changed_meanwhile',
      true,
    ])
  })
})

describe('An item that is written', () => {
  it('5 A category n/a is not sent', async () => {
    const { actor, load, save, at } = await theList()
    actor.send({ type: 'list.opened', list: 'categories' })
    await load.give([])
    actor.send({ type: 'addition.asked', id: 'new' })
    const form = at().children.form as RecordFormActor
    form.send({ type: 'field.changed', change: { name: 'N/A' } })
    form.send({ type: 'save.asked' })
    expect([save.asked, itemForm.problemsIn(form.getSnapshot())]).toEqual([[], { name: "'n/a' cannot be a category." }])
  })

  it('new comes last, and a name that is taken leaves what was typed', async () => {
    const { actor, save, names, at } = await theList()
    actor.send({ type: 'addition.asked', id: 'new' })
    const form = at().children.form as RecordFormActor
    form.send({ type: 'field.changed', change: { name: 'Depot' } })
    form.send({ type: 'save.asked' })
    await save.refuse(refused('already_exists'))
    expect(itemForm.draftIn(form.getSnapshot()).name).toBe('Depot')
    form.send({ type: 'save.asked' })
    await save.give(item('Depot'))
    await settled()
    expect(names()).toBe('Yard Office Shop Depot')
  })

  it('belongs to its list: opening another one drops it', async () => {
    const { actor, at } = await theList()
    actor.send({ type: 'change.asked', item: yard })
    actor.send({ type: 'list.opened', list: 'categories' })
    expect([at().children.form, at().value]).toEqual([undefined, 'loading'])
  })
})
