import { Schema } from 'effect'
import { CoreValue } from '../domain/coreValues/nouns.ts'
import { GoalTemplate } from '../domain/goals/nouns.ts'
import { noneTwice, Version } from '../domain/kernel/nouns.ts'
import { Category, Department, MeetingLocation, Use } from '../domain/organisation/nouns.ts'
import { PositionTemplate, templateContent } from '../domain/positionTemplates/nouns.ts'
import { DefaultDiscussionPoint, PerformanceReviewTemplate } from '../domain/reviews/nouns.ts'
import { Tag, TagName } from '../domain/tags/nouns.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { ifMatch, ofItem } from './paths.ts'
import { get, post, put, remove, tenantGroup } from './tenantGroup.ts'

/** Ids of one list, none twice. */
const distinct = <Id extends Schema.Top>(id: Id) => Schema.Array(id).check(Schema.isMaxLength(2_000), noneTwice)

/** Ours: who uses an item, and merging it into another of its list, after which its users use that one. */
const usesAndMerge = <const Name extends string, Id extends Schema.Top>(name: Name, id: Id) =>
  [
    get('uses', `/${name}/:id/uses`, {
      params: ofItem,
      success: reply(Schema.Array(Use)),
      error: [Refusal403, Refusal404],
    }),
    post('merge', `/${name}/:id/merge`, {
      params: ofItem,
      payload: Schema.Struct({ version: Version, into: id }),
      success: Done,
      error: [Refusal403, Refusal404, Refusal409, Refusal422],
    }),
  ] as const

/**
 * § 7 Simple collections: GET, POST, PUT {id}, DELETE {id}, in one manner for all seven. Ours: their order. Those named
 * take each other's places in the order named; the others stay where they are.
 */
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
  tenantGroup(
    name,
    `Simple collections: ${name}`,
    get('list', `/${name}`, { success: reply(Schema.Array(item)), error: [Refusal403] }),
    post('create', `/${name}`, {
      payload: Schema.Struct({ id, ...content }),
      success: reply(item),
      error: [Refusal403, Refusal409, Refusal422],
    }),
    put('update', `/${name}/:id`, {
      params: ofItem,
      payload: Schema.Struct({ version: Version, ...content }),
      success: reply(item),
      error: [Refusal403, Refusal404, Refusal409, Refusal422],
    }),
    remove('remove', `/${name}/:id`, {
      params: ofItem,
      headers: ifMatch,
      success: Done,
      error: [Refusal403, Refusal404, Refusal409, Refusal422],
    }),
    put('reorder', `/${name}/order`, {
      payload: Schema.Struct({ ids: distinct(id) }),
      success: reply(Schema.Array(item)),
      error: [Refusal403],
    }),
    ...usesAndMerge(name, id),
  )

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
/** Ours: templates of goals, kept as the others are. */
export const GoalTemplatesGroup = collection('goalTemplates', GoalTemplate, GoalTemplate.fields.id, {
  content: GoalTemplate.fields.content,
})
export const PositionTemplatesGroup = collection(
  'positionTemplates',
  PositionTemplate,
  PositionTemplate.fields.id,
  templateContent,
)

const tagContent = { name: TagName }

/** § 7 Reports and tags: the tag list. Ours: tags are made, renamed, merged and deleted like the items of the others. */
export class TagsGroup extends tenantGroup(
  'tags',
  'Tags',
  get('list', '/taglist', { success: reply(Schema.Array(Tag)) }),
  post('create', '/tags', {
    payload: Schema.Struct({ id: Tag.fields.id, ...tagContent }),
    success: reply(Tag),
    error: [Refusal403, Refusal409, Refusal422],
  }),
  put('update', '/tags/:id', {
    params: ofItem,
    payload: Schema.Struct({ version: Version, ...tagContent }),
    success: reply(Tag),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
  remove('remove', '/tags/:id', {
    params: ofItem,
    headers: ifMatch,
    success: Done,
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
  ...usesAndMerge('tags', Tag.fields.id),
) {}
