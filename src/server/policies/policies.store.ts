import type * as Statement from 'effect/sql/Statement'
import type { Caller } from '../../contract/callers.ts'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import { managesPolicies } from '../../domain/policies/access.ts'
import { comparableText, documentText, listText, summaryText, versionText } from './policy.sql.ts'

export interface Body {
  readonly body: string
}

/** Who reads, and as what. */
export type Reader = Pick<Caller, 'tenantId' | 'employeeId' | 'privileges'>

const asReader = (reader: Reader) => [reader.tenantId, reader.employeeId, managesPolicies(reader)]

/** § 3 HR documents, as the JSON of a list of `HrDocumentSummary`. */
export const documents = (reader: Reader, isCounted: boolean) => (sql: Statement.Constructor) =>
  sql.unsafe<Body>(listText, [...asReader(reader), isCounted])

/** Those that bind a person, and no others: as they see them who manages nothing. */
export const documentsBinding = (reader: Reader) =>
  documents({ ...reader, privileges: { features: [], roles: [] } }, false)

export const summary = (reader: Reader, id: HrDocumentId) => (sql: Statement.Constructor) =>
  sql.unsafe<Body>(summaryText, [...asReader(reader), id])

/** The whole as the JSON of `HrDocument`; no row for one that is not there for the reader. */
export const document = (reader: Reader, id: HrDocumentId) => (sql: Statement.Constructor) =>
  sql.unsafe<Body>(documentText, [...asReader(reader), id])

export const version = (reader: Reader, id: HrDocumentId, versionNo: number) => (sql: Statement.Constructor) =>
  sql.unsafe<Body>(versionText, [...asReader(reader), id, versionNo])

/** Every version's text, newest first, and the newest the reader has agreed to. */
export const versionsToCompare = (reader: Reader, id: HrDocumentId) => (sql: Statement.Constructor) =>
  sql.unsafe<Body>(comparableText, [...asReader(reader), id])
