import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { mayTakeStep } from '../../../src/domain/reviews/access.ts'
import { actsOffered, asksWhy, mayAct, type ReviewAct } from '../../../src/domain/reviews/lifecycle.ts'
import type { PerformanceReview } from '../../../src/domain/reviews/nouns.ts'
import { stageNames } from '../../../src/domain/reviews/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { ReviewContext } from '../../../src/machines/reviews/review/reviewContext.ts'
import { type Questioned, questionAbout, stepLabel } from '../../../src/machines/reviews/review/reviewWork.ts'
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
import { actors, employeeIds } from '../../scenarios/people.ts'
import { reviewOf } from '../../scenarios/review.scenario.ts'
import { ofTheDemo } from './agreement.driver.ts'
import { answersAs, isConfirmed } from './moments.ts'

const unreadable = text('The review could not be loaded')
const more = button('More actions', main())

const contextOf = ({ snapshot }: Moment): ReviewContext => snapshot.context

const answersReview = answersAs(ofTheDemo<PerformanceReview>)

const whereShown =
  (acts: (review: PerformanceReview, moment: Moment) => ReadonlyArray<Act> | null) =>
  (moment: Moment): ReadonlyArray<Act> | null => {
    const { review } = contextOf(moment)
    const { snapshot } = moment
    return review !== null && (snapshot.matches({ reading: 'showing' }) || snapshot.matches({ reading: 'renewing' }))
      ? acts(review, moment)
      : null
  }

/** The step that stands out is the first that is theirs to take and asks for no reason. */
const stepOut = (review: PerformanceReview, person: EmployeeId | null): ReviewAct | undefined => {
  const actor = person === employeeIds.manager ? actors.manager : actors.employee
  const parties = { employeeId: review.employee.id, reviewerId: review.reviewer.id, line: review.line }
  const standing = { ...review, isCondensed: false }
  return actsOffered(standing).find(
    (act) => !asksWhy(act) && mayTakeStep(actor, parties, act).allowed && mayAct(standing, act, '').allowed,
  )
}

const asked = whereShown((review, moment) => {
  const { work } = moment.event as unknown as { readonly work: { readonly kind: string; readonly act: ReviewAct } }
  if (work.kind === 'removal') return [clicks(more), clicks(menuitem('Delete…'))]
  if (work.kind === 'submit') return null
  return stepOut(review, contextOf(moment).person) === work.act
    ? [clicks(button(stepLabel(work.act), main()))]
    : [clicks(more), clicks(menuitem(stepLabel(work.act)))]
})

const question = (moment: Moment) => {
  const { review, work } = contextOf(moment)
  const about = questionAbout({ review: review as PerformanceReview, work: work as Questioned })
  const shown = dialog(about.title)
  return {
    shown,
    asksNotes: about.asksNotes === true,
    yes: button(about.confirmLabel, shown),
    no: button('Cancel', shown),
  }
}

/** By what is asked. */
const removed = (kind: Questioned['kind']): Act =>
  kind === 'removal'
    ? answers('removeReview', done(null))
    : answers('act', done(ofTheDemo(reviewOf({ stage: 'Submitted' }))))

const shown = (moment: Moment): ReadonlyArray<Sight> => {
  const { review, refusal } = contextOf(moment)
  return review === null || isConfirmed(moment)
    ? []
    : [
        there(heading(review.name, main())),
        there(any(text(stageNames[review.stage], main()))),
        ...(refusal === null ? [] : [there(any(alert(undefined, main())), { saying: refusal })]),
      ]
}

const writing =
  'What is written saves itself, in a machine of its own (reviewPart), on other pages; tests/e2e/reviews follows both sides.'
const elsewhere = 'It comes of what somebody else does, or of another machine.'
const notThere = 'The page offers nothing to be done before the review is there.'
const otherPage = 'It is done on a page of its own; tests/e2e/reviews follows it.'
const once = 'The page opens it once.'
const lingers = 'The page is gone by then, and nothing of it shows.'

const scene = (who: string): Scene => ({ who, path: pathTo('pr', { id: reviewOf().id }), begin: [] })

