import type { Refusal } from '../../contract/envelope.ts'
import { denials } from '../../domain/assets/wording.ts'
import { conflicting, unacceptable } from '../http/denied.ts'
import { TenantSql } from '../store/database.ts'

/** What the keys of the table refuse (0026), as the area says it. */
export const onKeys: Readonly<Record<string, () => Refusal<409> | Refusal<422>>> = {
  assets_number_key: () => conflicting({ allowed: false, because: 'numberInUse' }, denials, 'number'),
  assets_category_fkey: () => unacceptable({ allowed: false, because: 'unknownCategory' }, denials, 'categoryId'),
  assets_location_fkey: () =>
    unacceptable({ allowed: false, because: 'unknownLocation' }, denials, 'currentLocationId'),
}

/**
 * One change of the numbers (or of the categories' names) of a tenant at a time. A key makes the second of two wait until
 * the first has ended, so two who exchange theirs would wait for each other for ever. To be asked for last, when the rows
 * are locked: nobody who has it waits for somebody who waits for it.
 */
export const keysLock = (of: 'numbers' | 'categories') =>
  TenantSql.use(
    (sql) => sql`select pg_advisory_xact_lock(hashtextextended(${`tenure.asset ${of} ${sql.tenantId}`}::text, 0))`,
  )
