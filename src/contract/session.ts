import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { BillingCycle, FeatureFlag, FeatureFlagName, ProductPlan, Subscription } from '../domain/billing/nouns.ts'
import { CoreValue } from '../domain/coreValues/nouns.ts'
import { Feedback, ToDoItem } from '../domain/home/nouns.ts'
import { ItemId, ProductPlanId, SubscriptionId, TenantId } from '../domain/kernel/ids.ts'
import { Category, Department, MeetingLocation } from '../domain/organisation/nouns.ts'
import { Feature } from '../domain/permissions/nouns.ts'
import { HrDocumentTemplate } from '../domain/policies/templates/nouns.ts'
import { PerformanceReviewTemplate } from '../domain/reviews/nouns.ts'
import { RecordKind, RecordPlace, User } from '../domain/session/nouns.ts'
import { Tag } from '../domain/tags/nouns.ts'
import { Done, Refusal403, Refusal404, Refusal409, reply } from './envelope.ts'
import { InTenant, SignedIn, Wrapped } from './middleware.ts'
import { tenantHeaders as headers, inTenant } from './paths.ts'

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
    HttpApiEndpoint.get('me', '/api/users', { headers, success: reply(User) }),
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
export class SessionGroup extends HttpApiGroup.make('session')
  .add(
    HttpApiEndpoint.get('bootstrap', '/api/:tenantId/bootstrapApplication', {
      params: inTenant,
      headers,
      success: reply(BootstrapPayload),
    }),
    HttpApiEndpoint.get('toDoList', '/api/:tenantId/employees/me/toDoList', {
      params: inTenant,
      headers,
      success: reply(Schema.Array(ToDoItem)),
    }),
    HttpApiEndpoint.post('sendFeedback', '/api/:tenantId/feedback', {
      params: inTenant,
      headers,
      payload: Feedback,
      success: Done,
    }),
    HttpApiEndpoint.get('features', '/api/:tenantId/features', {
      params: inTenant,
      headers,
      success: reply(Schema.Array(Feature)),
    }),
    HttpApiEndpoint.get('productPlans', '/api/:tenantId/productPlans', {
      params: inTenant,
      headers,
      success: reply(Schema.Array(ProductPlan)),
    }),
    HttpApiEndpoint.get('featureFlags', '/api/:tenantId/featureFlags', {
      params: inTenant,
      headers,
      success: reply(Schema.Array(FeatureFlag)),
    }),
    HttpApiEndpoint.put('toggleFeatureFlag', '/api/:tenantId/featureFlags/toggle/:name', {
      params: { tenantId: TenantId, name: FeatureFlagName },
      headers,
      payload: Schema.Struct({ status: Schema.Boolean }),
      success: reply(FeatureFlag),
      error: [Refusal403],
    }),
    HttpApiEndpoint.post('subscribe', '/api/:tenantId/productPlans/subscribe', {
      params: inTenant,
      headers,
      payload: Schema.Struct({ productPlanId: ProductPlanId, billingCycle: BillingCycle }),
      success: reply(Subscription),
      error: [Refusal403, Refusal404, Refusal409],
    }),
    HttpApiEndpoint.post('cancelSubscription', '/api/:tenantId/productPlanSubscriptions/:id/cancel', {
      params: { tenantId: TenantId, id: SubscriptionId },
      headers,
      success: Done,
      error: [Refusal403, Refusal404],
    }),
  )
  .middleware(InTenant)
  .middleware(SignedIn)
  .middleware(Wrapped)
  .annotateMerge(OpenApi.annotations({ title: 'Session and bootstrap' })) {}
