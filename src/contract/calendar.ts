import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { CalendarFeed, CalendarMonth, FeedAsked, FeedMade, Month } from '../domain/calendar/nouns.ts'
import { Done, Refusal404, Refusal409, Refusal429, reply } from './envelope.ts'
import { Wrapped } from './middleware.ts'
import { ifMatch } from './paths.ts'
import { get, post, remove, tenantGroup } from './tenantGroup.ts'

/** What stands in the caller's calendar, and the address of its feed. § 7 has no calls for it: all of them are ours. */
export class CalendarGroup extends tenantGroup(
  'calendar',
  'Calendar',
  // Where no month is said, this one.
  get('month', '/calendar', { query: { month: Schema.optional(Month) }, success: reply(CalendarMonth) }),
  get('feed', '/calendar/feed', { success: reply(Schema.NullOr(CalendarFeed)) }),
  post('makeFeed', '/calendar/feed', { payload: FeedAsked, success: reply(FeedMade), error: [Refusal409] }),
  remove('endFeed', '/calendar/feed', { headers: ifMatch, success: Done, error: [Refusal404, Refusal409] }),
) {}

/**
 * The same as calendar programs ask for it: without a token, because they cannot send one. The address is the key to it
 * (`server/calendar/secret.ts`).
 */
export class CalendarFeedsGroup extends HttpApiGroup.make('calendarFeeds')
  .add(
    HttpApiEndpoint.get('fetch', '/calendar/:file', {
      params: { file: Schema.String },
      success: HttpApiSchema.StreamUint8Array({ contentType: ['text/calendar'] }),
      error: [Refusal404, Refusal429],
    }),
  )
  .middleware(Wrapped)
  .annotateMerge(OpenApi.annotations({ title: 'Calendar feeds' })) {}
