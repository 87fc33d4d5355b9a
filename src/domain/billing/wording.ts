/**
 * § 8 Subscription, verbatim; failures show the server's detail, else these generic support-ticket messages (ours). What
 * modules and what stands in them are called is ours too.
 */
import { writtenDay, writtenNumber } from '../kernel/locale.ts'
import type { Day, Locale } from '../kernel/nouns.ts'
import type { Loss } from './losses.ts'
import type { BillingCycle, KeptCount, ModuleName, ProductPlan, Subscription } from './nouns.ts'

export const wording = {
  subscribed: 'Congratulations. You have successfully subscribed.',
  cancelled: 'Your cancellation has been processed',
  subscribeFailed: 'Your subscription could not be processed. Please raise a support ticket.',
  cancelFailed: 'Your cancellation could not be processed. Please raise a support ticket.',
  cardRefused: 'The card provider does not accept this card.',
  description: 'Your plan, what it costs and what you have paid.',
  loadFailed: 'Billing could not be loaded',
  testMode:
    'Test mode: no money is charged. Use 4242\u00a04242\u00a04242\u00a04242 with any future month and any code. 4000\u00a00000\u00a00000\u00a00002 is declined.',
  nothingDeleted: 'Nothing is deleted. It shows again when your plan includes it.',
  exportToo: 'You can export all data in Company Settings at any time, even after your plan ends.',
  toExport: 'Export everything',
  noInvoices: 'No payments yet.',
} as const

/** To a plan, of who has one that goes on and of who has none; who has this plan changes how often they pay. */
export const takingWords = (
  running: Pick<Subscription, 'endsUtc' | 'productPlanId' | 'billingCycle'> | null | undefined,
  { id, name }: Pick<ProductPlan, 'id' | 'name'>,
  cycle: BillingCycle,
): string =>
  running?.endsUtc !== null
    ? `Subscribe to ${name}`
    : `Switch to ${running.productPlanId === id && running.billingCycle !== cycle ? `${cycleNames[cycle].toLowerCase()} payment` : name}`

export const moduleNames: Readonly<Record<ModuleName, string>> = {
  positionDescriptions: 'Position descriptions',
  compliance: 'Policies and certifications',
  orgChart: 'Org chart',
  checkIns: 'Check-ins',
  goals: 'Goals',
  performanceReviews: 'Performance reviews',
  assetRegister: 'Asset register',
}

export const cycleNames: Readonly<Record<BillingCycle, string>> = { Monthly: 'Monthly', Annual: 'Annual' }

export const perCycle: Readonly<Record<BillingCycle, string>> = {
  Monthly: 'per person per month',
  Annual: 'per person per year',
}

/** `2,070 AUD for 46 people, for one year from today.` */
export const chargeInWords = (amount: string, people: number, cycle: BillingCycle): string =>
  `${amount} for ${people === 1 ? '1 person' : `${people} people`}, for one ${cycle === 'Annual' ? 'year' : 'month'} from today.`

/** Of what is paid for already when another plan begins. */
export const replacedInWords = (locale: Locale, paidUntil: Day): string =>
  `It replaces your current plan today. The time already paid, until ${writtenDay(locale, paidUntil).replaceAll(' ', '\u00a0')}, is not refunded.`

const one: Readonly<Record<KeptCount['kind'], string>> = {
  assets: '1 asset',
  checkIns: '1 check-in',
  policies: '1 policy',
  certifications: '1 certification',
  goals: '1 goal',
  positions: '1 position',
  positionTemplates: '1 position template',
  reviews: '1 review',
}

const many: Readonly<Record<KeptCount['kind'], (count: string) => string>> = {
  assets: (count) => `${count} assets`,
  checkIns: (count) => `${count} check-ins`,
  policies: (count) => `${count} policies`,
  certifications: (count) => `${count} certifications`,
  goals: (count) => `${count} goals`,
  positions: (count) => `${count} positions`,
  positionTemplates: (count) => `${count} position templates`,
  reviews: (count) => `${count} reviews`,
}

const keptInWords = (locale: Pick<Locale, 'numberStyle'>, { kind, count }: KeptCount): string =>
  count === 1 ? one[kind] : many[kind](writtenNumber(locale, count))

/** A line for each module that would be hidden. */
export const lossInWords = (locale: Pick<Locale, 'numberStyle'>, { module, kept }: Loss): string =>
  kept.length === 0
    ? moduleNames[module]
    : `${moduleNames[module]}: ${kept.map((some) => keptInWords(locale, some)).join(', ')}`

/** What stands in the question before a subscription is cancelled. */
export const cancelWarning = (locale: Locale, lastDay: Day, losses: ReadonlyArray<string>): string =>
  [
    `You keep your plan until ${writtenDay(locale, lastDay)}, the end of the paid period. Nothing is charged after that.`,
    ...(losses.length === 0 ? [] : [`Then these are hidden: ${losses.join('; ')}. ${wording.nothingDeleted}`]),
    wording.exportToo,
  ].join(' ')
