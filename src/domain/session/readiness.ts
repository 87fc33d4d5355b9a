/**
 * When the app is ready (§ 4 Readiness), how long a navigation waits (§ 2.1) and what a person reads meanwhile (§ 1).
 *
 * - The app is ready only when user, employees, bootstrap data, product plans and module data are loaded.
 * - Module data means position templates if positionDescriptions, discussion points if performanceReviews, and policies
 *   if compliance.
 */
import type { ModuleName } from '../billing/nouns.ts'
import type { CoreValue } from '../coreValues/nouns.ts'
import type { Category, Department, MeetingLocation } from '../organisation/nouns.ts'
import type { HrDocumentTemplate } from '../policies/templates/nouns.ts'
import type { PerformanceReviewTemplate } from '../reviews/nouns.ts'
import type { Tag } from '../tags/nouns.ts'

/** § 3 Bootstrap payload. */
export interface BootstrapData {
  readonly categories: ReadonlyArray<Category>
  readonly coreValues: ReadonlyArray<CoreValue>
  readonly departments: ReadonlyArray<Department>
  readonly hrDocumentTemplates: ReadonlyArray<HrDocumentTemplate>
  readonly meetingLocations: ReadonlyArray<MeetingLocation>
  readonly performanceReviewTemplates: ReadonlyArray<PerformanceReviewTemplate>
  readonly tagList: ReadonlyArray<Tag>
  readonly hrDocumentCategoryList: ReadonlyArray<string>
  /** Ours: one of the certifications one sees has expired (§ 2.3). */
  readonly expiredCertification: boolean
}

/** § 9 Readiness wait: 25 attempts at 150 ms. */
export const READINESS_ATTEMPTS = 25
export const READINESS_POLL_MS = 150

/** § 9 Loading messages after 3 s, then 8 s more. The sentences stand in `wording.ts`. */
export const FIRST_LOADING_MESSAGE_MS = 3_000
export const SECOND_LOADING_MESSAGE_MORE_MS = 8_000

export type ModuleDataName = 'positionTemplates' | 'discussionPoints' | 'policies'

export type ReadinessPart = 'user' | 'employees' | 'bootstrap' | 'productPlans' | ModuleDataName

/** Which module data a tenant with these modules needs. */
export const moduleData = (modules: ReadonlyArray<ModuleName>): ReadonlyArray<ModuleDataName> =>
  needs.filter(([module]) => modules.includes(module)).map(([, name]) => name)

const needs: ReadonlyArray<readonly [ModuleName, ModuleDataName]> = [
  ['positionDescriptions', 'positionTemplates'],
  ['performanceReviews', 'discussionPoints'],
  ['compliance', 'policies'],
]

/** What is still to come before the app is ready. */
export const missingParts = (
  loaded: ReadonlyArray<ReadinessPart>,
  modules: ReadonlyArray<ModuleName>,
): ReadonlyArray<ReadinessPart> => [...always, ...moduleData(modules)].filter((part) => !loaded.includes(part))

const always: ReadonlyArray<ReadinessPart> = ['user', 'employees', 'bootstrap', 'productPlans']

export const isReady = (loaded: ReadonlyArray<ReadinessPart>, modules: ReadonlyArray<ModuleName>): boolean =>
  missingParts(loaded, modules).length === 0
