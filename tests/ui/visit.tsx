import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import * as Result from 'effect/Result'
import { expect, onTestFinished } from 'vitest'
import { createActor } from 'xstate'
import { groups } from '../../src/areas/all.ts'
import { openAreas } from '../../src/areas/open.ts'
import { flagNames } from '../../src/domain/billing/flags.ts'
import type { LoggedInEmployee } from '../../src/domain/employees/nouns.ts'
import type { Failure } from '../../src/domain/kernel/failure.ts'
import type { TenantSummary } from '../../src/domain/session/nouns.ts'
import type { BootstrapData } from '../../src/domain/session/readiness.ts'
import { readinessGateway } from '../../src/infra/gateways/session/readiness.gateway.ts'
import type { CallData, EndpointName, GroupName } from '../../src/infra/http/call.ts'
import type { Run } from '../../src/infra/http/run.ts'
import { provide } from '../../src/machines/kit/port.ts'
import { appMachine } from '../../src/machines/session/app.machine.ts'
import { screenOf } from '../../src/machines/session/app.selectors.ts'
import { readinessMachine } from '../../src/machines/session/readiness.machine.ts'
import { tenantSelectionMachine } from '../../src/machines/session/tenantSelection.machine.ts'
import { samples } from '../../src/samples/people.ts'
import { App } from '../../src/ui/app/App.tsx'
import { groupOf } from '../../src/ui/app/pages.ts'
import { likelyPage } from '../../src/ui/app/paths.ts'
import type { Settings } from '../../src/ui/app/settings.ts'
import { adminPrivileges, aLoggedInEmployee, ava, eve, max, theDirectory, yuri } from '../fixtures/people.ts'
import { aUser, banksia } from '../fixtures/tenants.ts'
import { giving, settled } from '../machines/ports.ts'

const failure = Symbol('failure')

/** A call that fails. */
export const failing = (because: Failure) => ({ [failure]: because })

type Settled<Data> = Data | ReturnType<typeof failing>
type Answer<Data> = Settled<Data> | ((request: Asked) => Settled<Data> | Promise<Settled<Data>>)

/** What the server answers, by the contract's names; at once, or when a promise is kept. A call that is not named waits for ever. */
export type Answers = {
  readonly [G in GroupName]?: { readonly [E in EndpointName<G>]?: Answer<CallData<G, E>> | undefined } | undefined
}

/** A call as it was made, without the signal. */
interface Asked {
  readonly call: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, unknown>>
  readonly payload?: unknown
}

/** Who looks: Ava administers, Max manages Eve and Yuri, Eve has no reports, Yuri may look at the register of assets. */
export type Role = 'admin' | 'manager' | 'employee' | 'assetUser'

const people: Record<Role, LoggedInEmployee> = {
  admin: aLoggedInEmployee({ id: ava, fullName: samples.ava.fullName, isAdmin: true, privileges: adminPrivileges }),
  manager: aLoggedInEmployee({
    id: max,
    fullName: samples.max.fullName,
    underlings: [eve, yuri],
  }),
  employee: aLoggedInEmployee(),
  assetUser: aLoggedInEmployee({
    id: yuri,
    fullName: samples.yuri.fullName,
    privileges: { features: [{ featureId: 'assetManagerManage', actions: ['Use'] }], roles: [] },
  }),
}

export const nothingSetUp: BootstrapData = {
  categories: [],
  coreValues: [],
  departments: [],
  hrDocumentTemplates: [],
  meetingLocations: [],
  performanceReviewTemplates: [],
  tagList: [],
  hrDocumentCategoryList: [],
  expiredCertification: false,
}

const settings: Settings = {
  environment: 'test',
  publicUrl: 'http://localhost:3000',
  toastPosition: 'bottom-right',
  support: { email: 'support@tenure.example', helpDocsUrl: '', privacyUrl: '', widgetUrl: null },
  workshop: false,
  auth: {} as Settings['auth'],
}

interface Visit {
  readonly as?: Role
  readonly answers?: Answers
  readonly tenant?: Partial<TenantSummary>
  /** The other clients of theirs; they have chosen the first one, if they see the shell. */
  readonly others?: ReadonlyArray<TenantSummary>
  /** Where it ends: in the shell, unless something comes before it. */
  readonly on?: 'main' | 'picker'
  /** What time it is; by the clock of the machine where it does not matter. */
  readonly now?: () => number
}

/**
 * The program at an address, with its own machines, gateways and pages; only the server is made up. What a test sees and
 * presses is what a person would, and what was asked of the server is in `asked`.
 */
