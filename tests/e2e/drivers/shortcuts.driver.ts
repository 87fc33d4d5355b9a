import { pathTo } from '../../../src/domain/session/places.ts'
import type { Act, Driver, Moment } from '../../../src/workshop/drivers/driver.ts'
import {
  clicks,
  combobox,
  fills,
  focused,
  forgets,
  gone,
  leaves,
  opens,
  presses,
  switchNamed,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { home, opensPalette, paletteDialog, searchOfEmployees, sheet, shell } from './overlays.ts'

/** A page without a search of its own, and not the one that G H leads to. */
const page = pathTo('feedback')

const singleKeys = switchNamed('Single-key shortcuts', sheet)
const closesPalette: ReadonlyArray<Act> = [presses('Escape'), until(gone(paletteDialog))]

/** Where single keys are off, the palette is the way to the sheet: Ctrl K works in any case. */
const opensSheet: ReadonlyArray<Act> = [
  ...opensPalette,
  fills(combobox(undefined, paletteDialog), 'Keyboard shortcuts'),
  presses('Enter'),
  until(there(sheet)),
]

const areOn = ({ snapshot: { context } }: Moment): boolean => context.singleKeysAreOn
const isWaiting = ({ snapshot }: Moment): boolean => snapshot.matches('awaitingSecond')

const switches = (on: boolean) => (moment: Moment) =>
  // On the way to the switch the first key would be given up.
  areOn(moment) === on || isWaiting(moment)
    ? null
    : [...opensSheet, clicks(singleKeys), presses('Escape'), until(gone(sheet))]

/** Ours: shortcuts of one key or two, and never while somebody types. Where each leads is looked at with its key. */
export const shortcutsDriver: Driver = {
  machine: 'shortcuts',
  scenes: {
    'a person who may open every page': {
      who: 'ava',
      path: page,
      begin: [forgets(/^tenure\.(singleKeys|recent)/), opens(page), ...opensPalette, ...closesPalette],
      stopsClock: true,
    },
  },
  calls: {},
  successes: {},
  acts: {
    'key.pressed: G, the first of two': [presses('g')],
    'key.pressed: H, the second': (moment) =>
      isWaiting(moment) && areOn(moment) ? [presses('h'), until(there(home))] : [presses('h')],
    'key.pressed: a key of no shortcut': [presses('x')],
    'key.pressed: slash, alone a shortcut': (moment) =>
      areOn(moment) && !isWaiting(moment)
        ? [
            presses('/'),
            until(focused(searchOfEmployees)),
            until(there(searchOfEmployees, { holding: '' })),
            leaves(searchOfEmployees),
          ]
        : [presses('/')],
    'key.pressed: slash, in a field': [
      clicks(searchOfEmployees),
      presses('/'),
      until(there(searchOfEmployees, { holding: '/' })),
      fills(searchOfEmployees, ''),
      leaves(searchOfEmployees),
    ],
    'key.pressed: Ctrl K, in a field': [
      clicks(searchOfEmployees),
      ...opensPalette,
      ...closesPalette,
      leaves(searchOfEmployees),
    ],
    'singleKeys.switched: on': switches(true),
    'singleKeys.switched: off': switches(false),
  },
  sights: {
    'shortcuts.listening': [there(shell), gone(paletteDialog), gone(sheet)],
    'shortcuts.awaitingSecond': [there(shell), gone(paletteDialog), gone(sheet)],
  },
  beyond: {},
}
