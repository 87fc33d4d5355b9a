import { Schema } from 'effect'
import type { Fragment } from 'effect/sql/Statement'
import {
  AssetCategoryDraft,
  AssetLocationDraft,
  type AssetCategoryDraft as CategoryDraft,
  type AssetLocationDraft as LocationDraft,
} from '../../domain/assets/configuration/nouns.ts'
import type { AssetCategoryId, AssetLocationId } from '../../domain/kernel/ids.ts'
import { Version } from '../../domain/kernel/nouns.ts'
import { Body } from '../store/body.ts'
import { firstRow, hasRow, type Sql, TenantSql } from '../store/database.ts'
import { categoryJson, locationJson } from './asset.sql.ts'

/** § 3 Asset configuration. */
export const configuration = (sql: Sql) =>
  sql.of(Body)`
    select json_build_object(
      'locations', coalesce((
        select json_agg(${sql.literal(locationJson)} order by l.name collate list_order, l.id)
        from asset_locations l where l.tenant_id = ${sql.tenantId}::uuid), '[]'::json),
      'categories', coalesce((
        select json_agg(${sql.literal(categoryJson)} order by c.name collate list_order, c.id)
        from asset_categories c where c.tenant_id = ${sql.tenantId}::uuid), '[]'::json))::text as body`

export const locationNow = (id: AssetLocationId) => (sql: Sql) =>
  sql.of(Body)`
    select ${sql.literal(locationJson)}::text as body from asset_locations l
    where l.tenant_id = ${sql.tenantId}::uuid and l.id = ${id}::uuid`

export const categoryNow = (id: AssetCategoryId) => (sql: Sql) =>
  sql.of(Body)`
    select ${sql.literal(categoryJson)}::text as body from asset_categories c
    where c.tenant_id = ${sql.tenantId}::uuid and c.id = ${id}::uuid`

const StoredCategory = Schema.Struct({ ...AssetCategoryDraft.fields, version: Version })
export type StoredCategory = typeof StoredCategory.Type

export const category = (id: AssetCategoryId) => (sql: Sql) =>
  sql.of(StoredCategory)`
    select id, name, number_style as "numberStyle", needs_acceptance as "needsAcceptance", plans, version
    from asset_categories where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`

/** Locks it: waits for those who are putting an asset into it, and makes others wait. */
export const categoryToChange = (id: AssetCategoryId) =>
  firstRow((sql) => sql.of(StoredCategory)`${category(id)(sql)} for update`)

const StoredLocation = Schema.Struct({ ...AssetLocationDraft.fields, version: Version })
export type StoredLocation = typeof StoredLocation.Type

/** Every place, alone with all of them: a tree is changed by one at a time. */
export const locationsToChange = TenantSql.use(
  (sql) => sql.of(StoredLocation)`
    select id, name, parent_id as "parentId", address, version from asset_locations
    where tenant_id = ${sql.tenantId}::uuid order by id for update`,
)

export const insertLocation = (to: LocationDraft) =>
  hasRow(
    (sql) => sql`
      insert into asset_locations (tenant_id, id, name, parent_id, address)
      values (${sql.tenantId}::uuid, ${to.id}::uuid, ${to.name}, ${to.parentId}::uuid, ${to.address})
      on conflict (tenant_id, id) do nothing returning id`,
  )

export const updateLocation = (to: LocationDraft) =>
  TenantSql.use(
    (sql) => sql`
      update asset_locations
      set name = ${to.name}, parent_id = ${to.parentId}::uuid, address = ${to.address}, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${to.id}::uuid`,
  )

export const insertCategory = (to: CategoryDraft) =>
  hasRow(
    (sql) => sql`
      insert into asset_categories (tenant_id, id, name, number_style, needs_acceptance, plans)
      values (${sql.tenantId}::uuid, ${to.id}::uuid, ${to.name}, ${to.numberStyle}, ${to.needsAcceptance},
        ${JSON.stringify(to.plans)}::text::jsonb)
      on conflict (tenant_id, id) do nothing returning id`,
  )