/** § 3 One performance review, as the employee and the reviewer have it open. */
export const reviewDriver: Driver = {
  machine: 'review',
  scenes: { 'the employee': scene('eve'), 'the reviewer': scene('max') },
  calls: {
    loadReview: { method: 'GET', url: /\/performancereviews\/[0-9a-f-]{36}$/i },
    removeReview: { method: 'DELETE', url: /\/performancereviews\/[0-9a-f-]{36}$/i },
    act: { method: 'POST', url: /\/performancereviews\/[^/]+\/act$/i },
  },
  successes: {},
  acts: {
    // The page itself opens it.
    'review.opened': ({ snapshot }) => (snapshot.matches({ reading: 'closed' }) ? [] : null),
    'review.closed': ({ snapshot }) =>
      snapshot.matches({ reading: 'closed' }) || snapshot.matches({ reading: 'left' })
        ? null
        : [clicks(link('Home', navigation('Main')))],
    'retry.asked': [clicks(button('Try again'))],
    'work.asked': asked,
    'xstate.done.actor.loadReview': answersReview('loadReview'),
    'xstate.done.actor.renewReview': answersReview('loadReview'),
    // Of a visit before, in this browser.
    'xstate.done.actor.recallParts: nothing was kept': [],
    'xstate.done.actor.doPressed': answersReview('act'),
    'xstate.done.actor.confirmation: confirmed and done': (moment) => {
      const { shown: at, asksNotes, yes } = question(moment)
      const { kind } = contextOf(moment).work as Questioned
      return [
        ...(asksNotes ? [fills(textbox(undefined, at), 'As we said on Monday.')] : []),
        clicks(yes),
        removed(kind),
      ]
    },
    'xstate.done.actor.confirmation: cancelled': (moment) => [clicks(question(moment).no)],
  },
  sights: {
    'review.reading.closed': [gone(unreadable)],
    'review.reading.loading': [gone(unreadable), gone(more)],
    'review.reading.recalling': [],
    'review.reading.showing': shown,
    'review.reading.left': [],
    'review.reading.renewing': shown,
    'review.reading.notFound': [there(heading('Page not found'))],
    'review.reading.failed': [there(unreadable), there(button('Try again'))],
    'review.writing': [],
    'review.working.resting': [gone(dialog(/./))],
    'review.working.saving': [],
    'review.working.acting': (moment) => {
      const { work } = contextOf(moment)
      return work !== null && 'act' in work ? [busy(button(stepLabel(work.act as ReviewAct), main()))] : []
    },
    'review.working.asking': (moment) => [there(question(moment).shown)],
    'review.working.planning': [],
    'review.working.addingFiles': [],
  },
  // What is deleted leads to the list.
  startsAnew: ['review.closed', 'xstate.done.actor.confirmation'],
  beyond: {
    'work.asked: submit': otherPage,
    'xstate.done.actor.recallParts: a note was kept': writing,
    ...Object.fromEntries(
      [
        ...['part.typed', 'addition.typed', 'addition.entered', 'action.saved', 'removal.asked'],
        ...['part.stored', 'part.removed', 'part.settled', 'part.stuck'],
      ].map((event) => [event, writing]),
    ),
    'news.heard': elsewhere,
    'record.taken': 'It follows from what is done here.',
    'plan.asked': otherPage,
    'files.asked': otherPage,
    'review.working.planning': otherPage,
    'review.working.addingFiles': otherPage,
    'review.reading.notFound · retry.asked → review.reading.loading': 'A page that is not found offers no second try.',
    'review.working.resting · work.asked → stays': notThere,
    'review.opened: another': once,
    'review.reading · review.opened [isSame] → stays': once,
    'review.working · review.opened [isSame] → stays': once,
    'review.reading.left · review.opened [isSame] → review.reading.renewing': otherPage,
    'review.reading.left · review.opened → review.reading.loading': otherPage,
    'review.reading.left · review.closed → review.reading.closed': lingers,
    'review.reading.left · xstate.after.linger.review.reading.left → stays': lingers,
    'review.working.saving · xstate.after.patience.review.working.saving → review.working.resting': writing,
  },
}
