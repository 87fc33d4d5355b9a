import { cardFields } from '../../../src/domain/billing/card.fields.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  busy,
  button,
  clicks,
  clicksIfThere,
  dialog,
  done,
  fills,
  gone,
  textbox,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'

const plan = 'Switch to Compliance'
const asked = dialog(plan)
const pay = button(/^Pay /, asked)

type Name = keyof typeof cardFields.fields
const names = Object.keys(cardFields.fields) as ReadonlyArray<Name>
const field = (name: Name) => textbox(cardFields.fields[name].label, asked)

const contextOf = ({ snapshot: { context } }: Moment) =>
  context as {
    readonly card: Readonly<Record<Name, string>>
    readonly isTried: boolean
    readonly refusal: string | null
  }

const types = ({ event }: Moment): ReadonlyArray<Act> => {
  const { change } = event as unknown as { readonly change: Partial<Record<Name, string>> }
  return names.flatMap((name) => (change[name] === undefined ? [] : [fills(field(name), change[name])]))
}

const filling = (moment: Moment): ReadonlyArray<Sight> => {
  const { card, isTried, refusal } = contextOf(moment)
  const problems = isTried ? cardFields.problems(card) : {}
  return [
    ...names.map((name) =>
      there(field(name), { holding: card[name], ...(problems[name] && { describedAs: problems[name] }) }),
    ),
    refusal === null ? gone(alert(undefined, asked)) : there(alert(undefined, asked), { saying: refusal }),
  ]
}

/** § 4 A plan is paid for: the card, what the provider says of it, and what is wrong with it. */
export const subscribingDriver: Driver = {
  machine: 'subscribing',
  scenes: { 'a card in test mode': { who: 'ava', path: pathTo('billing'), begin: [clicks(button(plan))] } },
  calls: { subscribe: { method: 'POST', url: /\/api\/[^/]+\/productPlans\/subscribe$/ } },
  successes: {
    subscribe: ({ event }) => done((event as unknown as { output: { success: unknown } }).output.success),
  },
  acts: {
    'card.changed': types,
    'dialog.confirmed': [clicks(pay)],
    // With something filled in, the person is asked first.
    'dialog.cancelled': [
      clicks(button('Cancel', asked)),
      clicksIfThere(button('Discard changes', dialog('Discard changes?'))),
    ],
  },
  sights: {
    'subscribing.filling': filling,
    'subscribing.paying': [busy(pay), gone(alert(undefined, asked))],
    'subscribing.closed': [gone(asked)],
  },
  beyond: {},
}
