import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../../kit/announce.ts'
import { kept } from '../../kit/kept.ts'
import { refresh } from '../../kit/library.ts'
import type { ReadingEvent } from '../../kit/reading.machine.ts'
import { withEvent } from '../../kit/settling.ts'
import { tell } from '../../kit/tell.ts'
import { chartPlanWorkMachine } from './planWork.machine.ts'
import { planReading, plansReading } from './readings.ts'

/**
 * The machines of the plans of a reorganisation: the list, the one whose page is open, and what is done with it.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`); every change is told
 * to whatever shows it; once people have been moved, the org chart and the list of employees are read again.
 *
 * Events: `plans.changed {isMoved}`, from its children. Reads: `children.{list, plan, people, work}`.
 * System id: `orgChart/plans`, given by the root when the area opens; theirs are `chartPlans`, `chartPlan`,
 * `chartPlanWork`.
 */
export interface PlansChanged {
  readonly type: 'plans.changed'
  /** People report to others since. */
  readonly isMoved: boolean
}

export const chartPlanAreaMachine = setup({
  types: {} as {
    context: object
    events: PlansChanged
    emitted: Toast
    children: { list: 'list'; plan: 'plan'; work: 'work' }
  },
  actors: {
    list: plansReading.machine,
    plan: planReading.machine,
    work: chartPlanWorkMachine,
  },
  actions: {
    announce: enqueueActions(announce),
    spread: enqueueActions((speaking, { isMoved }: PlansChanged) => {
      for (const reading of ['chartPlans', 'chartPlan'] as const) tell(speaking, reading, { type: 'news.heard' })
      refresh(speaking, 'toDo', ...(isMoved ? (['employees', 'user'] as const) : []))
      if (isMoved) tell(speaking, 'orgChart', { type: 'news.heard' })
    }),
  },
}).createMachine({
  id: 'chartPlanArea',
  context: {},
  type: 'parallel',
  on: { 'plans.changed': { actions: withEvent('spread') } },
  states: {
    listing: kept({ id: 'list', src: 'list', systemId: 'chartPlans' }),
    reading: kept({ id: 'plan', src: 'plan', systemId: 'chartPlan' }),
    working: kept({ id: 'work', src: 'work', systemId: 'chartPlanWork' }),
  },
})

declare module '../../kit/tell.ts' {
  interface Neighbours {
    readonly 'orgChart/plans': PlansChanged
    readonly orgChart: { readonly type: 'news.heard' }
    readonly chartPlans: ReadingEvent
    readonly chartPlan: ReadingEvent
  }
}
