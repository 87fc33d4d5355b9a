import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Actor } from '../../../src/domain/permissions/actor.ts'
import type { Offering } from '../../../src/domain/permissions/gate.ts'
import { readinessMachine } from '../../../src/machines/session/readiness.machine.ts'
import { actorIn, offeringIn, partIn } from '../../../src/machines/session/readiness.selectors.ts'
import { menuIn } from '../../../src/ui/app/menu.ts'
import { aLoggedInEmployee, eve, max } from '../../fixtures/people.ts'
import { aPolicy } from '../../fixtures/policies.ts'
import { banksia } from '../../fixtures/tenants.ts'
import { giving, settled } from '../../machines/ports.ts'

/** Eve's menu, as the readiness has it from one moment to the next. */
const evesMenu = async () => {
  const actor = createActor(
    readinessMachine.provide({
      actors: {
        user: giving(aLoggedInEmployee({ id: eve })),
        employees: giving([]),
        bootstrap: giving({}),
        productPlans: giving([]),
        featureFlags: giving([]),
        onboarding: giving(null),
        toDo: giving([]),
        positionTemplates: giving([]),
        discussionPoints: giving([]),
        policies: giving([aPolicy()]),
        countedPolicies: giving([aPolicy()]),
      },
    }),
    { input: { tenant: banksia } },
  ).start()
  await settled()
  const alert = () => {
    const now = actor.getSnapshot()
    const who = actorIn(now)
    if (who === null) throw new Error('Eve is not there yet')
    return menuIn({
      actor: who,
      offering: offeringIn(now),
      policies: partIn('policies')(now) ?? [],
      expiredCertification: false,
      nowUtc,
    })
      .flatMap(({ items }) => items)
      .find(({ route }) => route === 'hrPolicies')?.alert
  }
  return { actor, alert }
}

const nowUtc = '2026-11-21T00:00:00.000Z'

const admin = { employeeId: eve, underlings: [], privileges: { features: [], roles: ['admin'] } } as const
const manager = { ...admin, underlings: [max], privileges: { features: [], roles: [] } } as const
const employee = { ...manager, underlings: [] } as const
const offering = { modules: ['compliance'], flags: ['certifications'] } as const

describe('2.3-12 the alert of certifications', () => {
  const itemFor = (actor: Actor, expired: boolean, offered: Offering = offering) =>
    menuIn({ actor, offering: offered, policies: [], expiredCertification: expired, nowUtc })
      .flatMap(({ items }) => items)
      .find(({ route }) => route === 'certifications')

  it.each([
    ['an admin', admin],
    ['a manager', manager],
  ] as const)('shows for %s when any has expired, and goes when none has any more', (_, actor) => {
    expect([itemFor(actor, true)?.alert, itemFor(actor, false)?.alert]).toEqual(['expiredCertification', undefined])
  })

  it('is nowhere where the item is not: for an employee, without the module or the feature', () => {
    expect(itemFor(employee, true)).toBeUndefined()
    expect(itemFor(admin, true, { ...offering, modules: [] })).toBeUndefined()
    expect(itemFor(admin, true, { ...offering, flags: [] })).toBeUndefined()
  })
})

describe('2.3-11 the alert of company policies follows each change, without a reload', () => {
  it('goes when the last policy is acknowledged, and comes when a new version asks again', async () => {
    const { actor, alert } = await evesMenu()
    const agreed = { employeeId: eve, versionNo: 2, agreementDateUtc: '2024-02-02T00:00:00Z' }
    expect(alert()).toBe('unacknowledgedPolicies')
    actor.send({ type: 'record.arrived', part: 'policies', record: aPolicy({ agreements: [agreed] }) })
    expect(alert()).toBeUndefined()
    actor.send({ type: 'record.arrived', part: 'policies', record: aPolicy({ agreements: [agreed], versionNo: 3 }) })
    expect(alert()).toBe('unacknowledgedPolicies')
  })

  it('follows what is read again, too', async () => {
    const { actor, alert } = await evesMenu()
    actor.send({ type: 'record.left', part: 'policies', id: aPolicy().id })
    expect(alert()).toBeUndefined()
    actor.send({ type: 'part.refreshAsked', part: 'policies' })
    await settled()
    expect(alert()).toBe('unacknowledgedPolicies')
  })
})
