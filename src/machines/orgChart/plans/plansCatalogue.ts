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
    'Reorganisation area',
    'The plans, the one that is open, and what is done with it.',
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
]
