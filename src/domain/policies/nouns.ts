import { Schema } from 'effect'
import { PositionTitle } from '../employees/nouns.ts'
import { DepartmentId, EmployeeId, HrDocumentId, ItemId } from '../kernel/ids.ts'
import { Day, InstantUtc, schemasOf, Version } from '../kernel/nouns.ts'
import { SaidYes, SearchTyped } from '../kernel/windows.ts'
import { TagName } from '../tags/nouns.ts'
import { Image, PolicyContent } from './content/nouns.ts'
import { changeFields, headingFields } from './heading.fields.ts'
import { dutyStatusesInOrder, NO_DEPARTMENT, peopleSorts } from './people.ts'
import { agreementFields } from './settings.fields.ts'

/** Who agreed to which version, and when (§ 3 HR document). Never changed and never deleted. */
export const Agreement = Schema.Struct({
  employeeId: EmployeeId,
  versionNo: Schema.Int,
  agreementDateUtc: InstantUtc,
})
export type Agreement = typeof Agreement.Type

/** Whom a policy binds (§ 3 relevantParties). Ours: a department, a position or a tag binds who is in it, from then on. */
export const RelevantParties = Schema.Struct({
  all: Schema.Boolean,
  employeeIds: Schema.Array(EmployeeId),
  departmentIds: Schema.Array(DepartmentId),
  /** Titles of positions, compared without regard to case. */
  positionTitles: Schema.Array(PositionTitle),
  tags: Schema.Array(TagName),
})
export type RelevantParties = typeof RelevantParties.Type

/** Ours. By when to agree, how often to remind, and when to agree anew. */
export const PolicySettings = Schema.Struct({ relevantParties: RelevantParties, ...schemasOf(agreementFields) })
export type PolicySettings = typeof PolicySettings.Type

export const PolicyStatus = Schema.Literals(['draft', 'published', 'archived'])
export type PolicyStatus = typeof PolicyStatus.Type

/** How many of those bound have agreed to what they must; told to policy managers, where it was asked for. */
export const PolicyProgress = Schema.Struct({ bound: Schema.Int, agreed: Schema.Int, late: Schema.Int })
export type PolicyProgress = typeof PolicyProgress.Type

/** § 3 0 means policy; 1, a document that is only read, is ours (`kinds.ts`). */
export const HrDocumentType = Schema.Literals([0, 1])
export type HrDocumentType = typeof HrDocumentType.Type

/**
 * § 3 HR document as the list gives it: type 0 is a policy. `agreements` holds only the reader's own;
 * `relevantParties` says whom it binds, to a reader who does not manage policies only whether it binds them.
 */
export const HrDocumentSummary = Schema.Struct({
  id: HrDocumentId,
  type: HrDocumentType,
  title: Schema.String,
  category: Schema.NullOr(Schema.String),
  status: PolicyStatus,
  /** The newest published version; 0 before the first. */
  versionNo: Schema.Int,
  /** The newest version that was a change of substance: an agreement to it or to a later one holds. */
  agreeFromVersionNo: Schema.Int,
  publishedUtc: Schema.NullOr(InstantUtc),
  /** When the reader's own agreement falls due; for a reader it does not bind, when it falls due in general. */
  dueUtc: Schema.NullOr(InstantUtc),
  /** The reader's agreement has to be given anew from here on. */
  renewalUtc: Schema.NullOr(InstantUtc),
  /** § 3 The template it came from has a newer version. */
  newVersionAvailable: Schema.Boolean,
  /** Something is written that is not published. */
  hasDraft: Schema.Boolean,
  relevantParties: RelevantParties,
  /** The reader is one of those it binds; of a document, one of those it is for. */
  bindsMe: Schema.Boolean,
  agreements: Schema.Array(Agreement),
  progress: Schema.NullOr(PolicyProgress),
})
export type HrDocumentSummary = typeof HrDocumentSummary.Type

/** The file of a version that was uploaded instead of written. */
export const PolicyFile = Schema.Struct({
  name: Schema.String,
  size: Schema.Int,
  sha256: Schema.String,
  pages: Schema.NullOr(Schema.Int),
})
export type PolicyFile = typeof PolicyFile.Type

/** § 3 A version is kept for ever as it was published: either written or a file. */
export const PolicyVersion = Schema.Struct({
  versionNo: Schema.Int,
  title: Schema.String,
  category: Schema.NullOr(Schema.String),
  content: Schema.NullOr(PolicyContent),
  file: Schema.NullOr(PolicyFile),
  /** Of the content or of the file: what the agreements are to. */
  sha256: Schema.String,
  isSubstantive: Schema.Boolean,
  changeNote: Schema.String,
  publishedUtc: InstantUtc,
  publishedBy: Schema.NullOr(Schema.String),
})
export type PolicyVersion = typeof PolicyVersion.Type

