import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import type { ReviewFeedback } from '../../../src/domain/reviews/feedback/nouns.ts'
import { proposalFields } from '../../../src/domain/reviews/feedback/proposals.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { samples } from '../../../src/samples/people.ts'
import type { Act, Driver, Moment, Scene, Sight, Thing } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  answers,
  any,
  busy,
  button,
  clicks,
  combobox,
  done,
  fills,
  gone,
  link,
  main,
  navigation,
  presses,
  textbox,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { feedbackInScenario } from '../../scenarios/feedback.scenario.ts'
import { employeeIds } from '../../scenarios/people.ts'
import { askedOfOthers, reviewOf } from '../../scenarios/review.scenario.ts'
import { ofTheDemo } from './agreement.driver.ts'
import { answersAs } from './moments.ts'

/** As the page has it before and after: what comes of a decision is answered here, so that it can be made again. */
const feedback: ReviewFeedback = {
  ...feedbackInScenario,
  proposals: [
    {
      person: { id: employeeIds.manager, fullName: samples.max.fullName },
      reason: 'We share a site',
      state: 'Proposed',
    },
  ],
}
const choices = [{ id: employeeIds.admin, fullName: samples.ava.fullName, group: 'peers' }]

const review = reviewOf({ sections: askedOfOthers })

const propose = button('Propose', main())
const person = combobox('Propose people to ask')
const why = textbox(proposalFields.fields.reason.label)
const chosen = button(`Remove ${samples.ava.fullName}`)
const decides = {
  takenBack: button(`Take back ${samples.max.fullName}`),
  asked: button(`Ask ${samples.max.fullName}`),
  leftOut: button(`Decline ${samples.max.fullName}`),
}

interface Context {
  readonly people: ReadonlyArray<EmployeeId>
  readonly reason: string
  readonly decided: { readonly becomes: keyof typeof decides } | null
  readonly refusal: string | null
}
const contextOf = ({ snapshot: { context } }: Moment) => context as Context
const eventOf = <A>({ event }: Moment) => event as unknown as A
const isResting = ({ snapshot }: Moment) => snapshot.matches('resting')

const readAgain = answers('loadFeedback', done(feedback))
const answered =
  (call: string) =>
  (moment: Moment): ReadonlyArray<Act> => [...answersAs<unknown>(() => feedback)(call)(moment), readAgain]

const changes = (moment: Moment): ReadonlyArray<Act> | null => {
  const { change } = eventOf<{ readonly change: Partial<Context> }>(moment)
  const { people, reason } = contextOf(moment)
  if (change.reason !== undefined) return change.reason === reason ? null : [fills(why, change.reason)]
  return people.length > 0 ? null : [fills(person, samples.ava.fullName), presses('Enter')]
}

const refusal = (moment: Moment): Sight => {
  const { refusal: words } = contextOf(moment)
  return words === null ? gone(alert(undefined, main())) : there(any(alert(undefined, main())), { saying: words })
}

/** What the employee has chosen so far; who asks has nothing of the kind. */
const draft = (moment: Moment): ReadonlyArray<Sight> => {
  const { people, reason } = contextOf(moment)
  return [
    ...(people.length === 0 ? [gone(chosen)] : [there(chosen)]),
    ...(reason === '' ? [] : [there(why, { holding: reason })]),
  ]
}

const isLeft = ({ event }: Moment) => event.type === 'work.left'

const scene = (who: string): Scene => ({
  who,
  path: pathTo('pr', { id: review.id }),
  begin: [answers('loadReview', done(ofTheDemo(review))), readAgain, answers('loadChoices', done(choices))],
})

const pressed = (thing: Thing, moment: Moment) => (isResting(moment) ? [clicks(thing)] : null)

/** Ours: whom the employee proposes for feedback, and what whoever asks makes of it. */
export const reviewProposalsDriver: Driver = {
  machine: 'reviewProposals',
  scenes: {
    'the employee': scene('eve'),
    'whoever asks': scene('max'),
  },
  calls: {
    loadReview: { method: 'GET', url: /\/performancereviews\/[0-9a-f-]{36}$/i },
    loadFeedback: { method: 'GET', url: /\/performancereviews\/[^/]+\/feedback$/i },
    loadChoices: { method: 'GET', url: /\/feedback\/choices$/i },
    proposePeople: { method: 'POST', url: /\/feedback\/proposals$/i },
    decideProposals: { method: 'POST', url: /\/feedback(\/proposals\/(leftOut|takenBack))?$/i },
  },
  successes: {},
  acts: {
    'proposal.changed': changes,
    'proposal.changed: somebody in another review': () => null,
    'proposing.pressed': (moment) => {
      const { people, reason } = contextOf(moment)
      return people.length > 0 && reason !== '' ? pressed(propose, moment) : null
    },
    'proposal.decided': (moment) =>
      pressed(decides[eventOf<{ readonly decided: NonNullable<Context['decided']> }>(moment).decided.becomes], moment),
    'work.left': [clicks(link('Home', navigation('Main')))],
    'xstate.done.actor.proposePeople': answered('proposePeople'),
    'xstate.done.actor.decideProposals': answered('decideProposals'),
  },
  sights: {
    'reviewProposals.resting': (moment) => (isLeft(moment) ? [gone(propose)] : [refusal(moment), ...draft(moment)]),
    'reviewProposals.proposing': [busy(propose)],
    'reviewProposals.deciding': (moment) => {
      const { decided } = contextOf(moment)
      return decided === null ? [] : [busy(decides[decided.becomes]), ...draft(moment)]
    },
  },
  startsAnew: ['work.left'],
  beyond: {
    'proposal.changed: somebody in another review':
      'Another review has a page of its own, and this one is left before.',
    'reviewProposals.resting · proposing.pressed → stays':
      'Before somebody is chosen and a reason given the button says so.',
  },
}
