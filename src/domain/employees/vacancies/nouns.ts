import { Schema } from 'effect'
import { DepartmentId, EmployeeId, VacancyId } from '../../kernel/ids.ts'
import { Day, InstantUtc, schemasOf, Version } from '../../kernel/nouns.ts'
import { PersonRef } from '../nouns.ts'
import { vacancyActs, vacancyStates } from './lifecycle.ts'
import { vacancyFields } from './vacancy.fields.ts'

/** A position that is planned: nobody has it yet, or somebody has it by now. */
export const Vacancy = Schema.Struct({
  id: VacancyId,
  title: Schema.String,
  department: Schema.NullOr(Schema.Struct({ id: DepartmentId, name: Schema.String })),
  /** Whom its person is to report to; null for nobody. */
  manager: Schema.NullOr(Schema.Struct({ ...PersonRef.fields, isActive: Schema.Boolean })),
  /** Who stands above it in the chart: the manager, or the next above who is active and not hidden. */
  below: Schema.NullOr(EmployeeId),
  startDay: Schema.NullOr(Day),
  note: Schema.String,
  state: Schema.Literals(vacancyStates),
  /** Null unless it is filled, or when their record is gone. */
  filledBy: Schema.NullOr(PersonRef),
  changedUtc: InstantUtc,
  version: Version,
})
export type Vacancy = typeof Vacancy.Type

const said = schemasOf(vacancyFields, {
  departmentId: Schema.NullOr(DepartmentId),
  reportsTo: Schema.NullOr(EmployeeId),
})

/** A new one. The id is its maker's, so that asking twice makes one. */
export const NewVacancy = Schema.Struct({ id: VacancyId, ...said })
export type NewVacancy = typeof NewVacancy.Type

export const VacancyUpdate = Schema.Struct({ version: Version, ...said })
export type VacancyUpdate = typeof VacancyUpdate.Type

export const VacancyActAsked = Schema.Struct({
  version: Version,
  act: Schema.Literals(vacancyActs),
  /** Who fills it; null for any other act. */
  person: Schema.NullOr(EmployeeId),
})
export type VacancyActAsked = typeof VacancyActAsked.Type