export const PolicyVersionSummary = PolicyVersion.mapFields(({ content: _content, ...rest }) => rest)
export type PolicyVersionSummary = typeof PolicyVersionSummary.Type

/** What is being written: one per document, saved as it is typed. Its version counts the savings. */
export const PolicyDraft = Schema.Struct({
  title: Schema.String,
  category: Schema.NullOr(Schema.String),
  content: Schema.NullOr(PolicyContent),
  file: Schema.NullOr(PolicyFile),
  /** The version of the template its text was taken from; null when it was not. */
  templateVersion: Schema.NullOr(Schema.Int),
  savedUtc: InstantUtc,
  savedBy: Schema.NullOr(Schema.String),
  version: Version,
})
export type PolicyDraft = typeof PolicyDraft.Type

/** § 3 HR document, whole. The draft and the settings are for policy managers only. */
export const HrDocument = Schema.Struct({
  ...HrDocumentSummary.fields,
  /** Newest first. */
  versions: Schema.Array(PolicyVersionSummary),
  /** The newest published version; null before the first. */
  current: Schema.NullOr(PolicyVersion),
  draft: Schema.NullOr(PolicyDraft),
  settings: Schema.NullOr(PolicySettings),
  /** Besides its settings: the position templates that ask their holders to agree to it; for policy managers only. */
  askedByPositions: Schema.Array(Schema.Struct({ title: PositionTitle, holders: Schema.Array(EmployeeId) })),
  template: Schema.NullOr(
    Schema.Struct({
      id: ItemId,
      title: Schema.String,
      /** The one this document was brought up to. */
      version: Schema.Int,
      latestVersion: Schema.Int,
    }),
  ),
  lastReviewedUtc: Schema.NullOr(InstantUtc),
  version: Version,
})
export type HrDocument = typeof HrDocument.Type

/** What is written of a document (§ 7 POST hrDocuments): a draft until it is reviewed. */
export const NewPolicy = Schema.Struct({
  id: HrDocumentId,
  /** A policy when it is not said. */
  type: Schema.optional(HrDocumentType),
  ...schemasOf(headingFields),
  content: PolicyContent,
})
export type NewPolicy = typeof NewPolicy.Type

/** § 7 PUT hrDocuments/{id}: saves the draft. `version` is the draft's; null when there is none yet. */
export const PolicyDraftChange = Schema.Struct({
  version: Schema.NullOr(Version),
  ...schemasOf(headingFields),
  /** Null leaves the file that was uploaded instead of a text. */
  content: Schema.NullOr(PolicyContent),
})
export type PolicyDraftChange = typeof PolicyDraftChange.Type

/** § 7 PUT {id}/settings. */
export const PolicySettingsChange = Schema.Struct({
  version: Version,
  settings: PolicySettings,
  isArchived: Schema.Boolean,
})
export type PolicySettingsChange = typeof PolicySettingsChange.Type

/**
 * § 7 POST {id}/review. Ours: what a reviewer decides. `editorial` and `substantive` publish the draft, and only the latter
 * asks everybody to agree again; `unchanged` says that what is published holds as it is.
 */
export const PolicyReview = Schema.Struct({
  outcome: Schema.Literals(['editorial', 'substantive', 'unchanged']),
  ...schemasOf(changeFields),
  /** The draft's when one is published, else the document's. */
  version: Version,
})
export type PolicyReview = typeof PolicyReview.Type

/** § 7 POST {id}/agree: to the version that was read. */
export const PolicyAgreement = Schema.Struct({ versionNo: Version })
export type PolicyAgreement = typeof PolicyAgreement.Type

/** A run of text that two versions have in common, or that one of them has. */
export const DiffPart = Schema.Struct({ change: Schema.Literals(['same', 'added', 'removed']), text: Schema.String })
export type DiffPart = typeof DiffPart.Type

const Change = Schema.Literals(['same', 'added', 'removed', 'changed'])

const DiffCell = Schema.Struct({ change: Change, parts: Schema.Array(DiffPart) })
export type DiffCell = typeof DiffCell.Type

/** One block of the text (a heading, a paragraph, an item of a list, an image as it is now, a row of a table) and what became of it. */
export const DiffBlock = Schema.Struct({
  kind: Schema.Literals(['heading', 'paragraph', 'listItem', 'quote', 'rule', 'image', 'tableRow']),
  /** Of a heading 1 to 3; of an item how deep its list lies; of a row 1 when it heads its table; else 0. */
  level: Schema.Int,
  change: Change,
  parts: Schema.Array(DiffPart),
  /** Of a row alone, which has no other parts. */
  cells: Schema.optional(Schema.Array(DiffCell)),
  image: Schema.optional(Image.fields.attrs),
})
export type DiffBlock = typeof DiffBlock.Type

