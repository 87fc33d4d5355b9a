import * as Result from 'effect/Result'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { directoryToolsArea } from '../../src/areas/employees/directory.ts'
import { employeesArea } from '../../src/areas/employees.ts'
import { organisationArea } from '../../src/areas/organisation.ts'
import { orgChartArea } from '../../src/areas/orgChart.ts'
import type { Employee, EmployeeSummary } from '../../src/domain/employees/nouns.ts'
import type { ListItem } from '../../src/domain/organisation/managedLists.ts'
import type { OrgChartPerson } from '../../src/domain/orgChart/nouns.ts'
import type { DirectoryToolsActor } from '../../src/machines/employees/directory/directoryTools.machine.ts'
import type { EmployeesActor } from '../../src/machines/employees/employees.machine.ts'
import type { ItemListActor } from '../../src/machines/organisation/itemList.machine.ts'
import type { OrgChartActor } from '../../src/machines/orgChart/orgChart.machine.ts'
import { readinessMachine } from '../../src/machines/session/readiness.machine.ts'
import { employeeId } from '../fixtures/ids.ts'
import { anEmployee, aSummary, eve, max, noor, office, theAdmin, theDirectory, yuri } from '../fixtures/people.ts'
import { banksia } from '../fixtures/tenants.ts'
import { besideReadiness } from './beside.ts'
import { giving, held, settled } from './ports.ts'

/** A server that knows the people, and the areas that change them. */
const everything = async () => {
  let people = theDirectory
  const changed = (id: string, change: Partial<EmployeeSummary>) => {
    people = people.map((person) => (person.id === id ? { ...person, ...change, version: 2 } : person))
  }
  const recordNow = (id: string): Employee => {
    const row = people.find((person) => person.id === id)
    return anEmployee({
      ...row,
      termination: row?.isActive ? null : { date: '2024-03-01', kind: 'other', reason: 'x' },
    } as never)
  }
  const answers: Readonly<Record<string, (input: never) => unknown>> = {
    loadEmployee: ({ id }: { id: string }) => recordNow(id),
    saveWork: ({ id, change }: { id: string; change: { positionTitle: string } }) => {
      changed(id, { positionTitle: change.positionTitle })
      return recordNow(id)
    },
    terminateEmployee: ({ id }: { id: string }) => {
      people = people.map((person) => (person.reportsTo === id ? { ...person, reportsTo: noor } : person))
      changed(id, { isActive: false })
      return recordNow(id)
    },
    removeEmployee: ({ id }: { id: string }) => {
      people = people.filter((person) => person.id !== id)
    },
    createEmployee: ({ employee }: { employee: EmployeeSummary }) => {
      people = [...people, aSummary({ id: employee.id, fullName: 'Ida Brandt' })]
      return recordNow(employee.id)
    },
    changeMany: () => {
      changed(eve, { tags: [{ id: 't', name: 'Crew' } as never] })
      changed(max, { tags: [{ id: 't', name: 'Crew' } as never] })
      return { rows: [], undo: [] }
    },
    loadChart: () => people.map(onChart),
    rearrange: ({ moves }: { moves: ReadonlyArray<{ id: string; reportsTo: EmployeeSummary['id'] }> }) => {
      for (const { id, reportsTo } of moves) changed(id, { reportsTo })
      return people
        .filter(({ id }) => moves.some((move) => move.id === id))
        .map((person) => ({ person: onChart(person), reportedTo: max }))
    },
    loadItems: () => [item],
    saveItem: ({ draft }: { draft: ListItem }) => {
      people = people.map((person) => ({
        ...person,
        department: person.department?.id === office.id ? { ...office, name: draft.name } : person.department,
      }))
      return { ...item, name: draft.name, version: 2 }
    },
  }
  const ports = new Proxy({} as never, {
    get: (_, name: string) => async (input: never) =>
      Result.succeed(answers[name]?.(input) ?? (/^load/.test(name) ? [] : undefined)),
  })
  const { parts, areaOf } = await besideReadiness(
    { employees: () => Result.succeed(people) },
    {
      employees: { logic: employeesArea(ports), input: { actor: theAdmin, people: theDirectory, askedAt: 0, now: 0 } },
      'employees/directory': { logic: directoryToolsArea(ports), input: undefined },
      orgChart: { logic: orgChartArea(ports), input: { actor: theAdmin, now: 0 } },
      organisation: { logic: organisationArea(ports) },
    },
  )
  const employees = areaOf<EmployeesActor>('employees')
  const opened = async (id: EmployeeSummary['id']) => {
    employees.send({ type: 'person.opened', id, today: '2024-03-01' })
    await settled()
    const profile = employees.getSnapshot().children.profile
    if (!profile) throw new Error('Nobody is open')
    return profile
  }
  return { server: () => people, parts, areaOf, employees, opened }
}

const item: ListItem = { id: office.id, name: office.name, detail: '', forManagers: false, version: 1 }

const onChart = ({ id, fullName, positionTitle, reportsTo, isActive, version }: EmployeeSummary): OrgChartPerson => ({
  id,
  fullName,
  positionTitle,
  department: null,
  note: '',
  tags: [],
  avatarUrl: null,
  isActive,
  managerId: reportsTo,
  isMovedUp: false,
  version,
})

