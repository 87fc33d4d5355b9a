import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { meetingMachine } from './meeting.machine.ts'
import { meetingAreaMachine } from './meetingArea.machine.ts'
import { meetingPlanForm, meetingSeriesForm } from './meetingForms.ts'
import { meetingPart } from './meetingPart.ts'
import { meetingPresenceMachine } from './meetingPresence.machine.ts'

/** One check-in's share of the catalogue of machines. */
export const meetingCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    meetingAreaMachine,
    'checkIns/meeting',
    'Check-in area',
    'All there is of one check-in in one place: the record, who else is there, its invitation.',
  ),
  entry(
    meetingMachine,
    'checkIns/meeting',
    'Check-in',
    'One check-in, while two prepare it, hold it and write in it: the record, what is written in it, one piece of work at a time.',
  ),
  entry(
    meetingPart.machine,
    'checkIns/meeting',
    'Text of a check-in',
    'One text or item on its way to the server while it is written, with what somebody else wrote merged or laid beside.',
  ),
  entry(
    meetingPresenceMachine,
    'checkIns/meeting',
    'Presence at a check-in',
    'Says every few seconds that somebody has the check-in in sight, and hears who else has.',
  ),
  entry(
    meetingPlanForm.machine,
    'checkIns/meeting',
    'Plan of a check-in',
    'The form of when and where a check-in is and who reviews, from the first key to the saved answer.',
  ),
  entry(
    meetingSeriesForm.machine,
    'checkIns/meeting',
    'Change of a series',
    'The form in which one of a series is moved, the rhythm changed or the series ended.',
  ),
]
