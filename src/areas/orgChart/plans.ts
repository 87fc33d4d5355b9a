import { chartPlansGateway } from '../../infra/gateways/orgChart/plans.gateway.ts'
import { provided } from '../../machines/kit/port.ts'
import { nobodyElses } from '../../machines/kit/recordForm.ts'
import { loadingPlan, planForm, planMoveForm, savingMove, savingPlan } from '../../machines/orgChart/plans/forms.ts'
import { chartPlanAreaMachine } from '../../machines/orgChart/plans/planArea.machine.ts'
import { doingAsked, planQuestion } from '../../machines/orgChart/plans/planQuestion.ts'
import type { PlanPorts } from '../../machines/orgChart/plans/plans.ports.ts'
import { chartPlanWorkMachine } from '../../machines/orgChart/plans/planWork.machine.ts'
import { planReading, plansReading } from '../../machines/orgChart/plans/readings.ts'
import { pages } from '../../ui/orgChart/plans/group.tsx'
import { areaOf } from '../manifest.ts'

/** Plans of a reorganisation, loaded when an administrator opens them: their machines with their ports provided. */
export const orgChartPlansArea = (ports: PlanPorts) =>
  chartPlanAreaMachine.provide({
    actors: {
      list: plansReading.provide((_, signal) => ports.loadPlans(undefined, signal)),
      plan: planReading.provide(ports.loadPlan),
      work: chartPlanWorkMachine.provide({
        actors: {
          form: planForm.provide({ save: savingPlan(ports), loadTheirs: loadingPlan(ports) }),
          moveForm: planMoveForm.provide({ save: savingMove(ports), loadTheirs: nobodyElses }),
          confirmation: planQuestion.provide(doingAsked(ports)),
          changeMoves: provided(ports.changeMoves),
        },
      }),
    },
  })

export const area = areaOf({
  pages,
  machine: ({ run }) => orgChartPlansArea(chartPlansGateway(run)),
})
