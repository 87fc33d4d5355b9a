import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { CoreValue } from '../domain/coreValues/nouns.ts'
import { Version } from '../domain/kernel/nouns.ts'
import { Category, Department, MeetingLocation } from '../domain/organisation/nouns.ts'
import { PositionTemplate } from '../domain/positionTemplates/nouns.ts'
import { DefaultDiscussionPoint, PerformanceReviewTemplate } from '../domain/reviews/nouns.ts'
import { Tag } from '../domain/tags/nouns.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { InTenant, SignedIn, Wrapped } from './middleware.ts'
import { tenantHeaders as headers, ifMatch, inTenant, ofItem } from './paths.ts'

/** § 7 Simple collections: GET, POST, PUT {id}, DELETE {id}, in one manner for all seven. */
const collection = <
  const Name extends string,
  Item extends Schema.Top,
  Id extends Schema.Top,
  Content extends Schema.Struct.Fields,
>(
  name: Name,
  item: Item,
  id: Id,
  content: Content,
) =>
  HttpApiGroup.make(name)
    .add(
      HttpApiEndpoint.get('list', `/api/:tenantId/${name}`, {
        params: inTenant,
        headers,
        success: reply(Schema.Array(item)),
        error: [Refusal403],
      }),
      HttpApiEndpoint.post('create', `/api/:tenantId/${name}`, {
        params: inTenant,
        headers,
        payload: Schema.Struct({ id, ...content }),
        success: reply(item),
        error: [Refusal403, Refusal409, Refusal422],
      }),
      HttpApiEndpoint.put('update', `/api/:tenantId/${name}/:id`, {
        params: ofItem,
        headers,
        payload: Schema.Struct({ version: Version, ...content }),
        success: reply(item),
        error: [Refusal403, Refusal404, Refusal409, Refusal422],
      }),
      HttpApiEndpoint.delete('remove', `/api/:tenantId/${name}/:id`, {
        params: ofItem,
        headers: { ...headers, ...ifMatch },
        success: Done,
        error: [Refusal403, Refusal404, Refusal409, Refusal422],
      }),
    )
    .middleware(InTenant)
    .middleware(SignedIn)
    .middleware(Wrapped)
    .annotateMerge(OpenApi.annotations({ title: `Simple collections: ${name}` }))

export const CategoriesGroup = collection('categories', Category, Category.fields.id, { text: Category.fields.text })
export const DepartmentsGroup = collection('departments', Department, Department.fields.id, {
  name: Department.fields.name,
})
export const DefaultDiscussionPointsGroup = collection(
  'defaultDiscussionPoints',
  DefaultDiscussionPoint,
  DefaultDiscussionPoint.fields.id,
  { item: DefaultDiscussionPoint.fields.item },
)
export const CoreValuesGroup = collection('coreValues', CoreValue, CoreValue.fields.id, {
  content: CoreValue.fields.content,
})
export const MeetingLocationsGroup = collection('meetingLocations', MeetingLocation, MeetingLocation.fields.id, {
  content: MeetingLocation.fields.content,
})
export const PerformanceReviewTemplatesGroup = collection(
  'performanceReviewTemplates',
  PerformanceReviewTemplate,
  PerformanceReviewTemplate.fields.id,
  { content: PerformanceReviewTemplate.fields.content },
)
export const PositionTemplatesGroup = collection('positionTemplates', PositionTemplate, PositionTemplate.fields.id, {
  title: PositionTemplate.fields.title,
  description: PositionTemplate.fields.description,
  department: PositionTemplate.fields.department,
})

/** § 7 Reports and tags: the tag list. */
export class TagsGroup extends HttpApiGroup.make('tags')
  .add(
    HttpApiEndpoint.get('list', '/api/:tenantId/taglist', {
      params: inTenant,
      headers,
      success: reply(Schema.Array(Tag)),
    }),
  )
  .middleware(InTenant)
  .middleware(SignedIn)
  .middleware(Wrapped)
  .annotateMerge(OpenApi.annotations({ title: 'Tags' })) {}
