import type { Employee } from '../../../src/domain/employees/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { reinstatementProblemsIn } from '../../../src/machines/employees/starting/reinstatement.machine.ts'
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
  region,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'

const person = 'Mateus Figueira'
const name = `Reinstate ${person}`
const form = dialog(name)
const confirm = button(name, form)
const firstDay = labelled(/^First day back/, form)

const dayMs = 86_400_000
const dayFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

const onProfile: Scene = {
  who: 'ava',
  path: `${pathTo('employees')}?q=figueira&inactive=1`,
  arrive: [clicks(any(link(/^Mateus Figueira/))), until(there(heading(person)))],
  begin: [clicks(button('Reinstate…', region('Employment ended')))],
}

const pick = ({ isActive, termination }: Employee) => ({ isActive, termination })

/** The dialog in which somebody comes back, over the profile of somebody who left. */
export const reinstatementDriver: Driver = {
  machine: 'reinstatement',
  scenes: { 'a manager who is there': onProfile },
  calls: {
    reinstateEmployee: { method: 'PUT', url: /\/employees\/[^/]+\/reinstate$/ },
    loadEmployee: { method: 'GET', url: /\/api\/[^/]+\/employees\/[0-9a-f-]{36}$/, isRead: true },
  },
  successes: {
    reinstateEmployee: ({ event }) => {
      const { success: saved } = (event as unknown as { output: { success?: Employee } }).output
      return doneLike('loadEmployee', saved && pick(saved))
    },
  },
  acts: {
    'reinstatement.changed: another day': [fills(firstDay, dayFromNow(9))],
    'reinstatement.changed: a day before the last one': [fills(firstDay, '1990-01-01')],
    'reinstatement.changed: no department': [chooses(labelled('Department', form), 'No department')],
    'reinstatement.changed: an invitation': ({ snapshot }) =>
      snapshot.context.draft.invites ? [] : [clicks(labelled('Invite them to sign in', form))],
    'dialog.confirmed': [clicks(confirm)],
    // With something filled in, the person is asked first.
    'dialog.cancelled': [
      clicks(button('Cancel', form)),
      clicksIfThere(button('Discard changes', dialog('Discard changes?'))),
    ],
  },
  sights: {
    'reinstatement.asking': ({ snapshot }) => {
      const problems = reinstatementProblemsIn(snapshot)
      const { refusal } = snapshot.context
      return [
        there(form),
        ...(problems.firstDay === undefined ? [] : [there(firstDay, { describedAs: problems.firstDay })]),
        refusal === null ? gone(alert(undefined, form)) : there(alert(undefined, form), { saying: refusal }),
      ]
    },
    'reinstatement.sending': () => [busy(confirm), there(firstDay), gone(alert(undefined, form))],
    'reinstatement.closed': ({ snapshot: { context } }) => [
      gone(form),
      there(heading(person)),
      (context.reinstated === null ? there : gone)(region('Employment ended')),
    ],
  },
  beyond: {
    'reinstatement.changed: another manager': 'Choosing a person is what the form of a person does (`employeeForm`).',
    'reinstatement.changed: no manager': 'Choosing a person is what the form of a person does (`employeeForm`).',
  },
}
