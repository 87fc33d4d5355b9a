import type { Employee } from '../../../src/domain/employees/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { terminationProblemsIn } from '../../../src/machines/employees/termination.machine.ts'
import type { Driver, Scene } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  any,
  busy,
  button,
  chooses,
  clicks,
  clicksIfThere,
  dialog,
  doneLike,
  fills,
  gone,
  heading,
  labelled,
  link,
  menuitem,
  region,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'

const name = 'Terminate Eve Marlowe'
const form = dialog(name)
const confirm = button(/^(Terminate Eve Marlowe|Plan the last day)$/, form)
const kind = labelled(/^Reason/, form)
const reason = labelled(/^In a few words/, form)
const lastDay = labelled(/^Last day/, form)

const dayMs = 86_400_000
const dayFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

const onProfile: Scene = {
  who: 'ava',
  path: `${pathTo('employees')}?q=marlowe`,
  arrive: [clicks(any(link('Eve Marlowe'))), until(there(heading('Eve Marlowe')))],
  begin: [clicks(button('More actions')), clicks(menuitem('Terminate…'))],
}

const pick = ({ isActive, termination, leaving }: Employee) => ({ isActive, termination, leaving })

/** The dialog that ends an employment (§ 4), over the profile of somebody to whom nobody reports. */
export const terminationDriver: Driver = {
  machine: 'termination',
  scenes: { 'a person without reports': onProfile },
  calls: {
    terminateEmployee: { method: 'PUT', url: /\/employees\/[^/]+\/terminate$/ },
    loadEmployee: { method: 'GET', url: /\/api\/[^/]+\/employees\/[0-9a-f-]{36}$/, isRead: true },
  },
  successes: {
    terminateEmployee: ({ event }) => {
      const { success: saved } = (event as unknown as { output: { success?: Employee } }).output
      return doneLike('loadEmployee', saved && pick(saved))
    },
  },
  acts: {
    'termination.changed: a reason of the list': [chooses(kind, 'Retirement')],
    'termination.changed: another reason': [chooses(kind, 'Another reason')],
    'termination.changed: what the other reason is': ({ snapshot }) =>
      snapshot.context.draft.kind === 'other' ? [fills(reason, 'Moved away')] : null,
    // Two days away: what day it is depends on where the client is.
    'termination.changed: the day before': [fills(lastDay, dayFromNow(-2))],
    'termination.changed: a day to come': [fills(lastDay, dayFromNow(2))],
    'termination.changed: a day before the first one': [fills(lastDay, '1990-01-01')],
    'dialog.confirmed': [clicks(confirm)],
    // With something filled in, the person is asked first.
    'dialog.cancelled': [
      clicks(button('Cancel', form)),
      clicksIfThere(button('Discard changes', dialog('Discard changes?'))),
    ],
  },
  sights: {
    'termination.asking': ({ snapshot }) => {
      const problems = terminationProblemsIn(snapshot)
      const { refusal } = snapshot.context
      return [
        there(form),
        ...(problems.kind === undefined ? [] : [there(kind, { describedAs: problems.kind })]),
        ...(problems.reason === undefined ? [] : [there(reason, { describedAs: problems.reason })]),
        ...(problems.date === undefined ? [] : [there(lastDay, { describedAs: problems.date })]),
        refusal === null ? gone(alert(undefined, form)) : there(alert(undefined, form), { saying: refusal }),
      ]
    },
    'termination.sending': () => [busy(confirm), there(lastDay), gone(alert(undefined, form))],
    'termination.closed': ({ snapshot: { context } }) => [
      gone(form),
      there(heading('Eve Marlowe')),
      context.terminated === null
        ? gone(region('Employment ended'))
        : there(region(context.terminated.leaving === null ? 'Employment ended' : 'Leaving'), { saying: 'Retirement' }),
    ],
  },
  beyond: {
    'xstate.error.actor.handover': 'A bug in the machine that reads what stands out.',
    'termination.changed: an heir': 'The dialog asks for one only where somebody reports to the person.',
    'termination.changed: nobody as heir': 'The dialog asks for one only where somebody reports to the person.',
  },
}
