import type { Vacancy } from '../../../src/domain/employees/vacancies/nouns.ts'
import { fillingFields, vacancyFields } from '../../../src/domain/employees/vacancies/vacancy.fields.ts'
import { actNames, actsDone, wording } from '../../../src/domain/employees/vacancies/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { fillingForm, vacancyForm } from '../../../src/machines/employees/vacancies/forms.ts'
import type { RecordFormSnapshot } from '../../../src/machines/kit/recordForm.machine.ts'
import type { RecordReadings } from '../../../src/machines/kit/recordForm.ts'
import type { Act, Driver, Moment, Scene, Sight, Thing } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  answers,
  any,
  busy,
  button,
  clicks,
  combobox,
  dialog,
  done,
  fills,
  gone,
  labelled,
  leaves,
  main,
  menuitem,
  option,
  presses,
  text,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { vacancyInScenario } from '../../scenarios/vacancies.scenario.ts'
import { ofTheDemo } from './agreement.driver.ts'
import { passing } from './moments.ts'
import { found } from './readings.ts'

const shown = ofTheDemo(vacancyInScenario)

/** As the situation has it: the list, of which theirs is one. */
const onList = (form: Thing, ...open: ReadonlyArray<Act>): Scene => ({
  who: 'ava',
  path: `${pathTo('orgChart')}?view=vacancies`,
  begin: [answers('loadTheirs', done([shown])), ...open, until(there(form))],
})
const fromMenu = (item: string): ReadonlyArray<Act> => [
  clicks(button(`Actions for ${shown.title}`)),
  clicks(menuitem(item)),
]

interface Formed<Draft extends object> {
  readonly of: RecordReadings<Draft, Vacancy>
  readonly form: Thing
  readonly save: Thing
  /** The one that is left, and that can be wrong. */
  readonly first: { readonly name: keyof Draft; readonly field: Thing }
  readonly types: (change: Partial<Draft>) => ReadonlyArray<Act>
  readonly typed: (draft: Draft) => ReadonlyArray<Sight>
  readonly saved: string
}

/** While two versions lie beside each other there is none. */
const hasFields = ({ snapshot }: Moment): boolean => !snapshot.hasTag('conflict') || snapshot.hasTag('gone')
const noForm = 'While two versions lie beside each other there is no form to type in.'
const discards = button('Discard changes', dialog('Discard changes?'))

