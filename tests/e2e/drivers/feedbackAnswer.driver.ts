import { answerFields } from '../../../src/domain/home/inbox/answer.fields.ts'
import { wording } from '../../../src/domain/home/inbox/inboxWording.ts'
import type { KeptFeedback } from '../../../src/domain/home/inbox/nouns.ts'
import { feedbackAt as addressOf } from '../../../src/domain/home/inbox/question.ts'
import type { AnsweredFeedback } from '../../../src/machines/home/inbox/inbox.ports.ts'
import type { Driver, Moment } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  button,
  clicks,
  done,
  fills,
  gone,
  link,
  main,
  navigation,
  text,
  textbox,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { idAt } from '../../scenarios/feedbackInbox.scenario.ts'
import { outputOf } from './moments.ts'

const save = button('Save answer')
const again = button('Try again')
const unreadable = text(wording.itemFailed)

/** As the server says it; nothing where it refuses. */
const kept = (found: AnsweredFeedback | undefined): KeptFeedback | undefined => {
  if (found === undefined) return undefined
  const { feedback, ...more } = found
  return { ...more, id: feedback }
}

/** One piece of feedback from the inbox, which an admin answers. */
export const feedbackAnswerDriver: Driver = {
  machine: 'feedbackAnswer',
  scenes: {
    'an admin on the settings': { who: 'ava', path: addressOf({ tab: 'inbox', item: idAt(1) }), begin: [] },
  },
  calls: {
    loadSettings: { method: 'GET', url: /\/feedback\/[\da-f-]{36}$/ },
    saveAnswer: { method: 'PUT', url: /\/feedback\/[\da-f-]{36}$/ },
  },
  successes: {
    loadSettings: ({ event }) =>
      done(kept((event as unknown as { readonly output: { readonly success?: AnsweredFeedback } }).output.success)),
  },
  acts: {
    // The page itself opens it.
    'settings.opened': [],
    'settings.left': [clicks(link('Home', navigation('Main')))],
    'retry.asked': [clicks(again)],
    'xstate.done.actor.form: saved': (moment) => [
      fills(textbox(answerFields.fields.answer.label, main()), 'From the next version on'),
      clicks(save),
      answers('saveAnswer', done(kept(outputOf(moment)))),
    ],
    'xstate.done.actor.form: cancelled': () => null,
  },
  sights: {
    // At first the page opens it, sooner or later than one looks.
    'feedbackAnswer.closed': ({ event }) => (event.type === 'xstate.init' ? [] : [gone(save), gone(unreadable)]),
    'feedbackAnswer.loading': [gone(save), gone(unreadable)],
    'feedbackAnswer.editing': ({ event }: Moment) => [
      there(save),
      gone(unreadable),
      ...(event.type === 'xstate.done.actor.form' ? [there(any(text(wording.answered)))] : []),
    ],
    'feedbackAnswer.saved': [],
    'feedbackAnswer.failed': [there(unreadable), there(again), gone(save)],
  },
  startsAnew: ['settings.left'],
  beyond: {
    'feedbackAnswer.editing · xstate.done.actor.form → feedbackAnswer.loading':
      'Cancel leaves the page, which closes it; so does whatever leads away.',
  },
}
