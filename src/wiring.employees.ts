import type { LeftoverPorts } from './machines/employees/accounts/accounts.ports.ts'
import { leftoversMachine } from './machines/employees/accounts/leftovers.machine.ts'
import { directoryMachine } from './machines/employees/directory.ts'
import { employeeEditorMachine } from './machines/employees/employeeEditor.machine.ts'
import { employeeProfileMachine } from './machines/employees/employeeProfile.machine.ts'
import { employeesMachine } from './machines/employees/employees.machine.ts'
import type { EmployeePorts } from './machines/employees/employees.ports.ts'
import { employeeRemoval, standingChange } from './machines/employees/profileQuestions.ts'
import { changingStanding, loadingSections, savingSections } from './machines/employees/sections.ts'
import { terminationMachine } from './machines/employees/termination.machine.ts'
import { plugged } from './machines/kit/port.ts'

/** The employees area, loaded with its first page: its machines with their ports plugged. */
export const employeesArea = (ports: EmployeePorts & LeftoverPorts) => {
  const editor = employeeEditorMachine.provide({
    actors: {
      save: plugged(savingSections(ports)),
      isEmailInUse: plugged(ports.isEmailInUse),
      loadEmployee: plugged(loadingSections(ports)),
    },
  })
  const profile = employeeProfileMachine.provide({
    actors: {
      editor,
      termination: terminationMachine.provide({
        actors: {
          terminateEmployee: plugged(ports.terminateEmployee),
          leftovers: leftoversMachine.provide({ actors: { loadLeftovers: plugged(ports.loadLeftovers) } }),
        },
      }),
      standing: standingChange.plug(changingStanding(ports)),
      removal: employeeRemoval.plug(ports.removeEmployee),
      loadEmployee: plugged(ports.loadEmployee),
      loadEmergency: plugged(ports.loadEmergency),
      uploadAvatar: plugged(ports.uploadAvatar),
    },
  })
  const directory = directoryMachine.provide({ actors: { load: plugged(ports.loadEmployees) } })
  return employeesMachine.provide({ actors: { directory, profile, creation: editor } })
}
