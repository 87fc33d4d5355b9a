import { type CatalogueEntry, catalogueEntry as entry } from '../../kit/catalogueEntry.ts'
import { feedbackAreaMachine } from './feedbackArea.machine.ts'
import { feedbackPart } from './feedbackPart.ts'
import { choicesReading, feedbackReading } from './feedbackReading.ts'
import { feedbackWorkMachine } from './feedbackWork.machine.ts'
import { ownFeedbackMachine } from './ownFeedback.machine.ts'
import { proposalsMachine } from './proposals.machine.ts'

/** The share of the feedback of others in the catalogue of machines. */
export const feedbackCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    feedbackAreaMachine,
    'reviews/feedback',
    'Feedback area',
    'The feedback of others in one place: what was said, who is asked, what one is asked oneself.',
  ),
  entry(
    feedbackReading.machine,
    'reviews/feedback',
    'Feedback from others',
    'Reads how far the feedback of others in a review is, and what was said once it is closed.',
  ),
  entry(
    choicesReading.machine,
    'reviews/feedback',
    'Choices for feedback',
    'Reads who may be asked, or proposed, in a review.',
  ),
  entry(
    feedbackWorkMachine,
    'reviews/feedback',
    'Asking for feedback',
    'Asks people for feedback in a review, and closes it behind a question.',
  ),
  entry(
    proposalsMachine,
    'reviews/feedback',
    'Proposals for feedback',
    'Whom the employee proposes to be asked, and whether they are asked or left out.',
  ),
  entry(
    ownFeedbackMachine,
    'reviews/feedback',
    'Own feedback',
    'What somebody who was asked for feedback writes, answer by answer, until they submit or decline.',
  ),
  entry(
    feedbackPart.machine,
    'reviews/feedback',
    'Answer of feedback',
    'One answer of somebody who was asked on its way to the server while it is written.',
  ),
]
