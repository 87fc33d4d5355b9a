/** Parts of JSON that PostgreSQL builds. */

/** A `PersonRef`: of `row`, whom its column names. */
export const personJson = (row: string, column: string): string => `(
  select json_build_object('id', e.id, 'fullName', e.full_name) from employees e
  where e.tenant_id = ${row}.tenant_id and e.id = ${row}.${column})`

/** `json` of each row, in order; an empty list where there is none. */
export const listJson = (json: string, from: string, order: string): string =>
  `coalesce((select json_agg(${json} order by ${order}) from ${from}), '[]'::json)`
