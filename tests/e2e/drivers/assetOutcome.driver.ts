import { actionNames } from '../../../src/domain/assets/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { DoneWithMany } from '../../../src/machines/assets/assetOutcome.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  busy,
  button,
  clicks,
  clicksIfThere,
  dialog,
  done,
  fills,
  gone,
  labelled,
  main,
  menuitem,
  text,
  textbox,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'

/** Of the demo; they stay as they are, since what comes of a change is answered here. */
const two = ['Select BRC-LAP-0009 ThinkPad T14', 'Select BRC-LAP-0010 ThinkPad T14']
const register = `${pathTo('assets')}?q=T14`
const asked = dialog('Supplier of 2 assets')
const retiring = dialog(`${actionNames.retire}: 2 assets`)
const anotherSupplier = 'Wattle Tools'
const update = { method: 'PUT', url: /\/api\/[^/]+\/assets\/update-list$/ } as const
const undo = button('Undo', main())
const dismiss = button('Dismiss', main())

const contextOf = ({ snapshot: { context } }: Moment) =>
  context as { readonly outcome: DoneWithMany | null; readonly isUndone: boolean }

const withBoth = [clicksIfThere(button('Clear selection')), ...two.map((name) => clicks(labelled(name)))]
const outcomeIn = ({ event }: Moment) => (event as unknown as { readonly outcome: DoneWithMany }).outcome

/** What came of it is in the answer, whatever was asked for. */
const does = (moment: Moment): ReadonlyArray<Act> => (outcomeIn(moment).did === 'change' ? changes : retires)(moment)

const changes = (moment: Moment): ReadonlyArray<Act> => [
  ...withBoth,
  clicks(button('Change')),
  clicks(menuitem('Supplier')),
  fills(textbox('Supplier', asked), anotherSupplier),
  clicks(button('Change 2 assets', asked)),
  until(busy(button('Change 2 assets', asked))),
  answers('change', done(outcomeIn(moment))),
]

const retires = (moment: Moment): ReadonlyArray<Act> => [
  ...withBoth,
  clicks(button(actionNames.retire)),
  clicks(button(actionNames.retire, retiring)),
  until(busy(button(actionNames.retire, retiring))),
  answers('retire', done(outcomeIn(moment))),
]

const refused = (isUndone: boolean) => (isUndone ? /^Nothing was taken back:/ : /^Nothing was changed:/)
const summaries = {
  change: { applied: /^1 asset changed\./, undone: /^Taken back for 1 asset\./ },
  retire: { applied: /^2 assets retired\./, undone: /^Taken back for 2 assets\./ },
}

const told = (moment: Moment): ReadonlyArray<Sight> => {
  const { outcome, isUndone } = contextOf(moment)
  const { undone, applied } = summaries[outcome?.did === 'change' ? 'change' : 'retire']
  const summary = outcome?.isApplied ? (isUndone ? undone : applied) : refused(isUndone)
  return [
    there(any(text(summary, main()))),
    outcome?.undo == null ? gone(undo) : there(undo),
    gone(asked),
    gone(retiring),
  ]
}

/** § 7 What became of many assets changed at once, and the way back. */
export const assetOutcomeDriver: Driver = {
  machine: 'assetOutcome',
  scenes: {
    'assets changed at once': { who: 'ava', path: register, begin: [] },
    'assets retired at once': {
      who: 'ava',
      path: register,
      begin: [],
      calls: { undo: { method: 'POST', url: /\/api\/[^/]+\/assets\/undo$/ } },
    },
  },
  // Where one is being taken back, that call is held as well.
  calls: {
    change: { ...update, body: new RegExp(anotherSupplier) },
    retire: { method: 'POST', url: /\/api\/[^/]+\/assets\/retire$/ },
    undo: { ...update, body: new RegExp(`^(?!.*${anotherSupplier})`, 's') },
  },
  successes: {
    undo: ({ event }) => done((event as unknown as { output: { success: unknown } }).output.success),
  },
  acts: {
    'outcome.arrived': does,
    'undo.asked': (moment) => (contextOf(moment).outcome?.undo == null ? null : [clicks(undo)]),
    'outcome.dismissed': [clicks(dismiss)],
  },
  sights: {
    'assetOutcome.resting': [gone(dismiss), gone(undo)],
    'assetOutcome.told': told,
    'assetOutcome.undoing': (moment) => [...told(moment), busy(undo)],
  },
  beyond: {
    'assetOutcome.told · undo.asked → stays': 'What cannot be taken back has no button for it.',
  },
}
