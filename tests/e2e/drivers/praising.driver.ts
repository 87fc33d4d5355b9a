import { praiseTitle, wording } from '../../../src/domain/praise/wording.ts'
import { pathTo, places } from '../../../src/domain/session/places.ts'
import type { Driver } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  button,
  clicks,
  combobox,
  dialog,
  done,
  fills,
  gone,
  heading,
  main,
  presses,
  tab,
  text,
  textbox,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { praiseAt } from '../../scenarios/praise.scenario.ts'

const list = heading(places.praise.title)
const give = button(praiseTitle.give, main())
const question = dialog('Take praise back')

/** Praise that is given, and taken back, as somebody who has given some. */
export const praisingDriver: Driver = {
  machine: 'praising',
  scenes: { 'somebody who praises': { who: 'max', path: pathTo('praise'), begin: [until(there(list))] } },
  calls: {
    givePraise: { method: 'POST', url: /\/praise$/ },
    takeBackPraise: { method: 'DELETE', url: /\/praise\/[^/]+$/ },
  },
  successes: {},
  acts: {
    'praising.opened': [clicks(tab(praiseTitle.give))],
    'praising.closed': [clicks(tab(praiseTitle.all))],
    'removal.asked': [clicks(any(button(/^Take back praise of /)))],
    'xstate.done.actor.form: given': [
      fills(combobox('To'), 'Eve'),
      until(there(any(text('Eve Marlowe')))),
      presses('Enter'),
      fills(textbox('What for'), 'Kept the site dry'),
      clicks(give),
      answers('givePraise', done(praiseAt(7))),
      until(there(any(text(wording.given)))),
    ],
    'xstate.done.actor.form: cancelled': () => null,
    'xstate.done.actor.confirmation: it is taken back': [
      clicks(button('Take back', question)),
      answers('takeBackPraise', done(null)),
      until(there(any(text(wording.removed)))),
    ],
    'xstate.done.actor.confirmation: cancelled': [clicks(button('Cancel', question))],
  },
  sights: {
    'praising.resting': [there(list), gone(give), gone(question)],
    'praising.writing': [there(give), gone(question)],
    'praising.asking': [there(question)],
  },
  beyond: {
    'praising.writing · xstate.done.actor.form → praising.resting':
      'Cancel leaves the page, which closes it; so does whatever leads away.',
  },
}
