import { companyWording, mailDone, mailQuestion } from '../../../src/domain/organisation/companyWording.ts'
import type { CompanyMail, MailAct } from '../../../src/domain/organisation/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  busy,
  button,
  clicks,
  dialog,
  done,
  fills,
  gone,
  main,
  region,
  text,
  textbox,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { outputOf } from './moments.ts'
import { found, leaves } from './readings.ts'

const save = button('Save company details')
const detailsUnreadable = text(companyWording.loadFailed)
const again = (within = main()) => button('Try again', within)

/** What a client says of itself, as an admin says it. */
export const companyDetailsDriver: Driver = {
  machine: 'companyDetails',
  scenes: { 'an admin on the settings': { who: 'ava', path: pathTo('companySettings'), begin: [] } },
  calls: {
    loadSettings: { method: 'GET', url: /\/api\/[^/]+\/company$/ },
    saveSettings: { method: 'PUT', url: /\/api\/[^/]+\/company$/ },
  },
  successes: { loadSettings: found },
  acts: {
    // The page itself opens them.
    'settings.opened': [],
    'settings.left': [leaves],
    'retry.asked': [clicks(again())],
    'xstate.done.actor.form: saved': (moment) => [
      fills(textbox('Vision', main()), 'Homes that last'),
      clicks(save),
      answers('saveSettings', done(outputOf(moment))),
    ],
    'xstate.done.actor.form: cancelled': () => null,
  },
  sights: {
    // At first the page opens them, sooner or later than one looks.
    'companyDetails.closed': ({ event }) => (event.type === 'xstate.init' ? [] : [gone(save), gone(detailsUnreadable)]),
    'companyDetails.loading': [gone(save), gone(detailsUnreadable)],
    'companyDetails.editing': ({ event }: Moment) => [
      there(save),
      gone(detailsUnreadable),
      ...(event.type === 'xstate.done.actor.form' ? [there(any(text(companyWording.saved)))] : []),
    ],
    'companyDetails.saved': [],
    'companyDetails.failed': [there(detailsUnreadable), there(again()), gone(save)],
  },
  startsAnew: ['settings.left'],
  beyond: {
    'companyDetails.editing · xstate.done.actor.form → companyDetails.loading':
      'The form is no dialog: Cancel puts it back as it was, and whatever leads away closes it.',
  },
}

const section = region('Set-up mode')
const hold = button('Hold all emails…', section)
const goLive = button('Go live…', section)
const mailUnreadable = text(companyWording.mailLoadFailed, section)

const mailIn = ({ snapshot: { context } }: Moment) =>
  context as { readonly mail: CompanyMail | null; readonly asked: MailAct | null }

/** What stands behind the act that was asked for. */
const question = (moment: Moment) => {
  const { mail, asked } = mailIn(moment)
  const {
    title,
    text: said,
    confirmLabel,
  } = mailQuestion(asked as MailAct, mail ?? { isHeld: false, total: 0, messages: [] })
  const box = dialog(title)
  return { box, said: text(said, box), confirm: button(confirmLabel, box), cancel: button('Cancel', box) }
}

const asks = ({ event, snapshot: { context } }: Moment): ReadonlyArray<Act> => {
  const { act } = (event as unknown as { readonly act: MailAct }).act
  const first = (context as { mail: CompanyMail }).mail.messages[0]?.subject ?? ''
  switch (act) {
    case 'hold':
      return [clicks(hold)]
    case 'goLive':
      return [clicks(goLive)]
    case 'send':
      return [clicks(button(`Send now ${first}`, section))]
    case 'drop':
      return [clicks(button('Discard all…', section))]
  }
}

const shown = (moment: Moment): ReadonlyArray<Sight> => {
  const { mail, asked } = mailIn(moment)
  const { type } = moment.event
  const isDone = type === 'xstate.done.actor.confirmation' && moment.label === 'confirmed and done'
  return [
    ...(mail?.isHeld ? [there(goLive), gone(hold)] : [there(hold), gone(goLive)]),
    gone(mailUnreadable),
    ...(isDone && asked !== null ? [there(any(text(mailDone[asked.act])))] : []),
  ]
}

/** Whether the mail of a client leaves, and what is held. */
export const companyMailDriver: Driver = {
  machine: 'companyMail',
  scenes: { 'an admin who sets a company up': { who: 'ava', path: pathTo('companySettings'), begin: [] } },
  calls: {
    loadMail: { method: 'GET', url: /\/api\/[^/]+\/company\/mail$/ },
    actOnMail: { method: 'PUT', url: /\/api\/[^/]+\/company\/mail$/ },
  },
  successes: { loadMail: found },
  acts: {
    // The page itself opens it.
    'mail.opened': [],
    'mail.left': [leaves, until(gone(section))],
    'retry.asked': [clicks(again(section))],
    'mail.asked': asks,
    'xstate.done.actor.confirmation: confirmed and done': (moment) => [
      clicks(question(moment).confirm),
      until(busy(question(moment).confirm)),
      answers(
        'actOnMail',
        done((moment.event as unknown as { readonly output: { readonly answer: unknown } }).output.answer),
      ),
    ],
    'xstate.done.actor.confirmation: cancelled': (moment) => [clicks(question(moment).cancel)],
  },
  sights: {
    'companyMail.closed': ({ event }) => (event.type === 'xstate.init' ? [] : [gone(section)]),
    'companyMail.loading': [there(section), gone(hold), gone(goLive), gone(mailUnreadable)],
    'companyMail.failed': [there(mailUnreadable), there(again(section))],
    'companyMail.showing': shown,
    'companyMail.asking': (moment) => [there(question(moment).box), there(question(moment).said)],
  },
  startsAnew: ['mail.left'],
  beyond: {},
}
