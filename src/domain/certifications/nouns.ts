import { Schema } from 'effect'
import { PositionTitle } from '../employees/nouns.ts'
import {
  CertificationFileId,
  CertificationId,
  CertificationTypeId,
  DepartmentId,
  EmployeeId,
  HrDocumentId,
} from '../kernel/ids.ts'
import { Day, InstantUtc, schemasOf, Version } from '../kernel/nouns.ts'
import { IdList, SaidYes, SearchTyped } from '../kernel/windows.ts'
import { TagName } from '../tags/nouns.ts'
import { REMINDER_MAX, REMINDERS_MAX, requirementFields, typeContent } from './certificationType.fields.ts'
import { type ListingCounts as Counts, listingChoices, listingSorts, widerChoices } from './listing.ts'
import { verificationFields } from './verification.fields.ts'

/** § 3 A file of a certification. */
export const CertificationFile = Schema.Struct({
  id: CertificationFileId,
  certificationId: CertificationId,
  name: Schema.String,
  contentType: Schema.String,
  size: Schema.Int,
  uploadedUtc: InstantUtc,
})
export type CertificationFile = typeof CertificationFile.Type

/**
 * Ours, the lifecycle of a piece of evidence: what an employee hands in is `submitted` until it is verified or declined;
 * what an admin or manager adds is verified at once. Only verified ones count.
 */
export const Verification = Schema.Literals(['submitted', 'verified', 'declined'])
export type Verification = typeof Verification.Type

/** § 3 Certification. */
export const Certification = Schema.Struct({
  id: CertificationId,
  employeeId: EmployeeId,
  employeeName: Schema.String,
  certificationTypeId: CertificationTypeId,
  typeName: Schema.String,
  /** Null: it does not expire. */
  expiryDate: Schema.NullOr(InstantUtc),
  /** The day it was issued; null when nobody said. */
  issuedDay: Schema.NullOr(Day),
  isDeleted: Schema.Boolean,
  lastReminderUtc: Schema.NullOr(InstantUtc),
  lastReminderBy: Schema.NullOr(Schema.String),
  /** Its scheduled reminders wait until this day; a day that is over is told too. */
  snoozedUntil: Schema.NullOr(Day),
  files: Schema.Array(CertificationFile),
  verification: Verification,
  /** Why it was declined. */
  declinedBecause: Schema.NullOr(Schema.String),
  verifiedBy: Schema.NullOr(Schema.String),
  /** The one it renews: kept as history. */
  renews: Schema.NullOr(CertificationId),
  /** Another verified one of this person and type has taken its place (`decidingAmong`). */
  isRenewed: Schema.Boolean,
  createdUtc: InstantUtc,
  version: Version,
})
export type Certification = typeof Certification.Type

/** Everyone in one of these must hold a certification of the type (ours). */
export const CertificationRequirement = Schema.Struct(
  schemasOf(requirementFields, {
    departmentIds: Schema.Array(DepartmentId),
    /** Titles of positions, compared without regard to case. */
    positionTitles: Schema.Array(PositionTitle),
    tags: Schema.Array(TagName),
  }),
)
export type CertificationRequirement = typeof CertificationRequirement.Type

/**
 * § 3 Certification type. `references` are the first certifications of this type that are not deleted, for callers who
 * ask whether there are any; `referenceCount` is how many there are, and the list of certifications has them all.
 */
export const CertificationType = Schema.Struct({
  id: CertificationTypeId,
  name: Schema.String,
  description: Schema.String,
  /** Archived (§ 4). */
  isDeleted: Schema.Boolean,
  references: Schema.Array(CertificationId),
  referenceCount: Schema.Int,
  /** How long one is good for, to suggest an expiry; null when it does not expire. */
  validityMonths: Schema.NullOr(Schema.Int),
  /** Days before the expiry on which the holder and their manager are told, descending. */
  reminderDays: Schema.Array(Schema.Int),
  requiredBy: CertificationRequirement,
  /** Titles of the position templates that ask their holders for it. */
  askedByPositions: Schema.Array(PositionTitle),
  version: Version,
})
export type CertificationType = typeof CertificationType.Type

