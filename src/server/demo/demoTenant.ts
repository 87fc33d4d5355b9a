/** How a demo tenant is written down: keys instead of ids, days from now instead of dates. */

import type { AuditAction } from '../../domain/audit/actions.ts'
import type { FieldChange } from '../../domain/audit/nouns.ts'
import type { BillingCycle, FeatureFlagName, TenantPlan } from '../../domain/billing/nouns.ts'
import type { PositionStatus } from '../../domain/employees/nouns.ts'
import type { LeavingKind } from '../../domain/employees/termination.fields.ts'
import type { GoalState } from '../../domain/goals/nouns.ts'
import type { Progress } from '../../domain/goals/progress.ts'
import type { TileName } from '../../domain/home/dashboard/tiles.ts'
import type { OnboardingStage, OnboardingStatus } from '../../domain/onboarding/nouns.ts'
import type { FeatureGrant } from '../../domain/permissions/nouns.ts'
import type { PolicyContent } from '../../domain/policies/content/nouns.ts'
import type { HrDocumentType } from '../../domain/policies/nouns.ts'
import type { TemplateText } from '../../domain/positionTemplates/template.fields.ts'
import type { TenantStatus } from '../../domain/session/nouns.ts'
import type { ViewedList } from '../../domain/views/lists.ts'
import type { DemoAssets } from './demoAssets.ts'
import type { DemoChangeRequest } from './demoChangeRequests.ts'
import type { DemoChartPlan } from './demoChartPlans.ts'
import type { DemoCheckIns } from './demoCheckIns.ts'
import type { DemoScrums } from './demoDailyScrums.ts'
import type { DemoFeedback } from './demoFeedback.ts'
import type { DemoPraise } from './demoPraise.ts'
import type { DemoReview, DemoReviewCycle, DemoReviewTemplate } from './demoReviews.ts'
import type { DemoVacancy } from './demoVacancies.ts'
import type { PlanKey } from './plans.ts'

/** One line of a staff list. The key names the person within the tenant and begins their e-mail address. */
export type DemoPerson = readonly [
  key: string,
  firstName: string,
  lastName: string,
  title: string | null,
  department: string,
  reportsTo: string | null,
  /** A day; or one that is reckoned from the day on which the demo is loaded: “today”, “9 days ago”, “6 years ago”. */
  since: string,
  more?: PersonDetails,
]

export interface PersonDetails {
  /** Instead of key@domain. */
  readonly email?: string
  readonly isAdmin?: true
  /** Nobody can sign in as this person. */
  readonly noLogin?: true
  /** How far a login is that is not simply in use. */
  readonly login?: 'invited' | 'provisional' | 'secondFactorAsked'
  readonly isInactive?: true
  readonly isHidden?: true
  readonly left?: { readonly daysAgo: number; readonly kind: LeavingKind; readonly notes: string }
  /** Titles held beside the main one. */
  readonly alsoWorksAs?: string
  readonly status?: PositionStatus
  readonly tags?: readonly string[]
  readonly hasAvatar?: true
  /** On their node of the org chart. */
  readonly chartNote?: string
  /** So many days after the demo is loaded. */
  readonly birthdayIn?: number
}

interface DemoGroup {
  readonly name: string
  readonly features: readonly FeatureGrant[]
  readonly members: readonly string[]
}

export interface DemoPositionTemplate {
  readonly title: string
  readonly department: string | null
  /** What is written here; where it was taken from the marketplace, instead of that. */
  readonly text: Partial<TemplateText>
  readonly isArchived?: true
  /** Taken from the marketplace, in its first version. */
  readonly isGlobal?: true
  /** What it asks of whoever holds it. */
  readonly requires?: { readonly types?: readonly string[]; readonly policies?: readonly string[] }
}

export interface DemoPolicyVersion {
  readonly daysAgo: number
  /** Left out for a file. */
  readonly text?: PolicyContent
  /** Nobody has to agree again. */
  readonly isEditorial?: true
  readonly note?: string
}

export interface DemoPolicy {
  readonly title: string
  /** A handbook, guide or form: read, and agreed to by nobody. A policy where it is left out. */
  readonly type?: HrDocumentType
  readonly category: string
  /** Of the version in force. */
  readonly publishedDaysAgo: number
  /** Those before it, oldest first. */
  readonly earlier?: readonly DemoPolicyVersion[]
  /** Of the version in force; the title's own text where it is left out. */
  readonly text?: PolicyContent
  readonly note?: string
  /** It is a PDF with these lines. */
  readonly file?: readonly string[]
  /** Something is written that is not published: beside what is in force, or instead of it. */
  readonly draft?: PolicyContent
  readonly isNeverPublished?: true
  readonly archivedDaysAgo?: number
  /** It came from the marketplace's text of its title, and was brought up to this version of it. */
  readonly templateVersion?: number
  /** From now. */
  readonly dueInDays?: number
  readonly joinersHaveDays?: number
  readonly remindEveryDays?: number
  readonly renewEveryMonths?: number
  /** Whom it binds when not everybody: people by key, or everybody of a department. */
  readonly onlyFor?: readonly string[]
  readonly onlyForDepartment?: string
  /** How many of those it binds have agreed to this version. */
  readonly agreed: 'everybody' | 'nobody' | number
  /** Who is certainly not among them. */
  readonly notYet?: readonly string[]
}

