import { type CatalogueEntry, catalogueEntry as entry } from '../../kit/catalogueEntry.ts'
import { cycleAreaMachine } from './cycleArea.machine.ts'
import { cycleAskingMachine } from './cycleAsking.machine.ts'
import { cycleForm } from './cycleForm.ts'
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

/** The share of cycles of reviews in the catalogue of machines. */
export const cyclesCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    cycleAreaMachine,
    'reviews/cycles',
    'Review cycle area',
    'All there is of cycles of reviews in one place: the list, the one that is open, what is planned and what is done.',
  ),
  entry(cyclesReading.machine, 'reviews/cycles', 'Review cycles', 'Reads which cycles there are, and how far each is.'),
  entry(
    cycleReading.machine,
    'reviews/cycles',
    'Review cycle',
    'Reads one cycle, with how far its reviews are by department and by reviewer.',
  ),
  entry(
    calibrationReading.machine,
    'reviews/cycles',
    'Calibration of a cycle',
    'Reads the scores of a cycle by reviewer and by department, and which of them stand out.',
  ),
  entry(
    cyclePreviewReading.machine,
    'reviews/cycles',
    'Preview of a cycle',
    'Reads who would be in a cycle that is being planned, and who not and why.',
  ),
  entry(
    cyclePlanning.machine,
    'reviews/cycles',
    'Planning of cycles',
    'The page on which a cycle is planned, and where it leads once it is.',
  ),
  entry(
    cycleForm.machine,
    'reviews/cycles',
    'Plan of a cycle',
    'The form of a cycle, from the first key to the saved answer.',
  ),
  entry(
    cycleWorkMachine,
    'reviews/cycles',
    'Work on a cycle',
    'Pauses a cycle, lets it go on, ends it, reminds all who are late and takes it back, each behind a question.',
  ),
  entry(
    cycleOutcome.machine,
    'reviews/cycles',
    'Outcome of a cycle',
    'What came of planning, reminding or taking back, with the one way back.',
  ),
  entry(
    cycleAskingMachine,
    'reviews/cycles',
    'Asking others in a cycle',
    'Asks others for feedback in all reviews of a cycle, after a look at whom.',
  ),
  entry(
    askingPreviewReading.machine,
    'reviews/cycles',
    'Who would be asked in a cycle',
    'Reads who would be asked for feedback in which review of a cycle.',
  ),
]
