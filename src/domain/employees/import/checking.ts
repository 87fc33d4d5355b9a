/**
 * § 5 Employee import has a validate-only mode and a create mode: this is what both ask, so that they say the same. § 5
 * Employee email must be unique: twice in the file and once here are two different mistakes. Ours: a line about somebody
 * who is here changes what it says otherwise, by the rules of the editor; one that says what stands changes nothing.
 */

import type { DepartmentId, EmployeeId } from '../../kernel/ids.ts'
import type { NameOf } from '../../kernel/import/leavingOut.ts'
import type { DateOrder, JudgedRow, WrongRow } from '../../kernel/import/nouns.ts'
import { comparable, type ImportRow, readCells } from '../../kernel/import/rows.ts'
import type { Day } from '../../kernel/nouns.ts'
import { fullName } from '../../kernel/person.ts'
import type { Actor } from '../../permissions/actor.ts'
import { mayStopBeingAdmin } from '../admins.ts'
import { mayDo } from '../lifecycle.ts'
import type { Employee } from '../nouns.ts'
import { denials } from '../wording.ts'
import { type ContentField, type ImportContent, importContent, importFieldOf, written } from './content.ts'
import { circlesAmong, managersAmong, type Nameable } from './managers.ts'
import { matching } from './matching.ts'
import type { ImportField, ImportMapping } from './nouns.ts'
import { depthsOf } from './reverting.ts'
import { isClear, readRow } from './rows.ts'
import { importSentences } from './wording.ts'

/** A person of the client: a line may be about them, or name them as manager. */
export interface KnownPerson extends Nameable, Pick<Employee, 'termination' | 'version'> {
  readonly content: ImportContent
}

export interface Asked {
  readonly rows: ReadonlyArray<ImportRow>
  readonly mapping: ImportMapping
  readonly dateOrder: DateOrder
  readonly today: Day
  readonly actor: Actor
  readonly activeAdmins: ReadonlyArray<EmployeeId>
  readonly departments: ReadonlyArray<{ readonly id: DepartmentId; readonly name: string }>
  /** Everybody here. */
  readonly known: ReadonlyArray<KnownPerson>
  /** The id of the person a line makes. */
  readonly idOf: (line: number) => EmployeeId
}

export interface NewPerson extends ImportContent {
  readonly id: EmployeeId
}

/** What an import changes of somebody who was here. */
export interface ChangedPerson {
  readonly id: EmployeeId
  readonly before: KnownPerson
  readonly to: ImportContent
  readonly fields: ReadonlyArray<ContentField>
}

export interface Checked {
  /** Managers before their reports. */
  readonly people: ReadonlyArray<NewPerson>
  readonly changed: ReadonlyArray<ChangedPerson>
  readonly unchangedCount: number
  readonly preview: ReadonlyArray<JudgedRow>
  readonly failedRows: ReadonlyArray<WrongRow>
}

export const nothingChecked: Checked = { people: [], changed: [], unchangedCount: 0, preview: [], failedRows: [] }

/** Whom a line is about: the name it says, or that of the person it is about; without one their address or number. */
export const nameAmong = (known: ReadonlyArray<KnownPerson>): NameOf<ImportField> => {
  const matched = matching(known)
  return (cellOf) =>
    cellOf('firstName') === ''
      ? (matched(cellOf).here?.fullName ?? (cellOf('email') || cellOf('employeeNumber') || cellOf('lastName')))
      : fullName({ firstName: cellOf('firstName'), lastName: cellOf('lastName') })
}

export function checkedImport(asked: Asked): Checked {
  const lines = withManagers(linesOf(asked), asked)
  sayTwice(lines)
  sayCircles(lines, asked.known)
  sayTurned(lines, asked)

  const right = lines.filter(({ found }) => found.length === 0)
  const changed = right.flatMap((line) => changeOf(line))
  const byId = new Map(changed.map((change) => [change.id, change]))
  const people = right
    .filter(({ here }) => here === undefined)
    .map(({ id, draft }) => ({ id, ...importContent.toSaved(draft) }))
  const depths = depthsOf(people)
  const names = namesOf(asked, lines)
  return {
    people: people.sort((one, other) => (depths.get(one.id) ?? 0) - (depths.get(other.id) ?? 0)),
    changed,
    unchangedCount: right.length - people.length - changed.length,
    preview: right.map(({ id, line, here }) => ({
      line,
      becomes: here === undefined ? 'new' : byId.has(id) ? 'changed' : 'unchanged',
      changes: wordsOf(byId.get(id), names),
    })),
    failedRows: lines
      .filter(({ found }) => found.length > 0)
      .map(({ line, cells, found }) => ({ line, cells, problems: found })),
  }
}

type Line = ReturnType<typeof linesOf>[number]

const linesOf = ({ rows, mapping, dateOrder, today, departments, known, idOf }: Asked) => {
  const departmentIds = new Map(departments.map(({ id, name }) => [comparable(name), id]))
  const departmentNamed = (name: string) => departmentIds.get(comparable(name))
  const matched = matching(known)
  return rows.map((row) => {
    const { here, other } = matched(readCells<ImportField, never>(row, mapping).cellOf)
    const before = here === undefined ? null : importContent.draftOf(here.content)
    const read = readRow(row, before, { mapping, dateOrder, today, departmentNamed })
    if (other !== undefined)
      read.say('employeeNumber', 'numberOfAnother', importSentences.numberOfAnother(other.fullName))
    return { ...read, here, before, id: here?.id ?? idOf(row.line) }
  })
}

