import { rowsOf } from '../../../src/machines/session/tenantSelection.machine.ts'
import type { Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  any,
  banner,
  button,
  clicks,
  dialog,
  fills,
  forgets,
  gone,
  heading,
  list,
  opens,
  presses,
  searchbox,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'

const picker = heading('Choose a Client')
const shell = button('Support', banner())
const search = searchbox('Search clients')
const close = any(button('Close', dialog('Choose a Client')))
const openBanksia = button(/^Open Banksia/)

/** The clients of the model are those of the demo, by the beginning of their names. */
const rows = ({ snapshot }: Moment): ReadonlyArray<Sight> => {
  const shown = rowsOf(snapshot).items.map(({ name }) => name)
  const found = shown.map((name) => there(button(new RegExp(`^Open ${name}`))))
  const others = ['Banksia', 'Tidewater', 'Coolibah'].filter((name) => !shown.includes(name))
  return [there(list('Clients')), ...found, ...others.map((name) => gone(button(new RegExp(`^Open ${name}`))))]
}

const typed = ({ snapshot: { context } }: Moment) => there(search, { holding: context.search })

/** § 2.4 The picker before the app and inside it, and what was chosen the last time. */
export const tenantSelectionDriver: Driver = {
  machine: 'tenantSelection',
  scenes: {
    'several clients': { who: 'ava', path: '/', begin: [], stopsClock: true },
    'changing the client': {
      who: 'ava',
      path: '/',
      begin: [clicks(button('Change Client'))],
      stopsClock: true,
    },
  },
  calls: {},
  successes: {},
  acts: {
    'xstate.done.actor.recallTenant: nothing remembered': [
      forgets(/^tenure\.tenant/),
      opens('/'),
      until(there(picker)),
    ],
    'xstate.done.actor.recallTenant: a choice under an hour old': [
      forgets(/^tenure\.tenant/),
      opens('/'),
      clicks(openBanksia),
      until(there(shell)),
      opens('/'),
    ],
    'search.typed': [fills(search, 'tide')],
    'tenant.chosen: an active client': [clicks(button(/^Open Tidewater/))],
    'picker.closed': ({ snapshot }) => [snapshot.context.mayClose ? clicks(close) : presses('Escape')],
    // It is written in the browser's own memory, which takes no time.
    'xstate.done.actor.rememberTenant: remembered': [],
  },
  sights: {
    'tenantSelection.recalling': [],
    'tenantSelection.deciding': [],
    'tenantSelection.starting': [],
    'tenantSelection.picking': (moment) => [there(picker), ...rows(moment)],
    'tenantSelection.picking.looking': (moment) => [typed(moment)],
    // What is typed is there at once; the list waits until typing has paused.
    'tenantSelection.picking.typing': (moment) => [typed(moment)],
    'tenantSelection.remembering': [],
    'tenantSelection.done': [gone(picker), there(shell)],
    'tenantSelection.closed': [gone(picker), there(shell)],
  },
  beyond: {
    'xstate.done.actor.recallTenant: a choice an hour old':
      'It takes an hour; the picker shows as for nothing remembered.',
    'xstate.done.actor.recallTenant: a choice of a client that is inactive now':
      'No client of the demo becomes inactive; the picker shows as for nothing remembered.',
    'tenant.chosen: an inactive client': 'An inactive client is in no list.',
    'xstate.done.actor.rememberTenant: cannot be kept': 'It takes a browser that keeps nothing.',
    'page.turned': 'Three clients fill no second page; a test of its own has more (`tests/ui/app/picker.test.tsx`).',
    'tenantSelection.picking · tenant.chosen → stays': 'An inactive client is in no list.',
  },
}
