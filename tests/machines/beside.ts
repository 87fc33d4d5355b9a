import * as Result from 'effect/Result'
import { type AnyActorLogic, createActor, setup } from 'xstate'
import type { Failure } from '../../src/domain/kernel/failure.ts'
import { provided } from '../../src/machines/kit/port.ts'
import {
  type PartName,
  type Parts,
  type ReadinessActor,
  readinessMachine,
} from '../../src/machines/session/readiness.machine.ts'
import { aLoggedInEmployee } from '../fixtures/people.ts'
import { banksia } from '../fixtures/tenants.ts'
import { aClock, settled } from './ports.ts'

export type Readings = {
  [Name in PartName]?: () => Promise<Result.Result<Parts[Name], Failure>> | Result.Result<Parts[Name], Failure>
}

export const partNames: ReadonlyArray<PartName> = [
  'user',
  'employees',
  'bootstrap',
  'productPlans',
  'featureFlags',
  'onboarding',
  'toDo',
  'positionTemplates',
  'discussionPoints',
  'policies',
]

/** Areas beside the readiness that owns what they show, as the root runs them. Counts how often each part was asked for. */
export const besideReadiness = async (
  readings: Readings,
  areas: Readonly<Record<string, { readonly logic: AnyActorLogic; readonly input?: unknown }>>,
) => {
  const asked: Array<PartName> = []
  const usual = { user: aLoggedInEmployee(), bootstrap: {}, onboarding: null }
  const reading = (name: PartName) =>
    provided(async () => {
      asked.push(name)
      return (readings[name]?.() ?? Result.succeed(name in usual ? usual[name as keyof typeof usual] : [])) as never
    })
  const readiness = readinessMachine.provide({
    actors: {
      ...Object.fromEntries(partNames.map((name) => [name, reading(name)])),
      countedPolicies: reading('policies'),
    } as never,
  })
  const root = createActor(
    setup({
      actors: { readiness, ...Object.fromEntries(Object.entries(areas).map(([name, { logic }]) => [name, logic])) },
    }).createMachine({
      id: 'root',
      invoke: [
        { src: 'readiness', systemId: 'readiness', input: { tenant: banksia } },
        ...Object.entries(areas).map(([name, { input }]) => ({ src: name, systemId: name, input })),
      ] as never,
    }),
    { clock: aClock() },
  ).start()
  await settled()
  const actor = root.system.get('readiness' as never) as unknown as ReadinessActor
  const areaOf = <Actor>(name: string) => root.system.get(name as never) as unknown as Actor
  return { readiness: actor, parts: () => actor.getSnapshot().context.parts, asked, areaOf }
}
