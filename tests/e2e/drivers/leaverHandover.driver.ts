import type { Handover } from '../../../src/domain/employees/accounts/nouns.ts'
import { leavingSteps } from '../../../src/domain/employees/starting/leavingSteps.ts'
import { leavingStepWords } from '../../../src/domain/employees/starting/leavingWording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  button,
  clicks,
  dialog,
  doneLike,
  gone,
  heading,
  link,
  list,
  region,
  text,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { again, another, found, isClosed, leaves, once, sightsOfPart } from './readings.ts'

/** Of the demo, who has left, and has no login any more. */
const person = 'Mateus Figueira'
const ended = region('Employment ended')
const handsOver = list('To hand over', ended)
const question = dialog(`Reinstate ${person}`)
const leaver = { leaving: null, loginState: null }

/** What comes back is his record as it was, so that the list stays: the page tells that it is another one. */
const changesRecord: ReadonlyArray<Act> = [
  clicks(button('Reinstate…', ended)),
  clicks(button(`Reinstate ${person}`, question)),
  answers('reinstateEmployee', doneLike('loadEmployee')),
  until(gone(question)),
]

const steps = ({ snapshot: { context } }: Moment): ReadonlyArray<Sight> => {
  const left = leavingSteps(leaver, context.found as ReadonlyArray<Handover>)
  return left.length === 0
    ? [gone(handsOver)]
    : left.map((step) => there(text(leavingStepWords(step, leaver), handsOver)))
}

const shown = { machine: 'leaverHandover', failed: text('What they need to hand over could not be loaded.', ended) }
const sights = sightsOfPart({ ...shown, found: handsOver })
const whatIsLeft = (moment: Moment): ReadonlyArray<Sight> => [there(ended), gone(shown.failed), ...steps(moment)]

/** What somebody who has left has still to hand over, as their page has it. */
export const leaverHandoverDriver: Driver = {
  machine: shown.machine,
  scenes: {
    'the page of somebody who leaves': {
      who: 'ava',
      path: `${pathTo('employees')}?q=figueira&inactive=1`,
      begin: [until(there(any(link(new RegExp(`^${person}`)))))],
    },
  },
  calls: {
    read: { method: 'GET', url: /\/employees\/[^/]+\/handover$/ },
    loadEmployee: { method: 'GET', url: /\/api\/[^/]+\/employees\/[0-9a-f-]{36}$/, isRead: true },
    reinstateEmployee: { method: 'PUT', url: /\/employees\/[^/]+\/reinstate$/ },
  },
  successes: { read: found },
  acts: {
    'reading.opened: of an employee': (moment) =>
      isClosed(moment) ? [clicks(any(link(new RegExp(`^${person}`)))), until(there(heading(person)))] : null,
    'reading.opened: of a manager': () => null,
    'reading.closed': (moment) => (isClosed(moment) ? null : [leaves]),
    'news.heard': changesRecord,
    'retry.asked': [clicks(again)],
  },
  sights: { ...sights, 'leaverHandover.showing': whatIsLeft, 'leaverHandover.renewing': whatIsLeft },
  startsAnew: ['reading.closed'],
  beyond: {
    'reading.opened: of a manager': another,
    'leaverHandover · reading.opened [isSameSubject] → stays': once,
  },
}
