import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Move, Moved, NodeUpdate, OrgChartPerson } from '../../../src/domain/orgChart/nouns.ts'
import { denials, wording } from '../../../src/domain/orgChart/wording.ts'
import type { Actor } from '../../../src/domain/permissions/actor.ts'
import type { RecordFormActor } from '../../../src/machines/kit/recordForm.machine.ts'
import { shownTreeIn, treeIn, undoDenial } from '../../../src/machines/orgChart/moves.ts'
import { loadingNode, nodeForm, savingNode } from '../../../src/machines/orgChart/nodeForm.ts'
import { orgChartMachine } from '../../../src/machines/orgChart/orgChart.machine.ts'
import { aNode, theChart } from '../../fixtures/chart.ts'
import { employeeId } from '../../fixtures/ids.ts'
import { anActor, theAdmin } from '../../fixtures/people.ts'
import { vacancyId } from '../../fixtures/vacancies.ts'
import { held, refused, unreachable } from '../ports.ts'

const [ava, max, noor, eve] = ['Ava', 'Max', 'Noor', 'Eve'].map(employeeId) as [never, never, never, never]
const admin: Actor = { ...theAdmin, employeeId: ava }

const opened = async (actor: Actor = admin, people: ReadonlyArray<OrgChartPerson> = theChart) => {
  const load = held<unknown, ReadonlyArray<OrgChartPerson>>()
  const rearrange = held<{ moves: ReadonlyArray<Move> }, ReadonlyArray<Moved>>()
  const update = held<{ id: string; change: NodeUpdate }, OrgChartPerson>()
  const chart = createActor(
    orgChartMachine.provide({
      actors: {
        loadChart: load.logic,
        rearrange: rearrange.logic,
        form: nodeForm.provide({
          save: savingNode({ updateNode: update.port }),
          loadTheirs: loadingNode({ loadChart: load.port }),
        }),
      },
    }),
    { input: { actor, now: 0 } },
  ).start()
  const toasts: Array<string> = []
  const sought: Array<string> = []
  chart.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  chart.on('person.sought', ({ id }) => sought.push(id))
  await load.give(people)
  const at = () => chart.getSnapshot()
  const managerOf = (name: string) => treeIn(at().context).byId.get(employeeId(name))?.manager?.person.fullName
  return { chart, load, rearrange, update, toasts, sought, at, managerOf }
}

const moved = (name: string, to: string | null, from: string | null, over: Partial<OrgChartPerson> = {}): Moved => ({
  person: aNode(name, to, { version: 2, ...over }),
  reportedTo: from === null ? null : employeeId(from),
})

describe('reading', () => {
  it('opens as much as can be looked over, and is read again a minute later, staying on the screen', async () => {
    const { chart, load, at } = await opened()
    // Who has no reports may have vacancies.
    expect([...at().context.expanded].slice(0, 2)).toEqual([ava, max])
    expect(at().context.expanded.size).toBe(at().context.members?.length)
    chart.send({ type: 'page.shown', now: 60_000, actor: admin })
    expect(load.asked).toHaveLength(1)
    chart.send({ type: 'page.shown', now: 60_001, actor: admin })
    expect(load.asked).toHaveLength(2)
    expect(at().context.members).toHaveLength(5)
    await load.refuse(unreachable)
    expect(at().value).toBe('unread')
    expect(at().context.members).toHaveLength(5)
    chart.send({ type: 'retry.asked' })
    await load.give(theChart.slice(0, 3))
    expect(at().context.members).toHaveLength(3)
  })
})

describe('looking around', () => {
  it('everything open, everything closed, one team turned', async () => {
    const { chart, at } = await opened()
    chart.send({ type: 'all.collapsed' })
    expect(at().context.expanded.size).toBe(0)
    chart.send({ type: 'node.toggled', id: max })
    expect([...at().context.expanded]).toEqual([max])
    chart.send({ type: 'all.expanded' })
    expect([...at().context.expanded]).toEqual([ava, max])
  })

  it('the person looked for is selected, with everybody above opened, and brought into view', async () => {
    const { chart, at, sought } = await opened()
    chart.send({ type: 'all.collapsed' })
    chart.send({ type: 'person.sought', id: eve })
    expect(at().context.selected).toBe(eve)
    expect(at().context.expanded).toEqual(new Set([max, ava]))
    expect(sought).toEqual([eve])
  })
})

