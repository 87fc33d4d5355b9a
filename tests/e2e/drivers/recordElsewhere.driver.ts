import { pathTo } from '../../../src/domain/session/places.ts'
import type { Driver } from '../../../src/workshop/drivers/driver.ts'
import {
  banner,
  button,
  clicks,
  done,
  forgets,
  gone,
  heading,
  link,
  main,
  navigation,
  opens,
  status,
  text,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'

/** Of nobody: no employee of any client has it. */
const address = pathTo('employee', { id: '00000000-0000-4000-8000-000000000000' })

const nothingHere = text('There is nothing to show here', main())
const offer = text('This person is in Tidewater.', main())

/** A link to somebody who is in another client of the same person. */
export const recordElsewhereDriver: Driver = {
  machine: 'recordElsewhere',
  scenes: {
    'a link to a record': {
      who: 'ava',
      path: '/',
      // After a switch one is elsewhere, and this begins in Banksia Ridge.
      begin: [
        forgets(/^tenure\.tenant/),
        opens('/'),
        clicks(button(/^Open Banksia/)),
        until(there(heading('Welcome, Ava'))),
      ],
    },
  },
  calls: { findRecord: { method: 'GET', url: /\/api\/users\/records\/employee\// } },
  successes: {
    findRecord: done({ tenantId: '00000000-0000-4000-8000-000000000103', tenantName: 'Tidewater' }),
  },
  acts: {
    'record.missed': [opens(address)],
    'record.left': [clicks(link('Home', navigation('Main')))],
    'switch.asked': [clicks(button('Switch to Tidewater'))],
    // It is written in the browser's own memory, which takes no time.
    'xstate.done.actor.rememberTenant': [],
  },
  sights: {
    'recordElsewhere.resting': ({ event: { type } }) =>
      type === 'xstate.init' || type === 'record.left'
        ? [there(heading('Welcome, Ava'))]
        : [there(heading('Page not found')), there(nothingHere), gone(offer)],
    'recordElsewhere.asking': [there(heading('Page not found')), there(nothingHere), gone(offer)],
    'recordElsewhere.found': ({ event: { type } }) =>
      type === 'xstate.done.actor.rememberTenant'
        ? [there(heading('Choose a Client')), gone(banner())]
        : [
            there(heading('Page not found')),
            there(status(undefined, main()), { saying: 'This person is in Tidewater.' }),
            gone(nothingHere),
          ],
    'recordElsewhere.switching': [],
  },
  beyond: {},
  startsAnew: ['xstate.done.actor.rememberTenant'],
}
