import type { ActorRefFrom } from 'xstate'
import type { TenantSummary, User } from '../../domain/session/nouns.ts'
import { BOOTSTRAP_PICKER_PAGE_SIZE, PICKER_PAGE_SIZE } from '../../domain/session/tenantSelection.ts'
import { defect } from '../kit/answers.ts'
import { withAnswer, withEvent, withFailure, withOutput } from '../kit/settling.ts'
import { appSetup } from './app.setup.ts'

/**
 * The root of everything: who is here, in which tenant, and which of the shell's screens shows (§ 2.2).
 *
 * Rules it keeps: sign-in, user, tenant, readiness, in this order; the picker when the rule cannot decide; an inactive
 * tenant ends on the inactive page, also when it becomes so in the middle of the work; a failed loading ends on
 * the failure page, from which missing parts can be asked for again; a membership that is taken away ends on a page that
 * says so (ours); where unsaved text stands on the page, that page stays until the person gives the text up; choosing
 * a client, before the app shows or in it, reloads it at the root (§ 2.4), unless a link led to it; the loader says
 * 'Please Wait...' after 3 s and more after 8 s more (§ 1), counted from when it came up.
 *
 * Events: `signOut.asked`, `reload.asked`, `retry.asked` (failure page), `client.changeAsked`, `tenant.foundInactive`
 * (any call answered 403 tenant_inactive), `membership.foundEnded {user}` (its child), `unsaved.givenUp`,
 * `client.chooseAsked` (the pages that say it is over), `client.switched` (its child), `area.opened {area, logic, input}` (a lazy group brings its machine).
 * Reads: the selectors of `app.selectors.ts`; `children.{navigation, toasts, connection, tenantSelection, readiness, recordElsewhere}` and an opened
 * area under its name. Emits `app.reloaded {to}`: the page is to be loaded anew, there or (null) where it is.
 * System ids: `navigation`, `toasts`, `connection`, `membership`, `recordElsewhere`, `tenantSelection`, `readiness`, and each area's name.
 */
