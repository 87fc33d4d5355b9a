/** `AssetRow`, `Asset` and the rest as JSON that PostgreSQL builds and the handlers pass on unread; `a` is the asset's row. */
import { instant } from '../store/instant.sql.ts'

const named = (kind: string, id: string, name: string, from: string) => `(
  select json_build_object('kind', '${kind}', 'id', ${id}, 'name', ${name}) from ${from} h
  where h.tenant_id = a.tenant_id and h.id = ${id})`

const holder = `coalesce(
  ${named('employee', 'a.holder_employee_id', 'h.full_name', 'employees')},
  ${named('location', 'a.holder_location_id', 'h.name', 'asset_locations')},
  ${named('asset', 'a.holder_asset_id', "h.number || ' ' || h.name", 'assets')})`

/** The name of its holder: of a person or a place, or the number of an asset. */
export const holderName = `coalesce(
  (select h.full_name from employees h where h.tenant_id = a.tenant_id and h.id = a.holder_employee_id),
  (select h.name from asset_locations h where h.tenant_id = a.tenant_id and h.id = a.holder_location_id),
  (select h.number from assets h where h.tenant_id = a.tenant_id and h.id = a.holder_asset_id))`

/** What an asset cost is told to those who may change it. */
const costly = (seesCosts: boolean, sql: string) => (seesCosts ? sql : 'null')

const rowParts = (seesCosts: boolean) => `
  'id', a.id,
  'number', a.number,
  'name', a.name,
  'categoryId', a.category_id,
  'currentLocationId', a.location_id,
  'make', a.make,
  'model', a.model,
  'serial', a.serial,
  'condition', a.condition,
  'purchaseDay', a.purchase_day,
  'cost', ${costly(seesCosts, 'a.cost')},
  'currency', ${costly(seesCosts, 'a.currency')},
  'supplier', ${costly(seesCosts, 'a.supplier')},
  'warrantyDay', a.warranty_day,
  'state', a.state,
  'holder', ${holder},
  'expectedReturnDay', a.expected_return_day,
  'hasPlans', a.plans <> '[]',
  'dueDay', a.due_day,
  'isReadingReached', a.reading_reached,
  'photoId', a.photo_id,
  'version', a.version`

export const rowJson = (seesCosts: boolean): string => `json_build_object(${rowParts(seesCosts)})`

export const fileJson = `json_build_object(
  'id', f.id, 'fileName', f.name, 'contentType', f.content_type, 'size', f.size,
  'uploadedUtc', ${instant('f.uploaded_utc')}, 'eventId', f.event_id)`

/** Who reads the register sees every file; a holder the picture alone, for an invoice says what it cost. */
const files = (seesFiles: boolean) => `coalesce((
  select json_agg(${fileJson} order by f.place) from asset_files f
  where f.tenant_id = a.tenant_id and f.asset_id = a.id ${seesFiles ? '' : 'and f.id = a.photo_id'}), '[]'::json)`

export interface Sight {
  readonly seesCosts: boolean
  readonly seesFiles: boolean
}

export const assetJson = ({ seesCosts, seesFiles }: Sight): string => `json_build_object(${rowParts(seesCosts)},
  'reading', a.reading,
  'notes', a.notes,
  'plans', a.plans,
  'files', ${files(seesFiles)},
  'parts', coalesce((
    select json_agg(json_build_object('id', p.id, 'number', p.number, 'name', p.name)
      order by p.number collate list_order)
    from assets p where p.tenant_id = a.tenant_id and p.holder_asset_id = a.id), '[]'::json),
  'stateBefore', a.state_before,
  'assignedUtc', ${instant('a.assigned_utc')},
  'handoverNote', a.handover_note,
  'createdUtc', ${instant('a.created_utc')})`

export const eventJson = (seesCosts: boolean): string => `json_build_object(
  'id', v.id,
  'kind', v.kind,
  'atUtc', ${instant('v.at_utc')},
  'by', (select json_build_object('id', b.id, 'fullName', b.full_name) from employees b
    where b.tenant_id = v.tenant_id and b.id = v.by_id),
  'holder', case
    when v.holder_employee_id is not null then (
      select json_build_object('kind', 'employee', 'id', h.id, 'name', h.full_name) from employees h
      where h.tenant_id = v.tenant_id and h.id = v.holder_employee_id)
    when v.holder_kind is not null then
      json_build_object('kind', v.holder_kind, 'id', v.holder_id, 'name', v.holder_name) end,
  'condition', v.condition,
  'note', v.note,
  'planName', v.plan_name,
  'day', v.day,
  'reading', v.reading,
  'cost', ${costly(seesCosts, 'v.cost')},
  'currency', ${costly(seesCosts, 'v.currency')},
  'signature', v.signature)`

/** As the plots of the register count, and what is retired. */
const inUseBy = (id: string, column: string) => {
  const counted = (state: string) =>
    `(select count(*) from assets a where a.tenant_id = ${id}.tenant_id and a.${column} = ${id}.id and a.state ${state})`
  return `'uses', ${counted("<> 'retired'")}, 'retired', ${counted("= 'retired'")}`
}

export const locationJson = `json_build_object(
  'id', l.id, 'name', l.name, 'parentId', l.parent_id, 'address', l.address,
  ${inUseBy('l', 'location_id')},
  'version', l.version)`

export const categoryJson = `json_build_object(
  'id', c.id, 'name', c.name, 'numberStyle', c.number_style, 'needsAcceptance', c.needs_acceptance, 'plans', c.plans,
  ${inUseBy('c', 'category_id')},
  'version', c.version)`
