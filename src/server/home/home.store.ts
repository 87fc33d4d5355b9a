import { Effect, Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { Feedback } from '../../domain/home/nouns.ts'
import { TenantSql } from '../store/database.ts'

export const addFeedback = ({ employeeId }: Caller, feedback: Feedback) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [row] = yield* sql.of({ id: Schema.String })`
      insert into feedback (tenant_id, employee_id, kind, message, page, product_version)
      values (${sql.tenantId}::uuid, ${employeeId}::uuid, ${feedback.kind}, ${feedback.message}, ${feedback.page},
        ${feedback.version})
      returning id`
    return row?.id ?? ''
  })
