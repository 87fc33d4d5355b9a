import { cyclesGateway } from '../../infra/gateways/reviews/cycles.gateway.ts'
import { provided } from '../../machines/kit/port.ts'
import { cycleAreaMachine } from '../../machines/reviews/cycles/cycleArea.machine.ts'
import { cycleAskingMachine } from '../../machines/reviews/cycles/cycleAsking.machine.ts'
import { savingCycle } from '../../machines/reviews/cycles/cycleForm.ts'
import { cycleOutcome, takingBack } from '../../machines/reviews/cycles/cycleOutcome.ts'
import { cycleQuestion, doingAsked } from '../../machines/reviews/cycles/cycleQuestion.ts'
import type { CyclePorts } from '../../machines/reviews/cycles/cycles.ports.ts'
import { cycleWorkMachine } from '../../machines/reviews/cycles/cycleWork.machine.ts'
import { cyclePlanning } from '../../machines/reviews/cycles/planning.ts'
import {
  askingPreviewReading,
  calibrationReading,
  cyclePreviewReading,
  cycleReading,
  cyclesReading,
} from '../../machines/reviews/cycles/readings.ts'
import { pages } from '../../ui/reviews/cycles/group.tsx'
import { areaOf } from '../manifest.ts'

/** Cycles of reviews, loaded when an admin opens them: their machines with their ports provided. */
export const reviewCyclesArea = (ports: CyclePorts) =>
  cycleAreaMachine.provide({
    actors: {
      list: cyclesReading.provide((_, signal) => ports.loadCycles(undefined, signal)),
      cycle: cycleReading.provide(ports.loadCycle),
      calibration: calibrationReading.provide(ports.loadCalibration),
      preview: cyclePreviewReading.provide(ports.previewCycle),
      asking: cycleAskingMachine.provide({ actors: { askOthers: provided(ports.askOthers) } }),
      askingPreview: askingPreviewReading.provide(ports.previewAsking),
      planning: cyclePlanning.provide(savingCycle(ports)),
      work: cycleWorkMachine.provide({ actors: { confirmation: cycleQuestion.provide(doingAsked(ports)) } }),
      outcome: cycleOutcome.provide(takingBack(ports)),
    },
  })

export const area = areaOf({
  pages,
  machine: ({ run }) => reviewCyclesArea(cyclesGateway(run)),
})
