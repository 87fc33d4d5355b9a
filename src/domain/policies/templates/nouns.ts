import { Schema } from 'effect'
import { HrDocumentId, ItemId } from '../../kernel/ids.ts'
import { InstantUtc, schemasOf, Version } from '../../kernel/nouns.ts'
import { PolicyContent } from '../content/nouns.ts'
import { changeFields, headingFields } from '../heading.fields.ts'
import { DiffBlock, HrDocumentType } from '../nouns.ts'

/** A marketplace template an organisation may start a policy from, as the bootstrap names it. */
export const HrDocumentTemplate = Schema.Struct({ id: ItemId, title: Schema.String, category: Schema.String })
export type HrDocumentTemplate = typeof HrDocumentTemplate.Type

/** § 7 marketplace/hrDocumentTemplates: with what a preview shows. */
export const PolicyTemplate = Schema.Struct({
  ...HrDocumentTemplate.fields,
  /** One or two sentences: what it is for. */
  summary: Schema.String,
  version: Schema.Int,
  updatedUtc: InstantUtc,
  content: PolicyContent,
})
export type PolicyTemplate = typeof PolicyTemplate.Type

/** § 7 POST useTemplate/{templateId}. */
export const TemplateUse = Schema.Struct({
  id: HrDocumentId,
  type: Schema.optional(HrDocumentType),
  ...schemasOf(headingFields),
})
export type TemplateUse = typeof TemplateUse.Type

/** § 7 PUT useTemplate/{id}: publishes the text that was put together from ours and the template's. */
export const TemplateUpdate = Schema.Struct({
  version: Version,
  /** Of the draft that ours was; null when there was none. What was saved since is not lost. */
  draftVersion: Schema.NullOr(Version),
  templateVersion: Version,
  content: PolicyContent,
  ...schemasOf(changeFields),
  /** § 4 Updating to the latest template requires re-acknowledgement. */
  requireReacknowledgement: Schema.Literal(true),
})
export type TemplateUpdate = typeof TemplateUpdate.Type

/** Ours: what oneself changed since the template, and what the template changed since. */
export const TemplateComparison = Schema.Struct({
  templateVersion: Schema.Int,
  latestVersion: Schema.Int,
  ours: Schema.Array(DiffBlock),
  theirs: Schema.Array(DiffBlock),
  /** The template's new text with our own changes where both can be had; where not, theirs stands and ours is named. */
  merged: PolicyContent,
  conflicts: Schema.Array(Schema.Struct({ ours: Schema.String, theirs: Schema.String })),
})
export type TemplateComparison = typeof TemplateComparison.Type
