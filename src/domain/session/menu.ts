/**
 * The drawer's items (§ 2.3 Main layout), in the specification's order.
 *
 * - Employees (admin, or has direct reports). Org Chart (module orgChart). Reports (only when reports are available).
 *   Company Policies (compliance module), with a red alert icon when unacknowledged policies exist. Certifications
 *   (certifications feature on, compliance module, admin or manager), with an alert icon when any has expired.
 * - A 'Manage Company' group shows when the user is an admin or has use access to the asset-manager or
 *   position-template features.
 * - § 6 Areas show only when the tenant has the required module: Check Ins, Performance Reviews and Assets too.
 *
 * Ours: goals, which § 2.3 forgets and whose module they follow, stand beside check-ins; the dashboard stands below home; a group none of whose items shows
 * does not show either.
 */

import { featureAccess, isAdmin } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import { meets, type Offering, type Requirement } from '../permissions/gate.ts'
import { type Destination, type PageName, places } from './places.ts'

export interface MenuSituation extends Offering {
  /** Whether any report is open to the person (`reports/access.ts`). */
  readonly reportsAvailable: boolean
  readonly unacknowledgedPolicies: boolean
  readonly expiredCertification: boolean
}

export type MenuAlert = 'unacknowledgedPolicies' | 'expiredCertification'

export interface MenuItem {
  readonly label: string
  readonly route: MenuPage
  readonly alert?: MenuAlert
}

export interface MenuGroup {
  readonly name: 'main' | 'manageCompany'
  /** Null for the items that stand without a heading. */
  readonly label: string | null
  readonly items: ReadonlyArray<MenuItem>
}

interface Entry {
  readonly label: string
  readonly route: Destination
  readonly alert?: MenuAlert
  /** What the menu asks beyond the route's own requirement. */
  readonly also?: Requirement
  readonly onlyIf?: (situation: MenuSituation) => boolean
}

const main = [
  { label: 'Home', route: 'home' },
  { label: 'Dashboard', route: 'dashboard' },
  { label: 'My Profile', route: 'employee' },
  { label: 'Employees', route: 'employees', also: { role: 'adminOrManager' } },
  { label: 'Org Chart', route: 'orgChart' },
  { label: 'Check Ins', route: 'checkIns' },
  { label: 'Goals', route: 'goals' },
  { label: 'Performance Reviews', route: 'prs' },
  { label: 'Reports', route: 'reports', onlyIf: (situation) => situation.reportsAvailable },
  { label: 'Company Policies', route: 'hrPolicies', alert: 'unacknowledgedPolicies' },
  {
    label: 'Certifications',
    route: 'certifications',
    also: { role: 'adminOrManager' },
    alert: 'expiredCertification',
  },
] as const satisfies ReadonlyArray<Entry>

const manageCompany = [
  { label: 'Assets', route: 'assets' },
  { label: 'Certification Management', route: 'certificationSettings' },
  { label: 'Position Templates', route: 'positionTemplates' },
  { label: 'Company Settings', route: 'companySettings' },
  { label: 'Billing & Subscriptions', route: 'billing' },
  { label: 'Feature Management', route: 'features' },
  { label: 'Permission Management', route: 'permissions' },
] as const satisfies ReadonlyArray<Entry>

const entries = [...main, ...manageCompany]

export type MenuPage = (typeof entries)[number]['route']

/** What the menu calls the page. */
export const menuLabel = (page: MenuPage): string => entries.find(({ route }) => route === page)?.label ?? page

export function menuFor(actor: Actor, situation: MenuSituation): ReadonlyArray<MenuGroup> {
  const groups: ReadonlyArray<MenuGroup> = [
    { name: 'main', label: null, items: shown(main, actor, situation) },
    {
      name: 'manageCompany',
      label: 'Manage Company',
      items: managesCompany(actor) ? shown(manageCompany, actor, situation) : [],
    },
  ]
  return groups.filter((group) => group.items.length > 0)
}

/** Whether the menu decides who is offered the page. */
export const isInMenu = (route: PageName): boolean => entries.some((entry) => entry.route === route)

/** § 2.3 An admin, or use access to the asset-manager or position-template features. */
const managesCompany = (actor: Actor): boolean =>
  isAdmin(actor) ||
  featureAccess(actor, 'assetManagerManage', 'Use').allowed ||
  featureAccess(actor, 'positionTemplatesManage', 'Use').allowed

const shown = (
  all: ReadonlyArray<Entry & Pick<MenuItem, 'route'>>,
  actor: Actor,
  situation: MenuSituation,
): ReadonlyArray<MenuItem> =>
  all
    .filter(
      ({ route, also, onlyIf }) =>
        meets(places[route].needs, actor, situation).allowed &&
        (also === undefined || meets(also, actor, situation).allowed) &&
        (onlyIf === undefined || onlyIf(situation)),
    )
    .map(({ label, route, alert }) => ({
      label,
      route,
      ...(alert !== undefined && situation[alert] ? { alert } : {}),
    }))
