import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate'
import { profileFields } from '../../domain/employees/employee.fields.ts'
import type { Employee } from '../../domain/employees/nouns.ts'
import { wording } from '../../domain/employees/wording.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isSaved } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { withEvent } from '../kit/settling.ts'
import { tellParent } from '../kit/tell.ts'
import { employeeForm, type ProfileSection } from './employeeForm.ts'

/**
 * One section of a person's page: read, or edited in its place and saved alone.
 *
 * Rules it keeps: what another section has saved is shown here, and known to the form while it is open; the form goes once
 * it is saved, given up or theirs is taken. Leaving the page has been asked about (§ 2.3), and gives it up.
 *
 * Events: `edit.asked`, `editing.abandoned`, from the profile `record.arrived {employee}`.
 * Reads: `matches('reading' | 'editing')`, `children.form` (employeeForm) while editing.
 * Tells its parent `employee.saved {employee}`.
 */
export interface SectionInput {
  readonly section: ProfileSection
  readonly employee: Employee
  readonly today: Day
}

/** The record is another now: saved on its page, or by somebody else whose change was taken. */
export interface EmployeeSaved {
  readonly type: 'employee.saved'
  readonly employee: Employee
}

type Event =
  | { readonly type: 'edit.asked' }
  | { readonly type: 'editing.abandoned' }
  | { readonly type: 'record.arrived'; readonly employee: Employee }

export const profileSectionMachine = setup({
  types: {} as {
    context: SectionInput
    events: Event
    emitted: Toast
    input: SectionInput
    children: { form: 'form' }
  },
  actors: { form: employeeForm.machine },
  guards: { isSaved },
  actions: {
    announce: enqueueActions(announce),
    keep: assign((_, { employee }: { employee: Employee }) => ({ employee })),
    tellForm: sendTo('form', (_, { employee }: { employee: Employee }) => ({
      type: 'record.arrived',
      record: employee,
    })),
    abandon: sendTo('form', { type: 'form.abandoned' }),
    tellSaved: enqueueActions(({ enqueue, self }, employee: Employee) =>
      tellParent({ enqueue, self }, { type: 'employee.saved', employee } satisfies EmployeeSaved),
    ),
  },
}).createMachine({
  id: 'profileSection',
  context: ({ input }) => input,
  initial: 'reading',
  states: {
    reading: {
      on: { 'edit.asked': 'editing', 'record.arrived': { actions: withEvent('keep') } },
    },
    editing: {
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { section, employee, today } }) => ({
          scope: { section, today },
          id: employee.id,
          base: employee,
          blank: profileFields.blank,
        }),
        ...concluding<Employee | null>()({
          when: 'isSaved',
          to: 'reading',
          keep: 'tellSaved',
          otherwise: 'reading',
          failed: wording.saveFailed,
        }),
      },
      on: {
        'record.arrived': { actions: [withEvent('keep'), withEvent('tellForm')] },
        'editing.abandoned': { actions: 'abandon' },
      },
    },
  },
})

export type ProfileSectionActor = ActorRefFrom<typeof profileSectionMachine>
