import { type CatalogueEntry, catalogueEntry as entry } from '../../kit/catalogueEntry.ts'
import { evidenceReading } from '../evidence/evidence.ts'
import { reviewMachine } from './review.machine.ts'
import { reviewRecordAreaMachine } from './reviewArea.machine.ts'
import { reviewChangeForm } from './reviewChangeForm.ts'
import { reviewPart } from './reviewPart.ts'

/** One review's share of the catalogue of machines. */
export const reviewCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    reviewRecordAreaMachine,
    'reviews/review',
    'Review area',
    'All there is of one performance review in one place: the record and its files.',
  ),
  entry(
    reviewMachine,
    'reviews/review',
    'Performance review',
    'One review, while each side writes, while both discuss it and as it is read: the record, what is written in it, one piece of work at a time.',
  ),
  entry(
    reviewPart.machine,
    'reviews/review',
    'Answer of a review',
    'One answer or note on its way to the server while it is written, with what somebody else wrote merged or laid beside.',
  ),
  entry(
    reviewChangeForm.machine,
    'reviews/review',
    'Change of a review',
    'The form of what a review is called, who reviews, when it begins and is due, from the first key to the saved answer.',
  ),
  entry(
    evidenceReading.machine,
    'reviews/evidence',
    'Evidence for a review',
    'Reads what happened with somebody since their last completed review.',
  ),
]