/** A form in its dialog over the list. */
const inDialog = <Draft extends object>(
  machine: string,
  { of, form, save, first, types, ...said }: Formed<Draft>,
): Omit<Driver, 'scenes'> => {
  const again = button('Try again', form)
  const snapshotIn = ({ snapshot }: Moment) => snapshot as unknown as RecordFormSnapshot
  const typed = (moment: Moment) => said.typed(of.draftIn(snapshotIn(moment)))
  const changeIn = ({ event }: Moment) => (event as unknown as { readonly change: Partial<Draft> }).change
  const isOther = (moment: Moment): boolean => {
    const { name } = first
    return changeIn(moment)[name] !== of.draftIn(snapshotIn(moment))[name]
  }
  const problemIn = (moment: Moment): string | undefined => of.problemsIn(snapshotIn(moment))[first.name]
  const problem = (moment: Moment): ReadonlyArray<Sight> => {
    const wrong = problemIn(moment)
    return wrong === undefined ? [] : [there(first.field, { describedAs: wrong })]
  }
  const whyNot = (moment: Moment): ReadonlyArray<Sight> => {
    const { refusal } = moment.snapshot.context
    return refusal === null || refusal === problemIn(moment)
      ? []
      : [there(alert(undefined, form), { saying: refusal }), there(text(/What you typed is still here\./, form))]
  }
  return {
    machine,
    calls: {
      save: { method: 'PUT', url: /\/orgChart\/vacancies\/[^/]+$/ },
      loadTheirs: { method: 'GET', url: /\/orgChart\/vacancies$/ },
    },
    successes: {
      save: found,
      loadTheirs: ({ event }) => {
        const { success } = (event as unknown as { output: { success?: { record: Vacancy | null } } }).output
        return done(success?.record ? [ofTheDemo(success.record)] : [])
      },
    },
    acts: {
      // What stands there already is no change.
      'field.changed': (moment) => (hasFields(moment) && isOther(moment) ? types(changeIn(moment)) : null),
      'field.left': (moment) => (hasFields(moment) ? [clicks(first.field), leaves(first.field)] : null),
      'save.asked': (moment) => {
        if (!hasFields(moment)) return null
        // Pressed or not, a button that is busy does nothing, and neither does Enter.
        return [moment.snapshot.hasTag('busy') ? presses('Enter') : clicks(save)]
      },
      'retry.asked': [clicks(again)],
      'theirs.taken': [clicks(button('Use theirs', form))],
      'mine.kept': [clicks(button('Keep mine', form))],
      'form.abandoned': ({ snapshot }) => {
        // Nothing leaves while the answer is awaited.
        if (snapshot.hasTag('busy')) return [presses('Escape')]
        return [clicks(button('Cancel', form)), ...(snapshot.hasTag('dirty') ? [clicks(discards)] : [])]
      },
    },
    sights: {
      [`${machine}.clean`]: (moment) => [there(form), ...typed(moment), ...problem(moment)],
      [`${machine}.closed`]: ({ event }) => [
        gone(form),
        ...(event.type === 'xstate.done.actor.save' ? [there(passing(said.saved))] : []),
      ],
      [`${machine}.dirty.editing`]: (moment) => [
        ...typed(moment),
        ...problem(moment),
        gone(text(/What you typed is still here/, form)),
      ],
      [`${machine}.dirty.saving`]: (moment) => [busy(save), ...typed(moment)],
      [`${machine}.dirty.refused`]: (moment) => [...typed(moment), ...problem(moment), ...whyNot(moment)],
      [`${machine}.dirty.offline`]: (moment) => [...typed(moment), ...whyNot(moment), there(again)],
      [`${machine}.dirty.conflicting`]: ({ snapshot }) =>
        snapshot.hasTag('gone') ? [] : [there(text(/^Someone else changed this in the meantime/, form))],
      // Why it could not be fetched stays until it is.
      [`${machine}.dirty.conflicting.fetching`]: ({ snapshot: { context } }) => [
        gone(button('Use theirs', form)),
        ...(context.refusal === null ? [gone(alert(undefined, form))] : [busy(again)]),
      ],
      [`${machine}.dirty.conflicting.unfetched`]: ({ snapshot: { context } }) => [
        there(alert(undefined, form), { saying: context.refusal }),
        there(again),
      ],
      [`${machine}.dirty.conflicting.comparing`]: [there(button('Use theirs', form)), there(button('Keep mine', form))],
      [`${machine}.dirty.conflicting.gone`]: (moment) => [
        ...typed(moment),
        there(text(/This vacancy can no longer be saved\. What you typed is still here\./, form)),
      ],
    },
    beyond: {
      [`${machine}.dirty.conflicting · field.changed → stays`]: noForm,
      [`${machine}.dirty.conflicting · save.asked → stays`]: noForm,
    },
  }
}

const writing = dialog(/^(New|Edit) vacancy$/)
const title = combobox(vacancyFields.fields.title.label, writing)
const startDay = labelled(new RegExp(`^${vacancyFields.fields.startDay.label}`), writing)

/** What a vacancy says of itself. */
export const vacancyFormDriver: Driver = {
  ...inDialog('vacancyForm', {
    of: vacancyForm,
    form: writing,
    save: button('Save vacancy', writing),
    first: { name: 'title', field: title },
    types: (change) => [
      ...(change.startDay === undefined ? [] : [fills(startDay, change.startDay)]),
      ...(change.title === undefined ? [] : [fills(title, change.title)]),
    ],
    typed: (draft) => [there(title, { holding: draft.title })],
    saved: wording.saved,
  }),
  scenes: {
    'a new vacancy': {
      ...onList(writing, clicks(button('New vacancy', main()))),
      calls: { save: { method: 'POST', url: /\/orgChart\/vacancies$/ } },
    },
    'one that is there': onList(writing, ...fromMenu('Edit vacancy…')),
  },
}

const filling = dialog(`Fill “${shown.title}”`)
const person = combobox(fillingFields.fields.person.label, filling)
/** The only one who is chosen here. */
const eve = 'Eve Marlowe'

/** Who has it now. */
export const vacancyFillingFormDriver: Driver = {
  ...inDialog('vacancyFillingForm', {
    of: fillingForm,
    form: filling,
    save: button('Fill vacancy', filling),
    first: { name: 'person', field: person },
    types: (change) =>
      // Emptied, it is nobody's once it is left.
      change.person === null
        ? [fills(person, ''), leaves(person)]
        : [fills(person, 'Eve'), clicks(any(option(new RegExp(eve))))],
    typed: (draft) => [there(person, { holding: draft.person === null ? '' : eve })],
    saved: actsDone.Filled,
  }),
  scenes: {
    'one that is open': {
      ...onList(filling, ...fromMenu(`${actNames.fill}…`)),
      calls: { save: { method: 'POST', url: /\/orgChart\/vacancies\/[^/]+\/act$/ } },
    },
  },
}