/** § 7 POST certificationtypes: create (`version` null), update and archive (`isDeleted`). */
export const CertificationTypeDraft = Schema.Struct({
  id: CertificationTypeId,
  version: Schema.NullOr(Version),
  isDeleted: Schema.Boolean,
  ...schemasOf(typeContent, {
    reminderDays: Schema.Array(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: REMINDER_MAX }))).check(
      Schema.isMaxLength(REMINDERS_MAX),
    ),
  }),
  requiredBy: CertificationRequirement,
})
export type CertificationTypeDraft = typeof CertificationTypeDraft.Type

/** Ours: which certifications the list shows (`listing.ts`), as a query says it; `types` are ids with commas between them. */
export const ListingAsked = {
  search: Schema.optional(SearchTyped),
  /** All of them when it is left out. */
  choice: Schema.optional(Schema.Literals([...listingChoices, ...widerChoices])),
  types: Schema.optional(IdList),
  sort: Schema.optional(Schema.Literals(listingSorts)),
  descending: Schema.optional(SaidYes),
}

export const ListingCounts = Schema.Struct({
  expired: Schema.Int,
  expiringSoon: Schema.Int,
  current: Schema.Int,
  submitted: Schema.Int,
  declined: Schema.Int,
  archived: Schema.Int,
}) satisfies Schema.Codec<Counts>

/** § 7 POST {id}/updateExpiry. */
export const ExpiryChange = Schema.Struct({ version: Version, expiryDate: Schema.NullOr(InstantUtc) })
export type ExpiryChange = typeof ExpiryChange.Type

/** Ours: what a manager or an admin says to what was handed in. */
export const VerificationAnswer = Schema.Struct({
  version: Version,
  outcome: Schema.Literals(['verified', 'declined']),
  ...schemasOf(verificationFields),
})
export type VerificationAnswer = typeof VerificationAnswer.Type

/** § 7 POST {id}/sendReminder: the certification, and (ours) what came of it. */
export const ReminderSent = Schema.Struct({
  ...Certification.fields,
  reminder: Schema.Literals(['sent', 'alreadyReminded', 'withoutAddress']),
})
export type ReminderSent = typeof ReminderSent.Type

/** Ours: how a person stands with a type they must hold. */
export const RequirementStatus = Schema.Literals(['missing', 'submitted', 'expired', 'expiringSoon', 'current'])
export type RequirementStatus = typeof RequirementStatus.Type

/**
 * Ours: people × required types × policies, of everybody one sees whom anything is asked of. Half a million cells are told
 * by one letter each, in the order of `types` and `policies`; `matrix.ts` reads them.
 */
export const CertificationMatrix = Schema.Struct({
  types: Schema.Array(Schema.Struct({ id: CertificationTypeId, name: Schema.String })),
  policies: Schema.Array(Schema.Struct({ id: HrDocumentId, title: Schema.String })),
  people: Schema.Array(
    Schema.Struct({
      employeeId: EmployeeId,
      fullName: Schema.String,
      department: Schema.NullOr(Schema.String),
      certifications: Schema.String,
      policies: Schema.String,
    }),
  ),
})
export type CertificationMatrix = typeof CertificationMatrix.Type

/** Ours: one thing a person owes or holds, policies and certifications together (page employeeCompliance). */
export const ComplianceItem = Schema.Struct({
  kind: Schema.Literals(['policy', 'certification']),
  /** Of the policy, of the certification, or of the type that is missing. */
  id: Schema.String,
  title: Schema.String,
  standing: Schema.Literals([
    'agreed',
    'owed',
    'outdated',
    'late',
    'missing',
    'submitted',
    'expired',
    'expiringSoon',
    'current',
  ]),
  /** When it falls due or expires. */
  dueUtc: Schema.NullOr(InstantUtc),
  /** When it was agreed to or added; null while it is not. */
  doneUtc: Schema.NullOr(InstantUtc),
})
export type ComplianceItem = typeof ComplianceItem.Type

/** Ours: all of it. Of somebody who has left, as it stood when their employment ended. */
export const PersonCompliance = Schema.Struct({
  hasLeft: Schema.Boolean,
  /** Null for who works here, and where nobody wrote it down. */
  endedUtc: Schema.NullOr(InstantUtc),
  items: Schema.Array(ComplianceItem),
})
export type PersonCompliance = typeof PersonCompliance.Type
