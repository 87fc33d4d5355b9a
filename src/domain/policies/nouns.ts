import { Schema } from 'effect'
import { EmployeeId, HrDocumentId, ItemId } from '../kernel/ids.ts'
import { InstantUtc } from '../kernel/nouns.ts'

/** Who agreed to which version, and when (§ 3 HR document). */
export const Agreement = Schema.Struct({
  employeeId: EmployeeId,
  versionNo: Schema.Int,
  agreementDateUtc: InstantUtc,
})
export type Agreement = typeof Agreement.Type

/**
 * § 3 HR document as the list gives it: type 0 is a policy. `agreements` holds only the reader's own;
 * `relevantParties` says whom it binds.
 */
export const HrDocumentSummary = Schema.Struct({
  id: HrDocumentId,
  type: Schema.Int,
  title: Schema.String,
  category: Schema.NullOr(Schema.String),
  versionNo: Schema.Int,
  publishedUtc: InstantUtc,
  dueUtc: Schema.NullOr(InstantUtc),
  newVersionAvailable: Schema.Boolean,
  relevantParties: Schema.Struct({ all: Schema.Boolean, employeeIds: Schema.Array(EmployeeId) }),
  agreements: Schema.Array(Agreement),
})
export type HrDocumentSummary = typeof HrDocumentSummary.Type

/** A marketplace template an organisation may start a policy from. */
export const HrDocumentTemplate = Schema.Struct({ id: ItemId, title: Schema.String, category: Schema.String })
export type HrDocumentTemplate = typeof HrDocumentTemplate.Type
