import type { CertificationType } from '../../../src/domain/certifications/nouns.ts'
import { activeTypes } from '../../../src/domain/certifications/typeDrafts.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { archivingQuestion } from '../../../src/machines/certifications/typeArchiving.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  button,
  clicks,
  denied,
  dialog,
  done,
  fills,
  gone,
  list,
  main,
  text,
  textbox,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { outputOf } from './moments.ts'

const all = list('Certification types')
const unreadable = text('The types could not be loaded')
const add = button('Add type')
const save = button('Save type')

const contextOf = ({ snapshot: { context } }: Moment) =>
  context as {
    readonly types: ReadonlyArray<CertificationType>
    readonly chosen: CertificationType | null
    readonly newId: string | null
  }

/** The first one, unless it is archived: those are not shown. */
const firstIn = (moment: Moment): CertificationType | undefined =>
  contextOf(moment)
    .types.slice(0, 1)
    .find(({ isDeleted }) => !isDeleted)

const presses =
  (name: (type: CertificationType) => string) =>
  (moment: Moment): ReadonlyArray<Act> | null => {
    const type = firstIn(moment)
    return type === undefined ? null : [clicks(button(name(type)))]
  }

const saves =
  (isNew: boolean, field: 'Name' | 'Description') =>
  (moment: Moment): ReadonlyArray<Act> | null =>
    (contextOf(moment).newId !== null) === isNew
      ? [
          fills(textbox(field, main()), (outputOf(moment) as CertificationType).name),
          clicks(save),
          answers('saveType', done(outputOf(moment))),
        ]
      : null

const question = (moment: Moment) => {
  const { chosen } = contextOf(moment)
  const { title, confirmLabel } = archivingQuestion(chosen as CertificationType)
  return { asked: dialog(title), yes: button(confirmLabel, dialog(title)), no: button('Cancel', dialog(title)) }
}

const shown = (moment: Moment): ReadonlyArray<Sight> => {
  const { chosen, types } = contextOf(moment)
  const isWritten = moment.snapshot.matches({ working: 'editing' })
  const active = activeTypes(types)
  return [
    gone(unreadable),
    ...(active.length === 0 ? [there(text('No certification types yet')), gone(all)] : [there(all)]),
    // What is written stands in its place.
    ...active.filter(({ id }) => !isWritten || id !== chosen?.id).map(({ name }) => there(text(name, all))),
  ]
}

/** § 4 The types of certifications that an admin looks after. */
export const certificationTypesDriver: Driver = {
  machine: 'certificationTypes',
  scenes: { 'an admin on the types': { who: 'ava', path: pathTo('certificationSettings'), begin: [] } },
  calls: {
    loadTypes: { method: 'GET', url: /\/certificationtypes$/i },
    saveType: { method: 'POST', url: /\/certificationtypes$/i },
  },
  successes: { loadTypes: ({ event }) => done((event as unknown as { output: { success: unknown } }).output.success) },
  acts: {
    'retry.asked': [clicks(button('Try again'))],
    'news.heard': () => null,
    'addition.asked': ({ snapshot }) => (snapshot.matches({ reading: 'showing' }) ? [clicks(add)] : null),
    'change.asked': presses(({ name }) => `Edit ${name}`),
    'archiving.asked': presses(({ name }) => `Archive ${name}`),
    'xstate.done.actor.form: saved, a new one': saves(true, 'Name'),
    'xstate.done.actor.form: saved, a known one': saves(false, 'Description'),
    'xstate.done.actor.form: cancelled': [clicks(button('Cancel', main()))],
    'xstate.done.actor.confirmation: confirmed and done': (moment) => [
      clicks(question(moment).yes),
      answers('saveType', done((outputOf(moment) as { answer: unknown }).answer)),
    ],
    'xstate.done.actor.confirmation: cancelled': (moment) => [clicks(question(moment).no)],
  },
  sights: {
    'certificationTypes.reading.loading': [gone(all), gone(unreadable)],
    'certificationTypes.reading.showing': shown,
    'certificationTypes.reading.renewing': shown,
    'certificationTypes.reading.failed': [there(unreadable), there(button('Try again'))],
    'certificationTypes.working.resting': [gone(save), gone(dialog(/rchive/))],
    'certificationTypes.working.editing': [there(save), denied(add)],
    'certificationTypes.working.archiving': (moment) => [there(question(moment).asked)],
  },
  beyond: {
    'news.heard': 'It comes of what is done with certifications, which have pages of their own.',
    'certificationTypes.reading.renewing':
      'It comes of what is done with certifications, which have pages of their own.',
  },
}
