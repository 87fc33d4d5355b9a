import type { Act, Driver, Waiver } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  banner,
  button,
  clicks,
  forgets,
  gone,
  heading,
  link,
  navigation,
  opens,
  status,
  text,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'

const shell = button('Support', banner())
const loader = status()
const inactive = heading('Your account is currently inactive')
const bySignIn = 'The walks of the sign-in do it; these begin when somebody is known.'

const elsewhere = (spec: string): Waiver => ({ why: `A test of its own does it: \`${spec}\`.`, shown: { spec } })
const byTenantSelection = (arrow: string): Waiver => ({
  why: 'The walks of the tenant selection do it.',
  shown: { driver: 'tenantSelection', arrow },
})

/** A reading begun ahead of the program that fails is asked for again by it (`src/preload.ts`). */
const twice = (act: Act): ReadonlyArray<Act> => [act, act]

/** § 2.2 The screens of the shell, from a page that is opened by somebody who is signed in already. */
export const appDriver: Driver = {
  machine: 'app',
  scenes: {
    'one active client': {
      who: 'eve',
      path: '/',
      // Of what the last visit read, nothing is begun ahead: whether it is would depend on the walk before.
      begin: [forgets(/^tenure\.firstReadings/), opens('/')],
      stopsClock: true,
    },
  },
  calls: {
    // Alone, or among what every page waits for.
    loadUser: { method: 'GET', url: /\/api\/users$|\/readings\?/ },
    loadBootstrap: { method: 'GET', url: /\/bootstrapApplication$/ },
    loadEmployee: { method: 'GET', url: /\/api\/[^/]+\/employees\/[0-9a-f-]{36}$/ },
  },
  successes: {},
  acts: {
    // The provider still knows them, the browser remembers, and the rule has one client to choose from.
    'xstate.done.actor.signIn: signed in': [],
    'xstate.done.actor.loadUser: not allowed': twice(
      answers('loadUser', { kind: 'refused', status: 403, code: 'not_allowed', message: 'You may not do this.' }),
    ),
    'xstate.snapshot.tenantSelection: the rule decides': [],
    'xstate.done.actor.tenantSelection: the only one': [],
    'xstate.snapshot.readiness': ({ snapshot, label }) => {
      if (!snapshot.matches({ session: { working: 'bootstrapping' } })) return null
      if (label === 'still gathering') return []
      const reply =
        label === 'everything is there' ? { kind: 'truly' as const } : { kind: 'broken' as const, requestId: null }
      return [answers('loadBootstrap', reply)]
    },
    // Nobody but the machine says these.
    'loading.began': () => null,
    'loading.ended': () => null,
    'retry.asked': ({ snapshot }) =>
      snapshot.matches({ session: { working: 'incomplete' } }) ? [clicks(button('Try again'))] : null,
    'reload.asked': ({ snapshot }) =>
      snapshot.hasTag('failure') || snapshot.hasTag('inactive') ? [clicks(button('Reload page'))] : null,
    'tenant.foundInactive': ({ snapshot }) => {
      const refused = {
        kind: 'refused',
        status: 403,
        code: 'tenant_inactive',
        message: 'This client is inactive.',
      } as const
      if (snapshot.matches({ session: { working: 'bootstrapping' } })) return [answers('loadBootstrap', refused)]
      return snapshot.hasTag('main')
        ? [clicks(link('My Profile', navigation('Main'))), answers('loadEmployee', refused)]
        : null
    },
  },
  sights: {
    'app.session.signingIn': [gone(shell), gone(heading('An issue has occurred'))],
    'app.session.loadingUser': [gone(shell), gone(heading('An issue has occurred'))],
    'app.session.selectingTenant.deciding': [gone(shell), gone(heading('An issue has occurred'))],
    'app.session.working.bootstrapping': [gone(shell)],
    'app.session.working.incomplete': [
      there(heading('An issue has occurred')),
      there(button('Try again')),
      gone(shell),
    ],
    'app.session.working.main.usual': [there(shell), there(heading('Welcome, Eve'))],
    'app.session.failed': ({ snapshot: { context } }) => [
      there(heading('An issue has occurred')),
      there(button('Reload page')),
      gone(button('Try again')),
      ...(context.failure?._tag === 'Refused' ? [there(text(new RegExp(context.failure.message)))] : []),
    ],
    'app.session.inactive': ({ event: { type } }) =>
      type === 'reload.asked' ? [gone(inactive)] : [there(inactive), there(button('Reload page')), gone(shell)],
    'app.loader.resting': [gone(text('Please Wait...'))],
    // How long the page has been loading already, a slow machine decides.
    'app.loader.loadingQuietly': [],
    'app.loader.askingPatience': [there(loader, { saying: 'Please Wait...' })],
    'app.loader.reassuring': [there(loader, { saying: "Your trusted HR partner. We're almost there..." })],
  },
  beyond: {
    'xstate.done.actor.signIn: no answer': bySignIn,
    'xstate.done.actor.signIn: sent round in a loop': bySignIn,
    'app.session.signingIn · xstate.done.actor.signIn → app.session.failed': {
      why: bySignIn,
      shown: {
        driver: 'signIn',
        arrow: 'signIn.acquiringSilently · xstate.done.actor.acquireSilently [isUnreachable] → signIn.failed',
      },
    },
    'xstate.snapshot.tenantSelection: the person is to choose': 'With one client there is no choice.',
    'app.session.selectingTenant.picking': 'With one client there is no choice.',
    'app.session.selectingTenant · xstate.snapshot.tenantSelection [isPicking] → app.session.selectingTenant.picking':
      byTenantSelection('tenantSelection.deciding · always → tenantSelection.picking'),
    'app.session.entering': 'With one client there is no choice.',
    'app.session.selectingTenant · xstate.done.actor.tenantSelection [isPicked] → app.session.entering':
      byTenantSelection('tenantSelection.remembering · xstate.done.actor.rememberTenant → tenantSelection.done'),
    'app.session.selectingTenant · xstate.done.actor.tenantSelection [isInactive] → app.session.inactive':
      elsewhere('signIns.spec.ts'),
    'app.session.selectingTenant · xstate.done.actor.tenantSelection → app.session.failed':
      elsewhere('signIns.spec.ts'),
    'app.session.working · xstate.snapshot.readiness → stays': elsewhere('onboarding.spec.ts'),
    'app.session.working · membership.foundEnded → app.session.ended': elsewhere('whileWorking.spec.ts'),
    'membership.foundEnded': 'It takes somebody who loses a client for good.',
    'app.session.working.main · membership.foundEnded → app.session.working.main.endedUnderWork':
      elsewhere('whileWorking.spec.ts'),
    'app.session.working.main.endedUnderWork': 'It takes somebody who loses a client for good.',
    'app.session.working.main.endedUnderWork · unsaved.givenUp → app.session.ended': elsewhere('whileWorking.spec.ts'),
    'app.session.working.main.endedUnderWork · membership.foundEnded → stays': elsewhere('whileWorking.spec.ts'),
    'app.session.working.main.inactiveUnderWork': 'Without unsaved text one does not stay in it.',
    'app.session.working.main.inactiveUnderWork · tenant.foundInactive → stays': elsewhere('whileWorking.spec.ts'),
    'app.session.ended': 'It takes somebody who loses a client for good.',
    'client.chooseAsked': 'With one client there is no choice.',
    'app.session.inactive · client.chooseAsked → stays': elsewhere('whileWorking.spec.ts'),
    'app.session.ended · client.chooseAsked → stays': elsewhere('whileWorking.spec.ts'),
    'app.session.working.main.changingClient': 'With one client there is nothing to change.',
    'client.changeAsked': 'With one client there is nothing to change.',
    'app.session.working.main.usual · client.changeAsked → app.session.working.main.changingClient': byTenantSelection(
      'tenantSelection.starting · always [isChanging] → tenantSelection.picking',
    ),
    'app.session.working.main.changingClient · xstate.done.actor.tenantSelection [isChosen] → app.session.working.main.usual':
      byTenantSelection('tenantSelection.remembering · xstate.done.actor.rememberTenant → tenantSelection.done'),
    'app.session.working.main.changingClient · xstate.done.actor.tenantSelection → app.session.working.main.usual':
      byTenantSelection('tenantSelection.picking · picker.closed [mayClose] → tenantSelection.closed'),
    'client.switched': 'With one client there is nowhere to switch to.',
    'app.session.working.main · client.switched → stays': {
      why: 'With one client there is nowhere to switch to.',
      shown: {
        driver: 'recordElsewhere',
        arrow: 'recordElsewhere.switching · xstate.done.actor.rememberTenant → recordElsewhere.found',
      },
    },
    'app.session.failed · retry.asked → stays': 'Where nothing can be asked for again, no button offers it.',
    'signOut.asked': 'The provider asks again, so that a walk could not go on.',
    'app · signOut.asked → app.session.signingOut': elsewhere('signIn/flows.spec.ts'),
    'app.session.signingOut': 'The browser leaves for the provider.',
    'app.session.signingOut · signOut.asked → stays': 'The loader that shows meanwhile has no button for it.',
    'app.session.signingOut · xstate.done.actor.signOut → app.session.signedOut': elsewhere('signIn/flows.spec.ts'),
    'app.session.signedOut': 'The page is loaded anew at once.',
    'logo.changed': 'The logo is that of everybody.',
    'app · logo.changed → stays': elsewhere('onboarding.spec.ts'),
    'area.opened': 'A page brings its machine along by itself.',
    'app · area.opened → stays': elsewhere('onboarding.spec.ts'),
  },
  startsAnew: ['reload.asked'],
}
