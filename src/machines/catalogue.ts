import type { AnyStateMachine } from 'xstate'
import { directoryMachine } from './employees/directory.ts'
import { employeeEditorMachine } from './employees/employeeEditor.machine.ts'
import { employeeProfileMachine } from './employees/employeeProfile.machine.ts'
import { employeesMachine } from './employees/employees.machine.ts'
import { terminationMachine } from './employees/termination.machine.ts'
import { confirmMachine } from './kit/confirm.machine.ts'
import { toastsMachine } from './kit/toasts.machine.ts'
import { appMachine } from './session/app.machine.ts'
import { navigationMachine } from './session/navigation.machine.ts'
import { readinessMachine } from './session/readiness.machine.ts'
import { tenantSelectionMachine } from './session/tenantSelection.machine.ts'

/** Every machine of the product: the workshop draws them, the tests hold them to the house's rules. */
export interface CatalogueEntry {
  readonly id: string
  readonly title: string
  readonly area: 'kit' | 'session' | 'employees'
  readonly purpose: string
  readonly machine: AnyStateMachine
}

const entry = (
  machine: AnyStateMachine,
  area: CatalogueEntry['area'],
  title: string,
  purpose: string,
): CatalogueEntry => ({ id: machine.id, title, area, purpose, machine })

export const catalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    appMachine,
    'session',
    'App',
    'Signs in, finds the tenant, waits for readiness and decides which screen shows.',
  ),
  entry(
    tenantSelectionMachine,
    'session',
    'Tenant selection',
    'Decides which client to work in, or lets the person choose.',
  ),
  entry(readinessMachine, 'session', 'Readiness', 'Reads everything the app needs before it shows, and keeps it.'),
  entry(
    navigationMachine,
    'session',
    'Navigation',
    'Leads from page to page, with progress, time-out and unsaved edits.',
  ),
  entry(toastsMachine, 'kit', 'Toasts', 'Shows what the app says in passing, for as long as it takes to read.'),
  entry(confirmMachine, 'kit', 'Confirmation', 'Asks before something is done, does it, and says why when it fails.'),
  entry(
    directoryMachine,
    'employees',
    'Directory',
    'The people of the tenant as a collection with optimistic changes.',
  ),
  entry(
    employeesMachine,
    'employees',
    'Employees',
    'The employee list: filter, order, selection, and what is opened from it.',
  ),
  entry(
    employeeProfileMachine,
    'employees',
    'Employee profile',
    'One person: the record, its editors, and the actions on it.',
  ),
  entry(
    employeeEditorMachine,
    'employees',
    'Employee editor',
    'One form of a record, from the first key to the saved answer.',
  ),
  entry(
    terminationMachine,
    'employees',
    'Termination',
    'Ends an employment: day, reason, and who takes over the reports.',
  ),
]
