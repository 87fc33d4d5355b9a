/** A vacancy is filled, by somebody who is created for it or was here before; and goes on to another manager. */
import { Effect } from 'effect'
import { changesOf } from '../../../domain/audit/changes.ts'
import { mayActOnVacancy } from '../../../domain/employees/vacancies/access.ts'
import type { Vacancy } from '../../../domain/employees/vacancies/nouns.ts'
import { denials } from '../../../domain/employees/vacancies/wording.ts'
import type { EmployeeId, VacancyId } from '../../../domain/kernel/ids.ts'
import type { Actor } from '../../audit/audit.store.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import { decidedBy } from '../../http/denied.ts'
import { callerWho } from '../../http/gates.ts'
import { nameOf, namesOf } from '../employees.store.ts'
import { reassignVacancies, stepVacancy, vacancyToChange } from './vacancies.store.ts'

const { unlessStored, refusedFor } = decidedBy(denials)

/** By a person who is created in the same transaction: of two at the same moment, the second is told that it is taken. */
export const filledByNew = Effect.fn(function* (id: VacancyId, person: EmployeeId) {
  const caller = yield* callerWho({ module: 'orgChart', role: 'admin' })
  const before = (yield* vacancyToChange(id))?.vacancy
  if (before === undefined) return yield* refusedFor('unknownVacancy', 'vacancy')
  yield* unlessStored(mayActOnVacancy(caller, before, 'fill'))
  yield* stepVacancy(id, 'Filled', person)
  yield* recordChange(caller, filling(before, (yield* nameOf(person)) ?? ''))
})

/** As it is written down. */
export const filling = (before: Pick<Vacancy, 'id' | 'title' | 'state'>, fullName: string) => ({
  kind: 'vacancy' as const,
  action: 'updated' as const,
  id: before.id,
  name: before.title,
  fields: ['state', 'filledBy'],
  values: [
    ...changesOf(['state'], before, { state: 'Filled' }).values,
    { field: 'filledBy', before: null, after: fullName },
  ],
})

/** With the reports, when their manager leaves. */
export const vacanciesHandedOver = Effect.fn(function* (actor: Actor, from: EmployeeId, to: EmployeeId | null) {
  const moved = yield* reassignVacancies(from, to)
  if (moved.length === 0) return
  const names = yield* namesOf([from, to])
  const value = { field: 'reportsTo', before: names.get(from) ?? null, after: names.get(to) ?? null }
  yield* changeEntries(
    actor,
    { action: 'updated', kind: 'vacancy', fields: ['reportsTo'] },
    moved.map(({ id, title }) => ({ id, name: title, values: [value] })),
  )
})
