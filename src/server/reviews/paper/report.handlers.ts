import { Clock, Effect, Schema } from 'effect'
import { ReviewsGroup } from '../../../contract/reviews.ts'
import { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { logoOf } from '../../files/logo.ts'
import { fileResponse } from '../../files/serving.ts'
import { answer } from '../../http/calls.ts'
import { notFound } from '../../http/envelope.ts'
import { clientOf } from '../../store/client.ts'
import { rowsOf, transact } from '../../store/database.ts'
import { feedbackIn } from '../feedback/reading.ts'
import { callerAbout } from '../guards.ts'
import { review } from '../reviews.store.ts'
import { printed } from './printing.ts'

const asReview = Schema.decodeUnknownSync(Schema.fromJsonString(PerformanceReview))

/** The report as a file, of what its reader sees of the review and of nothing else; who takes it away is written down. */
export const report = answer(ReviewsGroup.endpoints.report, function* ({ params: { id } }) {
  const { caller } = yield* callerAbout(id)
  const [found] = yield* rowsOf(caller, review(id, caller.employeeId))
  if (found === undefined) return yield* Effect.fail(notFound)
  const shown = asReview(found.body)
  const { employee, name } = shown
  const feedback = yield* transact(caller, function* () {
    const about = { kind: 'performanceReview', id, person: employee.id, name } as const
    yield* recordChange(caller, { ...about, action: 'exported', fields: [] })
    return yield* feedbackIn(caller, id)
  })
  const bytes = yield* printed({
    review: shown,
    feedback,
    clientName: yield* clientOf(caller),
    logo: yield* logoOf(caller),
    timeZone: caller.timeZone,
    locale: caller.locale,
    madeUtc: new Date(yield* Clock.currentTimeMillis).toISOString(),
  })
  return fileResponse({ bytes, contentType: 'application/pdf', name: `${name} ${employee.fullName}.pdf` })
})
