import { Schema } from 'effect'
import { EmployeeId, HrDocumentId, ItemId, TenantId } from '../domain/kernel/ids.ts'
import type { Version } from '../domain/kernel/nouns.ts'

export const ofEmployee = { id: EmployeeId }
export const ofItem = { id: ItemId }
export const ofHrDocument = { id: HrDocumentId }

export const VersionNo = Schema.NumberFromString.check(
  Schema.isInt(),
  Schema.isBetween({ minimum: 1, maximum: 99_999 }),
)

/** Every call inside a tenant names it a second time here; a difference is refused with `tenant_mismatch`. */
export const tenantHeaders = { 'tenant-id': Schema.optional(Schema.String) }

/** The path names no tenant: only this says for which one the call is made. */
export const tenantInHeader = { 'tenant-id': TenantId }

/** A deletion carries the version it was decided on: `If-Match: "3"` (the quotes may be left out). */
export const ifMatch = { 'if-match': Schema.String.check(Schema.isPattern(/^"?[1-9]\d{0,8}"?$/)) }

/** What the caller has of it, by the `ETag` it came with: where it is still so, the answer is 304 and empty. */
export const ifNoneMatch = { 'if-none-match': Schema.optional(Schema.String) }

export const versionOf = (headers: { readonly 'if-match': string }): typeof Version.Type =>
  Number(headers['if-match'].replaceAll('"', ''))
