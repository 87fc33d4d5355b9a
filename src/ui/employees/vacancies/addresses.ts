import type { VacancyId } from '../../../domain/kernel/ids.ts'
import { pathTo } from '../../../domain/session/places.ts'

/** What the address of the org chart says besides while it lists what is vacant. */
export const vacanciesView = { view: 'vacancies' } as const

export const vacanciesHref = `${pathTo('orgChart')}?view=${vacanciesView.view}`

/** The page that creates a person, for this vacancy. */
export const hrefToFill = (id: VacancyId): string => `${pathTo('employeeCreate')}?vacancy=${id}`
