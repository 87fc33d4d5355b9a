/**
 * What the command palette offers (ours): only what this person may do now, by the rules that menu, routes and buttons
 * ask too. A denial is worth knowing where the person could do something about it, and is then found when searched for,
 * with its reason: an administrator may change plan and switches; a manager may ask an administrator for what needs one.
 */

import { mayCreate } from '../employees/access.ts'
import { denials as employeeDenials } from '../employees/wording.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import { isAdmin, isManager } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import type { GateReason, Offering } from '../permissions/gate.ts'
import { denials as gateDenials } from '../permissions/wording.ts'
import { isInMenu, type MenuGroup } from './menu.ts'
import type { TenantSummary } from './nouns.ts'
import { type Destination, isPlain, type PageName, pathTo, places, routeAccess } from './places.ts'
import type { HitKind } from './search/nouns.ts'
import { sectionAsked, settingsOf } from './settingSections.ts'
import { mayChangeClient } from './tenantSelection.ts'
import { takeTour } from './tour.ts'
import { wording } from './wording.ts'

export type PaletteAction = 'newEmployee' | 'changeClient' | 'help' | 'tour' | 'shortcuts' | ThemeAction | 'signOut'
export type ThemeAction = 'themeSystem' | 'themeLight' | 'themeDark'

type PaletteTarget =
  | { readonly open: Destination }
  | { readonly person: EmployeeId }
  /** The page of a record. */
  | { readonly address: string }
  | { readonly act: PaletteAction }

export interface PaletteEntry {
  /** The same from day to day, for what was used lately. */
  readonly id: string
  readonly kind: 'page' | 'setting' | 'action' | HitKind
  readonly label: string
  /** A second line, or the group it belongs to. */
  readonly detail: string | null
  /** Other words people use for it. */
  readonly words: string
  readonly target: PaletteTarget
  /** Why it cannot be done now, as a sentence. */
  readonly denied: string | null
}

export interface PaletteSituation {
  readonly actor: Actor
  readonly offering: Offering
  readonly menu: ReadonlyArray<MenuGroup>
  readonly tenants: ReadonlyArray<TenantSummary>
}

export const paletteEntries = (situation: PaletteSituation): ReadonlyArray<PaletteEntry> => [
  ...fromMenu(situation),
  ...beyondMenu(situation),
  ...settings(situation),
  ...actions(situation),
]

/** Whom a denial is told to. */
export const isWorthKnowing = (actor: Actor, reason: GateReason): boolean => {
  if (isAdmin(actor)) return true
  return isManager(actor) && (reason === 'adminOnly' || reason === 'featureNotGranted')
}

export const pageId = (route: Destination): string => `page:${route}`
export const personId = (id: EmployeeId): string => `person:${id}`

const page = (route: Destination, label: string, detail: string | null, denied: string | null): PaletteEntry => ({
  id: pageId(route),
  kind: 'page',
  label,
  detail,
  words: pageWords[route] ?? '',
  target: { open: route },
  denied,
})

const fromMenu = ({ menu }: PaletteSituation): ReadonlyArray<PaletteEntry> =>
  menu.flatMap(({ label: group, items }) => items.map(({ route, label }) => page(route, label, group, null)))

/** An action has its own entry, and says its denial there. */
const opensByAction: ReadonlyArray<Destination> = ['employeeCreate']

const pages = (Object.keys(places) as ReadonlyArray<PageName>).filter(isPlain)

const beyondMenu = ({ actor, offering }: PaletteSituation): ReadonlyArray<PaletteEntry> =>
  pages.flatMap((route) => {
    const { title } = places[route]
    // An admin's menu has the settings by their other name.
    if (opensByAction.includes(route) || (route === 'settings' && isAdmin(actor))) return []
    const access = routeAccess(route, actor, offering)
    if (!access.allowed)
      return isWorthKnowing(actor, access.because) ? [page(route, title, null, gateDenials[access.because])] : []
    // The menu has decided already.
    return isInMenu(route) ? [] : [page(route, title, null, null)]
  })

