import * as Result from 'effect/Result'
import { goalLifecycle } from '../../../src/domain/goals/lifecycle.ts'
import type { Goal } from '../../../src/domain/goals/nouns.ts'
import { actionNames } from '../../../src/domain/goals/wording.ts'
import type { Failure } from '../../../src/domain/kernel/failure.ts'
import { actionsFrom } from '../../../src/domain/kernel/lifecycle.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { GoalsContext } from '../../../src/machines/goals/goalsContext.ts'
import { removalQuestion } from '../../../src/machines/goals/goalWork.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  answers,
  any,
  busy,
  button,
  clicks,
  dialog,
  done,
  fills,
  gone,
  link,
  main,
  menuitem,
  navigation,
  text,
  textbox,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { goalOf } from '../../scenarios/goals.scenario.ts'
import { eveOfTheDemo } from './agreement.driver.ts'
import { answersAs, outputOf } from './moments.ts'

const unreadable = text('The goals could not be loaded')
const save = button('Save goal')
const comment = { typed: textbox('Add a comment'), send: button('Comment') }
const progress = { typed: textbox('Now, in percent'), send: button('Update progress') }

const contextOf = ({ snapshot }: Moment): GoalsContext => snapshot.context
const firstIn = (moment: Moment): Goal | undefined => contextOf(moment).goals[0]

/** The person of the situations has another id in the demo. */
const ofTheDemo = (goal: Goal): Goal => ({ ...goal, employee: { ...goal.employee, id: eveOfTheDemo } })

const answersGoal = answersAs(ofTheDemo)

/** The page of a goal, or the list of them. */
const whereShown =
  (acts: (goal: Goal, moment: Moment) => ReadonlyArray<Act> | null) =>
  (moment: Moment): ReadonlyArray<Act> | null => {
    const first = firstIn(moment)
    return first === undefined || !moment.snapshot.matches({ reading: 'showing' }) ? null : acts(first, moment)
  }

const nextOf = ({ state }: Goal) => button(actionNames[actionsFrom(goalLifecycle, state)[0] ?? 'begin'])
const question = (moment: Moment) => {
  const { title, confirmLabel } = removalQuestion(eveOfTheDemo, contextOf(moment).work as never)
  return { asked: dialog(title), yes: button(confirmLabel, dialog(title)), no: button('Cancel', dialog(title)) }
}

const types = (field: typeof comment.typed, value: (event: never) => string) =>
  whereShown((_, { event }) => [fills(field, value(event as never))])

/** A refusal stands with what was typed. */
const refused = (moment: Moment): ReadonlyArray<Sight> => {
  const { refusal } = contextOf(moment)
  return refusal === null || firstIn(moment) === undefined
    ? []
    : [there(any(alert(undefined, main())), { saying: refusal.why })]
}

const anotherPerson = 'Another person has a page of their own, which this one is left for.'
const keptBack = 'The button itself keeps back what cannot be sent.'

