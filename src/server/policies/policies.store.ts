import type { Caller } from '../../contract/callers.ts'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import { managesPolicies } from '../../domain/policies/access.ts'
import { Body } from '../store/body.ts'
import type { Sql } from '../store/database.ts'
import { comparableText, documentText, listText, summaryText, versionText } from './policy.sql.ts'

/** Who reads, and as what. */
export type Reader = Pick<Caller, 'employeeId' | 'privileges'>

const asReader = (sql: Sql, reader: Reader) => [sql.tenantId, reader.employeeId, managesPolicies(reader)]

/** § 3 HR documents, as the JSON of a list of `HrDocumentSummary`. */
export const documents = (reader: Reader, isCounted: boolean) => (sql: Sql) =>
  sql.of(Body).unsafe(listText, [...asReader(sql, reader), isCounted])

/** Those that bind a person, and no others: as they see them who manages nothing. */
export const documentsBinding = (reader: Reader) =>
  documents({ ...reader, privileges: { features: [], roles: [] } }, false)

export const summary = (reader: Reader, id: HrDocumentId) => (sql: Sql) =>
  sql.of(Body).unsafe(summaryText, [...asReader(sql, reader), id])

/** The whole as the JSON of `HrDocument`; no row for one that is not there for the reader. */
export const document = (reader: Reader, id: HrDocumentId) => (sql: Sql) =>
  sql.of(Body).unsafe(documentText, [...asReader(sql, reader), id])

export const version = (reader: Reader, id: HrDocumentId, versionNo: number) => (sql: Sql) =>
  sql.of(Body).unsafe(versionText, [...asReader(sql, reader), id, versionNo])

/** Every version's text, newest first, and the newest the reader has agreed to. */
export const versionsToCompare = (reader: Reader, id: HrDocumentId) => (sql: Sql) =>
  sql.of(Body).unsafe(comparableText, [...asReader(sql, reader), id])
