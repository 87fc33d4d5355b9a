import { createActor } from 'xstate'
import { openAreas } from './areas/open.ts'
import { secondFactorPath } from './domain/employees/accounts/secondFactor.ts'
import { refusedWith } from './domain/kernel/failure.ts'
import type { AuthSettings } from './domain/session/authSettings.ts'
import { pageHistory } from './infra/browserHistory.ts'
import { avatarsGateway } from './infra/gateways/employees/avatars.gateway.ts'
import { keepLastUser } from './infra/gateways/lastUser.ts'
import { readinessGateway } from './infra/gateways/session/readiness.gateway.ts'
import { sessionGateway } from './infra/gateways/session.gateway.ts'
import { tenantMemory } from './infra/gateways/tenantMemory.ts'
import { client } from './infra/http/client.ts'
import endpoints from './infra/http/contractEndpoints.ts'
import { preloadedFetch } from './infra/http/preloadedFetch.ts'
import { pageOpened, preloadMemory } from './infra/http/preloadMemory.ts'
import { runner } from './infra/http/run.ts'
import { browserEdges, type Identity, makeIdentity } from './infra/identity/identity.ts'
import { connectionGateway, followNetwork } from './infra/network.ts'
import { installWorker } from './infra/serviceWorker.ts'
import { tableMemory } from './infra/storage/tablePreferences.ts'
import { followVisibility } from './infra/visibility.ts'
import { provide, provided } from './machines/kit/port.ts'
import { type AppActor, appMachine } from './machines/session/app.machine.ts'
import { connectionMachine } from './machines/session/connection.machine.ts'
import { membershipMachine } from './machines/session/membership.machine.ts'
import { readinessMachine } from './machines/session/readiness.machine.ts'
import { recordElsewhereMachine } from './machines/session/recordElsewhere.machine.ts'
import type { RunningApp } from './machines/session/runningApp.ts'
import type { ReadinessPorts, SessionPorts } from './machines/session/session.ports.ts'
import { signInMachine } from './machines/session/signIn.machine.ts'
import { tenantSelectionMachine } from './machines/session/tenantSelection.machine.ts'

/** Of the settings the server hands out, what the program below the view is made of. */
export interface StartSettings {
  readonly auth: AuthSettings
  readonly support: { readonly widgetUrl: string | null }
}

/** The only place where a gateway meets a machine. Starts the root, which begins by signing in. */
export const startApp = ({ auth, support }: StartSettings): RunningApp => {
  const identity = makeIdentity(
    browserEdges(auth, () => (root.system.get('navigation')?.getSnapshot().context.unsaved ?? []).length > 0),
  )
  const history = pageHistory(window)
  const memory = tenantMemory(window.localStorage)
  const { above, runIn } = runner({
    send: client({ tokens: identity, baseUrl: window.location.origin, fetch: fetchOfPreload() }),
    endpoints,
    heard: (digest) => root.getSnapshot().children.membership?.send({ type: 'membership.heard', digest }),
    failed: (failure) => {
      const { context, children } = root.getSnapshot()
      const { membership, connection } = children
      if (refusedWith(failure, 'second_factor_needed') && context.user && context.tenant) {
        // The page there says how to come in. A person who does not want to chooses among their clients on coming back.
        memory.remember(context.user.userId, { tenantId: context.tenant.id, chosenAt: 0 })
        window.location.assign(secondFactorPath)
      }
      if (refusedWith(failure, 'tenant_inactive')) root.send({ type: 'tenant.foundInactive' })
      // To somebody who is no member any more, everything looks as if it were not there (§ 8).
      if (refusedWith(failure, 'not_found')) membership?.send({ type: 'membership.doubted' })
      if (failure._tag === 'SignedOut') membership?.send({ type: 'call.foundNoSession' })
      if (failure._tag === 'Unreachable') connection?.send({ type: 'call.foundNobody' })
    },
  })

  const session = sessionGateway({
    run: above,
    identity,
    memory,
    now: Date.now,
    arrived: (user) => {
      const account = identity.account()
      if (account) keepLastUser(window.localStorage, account.userId, user)
    },
  })
  const root = createActor(app(identity, session, readinessGateway(runIn)), {
    input: { location: history.location(), now: Date.now },
    // What a machine logs is a mistake of ours.
    logger: console.error,
  })

  root.on('app.reloaded', ({ to }) => (to === null ? window.location.reload() : window.location.assign(to)))
  const areas = openAreas(root, runIn, support.widgetUrl)
  root.start()
  followHistory(root, history)
  followNetwork(window, (isThere) =>
    root.getSnapshot().children.connection?.send({ type: isThere ? 'network.returned' : 'network.lost' }),
  )
  followVisibility(document, (isSeen) =>
    root.system.get('membership')?.send({ type: isSeen ? 'page.seen' : 'page.hidden' }),
  )
  // Only of a built program: while it is developed, every file may change at any moment.
  if (import.meta.env.PROD) installWorker(window)

  return {
    root,
    now: Date.now,
    ...areas,
    avatars: avatarsGateway(runIn, URL),
    tables: tableMemory(window.localStorage),
  }
}

/** Some of the first answers are on their way already (`preload.ts`), and the next start is to know what this one asked for. */
const fetchOfPreload = () =>
  preloadedFetch({
    responses: window.preloadedResponses ?? new Map(),
    fetch: window.fetch.bind(window),
    noted: preloadMemory(window.localStorage, pageOpened).note,
  })

const app = (identity: Identity, session: SessionPorts, readiness: ReadinessPorts) => {
  const { recallSession, completeRedirect, acquireSilently, leave } = identity
  const { signOut, loadUser, recallTenant, rememberTenant, findRecord } = provide(session)
  return appMachine.provide({
    actors: {
      signIn: signInMachine.provide({ actors: provide({ recallSession, completeRedirect, acquireSilently, leave }) }),
      signOut,
      loadUser,
      connection: connectionMachine.provide({ actors: provide(connectionGateway(window.fetch.bind(window))) }),
      membership: membershipMachine.provide({
        actors: { loadUser, askMembership: provided(readiness.askMembership) },
      }),
      recordElsewhere: recordElsewhereMachine.provide({ actors: { findRecord, rememberTenant } }),
      tenantSelection: tenantSelectionMachine.provide({ actors: { recallTenant, rememberTenant } }),
      readiness: readinessMachine.provide({
        actors: {
          user: provided(readiness.loadLoggedInEmployee),
          employees: provided(readiness.loadEmployees),
          bootstrap: provided(readiness.loadBootstrap),
          productPlans: provided(readiness.loadProductPlans),
          featureFlags: provided(readiness.loadFeatureFlags),
          onboarding: provided(readiness.loadOnboarding),
          toDo: provided(readiness.loadToDoList),
          positionTemplates: provided(readiness.loadPositionTemplates),
          discussionPoints: provided(readiness.loadDiscussionPoints),
          policies: provided(readiness.loadPolicies),
          countedPolicies: provided(readiness.loadCountedPolicies),
        },
      }),
    },
  })
}

/** The machine decides, the address bar follows; what the person does to the address bar, the machine hears of. */
const followHistory = (root: AppActor, history: ReturnType<typeof pageHistory>) => {
  const navigation = root.getSnapshot().children.navigation
  navigation?.on('history.pushed', ({ to, replace }) => history.push(to, replace))
  navigation?.on('history.followed', () => history.arrived())
  navigation?.on('history.restored', () => history.restore())
  history.listen((to) => navigation?.send({ type: 'history.moved', to }))
}
