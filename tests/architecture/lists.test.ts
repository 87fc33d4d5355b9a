import { describe, expect, it } from 'vitest'
import { listsIn, noSecondList, secondLists } from './lists.ts'
import { modulesUnder, planted } from './modules.ts'

const machines = modulesUnder('src/machines/**/*.ts')
const path = 'src/machines/goals/planted.machine.ts'

describe('what many areas show has one owner, the readiness', () => {
  it('and no other machine keeps a list of it', () => {
    expect(machines.length).toBeGreaterThan(100)
    expect(secondLists(machines)).toEqual([])
  })

  it('and nothing is excused that is not there, or without a reason', () => {
    const found = machines.flatMap(listsIn)
    for (const [list, reason] of Object.entries(noSecondList)) {
      expect(found).toContain(list)
      expect(reason).toMatch(/\.$/)
    }
  })

  it.each([
    'people: ReadonlyArray<EmployeeSummary>',
    'people?: ReadonlyArray<EmployeeSummary> | null',
    'byId: ReadonlyMap<EmployeeId, EmployeeSummary>',
    'found: ReadonlyArray<Searchable<EmployeeSummary>>',
    'policies: readonly HrDocumentSummary[]',
    'waiting: ReadonlyArray<ToDoItem>',
    'bootstrap: BootstrapData',
  ])('and catches `%s`', (property) => {
    const source = `interface Context {\n  readonly ${property}\n}\n`
    expect(secondLists(planted({ [path]: source }))).toHaveLength(1)
  })

  it('and lets a machine read it when it asks', () => {
    const source = 'interface Context {\n  readonly people: () => ReadonlyArray<EmployeeSummary>\n}\n'
    expect(secondLists(planted({ [path]: source }))).toEqual([])
  })
})
