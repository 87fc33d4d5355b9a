import type { Act, Guide } from './guide.ts'
import { answers, banner, button, clicks, gone, heading, link, navigation, status, text, there } from './vocabulary.ts'

const shell = button('Support', banner())
const loader = status()
const inactive = heading('Your account is currently inactive')
const elsewhere = (spec: string) => `A test of its own does it: \`${spec}\`.`

/** A reading begun ahead of the program that fails is asked for again by it (`src/ahead.ts`). */
const twice = (act: Act): ReadonlyArray<Act> => [act, act]

/** § 2.2 The screens of the shell, from a page that is opened by somebody who is signed in already. */
export const appGuide: Guide = {
  machine: 'app',
  scenes: { 'one active client': { who: 'eve', path: '/', begin: [], stopsClock: true } },
  calls: {
    loadUser: { method: 'GET', url: /\/api\/users$/ },
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
      const refused = answers('loadEmployee', {
        kind: 'refused',
        status: 403,
        code: 'tenant_inactive',
        message: 'This client is inactive.',
      })
      return snapshot.hasTag('main') ? [clicks(link('My Profile', navigation('Main'))), refused] : null
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
    'xstate.done.actor.signIn: no answer': elsewhere('signIn/badInput.spec.ts'),
    'xstate.done.actor.signIn: sent round in a loop': elsewhere('signIn/badInput.spec.ts'),
    'app.session.signingIn · xstate.done.actor.signIn → app.session.failed': elsewhere('signIn/badInput.spec.ts'),
    'xstate.snapshot.tenantSelection: the person is to choose': 'With one client there is no choice.',
    'app.session.selectingTenant.picking': elsewhere('picker.spec.ts'),
    'app.session.working.main.changingClient': 'The guide of the tenant selection does it.',
    'app.session.signingOut': elsewhere('signIn/flows.spec.ts'),
    'app.session.signedOut': elsewhere('signIn/flows.spec.ts'),
    'app.session.ended': elsewhere('whileWorking.spec.ts'),
    'app.session.working.main.endedUnderWork': elsewhere('whileWorking.spec.ts'),
    'app.session.working.main.inactiveUnderWork': elsewhere('whileWorking.spec.ts'),
    'app.session.selectingTenant · xstate.done.actor.tenantSelection [isInactive] → app.session.inactive':
      elsewhere('signIns.spec.ts'),
    'app.session.selectingTenant · xstate.done.actor.tenantSelection → app.session.failed':
      elsewhere('signIns.spec.ts'),
    'app.session.selectingTenant · xstate.snapshot.tenantSelection [isPicking] → app.session.selectingTenant.picking':
      'The guide of the tenant selection does it.',
    'app.session.working · tenant.foundInactive → app.session.inactive': elsewhere('whileWorking.spec.ts'),
    'app.session.working · xstate.snapshot.readiness → stays': 'What is read again shows on its page, if anywhere.',
    'app.session.failed · retry.asked → stays': 'Where nothing can be asked for again, no button offers it.',
    'signOut.asked': elsewhere('signIn/flows.spec.ts'),
    'client.changeAsked': 'The guide of the tenant selection does it.',
    'client.chooseAsked': elsewhere('whileWorking.spec.ts'),
    'client.switched': 'The guide of the record elsewhere does it.',
    'membership.foundEnded': elsewhere('whileWorking.spec.ts'),
    'logo.changed': elsewhere('onboarding.spec.ts'),
    'area.opened': 'A page brings its machine along by itself, as in every other test.',
  },
  startsAnew: ['reload.asked'],
}
