import { type ActorRefFrom, assign, enqueueActions, raise, setup } from 'xstate'
import { modulesOf } from '../../domain/billing/modules.ts'
import type { FeatureFlag, FeatureFlagName, ModuleName, ProductPlan } from '../../domain/billing/nouns.ts'
import type { EmployeeSummary, LoggedInEmployee } from '../../domain/employees/nouns.ts'
import type { ToDoItem } from '../../domain/home/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { TenantId } from '../../domain/kernel/ids.ts'
import type { Locale } from '../../domain/kernel/nouns.ts'
import type { Onboarding } from '../../domain/onboarding/nouns.ts'
import type { HrDocumentSummary } from '../../domain/policies/nouns.ts'
import type { PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import type { DefaultDiscussionPoint } from '../../domain/reviews/nouns.ts'
import type { TenantSummary } from '../../domain/session/nouns.ts'
import { type BootstrapData, isReady, moduleData, type ReadinessPart } from '../../domain/session/readiness.ts'
import { succeeded } from '../kit/answers.ts'
import { type Port, port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import type { LogoChanged } from './app.events.ts'
import type { ReadinessPorts } from './session.ports.ts'

/**
 * Everything that must be there before the app is ready (§ 4 Readiness), and keeps it for the whole session. Each part is
 * a region of its own, beside the gate that opens once enough of them are there.
 *
 * Rules it keeps: all parts are asked for at once, module data as soon as the plan is known; ready only when the domain
 * rule says so and the feature flags have answered (without them the menu would change under the hand); onboarding and
 * the to-do list are waited for by nobody. What failed is named; a retry asks only for what is missing. A part read again
 * keeps its old content until the new is there, and when that fails; why it failed is known until it is read again. What
 * is saved or asked for while a part is being read is not lost to that answer: the part is read once more.
 *
 * It is the one owner of what many areas show (`kit/library.ts`): they read it here, and tell it what they have saved.
 *
 * Events: `gathering.retried`, `part.refreshAsked {part}`, `record.arrived {part, record}` and `record.left {part, id}`
 * (saved and removed by another machine), `logo.changed {logoUrl}`, `locale.changed {locale}`,
 * `flag.changed {name, isEnabled}`, `tenant.changed {tenant}`; its own `{part}.refreshAsked`, `{part}.overtaken`.
 * Reads: the selectors of `readiness.selectors.ts`; `context.{tenant, parts, failures}`;
 * `matches({ gate: 'gathering' | 'ready' | 'incomplete' })`.
 * System id: `readiness`.
 */
export interface Parts {
  readonly user: LoggedInEmployee
  readonly employees: ReadonlyArray<EmployeeSummary>
  readonly bootstrap: BootstrapData
  readonly productPlans: ReadonlyArray<ProductPlan>
  readonly featureFlags: ReadonlyArray<FeatureFlag>
  readonly onboarding: Onboarding | null
  readonly toDo: ReadonlyArray<ToDoItem>
  readonly positionTemplates: ReadonlyArray<PositionTemplate>
  readonly discussionPoints: ReadonlyArray<DefaultDiscussionPoint>
  readonly policies: ReadonlyArray<HrDocumentSummary>
}

export type PartName = keyof Parts

/** The lists whose records other machines save and remove. */
const lists = ['employees', 'policies', 'toDo'] as const satisfies ReadonlyArray<PartName>

type ListName = (typeof lists)[number]

type Arrived =
  | {
      readonly [Name in ListName]: {
        readonly type: 'record.arrived'
        readonly part: Name
        readonly record: Parts[Name][number]
      }
    }[ListName]
  | { readonly type: 'record.arrived'; readonly part: 'onboarding'; readonly record: Onboarding | null }

interface Left {
  readonly type: 'record.left'
  readonly part: ListName
  readonly id: string
}

const isTold = (part: PartName) => part === 'onboarding' || lists.some((one) => one === part)

/** Asked for at once; module data follows when the modules are known. */
const fromTheStart = [
  'user',
  'employees',
  'bootstrap',
  'productPlans',
  'featureFlags',
] as const satisfies ReadonlyArray<PartName>

/** Failing or late, these keep nobody out; so they are asked for last, for a browser asks six things at a time. */
const optional = ['onboarding', 'toDo'] as const satisfies ReadonlyArray<PartName>

const isOptional = (part: PartName) => optional.some((one) => one === part)

const byModule = ['positionTemplates', 'discussionPoints', 'policies'] as const satisfies ReadonlyArray<PartName>

export interface ReadinessContext {
  readonly tenant: TenantSummary
  readonly parts: Partial<Parts>
  /** Of the parts whose last reading failed. */
  readonly failures: Partial<Record<PartName, Failure>>
}

type Event =
  | { readonly type: 'gathering.retried' }
  | { readonly type: 'part.refreshAsked'; readonly part: PartName }
  | Arrived
  | Left
  | LogoChanged
  | { readonly type: 'locale.changed'; readonly locale: Locale }
  | { readonly type: 'tenant.changed'; readonly tenant: TenantSummary }
  | { readonly type: 'flag.changed'; readonly name: FeatureFlagName; readonly isEnabled: boolean }
  | { readonly type: `${PartName}.refreshAsked` }
  | { readonly type: `${Arrived['part']}.overtaken` }

const ports = {
  user: port<ReadinessPorts['loadLoggedInEmployee']>('loadLoggedInEmployee'),
  employees: port<ReadinessPorts['loadEmployees']>('loadEmployees'),
  bootstrap: port<ReadinessPorts['loadBootstrap']>('loadBootstrap'),
  productPlans: port<ReadinessPorts['loadProductPlans']>('loadProductPlans'),
  featureFlags: port<ReadinessPorts['loadFeatureFlags']>('loadFeatureFlags'),
  onboarding: port<ReadinessPorts['loadOnboarding']>('loadOnboarding'),
  toDo: port<ReadinessPorts['loadToDoList']>('loadToDoList'),
  positionTemplates: port<ReadinessPorts['loadPositionTemplates']>('loadPositionTemplates'),
  discussionPoints: port<ReadinessPorts['loadDiscussionPoints']>('loadDiscussionPoints'),
  policies: port<ReadinessPorts['loadPolicies']>('loadPolicies'),
  /** How many have agreed to each takes long to count: the start does without, and asking anew includes it. */
  countedPolicies: port<ReadinessPorts['loadPolicies']>('loadCountedPolicies'),
}

const readAnewBy = (name: PartName) => (name === 'policies' ? 'countedPolicies' : name)

/** Null until it is known which plan is subscribed. */
export const modulesIn = ({
  tenant,
  parts,
}: Pick<ReadinessContext, 'tenant' | 'parts'>): ReadonlyArray<ModuleName> | null =>
  tenant.subscription === null || parts.productPlans ? modulesOf({ ...tenant, plans: parts.productPlans ?? [] }) : null

/** The parts this tenant has. */
const neededIn = (context: ReadinessContext): ReadonlyArray<PartName> => {
  const modules = modulesIn(context)
  return [...fromTheStart, ...(modules === null ? [] : moduleData(modules)), ...optional]
}

/** Each is asked for under its own name. */
const askedBy = ({ type }: { readonly type: string }) => type.slice(type.lastIndexOf('.') + 1) as PartName

type Load = Port<TenantId, unknown, Failure>

const part = (name: PartName, before?: { readonly [Before: string]: object }) => {
  const asking = (here: 'loading' | 'refreshing', otherwise: 'failed' | 'there') => ({
    entry: { type: 'forgetFailure', params: { part: name } },
    invoke: {
      id: name,
      src: here === 'refreshing' ? readAnewBy(name) : name,
      input: ({ context: { tenant } }: { readonly context: ReadinessContext }) => tenant.id,
      ...settling<Load>()({
        to: 'there',
        keep: 'keep',
        ...(name === 'user' && { and: 'tellNavigation' }),
        otherwise,
        why: 'keepFailure',
      }),
    },
    on: {
      [`${name}.refreshAsked`]: { target: here, reenter: true },
      ...(isTold(name) && { [`${name}.overtaken`]: { target: here, reenter: true } }),
    },
  })
  return {
    initial: Object.keys(before ?? {})[0] ?? 'loading',
    states: {
      ...before,
      loading: asking('loading', 'failed'),
      there: { on: { [`${name}.refreshAsked`]: 'refreshing' } },
      refreshing: asking('refreshing', 'there'),
      failed: { on: { 'gathering.retried': 'loading', [`${name}.refreshAsked`]: 'loading' } },
    },
  }
}

const regions = (names: ReadonlyArray<PartName>, of: (name: PartName) => object) =>
  Object.fromEntries(names.map((name) => [name, of(name)]))

const parts = {
  ...regions(fromTheStart, (name) => part(name)),
  ...regions(byModule, (name) =>
    part(name, { unneeded: { always: { guard: { type: 'isInPlan', params: { part: name } }, target: 'loading' } } }),
  ),
  ...regions(optional, (name) => part(name, { waiting: { always: 'loading' } })),
}

type Records = ReadonlyArray<{ readonly id: string }>

/** A list that has not been read yet comes with its reading. */
const withRecords = (parts: Partial<Parts>, part: ListName, after: (records: Records) => Records) => {
  const records = parts[part]
  return records ? { parts: { ...parts, [part]: after(records) } } : {}
}

export const readinessMachine = setup({
  types: {} as { context: ReadinessContext; events: Event; input: { readonly tenant: TenantSummary } },
  actors: ports,
  guards: {
    succeeded,
    isInPlan: ({ context }: { context: ReadinessContext }, { part }: { part: PartName }) =>
      neededIn(context).includes(part),
    isReady: ({ context }: { context: ReadinessContext }) => {
      const modules = modulesIn(context)
      if (modules === null || !('featureFlags' in context.parts)) return false
      return isReady(Object.keys(context.parts) as ReadonlyArray<ReadinessPart>, modules)
    },
    isStuck: ({ context }: { context: ReadinessContext }) => {
      const needed = neededIn(context)
      const { parts, failures } = context
      return (
        needed.every((part) => part in parts || part in failures) &&
        needed.some((part) => part in failures && !(part in parts) && !isOptional(part))
      )
    },
  },
  actions: {
    keep: assign(({ context, event }, data: unknown) => ({ parts: { ...context.parts, [askedBy(event)]: data } })),
    keepFailure: assign(({ context, event }, failure: Failure) => ({
      failures: { ...context.failures, [askedBy(event)]: failure },
    })),
    forgetFailure: assign(({ context }, { part }: { part: PartName }) => {
      const { [part]: _, ...failures } = context.failures
      return { failures }
    }),
    put: assign(({ context: { parts } }, { part, record }: Arrived) =>
      part === 'onboarding'
        ? { parts: { ...parts, onboarding: record } }
        : withRecords(parts, part, (records) =>
            records.some(({ id }) => id === record.id)
              ? records.map((known) => (known.id === record.id ? record : known))
              : [...records, record],
          ),
    ),
    drop: assign(({ context: { parts } }, { part, id }: Left) =>
      withRecords(parts, part, (records) => records.filter((one) => one.id !== id)),
    ),
    overtake: raise((_, { part }: Arrived | Left) => ({ type: `${part}.overtaken` as const })),
    keepLogo: assign(({ context }, { logoUrl }: { logoUrl: string }) => ({ tenant: { ...context.tenant, logoUrl } })),
    keepLocale: assign(({ context }, { locale }: { locale: Locale }) => ({ tenant: { ...context.tenant, locale } })),
    keepTenant: assign((_, { tenant }: { tenant: TenantSummary }) => ({ tenant })),
    keepFlag: assign(({ context: { parts } }, { name, isEnabled }: FeatureFlag) => ({
      parts: parts.featureFlags
        ? {
            ...parts,
            featureFlags: parts.featureFlags.map((flag) => (flag.name === name ? { name, isEnabled } : flag)),
          }
        : parts,
    })),
    refresh: raise((_, { part }: { part: PartName }) => ({ type: `${part}.refreshAsked` as const })),
    tellNavigation: enqueueActions(({ enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'employee.arrived' }),
    ),
  },
}).createMachine({
  id: 'readiness',
  context: ({ input }) => ({ tenant: input.tenant, parts: {}, failures: {} }),
  on: {
    'part.refreshAsked': { actions: withEvent('refresh') },
    'record.arrived': { actions: [withEvent('put'), withEvent('overtake')] },
    'record.left': { actions: [withEvent('drop'), withEvent('overtake')] },
    'logo.changed': { actions: withEvent('keepLogo') },
    'locale.changed': { actions: withEvent('keepLocale') },
    'tenant.changed': { actions: withEvent('keepTenant') },
    'flag.changed': { actions: withEvent('keepFlag') },
  },
  type: 'parallel',
  states: {
    gate: {
      initial: 'gathering',
      states: {
        gathering: {
          always: [
            { guard: 'isReady', target: 'ready' },
            { guard: 'isStuck', target: 'incomplete' },
          ],
        },
        incomplete: { on: { 'gathering.retried': 'gathering' } },
        ready: {},
      },
    },
    ...(parts as object),
  },
})

export type ReadinessActor = ActorRefFrom<typeof readinessMachine>

declare module '../kit/library.ts' {
  interface Library extends Parts {}
}

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly readiness: Event
  }
}
