import { Effect } from 'effect'
import { TenantSql } from './database.ts'

/**
 * For a transaction that writes thousands of rows: asked for before the first, and after a table that others refer to has
 * grown. PostgreSQL looks up each foreign key by a plan it keeps for the connection; one made when the table was small
 * reads the whole tenant for every row, and takes minutes for what takes a second.
 */
export const planAnew = Effect.flatMap(TenantSql, (sql) => sql`discard plans`)
