import { Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { Feedback } from '../../domain/home/nouns.ts'
import { EmployeeId, type FeedbackId } from '../../domain/kernel/ids.ts'
import { firstRow } from '../store/database.ts'

/** Answers its number. After `lockTenant`: the next number is one more than the last. */
export const addFeedback = ({ employeeId }: Caller, id: FeedbackId, feedback: Feedback) =>
  firstRow(
    (sql) => sql.of({ number: Schema.Int })`
      insert into feedback (tenant_id, id, number, employee_id, kind, message, page, product_version)
      select ${sql.tenantId}::uuid, ${id}::uuid, coalesce(max(f.number), 0) + 1, ${employeeId}::uuid,
        ${feedback.kind}, ${feedback.message}, ${feedback.page}, ${feedback.version}
      from feedback f where f.tenant_id = ${sql.tenantId}::uuid
      returning number`,
  )

/** Under this id, where there is any. */
export const feedbackSent = (id: FeedbackId) =>
  firstRow(
    (sql) => sql.of({ by: Schema.NullOr(EmployeeId), kind: Schema.String, message: Schema.String })`
      select f.employee_id as by, f.kind, f.message from feedback f
      where f.tenant_id = ${sql.tenantId}::uuid and f.id = ${id}::uuid`,
  )
