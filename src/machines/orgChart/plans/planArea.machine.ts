import { assign, enqueueActions, setup } from 'xstate'
import { vacanciesHidden, vacanciesReading } from '../../employees/vacancies/readings.ts'
import { vacancyWorkMachine } from '../../employees/vacancies/vacancyWork.machine.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { kept } from '../../kit/kept.ts'
import { partNow, refresh, watching } from '../../kit/library.ts'
import type { ReadingEvent } from '../../kit/reading.machine.ts'
import { withEvent } from '../../kit/settling.ts'
import { tell } from '../../kit/tell.ts'
import { chartPlanWorkMachine } from './planWork.machine.ts'
import { planReading, plansReading } from './readings.ts'

/**
 * The machines of what is planned in the org chart: of the reorganisations the list, the one whose page is open, and what is
 * done with it; of the vacancies the list, what is done with them, and whether the chart shows them.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`); every change is told
 * to whatever shows it; once people have been moved, the org chart and the list of employees are read again; once somebody
 * was changed, the vacancies are, and once somebody came, the org chart.
 *
 * Events: `plans.changed {isMoved}`, from its children; `people.changed {count}`, in the readiness.
 * Reads: `children.{list, plan, people, work, vacancies, vacancyWork, hiding}`.
 * System id: `orgChart/plans`, given by the root when the area opens; theirs are `chartPlans`, `chartPlan`,
 * `chartPlanWork`, `vacancies`, `vacancyWork`, `vacanciesHidden`.
 */
export interface PlansChanged {
  readonly type: 'plans.changed'
  /** People report to others since. */
  readonly isMoved: boolean
}

interface Context {
  /** How many the list of employees holds: the chart, which knows of every move, is read again once somebody came or went. */
  readonly people: number
}

type Event = PlansChanged | { readonly type: 'people.changed'; readonly count: number }

export const chartPlanAreaMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    children: {
      list: 'list'
      plan: 'plan'
      work: 'work'
      vacancies: 'vacancies'
      vacancyWork: 'vacancyWork'
      hiding: 'hiding'
      people: 'people'
    }
  },
  actors: {
    list: plansReading.machine,
    plan: planReading.machine,
    work: chartPlanWorkMachine,
    vacancies: vacanciesReading.machine,
    vacancyWork: vacancyWorkMachine,
    hiding: vacanciesHidden.machine,
    people: watching('employees', ({ length: count }) => ({ type: 'people.changed', count })),
  },
  actions: {
    announce: enqueueActions(announce),
    spread: enqueueActions((speaking, { isMoved }: PlansChanged) => {
      for (const reading of ['chartPlans', 'chartPlan'] as const) tell(speaking, reading, { type: 'news.heard' })
      refresh(speaking, 'toDo', ...(isMoved ? (['employees', 'user'] as const) : []))
      if (isMoved) tell(speaking, 'orgChart', { type: 'news.heard' })
    }),
    count: assign(({ system }) => ({ people: partNow({ system }, 'employees')?.length ?? 0 })),
    tellPeople: enqueueActions((speaking, { count }: { count: number }) => {
      tell(speaking, 'vacancies', { type: 'news.heard' })
      if (count !== speaking.context.people) tell(speaking, 'orgChart', { type: 'news.heard' })
      speaking.enqueue.assign({ people: count })
    }),
  },
}).createMachine({
  id: 'chartPlanArea',
  context: { people: 0 },
  entry: 'count',
  type: 'parallel',
  invoke: { id: 'people', src: 'people', onError: {} },
  on: {
    'plans.changed': { actions: withEvent('spread') },
    'people.changed': { actions: withEvent('tellPeople') },
  },
  states: {
    listing: kept({ id: 'list', src: 'list', systemId: 'chartPlans' }),
    reading: kept({ id: 'plan', src: 'plan', systemId: 'chartPlan' }),
    working: kept({ id: 'work', src: 'work', systemId: 'chartPlanWork' }),
    listingVacancies: kept({ id: 'vacancies', src: 'vacancies', systemId: 'vacancies' }),
    workingOnVacancies: kept({ id: 'vacancyWork', src: 'vacancyWork', systemId: 'vacancyWork' }),
    hidingVacancies: kept({ id: 'hiding', src: 'hiding', systemId: 'vacanciesHidden' }),
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
