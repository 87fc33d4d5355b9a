import { Schema } from 'effect'
import { ComplianceItem } from '../certifications/nouns.ts'
import { CertificationTypeId, DepartmentId, EmployeeId, HrDocumentId, ItemId } from '../kernel/ids.ts'
import { Day, InstantUtc, noneTwice, schemasOf, Version } from '../kernel/nouns.ts'
import { PEOPLE_MOST, REQUIRED_MOST } from './limits.ts'
import { templateFields, textFields } from './template.fields.ts'

/** What a body says of a template. */
export const templateContent = schemasOf(templateFields, { department: Schema.NullOr(DepartmentId) })

/** What somebody who holds the position has to hold and to agree to (`requirements.ts`). */
export const PositionRequirements = Schema.Struct({
  certificationTypes: Schema.Array(Schema.Struct({ id: CertificationTypeId, name: Schema.String })),
  policies: Schema.Array(Schema.Struct({ id: HrDocumentId, name: Schema.String })),
})
export type PositionRequirements = typeof PositionRequirements.Type

/** § 3 Position template. */
export const PositionTemplate = Schema.Struct({
  id: ItemId,
  ...templateContent,
  isArchived: Schema.Boolean,
  globalPositionTemplateId: Schema.NullOr(ItemId),
  /** Ours: which version of the global template its text came from. */
  globalVersion: Schema.NullOr(Version),
  /** Ours: how many people hold a position that was given from it. */
  heldBy: Schema.Int,
  /** Ours. Of certification types that are archived, and policies that are, nothing is asked. */
  requires: PositionRequirements,
  version: Version,
})
export type PositionTemplate = typeof PositionTemplate.Type

export const TemplateText = Schema.Struct(schemasOf(textFields))
export type TemplateText = typeof TemplateText.Type

/** § 7 marketplace/globalPositionTemplates: the newest version of each, whole, so that it can be read before it is used. */
export const GlobalPositionTemplate = Schema.Struct({
  id: ItemId,
  title: Schema.String,
  department: Schema.String,
  industry: Schema.String,
  version: Version,
  updatedUtc: InstantUtc,
  text: TemplateText,
})
export type GlobalPositionTemplate = typeof GlobalPositionTemplate.Type

/** § 7 marketplace/globalPositionTemplates/{id}: with every version there was, oldest first. */
export const GlobalPositionTemplateHistory = Schema.Struct({
  ...GlobalPositionTemplate.fields,
  versions: Schema.Array(Schema.Struct({ version: Version, updatedUtc: InstantUtc, text: TemplateText })),
})
export type GlobalPositionTemplateHistory = typeof GlobalPositionTemplateHistory.Type

/** § 7 POST useTemplate/{templateId}: title, department. */
export const TemplateUse = Schema.Struct({
  id: ItemId,
  title: templateContent.title,
  department: templateContent.department,
})
export type TemplateUse = typeof TemplateUse.Type

/** Ours: the text that was put together from one's own and the newest of the marketplace. */
export const TemplateUpgrade = Schema.Struct({ version: Version, globalVersion: Version, text: TemplateText })
export type TemplateUpgrade = typeof TemplateUpgrade.Type

/** Ours: a position for each of these people, with the template's text. `id` is the act's, so that asking twice is once. */
export const TemplateAssigned = Schema.Struct({
  id: ItemId,
  people: Schema.Array(EmployeeId).check(Schema.isMinLength(1), Schema.isMaxLength(PEOPLE_MOST), noneTwice),
  startDate: Schema.NullOr(Day),
  isCurrent: Schema.Boolean,
})
export type TemplateAssigned = typeof TemplateAssigned.Type

const Person = Schema.Struct({ id: EmployeeId, fullName: Schema.String })

/** What came of it: who got one, and who was passed over. */
export const PositionsGiven = Schema.Struct({
  id: ItemId,
  people: Schema.Int,
  /** Not working here any more. */
  left: Schema.Array(Person),
  /** Whoever holds a position from this template already. */
  held: Schema.Array(Person),
})
export type PositionsGiven = typeof PositionsGiven.Type

export const PositionsTakenBack = Schema.Struct({ removed: Schema.Int, kept: Schema.Int })
export type PositionsTakenBack = typeof PositionsTakenBack.Type

/** Ours: what the position asks for from now on. */
export const RequirementsChange = Schema.Struct({
  version: Version,
  certificationTypeIds: Schema.Array(CertificationTypeId).check(Schema.isMaxLength(REQUIRED_MOST), noneTwice),
  policyIds: Schema.Array(HrDocumentId).check(Schema.isMaxLength(REQUIRED_MOST), noneTwice),
})
export type RequirementsChange = typeof RequirementsChange.Type

/** Ours: somebody whose current position was given from the template, and what they still owe of what it asks for. */
export const PositionHolder = Schema.Struct({
  id: EmployeeId,
  fullName: Schema.String,
  owes: Schema.Array(ComplianceItem),
})
export type PositionHolder = typeof PositionHolder.Type

/** Ours: how many of those whom the reader sees hold the position now, and how many of them owe something it asks for. */
export const PositionGaps = Schema.Struct({ id: ItemId, holders: Schema.Int, withGaps: Schema.Int })
export type PositionGaps = typeof PositionGaps.Type

/** Ours: a text that a template has had, and how many of those who were given it hold it still. */
export const TemplateVersion = Schema.Struct({
  versionNo: Schema.Int,
  title: Schema.String,
  text: TemplateText,
  writtenUtc: InstantUtc,
  writtenBy: Schema.NullOr(Schema.String),
  heldBy: Schema.Int,
  acknowledgedBy: Schema.Int,
})
export type TemplateVersion = typeof TemplateVersion.Type
