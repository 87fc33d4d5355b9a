import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { ModuleName } from '../../../src/domain/billing/nouns.ts'
import type { EmployeeSummary } from '../../../src/domain/employees/nouns.ts'
import type { TenantSummary } from '../../../src/domain/session/nouns.ts'
import { type PartName, readinessMachine } from '../../../src/machines/session/readiness.machine.ts'
import { actorIn, gateIn, offeringIn, partIn, statusIn } from '../../../src/machines/session/readiness.selectors.ts'
import { employeeId, planId, subscriptionId } from '../../fixtures/ids.ts'
import { aLoggedInEmployee, aSummary, theDirectory } from '../../fixtures/people.ts'
import { aPolicy } from '../../fixtures/policies.ts'
import { aPlan, banksia, wattleLane } from '../../fixtures/tenants.ts'
import { partNames as names } from '../beside.ts'
import { breaking, giving, type Held, held, settled, unreachable } from '../ports.ts'

const contents: Partial<Record<PartName, unknown>> = {
  user: aLoggedInEmployee(),
  employees: theDirectory,
  productPlans: [aPlan({ modules: ['compliance'] })],
  featureFlags: [{ name: 'billing', isEnabled: true }],
  onboarding: null,
}

const aReadiness = (tenant: TenantSummary = banksia) => {
  const ports = Object.fromEntries(names.map((name) => [name, held<unknown, unknown>()])) as Record<
    PartName,
    Held<unknown, unknown>
  >
  const counted = held<unknown, unknown>()
  const actors = {
    ...Object.fromEntries(names.map((name) => [name, ports[name].logic])),
    countedPolicies: counted.logic,
  } as never
  const actor = createActor(readinessMachine.provide({ actors }), { input: { tenant } }).start()
  const give = async (...parts: ReadonlyArray<PartName>) => {
    for (const part of parts) await ports[part].give(part in contents ? contents[part] : [])
  }
  const asked = () => names.filter((name) => ports[name].asked.length > 0)
  return { actor, ports, counted, give, asked, state: () => actor.getSnapshot() }
}

/** The parts with which it stands so. */
const those = (status: string, snapshot: { readonly value: unknown }) =>
  names.filter((name) => statusIn(name)(snapshot) === status)

const subscribed: TenantSummary = {
  ...banksia,
  subscription: {
    id: subscriptionId('s'),
    productPlanId: planId('Essentials'),
    billingCycle: 'Monthly',
    startedUtc: '2024-01-01T00:00:00Z',
    endsUtc: null,
  },
}

describe('The app is ready only when user, employees, bootstrap data, product plans and module data are loaded (§ 4)', () => {
  it('asks for all of it at once, of the tenant', () => {
    const { asked, ports } = aReadiness()
    expect(asked()).toEqual(names)
    expect(ports.employees.asked).toEqual([banksia.id])
  })

  it('asks for module data once the subscribed plan is known, and only for the plan’s', async () => {
    const { asked, give } = aReadiness(subscribed)
    expect(asked()).not.toContain('policies')
    await give('productPlans')
    expect(asked().filter((name) => ['policies', 'positionTemplates', 'discussionPoints'].includes(name))).toEqual([
      'policies',
    ])
  })

  it('is not asked for the module data of a plan without the module', () => {
    expect(aReadiness(wattleLane).asked()).not.toContain('discussionPoints')
  })

  const needed = names.filter((name) => name !== 'onboarding' && name !== 'toDo')
  it.each(needed)('is not ready without %s', async (missing) => {
    const { give, state } = aReadiness()
    await give(...needed.filter((name) => name !== missing))
    expect(gateIn(state())).toBe('gathering')
    await give(missing)
    expect(gateIn(state())).toBe('ready')
  })
})

describe('What failed', () => {
  it('is named when everything else has answered, and alone asked for again', async () => {
    const { actor, ports, give, state } = aReadiness()
    await ports.bootstrap.refuse(unreachable)
    await give(...names.filter((name) => name !== 'bootstrap' && name !== 'policies'))
    expect(gateIn(state())).toBe('gathering')
    await give('policies')
    expect([gateIn(state()), those('failed', state())]).toEqual(['incomplete', ['bootstrap']])
    actor.send({ type: 'gathering.retried' })
    expect([gateIn(state()), ports.bootstrap.asked.length, ports.employees.asked.length]).toEqual(['gathering', 2, 1])
    await give('bootstrap')
    expect(gateIn(state())).toBe('ready')
  })

  it('keeps nobody out when it is only onboarding or the to-do list', async () => {
    const { ports, give, state } = aReadiness()
    await ports.toDo.refuse(unreachable)
    await ports.onboarding.refuse(unreachable)
    await give(...names.filter((name) => name !== 'toDo' && name !== 'onboarding'))
    expect(gateIn(state())).toBe('ready')
  })

  it('is survived when it is a bug', async () => {
    const actors = Object.fromEntries(
      names.map((name) => [name, name === 'bootstrap' ? breaking() : giving([])]),
    ) as never
    const actor = createActor(readinessMachine.provide({ actors }), { input: { tenant: banksia } }).start()
    await settled()
    expect([gateIn(actor.getSnapshot()), those('failed', actor.getSnapshot())]).toEqual(['incomplete', ['bootstrap']])
  })
})

