import { pathTo } from '../../../src/domain/session/places.ts'
import type { Driver } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  busy,
  button,
  clicks,
  dialog,
  done,
  focused,
  gone,
  heading,
  link,
  menuitem,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'

const question = dialog('Delete Eve Marlowe?')
const remove = button('Delete Eve Marlowe', question)
const cancel = button('Cancel', question)

/** The question before an employee is removed: § 2.6 it closes only on success, and says why when it stays. */
export const confirmDriver: Driver = {
  machine: 'confirm',
  scenes: {
    'a question': {
      who: 'ava',
      path: `${pathTo('employees')}?q=marlowe`,
      arrive: [clicks(link('Eve Marlowe')), until(there(heading('Eve Marlowe')))],
      begin: [clicks(button('More actions')), clicks(menuitem('Delete…'))],
    },
  },
  calls: { run: { method: 'DELETE', url: /\/api\/[^/]+\/employees\/[^/]+$/ } },
  successes: { run: done(null) },
  acts: {
    'dialog.confirmed': [clicks(remove)],
    'dialog.cancelled': [clicks(cancel)],
  },
  sights: {
    'confirm.asking': ({ snapshot: { context } }) => [
      there(question, { saying: 'The record is deleted permanently. This cannot be undone.' }),
      ...(context.refusal === null
        ? [focused(cancel), gone(alert(undefined, question))]
        : [there(alert(undefined, question), { saying: context.refusal })]),
    ],
    'confirm.running': [busy(remove), gone(alert(undefined, question))],
    'confirm.confirmed': [gone(question), there(heading('Employees'))],
    'confirm.cancelled': [gone(question), there(heading('Eve Marlowe'))],
  },
  beyond: {
    'notes.changed': 'This question asks for none; `employees/accounts.spec.ts` gives rights with notes.',
  },
}
