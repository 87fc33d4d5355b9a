import { millisecondsInDay } from 'date-fns/constants'
import { type AssetState, assetStates } from '../../domain/assets/lifecycle.ts'
import { nextNumber } from '../../domain/assets/numbers.ts'
import { serviceThreshold } from '../../domain/assets/reminding.ts'
import { isReadingReached, nextDueDay, type ServicePlan } from '../../domain/assets/service.ts'
import { monthsAfter } from '../../domain/kernel/days.ts'
import type { DemoAsset, DemoAssets } from './demoAssets.ts'
import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { idIn, type Row, type TableRows } from './rows.ts'

export const assetRows = (tenant: DemoTenant, moments: Moments): readonly TableRows[] => {
  const { assets: register } = tenant
  if (register === undefined) return []
  const placeId = (name: string | null) => (name === null ? null : idIn(tenant, 'asset location', name))
  const told = numbered(tenant, register)
  return [
    {
      table: 'asset_locations',
      rows: register.locations.map(({ name, in: parent, address }) => ({
        id: placeId(name),
        name,
        parent_id: placeId(parent ?? null),
        address: address ?? '',
        version: 1,
      })),
    },
    {
      table: 'asset_categories',
      rows: register.categories.map(({ name, style, needsAcceptance, plans }) => ({
        id: idIn(tenant, 'asset category', name),
        name,
        number_style: style,
        needs_acceptance: needsAcceptance === true,
        plans: plans ?? [],
        version: 1,
      })),
    },
    // A kit before its parts, which refer to it.
    ...[false, true].map((isPart) => ({
      table: 'assets',
      rows: told
        .filter(({ more }) => (more.kit !== undefined) === isPart)
        .map((asset) => assetRow(tenant, register, asset, moments)),
    })),
    { table: 'asset_events', rows: told.flatMap((asset) => eventRows(tenant, register, asset, moments)) },
  ]
}

interface Numbered {
  readonly id: string
  readonly number: string
  readonly asset: DemoAsset
  readonly more: NonNullable<DemoAsset[7]>
  readonly state: AssetState
}

const numbered = (tenant: DemoTenant, register: DemoAssets): readonly Numbered[] => {
  const counts = new Map<string, number>()
  return register.assets.map((asset) => {
    const [category, , , , , , , more = {}] = asset
    const count = counts.get(category) ?? 0
    counts.set(category, count + 1)
    const number = nextNumber(categoryOf(register, category).style, count)
    return { id: idOf(tenant, number), number, asset, more, state: stateOf(register, category, more) }
  })
}

const idOf = (tenant: DemoTenant, number: string) => idIn(tenant, 'asset', number)

const categoryOf = ({ categories }: DemoAssets, name: string) => {
  const found = categories.find((category) => category.name === name)
  if (found === undefined) throw new Error(`The demo has no asset category ${name}`)
  return found
}

const stateOf = (
  register: DemoAssets,
  category: string,
  { is, with: person, place, kit }: Numbered['more'],
): AssetState => {
  if (is !== undefined) return is
  if (person !== undefined) return categoryOf(register, category).needsAcceptance ? 'accepted' : 'assigned'
  return place !== undefined || kit !== undefined ? 'assigned' : 'inStock'
}

const plansOf = (
  tenant: DemoTenant,
  register: DemoAssets,
  { number, asset: [category], more }: Numbered,
  moments: Moments,
): ReadonlyArray<ServicePlan> => {
  const today = moments.today(tenant.timeZone)
  return (categoryOf(register, category).plans ?? []).map((plan, at) => {
    const months = plan.everyMonths ?? 0
    const due =
      at === 0 && more.dueInDays !== undefined
        ? moments.day(more.dueInDays, tenant.timeZone)
        : monthsAfter(today, Math.ceil(months / 2))
    return {
      ...plan,
      id: idIn(tenant, 'asset plan', `${number}/${plan.name}`),
      sinceDay: monthsAfter(due, -months),
      sinceReading: plan.everyUnits === null ? 0 : (more.readingBefore ?? 0),
    }
  })
}

const assetRow = (tenant: DemoTenant, register: DemoAssets, told: Numbered, moments: Moments): Row => {
  const { id, number, asset, more, state } = told
  const [category, name, make, model, cost, bought, at] = asset
  const plans = plansOf(tenant, register, told, moments)
  const reading = more.reading ?? null
  const service = { dueDay: nextDueDay(plans), isReadingReached: isReadingReached(plans, reading) }
  const day = (count: number) => moments.day(count, tenant.timeZone)
  const isHeld = assetStates.indexOf(state) < assetStates.indexOf('returned')
  return {
    id,
    number,
    name,
    category_id: idIn(tenant, 'asset category', category),
    location_id: at === null ? null : idIn(tenant, 'asset location', at),
    make,
    model,
    serial: more.noSerial ? '' : id.replaceAll('-', '').slice(0, 10).toUpperCase(),
    condition: more.condition ?? 'good',
    purchase_day: day(-bought),
    cost,
    currency: 'AUD',
    supplier: more.supplier ?? '',
    warranty_day: more.warrantyInDays === undefined ? null : day(more.warrantyInDays),
    reading,
    notes: more.notes ?? '',
    plans,
    due_day: service.dueDay,
    reading_reached: service.isReadingReached,
    state,
    state_before: state === 'inService' ? (more.with === undefined ? 'inStock' : 'assigned') : null,
    holder_employee_id: more.with === undefined ? null : idIn(tenant, 'employee', more.with),
    holder_location_id: more.place === undefined ? null : idIn(tenant, 'asset location', more.place),
    holder_asset_id: more.kit === undefined ? null : idOf(tenant, more.kit),
    assigned_utc: isHeld && more.sinceDaysAgo !== undefined ? moments.days(-more.sinceDaysAgo) : null,
    expected_return_day: more.backInDays === undefined ? null : day(more.backInDays),
    handover_note: isHeld ? (more.note ?? '') : '',
    version: 1,
    created_utc: moments.days(-bought),
    updated_utc: moments.days(-1),
    // Told of already: the first morning of a demo brings no mail about what is written here.
    told_days: plans.length === 0 ? null : serviceThreshold(service, moments.today(tenant.timeZone)),
    told_day: service.dueDay,
  }
}

