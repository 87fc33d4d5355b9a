import type { Failure } from '../../domain/kernel/failure.ts'
import type { ReviewTemplateId } from '../../domain/kernel/ids.ts'
import type { ReviewListing } from '../../domain/reviews/listing.ts'
import type {
  NewReview,
  PerformanceReview,
  PerformanceReviewTemplate,
  ReviewChoices,
  ReviewRow,
  ReviewSettings,
} from '../../domain/reviews/nouns.ts'
import type { Port } from '../kit/port.ts'
import type { CountRows, LoadWindow } from '../kit/windowedList.ts'

type Content = PerformanceReviewTemplate['content']

/** What the list, the planning, the templates and the settings ask for; one review asks for more (`review/`). */
export type ReviewPorts = {
  loadListed: LoadWindow<ReviewListing, ReviewRow>
  countListed: CountRows<ReviewListing>
  loadChoices: Port<void, ReviewChoices, Failure>
  addReview: Port<NewReview, PerformanceReview, Failure>
  loadTemplates: Port<void, ReadonlyArray<PerformanceReviewTemplate>, Failure>
  addTemplate: Port<{ readonly id: ReviewTemplateId; readonly content: Content }, PerformanceReviewTemplate, Failure>
  saveTemplate: Port<
    {
      readonly id: ReviewTemplateId
      readonly change: { readonly version: number; readonly content: Content }
    },
    PerformanceReviewTemplate,
    Failure
  >
  removeTemplate: Port<{ readonly id: ReviewTemplateId; readonly version: number }, void, Failure>
  loadSettings: Port<void, ReviewSettings, Failure>
  saveSettings: Port<ReviewSettings, ReviewSettings, Failure>
}
