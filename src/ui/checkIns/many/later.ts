import { useAppState } from '../../app/machines.tsx'
import { laterTab } from '../../employees/laterTab.tsx'
import type { AfterManyProps } from './AfterMany.tsx'
import type { ManyActionsProps } from './ManyActions.tsx'

/** Changing many at once, which is loaded when the first is selected. */
export const laterMany = (area: ManyArea) => ({
  Actions: laterTab<ManyActionsProps>(async () => (await import('./ManyActions.tsx')).ManyActions, area),
  After: laterTab<AfterManyProps>(async () => (await import('./AfterMany.tsx')).AfterMany, area),
})

export type ManyArea = 'checkIns/many' | 'reviews/many'

/** Whether any have been selected since the page was opened. */
export const useIsOpen = (area: ManyArea): boolean => useAppState(({ children }) => area in children)