describe('Once it is there', () => {
  const ready = async () => {
    const readiness = aReadiness()
    await readiness.give(...names)
    return readiness
  }

  it('a part read again keeps its old content until the new is there, and when that fails', async () => {
    const { actor, ports, state } = await ready()
    actor.send({ type: 'part.refreshAsked', part: 'employees' })
    expect([partIn('employees')(state()), those('refreshing', state())]).toEqual([theDirectory, ['employees']])
    await ports.employees.refuse(unreachable)
    expect([partIn('employees')(state()), gateIn(state())]).toEqual([theDirectory, 'ready'])
    expect(state().context.failures).toEqual({ employees: unreachable })
    actor.send({ type: 'part.refreshAsked', part: 'employees' })
    expect(state().context.failures).toEqual({})
  })

  it('only policies that are read again come with how many have agreed: nobody waits for that at the start', async () => {
    const { actor, ports, counted, state } = await ready()
    actor.send({ type: 'part.refreshAsked', part: 'policies' })
    expect([ports.policies.asked.length, counted.asked.length]).toEqual([1, 1])
    await counted.give([aPolicy()])
    expect([partIn('policies')(state()), those('there', state())]).toEqual([[aPolicy()], names])
  })

  it('a record another machine has saved stands in its list, one it has removed does not', async () => {
    const { actor, state } = await ready()
    const [first, ...others] = theDirectory as readonly [EmployeeSummary, ...EmployeeSummary[]]
    const saved = { ...first, fullName: 'Ava Brandt' }
    actor.send({ type: 'record.arrived', part: 'employees', record: saved })
    expect(partIn('employees')(state())).toEqual([saved, ...others])
    const newcomer = aSummary({ id: employeeId('ida'), fullName: 'Ida Brandt' })
    actor.send({ type: 'record.arrived', part: 'employees', record: newcomer })
    actor.send({ type: 'record.left', part: 'employees', id: first.id })
    expect(partIn('employees')(state())).toEqual([...others, newcomer])
  })

  it('the onboarding is one record, which may be none', async () => {
    const { actor, state } = await ready()
    actor.send({ type: 'record.arrived', part: 'onboarding', record: null })
    expect(state().context.parts).toHaveProperty('onboarding', null)
  })

  it.each([
    { type: 'record.arrived', part: 'employees', record: aSummary() },
    { type: 'record.left', part: 'employees', id: 'somebody' },
    { type: 'part.refreshAsked', part: 'employees' },
  ] as const)('what is told while the list is being read ($type) is not lost to that answer', async (news) => {
    const { actor, ports, state } = await ready()
    actor.send({ type: 'part.refreshAsked', part: 'employees' })
    actor.send(news)
    await ports.employees.give([])
    expect(partIn('employees')(state())).not.toEqual([])
    await ports.employees.give([aSummary()])
    expect([partIn('employees')(state()), those('there', state())]).toEqual([[aSummary()], names])
  })

  it('a list that has not been read comes with its reading, whatever is saved before', async () => {
    const { actor, ports, state } = aReadiness()
    actor.send({ type: 'record.arrived', part: 'employees', record: aSummary() })
    actor.send({ type: 'record.left', part: 'employees', id: 'somebody' })
    expect([partIn('employees')(state()), ports.employees.asked.length]).toEqual([null, 3])
  })

  it('the rules have their actor, the gates their modules and flags, and a selector gives the same object twice', async () => {
    const { state } = await ready()
    expect(actorIn(state())?.employeeId).toBe(aLoggedInEmployee().id)
    expect(offeringIn(state())).toMatchObject({ flags: ['billing'] })
    expect(offeringIn(state()).modules).toContain('goals' satisfies ModuleName)
    expect(offeringIn(state())).toBe(offeringIn(state()))
    expect(actorIn(state())).toBe(actorIn(state()))
    expect(those('there', state())).toEqual(names)
  })
})
