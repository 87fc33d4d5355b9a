import { describe, expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { TenantSummary, User } from '../../../src/domain/session/nouns.ts'
import { appMachine } from '../../../src/machines/session/app.machine.ts'
import {
  failureMessageOf,
  isChangingClient,
  loadingMessageOf,
  mayChangeClientIn,
  screenOf,
} from '../../../src/machines/session/app.selectors.ts'
import { readinessMachine } from '../../../src/machines/session/readiness.machine.ts'
import type { SignedIn } from '../../../src/machines/session/session.ports.ts'
import { tenantSelectionMachine } from '../../../src/machines/session/tenantSelection.machine.ts'
import { aLoggedInEmployee } from '../../fixtures/people.ts'
import { aUser, banksia, coolibah, tidewater } from '../../fixtures/tenants.ts'
import { aClock, breaking, giving, held, refused, settled, unreachable } from '../ports.ts'

interface Memory {
  readonly remembered?: TenantSummary
  /** Whether the browser keeps what is chosen. */
  readonly isKept?: boolean
}

const anApp = ({ remembered, isKept = true }: Memory = {}) => {
  const clock = aClock()
  const signIn = held<void, SignedIn>()
  const signOut = held<void, void>()
  const user = held<void, User>()
  const bootstrap = held<unknown, unknown>()
  const readiness = readinessMachine.provide({
    actors: {
      user: giving(aLoggedInEmployee()),
      employees: giving([]),
      bootstrap: bootstrap.logic,
      productPlans: giving([]),
      featureFlags: giving([]),
      onboarding: giving(null),
      toDo: giving([]),
      positionTemplates: giving([]),
      discussionPoints: giving([]),
      policies: giving([]),
    },
  })
  const tenantSelection = tenantSelectionMachine.provide({
    actors: {
      recallTenant: giving(remembered === undefined ? null : { tenantId: remembered.id, chosenAt: 0 }),
      rememberTenant: giving(isKept),
    },
  })
  const actor = createActor(
    appMachine.provide({
      actors: { signIn: signIn.logic, signOut: signOut.logic, loadUser: user.logic, readiness, tenantSelection },
    }),
    { clock, input: { location: '/employees/', now: () => 0 } },
  )
  const reloads: Array<string | null> = []
  actor.on('app.reloaded', ({ to }) => reloads.push(to))
  actor.start()
  const state = () => actor.getSnapshot()
  return { actor, clock, signIn, signOut, user, bootstrap, reloads, state, screen: () => screenOf(state()) }
}

const signedIn = async (tenants: User['tenants'] = [banksia], memory: Memory = {}) => {
  const app = anApp(memory)
  await app.signIn.give({ returnTo: '/employees/' })
  await app.user.give(aUser({ tenants }))
  await settled()
  return app
}

const working = async (tenants: User['tenants'] = [banksia]) => {
  const app = await signedIn(tenants)
  await app.bootstrap.give({})
  await settled()
  return app
}

describe('Shell screen states (§ 2.2)', () => {
  it('the page loader while bootstrapping, then the main layout', async () => {
    const app = await signedIn()
    expect(app.screen()).toBe('loader')
    await app.bootstrap.give({})
    await settled()
    expect(app.screen()).toBe('main')
    expect(app.state().children.navigation?.getSnapshot().context.current).toBe('/employees/')
  })

  it('the tenant picker when several are active and none is chosen; a known choice goes straight on', async () => {
    const app = await signedIn([banksia, tidewater])
    expect(app.screen()).toBe('picker')
    expect(app.state().children.tenantSelection?.getSnapshot().context.pageSize).toBe(5)
    const known = await signedIn([banksia, tidewater], { remembered: tidewater })
    await known.bootstrap.give({})
    await settled()
    expect([known.screen(), known.state().context.tenant?.id]).toEqual(['main', tidewater.id])
  })

  it('the inactive page when the chosen tenant is not active', async () => {
    expect((await signedIn([coolibah])).screen()).toBe('inactive')
  })

  it('the inactive page when the tenant becomes inactive in the middle of the work', async () => {
    const app = await working()
    app.actor.send({ type: 'tenant.foundInactive' })
    expect(app.screen()).toBe('inactive')
  })

  it('the failure page when there is no tenant', async () => {
    const app = await signedIn([])
    expect([app.screen(), failureMessageOf(app.state())]).toEqual([
      'failure',
      'Your login does not belong to any client yet.',
    ])
  })

  it('the failure page when the user cannot be loaded on a network or server error (§ 8)', async () => {
    const app = anApp()
    await app.signIn.give({ returnTo: '/' })
    await app.user.refuse(unreachable)
    expect(app.screen()).toBe('failure')
  })

  it('the failure page when signing in goes round and round', async () => {
    const app = anApp()
    await app.signIn.refuse({ _tag: 'SignInLoop' } as never)
    expect([app.screen(), failureMessageOf(app.state())]).toEqual([
      'failure',
      expect.stringContaining('failed several times'),
    ])
  })

  it('the failure page when a part is missing, and the main layout once a retry has brought it', async () => {
    const app = await signedIn()
    await app.bootstrap.refuse(refused('x', 422))
    await settled()
    expect(app.screen()).toBe('failure')
    app.actor.send({ type: 'retry.asked' })
    expect(app.screen()).toBe('loader')
    await app.bootstrap.give({})
    await settled()
    expect(app.screen()).toBe('main')
  })
})

describe("After 3 seconds 'Please Wait...', after 8 more 'Your trusted HR partner. We're almost there...' (§ 1)", () => {
  it('to the millisecond, and over the steps of loading', async () => {
    const app = anApp()
    const message = () => loadingMessageOf(app.state())
    app.clock.increment(2_999)
    expect(message()).toBeNull()
    await app.signIn.give({ returnTo: '/' })
    app.clock.increment(1)
    expect(message()).toBe('Please Wait...')
    await app.user.give(aUser())
    await settled()
    app.clock.increment(7_999)
    expect(message()).toBe('Please Wait...')
    app.clock.increment(1)
    expect(message()).toBe("Your trusted HR partner. We're almost there...")
  })

  it('and nothing any more once the main layout shows', async () => {
    const app = await working()
    app.clock.increment(60_000)
    expect(loadingMessageOf(app.state())).toBeNull()
  })
})

describe('Changing client', () => {
  it('is offered only when more than one active tenant exists (§ 2.3)', async () => {
    expect(mayChangeClientIn((await working([banksia, coolibah])).state())).toBe(false)
    expect(mayChangeClientIn((await signedIn([banksia, tidewater])).state())).toBe(true)
  })

  it('shows 8 rows, can be closed, and reloads the app at the root when a tenant is chosen (§ 2.4)', async () => {
    const app = await signedIn([banksia, tidewater], { remembered: banksia })
    await app.bootstrap.give({})
    await settled()
    app.actor.send({ type: 'client.changeAsked' })
    expect(isChangingClient(app.state())).toBe(true)
    expect(app.state().children.tenantSelection?.getSnapshot().context.pageSize).toBe(8)
    app.state().children.tenantSelection?.send({ type: 'picker.closed' })
    expect([isChangingClient(app.state()), app.reloads]).toEqual([false, []])
    app.actor.send({ type: 'client.changeAsked' })
    app.state().children.tenantSelection?.send({ type: 'tenant.chosen', tenantId: banksia.id })
    await settled()
    expect(app.reloads).toEqual(['/'])
  })

  it('before the app shows, choosing reloads it at the root just so, whatever the address was (§ 2.4)', async () => {
    const app = await signedIn([banksia, tidewater])
    app.state().children.tenantSelection?.send({ type: 'tenant.chosen', tenantId: tidewater.id })
    await settled()
    expect([app.reloads, app.screen()]).toEqual([['/'], 'loader'])
    expect(app.bootstrap.asked).toEqual([])
  })

  it('a choice that the browser cannot keep would be asked for again, so the app goes on without a reload', async () => {
    const app = await signedIn([banksia, tidewater], { isKept: false })
    app.state().children.tenantSelection?.send({ type: 'tenant.chosen', tenantId: tidewater.id })
    await settled()
    await app.bootstrap.give({})
    await settled()
    expect([app.reloads, app.screen()]).toEqual([[], 'main'])
  })
})

describe('The root', () => {
  it('reloads where it is when asked, from any page', async () => {
    const app = await signedIn([coolibah])
    app.actor.send({ type: 'reload.asked' })
    expect(app.reloads).toEqual([null])
  })

  it('signs out from any page', async () => {
    const app = await signedIn([coolibah])
    app.actor.send({ type: 'signOut.asked' })
    expect([app.screen(), app.signOut.asked.length]).toEqual(['loader', 1])
    app.actor.send({ type: 'signOut.asked' })
    expect(app.signOut.asked.length).toBe(1)
    await app.signOut.give(undefined)
    expect(app.reloads).toEqual(['/'])
  })

  it('hears of another logo also when nobody works any more', async () => {
    const app = await working()
    app.actor.send({ type: 'signOut.asked' })
    app.actor.send({ type: 'logo.changed', logoUrl: '/logo' })
    expect([app.state().status, app.state().context.tenant?.logoUrl]).toEqual(['active', '/logo'])
  })

  it('starts an area once under its name, and outlives its breaking', async () => {
    const app = await working()
    const area = createMachine({ id: 'area' })
    app.actor.send({ type: 'area.opened', area: 'employees', logic: area, input: undefined })
    const first = app.actor.system.get('employees' as never)
    app.actor.send({ type: 'area.opened', area: 'employees', logic: area, input: undefined })
    expect([first !== undefined, app.actor.system.get('employees' as never) === first]).toEqual([true, true])
    app.actor.send({ type: 'area.opened', area: 'goals', logic: breaking(), input: undefined })
    await settled()
    expect([app.state().status, app.screen()]).toEqual(['active', 'main'])
  })
})
