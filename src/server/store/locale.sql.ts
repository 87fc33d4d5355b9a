/** How somebody reads days and numbers, as `Locale`: by their own choice, else as the client has it. By aliases in SQL. */
export const localeJson = (tenants: string, memberships: string): string => `json_build_object(
  'dateStyle', coalesce(${memberships}.date_style, ${tenants}.date_style),
  'firstWeekday', coalesce(${memberships}.first_weekday, ${tenants}.first_weekday),
  'numberStyle', coalesce(${memberships}.number_style, ${tenants}.number_style),
  'zone', ${memberships}.zone)`

/** Of somebody who is written to, with a login or without. `person` is the alias of their row. */
export const localeOf = (person: string): string => `(
  select ${localeJson('lt', 'lm')} from tenants lt
  left join memberships lm on lm.tenant_id = lt.id and lm.employee_id = ${person}.id
  where lt.id = ${person}.tenant_id)`
