import { enqueueActions, setup } from 'xstate'
import type { ReviewCycleId } from '../../../domain/kernel/ids.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { kept } from '../../kit/kept.ts'
import type { OutcomeEvent } from '../../kit/outcome.machine.ts'
import type { ReadingEvent } from '../../kit/reading.machine.ts'
import { withEvent } from '../../kit/settling.ts'
import { tell } from '../../kit/tell.ts'
import { cycleAskingMachine } from './cycleAsking.machine.ts'
import { cycleOutcome } from './cycleOutcome.ts'
import { cycleWorkMachine } from './cycleWork.machine.ts'
import { cyclePlanning } from './planning.ts'
import {
  askingPreviewReading,
  calibrationReading,
  cyclePreviewReading,
  cycleReading,
  cyclesReading,
} from './readings.ts'

/**
 * The machines of the cycles of reviews: the list, the one whose page is open, its scores, what is being planned with who would be in it,
 * what is done with one and what came of it.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`); every change of a
 * cycle is told to whatever shows it, and to the lists of reviews; from the page of one that is gone it leads to the list.
 *
 * Events: `cycles.changed {gone}`, from its children. Reads: `children.{list, cycle, calibration, preview, asking, askingPreview, planning, work,
 * outcome}`.
 * System id: `reviews/cycles`, given by the root when the area opens; theirs are `reviewCycles`, `reviewCycle`,
 * `reviewCycleCalibration`, `reviewCyclePreview`, `reviewCycleAsking`, `reviewCycleAskingPreview`, `reviewCyclePlanning`, `reviewCycleWork`, `reviewCycleOutcome`.
 */
export interface CyclesChanged {
  readonly type: 'cycles.changed'
  /** One that is not there any more. */
  readonly gone: ReviewCycleId | null
}

export const cycleAreaMachine = setup({
  types: {} as {
    context: object
    events: CyclesChanged
    emitted: Toast
    children: {
      list: 'list'
      cycle: 'cycle'
      calibration: 'calibration'
      preview: 'preview'
      asking: 'asking'
      askingPreview: 'askingPreview'
      planning: 'planning'
      work: 'work'
      outcome: 'outcome'
    }
  },
  actors: {
    list: cyclesReading.machine,
    cycle: cycleReading.machine,
    calibration: calibrationReading.machine,
    preview: cyclePreviewReading.machine,
    asking: cycleAskingMachine,
    askingPreview: askingPreviewReading.machine,
    planning: cyclePlanning.machine,
    work: cycleWorkMachine,
    outcome: cycleOutcome.machine,
  },
  actions: {
    announce: enqueueActions(announce),
    spread: enqueueActions((speaking, { gone }: CyclesChanged) => {
      tell(speaking, 'reviewCycles', { type: 'news.heard' })
      if (gone === null) tell(speaking, 'reviewCycle', { type: 'news.heard' })
      else tell(speaking, 'navigation', { type: 'navigation.asked', to: pathTo('prCycles'), replace: true })
      tell(speaking, 'reviews', { type: 'reviews.changed' })
    }),
  },
}).createMachine({
  id: 'reviewCycleArea',
  context: {},
  type: 'parallel',
  on: { 'cycles.changed': { actions: withEvent('spread') } },
  states: {
    listing: kept({ id: 'list', src: 'list', systemId: 'reviewCycles' }),
    reading: kept({ id: 'cycle', src: 'cycle', systemId: 'reviewCycle' }),
    calibrating: kept({ id: 'calibration', src: 'calibration', systemId: 'reviewCycleCalibration' }),
    previewing: kept({ id: 'preview', src: 'preview', systemId: 'reviewCyclePreview' }),
    asking: kept({ id: 'asking', src: 'asking', systemId: 'reviewCycleAsking' }),
    previewingAsking: kept({ id: 'askingPreview', src: 'askingPreview', systemId: 'reviewCycleAskingPreview' }),
    planning: kept({ id: 'planning', src: 'planning', systemId: 'reviewCyclePlanning' }),
    working: kept({ id: 'work', src: 'work', systemId: 'reviewCycleWork' }),
    telling: kept({ id: 'outcome', src: 'outcome', systemId: 'reviewCycleOutcome' }),
  },
})

declare module '../../kit/tell.ts' {
  interface Neighbours {
    readonly 'reviews/cycles': CyclesChanged
    readonly reviewCycles: ReadingEvent
    readonly reviewCycle: ReadingEvent
    readonly reviewCycleOutcome: OutcomeEvent
    readonly reviewCycleAskingPreview: ReadingEvent
  }
}
