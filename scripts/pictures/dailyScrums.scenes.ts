import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

/** The daily scrum, as an admin, a manager and somebody without reports. */
export const dailyScrums: ReadonlyArray<Scene> = [
  { ...banksia, name: 'admin-scrum', path: '/dailyScrum' },
  { ...banksia, name: 'admin-scrum-history', path: '/dailyScrum?tab=history' },
  { who: 'max', name: 'manager-scrum', path: '/dailyScrum' },
  { who: 'eve', name: 'employee-scrum', path: '/dailyScrum' },
  { who: 'eve', name: 'employee-scrum-weekend', path: '/dailyScrum?day=2026-11-21' },
]
