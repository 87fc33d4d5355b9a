import type { AnyMachineSnapshot } from 'xstate'
import { createMachine } from 'xstate'
import type { TenantSummary, User } from '../../src/domain/session/nouns.ts'
import { pathTo } from '../../src/domain/session/places.ts'
import { appMachine } from '../../src/machines/session/app.machine.ts'
import type { SelectionOutput } from '../../src/machines/session/tenantSelection.machine.ts'
import { held } from '../../src/workshop/model/held.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, ends, says } from './outcomes.ts'
import { banksia, coolibah, dunes, tidewater, userOf } from './people.ts'
import { signInEnds } from './signIn.scenario.ts'

const moved = (child: string, snapshots: Readonly<Record<string, object>>) =>
  says(
    `xstate.snapshot.${child}`,
    Object.fromEntries(Object.entries(snapshots).map(([label, snapshot]) => [label, { snapshot }])),
  )

const picked = (tenant: TenantSummary): SelectionOutput => ({ kind: 'picked', tenant })
const chosen = (tenant: TenantSummary): SelectionOutput => ({ kind: 'chosen', tenant })

/** An area of the product that was opened: a page's machine under the root. */
const isOpen = ({ children }: AnyMachineSnapshot): boolean => 'employees' in children

/** A bug, once it has happened, is told; the actor it happened to has ended and cannot break again. */
const hasBroken = ({ context: { failure } }: AnyMachineSnapshot): boolean =>
  failure?._tag === 'Broken' && failure.status === 0

/** Without this child the app cannot go on. */
const vital = (child: string): NonNullable<Variant['cases']> => {
  const type = `xstate.error.actor.${child}`
  return { [type]: (snapshot) => (hasBroken(snapshot) ? [] : [{ label: 'a bug', event: { type } }]) }
}

const situation = (
  label: string,
  user: User,
  selections: Readonly<Record<string, SelectionOutput>>,
  over: Partial<Variant> = {},
): Variant => ({
  label,
  input: { location: pathTo('employees'), now: () => 0 },
  cases: {
    ...vital('navigation'),
    ...vital('toasts'),
    ...signInEnds,
    ...answers('loadUser', { 'who it is': user }, anyFailure),
    ...moved('tenantSelection', {
      'the rule decides': { hasTag: () => false },
      'the person is to choose': { hasTag: (tag: string) => tag === 'picking' },
    }),
    ...ends('tenantSelection', selections),
    ...moved('readiness', {
      'still gathering': { value: { gate: 'gathering' } },
      'everything is there': { value: { gate: 'ready' } },
      'something is missing': { value: { gate: 'incomplete' } },
    }),
    ...answers('signOut', { 'it is done': undefined }),
    ...says('membership.foundEnded', { 'a member no more': { user: userOf(tidewater) } }),
    ...says('logo.changed', { 'another logo': { logoUrl: '/logo' } }),
    ...says('area.opened', { employees: { area: 'employees', logic: held(), input: {} } }),
    'xstate.error.actor.*': (snapshot) =>
      isOpen(snapshot)
        ? [{ label: 'a page’s machine', event: { type: 'xstate.error.actor.employees', error: new Error('a bug') } }]
        : [],
  },
  project: (snapshot) => [isOpen(snapshot), hasBroken(snapshot)],
  ...over,
})

const severalClients = userOf(banksia, tidewater, coolibah)

const closed: SelectionOutput = { kind: 'closed' }

/** As much of the navigation as the root asks it: whether text stands on the page that is not saved. */
const navigationWithUnsaved = createMachine({ id: 'navigation', context: { unsaved: ['profile/work'] } })

const loadedAnew = 'What helps here loads the page anew (`app.reloaded`), and with it this machine from its start.'
const loading = 'Beside the session stands only the loader, which is to begin again with it.'
const leaves = 'The browser leaves for the provider; coming back loads the page anew.'

export const app: Scenario = {
  machine: appMachine,
  home: ['app.session.working.main'],
  explained: {
    'app.session.failed has no way home': loadedAnew,
    'app.session.entering has no way home': loadedAnew,
    'app.session.inactive has no way home': loadedAnew,
    'app.session.ended has no way home': loadedAnew,
    'app.session.signingOut has no way home': leaves,
    'app.session.signedOut has no way home': leaves,
    'app · signOut.asked → app.session.signingOut restarts every region of app': loading,
    'app · xstate.error.actor.navigation → app.session.failed restarts every region of app': loading,
    'app · xstate.error.actor.toasts → app.session.failed restarts every region of app': loading,
  },
  variants: [
    situation('one active client', userOf(banksia, coolibah), { 'the only one': chosen(banksia) }),
    situation('several clients', severalClients, {
      'the second, by hand': picked(tidewater),
      'the second': chosen(tidewater),
      'none, it is closed': closed,
    }),
    situation(
      'several clients, unsaved text on the page',
      severalClients,
      { 'the second': chosen(tidewater), 'none, it is closed': closed },
      { actors: { navigation: navigationWithUnsaved } },
    ),
    situation('all clients inactive', userOf(coolibah, dunes), {
      'the first, which is inactive': { kind: 'inactive', tenant: coolibah },
    }),
    situation('no client', userOf(), { none: { kind: 'none' } }),
  ],
}
