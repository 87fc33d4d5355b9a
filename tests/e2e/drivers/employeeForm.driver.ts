import { pathTo } from '../../../src/domain/session/places.ts'
import { employeeForm } from '../../../src/machines/employees/employeeForm.ts'
import type { RecordFormSnapshot } from '../../../src/machines/kit/recordForm.machine.ts'
import { samples } from '../../../src/samples/people.ts'
import type { Act, Driver, Moment, Sight, Thing } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  answers,
  any,
  busy,
  button,
  clicks,
  done,
  doneLike,
  fills,
  gone,
  heading,
  labelled,
  leaves,
  link,
  main,
  presses,
  region,
  tab,
  text,
  there,
  truly,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { recordOf } from '../../scenarios/records.ts'

const noForm = 'While two versions lie beside each other there is no form to type in.'

const isNew = ({ snapshot }: Moment): boolean => snapshot.context.scope.section === 'create'
const basic = region('Basic')
const field = (name: 'firstName' | 'email'): Thing => labelled(name === 'email' ? /^Email/ : /^First name/, basic)
const saveIn = (moment: Moment): Thing => (isNew(moment) ? button('Create employee') : button('Save', basic))
/** A section is closed once it is saved or given up. */
const edit = button('Edit', basic)

/** The model's own address stands for that of the demo. */
const addressOf = (typed: string): string => (typed === 'eve@example.test' ? 'eve@tenure.example' : typed)

/** While two versions lie beside each other there is no form. */
const hasForm = ({ snapshot }: Moment): boolean => !snapshot.hasTag('conflict') || snapshot.hasTag('gone')

const types = (moment: Moment): ReadonlyArray<Act> | null => {
  if (!hasForm(moment)) return null
  const { change } = moment.event as unknown as { readonly change: { firstName?: string; email?: string } }
  return [
    ...(change.firstName === undefined ? [] : [fills(field('firstName'), change.firstName)]),
    ...(change.email === undefined ? [] : [fills(field('email'), addressOf(change.email))]),
  ]
}

const typed = ({ snapshot: { context } }: Moment): ReadonlyArray<Sight> => [
  there(field('firstName'), { holding: context.draft.firstName }),
  there(field('email'), { holding: addressOf(context.draft.email) }),
]

const problemsIn = (snapshot: Moment['snapshot']) => employeeForm.problemsIn(snapshot as unknown as RecordFormSnapshot)

/** Under its field; what is wrong elsewhere is told by the form's own sentence. */
const problems = ({ snapshot }: Moment): ReadonlyArray<Sight> => {
  const { firstName, email } = problemsIn(snapshot)
  return [
    ...(firstName === undefined ? [] : [there(field('firstName'), { describedAs: firstName })]),
    ...(email === undefined ? [] : [there(field('email'), { describedAs: email })]),
  ]
}

const whyNot = ({ snapshot }: Moment): ReadonlyArray<Sight> => {
  const { refusal } = snapshot.context
  const isUnderField = Object.values(problemsIn(snapshot)).includes(refusal)
  if (refusal === null || isUnderField) return []
  return [there(alert(undefined, main()), { saying: refusal }), there(text(/What you typed is still here\./, main()))]
}

const closed = (moment: Moment): ReadonlyArray<Sight> => (isNew(moment) ? [] : [there(edit), gone(field('firstName'))])

