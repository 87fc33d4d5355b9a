import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import type { OrgChartPerson } from '../../../src/domain/orgChart/nouns.ts'

const names = 'Amara Bilal Caitlin Dana Elif Farah Giulia Hana Ines Jun Kaia Leila Mai Noah Omar Petra'.split(' ')
const titles = ['Analyst', 'Engineer', 'Advisor', 'Technician', 'Planner']
const departments = ['Finance', 'Site Operations', 'Plant & Fleet', 'People & Culture']

export const idOf = (number: number): EmployeeId =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}` as EmployeeId

/** So many people, eight reports to a manager; the same for every chart. */
export const crowd = (count: number): ReadonlyArray<OrgChartPerson> =>
  Array.from({ length: count }, (_, number) => ({
    id: idOf(number),
    fullName: `${names[number % names.length]} ${names[(number * 7) % names.length]}sen ${number}`,
    positionTitle: number % 33 === 5 ? null : (titles[number % titles.length] ?? null),
    department: departments[number % departments.length] ?? null,
    note: number % 20 === 3 ? 'Acting until March' : '',
    tags: number % 4 === 0 ? ['mentor', 'first aider'] : [],
    avatarUrl: null,
    isActive: true,
    managerId: number === 0 ? null : idOf(Math.floor((number - 1) / 8)),
    isMovedUp: false,
    version: 1,
  }))
