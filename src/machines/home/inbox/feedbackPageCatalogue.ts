import { type CatalogueEntry, catalogueEntry as entry } from '../../kit/catalogueEntry.ts'
import { feedbackMachine } from '../feedback.machine.ts'
import { feedbackPageMachine } from './feedbackPage.machine.ts'
import { feedbackAnswer, feedbackInbox, sentFeedback } from './parts.ts'

/** Lines of `machines/catalogue.ts`. */
export const feedbackPageCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(feedbackPageMachine, 'home/feedback', 'Feedback page', 'What is written, what one has sent, and the inbox.'),
  entry(feedbackMachine, 'home/feedback', 'Feedback', 'Takes feedback and sends it; the text stays when that fails.'),
  entry(sentFeedback.machine, 'home/feedback', 'Sent feedback', 'What one has sent, a window at a time.'),
  entry(feedbackInbox.machine, 'home/feedback', 'Feedback inbox', 'What everybody has sent, a window at a time.'),
  entry(feedbackAnswer.machine, 'home/feedback', 'Answer to feedback', 'Reads one, and what becomes of it.'),
  entry(feedbackAnswer.form.machine, 'home/feedback', 'Form of an answer', 'Its status, and a word to who sent it.'),
]
