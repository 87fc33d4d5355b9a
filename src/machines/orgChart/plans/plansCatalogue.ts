import { fillingForm, vacancyForm } from '../../employees/vacancies/forms.ts'
import { vacanciesHidden, vacanciesReading } from '../../employees/vacancies/readings.ts'
import { vacancyWorkMachine } from '../../employees/vacancies/vacancyWork.machine.ts'
import { type CatalogueEntry, catalogueEntry as entry } from '../../kit/catalogueEntry.ts'
import { planForm, planMoveForm } from './forms.ts'
import { chartPlanAreaMachine } from './planArea.machine.ts'
import { chartPlanWorkMachine } from './planWork.machine.ts'
import { planReading, plansReading } from './readings.ts'

const area = 'orgChart/plans'

/** The share of plans of a reorganisation in the catalogue of machines. */
export const plansCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    chartPlanAreaMachine,
    area,
    'Plans for the org chart',
    'Reorganisations and vacancies, and what is done with them.',
  ),
  entry(plansReading.machine, area, 'Plans of a reorganisation', 'Reads which plans there are, and how far each is.'),
  entry(planReading.machine, area, 'Plan of a reorganisation', 'Reads one plan, with whom it moves and what is stale.'),
  entry(
    chartPlanWorkMachine,
    area,
    'Work on a plan',
    'A plan is written, people are put into it, and it is led to its end.',
  ),
  entry(planForm.machine, area, 'Form of a plan', 'The name of a plan, what it is for, and its day.'),
  entry(planMoveForm.machine, area, 'Move in a plan', 'Whom a plan moves, and to whom.'),
  entry(vacanciesReading.machine, area, 'Vacancies', 'Reads which positions are planned.'),
  entry(vacanciesHidden.machine, area, 'Vacancies in the chart', 'Whether the org chart shows them to somebody.'),
  entry(vacancyWorkMachine, area, 'Work on vacancies', 'A vacancy is planned, filled, closed and deleted.'),
  entry(vacancyForm.machine, area, 'Form of a vacancy', 'The position, its manager, department, day and note.'),
  entry(fillingForm.machine, area, 'Filling a vacancy', 'Who of those who work here has it now.'),
]
