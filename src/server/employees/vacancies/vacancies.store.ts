import { Schema } from 'effect'
import type { VacancyState } from '../../../domain/employees/vacancies/lifecycle.ts'
import { type NewVacancy, Vacancy } from '../../../domain/employees/vacancies/nouns.ts'
import type { EmployeeId, VacancyId } from '../../../domain/kernel/ids.ts'
import { Body } from '../../store/body.ts'
import { firstRow, hasRow, type Sql, TenantSql } from '../../store/database.ts'
import { ofTeamOf, vacancyJson } from './vacancy.sql.ts'

const listed = (where: string) => `
  select coalesce(json_agg(${vacancyJson} order by (v.state <> 'Open'), v.title collate list_order, v.id), '[]'::json)::text
    as body
  from vacancies v where v.tenant_id = $1::uuid and ${where}`
const allText = listed('true')
const teamText = listed(ofTeamOf('$2::uuid'))

/** All there are. */
export const vacancies = (sql: Sql) => sql.of(Body).unsafe(allText, [sql.tenantId])

/** The open ones below this person. */
export const vacanciesBelow = (manager: EmployeeId) => (sql: Sql) =>
  sql.of(Body).unsafe(teamText, [sql.tenantId, manager])

export const vacancy = (id: VacancyId) => (sql: Sql) =>
  sql
    .of(Body)
    .unsafe(`select ${vacancyJson}::text as body from vacancies v where v.tenant_id = $1::uuid and v.id = $2::uuid`, [
      sql.tenantId,
      id,
    ])

const Stored = Schema.Struct({ vacancy: Vacancy })

/** Read to be changed: nobody else changes it until the end of the transaction. */
export const vacancyToChange = (id: VacancyId) =>
  firstRow((sql) =>
    sql.of(Stored).unsafe(
      `select ${vacancyJson} as vacancy from vacancies v
       where v.tenant_id = $1::uuid and v.id = $2::uuid for no key update of v`,
      [sql.tenantId, id],
    ),
  )

/** False when the id is taken. */
export const insertVacancy = ({ id, title, departmentId, reportsTo, startDay, note }: NewVacancy) =>
  hasRow(
    (sql) => sql`
      insert into vacancies (tenant_id, id, title, department_id, reports_to, start_day, note)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${title}, ${departmentId}::uuid, ${reportsTo}::uuid,
        ${startDay}::date, ${note})
      on conflict do nothing
      returning id`,
  )

export const updateVacancy = ({ id, title, departmentId, reportsTo, startDay, note }: NewVacancy) =>
  TenantSql.use(
    (sql) => sql`
      update vacancies
      set title = ${title}, department_id = ${departmentId}::uuid, reports_to = ${reportsTo}::uuid,
        start_day = ${startDay}::date, note = ${note}, version = version + 1, changed_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export const stepVacancy = (id: VacancyId, state: VacancyState, filledBy: EmployeeId | null) =>
  TenantSql.use(
    (sql) => sql`
      update vacancies set state = ${state}, filled_by = ${filledBy}::uuid, version = version + 1, changed_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export const deleteVacancy = (id: VacancyId) =>
  TenantSql.use((sql) => sql`delete from vacancies where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`)

/** Gives the open ones of a manager to another; answers which. */
export const reassignVacancies = (from: EmployeeId, to: EmployeeId | null) =>
  TenantSql.use(
    (sql) => sql.of({ id: Schema.String, title: Schema.String })`
      update vacancies set reports_to = ${to}::uuid, version = version + 1, changed_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and reports_to = ${from}::uuid and state = 'Open'
      returning id, title`,
  )

/** Whether this person is active; nothing when there is no such person. */
export const activityOf = (id: EmployeeId) =>
  firstRow(
    (sql) => sql.of({ isActive: Schema.Boolean, fullName: Schema.String })`
      select is_active as "isActive", full_name as "fullName" from employees
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )
