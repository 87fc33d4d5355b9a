import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { versionOf } from '../../../contract/paths.ts'
import { VacanciesGroup } from '../../../contract/vacancies.ts'
import { changesOf } from '../../../domain/audit/changes.ts'
import {
  mayActOnVacancy,
  mayChangeVacancy,
  mayFillIt,
  mayStandBelow,
} from '../../../domain/employees/vacancies/access.ts'
import { leadsTo } from '../../../domain/employees/vacancies/lifecycle.ts'
import type { NewVacancy, Vacancy } from '../../../domain/employees/vacancies/nouns.ts'
import { denials } from '../../../domain/employees/vacancies/wording.ts'
import type { EmployeeId, VacancyId } from '../../../domain/kernel/ids.ts'
import { isAdmin } from '../../../domain/permissions/access.ts'
import { answered, recordChange } from '../../audit/audit.store.ts'
import { change, read } from '../../http/calls.ts'
import { decidedBy, unacceptable } from '../../http/denied.ts'
import { changedMeanwhile, notFound, refuse } from '../../http/envelope.ts'
import { callerWho } from '../../http/gates.ts'
import { bodyOf } from '../../store/body.ts'
import { onConstraint } from '../../store/failures.ts'
import { namesOf, structureLock } from '../employees.store.ts'
import { filling } from './filling.ts'
import {
  activityOf,
  deleteVacancy,
  insertVacancy,
  stepVacancy,
  updateVacancy,
  vacancies,
  vacanciesBelow,
  vacancy,
  vacancyToChange,
} from './vacancies.store.ts'

const calls = VacanciesGroup.endpoints
const { unlessStored, acceptable, refusedFor } = decidedBy(denials)

const admin = callerWho({ module: 'orgChart', role: 'admin' })

/** Administrators read all of them, managers the open ones below themselves. */
const list = read(calls.list, function* () {
  const caller = yield* callerWho({ module: 'orgChart', role: 'adminOrManager' })
  return isAdmin(caller) ? vacancies : vacanciesBelow(caller.employeeId)
})

/** Asked twice with one id it makes one. */
const create = change(calls.create, function* ({ payload }) {
  const caller = yield* admin
  // Whoever is leaving at this moment has left or not before it is asked whether they are active.
  yield* structureLock
  yield* managed(payload.reportsTo)
  if (!(yield* onConstraint(insertVacancy(payload), onKeys))) {
    const before = (yield* vacancyToChange(payload.id))?.vacancy
    const isSame = before !== undefined && changesOf(said, saidOf(before), payload).fields.length === 0
    return isSame ? yield* bodyOf(vacancy(payload.id)) : yield* Effect.fail(alreadyExists)
  }
  const changes = changesOf(said, undefined, yield* byName(payload))
  return yield* answered(
    caller,
    { kind: 'vacancy', action: 'created', id: payload.id, name: payload.title, ...changes },
    vacancy(payload.id),
  )
})

const save = change(calls.save, function* ({ params: { id }, payload: { version, ...payload } }) {
  const caller = yield* admin
  yield* structureLock
  const before = yield* there(id)
  const asked: NewVacancy = { id, ...payload }
  const { fields } = changesOf(said, saidOf(before), asked)
  if (version !== before.version)
    return fields.length === 0 ? yield* bodyOf(vacancy(id)) : yield* Effect.fail(changedMeanwhile)
  yield* unlessStored(mayChangeVacancy(caller, before))
  if (fields.includes('reportsTo')) yield* managed(payload.reportsTo)
  yield* onConstraint(updateVacancy(asked), onKeys)
  const { values } = changesOf(said, yield* byName(saidOf(before)), yield* byName(asked))
  return yield* answered(
    caller,
    { kind: 'vacancy', action: 'updated', id, name: payload.title, fields, values },
    vacancy(id),
  )
})

const act = change(calls.act, function* ({ params: { id }, payload: { version, act, person } }) {
  const caller = yield* admin
  yield* structureLock
  const before = yield* there(id)
  if (version !== before.version && before.state === leadsTo[act] && (before.filledBy?.id ?? null) === person)
    return yield* bodyOf(vacancy(id))
  yield* unlessStored(mayActOnVacancy(caller, before, act))
  if (version !== before.version) return yield* Effect.fail(changedMeanwhile)
  if (act === 'fill') {
    const filler = person === null ? undefined : yield* activityOf(person)
    if (filler === undefined) return yield* refusedFor('unknownPerson', 'person')
    yield* acceptable(mayFillIt(filler), 'person')
    yield* stepVacancy(id, 'Filled', person)
    return yield* answered(caller, filling(before, filler.fullName), vacancy(id))
  }
  const state = leadsTo[act]
  yield* stepVacancy(id, state, null)
  return yield* answered(
    caller,
    {
      kind: 'vacancy',
      action: act === 'close' ? 'closed' : 'reopened',
      id,
      name: before.title,
      ...changesOf(['state'], before, { state }),
    },
    vacancy(id),
  )
})

/** In any state: who has the position stays. */
const remove = change(calls.remove, function* ({ params: { id }, headers }) {
  const caller = yield* admin
  const before = yield* there(id)
  if (versionOf(headers) !== before.version) return yield* Effect.fail(changedMeanwhile)
  yield* deleteVacancy(id)
  yield* recordChange(caller, { kind: 'vacancy', action: 'removed', id, name: before.title })
})

const said = ['title', 'departmentId', 'reportsTo', 'startDay', 'note'] as const

const saidOf = ({ id, title, department, manager, startDay, note }: Vacancy): NewVacancy => ({
  id,
  title,
  departmentId: department?.id ?? null,
  reportsTo: manager?.id ?? null,
  startDay,
  note,
})

/** The manager by name, as people read it. */
const byName = Effect.fn(function* (asked: NewVacancy) {
  const names = yield* namesOf([asked.reportsTo])
  return { ...asked, reportsTo: names.get(asked.reportsTo) ?? null }
})

const there = Effect.fn(function* (id: VacancyId) {
  const before = (yield* vacancyToChange(id))?.vacancy
  return before ?? (yield* Effect.fail(notFound))
})

/** It stands below somebody who is active, or nobody. */
const managed = Effect.fn(function* (id: EmployeeId | null) {
  if (id === null) return
  const manager = yield* activityOf(id)
  if (manager === undefined) return yield* refusedFor('unknownManager', 'reportsTo')
  yield* acceptable(mayStandBelow(manager), 'reportsTo')
})

const unknown = (because: 'unknownDepartment' | 'unknownManager', field: string) => () =>
  unacceptable({ allowed: false, because }, denials, field)
const onKeys = {
  vacancies_department_fkey: unknown('unknownDepartment', 'departmentId'),
  vacancies_manager_fkey: unknown('unknownManager', 'reportsTo'),
}

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another vacancy.')

export const vacanciesHandlers = HttpApiBuilder.group(Api, 'vacancies', (handlers) =>
  handlers.handleAll({ list, create, save, act, remove }),
)