export const visit = async (
  path: string,
  { as = 'admin', answers = {}, tenant, others = [], on = 'main', now = Date.now }: Visit = {},
) => {
  const asked: Asked[] = []
  const signedIn = { ...banksia, ...tenant, employeeId: people[as].id }
  const answered: unknown[] = [signedIn, aUser(), settings]
  const usual: Answers = {
    employees: { loggedIn: people[as], list: theDirectory },
    session: {
      bootstrap: nothingSetUp,
      productPlans: [],
      featureFlags: flagNames.map((name) => ({ name, isEnabled: true })),
      toDoList: [],
    },
    onboarding: { read: null },
    positionTemplates: { list: [] },
    defaultDiscussionPoints: { list: [] },
    hrDocuments: { list: [] },
  }
  const answerOf = (group: GroupName, endpoint: string): Answer<unknown> | undefined =>
    ({ ...usual[group], ...answers[group] })[endpoint as never]
  const call = (group: GroupName, endpoint: string, { signal: _, ...request }: { readonly signal?: AbortSignal }) => {
    const made: Asked = { call: `${group}.${endpoint}`, ...request }
    asked.push(made)
    const given = answerOf(group, endpoint)
    const answer = typeof given === 'function' ? given(made) : given
    if (answer === undefined) return new Promise(() => undefined)
    const arrived = (settled: Settled<unknown>) => {
      answered.push(settled)
      const isFailing = typeof settled === 'object' && settled !== null && failure in settled
      return isFailing ? Result.fail(settled[failure as never]) : Result.succeed(settled)
    }
    return answer instanceof Promise ? answer.then(arrived) : Promise.resolve(arrived(answer))
  }
  const run = Object.assign(call, { bytes: call }) as unknown as Run
  // Somebody who visits again has left.
  cleanup()
  const root = createActor(program(path, run, [signedIn, ...others], on === 'main' && others.length > 0), {
    input: { location: path, now },
  })
  const areas = openAreas(root, () => run, null)
  onTestFinished(() => {
    cleanup()
    root.stop()
  })
  root.start()
  // As `main.tsx` does: a page whose code is here is drawn with the shell.
  const page = likelyPage(path)
  if (page) await groupOf(groups, page)?.load()
  for (let turn = 0; turn < 10 && screenOf(root.getSnapshot()) !== on; turn += 1) await settled()
  expect(screenOf(root.getSnapshot())).toBe(on)
  areas.openLoaded()
  const app = {
    root,
    now,
    ...areas,
    avatars: { known: () => null, fetch: async () => null },
    tables: { recall: () => ({ density: 'comfortable', columns: null }) as const, remember: () => undefined },
  }
  await act(async () => {
    render(<App app={app} groups={groups} settings={settings} />)
    await settled()
  })
  const main = within(screen.getByRole('main'))
  const calls = (name: string) => asked.filter((one) => one.call === name)
  const address = () => root.getSnapshot().children.navigation?.getSnapshot().context.current
  return { user: userEvent.setup(), main, calls, address, answered }
}

/** What stands among the notices, the oldest first. */
export const notices = (): ReadonlyArray<string | null> =>
  within(screen.getByRole('region', { name: 'Notifications' }))
    .getAllByRole('listitem')
    .map((notice) => notice.querySelector('p, div, span')?.textContent ?? notice.textContent)

/** Opens a menu and answers its items. */
export const chosenIn = async (user: UserEvent, menu: string): Promise<ReadonlyArray<HTMLElement>> => {
  await user.click(screen.getByRole('button', { name: menu }))
  return within(await screen.findByRole('menu')).getAllByRole('menuitem')
}

const program = (path: string, run: Run, tenants: readonly [TenantSummary, ...TenantSummary[]], hasChosen: boolean) => {
  const recalled = hasChosen ? { tenantId: tenants[0].id, chosenAt: Date.now() } : null
  const ports = provide(readinessGateway(() => run))
  return appMachine.provide({
    actors: {
      signIn: giving({ returnTo: path }),
      signOut: giving(undefined),
      loadUser: giving(aUser({ tenants })),
      tenantSelection: tenantSelectionMachine.provide({
        actors: { recallTenant: giving(recalled), rememberTenant: giving(true) },
      }),
      readiness: readinessMachine.provide({
        actors: {
          user: ports.loadLoggedInEmployee,
          employees: ports.loadEmployees,
          bootstrap: ports.loadBootstrap,
          productPlans: ports.loadProductPlans,
          featureFlags: ports.loadFeatureFlags,
          onboarding: ports.loadOnboarding,
          toDo: ports.loadToDoList,
          positionTemplates: ports.loadPositionTemplates,
          discussionPoints: ports.loadDiscussionPoints,
          policies: ports.loadPolicies,
          countedPolicies: ports.loadCountedPolicies,
        },
      }),
    },
  })
}
