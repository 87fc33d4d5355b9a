import type { DemoScrums } from '../demoDailyScrums.ts'

/** Rostering and the nurses. */
export const dailyScrums: readonly DemoScrums[] = [
  {
    of: 'dilani.perera',
    work: ['Roster for the coming fortnight', 'Fill the open weekend shifts\nCall the agency', 'Leave requests'],
    missed: [3],
    hasWrittenToday: true,
    blockers: [['Two night shifts nobody can take', 3]],
  },
  {
    of: 'marco.bellini',
    work: ['Swap requests of the night team', 'Check hours against awards', 'Train Shanice on the new screens'],
    missed: [1, 6],
  },
  {
    of: 'tess',
    work: [
      'Wound care visits, north run',
      'Medication reviews with Benjamin\nWrite up care plans',
      'Home visit with family',
    ],
    missed: [5],
    blockers: [['No key to the medication safe at Brunswick', 1, { daysBack: 0, by: 'ruth.goldberg' }]],
  },
  {
    of: 'ava',
    work: ['Clean up the list of positions', 'Certification gaps of the care team', 'Answer questions on payslips'],
    hasWrittenToday: true,
    blockers: [['The old system exports no start dates', 9]],
  },
]