/** § 7 The goals of a person: the list on their page, and the page of one. */
export const goalsDriver: Driver = {
  machine: 'goals',
  scenes: {
    'an admin on the goals of an employee': {
      who: 'ava',
      path: pathTo('employeeGoal', { employeeId: eveOfTheDemo, id: goalOf().id }),
      begin: [],
      beyond: {
        'creation.asked': 'One is added on the page of the person.',
        'goals.reading.notFound · retry.asked → goals.reading.loading':
          'A page that is not found offers no second try.',
      },
    },
    'an employee on their own goals': {
      who: 'eve',
      path: `${pathTo('employee', { id: eveOfTheDemo })}?tab=goals`,
      begin: [],
      beyond: Object.fromEntries(
        [
          'change.asked',
          'move.asked',
          'removal.asked',
          'comment.typed',
          'progress.typed',
          'comment.sent',
          'progress.sent',
        ].map((event) => [event, 'It is done on the page of the goal.']),
      ),
    },
  },
  calls: {
    loadGoals: { method: 'GET', url: /\/employees\/[^/]+\/goals$/i },
    addGoal: { method: 'POST', url: /\/employees\/[^/]+\/goals$/i },
    moveGoal: { method: 'PUT', url: /\/employees\/[^/]+\/goals\/[^/]+$/i },
    removeGoal: { method: 'DELETE', url: /\/employees\/[^/]+\/goals\/[^/]+$/i },
    updateProgress: { method: 'POST', url: /\/goals\/[^/]+\/progress$/i },
    addComment: { method: 'POST', url: /\/goals\/[^/]+\/comments$/i },
    removeComment: { method: 'DELETE', url: /\/goals\/[^/]+\/comments\/[^/]+$/i },
  },
  successes: {
    loadGoals: (moment) => {
      const output = outputOf(moment) as Result.Result<ReadonlyArray<Goal>, Failure>
      return done(Result.isSuccess(output) ? output.success.map(ofTheDemo) : [])
    },
  },
  acts: {
    // The page itself opens it.
    'person.opened: the person': ({ snapshot }) => (snapshot.matches({ reading: 'closed' }) ? [] : null),
    'person.closed': ({ snapshot }) =>
      snapshot.matches({ reading: 'closed' }) ? null : [clicks(link('Home', navigation('Main')))],
    'retry.asked': [clicks(button('Try again'))],
    'creation.asked': ({ snapshot }) =>
      snapshot.matches({ reading: 'showing' }) ? [clicks(button('Add goal'))] : null,
    'change.asked': whereShown(() => [clicks(button('Edit'))]),
    'move.asked': whereShown((goal) => [clicks(nextOf(goal))]),
    'removal.asked: the first goal': whereShown(() => [
      clicks(button('More actions', main())),
      clicks(menuitem('Delete…')),
    ]),
    'removal.asked: a comment': whereShown(({ comments: [first] }) => [
      clicks(any(button(`Delete the comment of ${first?.author.fullName}`))),
    ]),
    'comment.typed': types(comment.typed, ({ text }: { text: string }) => text),
    'comment.sent': whereShown(() => [clicks(comment.send)]),
    'progress.typed': types(progress.typed, ({ current }: { current: string }) => current),
    'progress.sent': whereShown(() => [clicks(progress.send)]),
    'xstate.done.actor.form: saved': (moment) => [
      fills(textbox('Goal', main()), (outputOf(moment) as Goal).title),
      clicks(save),
      answers(contextOf(moment).work?.kind === 'creation' ? 'addGoal' : 'moveGoal', done(ofTheDemo(outputOf(moment)))),
    ],
    'xstate.done.actor.form: cancelled': [clicks(button('Cancel', main()))],
    'xstate.done.actor.moveGoal: it is there': (moment) => [
      ...answersGoal('moveGoal')(moment),
      until(there(nextOf((outputOf(moment) as Result.Success<Goal, Failure>).success))),
    ],
    'xstate.done.actor.moveGoal': answersGoal('moveGoal'),
    'xstate.done.actor.updateProgress': answersGoal('updateProgress'),
    'xstate.done.actor.addComment': answersGoal('addComment'),
    'xstate.done.actor.confirmation: confirmed and done': (moment) => [
      clicks(question(moment).yes),
      ...(contextOf(moment).work?.kind === 'goalRemoval'
        ? [answers('removeGoal', done(null))]
        : [answers('removeComment', done(ofTheDemo(goalOf({ comments: [] }))))]),
    ],
    'xstate.done.actor.confirmation: cancelled': (moment) => [clicks(question(moment).no)],
  },
  sights: {
    'goals.reading.closed': [gone(unreadable), gone(comment.send)],
    'goals.reading.loading': [gone(unreadable), gone(comment.send)],
    'goals.reading.showing': (moment) => {
      // What was removed has led to the list, which is read anew.
      if (moment.event.type === 'xstate.done.actor.confirmation') return []
      const first = firstIn(moment)
      return first === undefined
        ? [there(any(text(/^(?:Page not found|No goals yet)$/)))]
        : [there(any(text(first.title, main())))]
    },
    'goals.reading.notFound': [there(any(text(/^(?:Page not found|The goals could not be loaded)$/)))],
    'goals.reading.failed': [there(unreadable), there(button('Try again'))],
    'goals.working.resting': (moment) => [gone(save), ...refused(moment)],
    'goals.working.editing': [there(save)],
    'goals.working.moving': (moment) => [busy(nextOf(firstIn(moment) as Goal))],
    'goals.working.removing': (moment) => [there(question(moment).asked)],
    'goals.working.progressing': [busy(progress.send)],
    'goals.working.commenting': [busy(comment.send)],
  },
  // What is removed leads back to the list, which is another page.
  startsAnew: ['person.closed', 'xstate.done.actor.confirmation'],
  beyond: {
    'person.opened: somebody else': anotherPerson,
    'goals.reading · person.opened [isSamePerson] → stays': anotherPerson,
    'goals.working · person.opened [isSamePerson] → stays': anotherPerson,
    'comment.typed: nothing': 'What is taken back to nothing is nothing.',
    'goals.working.resting · comment.sent → stays': keptBack,
    'goals.working.resting · progress.sent → stays': keptBack,
  },
}
