import type { CheckInTemplate } from '../../../src/domain/checkIns/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { questionAbout, type TemplateAct } from '../../../src/machines/checkIns/templateQuestions.ts'
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
  link,
  list,
  main,
  menuitem,
  text,
  textbox,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'

const all = list('Check-in templates')
const unreadable = text('The templates could not be loaded')
const add = button('Add template')
const save = button('Save template')
const toTemplates = link('Templates')

const contextOf = ({ snapshot: { context } }: Moment) =>
  context as {
    readonly templates: ReadonlyArray<CheckInTemplate>
    readonly chosen: CheckInTemplate | null
    readonly newId: string | null
    readonly act: TemplateAct | null
  }
const outputOf = ({ event }: Moment) => (event as unknown as { readonly output: never }).output

const isOpen = ({ snapshot }: Moment) => snapshot.matches({ reading: 'showing' })

/** The first one, unless it is archived: those are not shown. */
const firstIn = (moment: Moment): CheckInTemplate | undefined =>
  isOpen(moment)
    ? contextOf(moment)
        .templates.slice(0, 1)
        .find(({ isArchived }) => !isArchived)
    : undefined

const chooses =
  (item: string) =>
  (moment: Moment): ReadonlyArray<Act> | null => {
    const first = firstIn(moment)
    return first === undefined ? null : [clicks(button(`More for ${first.name}`)), clicks(menuitem(item))]
  }

const saves =
  (isNew: boolean, call: 'addTemplate' | 'saveTemplate') =>
  (moment: Moment): ReadonlyArray<Act> | null => {
    if ((contextOf(moment).newId !== null) !== isNew) return null
    const { name, sections } = outputOf(moment) as CheckInTemplate
    const writes = [
      fills(textbox('Name', main()), name),
      clicks(button('Add section')),
      fills(textbox('Title of the section'), sections[0]?.title ?? ''),
      fills(textbox('Question'), sections[0]?.questions[0]?.text ?? ''),
    ]
    return [
      ...(isNew ? writes : [fills(textbox('Description', main()), 'For the first half year.')]),
      clicks(save),
      answers(call, done(outputOf(moment))),
    ]
  }

const question = (moment: Moment) => {
  const { title, confirmLabel } = questionAbout(contextOf(moment).act as TemplateAct)
  const asked = dialog(title as string)
  return { asked, yes: button(confirmLabel as string, asked), no: button('Cancel', asked) }
}

const confirms = (moment: Moment): ReadonlyArray<Act> => [
  clicks(question(moment).yes),
  contextOf(moment).act?.kind === 'removal'
    ? answers('removeTemplate', done(null))
    : answers('saveTemplate', done((outputOf(moment) as { answer: unknown }).answer)),
]

const shown = (moment: Moment): ReadonlyArray<Sight> => {
  const { chosen, templates } = contextOf(moment)
  const active = templates.filter(({ isArchived }) => !isArchived)
  return [
    gone(unreadable),
    active.length === 0 ? gone(all) : there(all),
    // What is written stands in its place.
    ...active.filter(({ id }) => id !== chosen?.id).map(({ name }) => there(text(name, all))),
  ]
}

/** The templates of check-ins that an admin looks after. */
export const checkInTemplatesDriver: Driver = {
  machine: 'checkInTemplates',
  scenes: { 'an admin on the templates': { who: 'ava', path: pathTo('checkIns'), begin: [] } },
  calls: {
    loadTemplates: { method: 'GET', url: /\/checkInTemplates$/ },
    addTemplate: { method: 'POST', url: /\/checkInTemplates$/ },
    saveTemplate: { method: 'PUT', url: /\/checkInTemplates\/[\da-f-]+$/ },
    removeTemplate: { method: 'DELETE', url: /\/checkInTemplates\/[\da-f-]+$/ },
  },
  successes: {
    loadTemplates: ({ event }) => done((event as unknown as { output: { success: unknown } }).output.success),
  },
  acts: {
    'templates.opened': [clicks(toTemplates)],
    'templates.left': (moment) =>
      moment.snapshot.matches({ reading: 'closed' }) || moment.snapshot.matches({ working: 'asking' })
        ? null
        : [clicks(link('Back to check-ins'))],
    'retry.asked': [clicks(button('Try again'))],
    'addition.asked': (moment) => (isOpen(moment) ? [clicks(add)] : null),
    'change.asked': (moment) => {
      const first = firstIn(moment)
      return first === undefined ? null : [clicks(button(`Edit ${first.name}`))]
    },
    'act.asked: archive or bring back the first': chooses('Archive…'),
    'act.asked: delete the first': chooses('Delete…'),
    'xstate.done.actor.form: saved, a new one': saves(true, 'addTemplate'),
    'xstate.done.actor.form: saved, a known one': saves(false, 'saveTemplate'),
    'xstate.done.actor.form: cancelled': [clicks(button('Cancel', main()))],
    'xstate.done.actor.confirmation: confirmed and done': confirms,
    'xstate.done.actor.confirmation: cancelled': (moment) => [clicks(question(moment).no)],
  },
  sights: {
    'checkInTemplates.reading.closed': [there(toTemplates), gone(all), gone(unreadable)],
    'checkInTemplates.reading.loading': [gone(all), gone(unreadable)],
    'checkInTemplates.reading.showing': shown,
    'checkInTemplates.reading.failed': [there(unreadable), there(button('Try again'))],
    'checkInTemplates.working.resting': [gone(save), gone(dialog(/template/))],
    'checkInTemplates.working.editing': [there(save), denied(add)],
    'checkInTemplates.working.asking': (moment) => [there(question(moment).asked)],
  },
  beyond: {},
}