const withManagers = (lines: ReadonlyArray<Line>, { known, mapping }: Asked): ReadonlyArray<Line> => {
  if (!mapping.includes('manager')) return lines
  const nameable = lines.map(({ id, draft }): Nameable => ({ id, email: draft.email, fullName: fullName(draft) }))
  const managerOf = managersAmong([...known, ...nameable])
  return lines.map((line) => {
    const cell = line.cellOf('manager')
    if (cell === '') return line
    const manager = isClear(cell) ? { id: null } : managerOf(cell)
    if ('because' in manager) line.say('manager', manager.because, manager.message)
    const reportsTo = 'because' in manager ? line.draft.reportsTo : manager.id
    if (reportsTo === line.id) line.say('manager', 'reportsToSelf', importSentences.reportsToSelf)
    return { ...line, draft: { ...line.draft, reportsTo } }
  })
}

/** One address, one number and one person each stand on one line. */
const sayTwice = (lines: ReadonlyArray<Line>): void => {
  const firsts = { email: new Map<string, number>(), employeeNumber: new Map<string, number>() }
  const people = new Map<EmployeeId, number>()
  for (const { id, line, cellOf, draft, say } of lines) {
    const twice = (field: 'email' | 'employeeNumber', because: 'emailTwiceInFile' | 'numberTwiceInFile'): boolean => {
      const key = cellOf(field) === '' ? '' : comparable(draft[field])
      const first = firsts[field].get(key)
      if (key === '') return false
      if (first === undefined) firsts[field].set(key, line)
      else say(field, because, importSentences[because](first))
      return first !== undefined
    }
    const isTwice = [twice('email', 'emailTwiceInFile'), twice('employeeNumber', 'numberTwiceInFile')].includes(true)
    const first = people.get(id)
    if (first === undefined) people.set(id, line)
    else if (!isTwice) say('employeeNumber', 'personTwiceInFile', importSentences.personTwiceInFile(first))
  }
}

/** Everybody here and in the file, as they will report: of those who would stand in a circle, who the file has put there. */
const sayCircles = (lines: ReadonlyArray<Line>, known: ReadonlyArray<KnownPerson>): void => {
  const reportsTo = new Map(known.map(({ id, content }) => [id, content.reportsTo]))
  const names = new Map(known.map((person) => [person.id, person.fullName]))
  for (const { id, draft } of lines) {
    reportsTo.set(id, draft.reportsTo)
    names.set(id, fullName(draft))
  }
  const circles = circlesAmong(reportsTo)
  for (const { id, before, draft, say } of lines) {
    const circle = circles.get(id)
    if (circle === undefined || draft.reportsTo === id || draft.reportsTo === before?.reportsTo) continue
    say('manager', 'reportsToCycle', importSentences.reportsToCycle(circle.map((one) => names.get(one) ?? '')))
  }
}

/** § 4: who becomes active or inactive, by the lifecycle; an active admin always stays. */
const sayTurned = (lines: ReadonlyArray<Line>, { actor, activeAdmins }: Asked): void => {
  const turned = lines.filter(({ before, draft }) => before !== null && before.isActive !== draft.isActive)
  const leaving = new Set(turned.filter(({ draft }) => !draft.isActive).map(({ id }) => id))
  for (const { id, here, draft, say } of turned) {
    if (here === undefined) continue
    const possible = mayDo(
      actor,
      { isActive: here.content.isActive, termination: here.termination },
      draft.isActive ? 'activate' : 'deactivate',
    )
    if (!possible.allowed) say('isActive', possible.because, denials[possible.because])
    if (draft.isActive) continue
    const may = mayStopBeingAdmin(
      id,
      activeAdmins.filter((admin) => admin === id || !leaving.has(admin)),
    )
    if (!may.allowed) say('isActive', may.because, denials[may.because])
  }
}

const changeOf = ({ id, here, before, draft }: Line): ReadonlyArray<ChangedPerson> => {
  if (here === undefined || before === null) return []
  const fields = importContent.changes(before, draft)
  return fields.length === 0 ? [] : [{ id, before: here, to: importContent.toSaved(draft), fields }]
}

const namesOf = ({ departments, known }: Asked, lines: ReadonlyArray<Line>): ReadonlyMap<string, string> =>
  new Map([
    ...departments.map(({ id, name }) => [id as string, name] as const),
    ...lines.map(({ id, draft }) => [id as string, fullName(draft)] as const),
    ...known.map((person) => [person.id as string, person.fullName] as const),
  ])

const wordsOf = (change: ChangedPerson | undefined, names: ReadonlyMap<string, string>): JudgedRow['changes'] =>
  (change?.fields ?? []).map((field) => ({
    field: importFieldOf(field),
    before: written(change?.before.content as ImportContent, field, (id) => names.get(id) ?? ''),
    after: written(change?.to as ImportContent, field, (id) => names.get(id) ?? ''),
  }))
