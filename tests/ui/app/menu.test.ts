import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { readinessMachine } from '../../../src/machines/session/readiness.machine.ts'
import { actorIn, offeringIn, partIn } from '../../../src/machines/session/readiness.selectors.ts'
import { menuIn } from '../../../src/ui/app/menu.ts'
import { aLoggedInEmployee, eve } from '../../fixtures/people.ts'
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
      },
    }),
    { input: { tenant: banksia } },
  ).start()
  await settled()
  const alert = () => {
    const now = actor.getSnapshot()
    const who = actorIn(now)
    if (who === null) throw new Error('Eve is not there yet')
    return menuIn(who, offeringIn(now), partIn('policies')(now) ?? [])
      .flatMap(({ items }) => items)
      .find(({ name }) => name === 'companyPolicies')?.alert
  }
  return { actor, alert }
}

describe('2.3-11 the alert of company policies follows each change, without a reload', () => {
  it('goes when the last policy is acknowledged, and comes when a new version asks again', async () => {
    const { actor, alert } = await evesMenu()
    const agreed = { employeeId: eve, versionNo: 2, agreementDateUtc: '2024-02-02T00:00:00Z' }
    expect(alert()).toBe('unacknowledgedPolicies')
    actor.send({ type: 'part.changed', part: 'policies', data: [aPolicy({ agreements: [agreed] })] })
    expect(alert()).toBeUndefined()
    actor.send({ type: 'part.changed', part: 'policies', data: [aPolicy({ agreements: [agreed], versionNo: 3 })] })
    expect(alert()).toBe('unacknowledgedPolicies')
  })

  it('follows what is read again, too', async () => {
    const { actor, alert } = await evesMenu()
    actor.send({ type: 'part.changed', part: 'policies', data: [] })
    expect(alert()).toBeUndefined()
    actor.send({ type: 'part.refreshAsked', part: 'policies' })
    await settled()
    expect(alert()).toBe('unacknowledgedPolicies')
  })
})