/** One form of a record: that of a new person, and the basic details of somebody who is there. */
export const employeeFormDriver: Driver = {
  machine: 'employeeForm',
  scenes: {
    'the basic details': {
      who: 'ava',
      path: `${pathTo('employees')}?q=marlowe`,
      arrive: [clicks(any(link('Eve Marlowe'))), until(there(heading('Eve Marlowe')))],
      begin: [answers('loadTheirs', truly), clicks(tab('Details')), clicks(edit)],
      stopsClock: true,
    },
    'a new person': {
      who: 'ava',
      path: pathTo('employeeCreate'),
      begin: [until(there(heading('New employee')))],
      stopsClock: true,
      calls: { save: { method: 'POST', url: /\/api\/[^/]+\/employees$/ } },
      beyond: {
        'record.arrived': 'Nobody else can have changed whom nobody has saved.',
        'form.abandoned': 'Cancel leaves the page, with a question where something was typed.',
      },
    },
  },
  calls: {
    save: { method: 'PUT', url: /\/profile\/basicInfo$/ },
    isTaken: { method: 'POST', url: /\/employees\/isEmailAddressInUse$/ },
    loadTheirs: { method: 'GET', url: /\/api\/[^/]+\/employees\/[0-9a-f-]{36}$/ },
  },
  successes: {
    save: (moment) => {
      const { firstName, email } = moment.snapshot.context.draft
      return isNew(moment)
        ? done(recordOf({ firstName, fullName: `${firstName} ${samples.eve.lastName}` }))
        : doneLike('loadTheirs', { firstName, email: addressOf(email) })
    },
    loadTheirs: ({ event }) =>
      (event as unknown as { output: { success?: { record: unknown } } }).output.success?.record === null
        ? { kind: 'refused', status: 404, code: 'not_found', message: 'There is no such thing.' }
        : doneLike('loadTheirs', { phone: '07 5550 0000', version: 1_000 }),
  },
  acts: {
    'field.changed': types,
    'field.left': (moment) => (hasForm(moment) ? [clicks(field('firstName')), leaves(field('firstName'))] : null),
    'save.asked': (moment) => {
      if (!hasForm(moment)) return null
      // Pressed or not, a button that is busy does nothing, and neither does Enter.
      return [moment.snapshot.hasTag('busy') ? presses('Enter') : clicks(saveIn(moment))]
    },
    'retry.asked': [clicks(button('Try again', main()))],
    'form.abandoned': (moment) => (hasForm(moment) ? [clicks(button('Cancel', basic))] : null),
    'text.known': ({ event, snapshot: { context } }) => {
      const { isTaken } = event as unknown as { readonly isTaken: boolean }
      return context.taken === null ? [{ does: 'waits', ms: 300 }, answers('isTaken', done(isTaken))] : null
    },
    'theirs.taken': [clicks(button('Use theirs'))],
    'mine.kept': [clicks(button('Keep mine'))],
  },
  sights: {
    'employeeForm.clean': (moment) => (moment.event.type === 'field.changed' ? typed(moment) : []),
    'employeeForm.closed': (moment) =>
      isNew(moment) ? [gone(heading('New employee')), there(text(/ added$/))] : closed(moment),
    'employeeForm.dirty.editing': (moment) => [
      ...typed(moment),
      ...problems(moment),
      gone(text(/What you typed is still here/, main())),
    ],
    'employeeForm.dirty.saving': (moment) => [busy(saveIn(moment)), ...typed(moment)],
    'employeeForm.dirty.refused': (moment) => [...typed(moment), ...problems(moment), ...whyNot(moment)],
    'employeeForm.dirty.offline': (moment) => [...typed(moment), ...whyNot(moment), there(button('Try again', main()))],
    'employeeForm.dirty.conflicting': ({ snapshot }) =>
      snapshot.hasTag('gone') ? [] : [there(text(/Someone else changed this in the meantime/, main()))],
    // Why it could not be fetched stays until it is.
    'employeeForm.dirty.conflicting.fetching': ({ snapshot: { context } }) => [
      gone(button('Use theirs')),
      ...(context.refusal === null ? [gone(alert(undefined, main()))] : [busy(button('Try again', main()))]),
    ],
    'employeeForm.dirty.conflicting.unfetched': ({ snapshot: { context } }) => [
      there(alert(undefined, main()), { saying: context.refusal }),
      there(button('Try again', main())),
    ],
    'employeeForm.dirty.conflicting.comparing': [there(button('Use theirs')), there(button('Keep mine'))],
    'employeeForm.dirty.conflicting.gone': (moment) => [
      ...typed(moment),
      there(text(/This person can no longer be saved\. What you typed is still here\./, main())),
    ],
  },
  beyond: {
    'record.arrived': 'It comes from another form of the same page; `employees/editing.spec.ts` saves two.',
    'employeeForm.dirty.conflicting · field.changed → stays': noForm,
    'employeeForm.dirty.conflicting · save.asked → stays': noForm,
  },
}