/** A change that somebody made to a person. */
interface DemoChange {
  readonly daysAgo: number
  readonly by: string
  readonly action: AuditAction
  /** The person it is about; null for what belongs to the company. */
  readonly to: string | null
  readonly fields: readonly string[]
  readonly values?: readonly FieldChange[]
  /** Of something else than the person's record: what it is, and what it is called. */
  readonly of?: { readonly kind: string; readonly name: string }
}

/** A goal as a demo tenant tells it: whose, by key, and what was said about it. */
export interface DemoGoal {
  readonly of: string
  readonly title: string
  readonly description?: string
  readonly state: GoalState
  /** From now; none without. */
  readonly dueInDays?: number
  readonly progress: Progress
  /** Seen by everybody; else by the person, their manager and administrators. */
  readonly isShared?: true
  /** Whose goal it serves, and what that is called: `max/Tablets on all sites`. */
  readonly serves?: string
  /** Earlier updates, the oldest first; the last says where it stands. */
  readonly updates?: readonly (readonly [by: string, daysAgo: number, current: number, note: string])[]
  readonly comments?: readonly (readonly [by: string, daysAgo: number, text: string])[]
}

/** Goals that are given to many: each with its measure and how many days it takes, null for no due day. */
export interface DemoGoalTemplate {
  readonly name: string
  readonly description: string
  readonly isArchived?: true
  readonly goals: readonly (readonly [title: string, progress: Progress, dueInDays: number | null])[]
}

/** A type of certification as a demo tenant tells it. */
export interface DemoCertificationType {
  readonly name: string
  readonly description: string
  /** Null: it does not expire. */
  readonly validityMonths: number | null
  readonly reminderDays?: readonly number[]
  readonly requiredOf?: {
    readonly all?: true
    readonly departments?: readonly string[]
    readonly titles?: readonly string[]
    readonly tags?: readonly string[]
  }
  readonly isArchived?: true
  /** Everybody it is required of holds one, apart from these and those who are told of one by one. */
  readonly missing?: readonly string[]
}

export interface DemoCertification {
  readonly of: string
  readonly type: string
  /** Days from now, to the end of that day; null for never. */
  readonly expires: number | null
  readonly is?: 'submitted' | 'declined' | 'deleted'
  readonly because?: string
  /** When the one it renews had expired, in days from now. */
  readonly renewsOneOf?: number
  readonly files?: readonly string[]
  readonly reminded?: { readonly daysAgo: number; readonly by: string | null }
}

/** The lists an organisation keeps about itself. */
export interface DemoCompany {
  readonly groups: readonly DemoGroup[]
  readonly categories: readonly string[]
  readonly meetingLocations: readonly (readonly [name: string, detail: string])[]
  readonly coreValues: readonly (readonly [name: string, description: string])[]
  readonly discussionPoints: readonly (readonly [text: string, type: 1 | 3])[]
  readonly reviewTemplates: readonly DemoReviewTemplate[]
  readonly positionTemplates: readonly DemoPositionTemplate[]
}

/** Views of the list that somebody has kept, and the files people came by. */
export interface DemoDirectory {
  readonly views: readonly {
    readonly of: string
    /** The list of people unless it says another. */
    readonly list?: ViewedList
    readonly name: string
    readonly query: string
    readonly isShared?: true
    /** A report that is mailed to them every Monday. */
    readonly isMailed?: true
  }[]
  readonly imports: readonly {
    readonly fileName: string
    readonly by: string
    readonly daysAgo: number
    /** Whom it made; nobody of them is left where it was reverted. */
    readonly made: readonly string[]
    readonly unchanged: number
    readonly reverted?: { readonly people: number }
  }[]
}

export interface DemoTenant {
  readonly key: string
  readonly name: string
  readonly status: TenantStatus
  readonly productPlan: TenantPlan | null
  readonly vision: string | null
  readonly logoUrl: string | null
  readonly timeZone: string
  readonly emailDomain: string
  readonly subscription: { readonly plan: PlanKey; readonly cycle: BillingCycle; readonly daysAgo: number } | null
  readonly flagsOn: readonly FeatureFlagName[]
  readonly onboarding: { readonly status: OnboardingStatus; readonly stages: readonly OnboardingStage[] }
  readonly departments: readonly string[]
  readonly people: readonly DemoPerson[]
  readonly company: DemoCompany
  readonly policies: readonly DemoPolicy[]
  readonly changes: readonly DemoChange[]
  readonly goals?: readonly DemoGoal[]
  readonly goalTemplates?: readonly DemoGoalTemplate[]
  readonly certifications?: {
    readonly types: readonly DemoCertificationType[]
    readonly held: readonly DemoCertification[]
  }
  readonly directory?: DemoDirectory
  readonly assets?: DemoAssets
  readonly checkIns?: DemoCheckIns
  readonly dailyScrums?: readonly DemoScrums[]
  readonly changeRequests?: readonly DemoChangeRequest[]
  readonly praise?: readonly DemoPraise[]
  readonly chartPlans?: readonly DemoChartPlan[]
  readonly vacancies?: readonly DemoVacancy[]
  readonly feedback?: readonly DemoFeedback[]
  readonly reviews?: readonly DemoReview[]
  readonly reviewCycles?: readonly DemoReviewCycle[]
  /** Who chose which tiles, in which order. */
  readonly dashboards?: Readonly<Record<string, readonly TileName[]>>
}
