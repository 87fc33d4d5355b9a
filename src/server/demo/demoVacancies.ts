import type { VacancyState } from '../../domain/employees/vacancies/lifecycle.ts'

/** A position that is planned. */
export interface DemoVacancy {
  readonly title: string
  readonly department: string | null
  readonly reportsTo: string | null
  readonly startsInDays: number | null
  readonly note: string
  readonly state: VacancyState
  readonly filledBy?: string
  readonly daysAgo: number
}
