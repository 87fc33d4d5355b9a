import type { Failure } from '../../domain/kernel/failure.ts'
import type { ReviewListing } from '../../domain/reviews/listing.ts'
import type {
  NewReview,
  PerformanceReview,
  PerformanceReviewTemplate,
  ReviewChoices,
  ReviewRow,
  ReviewSettings,
} from '../../domain/reviews/nouns.ts'
import type { ContentTemplatePorts } from '../kit/contentTemplates.ts'
import type { Port } from '../kit/port.ts'
import type { CountRows, LoadWindow } from '../kit/windowedList.ts'

/** What the list, the planning, the templates and the settings ask for; one review asks for more (`review/`). */
export type ReviewPorts = ContentTemplatePorts<PerformanceReviewTemplate> & {
  loadListed: LoadWindow<ReviewListing, ReviewRow>
  countListed: CountRows<ReviewListing>
  downloadList: Port<{ readonly question: ReviewListing }, void, Failure>
  loadChoices: Port<void, ReviewChoices, Failure>
  addReview: Port<NewReview, PerformanceReview, Failure>
  loadSettings: Port<void, ReviewSettings, Failure>
  saveSettings: Port<ReviewSettings, ReviewSettings, Failure>
}
