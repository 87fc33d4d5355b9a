/**
 * § 5 Employee import has a validate-only mode and a create mode: this is what both ask, so that they say the same. § 5
 * Employee email must be unique: twice in the file and once here are two different mistakes. Ours: a line about somebody
 * who is here already, just as it says, is no mistake, and nothing is done about it.
 */
import type { DepartmentId, EmployeeId } from '../../kernel/ids.ts'
import type { NameOf } from '../../kernel/import/leavingOut.ts'
import type { DateOrder, ImportProblem, JudgedRow, WrongRow } from '../../kernel/import/nouns.ts'
import { comparable, type ImportRow } from '../../kernel/import/rows.ts'
import { fullName } from '../../kernel/person.ts'
import { toNewEmployee } from '../drafts.ts'
import type { NewEmployee } from '../nouns.ts'
import { circlesAmong, managersAmong, type Nameable } from './managers.ts'
import type { ImportField, ImportMapping } from './nouns.ts'
import { depthsOf } from './reverting.ts'
import { type ReadRow, readRow } from './rows.ts'
import { type ImportProblemReason, importSentences } from './wording.ts'

/** A person of the client: a line may be about them, or name them as manager. */
export interface KnownPerson extends Nameable {
  readonly content: Omit<NewEmployee, 'id'>
}

export interface Asked {
  readonly rows: ReadonlyArray<ImportRow>
  readonly mapping: ImportMapping
  readonly dateOrder: DateOrder
  readonly departments: ReadonlyArray<{ readonly id: DepartmentId; readonly name: string }>
  /** Everybody here whose address or name stands in the file; more do no harm. */
  readonly known: ReadonlyArray<KnownPerson>
  /** The id of the person a line makes. */
  readonly idOf: (line: number) => EmployeeId
}

export interface Checked {
  /** Managers before their reports. */
  readonly people: ReadonlyArray<NewEmployee>
  readonly unchangedCount: number
  readonly preview: ReadonlyArray<JudgedRow>
  readonly failedRows: ReadonlyArray<WrongRow>
}

interface Line extends ReadRow {
  readonly person: NewEmployee
  readonly found: ImportProblem[]
  readonly here: KnownPerson | undefined
}

/** Whom a line is about: their name, or their address where it has none. */
export const nameOf: NameOf<ImportField> = (cellOf) =>
  fullName({ firstName: cellOf('firstName'), lastName: cellOf('lastName') }) || cellOf('email')

export function checkedImport(asked: Asked): Checked {
  const lines = linesOf(asked)
  const say = (line: Line, field: 'email' | 'manager', because: ImportProblemReason, message: string) => {
    const column = asked.mapping.indexOf(field)
    line.found.push({ column, value: line.cells[column] ?? '', because, message })
  }

  const firstOf = new Map<string, Line>()
  for (const line of lines) {
    const email = comparable(line.draft.email)
    if (email === '') continue
    const first = firstOf.get(email)
    if (first === undefined) firstOf.set(email, line)
    else say(line, 'email', 'emailTwiceInFile', importSentences.emailTwiceInFile(first.line))
  }

  const managerOf = managersAmong([...asked.known, ...lines.map(nameable)])
  const placed = lines.map((line) => {
    const manager = managerOf(line.manager)
    if ('because' in manager) say(line, 'manager', manager.because, manager.message)
    const reportsTo = 'because' in manager ? null : manager.id
    if (reportsTo === line.person.id) say(line, 'manager', 'reportsToSelf', importSentences.reportsToSelf)
    return { ...line, person: { ...line.person, reportsTo } }
  })
  for (const line of placed) {
    if (line.here !== undefined && !isUnchanged(line, line.here, asked.mapping))
      say(line, 'email', 'emailInUse', importSentences.emailInUse(line.here.fullName))
  }

  const fresh = placed.filter(({ here }) => here === undefined)
  const names = new Map(fresh.map(({ person }) => [person.id, fullName(person)]))
  const circles = circlesAmong(new Map(fresh.map(({ person }) => [person.id, person.reportsTo])))
  for (const line of fresh) {
    const circle = circles.get(line.person.id)
    if (circle && line.person.reportsTo !== line.person.id)
      say(line, 'manager', 'reportsToCycle', importSentences.reportsToCycle(circle.map((id) => names.get(id) ?? '')))
  }

  const wrong = placed.filter(({ found }) => found.length > 0)
  const people = fresh.map(({ person }) => person)
  const depths = depthsOf(people)
  return {
    people: people.sort((one, other) => (depths.get(one.id) ?? 0) - (depths.get(other.id) ?? 0)),
    unchangedCount: placed.filter(({ here, found }) => here !== undefined && found.length === 0).length,
    preview: placed
      .filter(({ found }) => found.length === 0)
      .map(({ line, here }) => ({ line, becomes: here === undefined ? 'new' : 'unchanged', changes: [] })),
    failedRows: wrong.map(({ line, cells, found }) => ({ line, cells, problems: found })),
  }
}

const linesOf = ({ rows, mapping, dateOrder, departments, known, idOf }: Asked): ReadonlyArray<Line> => {
  const departmentIds = new Map(departments.map(({ id, name }) => [comparable(name), id]))
  const byEmail = new Map(known.map((person) => [comparable(person.email), person]))
  const reading = { mapping, dateOrder, departmentNamed: (name: string) => departmentIds.get(comparable(name)) }
  return rows.map((row) => {
    const read = readRow(row, reading)
    const here = byEmail.get(comparable(read.draft.email))
    return {
      ...read,
      here,
      person: toNewEmployee(read.draft, here?.id ?? idOf(row.line)),
      found: [...read.problems],
    }
  })
}

const nameable = ({ person }: Line): Nameable => ({ id: person.id, email: person.email, fullName: fullName(person) })

/** What the file says of somebody is what is stored; of what it has no column for it says nothing. */
const isUnchanged = ({ person }: Line, { content }: KnownPerson, mapping: ImportMapping): boolean => {
  const [said, stored] = [comparableFields(person), comparableFields(content)]
  return mapping.every((field) => field === null || said[field] === stored[field])
}

/** Tags in any order and with any capitals are the same tags. */
const comparableFields = (content: Omit<NewEmployee, 'id'>): Readonly<Record<ImportField, unknown>> => ({
  firstName: content.firstName,
  lastName: content.lastName,
  email: comparable(content.email),
  phone: content.phone,
  positionTitle: content.positionTitle,
  department: content.departmentId,
  manager: content.reportsTo,
  startDate: content.startDate,
  isActive: content.isActive,
  hideFromEmployeeDirectory: content.hideFromEmployeeDirectory,
  tags: JSON.stringify(content.tags.map((tag) => tag.toLowerCase()).sort()),
})
