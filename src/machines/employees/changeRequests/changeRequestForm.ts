import {
  type ChangeRequestDraft,
  changeRequestFields,
  requestProblems,
  toAsked,
} from '../../../domain/employees/changeRequests/changeRequest.fields.ts'
import type { ChangeRequest } from '../../../domain/employees/changeRequests/nouns.ts'
import { wording } from '../../../domain/employees/changeRequests/wording.ts'
import type { ChangeRequestId, EmployeeId } from '../../../domain/kernel/ids.ts'
import type { Day } from '../../../domain/kernel/nouns.ts'
import { recordForm } from '../../kit/recordForm.ts'
import type { SaveRecord } from '../../kit/recordFormShape.ts'
import type { ChangeRequestPorts } from './changeRequests.ports.ts'

/** Of whose record a change is asked for, and what stands in it. */
export interface ChangeRequestScope {
  readonly employeeId: EmployeeId
  readonly standing: ChangeRequestDraft
  /** The day it is where the client is. */
  readonly today: Day
}

/** The form in which a change is asked for (`kit/recordForm.machine.ts`): the record as it stands, to be typed over. */
export const changeRequestForm = recordForm<
  ChangeRequestDraft,
  ChangeRequest,
  ChangeRequestScope,
  ChangeRequest | null
>({
  id: 'changeRequestForm',
  fields: changeRequestFields.fields,
  draftOf: (_, { standing }) => standing,
  problems: (draft, { standing, today }) => requestProblems(standing, draft, today),
  changes: changeRequestFields.changes,
  messages: { added: wording.asked, failed: wording.askFailed },
  isDialog: true,
})

/** Provides the form's port. */
export const askingForChange =
  ({
    askForChange,
  }: Pick<ChangeRequestPorts, 'askForChange'>): SaveRecord<
    ChangeRequestDraft,
    ChangeRequest,
    ChangeRequestScope,
    ChangeRequest | null
  > =>
  ({ id, scope: { employeeId, standing }, draft }, signal) =>
    askForChange({ id: employeeId, request: { id: id as ChangeRequestId, ...toAsked(standing, draft) } }, signal)