export const appMachine = appSetup.createMachine({
  id: 'app',
  context: ({ input }) => ({ ...input, user: null, tenant: null, failure: null }),
  invoke: [
    {
      id: 'navigation',
      systemId: 'navigation',
      src: 'navigation',
      input: ({ context }) => ({ current: context.location }),
      onError: { target: '.session.failed', actions: { type: 'keepFailure', params: defect } },
    },
    {
      id: 'toasts',
      systemId: 'toasts',
      src: 'toasts',
      onError: { target: '.session.failed', actions: { type: 'keepFailure', params: defect } },
    },
    {
      id: 'connection',
      systemId: 'connection',
      src: 'connection',
      // It only tells how things are; everything works without it.
      onError: {},
    },
  ],
  on: {
    'reload.asked': { actions: 'reloadHere' },
    'logo.changed': { actions: withEvent('showLogo') },
    'signOut.asked': { target: '.session.signingOut' },
    'area.opened': { actions: withEvent('openArea') },
    // A page whose machine broke: the rest goes on, its own error boundary speaks for it.
    'xstate.error.actor.*': {},
  },
  type: 'parallel',
  states: {
    session: {
      initial: 'signingIn',
      states: {
        signingIn: {
          tags: 'loader',
          entry: 'beginLoading',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            onDone: [
              {
                guard: withOutput('succeeded'),
                target: 'loadingUser',
                actions: withOutput('goWhereAsked'),
              },
              { target: 'failed', actions: withFailure('keepFailure') },
            ],
            onError: { target: 'failed', actions: { type: 'keepFailure', params: defect } },
          },
        },
        loadingUser: {
          tags: 'loader',
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            onDone: [
              {
                guard: withOutput('succeeded'),
                target: 'selectingTenant',
                actions: withAnswer('keepUser'),
              },
              { target: 'failed', actions: withFailure('keepFailure') },
            ],
            onError: { target: 'failed', actions: { type: 'keepFailure', params: defect } },
          },
        },
        selectingTenant: {
          initial: 'deciding',
          invoke: {
            id: 'tenantSelection',
            systemId: 'tenantSelection',
            src: 'tenantSelection',
            input: ({ context }) => ({
              user: context.user as User,
              occasion: 'starting',
              pageSize: BOOTSTRAP_PICKER_PAGE_SIZE,
              now: context.now(),
            }),
            onSnapshot: [
              { guard: { type: 'isPicking', params: ({ event }) => event.snapshot }, target: '.picking' },
              {},
            ],
            onDone: [
              { guard: withOutput('isPicked'), target: 'entering' },
              {
                guard: withOutput('isChosen'),
                target: 'working',
                actions: withOutput('keepTenant'),
              },
              {
                guard: withOutput('isInactive'),
                target: 'inactive',
                actions: withOutput('keepTenant'),
              },
              { target: 'failed', actions: { type: 'keepFailure', params: { _tag: 'NoTenant' } } },
            ],
            onError: { target: 'failed', actions: { type: 'keepFailure', params: defect } },
          },
          states: {
            deciding: { tags: 'loader' },
            picking: { tags: 'picker', entry: 'endLoading' },
          },
        },
        // The page is loaded anew, and the next start knows the choice.
        entering: { tags: 'loader', entry: ['beginLoading', 'reloadAtRoot'] },
        working: {
          initial: 'bootstrapping',
          invoke: [
            {
              id: 'readiness',
              systemId: 'readiness',
              src: 'readiness',
              input: ({ context }) => ({ tenant: context.tenant as TenantSummary }),
              // Asks for the snapshots; what they mean is said where it matters, while bootstrapping.
              onSnapshot: {},
              onError: { target: 'failed', actions: { type: 'keepFailure', params: defect } },
            },
            {
              id: 'membership',
              systemId: 'membership',
              src: 'membership',
              input: ({ context }) => ({ tenantId: (context.tenant as TenantSummary).id }),
              onError: {},
            },
          ],
          on: {
            'tenant.foundInactive': 'inactive',
            'membership.foundEnded': {
              target: 'ended',
              actions: withEvent('keepKnownUser'),
            },
          },
          states: {
            bootstrapping: {
              tags: 'loader',
              entry: 'beginLoading',
              on: {
                'xstate.snapshot.readiness': [
                  { guard: { type: 'isReady', params: ({ event }) => event.snapshot }, target: 'main' },
                  { guard: { type: 'isIncomplete', params: ({ event }) => event.snapshot }, target: 'incomplete' },
                  {},
                ],
              },
            },
            incomplete: {
              tags: 'failure',
              entry: 'endLoading',
              on: { 'retry.asked': { target: 'bootstrapping', actions: 'retryReadiness' } },
            },
            main: {
              tags: 'main',
              entry: ['endLoading', 'showShell'],
              invoke: {
                id: 'recordElsewhere',
                systemId: 'recordElsewhere',
                src: 'recordElsewhere',
                input: ({ context }) => ({ userId: (context.user as User).userId }),
                onError: {},
              },
              on: {
                'client.switched': { actions: 'reloadHere' },
                'tenant.foundInactive': '.inactiveUnderWork',
                'membership.foundEnded': {
                  target: '.endedUnderWork',
                  actions: withEvent('keepKnownUser'),
                },
              },
              initial: 'usual',
              states: {
                usual: { on: { 'client.changeAsked': 'changingClient' } },
                changingClient: {
                  invoke: {
                    id: 'tenantSelection',
                    systemId: 'tenantSelection',
                    src: 'tenantSelection',
                    input: ({ context }) => ({
                      user: context.user as User,
                      occasion: 'changing',
                      pageSize: PICKER_PAGE_SIZE,
                      now: context.now(),
                    }),
                    onDone: [
                      {
                        guard: withOutput('isChosen'),
                        target: 'usual',
                        actions: 'reloadAtRoot',
                      },
                      { target: 'usual' },
                    ],
                    onError: 'usual',
                  },
                },
                // Nothing can be saved any more, and nothing that was typed is taken away before the person says so.
                inactiveUnderWork: {
                  entry: 'leaveUnlessUnsaved',
                  on: { 'tenant.foundInactive': {}, 'unsaved.givenUp': '#app.session.inactive' },
                },
                endedUnderWork: {
                  entry: 'leaveUnlessUnsaved',
                  on: { 'membership.foundEnded': {}, 'unsaved.givenUp': '#app.session.ended' },
                },
              },
            },
          },
        },
        inactive: {
          tags: 'inactive',
          entry: 'endLoading',
          on: { 'client.chooseAsked': { actions: 'reloadAtRoot' } },
        },
        ended: { tags: 'ended', entry: 'endLoading', on: { 'client.chooseAsked': { actions: 'reloadAtRoot' } } },
        failed: { tags: 'failure', entry: 'endLoading', on: { 'retry.asked': { actions: 'reloadHere' } } },
        signingOut: {
          tags: 'loader',
          entry: 'beginLoading',
          // Asked twice, the first would be given up and the second begun.
          on: { 'signOut.asked': {} },
          invoke: {
            id: 'signOut',
            src: 'signOut',
            onDone: { target: 'signedOut' },
            onError: { target: 'failed', actions: { type: 'keepFailure', params: defect } },
          },
        },
        // The browser is on its way to the provider; should it come back to this page, it loads anew.
        signedOut: { tags: 'loader', entry: 'reloadAtRoot' },
      },
    },
    loader: {
      initial: 'resting',
      on: { 'loading.ended': '.resting' },
      states: {
        resting: { on: { 'loading.began': 'loadingQuietly' } },
        loadingQuietly: { after: { firstMessage: 'askingPatience' } },
        askingPatience: { after: { secondMessage: 'reassuring' } },
        reassuring: {},
      },
    },
  },
})

export type AppActor = ActorRefFrom<typeof appMachine>
