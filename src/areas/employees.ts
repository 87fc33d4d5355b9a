import { handoverGateway } from '../infra/gateways/employees/handover.gateway.ts'
import { employeesGateway } from '../infra/gateways/employees.gateway.ts'
import type { HandoverPorts } from '../machines/employees/accounts/accounts.ports.ts'
import { handoverMachine } from '../machines/employees/accounts/handover.machine.ts'
import { askingForEmail, employeeForm, loadingPerson, savingPerson } from '../machines/employees/employeeForm.ts'
import { employeeProfileMachine } from '../machines/employees/employeeProfile.machine.ts'
import { employeesMachine } from '../machines/employees/employees.machine.ts'
import type { EmployeePorts } from '../machines/employees/employees.ports.ts'
import {
  changingEmploymentStatus,
  employeeRemoval,
  employmentKeeping,
  employmentStatusChange,
} from '../machines/employees/profileQuestions.ts'
import { profileSectionMachine } from '../machines/employees/profileSection.machine.ts'
import { terminationMachine } from '../machines/employees/termination.machine.ts'
import { provided } from '../machines/kit/port.ts'
import { partIn } from '../machines/session/readiness.selectors.ts'
import { pages } from '../ui/employees/group.tsx'
import { areaOf } from './manifest.ts'

/** The employees area, loaded with its first page: its machines with their ports provided. */
export const employeesArea = (ports: EmployeePorts & HandoverPorts) => {
  const form = employeeForm.provide({
    save: savingPerson(ports),
    loadTheirs: loadingPerson(ports),
    isTaken: askingForEmail(ports),
  })
  const profile = employeeProfileMachine.provide({
    actors: {
      section: profileSectionMachine.provide({ actors: { form } }),
      termination: terminationMachine.provide({
        actors: {
          terminateEmployee: provided(ports.terminateEmployee),
          handover: handoverMachine.provide({ actors: { loadHandovers: provided(ports.loadHandovers) } }),
        },
      }),
      employmentStatus: employmentStatusChange.provide(changingEmploymentStatus(ports)),
      keeping: employmentKeeping.provide(ports.keepEmployed),
      removal: employeeRemoval.provide(ports.removeEmployee),
      loadEmployee: provided(ports.loadEmployee),
      loadEmergency: provided(ports.loadEmergency),
      uploadAvatar: provided(ports.uploadAvatar),
    },
  })
  return employeesMachine.provide({ actors: { profile, creation: form } })
}

/** The area's screens and machines, which come together in one file. */
export const area = areaOf({
  pages,
  machine: ({ run }) => employeesArea({ ...employeesGateway(run), ...handoverGateway(run) }),
  input: ({ actor, readiness }) => ({
    actor,
    people: partIn('employees')(readiness) ?? [],
    // They cannot have been asked for before the program began; that is close enough to know whether they are still young.
    askedAt: performance.timeOrigin,
    now: Date.now(),
  }),
})
