import { Schema } from 'effect'
import { PersonRef } from '../../employees/nouns.ts'
import { AssetAuditId, AssetId, AssetLocationId } from '../../kernel/ids.ts'
import { InstantUtc, Version } from '../../kernel/nouns.ts'
import { SearchTyped } from '../../kernel/windows.ts'

/** A round through a place: what should be there, and what was seen. */
export const AssetAudit = Schema.Struct({
  id: AssetAuditId,
  /** Null once the place is gone. */
  locationId: Schema.NullOr(AssetLocationId),
  locationName: Schema.String,
  startedUtc: InstantUtc,
  startedBy: PersonRef,
  /** Null while it goes on. */
  closedUtc: Schema.NullOr(InstantUtc),
  rows: Schema.Array(
    Schema.Struct({
      id: AssetId,
      number: Schema.String,
      name: Schema.String,
      /** It belongs here; else it was seen though it belongs elsewhere. */
      isExpected: Schema.Boolean,
      seenUtc: Schema.NullOr(InstantUtc),
    }),
  ),
  version: Version,
})
export type AssetAudit = typeof AssetAudit.Type

export const AssetAuditSummary = Schema.Struct({
  ...AssetAudit.mapFields(({ rows: _, ...fields }) => fields).fields,
  expected: Schema.Int,
  /** Of those that were expected. */
  seen: Schema.Int,
  elsewhere: Schema.Int,
})
export type AssetAuditSummary = typeof AssetAuditSummary.Type

/** The id is made by the caller, so that asking twice begins one. */
export const NewAssetAudit = Schema.Struct({ id: AssetAuditId, locationId: AssetLocationId })

/** What was seen, or is taken back, by the number that was scanned or typed. */
export const AssetSeen = Schema.Struct({ number: SearchTyped, isSeen: Schema.Boolean })
export type AssetSeen = typeof AssetSeen.Type
