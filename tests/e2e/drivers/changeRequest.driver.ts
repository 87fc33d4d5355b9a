import type { ChangeRequest } from '../../../src/domain/employees/changeRequests/nouns.ts'
import { wording } from '../../../src/domain/employees/changeRequests/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Act, Driver, Moment, Scene } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  button,
  clicks,
  dialog,
  done,
  fills,
  gone,
  main,
  region,
  tab,
  text,
  textbox,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { aChangeRequest, concealed } from '../../scenarios/changeRequests.scenario.ts'
import { eveOfTheDemo, ofTheDemo } from './agreement.driver.ts'
import { answersAs } from './moments.ts'

const details = `${pathTo('employee', { id: eveOfTheDemo })}?tab=details`
const form = dialog(wording.ask)
const declines = dialog('Decline the change')
const withdraws = dialog('Withdraw the request')
const ask = button(wording.ask, main())
const withdraw = button('Withdraw…')
const accept = button('Accept', main())
const decline = button('Decline…')
const show = button('Show the emergency contacts', region('Change to decide'))

/** What the page has, before and after: nothing is really asked for, so that it can be asked for again. */
const reads = (...requests: ReadonlyArray<ChangeRequest>): Act => answers('loadRequests', done(ofTheDemo(requests)))

const scene = (who: string, begin: Act): Scene => ({ who, path: details, begin: [begin] })

const isDeclining = ({ snapshot }: Moment): boolean => snapshot.matches('declining')

const accepted = (moment: Moment): ReadonlyArray<Act> => [
  ...answersAs<unknown>(ofTheDemo)('accept')(moment),
  reads(aChangeRequest()),
]

/** What somebody does with a change of a record: asks for one, withdraws, accepts or declines it. */
export const changeRequestDriver: Driver = {
  machine: 'changeRequest',
  scenes: {
    'a person who asks': scene('eve', reads()),
    'a person who has asked': scene('eve', reads(aChangeRequest())),
    'somebody who decides': scene('ava', reads(aChangeRequest())),
    'somebody who decides about emergency contacts': scene('ava', reads(concealed)),
  },
  calls: {
    loadRequests: { method: 'GET', url: /\/employees\/[^/]+\/changeRequests$/ },
    askForChange: { method: 'POST', url: /\/employees\/[^/]+\/changeRequests$/ },
    showRequest: { method: 'GET', url: /\/changeRequests\/[0-9a-f-]{36}$/ },
    accept: { method: 'POST', url: /\/changeRequests\/[^/]+\/accept$/ },
    decline: { method: 'POST', url: /\/changeRequests\/[^/]+\/decline$/ },
    withdraw: { method: 'POST', url: /\/changeRequests\/[^/]+\/withdraw$/ },
  },
  successes: {},
  acts: {
    'asking.opened': [clicks(ask)],
    'withdrawal.asked': [clicks(withdraw)],
    'accept.asked': [clicks(accept)],
    'decline.asked': [clicks(decline)],
    'values.asked': [clicks(show)],
    'requests.left': ({ snapshot }) => (snapshot.matches('resting') ? [clicks(tab('Overview'))] : null),
    'xstate.done.actor.form: asked': [
      fills(any(textbox('Phone', form)), '0491 570 158'),
      clicks(button('Ask', form)),
      answers('askForChange', done(ofTheDemo(aChangeRequest()))),
      until(there(any(text(wording.asked)))),
      reads(),
    ],
    'xstate.done.actor.form: cancelled': [clicks(button('Cancel', form))],
    'xstate.done.actor.accept': accepted,
    'xstate.done.actor.showRequest': answersAs<unknown>(ofTheDemo)('showRequest'),
    'xstate.done.actor.confirmation: confirmed and done': (moment) =>
      isDeclining(moment)
        ? [
            fills(textbox(wording.reason, declines), 'Not this one'),
            clicks(button('Decline', declines)),
            answers('decline', done(ofTheDemo(aChangeRequest({ state: 'declined', version: 2 })))),
            until(there(any(text(wording.declined)))),
            reads(aChangeRequest()),
          ]
        : [
            clicks(button('Withdraw', withdraws)),
            answers('withdraw', done(ofTheDemo(aChangeRequest({ state: 'withdrawn', version: 2 })))),
            until(there(any(text(wording.withdrawn)))),
            reads(aChangeRequest()),
          ],
    'xstate.done.actor.confirmation: cancelled': (moment) => [
      clicks(button('Cancel', isDeclining(moment) ? declines : withdraws)),
    ],
  },
  sights: {
    'changeRequest.resting': [gone(form), gone(declines), gone(withdraws)],
    'changeRequest.asking': [there(form)],
    'changeRequest.accepting': [gone(declines)],
    'changeRequest.declining': [there(declines)],
    'changeRequest.withdrawing': [there(withdraws)],
    'changeRequest.showing': [gone(declines)],
  },
  startsAnew: ['requests.left'],
  beyond: {
    'changeRequest.asking · requests.left → changeRequest.resting': 'The dialog stands over what leads away.',
    'changeRequest.declining · requests.left → changeRequest.resting': 'The question stands over what leads away.',
    'changeRequest.withdrawing · requests.left → changeRequest.resting': 'The question stands over what leads away.',
  },
}
