import * as Result from 'effect/Result'
import { type ActorRefFrom, assign, enqueueActions, setup, stopChild } from 'xstate'
import { modulesOf } from '../../domain/billing/modules.ts'
import type { FeatureFlag, ModuleName, ProductPlan } from '../../domain/billing/nouns.ts'
import type { EmployeeSummary, LoggedInEmployee } from '../../domain/employees/nouns.ts'
import type { ToDoItem } from '../../domain/home/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { Onboarding } from '../../domain/onboarding/nouns.ts'
import type { HrDocumentSummary } from '../../domain/policies/nouns.ts'
import type { PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import type { DefaultDiscussionPoint } from '../../domain/reviews/nouns.ts'
import type { TenantSummary } from '../../domain/session/nouns.ts'
import { type BootstrapData, isReady, moduleData, type ReadinessPart } from '../../domain/session/readiness.ts'
import { defect } from '../kit/answers.ts'
import { port } from '../kit/port.ts'
import { withEvent } from '../kit/settling.ts'
import type { LogoChanged } from './app.events.ts'
import type { ReadinessPorts } from './session.ports.ts'

/**
 * Everything that must be there before the app is ready (§ 4 Readiness), and keeps it for the whole session.
 *
 * Rules it keeps: all parts are asked for at once, module data as soon as the plan is known; ready only when the domain
 * rule says so and the feature flags have answered (without them the menu would change under the hand); onboarding and
 * the to-do list are waited for by nobody. What failed is named; a retry asks only for what is missing. A part read again
 * keeps its old content until the new is there, and when that fails.
 *
 * Events: `gathering.retried`, `part.refreshAsked {part}`, `part.changed {part, data}` (saved by another machine),
 * `logo.changed {logoUrl}`.
 * Reads: the selectors of `readiness.selectors.ts`; `context.{tenant, parts, loading, failures}`;
 * `matches('gathering' | 'ready' | 'incomplete')`.
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
  readonly loading: ReadonlyArray<PartName>
  readonly failures: Partial<Record<PartName, Failure>>
}

interface Settled {
  readonly part: PartName
  readonly answer: Result.Result<unknown, Failure>
}

type Event =
  | { readonly type: 'gathering.retried' }
  | { readonly type: 'part.refreshAsked'; readonly part: PartName }
  | { readonly type: 'part.changed'; readonly part: PartName; readonly data: Parts[PartName] }
  | LogoChanged
  | { readonly type: `xstate.done.actor.${PartName}`; readonly output: Settled['answer'] }
  | { readonly type: `xstate.error.actor.${PartName}`; readonly error: unknown }

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
}

/** Null until it is known which plan is subscribed. */
export const modulesIn = ({
  tenant,
  parts,
}: Pick<ReadinessContext, 'tenant' | 'parts'>): ReadonlyArray<ModuleName> | null =>
  tenant.subscription === null || parts.productPlans ? modulesOf({ ...tenant, plans: parts.productPlans ?? [] }) : null

/** The parts this tenant has. */
export const neededIn = (context: ReadinessContext): ReadonlyArray<PartName> => {
  const modules = modulesIn(context)
  return [...fromTheStart, ...(modules === null ? [] : moduleData(modules)), ...optional]
}

const isThere = ({ parts }: ReadinessContext, part: PartName) => part in parts

const settledWith = (context: ReadinessContext, { part, answer }: Settled): Partial<ReadinessContext> => {
  const loading = context.loading.filter((one) => one !== part)
  const { [part]: _, ...failures } = context.failures
  return Result.isSuccess(answer)
    ? { loading, failures, parts: { ...context.parts, [part]: answer.success } }
    : { loading, failures: { ...failures, [part]: answer.failure } }
}

const heard = <const Part extends PartName>(part: Part) => ({
  [`xstate.done.actor.${part}`]: {
    actions: [
      {
        type: 'settle',
        params: ({ event }: { event: { output: Settled['answer'] } }) => ({ part, answer: event.output }),
      },
      { type: 'dismiss', params: { part } },
      ...(part === 'user' ? ['tellNavigation'] : []),
      // With the plans it becomes known which module data is wanted.
      ...(part === 'productPlans' ? ['startMissing'] : []),
    ],
  },
  [`xstate.error.actor.${part}`]: {
    actions: [
      { type: 'settle', params: { part, answer: Result.fail(defect) } },
      { type: 'dismiss', params: { part } },
    ],
  },
})

/** Spawned under their own names, so that a retry can ask for one of them; hence these instead of `onDone`. */
const whatIsHeard = Object.assign({}, ...[...fromTheStart, ...byModule, ...optional].map(heard)) as object

export const readinessMachine = setup({
  types: {} as { context: ReadinessContext; events: Event; input: { readonly tenant: TenantSummary } },
  actors: ports,
  guards: {
    isReady: ({ context }) => {
      const modules = modulesIn(context)
      if (modules === null || !isThere(context, 'featureFlags')) return false
      return isReady(Object.keys(context.parts) as ReadonlyArray<ReadinessPart>, modules)
    },
    isStuck: ({ context }) =>
      context.loading.length === 0 && neededIn(context).some((part) => part in context.failures && !isOptional(part)),
  },
  actions: {
    startMissing: enqueueActions(({ context, enqueue }) => {
      const missing = neededIn(context).filter(
        (part) => !isThere(context, part) && !context.loading.includes(part) && !(part in context.failures),
      )
      for (const part of missing) enqueue.spawnChild(part, { id: part, input: context.tenant.id })
      enqueue.assign({ loading: [...context.loading, ...missing] })
    }),
    restart: enqueueActions(({ context, enqueue }, { part }: { part: PartName }) => {
      if (context.loading.includes(part)) return
      enqueue.spawnChild(part, { id: part, input: context.tenant.id })
      enqueue.assign({ loading: [...context.loading, part] })
    }),
    forgetFailures: assign({ failures: {} }),
    settle: assign(({ context }, settled: Settled) => settledWith(context, settled)),
    keep: assign(({ context }, { part, data }: { part: PartName; data: unknown }) => ({
      parts: { ...context.parts, [part]: data },
    })),
    keepLogo: assign(({ context }, { logoUrl }: { logoUrl: string }) => ({ tenant: { ...context.tenant, logoUrl } })),
    dismiss: stopChild((_, { part }: { part: PartName }) => part),
    tellNavigation: enqueueActions(({ context, enqueue, system }) => {
      const navigation = isThere(context, 'user') ? system.get('navigation') : undefined
      if (navigation) enqueue.sendTo(navigation, { type: 'employee.arrived' })
    }),
  },
}).createMachine({
  id: 'readiness',
  context: ({ input }) => ({ tenant: input.tenant, parts: {}, loading: [], failures: {} }),
  on: {
    ...whatIsHeard,
    'part.refreshAsked': { actions: withEvent('restart') },
    'part.changed': { actions: withEvent('keep') },
    'logo.changed': { actions: withEvent('keepLogo') },
  },
  initial: 'gathering',
  states: {
    gathering: {
      entry: 'startMissing',
      always: [
        { guard: 'isReady', target: 'ready' },
        { guard: 'isStuck', target: 'incomplete' },
      ],
    },
    incomplete: { on: { 'gathering.retried': { target: 'gathering', actions: 'forgetFailures' } } },
    ready: {},
  },
})

export type ReadinessActor = ActorRefFrom<typeof readinessMachine>

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly readiness: Event
  }
}
