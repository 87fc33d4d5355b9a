import { mayMove, mayRemove } from '../../../src/domain/checkIns/lifecycle.ts'
import type { CheckIn } from '../../../src/domain/checkIns/nouns.ts'
import { actionNames, statusNames } from '../../../src/domain/checkIns/wording.ts'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { MeetingContext } from '../../../src/machines/checkIns/meetingContext.ts'
import { type Questioned, questionAbout } from '../../../src/machines/checkIns/meetingWork.ts'
import type { Act, Driver, Moment, Scene, Sight } from '../../../src/workshop/drivers/driver.ts'
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
  heading,
  link,
  main,
  menuitem,
  navigation,
  text,
  textbox,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { checkInOf } from '../../scenarios/meeting.scenario.ts'
import { ofTheDemo } from './agreement.driver.ts'
import { answersAs, isConfirmed, outputOf } from './moments.ts'

const unreadable = text('The check-in could not be loaded')
const complete = button(actionNames.complete)
const savePlan = button('Save plan')
const series = dialog('End series')
const comment = { typed: textbox('Add a comment'), send: button('Comment') }

const contextOf = ({ snapshot }: Moment): MeetingContext => snapshot.context

const answersMeeting = answersAs(ofTheDemo<CheckIn>)

const whereShown =
  (acts: (checkIn: CheckIn, moment: Moment) => ReadonlyArray<Act> | null) =>
  (moment: Moment): ReadonlyArray<Act> | null => {
    const { checkIn } = contextOf(moment)
    const { snapshot } = moment
    return checkIn !== null && (snapshot.matches({ reading: 'showing' }) || snapshot.matches({ reading: 'renewing' }))
      ? acts(checkIn, moment)
      : null
  }

const saved = (moment: Moment, ...acts: ReadonlyArray<Act>): ReadonlyArray<Act> => [
  ...acts,
  answers('changeSeries', done(ofTheDemo(outputOf(moment) as CheckIn))),
]

const question = (moment: Moment) => {
  const { checkIn, work } = contextOf(moment)
  const { title, confirmLabel, asksNotes } = questionAbout({
    checkIn: checkIn as CheckIn,
    person: '' as EmployeeId,
    work: work as Questioned,
  })
  const asked = dialog(title)
  return { asked, asksNotes, yes: button(confirmLabel, asked), no: button('Cancel', asked) }
}

/** By what is asked. */
const removed: Record<Questioned['kind'], Act> = {
  reopening: answers('act', done(ofTheDemo(checkInOf()))),
  removal: answers('removeCheckIn', done(null)),
  commentRemoval: answers('removeComment', done(ofTheDemo(checkInOf({ comments: [] })))),
}

const shown = (moment: Moment): ReadonlyArray<Sight> => {
  const { checkIn, refusal } = contextOf(moment)
  return checkIn === null || isConfirmed(moment)
    ? []
    : [
        there(heading(checkIn.name, main())),
        there(any(text(statusNames[checkIn.status], main()))),
        ...(refusal === null ? [] : [there(any(alert(undefined, main())), { saying: refusal })]),
      ]
}

const writing =
  'What is written saves itself, in a machine of its own (meetingPart); tests/e2e/checkIns follows two who write.'
const presence = 'It comes of somebody else, every few seconds; tests/e2e/checkIns follows two at one check-in.'
const notThere = 'The page offers nothing to be done before the check-in is there.'
const heldAlready = 'One that was held has no plan any more; tests/e2e/checkIns changes the plan of one to come.'
const keptBack = 'The button itself keeps back what cannot be sent.'

const scene = (who: string, beyond: ReadonlyArray<string>, why: string): Scene => ({
  who,
  path: pathTo('checkIn', { id: checkInOf().id }),
  begin: [],
  beyond: Object.fromEntries(beyond.map((event) => [event, why])),
})

