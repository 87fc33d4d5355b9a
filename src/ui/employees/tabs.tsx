import { hasModule } from '../../domain/billing/modules.ts'
import type { ModuleName } from '../../domain/billing/nouns.ts'
import { mayAccess } from '../../domain/employees/access.ts'
import { mayManageAccounts } from '../../domain/employees/accounts/rules.ts'
import { assetsGate, meets } from '../../domain/permissions/gate.ts'
import { routeAccess } from '../../domain/session/places.ts'
import { groupTab } from './groupTab.tsx'
import { laterTab } from './laterTab.tsx'
import { Overview } from './Overview.tsx'
import type { ProfileTab } from './tab.ts'

const withAccess: ProfileTab['mayOpen'] = (actor, { id }) => mayAccess(actor, id).allowed

const withModule =
  (module: ModuleName): ProfileTab['mayOpen'] =>
  (actor, { id }, { modules }) =>
    hasModule(modules, module) && mayAccess(actor, id).allowed

const ofModule = (name: 'goals' | 'checkIns' | 'reviews', label: string, module: ModuleName): ProfileTab => ({
  name,
  label,
  mayOpen: withModule(module),
  Panel: groupTab(name),
})

/**
 * The tabs of a person's page in their order; the first is the page's own address. Those that bring much code are loaded
 * when they are opened: `Panel: laterTab(async () => (await import('./goals/GoalsTab.tsx')).GoalsTab, 'goals')`.
 */
export const profileTabs: readonly [ProfileTab, ...ReadonlyArray<ProfileTab>] = [
  { name: 'overview', label: 'Overview', mayOpen: withAccess, Panel: Overview },
  {
    name: 'details',
    label: 'Details',
    mayOpen: withAccess,
    Panel: laterTab(async () => (await import('./Details.tsx')).Details),
  },
  {
    name: 'documents',
    label: 'Documents',
    mayOpen: withAccess,
    Panel: laterTab(async () => (await import('./documents/DocumentsTab.tsx')).DocumentsTab, 'employees/documents'),
  },
  {
    name: 'positions',
    label: 'Positions',
    mayOpen: withModule('positionDescriptions'),
    Panel: laterTab(async () => (await import('./positions/PositionsTab.tsx')).PositionsTab, 'employees/positions'),
  },
  {
    name: 'certifications',
    label: 'Certifications',
    mayOpen: (actor, { id }, offering) =>
      routeAccess('employeeCertifications', actor, offering).allowed && mayAccess(actor, id).allowed,
    Panel: groupTab('certifications'),
  },
  ofModule('goals', 'Goals', 'goals'),
  ofModule('checkIns', 'Check-ins', 'checkIns'),
  ofModule('reviews', 'Reviews', 'performanceReviews'),
  {
    name: 'assets',
    label: 'Assets',
    mayOpen: (actor, { id }, offering) => meets(assetsGate, actor, offering).allowed && mayAccess(actor, id).allowed,
    Panel: groupTab('assets'),
  },
  { name: 'praise', label: 'Praise', mayOpen: withAccess, Panel: groupTab('praise') },
  {
    name: 'account',
    label: 'Account',
    mayOpen: (actor) => mayManageAccounts(actor).allowed,
    Panel: laterTab(async () => (await import('./accounts/AccountTab.tsx')).AccountTab, 'employees/accounts'),
  },
  {
    name: 'timeline',
    label: 'Timeline',
    mayOpen: withAccess,
    Panel: laterTab(async () => (await import('./TimelineTab.tsx')).TimelineTab, 'audit'),
  },
]
