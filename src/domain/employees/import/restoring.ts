/**
 * Taking back what an import has changed of people who were here before. Ours: exactly the fields it changed become what
 * they were, as long as they still say what it said; what was changed and changed back counts as untouched. Whoever cannot
 * become what they were, by the rules of the editor, stays as they are.
 */
import type { EmployeeId } from '../../kernel/ids.ts'
import { comparable } from '../../kernel/import/rows.ts'
import { mayStopBeingAdmin } from '../admins.ts'
import { mayDo } from '../lifecycle.ts'
import type { Asked, ChangedPerson, KnownPerson } from './checking.ts'
import { type ContentField, differing, type ImportContent } from './content.ts'
import { circlesAmong } from './managers.ts'
import type { KeptReason } from './reverting.ts'

/** What an import changed of somebody: the same fields before and after. */
export interface ChangedRow {
  readonly id: EmployeeId
  readonly before: Partial<ImportContent>
  readonly after: Partial<ImportContent>
}

type Here = Pick<Asked, 'actor' | 'activeAdmins' | 'departments' | 'known'>

export interface Restoration {
  readonly restored: ReadonlyArray<ChangedPerson>
  readonly staying: ReadonlyMap<EmployeeId, KeptReason>
}

export function restorationOf(rows: ReadonlyArray<ChangedRow>, here: Here): Restoration {
  const people = new Map(here.known.map((person) => [person.id, person]))
  const staying = new Map<EmployeeId, KeptReason>()
  const changes = rows.flatMap(({ id, before, after }): ReadonlyArray<ChangedPerson> => {
    const person = people.get(id)
    if (person === undefined) return []
    if (isChangedSince(person.content, after)) {
      staying.set(id, 'changedSince')
      return []
    }
    const fields = differing(person.content, before)
    return [{ id, before: person, to: { ...person.content, ...before }, fields }]
  })
  for (const id of impossible(changes, here)) staying.set(id, 'notPossible')
  for (;;) {
    const left = changes.filter(({ id }) => !staying.has(id))
    const circles = circlesAmong(
      new Map([
        ...here.known.map(({ id, content }) => [id, content.reportsTo] as const),
        ...left.map(({ id, to }) => [id, to.reportsTo] as const),
      ]),
    )
    const round = left.filter(({ id, fields }) => circles.has(id) && fields.includes('reportsTo'))
    if (round.length === 0) return { restored: left, staying }
    for (const { id } of round) staying.set(id, 'notPossible')
  }
}

/** Whether any of these fields says something else by now. */
export const isChangedSince = (now: ImportContent, after: Partial<ImportContent>): boolean =>
  differing(now, after).some((field) => field in after)

/** Whose department or manager has gone, whose address or number is somebody else's, or who may not turn. */
const impossible = (
  changes: ReadonlyArray<ChangedPerson>,
  { actor, activeAdmins, departments, known }: Here,
): ReadonlyArray<EmployeeId> => {
  const departmentIds = new Set(departments.map(({ id }) => id))
  const people = new Set(known.map(({ id }) => id))
  const emails = new Map(known.map(({ id, email }) => [comparable(email), id]))
  const numbers = new Map(known.map(({ id, content }) => [comparable(content.employeeNumber ?? ''), id]))
  const leaving = new Set(changes.filter(({ to, before }) => turns(before, to) && !to.isActive).map(({ id }) => id))
  return changes
    .filter(({ id, before, to, fields }) => {
      const has = (field: ContentField) => fields.includes(field)
      const isAnothers = (holders: ReadonlyMap<string, EmployeeId>, value: string | null) =>
        value !== null && (holders.get(comparable(value)) ?? id) !== id
      return (
        (has('departmentId') && to.departmentId !== null && !departmentIds.has(to.departmentId)) ||
        (has('reportsTo') && to.reportsTo !== null && !people.has(to.reportsTo)) ||
        (has('email') && isAnothers(emails, to.email)) ||
        (has('employeeNumber') && isAnothers(numbers, to.employeeNumber)) ||
        (turns(before, to) && !mayTurn(id, before, to))
      )
    })
    .map(({ id }) => id)

  function mayTurn(id: EmployeeId, { content, termination }: KnownPerson, to: ImportContent): boolean {
    const action = to.isActive ? 'activate' : 'deactivate'
    if (!mayDo(actor, { isActive: content.isActive, termination }, action).allowed) return false
    return (
      to.isActive ||
      mayStopBeingAdmin(
        id,
        activeAdmins.filter((admin) => admin === id || !leaving.has(admin)),
      ).allowed
    )
  }
}

const turns = ({ content }: KnownPerson, to: ImportContent): boolean => content.isActive !== to.isActive
