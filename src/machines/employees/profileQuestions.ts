import type { Employee } from '../../domain/employees/nouns.ts'
import { type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import type { PortInput } from '../kit/port.ts'
import type { EmployeePorts } from './employees.ports.ts'
import type { StandingInput } from './sections.ts'

type Removed = PortInput<EmployeePorts['removeEmployee']>

/** What is asked before something is done to a person. What confirms it says what happens to whom. */
export const standingChange = questionOf<StandingInput, Employee>()
export const employeeRemoval = questionOf<Removed, void>()

export const standingQuestion = ({ id, fullName }: Employee, isActive: boolean): QuestionAbout<StandingInput> => ({
  ...(isActive
    ? {
        title: 'Reactivate employee',
        text: `Make ${fullName} active again?`,
        confirmLabel: `Reactivate ${fullName}`,
      }
    : {
        title: 'Deactivate employee',
        text: `Deactivate ${fullName}? Lists hide inactive people.`,
        confirmLabel: `Deactivate ${fullName}`,
        tone: 'danger',
      }),
  subject: { id, isActive },
})

export const removalQuestion = ({ id, fullName, version }: Employee): QuestionAbout<Removed> => ({
  title: 'Remove employee',
  text: `Remove ${fullName} for good? This cannot be undone.`,
  confirmLabel: `Remove ${fullName}`,
  tone: 'danger',
  subject: { id, version },
})
