import { CompanyLocale, OwnLocale } from '../../domain/organisation/nouns.ts'
import { Body } from '../store/body.ts'
import { firstRow, type Sql, TenantSql } from '../store/database.ts'
import type { Member } from '../store/member.ts'

/** What the client has and what this person has chosen, as the JSON of `LocaleSettings`. */
export const localeSettings =
  ({ userId }: Member) =>
  (sql: Sql) =>
    sql.of(Body)`
      select json_build_object(
        'company', json_build_object('dateStyle', t.date_style, 'firstWeekday', t.first_weekday,
          'numberStyle', t.number_style, 'version', t.locale_version),
        'own', json_build_object('dateStyle', m.date_style, 'firstWeekday', m.first_weekday,
          'numberStyle', m.number_style, 'zone', m.zone))::text as body
      from tenants t join memberships m on m.tenant_id = t.id
      where t.id = ${sql.tenantId}::uuid and m.user_id = ${userId}::uuid`

/** Nobody else changes it until the end of the transaction. */
export const companyLocaleToChange = firstRow(
  (sql) => sql.of(CompanyLocale)`
    select date_style as "dateStyle", first_weekday as "firstWeekday", number_style as "numberStyle",
      locale_version as version
    from tenants where id = ${sql.tenantId}::uuid for no key update`,
)

export const ownLocaleToChange = ({ userId }: Member) =>
  firstRow(
    (sql) => sql.of(OwnLocale)`
      select date_style as "dateStyle", first_weekday as "firstWeekday", number_style as "numberStyle", zone
      from memberships where tenant_id = ${sql.tenantId}::uuid and user_id = ${userId}::uuid for no key update`,
  )

export const setCompanyLocale = (to: CompanyLocale) =>
  TenantSql.use(
    (sql) => sql`
      update tenants
      set date_style = ${to.dateStyle}, first_weekday = ${to.firstWeekday}, number_style = ${to.numberStyle},
        locale_version = locale_version + 1
      where id = ${sql.tenantId}::uuid`,
  )

export const setOwnLocale = ({ userId }: Member, to: OwnLocale) =>
  TenantSql.use(
    (sql) => sql`
      update memberships
      set date_style = ${to.dateStyle}, first_weekday = ${to.firstWeekday}, number_style = ${to.numberStyle},
        zone = ${to.zone}
      where tenant_id = ${sql.tenantId}::uuid and user_id = ${userId}::uuid`,
  )
