import type { Result } from 'effect'
import { type AnyActorLogic, assign, emit, enqueueActions, raise, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { User } from '../../domain/session/nouns.ts'
import { FIRST_LOADING_MESSAGE_MS, SECOND_LOADING_MESSAGE_MORE_MS } from '../../domain/session/readiness.ts'
import { answerOf, succeeded } from '../kit/answers.ts'
import { port } from '../kit/port.ts'
import { tell } from '../kit/tell.ts'
import { toastsMachine } from '../kit/toasts.machine.ts'
import {
  type AppContext,
  type AppEmitted,
  type AppEvent,
  type AppInput,
  type AppTag,
  type LogoChanged,
  withLogo,
} from './app.events.ts'
import { connectionMachine } from './connection.machine.ts'
import { membershipMachine } from './membership.machine.ts'
import { type NavigationActor, navigationMachine } from './navigation.machine.ts'
import { readinessMachine } from './readiness.machine.ts'
import { gateIn } from './readiness.selectors.ts'
import { recordElsewhereMachine } from './recordElsewhere.machine.ts'
import type { SessionPorts, SignedIn, SignInFailure } from './session.ports.ts'
import { signInMachine } from './signIn.machine.ts'
import { type SelectionOutput, tenantSelectionMachine } from './tenantSelection.machine.ts'

/** What the root is made of; `app.machine.ts` says what happens when. */
export const appSetup = setup({
  types: {} as {
    context: AppContext
    events: AppEvent
    input: AppInput
    emitted: AppEmitted
    tags: AppTag
    children: {
      navigation: 'navigation'
      toasts: 'toasts'
      connection: 'connection'
      membership: 'membership'
      recordElsewhere: 'recordElsewhere'
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
    connection: connectionMachine,
    membership: membershipMachine,
    recordElsewhere: recordElsewhereMachine,
    tenantSelection: tenantSelectionMachine,
    readiness: readinessMachine,
    signIn: signInMachine,
    signOut: port<SessionPorts['signOut']>('signOut'),
    loadUser: port<SessionPorts['loadUser']>('loadUser'),
  },
  guards: {
    succeeded,
    isPicking: (_: unknown, snapshot: SnapshotFrom<typeof tenantSelectionMachine>) => snapshot.hasTag('picking'),
    isReady: (_: unknown, snapshot: { value: unknown }) => gateIn(snapshot) === 'ready',
    isIncomplete: (_: unknown, snapshot: { value: unknown }) => gateIn(snapshot) === 'incomplete',
    isPicked: (_: unknown, { kind }: SelectionOutput) => kind === 'picked',
    isChosen: (_: unknown, { kind }: SelectionOutput) => kind === 'chosen' || kind === 'picked',
    isInactive: (_: unknown, { kind }: SelectionOutput) => kind === 'inactive',
  },
  actions: {
    beginLoading: raise({ type: 'loading.began' }),
    endLoading: raise({ type: 'loading.ended' }),
    keepUser: assign((_, user: User) => ({ user })),
    keepKnownUser: assign((_, { user }: { user: User }) => ({ user })),
    keepTenant: assign((_, output: SelectionOutput) => ('tenant' in output ? { tenant: output.tenant } : {})),
    keepFailure: assign((_, failure: NonNullable<AppContext['failure']>) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    goWhereAsked: sendTo('navigation', (_, answer: Result.Result<SignedIn, SignInFailure>) => ({
      type: 'navigation.asked',
      to: answerOf(answer).returnTo,
      replace: true,
    })),
    showLogo: enqueueActions(({ context, enqueue, system }, changed: LogoChanged) => {
      enqueue.assign(withLogo(context, changed))
      // An upload may end after the work has.
      tell({ enqueue, system }, 'readiness', changed)
    }),
    showShell: sendTo('navigation', { type: 'shell.shown' }),
    retryReadiness: sendTo('readiness', { type: 'gathering.retried' }),
    leaveUnlessUnsaved: enqueueActions(({ enqueue, system }) => {
      const navigation = system.get('navigation') as NavigationActor
      if (navigation.getSnapshot().context.unsaved.length === 0) enqueue.raise({ type: 'unsaved.givenUp' })
    }),
    reloadAtRoot: emit({ type: 'app.reloaded', to: '/' }),
    reloadHere: emit({ type: 'app.reloaded', to: null }),
    openArea: enqueueActions(
      ({ enqueue, system }, { area, logic, input }: { area: string; logic: AnyActorLogic; input: unknown }) => {
        if (!system.get(area)) enqueue.spawnChild(logic as never, { id: area, systemId: area, input } as never)
      },
    ),
  },
})