const settings = ({ actor }: PaletteSituation): ReadonlyArray<PaletteEntry> =>
  settingsOf(actor).map(({ id, label, words, page: open }) => ({
    id: `setting:${id}`,
    kind: 'setting',
    label,
    detail: places[open].title,
    words,
    target: { address: `${pathTo(open)}?${sectionAsked}=${id}` },
    denied: null,
  }))

const actions = ({ actor, tenants }: PaletteSituation): ReadonlyArray<PaletteEntry> => {
  const creation = mayCreate(actor)
  return [
    ...(creation.allowed
      ? [action('newEmployee', 'New employee')]
      : isWorthKnowing(actor, creation.because)
        ? [action('newEmployee', 'New employee', employeeDenials[creation.because])]
        : []),
    ...(mayChangeClient(tenants) ? [action('changeClient', wording.changeClient)] : []),
    action('help', 'Help'),
    action('tour', takeTour),
    action('shortcuts', 'Keyboard shortcuts'),
    action('themeSystem', 'Theme: same as system'),
    action('themeLight', 'Theme: light'),
    action('themeDark', 'Theme: dark'),
    action('signOut', wording.signOut),
  ]
}

const action = (name: PaletteAction, label: string, denied: string | null = null): PaletteEntry => ({
  id: `action:${name}`,
  kind: 'action',
  label,
  detail: null,
  words: actionWords[name],
  target: { act: name },
  denied,
})

const actionWords: Record<PaletteAction, string> = {
  newEmployee: 'add create hire person people staff',
  changeClient: 'switch company tenant organisation',
  help: 'support docs how to',
  tour: 'introduction guide getting started welcome',
  shortcuts: 'keys hotkeys',
  themeSystem: 'appearance colour mode auto',
  themeLight: 'appearance colour mode bright',
  themeDark: 'appearance colour mode night',
  signOut: 'log out logout log off exit',
}

const pageWords: { readonly [Name in Destination]?: string } = {
  home: 'start dashboard to do',
  dashboard: 'figures charts numbers tiles overview kpi',
  employee: 'me my account details',
  employees: 'people staff team directory',
  departments: 'teams groups divisions',
  meetingLocations: 'rooms places sites offices',
  tags: 'labels crews skills',
  audit: 'log history who changed what trail',
  reports: 'export csv figures lists',
  certifications: 'certificates licences licenses tickets cards renew expiry expired',
  certificationSettings: 'certificates licences types kinds required',
  notifications: 'bell inbox news unread',
  notificationChoices: 'mail email digest mute settings',
  calendar: 'ics ical agenda month due deadlines subscribe outlook google',
  praise: 'give kudos recognition say thank thanks appreciation core values',
  dailyScrum: 'stand-up standup yesterday today blockers',
  orgChart: 'hierarchy structure who reports to whom',
  checkIns: 'one on one 1:1 meetings',
  checkInCreate: 'plan schedule one on one 1:1 meeting',
  goals: 'targets objectives okr give assign many people next period quarter copy',
  goalTemplates: 'targets objectives okr give assign many people',
  prs: 'appraisals pr',
  prCreate: 'plan schedule start appraisal pr',
  prTemplates: 'appraisal pr questions',
  prSettings: 'appraisals pr who starts',
  prCycles: 'appraisals pr schedule many everyone progress late remind nudge pause',
  prCycleCreate: 'plan schedule appraisals pr many everyone',
  positionTemplates: 'job descriptions roles duties pd marketplace',
  positionTemplateCreate: 'write job description role pd',
  hrPolicies: 'documents agreements rules handbook leave agree acknowledge',
  assets: 'equipment register',
  billing: 'plan invoice subscription',
  features: 'flags switches modules turn on off',
  permissions: 'groups roles access',
  companySettings: 'organisation logo settings privacy',
  feedback: 'bug idea contact inbox answer suggestions',
  accountSetup: 'onboarding',
}