describe('moving', () => {
  it('is drawn at once, sent with the version, and told', async () => {
    const { chart, rearrange, toasts, managerOf, at } = await opened()
    chart.send({ type: 'move.asked', id: eve, managerId: noor })
    expect(managerOf('Eve')).toBe('Noor')
    expect(rearrange.asked).toEqual([{ moves: [{ id: eve, reportsTo: noor, version: 1 }] }])
    await rearrange.give([moved('Eve', 'Noor', 'Max')])
    expect(toasts).toEqual(['success: Eve now reports to Noor'])
    expect(at().matches('browsing')).toBe(true)
  })

  it('can be taken back while the chart is read again, which every move that is saved leads to', async () => {
    const { chart, load, rearrange, toasts, managerOf, at } = await opened()
    chart.send({ type: 'move.asked', id: eve, managerId: noor })
    await rearrange.give([moved('Eve', 'Noor', 'Max')])
    chart.send({ type: 'news.heard' })
    expect([load.asked.length, at().hasTag('refreshing')]).toEqual([2, true])
    chart.send({ type: 'undo.asked' })
    expect(rearrange.asked[1]).toEqual({ moves: [{ id: eve, reportsTo: max, version: 2 }] })
    await rearrange.give([moved('Eve', 'Max', 'Noor', { version: 3 })])
    expect([managerOf('Eve'), toasts.at(-1)]).toEqual(['Max', `success: ${wording.undone}`])
  })

  it('is taken back when the server refuses, and the reason is said', async () => {
    const { chart, rearrange, toasts, managerOf } = await opened()
    chart.send({ type: 'move.asked', id: eve, managerId: noor })
    await rearrange.refuse(refused('unknown_manager', 422))
    expect(managerOf('Eve')).toBe('Max')
    expect(toasts[0]).toContain(`error: ${wording.moveFailed}`)
  })

  it('what the rules refuse is not sent, and its reason is said', async () => {
    const { chart, rearrange, toasts } = await opened()
    chart.send({ type: 'move.asked', id: max, managerId: eve })
    const asMax = await opened(anActor({ employeeId: max, underlings: [eve] }))
    asMax.chart.send({ type: 'move.asked', id: noor, managerId: max })
    expect([...toasts, ...asMax.toasts]).toEqual([
      `error: ${denials.reportsToCycle}`,
      `error: ${denials.notYourReport}`,
    ])
    expect([...rearrange.asked, ...asMax.rearrange.asked]).toEqual([])
  })

  it('to the manager they have is nothing; unless that one only stands in for a hidden one', async () => {
    const { chart, rearrange } = await opened()
    chart.send({ type: 'move.asked', id: eve, managerId: max })
    expect(rearrange.asked).toEqual([])
    const other = await opened(admin, [...theChart.slice(0, 3), aNode('Eve', 'Max', { isMovedUp: true })])
    other.chart.send({ type: 'move.asked', id: eve, managerId: max })
    expect(other.rearrange.asked).toHaveLength(1)
  })

  it('without their team: the reports stay with the manager above', async () => {
    const { chart, rearrange, managerOf } = await opened()
    chart.send({ type: 'choosing.opened', id: max })
    chart.send({ type: 'move.asked', id: max, managerId: noor, leavesTeam: true })
    expect([managerOf('Max'), managerOf('Eve'), managerOf('Yuri')]).toEqual(['Noor', 'Ava', 'Ava'])
    expect(rearrange.asked[0]?.moves).toHaveLength(3)
  })

  it('an inactive leader goes when the last active report does (§ 9)', async () => {
    const away = aNode('Away', 'Ava', { isActive: false })
    const { chart, rearrange, at } = await opened(admin, [...theChart.slice(0, 3), away, aNode('Eve', 'Away')])
    chart.send({ type: 'move.asked', id: eve, managerId: max })
    await rearrange.give([moved('Eve', 'Max', 'Away')])
    expect(at().context.members?.some(({ fullName }) => fullName === 'Away')).toBe(false)
    chart.send({ type: 'undo.asked' })
    expect(at().context.members?.some(({ fullName }) => fullName === 'Away')).toBe(true)
  })
})

