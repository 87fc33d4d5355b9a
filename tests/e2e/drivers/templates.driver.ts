import type { CheckInTemplate } from '../../../src/domain/checkIns/nouns.ts'
import type { GoalTemplate } from '../../../src/domain/goals/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Act, Driver, Moment, Sight, Thing } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
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
import { outputOf } from './moments.ts'
import { found } from './readings.ts'

interface Named {
  readonly name: string
  readonly isArchived: boolean
}
interface Template {
  readonly id: string
}

/** What is the area's own. */
export interface WrittenArea<One extends Template> {
  readonly machine: string
  readonly calls: string
  /** The page beside the templates, with the way there and back. */
  readonly path: string
  readonly leadsThere: ReadonlyArray<Act>
  readonly sign: Thing
  readonly back: Thing
  readonly list: string
  readonly of: (template: One) => Named
  /** What changes one, so that it can be saved. */
  readonly changes: ReadonlyArray<Act>
  /** What fills in a new one, beside its name. */
  readonly writes: (template: One) => ReadonlyArray<Act>
  /** What they are called, where they are no templates. */
  readonly called?: { readonly one: string; readonly failed: string }
  /** What is pressed to delete one, where it stands in no menu. */
  readonly deletes?: (name: string) => ReadonlyArray<Act>
}

/** What an area has written, one at a time, in a list of its own (`kit/templates.machine.ts`). */
export const writtenListDriver = <One extends Template>(area: WrittenArea<One>): Driver => {
  const { one: noun, failed } = area.called ?? { one: 'template', failed: 'The templates could not be loaded' }
  const all = list(area.list)
  const unreadable = text(failed)
  const add = button(`Add ${noun}`)
  const save = button(`Save ${noun}`)

  const contextOf = ({ snapshot: { context } }: Moment) =>
    context as {
      readonly templates: ReadonlyArray<One>
      readonly chosen: One | null
      readonly newId: string | null
      readonly act: { readonly kind: 'archiving' | 'removal' } | null
    }
  const isOpen = ({ snapshot }: Moment) => snapshot.matches({ reading: 'showing' })

  /** The name of the first one, unless it is archived: those are not shown. */
  const firstIn = (moment: Moment): string | undefined =>
    isOpen(moment)
      ? contextOf(moment)
          .templates.slice(0, 1)
          .map(area.of)
          .find(({ isArchived }) => !isArchived)?.name
      : undefined

  const chooses =
    (how: (name: string) => ReadonlyArray<Act>) =>
    (moment: Moment): ReadonlyArray<Act> | null => {
      const first = firstIn(moment)
      return first === undefined ? null : how(first)
    }
  const inMenu = (item: string) => (name: string) => [clicks(button(`More for ${name}`)), clicks(menuitem(item))]

  const saves =
    (isNew: boolean, call: 'addTemplate' | 'saveTemplate') =>
    (moment: Moment): ReadonlyArray<Act> | null => {
      if ((contextOf(moment).newId !== null) !== isNew) return null
      const template = outputOf(moment) as One
      return [
        ...(isNew ? [fills(textbox('Name', main()), area.of(template).name), ...area.writes(template)] : area.changes),
        clicks(save),
        answers(call, done(template)),
      ]
    }

  const question = (moment: Moment) => {
    const isRemoval = contextOf(moment).act?.kind === 'removal'
    const asked = dialog(isRemoval ? /^Delete / : /^(?:Una|A)rchive /)
    const yes = button(isRemoval ? `Delete ${noun}` : /^(?:Una|A)rchive template$/, asked)
    return { isRemoval, asked, yes, no: button('Cancel', asked) }
  }

  const confirms = (moment: Moment): ReadonlyArray<Act> => {
    const { isRemoval, yes } = question(moment)
    return [
      clicks(yes),
      isRemoval
        ? answers('removeTemplate', done(null))
        : answers('saveTemplate', done((outputOf(moment) as { answer: unknown }).answer)),
    ]
  }

  const shown = (moment: Moment): ReadonlyArray<Sight> => {
    const { chosen, templates } = contextOf(moment)
    const active = templates.filter((template) => !area.of(template).isArchived)
    return [
      gone(unreadable),
      active.length === 0 ? gone(all) : there(all),
      // What is written stands in its place.
      ...active.filter(({ id }) => id !== chosen?.id).map((template) => there(text(area.of(template).name, all))),
    ]
  }

  const named = (state: string) => `${area.machine}.${state}`
  const one = new RegExp(`/${area.calls}/[\\da-f-]+$`)
  const every = new RegExp(`/${area.calls}$`)

  return {
    machine: area.machine,
    scenes: { 'an admin on the templates': { who: 'ava', path: area.path, begin: [] } },
    calls: {
      loadTemplates: { method: 'GET', url: every },
      addTemplate: { method: 'POST', url: every },
      saveTemplate: { method: 'PUT', url: one },
      removeTemplate: { method: 'DELETE', url: one },
    },
    successes: { loadTemplates: found },
    acts: {
      'templates.opened': area.leadsThere,
      'templates.left': (moment) =>
        moment.snapshot.matches({ reading: 'closed' }) || moment.snapshot.matches({ working: 'asking' })
          ? null
          : [clicks(area.back)],
      'retry.asked': [clicks(button('Try again'))],
      'templates.arrived': () => null,
      'addition.asked': (moment) => (isOpen(moment) ? [clicks(add)] : null),
      'change.asked': chooses((name) => [clicks(button(`Edit ${name}`))]),
      'act.asked: archive or bring back the first': chooses(inMenu('Archive…')),
      'act.asked: delete the first': chooses(area.deletes ?? inMenu('Delete…')),
      'xstate.done.actor.form: saved, a new one': saves(true, 'addTemplate'),
      'xstate.done.actor.form: saved, a known one': saves(false, 'saveTemplate'),
      'xstate.done.actor.form: cancelled': [clicks(button('Cancel', main()))],
      'xstate.done.actor.confirmation: confirmed and done': confirms,
      'xstate.done.actor.confirmation: cancelled': (moment) => [clicks(question(moment).no)],
    },
    sights: {
      [named('reading.closed')]: [there(area.sign), gone(all), gone(unreadable)],
      [named('reading.loading')]: [gone(all), gone(unreadable)],
      [named('reading.showing')]: shown,
      [named('reading.failed')]: [there(unreadable), there(button('Try again'))],
      [named('working.resting')]: [gone(save), gone(dialog(/^(?:Delete|Archive|Unarchive) /))],
      [named('working.editing')]: [there(save), denied(add)],
      [named('working.asking')]: (moment) => [there(question(moment).asked)],
    },
    beyond: {
      'templates.arrived': 'Nothing but the form and the question changes these templates.',
    },
  }
}

