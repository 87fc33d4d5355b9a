import { ForVacancy } from './ForVacancy.tsx'
import { InChart } from './InChart.tsx'
import { VacanciesPage } from './VacanciesPage.tsx'

/** What is loaded of vacancies, as one, when somebody sees, lists or fills them. */
export const vacancies = { ForVacancy, InChart, VacanciesPage }
