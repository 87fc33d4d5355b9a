import type { AreaName } from './machines/session/runningApp.ts'

/** The code of the areas that bring machines of their own. */
export const areaCode = { employees: () => import('./wiring.employees.ts') } satisfies Record<AreaName, unknown>

export const isArea = (group: string): group is AreaName => group in areaCode
