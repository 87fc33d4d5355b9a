/**
 * Several people changed at once: tags, department, whether they are active. Ours: for admins; each person is judged by
 * the rules that hold for them alone, one after the other, so that the last admin stays; anyone who may not be changed
 * is left as they are and told; what takes it back is known with the answer.
 */
import { type Decision, denied } from '../../kernel/decision.ts'
import type { DepartmentId, EmployeeId } from '../../kernel/ids.ts'
import { codeOf } from '../../kernel/reasonCode.ts'
import { adminAccess } from '../../permissions/access.ts'
import type { Actor } from '../../permissions/actor.ts'
import { TAGS_MAX } from '../../tags/tags.fields.ts'
import { mayStopBeingAdmin } from '../admins.ts'
import { mayDo } from '../lifecycle.ts'
import type { Employee } from '../nouns.ts'
import type { BulkChange, BulkRow } from './nouns.ts'
import { type BulkDenial, bulkDenials } from './wording.ts'

/** Somebody as stored before the change. */
export interface BulkPerson {
  readonly id: EmployeeId
  readonly fullName: string
  readonly version: number
  readonly isActive: boolean
  readonly termination: Employee['termination']
  readonly departmentId: DepartmentId | null
  readonly tags: ReadonlyArray<string>
}

/** What is to be written of one person: only what is different. */
export interface BulkUpdate {
  readonly person: BulkPerson
  readonly addTags: ReadonlyArray<string>
  readonly removeTags: ReadonlyArray<string>
  readonly departmentId?: DepartmentId | null
  readonly isActive?: boolean
}

export interface BulkJudgement {
  readonly rows: ReadonlyArray<BulkRow>
  readonly updates: ReadonlyArray<BulkUpdate>
  readonly undo: ReadonlyArray<BulkChange>
}

export const mayChangeMany = (actor: Pick<Actor, 'privileges'>): Decision<'adminOnly'> => adminAccess(actor)

export function judgedBulk(
  actor: Actor,
  changes: ReadonlyArray<BulkChange>,
  people: ReadonlyMap<EmployeeId, BulkPerson>,
  activeAdmins: ReadonlyArray<EmployeeId>,
): BulkJudgement {
  let admins = activeAdmins
  const rows: BulkRow[] = []
  const updates: BulkUpdate[] = []
  const seen = new Set<EmployeeId>()
  for (const change of changes) {
    for (const { id, version } of change.people) {
      const person = people.get(id)
      if (person === undefined || seen.has(id)) continue
      seen.add(id)
      const update = updateOf(person, change)
      const decision =
        version !== undefined && version !== person.version ? denied('changedMeanwhile') : mayBe(actor, update, admins)
      if (!decision.allowed) {
        const { because } = decision
        rows.push({ id, outcome: 'refused', code: codeOf(because), message: bulkDenials[because] })
      } else if (isEmpty(update)) rows.push({ id, outcome: 'unchanged', code: null, message: null })
      else {
        rows.push({ id, outcome: 'changed', code: null, message: null })
        updates.push(update)
        if (update.isActive === false) admins = admins.filter((admin) => admin !== id)
      }
    }
  }
  return { rows, updates, undo: undoOf(updates) }
}

const mayBe = (actor: Actor, update: BulkUpdate, admins: ReadonlyArray<EmployeeId>): Decision<BulkDenial> => {
  const { person, isActive, addTags, removeTags } = update
  if (person.tags.length + addTags.length - removeTags.length > TAGS_MAX) return denied('tooManyTags')
  if (isActive === undefined) return mayChangeMany(actor)
  const may = mayDo(actor, person, isActive ? 'activate' : 'deactivate')
  return may.allowed && !isActive ? mayStopBeingAdmin(person.id, admins) : may
}

const updateOf = (person: BulkPerson, change: BulkChange): BulkUpdate => {
  const had = new Set(person.tags.map((tag) => tag.toLowerCase()))
  const removed = new Set((change.removeTags ?? []).map((tag) => tag.toLowerCase()))
  const { departmentId, isActive } = change
  return {
    person,
    addTags: (change.addTags ?? []).filter((tag) => !had.has(tag.toLowerCase())),
    removeTags: person.tags.filter((tag) => removed.has(tag.toLowerCase())),
    ...(departmentId !== undefined && departmentId !== person.departmentId && { departmentId }),
    ...(isActive !== undefined && isActive !== person.isActive && { isActive }),
  }
}

const isEmpty = ({ addTags, removeTags, departmentId, isActive }: BulkUpdate): boolean =>
  addTags.length === 0 && removeTags.length === 0 && departmentId === undefined && isActive === undefined

/** The opposite of each, those that are the same together; only for people nobody has changed since. */
const undoOf = (updates: ReadonlyArray<BulkUpdate>): ReadonlyArray<BulkChange> => {
  const groups = new Map<
    string,
    { opposite: Omit<BulkChange, 'people'>; people: Array<BulkChange['people'][number]> }
  >()
  for (const { person, addTags, removeTags, departmentId, isActive } of updates) {
    const opposite = {
      ...(removeTags.length > 0 && { addTags: removeTags }),
      ...(addTags.length > 0 && { removeTags: addTags }),
      ...(departmentId !== undefined && { departmentId: person.departmentId }),
      ...(isActive !== undefined && { isActive: person.isActive }),
    }
    const key = JSON.stringify(opposite)
    const group = groups.get(key) ?? { opposite, people: [] }
    group.people.push({ id: person.id, version: person.version + 1 })
    groups.set(key, group)
  }
  return [...groups.values()].map(({ opposite, people }) => ({ people, ...opposite }))
}
