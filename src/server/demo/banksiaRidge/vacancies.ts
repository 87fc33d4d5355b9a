import type { DemoVacancy } from '../demoVacancies.ts'

/** Two that are looked for, and one that was found in the winter. */
export const vacancies: readonly DemoVacancy[] = [
  {
    title: 'Site Supervisor',
    department: 'Site Operations',
    reportsTo: 'max',
    startsInDays: 48,
    note: 'For the second stage of the hospital. Ticketed for working at heights.',
    state: 'Open',
    daysAgo: 6,
  },
  {
    title: 'Contracts Administrator',
    department: 'Finance',
    reportsTo: 'margaret.okonkwo-hale',
    startsInDays: null,
    note: '',
    state: 'Open',
    daysAgo: 2,
  },
  {
    title: 'Graduate Engineer',
    department: 'Site Operations',
    reportsTo: 'ingrid.halvorsen',
    startsInDays: 0,
    note: 'Two years, across three sites.',
    state: 'Filled',
    filledBy: 'zara.kowalczyk',
    daysAgo: 30,
  },
]
