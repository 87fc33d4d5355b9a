import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { createActor, type SnapshotFrom } from 'xstate'
import { employeesArea } from '../../../src/areas/employees.ts'
import type { LoggedInEmployee } from '../../../src/domain/employees/nouns.ts'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import type { HandoverPorts } from '../../../src/machines/employees/accounts/accounts.ports.ts'
import type { EmployeesActor } from '../../../src/machines/employees/employees.machine.ts'
import type { EmployeePorts } from '../../../src/machines/employees/employees.ports.ts'
import { appMachine } from '../../../src/machines/session/app.machine.ts'
import { readinessMachine } from '../../../src/machines/session/readiness.machine.ts'
import { partIn, userIn } from '../../../src/machines/session/readiness.selectors.ts'
import { tenantSelectionMachine } from '../../../src/machines/session/tenantSelection.machine.ts'
import { employeeId } from '../../fixtures/ids.ts'
import { aLoggedInEmployee, anEmployee, ava, eve, theAdmin, theDirectory } from '../../fixtures/people.ts'
import { aUser } from '../../fixtures/tenants.ts'
import { aClock, giving, held, refused, settled } from '../ports.ts'

const aPort = (answer: unknown) => async () => answer as never

/** The whole tree, as `wiring.ts` builds it, at the employees page. */
const anApp = async (over: Partial<Record<keyof EmployeePorts, unknown>> = {}, user = giving(aLoggedInEmployee())) => {
  const nothing = giving([])
  const root = createActor(
    appMachine.provide({
      actors: {
        signIn: giving({ returnTo: '/employees/' }),
        signOut: giving(undefined),
        loadUser: giving(aUser()),
        tenantSelection: tenantSelectionMachine.provide({
          actors: { recallTenant: giving(null), rememberTenant: giving(true) },
        }),
        readiness: readinessMachine.provide({
          actors: {
            user,
            employees: giving(theDirectory),
            bootstrap: giving({}),
            productPlans: nothing,
            featureFlags: nothing,
            onboarding: giving(null),
            toDo: nothing,
            positionTemplates: nothing,
            discussionPoints: nothing,
            policies: nothing,
          },
        }),
      },
    }),
    { clock: aClock(), input: { location: '/', now: () => 0 } },
  ).start()
  await settled()
  await settled()
  const answers: Partial<Record<keyof EmployeePorts, unknown>> = {
    loadEmployee: Result.succeed(anEmployee()),
    ...over,
  }
  const ports = new Proxy({} as EmployeePorts & HandoverPorts, {
    get: (_, name: keyof EmployeePorts) => aPort(answers[name]),
  })
  root.send({
    type: 'area.opened',
    area: 'employees',
    logic: employeesArea(ports),
    input: { actor: theAdmin, people: theDirectory, askedAt: 0, now: 0 },
  })
  await settled()
  const employees = root.system.get('employees' as never) as unknown as EmployeesActor
  const navigation = () => root.getSnapshot().children.navigation?.getSnapshot()
  const page = (to: string) => {
    root.getSnapshot().children.navigation?.send({ type: 'navigation.asked', to })
    root.getSnapshot().children.navigation?.send({ type: 'route.loaded', to })
  }
  page('/employees/')
  return { root, employees, navigation, page }
}

const openedForm = async (employees: EmployeesActor) => {
  employees.send({ type: 'person.opened', id: eve, today: '2024-03-01' })
  await settled()
  const section = employees.getSnapshot().children.profile?.getSnapshot().children.basicInfo
  section?.send({ type: 'edit.asked' })
  const form = section?.getSnapshot().children.form
  if (!form) throw new Error('The profile shows no form')
  return form
}

describe('Leaving via the menu with unsaved employee edits asks (§ 2.3)', () => {
  it('while they are unsaved, and not once they are saved', async () => {
    const saved = Result.succeed(anEmployee({ firstName: 'Eva', version: 2 }))
    const { root, employees, navigation, page } = await anApp({
      saveBasicInfo: saved,
      isEmailInUse: Result.succeed(false),
    })
    const form = await openedForm(employees)
    form.send({ type: 'field.changed', change: { firstName: 'Eva' } })
    page('/goals')
    expect([navigation()?.context.current, navigation()?.value]).toEqual(['/employees/', 'confirming'])
    root.getSnapshot().children.navigation?.send({ type: 'dialog.cancelled' })
    form.send({ type: 'save.asked' })
    await settled()
    page('/goals')
    expect(navigation()?.context.current).toBe('/goals')
  })
})

it('what a form has to tell stands among the toasts', async () => {
  const { root, employees } = await anApp({ saveBasicInfo: Result.fail(refused('email_in_use')) })
  const form = await openedForm(employees)
  form.send({ type: 'field.changed', change: { email: 'max@tenure.example' } })
  form.send({ type: 'save.asked' })
  await settled()
  const toasts: SnapshotFrom<typeof appMachine>['children']['toasts'] = root.getSnapshot().children.toasts
  expect(toasts?.getSnapshot().context.toasts).toMatchObject([
    { kind: 'error', text: 'This email address is already in use' },
  ])
})

it('a created person’s page is opened without a question, it is told, and the readiness knows them', async () => {
  const id = employeeId('ida')
  const { root, employees, navigation } = await anApp({ createEmployee: Result.succeed(anEmployee({ id })) })
  employees.send({ type: 'creation.opened', id })
  const form = employees.getSnapshot().children.creation
  form?.send({ type: 'field.changed', change: { firstName: 'Ida', email: 'ida@tenure.example' } })
  form?.send({ type: 'save.asked' })
  await settled()
  expect([navigation()?.context.current, navigation()?.context.unsaved]).toEqual([`/employee/${id}`, []])
  expect(root.getSnapshot().children.toasts?.getSnapshot().context.toasts).toMatchObject([
    { kind: 'success', text: 'Eve Marlowe added' },
  ])
  const readiness = root.getSnapshot().children.readiness?.getSnapshot()
  expect(readiness && partIn('employees')(readiness)?.some((person) => person.id === id)).toBe(true)
})

it('a form that is closed without being saved no longer keeps anybody', async () => {
  const { employees, navigation, page } = await anApp()
  const form = await openedForm(employees)
  form.send({ type: 'field.changed', change: { firstName: 'Eva' } })
  employees.send({ type: 'person.closed' })
  page('/goals')
  expect(navigation()?.context.current).toBe('/goals')
})

describe('The name card of the signed-in person', () => {
  const uploading = async (id: EmployeeId) => {
    const user = held<unknown, LoggedInEmployee>()
    const app = anApp({ uploadAvatar: Result.succeed(anEmployee({ id, avatarUrl: '/new' })) }, user.logic)
    await settled()
    await settled()
    await user.give(aLoggedInEmployee())
    const { root, employees } = await app
    employees.send({ type: 'person.opened', id, today: '2024-03-01' })
    await settled()
    employees.getSnapshot().children.profile?.send({ type: 'avatar.chosen', file: new File(['x'], 'me.png') })
    await settled()
    return { root, user }
  }

  it('is read anew after a change of their own record', async () => {
    const { root, user } = await uploading(ava)
    expect(user.asked).toHaveLength(2)
    await user.give(aLoggedInEmployee({ avatarUrl: '/new' }))
    const readiness = root.getSnapshot().children.readiness?.getSnapshot()
    expect(readiness && userIn(readiness)?.avatarUrl).toBe('/new')
  })

  it('and not after somebody else’s', async () => {
    expect((await uploading(eve)).user.asked).toHaveLength(1)
  })
})
