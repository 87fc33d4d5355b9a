import { Effect, Schema } from 'effect'
import type { EmployeeId, SecurityGroupId } from '../../domain/kernel/ids.ts'
import { FeatureGrant } from '../../domain/permissions/nouns.ts'
import { type NewSecurityGroup, SecurityGroup, type SecurityGroupUpdate } from '../../domain/securityGroups/nouns.ts'
import { Body } from '../store/body.ts'
import { firstRow, lockRows, type Sql, TenantSql } from '../store/database.ts'
import { listJson } from '../store/json.sql.ts'

/** Of the group `g`: who is in it, by name. */
const membersJson = listJson(
  `json_build_object('id', e.id, 'fullName', e.full_name)`,
  `security_group_members m join employees e on e.tenant_id = m.tenant_id and e.id = m.employee_id
    where m.tenant_id = g.tenant_id and m.group_id = g.id`,
  'lower(e.full_name), e.id',
)

const groupJson = (sql: Sql) => sql`
  json_build_object('id', g.id, 'name', g.name, 'features', g.features, 'version', g.version,
    'members', ${sql.literal(membersJson)})`

export const allGroups = (sql: Sql) =>
  sql.of(Body)`
    select coalesce(json_agg(${groupJson(sql)} order by lower(g.name), g.id), '[]')::text as body
    from security_groups g where g.tenant_id = ${sql.tenantId}::uuid`

export const oneGroup = (id: SecurityGroupId) => (sql: Sql) =>
  sql.of(Body)`
    select ${groupJson(sql)}::text as body
    from security_groups g where g.tenant_id = ${sql.tenantId}::uuid and g.id = ${id}::uuid`

/** As it stands, held until the change is over. */
export const groupToChange = (id: SecurityGroupId) => Effect.andThen(lockRows('security_groups', [id]), storedGroup(id))

const storedGroup = (id: SecurityGroupId) =>
  firstRow(
    (sql) => sql.of({
      name: Schema.String,
      features: Schema.Array(FeatureGrant),
      version: Schema.Int,
      members: SecurityGroup.fields.members,
    })`
      select g.name, g.features, g.version, ${sql.literal(membersJson)} as members
      from security_groups g
      where g.tenant_id = ${sql.tenantId}::uuid and g.id = ${id}::uuid`,
  )

/** Nothing when the id is taken; a name that is taken runs into its key. */
export const insertGroup = ({ id, name, features }: NewSecurityGroup) =>
  firstRow(
    (sql) => sql.of({ version: Schema.Int })`
      insert into security_groups (tenant_id, id, name, features)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${name}, ${JSON.stringify(features)}::jsonb)
      on conflict (tenant_id, id) do nothing
      returning version`,
  )

export const updateGroup = (id: SecurityGroupId, { name, features }: SecurityGroupUpdate) =>
  TenantSql.use(
    (sql) => sql`
      update security_groups set name = ${name}, features = ${JSON.stringify(features)}::jsonb, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export const deleteGroup = (id: SecurityGroupId) =>
  TenantSql.use((sql) => sql`delete from security_groups where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`)

/** Those who are in it, and nobody else; somebody who is not here runs into the key. */
export const setMembers = (id: SecurityGroupId, memberIds: ReadonlyArray<EmployeeId>) =>
  TenantSql.use(
    (sql) => sql`
      with gone as (
        delete from security_group_members
        where tenant_id = ${sql.tenantId}::uuid and group_id = ${id}::uuid and employee_id <> all(${memberIds}::uuid[]))
      insert into security_group_members (tenant_id, group_id, employee_id)
      select ${sql.tenantId}::uuid, ${id}::uuid, member from unnest(${memberIds}::uuid[]) member
      on conflict do nothing`,
  )

/** Of the person `e`. */
const groupsOfPerson = listJson(
  `json_build_object('id', g.id, 'name', g.name, 'features', g.features)`,
  `security_group_members m join security_groups g on g.tenant_id = m.tenant_id and g.id = m.group_id
    where m.tenant_id = e.tenant_id and m.employee_id = e.id`,
  'lower(g.name)',
)

export const accessOf = (id: EmployeeId) => (sql: Sql) =>
  sql.of(Body)`
    select json_build_object(
      'person', json_build_object('id', e.id, 'fullName', e.full_name), 'isActive', e.is_active, 'roles', e.roles,
      'underlings', array(
        select u.id from employees u where u.tenant_id = e.tenant_id and u.reports_to = e.id order by u.id),
      'groups', ${sql.literal(groupsOfPerson)})::text as body
    from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid`
