import type { AnyMachineSnapshot } from 'xstate'
import { draftOfRecord } from '../../src/domain/employees/changeRequests/changeRequest.fields.ts'
import type { ChangeRequest } from '../../src/domain/employees/changeRequests/nouns.ts'
import type { ChangeRequestId } from '../../src/domain/kernel/ids.ts'
import { changeRequestAreaMachine } from '../../src/machines/employees/changeRequests/changeRequestArea.machine.ts'
import { changeRequestForm as form } from '../../src/machines/employees/changeRequests/changeRequestForm.ts'
import { changingMachine } from '../../src/machines/employees/changeRequests/changing.machine.ts'
import { requestsReading } from '../../src/machines/employees/changeRequests/readings.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, changedMeanwhile, ends, notFound, says } from './outcomes.ts'
import { employeeIds } from './people.ts'
import { aForm } from './recordFormCases.ts'
import { recordOf } from './records.ts'

const { employee, manager } = employeeIds

export const aChangeRequest = (over: Partial<ChangeRequest> = {}): ChangeRequest => ({
  id: '0c4a0000-0000-4000-8000-000000000001' as ChangeRequestId,
  employeeId: employee,
  state: 'open',
  changes: [{ field: 'phone', before: null, after: '0491 570 158', now: null, isShown: true }],
  note: 'New number',
  askedUtc: '2026-11-20T02:00:00.000Z',
  decidedBy: null,
  decidedUtc: null,
  reason: '',
  version: 1,
  recordVersion: 1,
  ...over,
})

/** Of emergency data the values come when asked for. */
export const concealed = aChangeRequest({
  changes: [{ field: 'contactPhone', before: null, after: null, now: null, isShown: false }],
})
const withValues = aChangeRequest({
  changes: [{ field: 'contactPhone', before: null, after: '0491 570 156', now: null, isShown: true }],
})

const scope = { employeeId: employee, standing: draftOfRecord(recordOf()), today: '2026-11-29' }

const nothingElse = {
  ...says('asking.opened', {}),
  ...says('withdrawal.asked', {}),
  ...says('values.asked', {}),
  ...says('accept.asked', {}),
  ...says('decline.asked', {}),
}

const concluded = (answer: ChangeRequest) =>
  ends('confirmation', {
    'confirmed and done': { confirmed: true, answer },
    cancelled: { confirmed: false, answer: null },
  })

export const changeRequest: Scenario = {
  machine: changingMachine,
  variants: [
    {
      label: 'a person who asks',
      cases: {
        ...nothingElse,
        ...says('asking.opened', { 'the dialog opens': { id: aChangeRequest().id, scope } }),
        ...ends('form', { asked: aChangeRequest(), cancelled: null }),
      },
    },
    {
      label: 'a person who has asked',
      cases: {
        ...nothingElse,
        ...says('withdrawal.asked', { 'of what is open': { request: aChangeRequest() } }),
        ...concluded(aChangeRequest({ state: 'withdrawn', version: 2 })),
      },
    },
    {
      label: 'somebody who decides',
      cases: {
        ...nothingElse,
        ...says('accept.asked', { 'what is open': { request: aChangeRequest() } }),
        ...says('decline.asked', { 'what is open': { request: aChangeRequest(), fullName: samples.eve.fullName } }),
        ...answers(
          'accept',
          { 'the record as it is now': recordOf({ phone: '0491 570 158', version: 2 }) },
          { ...changedMeanwhile, ...notFound, ...anyFailure },
        ),
        ...concluded(aChangeRequest({ state: 'declined', reason: 'Not this one', version: 2 })),
      },
    },
    {
      label: 'somebody who decides about emergency contacts',
      cases: {
        ...nothingElse,
        ...says('values.asked', { 'as they are to be': { request: concealed } }),
        ...answers('showRequest', { 'with its values': withValues }, { ...notFound, ...anyFailure }),
      },
      project: ({ context: { shown } }) => [shown !== null],
    },
  ],
}

export const changeRequestForm: Scenario = {
  machine: form.machine,
  variants: [
    aForm(form, {
      label: 'one’s own record',
      scope,
      base: null,
      blank: scope.standing,
      typed: {
        'another number': { phone: '0491 570 158' },
        'no name': { firstName: '' },
        'as it stands': scope.standing,
      },
      field: 'phone',
      saved: aChangeRequest(),
      theirs: aChangeRequest(),
    }),
    // The kit's form can do more than is asked of it here.
    aForm(form, {
      label: 'over one that is there',
      scope,
      base: aChangeRequest(),
      blank: scope.standing,
      typed: { 'another number': { phone: '0491 570 158' }, 'no name': { firstName: '' } },
      field: 'phone',
      saved: aChangeRequest(),
      theirs: aChangeRequest({ version: 2 }),
    }),
  ],
}

export const changeRequestsRead: Scenario = {
  machine: requestsReading.machine,
  variants: [
    {
      label: 'the details of a person',
      cases: {
        ...says('reading.opened', {
          'of an employee': { subject: { id: employee } },
          'of a manager': { subject: { id: manager } },
        }),
        ...answers('read', { 'an open one': [aChangeRequest()], nothing: [] }, { ...notFound, ...anyFailure }),
      },
      project: ({ context: { subject, found } }) => [subject, found !== null],
    },
  ],
}

const isWhole = ({ value }: AnyMachineSnapshot): boolean => Object.values(value).every((state) => state === 'running')

export const changeRequestArea: Scenario = {
  machine: changeRequestAreaMachine,
  variants: [{ label: 'requests', cases: { ...breaks('requests', isWhole), ...breaks('changing', isWhole) } }],
}
