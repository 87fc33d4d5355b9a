import { pathTo } from '../../../src/domain/session/places.ts'
import type { Act, Driver, Moment } from '../../../src/workshop/drivers/driver.ts'
import {
  checked,
  clicks,
  combobox,
  fills,
  focused,
  forgets,
  gone,
  heading,
  leaves,
  opens,
  presses,
  switchNamed,
  there,
  unchecked,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import {
  closesHelp,
  helpTab,
  home,
  leavesTour,
  opensPalette,
  paletteDialog,
  searchOfEmployees,
  sheet,
  shell,
  takesTour,
} from './overlays.ts'

const page = pathTo('feedback')
const field = combobox(undefined, paletteDialog)
const singleKeys = switchNamed('Single-key shortcuts', sheet)

const chooses = (label: string): ReadonlyArray<Act> => [fills(field, label), presses('Enter')]

/** Over the page lies nothing: a dialog keeps the keys for itself. */
const whileResting =
  (acts: ReadonlyArray<Act>) =>
  ({ snapshot }: Moment): ReadonlyArray<Act> | null =>
    snapshot.matches('resting') ? acts : null

const inMemory = 'It is written in the browser’s own memory, which takes no time.'
const dialogKeepsKeys = 'A dialog that is open keeps the keys for itself.'
const hasSeenIt = 'The people of the demo know their way; `tour.spec.ts` shows a newcomer round.'
const machineAlone = 'Nobody asks for it but the machine itself, on its way from a key.'

/** Ours: one thing at a time over the page, and what a choice or a key leads to. */
export const commandsDriver: Driver = {
  machine: 'commands',
  scenes: {
    'an administrator': {
      who: 'ava',
      path: page,
      begin: [
        forgets(/^tenure\.(singleKeys|recent)/),
        opens(page),
        ...opensPalette,
        presses('Escape'),
        until(gone(paletteDialog)),
      ],
    },
  },
  calls: {},
  successes: {},
  acts: {
    // Any key is passed on; this one leads nowhere, so that the keys that do can be steps of their own.
    'key.pressed': whileResting([presses('x')]),
    'palette.asked': () => null,
    'sheet.asked': () => null,
    'help.asked': whileResting([clicks(helpTab)]),
    'tour.asked': ({ snapshot }) =>
      snapshot.matches('resting')
        ? [clicks(helpTab), until(there(takesTour)), clicks(takesTour)]
        : snapshot.matches('help')
          ? [clicks(takesTour)]
          : null,
    'home.shown': () => null,
    'overlay.closed': ({ snapshot }) => [snapshot.matches('help') ? clicks(helpTab) : presses('Escape')],
    'shortcut.followed: palette': whileResting([presses('Control+k')]),
    'shortcut.followed: the sheet of shortcuts': whileResting([presses('Shift+?')]),
    'shortcut.followed: search of the page': whileResting([
      presses('/'),
      until(focused(searchOfEmployees)),
      leaves(searchOfEmployees),
    ]),
    'shortcut.followed: a page': whileResting([presses('g'), presses('h'), until(there(home))]),
    'xstate.done.actor.palette: nothing is chosen': [presses('Escape')],
    'xstate.done.actor.palette: Home': [...chooses('Home'), until(there(home))],
    'xstate.done.actor.palette: New employee': [...chooses('New employee'), until(there(heading('New employee')))],
    'xstate.done.actor.palette: Help': chooses('Help'),
    'xstate.done.actor.palette: Take the tour': chooses('Take the tour'),
    'xstate.done.actor.tour': [clicks(leavesTour)],
    'xstate.done.actor.palette: Keyboard shortcuts': chooses('Keyboard shortcuts'),
    'xstate.done.actor.palette: Theme: dark': chooses('Theme: dark'),
    'xstate.done.actor.rememberRecent': [],
    'xstate.done.actor.rememberSingleKeys': [],
    'xstate.done.actor.setTheme': [],
    'xstate.done.actor.helpPanel': [clicks(closesHelp)],
    // Off, and on again: the walk still needs them.
    'singleKeys.switched: off': ({ snapshot }) =>
      snapshot.matches('sheet')
        ? [clicks(singleKeys), until(unchecked(singleKeys)), clicks(singleKeys), until(checked(singleKeys))]
        : null,
  },
  sights: {
    'commands.resting': [there(shell), gone(paletteDialog), gone(closesHelp), gone(sheet)],
    'commands.palette': [there(paletteDialog), focused(field), gone(sheet), gone(closesHelp)],
    'commands.remembering': [gone(paletteDialog)],
    'commands.carryingOut': [],
    'commands.settingTheme': [gone(paletteDialog)],
    'commands.help': [there(closesHelp), gone(paletteDialog), gone(sheet)],
    'commands.tour.deciding': [],
    'commands.tour.remembering': [],
    'commands.tour.touring': [there(leavesTour), gone(paletteDialog), gone(closesHelp), gone(sheet)],
    'commands.sheet.shown': [there(sheet), there(heading('Go to', sheet)), gone(paletteDialog), gone(closesHelp)],
    'commands.sheet.switching': [there(sheet)],
  },
  beyond: {
    'palette.asked': machineAlone,
    'sheet.asked': machineAlone,
    'commands.palette · palette.asked → stays': dialogKeepsKeys,
    'commands.sheet · sheet.asked → stays': dialogKeepsKeys,
    'commands.help · help.asked → stays': 'The button that opens help closes it once it is open.',
    'home.shown': hasSeenIt,
    'commands.tour.deciding · always [isNewcomer] → commands.tour.remembering': hasSeenIt,
    'commands.tour.remembering · xstate.done.actor.rememberTour → commands.tour.touring': hasSeenIt,
    'commands.tour · tour.asked → stays': dialogKeepsKeys,
    'singleKeys.switched: on': 'The walk switches them off and on again in one step.',
    'commands.sheet.switching · singleKeys.switched → commands.sheet.switching': inMemory,
    'xstate.done.actor.palette: Change Client': 'The picker takes over; its own driver goes on from there.',
    'xstate.done.actor.palette: Sign Out': 'The page is left; `signIn/flows.spec.ts` does it.',
  },
}
