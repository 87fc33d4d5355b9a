import type { NewVacancy, Vacancy, VacancyActAsked, VacancyUpdate } from '../../../domain/employees/vacancies/nouns.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { VacancyId } from '../../../domain/kernel/ids.ts'
import type { Version } from '../../../domain/kernel/nouns.ts'
import type { Port } from '../../kit/port.ts'

interface OfVacancy {
  readonly id: VacancyId
}

export interface VacancyPorts {
  readonly loadVacancies: Port<void, ReadonlyArray<Vacancy>, Failure>
  readonly addVacancy: Port<NewVacancy, Vacancy, Failure>
  readonly saveVacancy: Port<OfVacancy & VacancyUpdate, Vacancy, Failure>
  readonly actOnVacancy: Port<OfVacancy & VacancyActAsked, Vacancy, Failure>
  readonly deleteVacancy: Port<OfVacancy & { readonly version: Version }, null, Failure>
}

/** Whether somebody's chart shows none, as this browser remembers it. */
export interface HidingPorts {
  readonly recallHidden: Port<void, boolean, Failure>
  readonly rememberHidden: Port<boolean, boolean, Failure>
}
