import type { Result } from 'effect'
import { type ActorRefFrom, type AnyActorLogic, assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { TenantSummary, User } from '../../domain/session/nouns.ts'
import { FIRST_LOADING_MESSAGE_MS, SECOND_LOADING_MESSAGE_MORE_MS } from '../../domain/session/readiness.ts'
import { BOOTSTRAP_PICKER_PAGE_SIZE, PICKER_PAGE_SIZE } from '../../domain/session/tenantSelection.ts'
import { answered, defect, failed, succeeded } from '../kit/answers.ts'
import { hole } from '../kit/port.ts'
import { toastsMachine } from '../kit/toasts.machine.ts'
import type { AppContext, AppEmitted, AppEvent, AppInput, AppTag } from './app.events.ts'
import { navigationMachine } from './navigation.machine.ts'
import { readinessMachine } from './readiness.machine.ts'
import type { SessionPorts, SignedIn, SignInFailure } from './session.ports.ts'
import { type SelectionOutput, tenantSelectionMachine } from './tenantSelection.machine.ts'

/**
 * The root of everything: who is here, in which tenant, and which of the shell's screens shows (§ 2.2).
 *
 * Rules it keeps: sign-in, user, tenant, readiness, in this order; the picker when the rule cannot decide; an inactive
 * tenant ends on the inactive page, also when it becomes so in the middle of the work; whatever cannot be loaded ends on
 * the failure page, from which missing parts can be asked for again; choosing another client reloads the app at the root
 * (§ 2.4); the loader says 'Please Wait...' after 3 s and more after 8 s more (§ 1), counted from when it
 * came up.
 *
 * Events: `signOut.asked`, `reload.asked`, `retry.asked` (failure page), `client.changeAsked`, `tenant.foundInactive`
 * (any call answered 403 tenant_inactive), `area.opened {area, logic, input}` (a lazy group brings its machine).
 * Reads: the selectors of `app.selectors.ts`; `children.{navigation, toasts, tenantSelection, readiness}` and an opened
 * area under its name. Emits `app.reloaded {to}`: the page is to be loaded anew, there or (null) where it is.
 * System ids: `navigation`, `toasts`, `tenantSelection`, `readiness`, and each area's name.
 */
export const appMachine = setup({
  types: {} as {
    context: AppContext
    events: AppEvent
    input: AppInput
    emitted: AppEmitted
    tags: AppTag
    children: {
      navigation: 'navigation'
      toasts: 'toasts'
      tenantSelection: 'tenantSelection'
      readiness: 'readiness'
      signIn: 'signIn'
      signOut: 'signOut'
      loadUser: 'loadUser'
    }
  },
  delays: { firstMessage: FIRST_LOADING_MESSAGE_MS, secondMessage: SECOND_LOADING_MESSAGE_MORE_MS },
  actors: {
    navigation: navigationMachine,
    toasts: toastsMachine,
    tenantSelection: tenantSelectionMachine,
    readiness: readinessMachine,
    signIn: hole<SessionPorts['signIn']>('signIn'),
    signOut: hole<SessionPorts['signOut']>('signOut'),
    loadUser: hole<SessionPorts['loadUser']>('loadUser'),
  },
  guards: {
    succeeded,
    isPicking: (_: unknown, snapshot: { hasTag: (tag: never) => boolean }) => snapshot.hasTag('picking' as never),
    isReady: (_: unknown, snapshot: { value: unknown }) => snapshot.value === 'ready',
    isIncomplete: (_: unknown, snapshot: { value: unknown }) => snapshot.value === 'incomplete',
    isChosen: (_: unknown, { kind }: SelectionOutput) => kind === 'chosen',
    isInactive: (_: unknown, { kind }: SelectionOutput) => kind === 'inactive',
  },
  actions: {
    beginLoading: raise({ type: 'loading.began' }),
    endLoading: raise({ type: 'loading.ended' }),
    keepUser: assign((_, answer: Result.Result<User, Failure>) => ({ user: answered(answer) })),
    keepTenant: assign((_, output: SelectionOutput) => ('tenant' in output ? { tenant: output.tenant } : {})),
    keepFailure: assign((_, failure: NonNullable<AppContext['failure']>) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    goWhereAsked: sendTo('navigation', (_, answer: Result.Result<SignedIn, SignInFailure>) => ({
      type: 'navigation.asked',
      to: answered(answer).returnTo,
      replace: true,
    })),
    showShell: sendTo('navigation', { type: 'shell.shown' }),
    retryReadiness: sendTo('readiness', { type: 'gathering.retried' }),
    reloadAtRoot: emit({ type: 'app.reloaded', to: '/' }),
    reloadHere: emit({ type: 'app.reloaded', to: null }),
    openArea: enqueueActions(
      ({ enqueue, system }, { area, logic, input }: { area: string; logic: AnyActorLogic; input: unknown }) => {
        if (!system.get(area)) enqueue.spawnChild(logic as never, { id: area, systemId: area, input } as never)
      },
    ),
  },
}).createMachine({
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
  ],
  on: {
    'reload.asked': { actions: 'reloadHere' },
    'signOut.asked': { target: '.session.signingOut' },
    'area.opened': { actions: { type: 'openArea', params: ({ event }) => event } },
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
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'loadingUser',
                actions: { type: 'goWhereAsked', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => failed(event.output) } },
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
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'selectingTenant',
                actions: { type: 'keepUser', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => failed(event.output) } },
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
              {
                guard: { type: 'isChosen', params: ({ event }) => event.output },
                target: 'working',
                actions: { type: 'keepTenant', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isInactive', params: ({ event }) => event.output },
                target: 'inactive',
                actions: { type: 'keepTenant', params: ({ event }) => event.output },
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
        working: {
          initial: 'bootstrapping',
          invoke: {
            id: 'readiness',
            systemId: 'readiness',
            src: 'readiness',
            input: ({ context }) => ({ tenant: context.tenant as TenantSummary }),
            // Asks for the snapshots; what they mean is said where it matters, while bootstrapping.
            onSnapshot: {},
            onError: { target: 'failed', actions: { type: 'keepFailure', params: defect } },
          },
          on: { 'tenant.foundInactive': 'inactive' },
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
                        guard: { type: 'isChosen', params: ({ event }) => event.output },
                        target: 'usual',
                        actions: 'reloadAtRoot',
                      },
                      { target: 'usual' },
                    ],
                    onError: 'usual',
                  },
                },
              },
            },
          },
        },
        inactive: { tags: 'inactive', entry: 'endLoading' },
        failed: { tags: 'failure', entry: 'endLoading', on: { 'retry.asked': { actions: 'reloadHere' } } },
        signingOut: {
          tags: 'loader',
          entry: 'beginLoading',
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
