import { snoozeLabels } from '../../../src/domain/home/toDoLabels.ts'
import { inPlaceWords } from '../../../src/domain/home/toDoWording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Driver } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  button,
  clicks,
  dialog,
  done,
  gone,
  menuitem,
  text,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'

const question = dialog('Agree to the policy')
const agree = any(button(/^Agree: /))

/** What is done from the to-do list, as somebody whom a policy waits for. */
export const toDoDriver: Driver = {
  machine: 'toDo',
  scenes: { 'a policy that waits': { who: 'eve', path: pathTo('home'), begin: [until(there(agree))] } },
  calls: {
    doToDo: { method: 'POST', url: /\/toDoList\/done$/ },
    snooze: { method: 'PUT', url: /\/toDoList\/snoozes$/ },
  },
  successes: {},
  acts: {
    'act.asked': [clicks(agree)],
    'snooze.asked: for a week': [
      clicks(any(button(/^Snooze: /))),
      clicks(menuitem(new RegExp(`^${snoozeLabels.week}`))),
    ],
    // From the list of what is put off, where the answer of another walk may have left nothing.
    'snooze.asked: it is brought back': () => null,
    'xstate.done.actor.confirmation: confirmed and done': [
      clicks(button('I have read it and agree', question)),
      answers('doToDo', done(null)),
      until(there(any(text(inPlaceWords.hrDocumentAgreement.done)))),
    ],
    'xstate.done.actor.confirmation: cancelled': [clicks(button('Cancel', question))],
  },
  sights: {
    'toDo.resting': [there(agree), gone(question)],
    'toDo.asking': [there(question)],
    'toDo.snoozing': [gone(question)],
  },
  beyond: {},
}
