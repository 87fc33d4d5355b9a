import { pathTo } from '../../../src/domain/session/places.ts'
import { problemsIn } from '../../../src/machines/employees/editing.ts'
import type { Act, Driver, Moment, Sight, Thing } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  answers,
  any,
  busy,
  button,
  clicks,
  clicksIfThere,
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

const isNew = ({ snapshot }: Moment): boolean => snapshot.context.section === 'create'
const basic = region('Basic')
const field = (name: 'firstName' | 'email'): Thing => labelled(name === 'email' ? /^Email/ : /^First name/, basic)
const saveIn = (moment: Moment): Thing => (isNew(moment) ? button('Create employee') : button('Save', basic))
/** A section is closed until somebody edits it, and once it is saved or given up. */
const edit = button('Edit', basic)
const opened = (moment: Moment): ReadonlyArray<Act> => (isNew(moment) ? [] : [clicksIfThere(edit)])

/** The model's own address stands for that of the demo. */
const addressOf = (typed: string): string => (typed === 'eve@example.test' ? 'eve@tenure.example' : typed)

/** While two versions lie beside each other there is no form. */
const hasForm = ({ snapshot }: Moment): boolean => !snapshot.hasTag('conflict')

const types = (moment: Moment): ReadonlyArray<Act> | null => {
  if (!hasForm(moment)) return null
  const { change } = moment.event as unknown as { readonly change: { firstName?: string; email?: string } }
  return [
    ...opened(moment),
    ...(change.firstName === undefined ? [] : [fills(field('firstName'), change.firstName)]),
    ...(change.email === undefined ? [] : [fills(field('email'), addressOf(change.email))]),
  ]
}

const typed = ({ snapshot: { context } }: Moment): ReadonlyArray<Sight> => [
  there(field('firstName'), { holding: context.draft.firstName }),
  there(field('email'), { holding: addressOf(context.draft.email) }),
]

/** Under its field; what is wrong elsewhere is told by the form's own sentence. */
const problems = ({ snapshot }: Moment): ReadonlyArray<Sight> => {
  const { firstName, email } = problemsIn(snapshot)
  return [
    ...(firstName === undefined ? [] : [there(field('firstName'), { toldOf: firstName })]),
    ...(email === undefined ? [] : [there(field('email'), { toldOf: email })]),
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
export const employeeEditorDriver: Driver = {
  machine: 'employeeEditor',
  scenes: {
    'the basic details': {
      who: 'ava',
      path: `${pathTo('employees')}?q=marlowe`,
      arrive: [clicks(any(link('Eve Marlowe'))), until(there(heading('Eve Marlowe')))],
      begin: [answers('loadEmployee', truly), clicks(tab('Details')), clicks(edit)],
      stopsClock: true,
    },
    'a new person': {
      who: 'ava',
      path: pathTo('employeeCreate'),
      begin: [until(there(heading('New employee')))],
      stopsClock: true,
      calls: { save: { method: 'POST', url: /\/api\/[^/]+\/employees$/ } },
      beyond: {
        'employeeEditor.form.saved': 'The form goes once the person is there.',
        'record.arrived': 'Nobody else can have changed whom nobody has saved.',
      },
    },
  },
  calls: {
    save: { method: 'PUT', url: /\/profile\/basicInfo$/ },
    isEmailInUse: { method: 'POST', url: /\/employees\/isEmailAddressInUse$/ },
    loadEmployee: { method: 'GET', url: /\/api\/[^/]+\/employees\/[0-9a-f-]{36}$/ },
  },
  successes: {
    save: (moment) => {
      const { firstName, email } = moment.snapshot.context.draft
      return isNew(moment)
        ? done(recordOf({ firstName, fullName: `${firstName} Example` }))
        : doneLike('loadEmployee', { firstName, email: addressOf(email) })
    },
    isEmailInUse: ({ event }) => done((event as unknown as { output: { success: boolean } }).output.success),
    loadEmployee: doneLike('loadEmployee', { phone: '07 5550 0000', version: 1_000 }),
  },
  acts: {
    'field.changed': types,
    'field.left': (moment) =>
      hasForm(moment) ? [...opened(moment), clicks(field('firstName')), leaves(field('firstName'))] : null,
    'save.asked': (moment) => {
      if (!hasForm(moment)) return null
      // Pressed or not, a button that is busy does nothing, and neither does Enter.
      return [moment.snapshot.hasTag('busy') ? presses('Enter') : clicks(saveIn(moment))]
    },
    'retry.asked': [clicks(button('Try again', main()))],
    'editing.abandoned': (moment) => (isNew(moment) || !hasForm(moment) ? null : [clicks(button('Cancel', basic))]),
    'theirs.taken': [clicks(button('Take theirs'))],
    'mine.kept': [clicks(button('Keep mine'))],
  },
  sights: {
    'employeeEditor.form.clean': (moment) =>
      ['editing.abandoned', 'theirs.taken'].includes(moment.event.type)
        ? closed(moment)
        : [...(moment.event.type === 'field.changed' ? typed(moment) : [])],
    'employeeEditor.form.saved': (moment) => {
      if (moment.event.type !== 'xstate.done.actor.save') return []
      return isNew(moment) ? [gone(heading('New employee')), there(text(/ has been added$/))] : closed(moment)
    },
    'employeeEditor.form.dirty.editing': (moment) => [
      ...typed(moment),
      ...problems(moment),
      gone(text(/What you typed is still here/, main())),
    ],
    'employeeEditor.form.dirty.saving': (moment) => [busy(saveIn(moment)), ...typed(moment)],
    'employeeEditor.form.dirty.refused': (moment) => [...typed(moment), ...problems(moment), ...whyNot(moment)],
    'employeeEditor.form.dirty.offline': (moment) => [
      ...typed(moment),
      ...whyNot(moment),
      there(button('Try again', main())),
    ],
    'employeeEditor.form.dirty.conflicting': [there(text(/Someone else changed this in the meantime/, main()))],
    // Why it could not be fetched stays until it is.
    'employeeEditor.form.dirty.conflicting.fetching': ({ snapshot: { context } }) => [
      gone(button('Take theirs')),
      ...(context.refusal === null ? [gone(alert(undefined, main()))] : [busy(button('Try again', main()))]),
    ],
    'employeeEditor.form.dirty.conflicting.unfetched': ({ snapshot: { context } }) => [
      there(alert(undefined, main()), { saying: context.refusal }),
      there(button('Try again', main())),
    ],
    'employeeEditor.form.dirty.conflicting.comparing': [there(button('Take theirs')), there(button('Keep mine'))],
    'employeeEditor.email.resting': (moment) =>
      moment.event.type === 'xstate.done.actor.isEmailInUse' && moment.snapshot.matches({ form: 'dirty' })
        ? problems(moment)
        : [],
    // Nobody need know that an address is looked up.
    'employeeEditor.email.settling': [],
    'employeeEditor.email.checking': [],
  },
  beyond: {
    'record.arrived': 'It comes from another form of the same page; `employees/editing.spec.ts` saves two.',
    'employeeEditor.form.dirty.conflicting · field.changed → stays': noForm,
    'employeeEditor.form.dirty.conflicting · save.asked → stays': noForm,
  },
}