describe('undo', () => {
  it('takes the latest move back, also to a manager who is hidden', async () => {
    const { chart, rearrange, toasts, at } = await opened()
    expect(undoDenial(at().context)).toBe('nothing')
    chart.send({ type: 'move.asked', id: eve, managerId: noor })
    await rearrange.give([moved('Eve', 'Noor', 'Hidden')])
    expect(undoDenial(at().context)).toBeNull()
    chart.send({ type: 'undo.asked' })
    expect(rearrange.asked[1]?.moves).toEqual([{ id: eve, reportsTo: employeeId('Hidden'), version: 2 }])
    await rearrange.give([moved('Eve', 'Max', 'Noor', { isMovedUp: true, version: 3 })])
    expect(toasts.at(-1)).toBe(`success: ${wording.undone}`)
    expect(undoDenial(at().context)).toBe('nothing')
  })

  it('not what somebody else has moved since', async () => {
    const { chart, rearrange, load, at } = await opened()
    chart.send({ type: 'move.asked', id: eve, managerId: noor })
    await rearrange.give([moved('Eve', 'Noor', 'Max')])
    chart.send({ type: 'page.shown', now: 100_000, actor: admin })
    await load.give([...theChart.slice(0, 3), aNode('Eve', 'Ava', { version: 3 })])
    expect(undoDenial(at().context)).toBe('elsewhere')
    chart.send({ type: 'undo.asked' })
    expect(rearrange.asked).toHaveLength(1)
  })

  it('a manager who has given somebody away cannot take them back (§ 6)', async () => {
    const { chart, rearrange, at } = await opened(anActor({ employeeId: max, underlings: [eve] }))
    chart.send({ type: 'move.asked', id: eve, managerId: noor })
    await rearrange.give([moved('Eve', 'Noor', 'Max')])
    expect(at().context.actor.underlings).toEqual([])
    expect(undoDenial(at().context)).toBe('notYourReport')
  })
})

describe('two at once (§ 5)', () => {
  const changed = [...theChart.slice(0, 3), aNode('Eve', 'Ava', { version: 7 })]

  it('what somebody else has changed is read and shown first, then mine may be kept', async () => {
    const { chart, rearrange, load, at, managerOf } = await opened()
    chart.send({ type: 'move.asked', id: eve, managerId: noor })
    await rearrange.refuse(refused('changed_meanwhile'))
    await load.give(changed)
    expect(at().hasTag('conflict')).toBe(true)
    expect(managerOf('Eve')).toBe('Ava')
    chart.send({ type: 'mine.kept' })
    expect(managerOf('Eve')).toBe('Noor')
    expect(rearrange.asked[1]?.moves).toEqual([{ id: eve, reportsTo: noor, version: 7 }])
  })

  it('or theirs stays', async () => {
    const { chart, rearrange, load, at, managerOf } = await opened()
    chart.send({ type: 'move.asked', id: eve, managerId: noor })
    await rearrange.refuse(refused('changed_meanwhile'))
    await load.give(changed)
    chart.send({ type: 'theirs.taken' })
    expect([managerOf('Eve'), at().context.attempt, rearrange.asked.length]).toEqual(['Ava', null, 1])
  })
})