const describes = (field: string) => [fills(any(textbox(field, main())), 'For the first half year.')]
const toTemplates = link('Templates')

/** The templates of check-ins that an admin looks after. */
export const checkInTemplatesDriver = writtenListDriver<CheckInTemplate>({
  machine: 'checkInTemplates',
  calls: 'checkInTemplates',
  path: pathTo('checkIns'),
  leadsThere: [clicks(toTemplates)],
  sign: toTemplates,
  back: link('Back to check-ins'),
  list: 'Check-in templates',
  of: (template) => template,
  changes: describes('Description'),
  writes: ({ sections: [section] }) => [
    clicks(button('Add section')),
    fills(textbox('Section title'), section?.title ?? ''),
    fills(textbox('Question'), section?.questions[0]?.text ?? ''),
  ],
})

const more = button('More', main())

/** The templates of goals, which managers choose from. */
export const goalTemplatesDriver = writtenListDriver<GoalTemplate>({
  machine: 'goalTemplates',
  calls: 'goalTemplates',
  path: pathTo('goals'),
  leadsThere: [clicks(more), clicks(menuitem('Templates'))],
  sign: more,
  back: link('Back to goals'),
  list: 'Goal templates',
  of: ({ content }) => content,
  changes: describes('Description'),
  writes: ({ content: { goals } }) => [
    clicks(button('Add goal')),
    fills(textbox('Goal', main()), goals[0]?.title ?? ''),
  ],
})
