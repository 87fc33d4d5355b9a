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
 * Ours: a group none of whose items shows does not show either.
 */

import { featureAccess, isAdmin } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import { meets, type Offering, type Requirement } from '../permissions/gate.ts'
import { type Destination, type PageName, places } from './places.ts'

export interface MenuSituation extends Offering {
  /** Whether any report is open to the person (`reports/availability.ts`). */
  readonly reportsAvailable: boolean
  readonly unacknowledgedPolicies: boolean
  readonly expiredCertification: boolean
}

export type MenuAlert = 'unacknowledgedPolicies' | 'expiredCertification'

export type MenuItemName =
  | 'home'
  | 'myProfile'
  | 'employees'
  | 'orgChart'
  | 'checkIns'
  | 'performanceReviews'
  | 'reports'
  | 'companyPolicies'
  | 'certifications'
  | 'assets'
  | 'certificationManagement'
  | 'positionTemplates'
  | 'companySettings'
  | 'billing'
  | 'featureManagement'
  | 'permissionManagement'

export interface MenuItem {
  readonly name: MenuItemName
  readonly label: string
  readonly route: Destination
  readonly alert?: MenuAlert
}

export interface MenuGroup {
  readonly name: 'main' | 'manageCompany'
  /** Null for the items that stand without a heading. */
  readonly label: string | null
  readonly items: ReadonlyArray<MenuItem>
}

interface Entry extends MenuItem {
  /** What the menu asks beyond the route's own requirement. */
  readonly also?: Requirement
  readonly onlyIf?: (situation: MenuSituation) => boolean
}

const main: ReadonlyArray<Entry> = [
  { name: 'home', label: 'Home', route: 'home' },
  { name: 'myProfile', label: 'My Profile', route: 'employee' },
  { name: 'employees', label: 'Employees', route: 'employees', also: { role: 'adminOrManager' } },
  { name: 'orgChart', label: 'Org Chart', route: 'orgChart' },
  { name: 'checkIns', label: 'Check Ins', route: 'checkIns' },
  { name: 'performanceReviews', label: 'Performance Reviews', route: 'prs' },
  { name: 'reports', label: 'Reports', route: 'reports', onlyIf: (situation) => situation.reportsAvailable },
  { name: 'companyPolicies', label: 'Company Policies', route: 'hrPolicies', alert: 'unacknowledgedPolicies' },
  {
    name: 'certifications',
    label: 'Certifications',
    route: 'certifications',
    also: { role: 'adminOrManager' },
    alert: 'expiredCertification',
  },
]

const manageCompany: ReadonlyArray<Entry> = [
  { name: 'assets', label: 'Assets', route: 'assets' },
  { name: 'certificationManagement', label: 'Certification Management', route: 'certificationSettings' },
  { name: 'positionTemplates', label: 'Position Templates', route: 'positionTemplates' },
  { name: 'companySettings', label: 'Company Settings', route: 'companySettings' },
  { name: 'billing', label: 'Billing & Subscriptions', route: 'billing' },
  { name: 'featureManagement', label: 'Feature Management', route: 'features' },
  { name: 'permissionManagement', label: 'Permission Management', route: 'permissions' },
]

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
export const isInMenu = (route: PageName): boolean => [...main, ...manageCompany].some((entry) => entry.route === route)

/** § 2.3 An admin, or use access to the asset-manager or position-template features. */
const managesCompany = (actor: Actor): boolean =>
  isAdmin(actor) ||
  featureAccess(actor, 'assetManagerManage', 'Use').allowed ||
  featureAccess(actor, 'positionTemplatesManage', 'Use').allowed

const shown = (entries: ReadonlyArray<Entry>, actor: Actor, situation: MenuSituation): ReadonlyArray<MenuItem> =>
  entries
    .filter(
      ({ route, also, onlyIf }) =>
        meets(places[route].needs, actor, situation).allowed &&
        (also === undefined || meets(also, actor, situation).allowed) &&
        (onlyIf === undefined || onlyIf(situation)),
    )
    .map(({ name, label, route, alert }) => ({
      name,
      label,
      route,
      ...(alert !== undefined && situation[alert] ? { alert } : {}),
    }))
