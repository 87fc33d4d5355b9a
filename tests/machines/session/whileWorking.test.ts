import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { User } from '../../../src/domain/session/nouns.ts'
import { appMachine } from '../../../src/machines/session/app.machine.ts'
import { closedUnderWork, mayChooseAnother, screenOf } from '../../../src/machines/session/app.selectors.ts'
import { membershipMachine } from '../../../src/machines/session/membership.machine.ts'
import { readinessMachine } from '../../../src/machines/session/readiness.machine.ts'
import { recordElsewhereMachine } from '../../../src/machines/session/recordElsewhere.machine.ts'
import { tenantSelectionMachine } from '../../../src/machines/session/tenantSelection.machine.ts'
import { aLoggedInEmployee, max } from '../../fixtures/people.ts'
import { aUser, banksia, coolibah, tidewater, wattleLane } from '../../fixtures/tenants.ts'
import { aClock, giving, held, settled } from '../ports.ts'

/** Somebody at work at Banksia Ridge, who may belong to other clients too. */
const atWork = async (others: User['tenants'] = []) => {
  const user = held<void, User>()
  const tenants = [banksia, ...others]
  const readiness = readinessMachine.provide({
    actors: {
      user: giving(aLoggedInEmployee()),
      employees: giving([]),
      bootstrap: giving({}),
      productPlans: giving([]),
      featureFlags: giving([]),
      onboarding: giving(null),
      toDo: giving([]),
      positionTemplates: giving([]),
      discussionPoints: giving([]),
      policies: giving([]),
    },
  })
  const rememberTenant = giving(true)
  const actor = createActor(
    appMachine.provide({
      actors: {
        signIn: giving({ returnTo: `/employee/${max}` }),
        loadUser: giving(aUser({ tenants })),
        readiness,
        membership: membershipMachine.provide({ actors: { loadUser: user.logic } }),
        recordElsewhere: recordElsewhereMachine.provide({
          actors: { findRecord: giving({ tenantId: tidewater.id, tenantName: tidewater.name }), rememberTenant },
        }),
        tenantSelection: tenantSelectionMachine.provide({
          actors: { recallTenant: giving({ tenantId: banksia.id, chosenAt: 0 }), rememberTenant },
        }),
      },
    }),
    { clock: aClock(), input: { location: '/', now: () => 0 } },
  )
  const reloads: Array<string | null> = []
  actor.on('app.reloaded', ({ to }) => reloads.push(to))
  actor.start()
  for (let turn = 0; turn < 4; turn += 1) await settled()
  const state = () => actor.getSnapshot()
  const type = () => state().children.navigation?.send({ type: 'unsaved.began', by: `${max}/work` })
  const endMembership = async () => {
    state().children.membership?.send({ type: 'membership.doubted' })
    await user.give(aUser({ tenants: others }))
    await settled()
  }
  expect(screenOf(state())).toBe('main')
  return { actor, reloads, state, type, endMembership, screen: () => screenOf(state()) }
}

describe('A client that turns inactive while one works in it', () => {
  it('leads to the inactive page, and saying so again changes nothing', async () => {
    const app = await atWork()
    app.actor.send({ type: 'tenant.foundInactive' })
    expect(app.screen()).toBe('inactive')
    app.actor.send({ type: 'tenant.foundInactive' })
    expect([app.screen(), app.reloads]).toEqual(['inactive', []])
  })

  it('leaves unsaved text on its page until the person gives it up', async () => {
    const app = await atWork()
    app.type()
    app.actor.send({ type: 'tenant.foundInactive' })
    app.actor.send({ type: 'tenant.foundInactive' })
    expect([app.screen(), closedUnderWork(app.state())]).toEqual(['main', 'inactive'])
    app.actor.send({ type: 'unsaved.givenUp' })
    expect([app.screen(), closedUnderWork(app.state())]).toEqual(['inactive', null])
  })

  it('offers another client only where there is an active one', async () => {
    for (const [others, may] of [
      [[], false],
      [[coolibah], false],
      [[tidewater], true],
    ] as const) {
      const app = await atWork(others)
      app.actor.send({ type: 'tenant.foundInactive' })
      expect(mayChooseAnother(app.state())).toBe(may)
    }
  })
})

describe('A membership that is taken away while one works', () => {
  it('leads to the page that says so, and from there to the root, where another client is chosen', async () => {
    const app = await atWork([tidewater, wattleLane])
    await app.endMembership()
    expect([app.screen(), mayChooseAnother(app.state())]).toEqual(['ended', true])
    app.actor.send({ type: 'client.chooseAsked' })
    expect(app.reloads).toEqual(['/'])
  })

  it('offers no other client where there is none left', async () => {
    const app = await atWork()
    await app.endMembership()
    expect([app.screen(), mayChooseAnother(app.state())]).toEqual(['ended', false])
  })

  it('leaves unsaved text on its page until the person gives it up', async () => {
    const app = await atWork([tidewater])
    app.type()
    await app.endMembership()
    expect([app.screen(), closedUnderWork(app.state())]).toEqual(['main', 'ended'])
    app.actor.send({ type: 'unsaved.givenUp' })
    expect(app.screen()).toBe('ended')
  })
})

describe('A link to a record of another client', () => {
  it('reloads where it is once the client is switched, not at the root as § 2.4 has it for a choice', async () => {
    const app = await atWork([tidewater])
    const elsewhere = app.state().children.recordElsewhere
    elsewhere?.send({ type: 'record.missed', kind: 'employee', id: max })
    await settled()
    elsewhere?.send({ type: 'switch.asked' })
    await settled()
    expect(app.reloads).toEqual([null])
  })
})
