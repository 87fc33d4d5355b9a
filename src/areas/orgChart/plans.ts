import { vacanciesGateway } from '../../infra/gateways/employees/vacancies.gateway.ts'
import { vacanciesHiddenIn } from '../../infra/gateways/employees/vacanciesHidden.ts'
import { chartPlansGateway } from '../../infra/gateways/orgChart/plans.gateway.ts'
import {
  fillingForm,
  loadingVacancy,
  savingFilling,
  savingVacancy,
  vacancyForm,
} from '../../machines/employees/vacancies/forms.ts'
import { vacanciesHidden, vacanciesReading } from '../../machines/employees/vacancies/readings.ts'
import type { HidingPorts, VacancyPorts } from '../../machines/employees/vacancies/vacancies.ports.ts'
import { doingAsked as doingAskedOf, vacancyQuestion } from '../../machines/employees/vacancies/vacancyQuestion.ts'
import { vacancyWorkMachine } from '../../machines/employees/vacancies/vacancyWork.machine.ts'
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

/**
 * What is planned in the org chart, reorganisations and vacancies, loaded when somebody opens them or sees the chart with
 * vacancies: their machines with their ports provided.
 */
export const orgChartPlansArea = (ports: PlanPorts, vacancies: VacancyPorts, hiding: HidingPorts) =>
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
      vacancies: vacanciesReading.provide((_, signal) => vacancies.loadVacancies(undefined, signal)),
      hiding: vacanciesHidden.provide(hiding.recallHidden, hiding.rememberHidden),
      vacancyWork: vacancyWorkMachine.provide({
        actors: {
          form: vacancyForm.provide({ save: savingVacancy(vacancies), loadTheirs: loadingVacancy(vacancies) }),
          filling: fillingForm.provide({ save: savingFilling(vacancies), loadTheirs: loadingVacancy(vacancies) }),
          confirmation: vacancyQuestion.provide(doingAskedOf(vacancies)),
        },
      }),
    },
  })

export const area = areaOf({
  pages,
  machine: ({ run, root, tenant }) => {
    const { user } = root.getSnapshot().context
    if (!user) throw new Error('What is planned in the chart was opened before the app was ready')
    const hiding = vacanciesHiddenIn(window.localStorage, tenant.id, user.userId)
    return orgChartPlansArea(chartPlansGateway(run), vacanciesGateway(run), hiding)
  },
})
