import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { BillingCycle, FeatureFlag, FeatureFlagName, ProductPlan, Subscription } from '../domain/billing/nouns.ts'
import { CoreValue } from '../domain/coreValues/nouns.ts'
import { KeptFeedback } from '../domain/home/inbox/nouns.ts'
import { Feedback, ToDoDone, ToDoItem, ToDoSnoozed } from '../domain/home/nouns.ts'
import { ItemId, ProductPlanId, SubscriptionId } from '../domain/kernel/ids.ts'
import { Category, Department, MeetingLocation } from '../domain/organisation/nouns.ts'
import { Feature } from '../domain/permissions/nouns.ts'
import { HrDocumentTemplate } from '../domain/policies/templates/nouns.ts'
import { PerformanceReviewTemplate } from '../domain/reviews/nouns.ts'
import { RecordKind, RecordPlace, User } from '../domain/session/nouns.ts'
import { Tag } from '../domain/tags/nouns.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { SignedIn, Wrapped } from './middleware.ts'
import { tenantHeaders } from './paths.ts'
import { get, post, put, tenantGroup } from './tenantGroup.ts'

/** Never the number of a card: a token has letters. */
const CardToken = Schema.String.check(Schema.isPattern(/^[a-z]+_[A-Za-z0-9_]{1,200}$/))

/** § 3 Bootstrap payload. */
export const BootstrapPayload = Schema.Struct({
  categories: Schema.Array(Category),
  coreValues: Schema.Array(CoreValue),
  departments: Schema.Array(Department),
  hrDocumentTemplates: Schema.Array(HrDocumentTemplate),
  meetingLocations: Schema.Array(MeetingLocation),
  performanceReviewTemplates: Schema.Array(PerformanceReviewTemplate),
  tagList: Schema.Array(Tag),
  hrDocumentCategoryList: Schema.Array(Schema.String),
  /** Ours: one of those the caller sees has expired (§ 2.3, the menu's alert). */
  expiredCertification: Schema.Boolean,
})
export type BootstrapPayload = typeof BootstrapPayload.Type

/** What stands above all tenants: who am I, where do I work, and in which of my clients is the record a link names. */
export class UsersGroup extends HttpApiGroup.make('users')
  .add(
    HttpApiEndpoint.get('me', '/api/users', { headers: tenantHeaders, success: reply(User) }),
    HttpApiEndpoint.get('findRecord', '/api/users/records/:kind/:id', {
      params: { kind: RecordKind, id: ItemId },
      success: reply(RecordPlace),
      error: [Refusal404],
    }),
  )
  .middleware(SignedIn)
  .middleware(Wrapped)
  .annotateMerge(OpenApi.annotations({ title: 'Users' })) {}

/** § 7 Session and bootstrap. */
export class SessionGroup extends tenantGroup(
  'session',
  'Session and bootstrap',
  get('bootstrap', '/bootstrapApplication', { success: reply(BootstrapPayload) }),
  /** Ours: nothing but the header that every answer has (`membershipHeader`), for a browser that asks nothing else. */
  get('membership', '/membership', { success: Done }),
  get('toDoList', '/employees/me/toDoList', { success: reply(Schema.Array(ToDoItem)) }),
  /** Ours: what is one act is done from the list, as on its own page. */
  post('doToDo', '/employees/me/toDoList/done', {
    payload: ToDoDone,
    success: Done,
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
  /** Ours: what can wait is put off, or brought back. */
  put('snoozeToDo', '/employees/me/toDoList/snoozes', {
    payload: ToDoSnoozed,
    success: Done,
    error: [Refusal404, Refusal422],
  }),
  /** Ours: the caller has been shown round. */
  put('seeTour', '/employees/me/tour', { success: Done }),
  /** § 7 POST feedback: feedback body. The reference it answers is ours. */
  post('sendFeedback', '/feedback', { payload: Feedback, success: reply(KeptFeedback), error: [Refusal409] }),
  get('features', '/features', { success: reply(Schema.Array(Feature)) }),
  get('productPlans', '/productPlans', { success: reply(Schema.Array(ProductPlan)) }),
  get('featureFlags', '/featureFlags', { success: reply(Schema.Array(FeatureFlag)) }),
  put('toggleFeatureFlag', '/featureFlags/toggle/:name', {
    params: { name: FeatureFlagName },
    /** `from` is how it stood when it was switched: what somebody else has switched meanwhile is refused. */
    payload: Schema.Struct({ status: Schema.Boolean, from: Schema.optional(Schema.Boolean) }),
    success: reply(FeatureFlag),
    error: [Refusal403, Refusal409],
  }),
  post('subscribe', '/productPlans/subscribe', {
    payload: Schema.Struct({
      productPlanId: ProductPlanId,
      billingCycle: BillingCycle,
      /** Ours: what the card provider calls the card. */
      token: Schema.optional(CardToken),
      /** Ours: the subscription that ran when this was decided; another one by now is refused. */
      replaces: Schema.optional(Schema.NullOr(SubscriptionId)),
    }),
    success: reply(Subscription),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
  post('cancelSubscription', '/productPlanSubscriptions/:id/cancel', {
    params: { id: SubscriptionId },
    success: reply(Subscription),
    error: [Refusal403, Refusal404],
  }),
) {}
