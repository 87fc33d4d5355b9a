import type { Module } from './modules.ts'

/** The records of the lists that the readiness owns for everybody (`src/machines/kit/library.ts`). */
const record = /\b(?:EmployeeSummary|HrDocumentSummary|ToDoItem|BootstrapData)\b/
const property = /^\s*readonly (\w+)\??: (.*)$/gm
const owner = 'src/machines/session/readiness.machine.ts'

/** Where a machine names such a list, and why it is no second one. */
export const noSecondList: Readonly<Record<string, string>> = {
  'src/machines/employees/consequences.ts: people': 'An argument of a function.',
  'src/machines/employees/employees.machine.ts: people': 'What it is told: the rows are worked out of it.',
  'src/machines/employees/employees.machine.ts: candidates': 'In order, ready to be searched: ten thousand take long.',
  'src/machines/employees/employees.machine.ts: rows': 'Those of the candidates who pass the filter.',
  'src/machines/session/palette/rows.ts: people': 'Looked at anew each time the palette asks.',
}

/** `src/machines/x.ts: people`, where whole lists are held; a function that reads them holds none. */
export const listsIn = ({ path, source }: Module): ReadonlyArray<string> =>
  path === owner || path.endsWith('.ports.ts')
    ? []
    : [...source.matchAll(property)]
        .filter(
          ([, , type = '']) =>
            record.test(type) && /Array<|Map<|Set<|\[\]|BootstrapData/.test(type) && !/=>/.test(type),
        )
        .map(([, name]) => `${path}: ${name}`)

/** Lists of the readiness that somebody else keeps too. */
export const secondLists = (modules: ReadonlyArray<Module>): ReadonlyArray<string> =>
  [...new Set(modules.flatMap(listsIn))].filter((list) => !(list in noSecondList))