/** § 3 One check-in, as the employee and the reviewer have it open. */
export const meetingDriver: Driver = {
  machine: 'meeting',
  scenes: {
    'the employee': scene(
      'eve',
      ['press.asked', 'reopening.asked', 'removal.asked', 'plan.asked', 'series.asked'],
      'It is for the reviewer.',
    ),
    'the reviewer': scene('max', ['comment.typed', 'comment.sent'], 'As the employee does it.'),
  },
  calls: {
    loadCheckIn: { method: 'GET', url: /\/checkIns\/[0-9a-f-]{36}$/i },
    removeCheckIn: { method: 'DELETE', url: /\/checkIns\/[0-9a-f-]{36}$/i },
    act: { method: 'POST', url: /\/checkIns\/[^/]+\/act$/i },
    changeSeries: { method: 'PUT', url: /\/checkIns\/[^/]+\/series$/i },
    addComment: { method: 'POST', url: /\/checkIns\/[^/]+\/comments$/i },
    removeComment: { method: 'DELETE', url: /\/comments\/[^/]+$/i },
    // Nobody else is there.
    tellPresence: { method: 'POST', url: /\/checkIns\/[^/]+\/presence$/i },
  },
  successes: {},
  acts: {
    // The page itself opens it.
    'meeting.opened': ({ snapshot }) => (snapshot.matches({ reading: 'closed' }) ? [] : null),
    'meeting.closed': ({ snapshot }) =>
      snapshot.matches({ reading: 'closed' }) ? null : [clicks(link('Home', navigation('Main')))],
    'retry.asked': [clicks(button('Try again'))],
    'press.asked': whereShown(() => [clicks(complete)]),
    'reopening.asked': whereShown(({ status }) =>
      status === 'Complete' ? [clicks(button(`${actionNames.reopen}…`))] : null,
    ),
    'removal.asked': whereShown(({ status }) =>
      mayRemove(status).allowed ? [clicks(button('More actions', main())), clicks(menuitem('Delete…'))] : null,
    ),
    'commentRemoval.asked': whereShown(({ comments: [first] }) => [
      clicks(any(button(`Delete the comment of ${first?.author.fullName}`))),
    ]),
    'plan.asked': whereShown(({ status }) => (mayMove(status).allowed ? [clicks(button('Change plan'))] : null)),
    'series.asked': whereShown(() => [clicks(button('End series'))]),
    'comment.typed': whereShown((_, { event }) => [fills(comment.typed, (event as unknown as { text: string }).text)]),
    'comment.sent': whereShown(() => [clicks(comment.send)]),
    'xstate.done.actor.loadCheckIn': answersMeeting('loadCheckIn'),
    'xstate.done.actor.renewCheckIn': answersMeeting('loadCheckIn'),
    // Of a visit before, in this browser.
    'xstate.done.actor.recallParts: nothing was kept': [],
    'xstate.done.actor.doPressed': answersMeeting('act'),
    'xstate.done.actor.addComment': answersMeeting('addComment'),
    'xstate.done.actor.series: saved': (moment) =>
      saved(moment, fills(textbox('Last day', series), '2026-12-29'), clicks(button('Save', series))),
    'xstate.done.actor.series: cancelled': [clicks(button('Cancel', series))],
    'xstate.done.actor.confirmation: confirmed and done': (moment) => {
      const { asked, asksNotes, yes } = question(moment)
      const { kind } = contextOf(moment).work as Questioned
      return [
        ...(asksNotes ? [fills(textbox(undefined, asked), 'A note was missing.')] : []),
        clicks(yes),
        removed[kind],
      ]
    },
    'xstate.done.actor.confirmation: cancelled': (moment) => [clicks(question(moment).no)],
  },
  sights: {
    'meeting.reading.closed': [gone(unreadable)],
    'meeting.reading.loading': [gone(unreadable), gone(comment.send)],
    'meeting.reading.recalling': [],
    'meeting.reading.showing': shown,
    'meeting.reading.renewing': shown,
    'meeting.reading.notFound': [there(heading('Page not found'))],
    'meeting.reading.failed': [there(unreadable), there(button('Try again'))],
    'meeting.writing.open': [],
    'meeting.working.resting': [gone(savePlan), gone(series)],
    'meeting.working.saving': [],
    'meeting.working.acting': [busy(complete)],
    'meeting.working.asking': (moment) => [there(question(moment).asked)],
    'meeting.working.planning': [there(savePlan)],
    'meeting.working.arranging': [there(series)],
    'meeting.working.commenting': [busy(comment.send)],
  },
  // What is deleted leads to the list.
  startsAnew: ['meeting.closed', 'xstate.done.actor.confirmation'],
  beyond: {
    'xstate.done.actor.recallParts: the notes were kept': writing,
    ...Object.fromEntries(
      [
        ...['part.typed', 'addition.typed', 'addition.entered', 'item.saved', 'item.removed'],
        ...['part.stored', 'part.removed', 'part.settled', 'part.stuck'],
      ].map((event) => [event, writing]),
    ),
    'presence.heard': presence,
    'meeting.working.saving · xstate.after.patience.meeting.working.saving → meeting.working.resting': writing,
    'news.heard': presence,
    'record.taken': 'It follows from what is done here.',
    'meeting.reading.notFound · retry.asked → meeting.reading.loading':
      'A page that is not found offers no second try.',
    'meeting.reading · meeting.opened [isSame] → stays': 'The page opens it once.',
    'meeting.working · meeting.opened [isSame] → stays': 'The page opens it once.',
    ...Object.fromEntries(
      ['press', 'reopening', 'removal', 'commentRemoval', 'plan', 'series'].map((name) => [
        `meeting.working.resting · ${name}.asked → stays`,
        notThere,
      ]),
    ),
    'meeting.working.resting · comment.sent → stays': keptBack,
    'meeting.working.resting · plan.asked [isThere] → meeting.working.planning': heldAlready,
    'meeting.working.planning': heldAlready,
  },
}
