import type { PerformanceReview } from '../../../src/domain/reviews/nouns.ts'
import { type Stored, type Written, withStored } from '../../../src/domain/reviews/writing.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { PartContext } from '../../../src/machines/kit/partShape.ts'
import type { Act, Driver, Moment, Scene, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  answers,
  any,
  button,
  clicks,
  done,
  fills,
  forgets,
  gone,
  main,
  text,
  textbox,
  there,
  until,
  waits,
  waitsFor,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { answerInScenario, askedInScenario, pointInScenario, reviewOf } from '../../scenarios/review.scenario.ts'
import { ofTheDemo } from './agreement.driver.ts'
import { answersAs, outputOf } from './moments.ts'

/** While one writes an answer, and while both discuss a point. */
const written = reviewOf({ sections: askedInScenario })
const discussed = reviewOf({ stage: 'Discussing' })
/** As it was when one began. */
const beganWith = {
  answer: withStored(written, { ...answerInScenario, text: 'Roof', version: 3 }),
  point: withStored(discussed, { ...pointInScenario, note: '', version: 1 }),
}

const contextOf = ({ snapshot: { context } }: Moment) => context as PartContext
const contentIn = (moment: Moment) => contextOf(moment).content as Written
const kindOf = (moment: Moment): 'answer' | 'point' => (contentIn(moment).kind === 'point' ? 'point' : 'answer')
const wordsOf = (content: Written): string => (content.kind === 'point' ? content.note : content.text)

const fields = { answer: textbox('Your answer'), point: textbox(`Notes on “${pointInScenario.item.text}”`) }
const notSaved = text('Not saved yet', main())
const saving = text('Saving…', main())
/** Between two tries, and while it is tried again. */
const waiting = notSaved
const again = button('Try again', main())
/** Of oneself in another window it says so. */
const mine = button(/^Keep (mine|this version)$/)
const unreachable = text(/What you type is kept in this browser/, main())
const removed = text(/Someone deleted this while you were editing/, main())

/** The first key begins it: nothing is typed before, and nothing else leaves it as it began. */
const isBeginning = (moment: Moment): boolean =>
  moment.snapshot.matches({ unsaved: 'pausing' }) && contextOf(moment).changes === 1
const writes = (moment: Moment, content: Written = contentIn(moment)): Act =>
  fills(fields[kindOf(moment)], wordsOf(content))
/** What comes about after something was typed. */
const begun =
  (acts: (moment: Moment) => ReadonlyArray<Act> | null) =>
  (moment: Moment): ReadonlyArray<Act> | null => {
    const rest = acts(moment)
    return rest === null || !isBeginning(moment) ? rest : [writes(moment), until(there(notSaved)), ...rest]
  }

/** The whole review comes, with what somebody else has made of the one thing. */
const theirs = (moment: Moment): PerformanceReview => {
  const stored = (outputOf(moment) as { readonly success: Stored | null }).success
  const review = kindOf(moment) === 'point' ? discussed : written
  return ofTheDemo(stored === null ? review : withStored(review, stored))
}

/** What is wrong, where there is nothing to be decided, and a second try. */
const trouble = (moment: Moment): ReadonlyArray<Sight> => {
  const { refusal, attempt } = contextOf(moment)
  if (moment.snapshot.hasTag('refused'))
    return [there(any(alert(undefined, main())), { saying: refusal ?? '' }), there(again)]
  return attempt > 0 ? [there(unreachable), there(again)] : [gone(unreachable), gone(again)]
}

const seen =
  (words: typeof saving) =>
  (moment: Moment): ReadonlyArray<Sight> =>
    moment.event.type === 'xstate.init'
      ? []
      : [
          there(fields[kindOf(moment)], { holding: wordsOf(contentIn(moment)) }),
          there(any(contextOf(moment).attempt > 0 ? waiting : words)),
          ...trouble(moment),
        ]

const deciding = (moment: Moment): ReadonlyArray<Sight> => [
  there(fields[kindOf(moment)], { holding: wordsOf(contentIn(moment)) }),
  there(mine),
]

/** Offered where it was refused, or the server was not reached. */
const hasAgain = (moment: Moment): boolean =>
  !moment.snapshot.hasTag('conflict') &&
  !moment.snapshot.hasTag('gone') &&
  (moment.snapshot.hasTag('refused') || contextOf(moment).attempt > 0)

const scene = (review: PerformanceReview, path: string): Scene => ({
  who: 'eve',
  path,
  // What the walk before has left in this browser would go on.
  begin: [forgets(/^review\//), answers('loadPart', done(ofTheDemo(review))), until(gone(notSaved))],
  stopsClock: true,
})

const conflictOf = 'reviewPart.unsaved.comparing'
const tooMuch = 'The field takes no more than can be saved.'
const noTry = 'There is nothing to try again: one decides whose stays, or lets it go.'

/** Ours: an answer, or the note on a point, while it is written and on its way to the server. */
export const reviewPartDriver: Driver = {
  machine: 'reviewPart',
  scenes: {
    'an answer': scene(
      beganWith.answer,
      pathTo('prSubmitEdit', { id: written.id, submitId: written.submits[0]?.id ?? '' }),
    ),
    'a note on a point': scene(beganWith.point, pathTo('prDiscussion', { id: discussed.id })),
  },
  calls: {
    loadPart: { method: 'GET', url: /\/performancereviews\/[0-9a-f-]{36}$/i },
    savePart: { method: 'PUT', url: /\/Submit\/[^/]+\/Items\/[^/]+$|\/performanceReviewDiscussions\/[^/]+$/i },
  },
  successes: {},
  acts: {
    'part.typed': begun((moment) => {
      const { content } = moment.event as unknown as { readonly content: Written }
      return wordsOf(content) === wordsOf(contentIn(moment)) ? null : [writes(moment, content)]
    }),
    // It is sent at once before one submits.
    'save.asked': begun((moment) => (kindOf(moment) === 'point' ? null : [clicks(button('Submit…'))])),
    'retry.asked': (moment) => (hasAgain(moment) ? [clicks(again)] : null),
    'mine.kept': [clicks(mine)],
    'theirs.taken': [clicks(button(/^Use (theirs|saved version)$/))],
    'both.kept': [clicks(button('Keep both'))],
    'part.givenUp': [clicks(button('Discard mine'))],
    'xstate.after.keepAfter.reviewPart.unsaved.pausing': begun(() => [waits(300)]),
    // In this browser, which takes a moment of its own.
    'xstate.done.actor.keepPart': [],
    'xstate.done.actor.forgetPart': [],
    'xstate.after.sendAfter.reviewPart.unsaved.waiting': (moment) => [
      waitsFor(any(contextOf(moment).attempt > 0 ? waiting : saving)),
    ],
    'xstate.after.backOff.reviewPart.unsaved.offline': (moment) => [waits(1_000 * 2 ** contextOf(moment).attempt)],
    'xstate.done.actor.savePart': answersAs<Stored>(ofTheDemo)('savePart'),
    'xstate.done.actor.loadPart': (moment) => answersAs<unknown>(() => theirs(moment))('loadPart')(moment),
  },
  sights: {
    'reviewPart.unsaved.pausing': seen(notSaved),
    'reviewPart.unsaved.keeping': seen(notSaved),
    'reviewPart.unsaved.waiting': seen(notSaved),
    'reviewPart.unsaved.checking': [],
    'reviewPart.unsaved.sending': seen(saving),
    'reviewPart.unsaved.fetching': seen(saving),
    'reviewPart.unsaved.offline': seen(waiting),
    'reviewPart.unsaved.refused': seen(notSaved),
    [`${conflictOf}.pausing`]: deciding,
    [`${conflictOf}.keeping`]: deciding,
    [`${conflictOf}.deciding`]: deciding,
    'reviewPart.unsaved.removing': [],
    'reviewPart.unsaved.gone': [there(removed)],
    'reviewPart.settled.forgetting': [gone(notSaved), gone(saving), gone(mine), gone(removed)],
    'reviewPart.settled.forgotten': [gone(notSaved), gone(saving), gone(mine), gone(removed)],
  },
  // The question whether to submit stands over the page then.
  startsAnew: ['save.asked'],
  beyond: {
    'part.typed: too much': tooMuch,
    'reviewPart.unsaved.checking · always → reviewPart.unsaved.refused': tooMuch,
    'removal.asked': 'A point on which something is noted offers no removal, and an answer is emptied.',
    'reviewPart.unsaved.sending · xstate.done.actor.savePart [isUnwanted] → reviewPart.unsaved.removing':
      'A point on which something is noted offers no removal, and an answer is emptied.',
    'reviewPart.unsaved.removing': 'A point on which something is noted offers no removal, and an answer is emptied.',
    'reviewPart.settled · part.typed → reviewPart.unsaved':
      'All of it has arrived, and it is gone: what is typed next begins another.',
    'reviewPart.unsaved.gone · retry.asked → stays': noTry,
    [`${conflictOf} · retry.asked → stays`]: noTry,
  },
}