export const updateCategory = (to: CategoryDraft) =>
  TenantSql.use(
    (sql) => sql`
      update asset_categories
      set name = ${to.name}, number_style = ${to.numberStyle}, needs_acceptance = ${to.needsAcceptance},
        plans = ${JSON.stringify(to.plans)}::text::jsonb, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${to.id}::uuid`,
  )

export const deleteLocation = (id: AssetLocationId) =>
  TenantSql.use((sql) => sql`delete from asset_locations where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`)

export const deleteCategory = (id: AssetCategoryId) =>
  TenantSql.use((sql) => sql`delete from asset_categories where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`)

/** How many of those that use it are named. */
const NAMED = 10

const usesOf = (sql: Sql, table: 'asset_locations' | 'asset_categories', id: string, users: Fragment) =>
  sql.of(Body)`
    with users as materialized (${users})
    select json_build_object(
      'total', (select count(*)::int from users),
      'named', coalesce((
        select json_agg(json_build_object('id', u.id, 'name', u.name) order by u.name collate list_order)
        from (select * from users order by name collate list_order limit ${NAMED}::int) u), '[]'::json))::text as body
    from ${sql.literal(table)} o where o.tenant_id = ${sql.tenantId}::uuid and o.id = ${id}::uuid`

export const locationUses = (id: AssetLocationId) => (sql: Sql) =>
  usesOf(
    sql,
    'asset_locations',
    id,
    sql`
      select a.id, a.number || ' ' || a.name as name from assets a
      where a.tenant_id = ${sql.tenantId}::uuid and (a.location_id = ${id}::uuid or a.holder_location_id = ${id}::uuid)
      union all
      select l.id, l.name from asset_locations l where l.tenant_id = ${sql.tenantId}::uuid and l.parent_id = ${id}::uuid`,
  )

export const categoryUses = (id: AssetCategoryId) => (sql: Sql) =>
  usesOf(
    sql,
    'asset_categories',
    id,
    sql`
      select a.id, a.number || ' ' || a.name as name from assets a
      where a.tenant_id = ${sql.tenantId}::uuid and a.category_id = ${id}::uuid`,
  )

/** Every asset of one category is of the other. Locked in the order in which all lock them (`lockAssets`). */
export const moveToCategory = (from: AssetCategoryId, into: AssetCategoryId) =>
  TenantSql.use(
    (sql) => sql.of({ id: Schema.String })`
      with used as (
        select id from assets where tenant_id = ${sql.tenantId}::uuid and category_id = ${from}::uuid
        order by id for no key update)
      update assets a set category_id = ${into}::uuid, version = version + 1, updated_utc = now()
      from used where a.tenant_id = ${sql.tenantId}::uuid and a.id = used.id returning a.id`,
  )

/** What was at one place, or assigned to it, is at the other. */
export const moveToLocation = (from: AssetLocationId, into: AssetLocationId) =>
  TenantSql.use(
    (sql) => sql.of({ id: Schema.String })`
      with used as (
        select id from assets
        where tenant_id = ${sql.tenantId}::uuid and (location_id = ${from}::uuid or holder_location_id = ${from}::uuid)
        order by id for no key update)
      update assets a
      set location_id = case when a.location_id = ${from}::uuid then ${into}::uuid else a.location_id end,
        holder_location_id =
          case when a.holder_location_id = ${from}::uuid then ${into}::uuid else a.holder_location_id end,
        version = version + 1, updated_utc = now()
      from used where a.tenant_id = ${sql.tenantId}::uuid and a.id = used.id
      returning a.id`,
  )

/** The places in one lie in the other; where that one lay in it, it takes its place in the tree. */
export const moveWithin = (from: StoredLocation, into: AssetLocationId) =>
  TenantSql.use(
    (sql) => sql`
      update asset_locations
      set parent_id = case when id = ${into}::uuid then ${from.parentId}::uuid else ${into}::uuid end,
        version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and parent_id = ${from.id}::uuid`,
  )
