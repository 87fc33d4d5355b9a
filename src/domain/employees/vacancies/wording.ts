/** What vacancies say. All ours. */
import { denials as permissionDenials } from '../../permissions/wording.ts'
import { denials as employeeDenials } from '../wording.ts'
import type { VacancyDenial } from './access.ts'
import type { VacancyAct, VacancyState } from './lifecycle.ts'

export const stateNames: Readonly<Record<VacancyState, string>> = { Open: 'Open', Filled: 'Filled', Closed: 'Closed' }

export const actNames: Readonly<Record<VacancyAct, string>> = {
  fill: 'Choose who fills it',
  close: 'Close vacancy',
  reopen: 'Reopen vacancy',
}

export const wording = {
  saved: 'Vacancy saved',
  saveFailed: 'The vacancy was not saved',
  fillFailed: 'The vacancy was not filled',
  actFailed: 'The vacancy was not changed',
  deleteFailed: 'The vacancy was not deleted',
  deleted: 'Vacancy deleted',
} as const

export const actsDone: Readonly<Record<VacancyState, string>> = {
  Open: 'The vacancy is open again',
  Filled: 'The vacancy is filled',
  Closed: 'The vacancy is closed',
}

export const denials: Readonly<
  Record<VacancyDenial | 'unknownVacancy' | 'unknownPerson' | 'unknownManager' | 'unknownDepartment', string>
> = {
  adminOnly: permissionDenials.adminOnly,
  notOpen: 'This vacancy is no longer open. Someone else filled or closed it.',
  openAlready: 'This vacancy is open already.',
  managerLeft: 'Choose a manager who is active.',
  personLeft: 'Choose someone who is active.',
  unknownVacancy: 'This vacancy is no longer there. Someone else deleted it.',
  unknownPerson: 'Choose someone who works here.',
  unknownManager: employeeDenials.unknownManager,
  unknownDepartment: employeeDenials.unknownDepartment,
}

export const sentences = {
  vacant: (title: string): string => `Vacant: ${title}`,
  /** In place of a position, below that. `day` as it is written for the reader. */
  planned: (day: string | null): string => (day === null ? 'No planned start' : `Planned for ${day}`),
} as const