interface Event {
  readonly kind: string
  readonly daysAgo: number
  readonly by?: string
  readonly to?: Partial<Row>
  readonly more?: Partial<Row>
}

/** What happened to it, in its order: the newest of a day last. */
const eventRows = (tenant: DemoTenant, register: DemoAssets, told: Numbered, moments: Moments): readonly Row[] => {
  const { id, number, asset, more, state } = told
  const [category, , , , , bought] = asset
  const accepts = categoryOf(register, category).needsAcceptance === true
  const employee = (key: string) => ({ holder_employee_id: idIn(tenant, 'employee', key) })
  const held = (key: string, from: number, isAnswered: boolean): Event[] => [
    { kind: 'assigned', daysAgo: from, to: employee(key) },
    ...(accepts && isAnswered
      ? [
          {
            kind: 'accepted',
            daysAgo: from - 0.5,
            by: key,
            to: employee(key),
            more: { signature: nameOf(tenant, key) },
          },
        ]
      : []),
  ]
  const [refuser, refusedDaysAgo, because] = more.declinedBy ?? []
  const since = more.sinceDaysAgo ?? bought
  const happened: Event[] = [
    { kind: 'created', daysAgo: bought, more: { condition: 'new' } },
    ...(more.before ?? []).flatMap(([who, from, until]) => [
      ...held(who, from, true),
      { kind: 'returned', daysAgo: until, to: employee(who), more: { condition: more.condition ?? 'good' } },
    ]),
    ...(refuser === undefined || refusedDaysAgo === undefined
      ? []
      : [
          ...held(refuser, refusedDaysAgo + 1, false),
          { kind: 'declined', daysAgo: refusedDaysAgo, by: refuser, to: employee(refuser), more: { note: because } },
        ]),
    ...plansOf(tenant, register, told, moments).flatMap((plan) => servicedAs(plan, told, moments)),
    ...(more.with === undefined ? [] : held(more.with, since, state !== 'awaitingAcceptance')),
    ...(more.place === undefined
      ? []
      : [
          {
            kind: 'assigned',
            daysAgo: since,
            to: thing('location', idIn(tenant, 'asset location', more.place), more.place),
          },
        ]),
    ...(more.kit === undefined
      ? []
      : [{ kind: 'assigned', daysAgo: since, to: thing('asset', idOf(tenant, more.kit), more.kit) }]),
    ...(state === 'inService' ? [{ kind: 'sentToService', daysAgo: 4, more: { note: more.note ?? '' } }] : []),
    ...(state === 'retired' ? [{ kind: 'retired', daysAgo: 30, more: { note: more.notes ?? '' } }] : []),
  ]
  return happened
    .filter(({ daysAgo }) => daysAgo >= 0 && daysAgo <= bought)
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .map(({ kind, daysAgo, by, to, more: said }, at) => ({
      id: idIn(tenant, 'asset event', `${number}/${at}/${kind}`),
      asset_id: id,
      kind,
      at_utc: moments.past(moments.days(-daysAgo)),
      by_id: idIn(tenant, 'employee', by ?? register.by),
      holder_employee_id: null,
      holder_kind: null,
      holder_id: null,
      holder_name: null,
      condition: kind === 'assigned' ? (more.condition ?? 'good') : null,
      note: kind === 'assigned' ? (more.note ?? '') : '',
      plan_name: null,
      day: null,
      reading: null,
      cost: null,
      currency: null,
      signature: null,
      ...to,
      ...said,
    }))
}

const thing = (kind: string, id: string, name: string) => ({ holder_kind: kind, holder_id: id, holder_name: name })

const nameOf = ({ people }: DemoTenant, key: string): string => {
  const [, first = '', last = ''] = people.find(([of]) => of === key) ?? []
  return `${first} ${last}`.trim()
}

/** When its plan last began is when it was done the last time. */
const servicedAs = (
  { name, sinceDay, sinceReading, everyUnits }: ServicePlan,
  { asset }: Numbered,
  moments: Moments,
): Event[] => {
  const daysAgo = (Date.parse(moments.days(0)) - Date.parse(sinceDay)) / millisecondsInDay
  const [, , , , cost] = asset
  return [
    {
      kind: 'serviced',
      daysAgo,
      more: {
        plan_name: name,
        day: sinceDay,
        reading: everyUnits === null ? null : sinceReading,
        cost: cost === null ? null : Math.round(20 + cost / 90),
        currency: 'AUD',
      },
    },
  ]
}