type All = Awaited<ReturnType<typeof everything>>

const changes: Readonly<Record<string, (all: All) => Promise<void>>> = {
  'a section of a profile is saved': async ({ opened }) => {
    const section = (await opened(eve)).getSnapshot().children.work
    section?.send({ type: 'edit.asked' })
    const work = section?.getSnapshot().children.form
    work?.send({ type: 'field.changed', change: { positionTitle: 'Foreman' } })
    work?.send({ type: 'save.asked' })
  },
  'somebody leaves, whose reports go to others': async ({ opened }) => {
    const profile = await opened(max)
    profile.send({ type: 'termination.asked' })
    const dialog = profile.getSnapshot().children.termination
    dialog?.send({ type: 'termination.changed', change: { kind: 'retirement', reassignReportsTo: noor } })
    dialog?.send({ type: 'dialog.confirmed' })
  },
  'somebody is removed': async ({ opened }) => {
    const profile = await opened(yuri)
    profile.send({ type: 'removal.asked' })
    profile.getSnapshot().children.confirmation?.send({ type: 'dialog.confirmed' })
  },
  'somebody is created': async ({ employees }) => {
    employees.send({ type: 'creation.opened', id: employeeId('ida') })
    const form = employees.getSnapshot().children.creation
    form?.send({ type: 'field.changed', change: { firstName: 'Ida', lastName: 'Brandt', email: 'ida@tenure.example' } })
    form?.send({ type: 'save.asked' })
  },
  'several are given a tag': async ({ areaOf }) => {
    const { bulk } = areaOf<DirectoryToolsActor>('employees/directory').getSnapshot().children
    bulk?.send({ type: 'change.begun', kind: 'tags', people: [eve, max] })
    bulk?.send({ type: 'change.confirmed', change: { addTags: ['Crew'] as never } })
  },
  'somebody is moved in the org chart': async ({ areaOf }) => {
    areaOf<OrgChartActor>('orgChart').send({ type: 'move.asked', id: eve, managerId: noor })
  },
  'a department is renamed': async ({ areaOf }) => {
    const lists = areaOf<ItemListActor>('organisation')
    lists.send({ type: 'list.opened', list: 'departments' })
    await settled()
    lists.send({ type: 'change.asked', item })
    const { form } = lists.getSnapshot().children
    form?.send({ type: 'field.changed', change: { name: 'Head office' } })
    form?.send({ type: 'save.asked' })
  },
}

describe('Every machine that shows the list of people shows what the server has', () => {
  it.each(Object.entries(changes))('after %s', async (_, change) => {
    const all = await everything()
    await change(all)
    for (let step = 0; step < 5; step += 1) await settled()
    expect(all.server()).not.toEqual(theDirectory)
    const { filter, rows } = all.employees.getSnapshot().context
    expect([filter.includeInactive, byId(rows)]).toEqual([false, byId(all.server().filter(({ isActive }) => isActive))])
    expect(byId(all.parts().employees ?? [])).toEqual(byId(all.server()))
  })
})

const byId = (people: ReadonlyArray<EmployeeSummary>) => people.toSorted((one, other) => (one.id < other.id ? -1 : 1))

describe('A list that is read, saved to and read again', () => {
  const names = ['a', 'b', 'c'] as const
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('saved' as const),
      who: fc.constantFrom(...names),
      name: fc.string({ maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('removed' as const), who: fc.constantFrom(...names) }),
    fc.record({ kind: fc.constant('changedTogether' as const), name: fc.string({ maxLength: 3 }) }),
    fc.record({ kind: fc.constant('answered' as const) }),
  )

  it('ends as the server has it, in whatever order news and answers come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const server = new Map<string, EmployeeSummary>()
        const reading = held<unknown, ReadonlyArray<EmployeeSummary>>()
        const actors = { employees: reading.logic, user: giving(null), featureFlags: giving([]) }
        const actor = createActor(readinessMachine.provide({ actors }), { input: { tenant: banksia } }).start()
        const seen: Array<ReadonlyArray<EmployeeSummary>> = []
        // What the server had when it was asked.
        const note = () => {
          while (seen.length < reading.asked.length) seen.push([...server.values()])
        }
        let given = 0
        const answer = async () => {
          const answered = seen[given]
          if (answered === undefined) return
          given += 1
          await reading.give(answered)
          note()
        }
        note()
        for (const one of steps) {
          if (one.kind === 'answered') await answer()
          else if (one.kind === 'changedTogether') {
            for (const [id, person] of server) server.set(id, { ...person, fullName: one.name })
            actor.send({ type: 'part.refreshAsked', part: 'employees' })
          } else if (one.kind === 'saved') {
            const record = aSummary({ id: employeeId(one.who), fullName: one.name })
            server.set(record.id, record)
            actor.send({ type: 'record.arrived', part: 'employees', record })
          } else {
            server.delete(employeeId(one.who))
            actor.send({ type: 'record.left', part: 'employees', id: employeeId(one.who) })
          }
          note()
        }
        while (given < seen.length) await answer()
        expect(byId(actor.getSnapshot().context.parts.employees ?? [])).toEqual(byId([...server.values()]))
        actor.stop()
      }),
      { numRuns: 100 },
    )
  })
})
