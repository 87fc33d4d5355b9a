import * as Result from 'effect/Result'
import { profileDraftOf } from '../../domain/employees/drafts.ts'
import { employeeFields } from '../../domain/employees/employee.fields.ts'
import type { Employee } from '../../domain/employees/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import type { Port, PortInput } from '../kit/port.ts'
import type { EmployeePorts } from './employees.ports.ts'

interface EmploymentStatusInput {
  readonly id: EmployeeId
  readonly isActive: boolean
}

type Kept = PortInput<EmployeePorts['keepEmployed']>
type Removed = PortInput<EmployeePorts['removeEmployee']>

/** What is asked before something is done to a person. What confirms it says what happens to whom. */
export const employmentStatusChange = questionOf<EmploymentStatusInput, Employee>()
export const employmentKeeping = questionOf<Kept, Employee>()
export const employeeRemoval = questionOf<Removed, void>()

export const employmentStatusQuestion = (
  { id, fullName }: Employee,
  isActive: boolean,
): QuestionAbout<EmploymentStatusInput> => ({
  ...(isActive
    ? {
        title: `Reactivate ${fullName}?`,
        text: 'They will show in lists again.',
        confirmLabel: `Reactivate ${fullName}`,
      }
    : {
        title: `Deactivate ${fullName}?`,
        text: 'Inactive people are hidden from lists. You can reactivate them at any time.',
        confirmLabel: `Deactivate ${fullName}`,
        tone: 'danger',
      }),
  subject: { id, isActive },
})

/** What was planned is taken back; there is something only behind a planned last day. */
export const keepingQuestion = ({ id, fullName, version }: Employee): QuestionAbout<Kept> => ({
  title: `Keep ${fullName} employed?`,
  text: 'The planned last day is cancelled.',
  confirmLabel: `Keep ${fullName} employed`,
  subject: { id, version },
})

export const removalQuestion = ({ id, fullName, version }: Employee): QuestionAbout<Removed> => ({
  title: `Delete ${fullName}?`,
  text: 'The record is deleted permanently. This cannot be undone.',
  confirmLabel: `Delete ${fullName}`,
  tone: 'danger',
  subject: { id, version },
})

/** Deactivates or reactivates the newest version of the record, so that only this flag changes. */
export const changingEmploymentStatus =
  (ports: Pick<EmployeePorts, 'loadEmployee' | 'saveWork'>): Port<EmploymentStatusInput, Employee, Failure> =>
  async ({ id, isActive }, signal) => {
    const read = await ports.loadEmployee({ id }, signal)
    if (Result.isFailure(read)) return read
    const work = employeeFields.work.toSaved({ ...profileDraftOf(read.success), isActive })
    return ports.saveWork({ id, change: { version: read.success.version, ...work } }, signal)
  }
