import type { AssetListOutcome } from '../../../src/domain/assets/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
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
const asked = dialog('Supplier of 2 assets')
const anotherSupplier = 'Wattle Tools'
const update = { method: 'PUT', url: /\/api\/[^/]+\/assets\/update-list$/ } as const
const undo = button('Undo', main())
const dismiss = button('Dismiss', main())

const contextOf = ({ snapshot: { context } }: Moment) =>
  context as { readonly outcome: AssetListOutcome | null; readonly isUndone: boolean }

/** What came of it is in the answer, whatever was asked for. */
const changes = (moment: Moment): ReadonlyArray<Act> => [
  clicksIfThere(button('Clear selection')),
  ...two.map((name) => clicks(labelled(name))),
  clicks(button('Change')),
  clicks(menuitem('Supplier')),
  fills(textbox('Supplier', asked), anotherSupplier),
  clicks(button('Change 2 assets', asked)),
  until(busy(button('Change 2 assets', asked))),
  answers('change', done((moment.event as unknown as { readonly outcome: AssetListOutcome }).outcome)),
]

const told = (moment: Moment): ReadonlyArray<Sight> => {
  const { outcome, isUndone } = contextOf(moment)
  const summary = !outcome?.isApplied
    ? /^Nothing was changed:/
    : isUndone
      ? /^Taken back for 1 asset\./
      : /^1 asset changed\./
  return [there(any(text(summary, main()))), outcome?.undo == null ? gone(undo) : there(undo), gone(asked)]
}

/** § 7 What became of many assets changed at once, and the way back. */
export const assetOutcomeDriver: Driver = {
  machine: 'assetOutcome',
  scenes: { 'assets changed at once': { who: 'ava', path: `${pathTo('assets')}?q=T14`, begin: [] } },
  // Where one is being taken back, that call is held as well.
  calls: {
    change: { ...update, body: new RegExp(anotherSupplier) },
    undo: { ...update, body: new RegExp(`^(?!.*${anotherSupplier})`, 's') },
  },
  successes: {
    undo: ({ event }) => done((event as unknown as { output: { success: unknown } }).output.success),
  },
  acts: {
    'outcome.arrived': changes,
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
