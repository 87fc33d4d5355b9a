import * as Result from 'effect/Result'
import type { AnyMachineSnapshot } from 'xstate'
import type { TenantSummary } from '../../src/domain/session/nouns.ts'
import { type PartName, type ReadinessContext, readinessMachine } from '../../src/machines/session/readiness.machine.ts'
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

/**
 * Ten calls in every order and with every outcome are more than anybody tries: in a variant the answers come in one
 * order, and at most one of them is bad.
 */
const hearing = (part: PartName, nextOf: (loading: ReadonlyArray<PartName>) => PartName | undefined) => {
  const isNext = (snapshot: AnyMachineSnapshot) => nextOf(contextOf(snapshot).loading) === part
  const mayFail = (snapshot: AnyMachineSnapshot) => Object.keys(contextOf(snapshot).failures).length === 0
  const done = `xstate.done.actor.${part}`
  const error = `xstate.error.actor.${part}`
  const cases: Record<string, EventCases> = {
    [done]: (snapshot) => {
      if (!isNext(snapshot)) return []
      const failures = mayFail(snapshot) ? Object.entries(anyFailure) : []
      return [
        { label: 'it is there', event: { type: done, output: Result.succeed([]) } },
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
  return cases
}

const situation = (
  label: string,
  tenant: TenantSummary,
  nextOf: (loading: ReadonlyArray<PartName>) => PartName | undefined,
): Variant => ({
  label,
  input: { tenant },
  cases: {
    ...Object.assign({}, ...parts.map((part) => hearing(part, nextOf))),
    ...says('part.refreshAsked', { 'the to-do list': { part: 'toDo' } }),
    ...says('part.changed', { 'the to-do list': { part: 'toDo', data: [] } }),
    ...says('logo.changed', { 'another logo': { logoUrl: '/logo' } }),
  },
  project: (snapshot) => {
    const { parts: there, loading, failures } = contextOf(snapshot)
    return [Object.keys(there).toSorted(), loading, Object.keys(failures)]
  },
})

export const readiness: Scenario = {
  machine: readinessMachine,
  home: ['readiness.ready'],
  variants: [
    situation('every module', banksia, (loading) => loading[0]),
    situation('every module, answers from last to first', banksia, (loading) => loading.at(-1)),
    situation('compliance modules only', { ...banksia, productPlan: 'compliance' }, (loading) => loading[0]),
  ],
}
