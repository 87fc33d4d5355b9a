import { messageSentence } from '../../../src/domain/home/wording.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { feedbackProblemIn } from '../../../src/machines/home/feedback.machine.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  any,
  banner,
  busy,
  button,
  clicks,
  dialog,
  done,
  fills,
  focused,
  gone,
  heading,
  labelled,
  link,
  main,
  menuitem,
  navigation,
  text,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { feedbackAt } from '../../scenarios/feedbackInbox.scenario.ts'

const page = heading('Send us feedback')
const home = heading('Welcome, Eve')
const message = labelled(/^In your own words/, main())
const send = button('Send feedback')
const again = button('Send more feedback')
const stillHere = text(/What you typed is still here\./, main())

const isOpen = ({ snapshot: { context } }: Moment): boolean => context.isOpen
const onPage =
  (acts: ReadonlyArray<Act>) =>
  (moment: Moment): ReadonlyArray<Act> | null =>
    isOpen(moment) ? acts : null

/** What is typed, why it cannot be sent yet, and why it was not. */
const form = (moment: Moment): ReadonlyArray<Sight> => {
  const { draft, refusal } = moment.snapshot.context
  const problem = messageSentence(standardLocale, feedbackProblemIn(moment.snapshot))
  return [
    there(message, { holding: draft.message, ...(problem !== null && { describedAs: problem }) }),
    refusal === null ? gone(stillHere) : there(any(alert(undefined, main())), { saying: refusal }),
  ]
}

/** On its page; elsewhere nothing of it shows, and it goes on all the same. */
const seen =
  (sights: (moment: Moment) => ReadonlyArray<Sight>) =>
  (moment: Moment): ReadonlyArray<Sight> =>
    isOpen(moment) ? [there(page), ...sights(moment)] : [gone(page), there(home)]

/** Looked for first: it goes by itself. */
const toast = ({ event, snapshot }: Moment): ReadonlyArray<Sight> => {
  if (event.type !== 'xstate.done.actor.sendFeedback') return []
  return [
    there(
      any(
        text(
          // Said twice while it stands, it has a count behind it.
          snapshot.matches('sent')
            ? /^Thank you\. Your feedback has been sent\./
            : /^Your feedback could not be sent\. Your text is still here\./,
        ),
      ),
    ),
  ]
}

/** § 2.1 /feedback: from the first letter to the thanks, on its page and away from it. */
export const feedbackDriver: Driver = {
  machine: 'feedback',
  scenes: { 'the feedback page': { who: 'eve', path: '/', begin: [until(there(home))] } },
  calls: { sendFeedback: { method: 'POST', url: /\/feedback$/ } },
  successes: { sendFeedback: done(feedbackAt(1)) },
  acts: {
    'page.opened': (moment) =>
      isOpen(moment) ? null : [clicks(button('Support', banner())), clicks(menuitem('Send us feedback'))],
    'page.left': (moment) => {
      if (!isOpen(moment)) return null
      const leaves = clicks(link('Home', navigation('Main')))
      // What is typed and not sent is asked about first (§ 2.3).
      return moment.snapshot.hasTag('typed')
        ? [leaves, clicks(button('Discard changes', dialog('Discard changes?')))]
        : [leaves]
    },
    'draft.changed': (moment) =>
      isOpen(moment) ? [fills(message, moment.event.change.message), until(there(message))] : null,
    // Before a letter is typed the button says that one is needed, and does nothing.
    'sending.asked': (moment) => (isOpen(moment) && moment.snapshot.hasTag('typed') ? [clicks(send)] : null),
    'another.asked': onPage([clicks(again)]),
  },
  sights: {
    'feedback.writing.blank': (moment) => [
      ...toast(moment),
      ...seen((at) => [...form(at), { of: send, is: 'denied' }])(moment),
    ],
    'feedback.writing.typed': (moment) => [...toast(moment), ...seen(form)(moment)],
    'feedback.sending': seen((moment) => [
      busy(send),
      there(message, { holding: moment.snapshot.context.draft.message }),
      gone(stillHere),
    ]),
    'feedback.sent': (moment) => [
      ...toast(moment),
      ...seen(() => [there(text('Thank you', main())), focused(again), gone(send)])(moment),
    ],
  },
  beyond: {},
}
