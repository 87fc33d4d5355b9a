/**
 * Which client a person works in on start (§ 4 Tenant selection), and what the picker offers (§ 2.4).
 *
 * - No tenants: failure screen.
 * - Exactly one active: selected automatically.
 * - All inactive: the first is selected and the inactive page shows.
 * - Several: a remembered choice (stored per user) is reused if under 1 hour old, otherwise the picker shows.
 *
 * Ours: a choice exactly 1 hour old is over; one from the future (a clock that was set back) is not believed; one for a
 * tenant that has become inactive or is no longer the user's is ignored; the picker offers only active tenants, because
 * only Active can be entered.
 */
import { millisecondsInHour } from 'date-fns/constants'
import type { TenantId } from '../kernel/ids.ts'
import { byText } from '../kernel/order.ts'
import { foldedForSearch } from '../kernel/searchText.ts'
import type { TenantSummary } from './nouns.ts'

/** § 9 Remembered tenant choice valid 1 hour. */
const REMEMBERED_FOR_MS = millisecondsInHour
/** § 2.4 The dialog shows 8 rows per page, the bootstrap-time version 5. */
export const PICKER_PAGE_SIZE = 8
export const BOOTSTRAP_PICKER_PAGE_SIZE = 5
/** § 9 Search debounce. */
export const PICKER_DEBOUNCE_MS = 300

/** What a user chose last, and when (milliseconds since the epoch). Stored per user. */
export interface RememberedTenant {
  readonly tenantId: TenantId
  readonly chosenAt: number
}

export type TenantSelection =
  | { readonly kind: 'none' }
  | { readonly kind: 'chosen'; readonly tenant: TenantSummary }
  | { readonly kind: 'inactive'; readonly tenant: TenantSummary }
  | { readonly kind: 'undecided'; readonly tenants: ReadonlyArray<TenantSummary> }

export function selectTenant(start: {
  readonly tenants: ReadonlyArray<TenantSummary>
  readonly remembered: RememberedTenant | null
  readonly now: number
}): TenantSelection {
  const [first] = start.tenants
  if (first === undefined) return { kind: 'none' }

  const active = enterable(start.tenants)
  const [only] = active
  if (only === undefined) return { kind: 'inactive', tenant: first }
  if (active.length === 1) return { kind: 'chosen', tenant: only }

  const { remembered, now } = start
  const again =
    remembered !== null && stillRemembered(remembered, now)
      ? active.find((tenant) => tenant.id === remembered.tenantId)
      : undefined
  return again === undefined ? { kind: 'undecided', tenants: active } : { kind: 'chosen', tenant: again }
}

export const stillRemembered = (choice: RememberedTenant, now: number): boolean =>
  now >= choice.chosenAt && now - choice.chosenAt < REMEMBERED_FOR_MS

/** § 4 Only an Active tenant can be entered. */
export const enterable = (tenants: ReadonlyArray<TenantSummary>): ReadonlyArray<TenantSummary> =>
  tenants.filter((tenant) => tenant.status === 'Active')

/** § 2.3 A Change Client button only when more than one active tenant exists. */
export const mayChangeClient = (tenants: ReadonlyArray<TenantSummary>): boolean => enterable(tenants).length > 1

/** § 2.4 The table of clients: those that can be entered, found by name, sorted by name. */
export function matchingTenants(tenants: ReadonlyArray<TenantSummary>, text: string): ReadonlyArray<TenantSummary> {
  const wanted = foldedForSearch(text.trim())
  return enterable(tenants)
    .filter((tenant) => foldedForSearch(tenant.name).includes(wanted))
    .toSorted((one, other) => byText(one.name, other.name))
}

export interface PageOf<Item> {
  readonly items: ReadonlyArray<Item>
  /** Counted from 1; a page that does not exist becomes the nearest that does. */
  readonly page: number
  readonly pages: number
  readonly total: number
}

export function pageOf<Item>(items: ReadonlyArray<Item>, page: number, size: number): PageOf<Item> {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const there = Math.min(Math.max(1, Math.trunc(page)), pages)
  return { items: items.slice((there - 1) * size, there * size), page: there, pages, total: items.length }
}