describe('the note and the tags of a node', () => {
  const edited = async () => {
    const all = await opened()
    all.chart.send({ type: 'editing.opened', id: eve })
    const form = all.at().children.form as RecordFormActor
    return { ...all, form }
  }

  it('are saved with the version, and stand in the chart', async () => {
    const { form, update, at } = await edited()
    form.send({ type: 'field.changed', change: { note: ' Away ', tags: ['Mentor'] } })
    form.send({ type: 'save.asked' })
    expect(update.asked).toEqual([{ id: eve, change: { version: 1, note: 'Away', tags: ['Mentor'] } }])
    await update.give(aNode('Eve', 'Max', { note: 'Away', version: 2 }))
    expect(at().matches('browsing')).toBe(true)
    expect(treeIn(at().context).byId.get(eve)?.person).toMatchObject({ note: 'Away', version: 2 })
  })

  it('too long a note is not sent; a failure leaves what was typed', async () => {
    const { form, update } = await edited()
    form.send({ type: 'field.changed', change: { note: 'x'.repeat(281) } })
    form.send({ type: 'save.asked' })
    expect(update.asked).toEqual([])
    form.send({ type: 'field.changed', change: { note: 'Away' } })
    form.send({ type: 'save.asked' })
    await update.refuse(unreachable)
    expect(form.getSnapshot().context).toMatchObject({ draft: { note: 'Away' } })
    expect(form.getSnapshot().context.refusal).not.toBeNull()
  })

  it('somebody else’s change is laid beside, and saving all the same is a choice', async () => {
    const { form, update, load, at } = await edited()
    form.send({ type: 'field.changed', change: { note: 'Mine' } })
    form.send({ type: 'save.asked' })
    await update.refuse(refused('changed_meanwhile'))
    await load.give([...theChart.slice(0, 3), aNode('Eve', 'Max', { note: 'Theirs', version: 5 })])
    expect(nodeForm.bothIn(form.getSnapshot())).toMatchObject({
      theirs: { note: 'Theirs' },
      mine: { note: 'Mine' },
      fields: ['note'],
    })
    form.send({ type: 'mine.kept' })
    expect(update.asked[1]?.change).toMatchObject({ note: 'Mine', version: 5 })
    form.send({ type: 'form.abandoned' })
    await update.give(aNode('Eve', 'Max', { note: 'Mine', version: 6 }))
    expect(treeIn(at().context).byId.get(eve)?.person.note).toBe('Mine')
  })

  it('theirs, once taken, stands in the chart', async () => {
    const { form, update, load, at } = await edited()
    form.send({ type: 'field.changed', change: { note: 'Mine' } })
    form.send({ type: 'save.asked' })
    await update.refuse(refused('changed_meanwhile'))
    await load.give([...theChart.slice(0, 3), aNode('Eve', 'Max', { note: 'Theirs', version: 5 })])
    form.send({ type: 'theirs.taken' })
    expect(at().matches('browsing')).toBe(true)
    expect(treeIn(at().context).byId.get(eve)?.person.note).toBe('Theirs')
  })

  it('somebody who is gone is said to be, and what was read stays', async () => {
    const { form, update, load, at } = await edited()
    form.send({ type: 'field.changed', change: { note: 'Mine' } })
    form.send({ type: 'save.asked' })
    await update.refuse(refused('not_found'))
    await load.give(theChart.slice(0, 3))
    expect(form.getSnapshot().hasTag('gone')).toBe(true)
    form.send({ type: 'form.abandoned' })
    expect(at().matches('browsing')).toBe(true)
    expect(at().context.members).toHaveLength(3)
  })

  it('nobody edits themself, or another’s report (§ 6)', async () => {
    const { chart, at } = await opened(anActor({ employeeId: max, underlings: [eve] }))
    for (const id of [max, noor]) {
      chart.send({ type: 'editing.opened', id })
      chart.send({ type: 'choosing.opened', id })
      expect(at().matches('browsing')).toBe(true)
    }
  })
})

describe('vacancies (ours, decision 0061)', () => {
  it('stand in the chart that is shown, and in none that is judged by', async () => {
    const { chart, at } = await opened()
    const place = aNode('Vacant', 'Max')
    chart.send({ type: 'vacancies.heard', vacant: [{ vacancy: vacancyId, person: place }] })
    const { context } = at()
    expect(shownTreeIn(context).byId.get(place.id)?.manager?.person.id).toBe(max)
    expect(shownTreeIn(context)).toBe(shownTreeIn(context))
    expect(treeIn(context).byId.has(place.id)).toBe(false)
    chart.send({ type: 'vacancies.heard', vacant: [] })
    expect(shownTreeIn(at().context)).toBe(treeIn(at().context))
  })
})
