import { Effect, Schema } from 'effect'
import type { Side } from '../../domain/checkIns/access.ts'
import { EmployeeId, type ReviewFileId, type ReviewId } from '../../domain/kernel/ids.ts'
import { PerformanceReview, ReviewFile } from '../../domain/reviews/nouns.ts'
import type { NewFile } from '../employees/documents/uploads.ts'
import { Body, bodyOf } from '../store/body.ts'
import { firstRow, type Sql, TenantSql } from '../store/database.ts'
import { filesJson, submittedByJson } from './review.sql.ts'

interface Adder {
  readonly by: EmployeeId
  readonly side: Side | null
}

/** Answers the ids of those that are new: the same file under the same name twice is one. */
export const insertFiles = (id: ReviewId, { by, side }: Adder, files: ReadonlyArray<NewFile>) =>
  Effect.map(
    TenantSql.use(
      (sql) => sql.of({ id: Schema.String })`
        insert into review_files (tenant_id, id, review_id, side, by_id, name, content_type, size, sha256)
        select ${sql.tenantId}::uuid, file.id, ${id}::uuid, ${side}, ${by}::uuid, file.name, file."contentType", file.size,
          file.sha256
        from jsonb_to_recordset(${JSON.stringify(files)}::text::jsonb)
          as file (id uuid, name text, "contentType" text, size integer, sha256 text)
        on conflict (tenant_id, review_id, by_id, name, sha256) do nothing
        returning id::text`,
    ),
    (rows) => rows.map(({ id }) => id),
  )

export const filesFor = (id: ReviewId, reader: EmployeeId) =>
  bodyOf((sql) =>
    sql
      .of(Body)
      .unsafe(
        `select ${filesJson('$3::uuid')}::text as body from reviews r where r.tenant_id = $1::uuid and r.id = $2::uuid`,
        [sql.tenantId, id, reader],
      ),
  )

export const fileIdsOf = (id: ReviewId) =>
  Effect.map(
    TenantSql.use(
      (sql) => sql.of({ id: Schema.String })`
        select id::text from review_files where tenant_id = ${sql.tenantId}::uuid and review_id = ${id}::uuid`,
    ),
    (rows) => rows.map(({ id }) => id),
  )

const { fileName, contentType, side } = ReviewFile.fields
const { stage, submittedBy, hidesUntilBoth } = PerformanceReview.fields
const Kept = Schema.Struct({
  name: fileName,
  contentType,
  side,
  byId: EmployeeId,
  wasSubmitted: Schema.Boolean,
  employeeId: EmployeeId,
  reviewerId: EmployeeId,
  line: Schema.Array(EmployeeId),
  stage,
  submittedBy,
  hidesUntilBoth,
})

/** With all by which it is decided who reads it. */
export const fileOf = (id: ReviewId, fileId: ReviewFileId) => (sql: Sql) =>
  sql.of(Kept).unsafe(
    `select f.name, f.content_type as "contentType", f.side, f.by_id as "byId", f.was_submitted as "wasSubmitted",
       r.employee_id as "employeeId", r.reviewer_id as "reviewerId", line_above(r.tenant_id, r.employee_id) as line,
       r.stage, ${submittedByJson} as "submittedBy", r.hides_until_both as "hidesUntilBoth"
     from review_files f join reviews r on r.tenant_id = f.tenant_id and r.id = f.review_id
     where f.tenant_id = $1::uuid and f.review_id = $2::uuid and f.id = $3::uuid`,
    [sql.tenantId, id, fileId],
  )

export const deleteFile = (fileId: ReviewFileId) =>
  firstRow(
    (sql) => sql.of({ name: Schema.String })`
      delete from review_files where tenant_id = ${sql.tenantId}::uuid and id = ${fileId}::uuid returning name`,
  )
