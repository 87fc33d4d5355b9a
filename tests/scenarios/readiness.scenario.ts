import * as Result from 'effect/Result'
import type { AnyMachineSnapshot } from 'xstate'
import type { Subscription } from '../../src/domain/billing/nouns.ts'
import type { ProductPlanId, SubscriptionId } from '../../src/domain/kernel/ids.ts'
import { standardLocale } from '../../src/domain/kernel/locale.ts'
import type { TenantSummary } from '../../src/domain/session/nouns.ts'
import { type PartName, type ReadinessContext, readinessMachine } from '../../src/machines/session/readiness.machine.ts'
import { statusIn } from '../../src/machines/session/readiness.selectors.ts'
import type { EventCase, EventCases } from '../../src/workshop/model/explore.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { anyFailure, says } from './outcomes.ts'
import { banksia } from './people.ts'

const parts: ReadonlyArray<PartName> = [
  'user',
  'employees',
  'bootstrap',
  'productPlans',
  'featureFlags',
  'positionTemplates',
  'discussionPoints',
  'policies',
  'onboarding',
  'toDo',
]

const contextOf = ({ context }: AnyMachineSnapshot): ReadinessContext => context

const loadingIn = (snapshot: AnyMachineSnapshot): ReadonlyArray<PartName> =>
  parts.filter((part) => ['loading', 'refreshing'].includes(statusIn(part)(snapshot)))

const failedIn = (snapshot: AnyMachineSnapshot): ReadonlyArray<PartName> =>
  parts.filter((part) => statusIn(part)(snapshot) === 'failed')

const compliance = {
  id: 'compliance' as ProductPlanId,
  modules: ['positionDescriptions', 'compliance', 'orgChart'],
}
const toCompliance: Subscription = {
  id: 'subscription' as SubscriptionId,
  productPlanId: compliance.id,
  billingCycle: 'Monthly',
  startedUtc: '2026-01-01T00:00:00.000Z',
  endsUtc: null,
}

/** Read again, it is another. */
const contentOf = (part: PartName, snapshot: AnyMachineSnapshot): ReadonlyArray<object> => [
  ...(part === 'productPlans' ? [compliance] : []),
  ...(part in contextOf(snapshot).parts ? [{ id: 'another' }] : []),
]

/**
 * Ten calls in every order and with every outcome are more than anybody tries: in a variant the answers come in one
 * order, at most one of them is bad, and every way to be bad is tried on one of the parts.
 */
const hearing = (part: PartName, nextOf: (loading: ReadonlyArray<PartName>) => PartName | undefined) => {
  const isNext = (snapshot: AnyMachineSnapshot) => nextOf(loadingIn(snapshot)) === part
  const mayFail = (snapshot: AnyMachineSnapshot) => failedIn(snapshot).length === 0
  const done = `xstate.done.actor.${part}`
  const error = `xstate.error.actor.${part}`
  const cases: Record<string, EventCases> = {
    [done]: (snapshot) => {
      if (!isNext(snapshot)) return []
      const ways = part === 'user' ? anyFailure : { 'no connection': anyFailure['no connection'] }
      const failures = mayFail(snapshot) ? Object.entries(ways) : []
      return [
        { label: 'it is there', event: { type: done, output: Result.succeed(contentOf(part, snapshot)) } },
        ...failures.map(
          ([label, failure]): EventCase => ({ label, event: { type: done, output: Result.fail(failure) } }),
        ),
      ]
    },
    [error]: (snapshot) =>
      isNext(snapshot) && mayFail(snapshot)
        ? [{ label: 'a bug', event: { type: error, error: new Error('a bug') } }]
        : [],
  }
  // The machine tells itself.
  return { ...cases, [`${part}.refreshAsked`]: [], [`${part}.overtaken`]: [] }
}

const spokenOf = (snapshot: AnyMachineSnapshot): ReadonlyArray<PartName> => {
  const loading = loadingIn(snapshot)
  const failed = failedIn(snapshot)
  return loading.length === 1 ? loading : loading.length > 1 ? [] : failed.length > 0 ? failed : parts
}

/** What other machines save and remove. */
const told = (snapshot: AnyMachineSnapshot) =>
  spokenOf(snapshot).filter((part) => ['employees', 'policies', 'toDo', 'onboarding'].includes(part))

const situation = (
  label: string,
  tenant: TenantSummary,
  nextOf: (loading: ReadonlyArray<PartName>) => PartName | undefined,
): Variant => ({
  label,
  input: { tenant },
  cases: {
    ...Object.assign({}, ...parts.map((part) => hearing(part, nextOf))),
    // Once all have answered: what has failed, else whichever; and the one that is being read alone.
    ...says('part.refreshAsked', (snapshot) => Object.fromEntries(spokenOf(snapshot).map((part) => [part, { part }]))),
    ...says('record.arrived', (snapshot) =>
      Object.fromEntries(told(snapshot).map((part) => [part, { part, record: { id: 'another' } }])),
    ),
    ...says('record.left', (snapshot) =>
      Object.fromEntries(
        told(snapshot)
          .filter((part) => part !== 'onboarding')
          .map((part) => [part, { part, id: 'another' }]),
      ),
    ),
    ...says('logo.changed', { 'another logo': { logoUrl: '/logo' } }),
    ...says('tenant.changed', { 'another name': { tenant: { ...tenant, name: 'Banksia' } } }),
    ...says('flag.changed', { 'a flag is switched': { name: 'certifications', isEnabled: false } }),
    ...says('locale.changed', { 'another locale': { locale: { ...standardLocale, dateStyle: 'd/m/y' } } }),
  },
})

export const readiness: Scenario = {
  machine: readinessMachine,
  home: ['readiness.gate.ready'],
  variants: [
    situation('every module', banksia, (loading) => loading[0]),
    situation(
      'the compliance modules by a plan, answers from last to first',
      { ...banksia, subscription: toCompliance },
      (loading) => loading.at(-1),
    ),
  ],
}