/** § 7 GET HRDocumentsDiff/{id}/{versionNo}. */
export const PolicyDiff = Schema.Struct({
  /** The older; null for the empty text before the first. */
  fromVersionNo: Schema.NullOr(Schema.Int),
  toVersionNo: Schema.Int,
  titleBefore: Schema.NullOr(Schema.String),
  title: Schema.String,
  /** Null when one of the two is a file: there is no text to compare. */
  blocks: Schema.NullOr(Schema.Array(DiffBlock)),
  /** The notes of every version after the older one, newest first. */
  notes: Schema.Array(
    Schema.Struct({ versionNo: Schema.Int, changeNote: Schema.String, isSubstantive: Schema.Boolean }),
  ),
})
export type PolicyDiff = typeof PolicyDiff.Type

/** How one person stands with a policy on a day. */
export const DutyStatus = Schema.Literals(['agreed', 'owed', 'outdated', 'late'])
export type DutyStatus = typeof DutyStatus.Type

export const PersonAgreement = Schema.Struct({
  employeeId: EmployeeId,
  fullName: Schema.String,
  email: Schema.String,
  department: Schema.NullOr(Schema.String),
  standing: DutyStatus,
  /** The version that binds them, and the newest they have agreed to. */
  versionNo: Schema.Int,
  agreedVersionNo: Schema.NullOr(Schema.Int),
  agreementDateUtc: Schema.NullOr(InstantUtc),
  dueUtc: Schema.NullOr(InstantUtc),
  lastReminderUtc: Schema.NullOr(InstantUtc),
  /** When their manager was told that they are late. */
  managerToldUtc: Schema.NullOr(InstantUtc),
})
export type PersonAgreement = typeof PersonAgreement.Type

/** What an earlier day is told by: the version in force at its end, and how the policy was set then. */
export const AsAtBasis = Schema.Struct({
  versionNo: Schema.Int,
  publishedUtc: InstantUtc,
  dueDay: Schema.NullOr(Day),
  dueInDays: Schema.NullOr(Schema.Int),
  renewEveryMonths: Schema.NullOr(Schema.Int),
  /** When they are not, the earliest that are known stand in. */
  areSettingsKnown: Schema.Boolean,
})
export type AsAtBasis = typeof AsAtBasis.Type

/** Ours: who is bound and who has agreed, now or as at the end of a day. */
export const PolicyCompliance = Schema.Struct({
  asAt: Schema.NullOr(Day),
  /** Null for now, and for a day on which nothing had been published yet. */
  basis: Schema.NullOr(AsAtBasis),
  people: Schema.Array(PersonAgreement),
})
export type PolicyCompliance = typeof PolicyCompliance.Type

/** How many stand how, and in which departments they are; of the people bound on the day. */
export const PolicyComplianceCounts = Schema.Struct({
  asAt: PolicyCompliance.fields.asAt,
  basis: PolicyCompliance.fields.basis,
  counts: Schema.Struct({ agreed: Schema.Int, owed: Schema.Int, outdated: Schema.Int, late: Schema.Int }),
  /** Of those who are late now: who has an address and was not reminded today. 0 of another day. */
  toRemind: Schema.Int,
  departments: Schema.Array(Schema.Struct({ id: DepartmentId, name: Schema.String })),
})
export type PolicyComplianceCounts = typeof PolicyComplianceCounts.Type

const several = (one: string) => Schema.String.check(Schema.isPattern(new RegExp(`^(?:${one})(?:,(?:${one})){0,199}$`)))

/** Which people of a policy are shown (`people.ts`), as a query says it: without a day now, several with commas between. */
export const PeopleAsked = {
  asAt: Schema.optional(Day),
  search: Schema.optional(SearchTyped),
  standings: Schema.optional(several(dutyStatusesInOrder.join('|'))),
  departments: Schema.optional(several(`${NO_DEPARTMENT}|[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}`)),
  sort: Schema.optional(Schema.Literals(peopleSorts)),
  descending: Schema.optional(SaidYes),
}

/** What came of "remind all late ones": people reminded of this duty earlier today are not written to again. */
export const RemindersSent = Schema.Struct({
  sent: Schema.Int,
  alreadyReminded: Schema.Int,
  withoutAddress: Schema.Int,
})
export type RemindersSent = typeof RemindersSent.Type

export const PolicyCategory = Schema.Struct({ id: ItemId, name: Schema.String, uses: Schema.Int })
export type PolicyCategory = typeof PolicyCategory.Type
