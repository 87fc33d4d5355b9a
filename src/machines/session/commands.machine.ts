import { type ActorRefFrom, assign, enqueueActions, raise, sendTo, setup } from 'xstate'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { type PaletteEntry, pageId, type ThemeAction } from '../../domain/session/paletteEntries.ts'
import { type Destination, pathTo, pathToOwn } from '../../domain/session/places.ts'
import { withRecent } from '../../domain/session/recentItems.ts'
import { type KeyPress, type Shortcut, type ShortcutTarget, shortcutsFor } from '../../domain/session/shortcuts.ts'
import { port } from '../kit/port.ts'
import { withEvent, withOutput } from '../kit/settling.ts'
import { tell, tellParent } from '../kit/tell.ts'
import { tourMachine } from '../kit/tour.machine.ts'
import type { CommandPorts } from './commands.ports.ts'
import { helpPanelMachine } from './help/helpPanel.machine.ts'
import { paletteMachine } from './palette/palette.machine.ts'
import type { Sight } from './palette/rows.ts'
import { shortcutsMachine } from './shortcuts/shortcuts.machine.ts'

/**
 * What lies over every page: the palette, the help panel, the sheet of shortcuts, a newcomer's tour; one of them at a time.
 * And what a choice or a shortcut leads to. Ours, but for the help panel (§ 2.3 Support button).
 *
 * Rules it keeps: a page is opened by asking the navigation, which asks about unsaved edits first (§ 2.3); the palette is
 * closed before, so that the question stands alone; a shortcut leads nowhere the palette would not; whatever was chosen
 * is remembered as used lately. A newcomer is shown round once, when nothing else lies over the Home page; it is
 * remembered before it is shown, and where that fails it comes once more with the next visit. Later it is asked for.
 *
 * Events from the view: `palette.asked`, `help.asked`, `sheet.asked`, `tour.asked`, `overlay.closed`, `home.shown` (with nothing
 * over it),
 * `key.pressed {key, withControl, whileTyping}`, `singleKeys.switched {areOn}`.
 * Reads: `children.{palette, helpPanel, shortcuts, tour}`; `matches('resting' | 'sheet')`; `context.{shortcuts, isNewcomer}`.
 * Emits `search.wanted` (the view knows where the page's search is) and `key.taken` (the browser need not see it).
 * Started under the root with the system id `commands`.
 */
export interface CommandsInput {
  /** What this person may do and see, as things stand now. */
  readonly sight: () => Sight
  /** Who is signed in: to one's own profile leads a page of its own. */
  readonly employeeId: EmployeeId
  /** The address that is shown. */
  readonly page: () => string
  readonly singleKeysAreOn: boolean
  /** Nobody has shown them round yet. */
  readonly isNewcomer: boolean
  /** The stops of this person's tour. */
  readonly tourStops: () => ReadonlyArray<string>
}

interface Context extends CommandsInput {
  readonly chosen: PaletteEntry | null
  /** What the sheet lists, as of when it was opened. */
  readonly shortcuts: ReadonlyArray<Shortcut>
}

type Event =
  | { readonly type: 'palette.asked' }
  | { readonly type: 'help.asked' }
  | { readonly type: 'sheet.asked' }
  | { readonly type: 'tour.asked' }
  | { readonly type: 'home.shown' }
  | { readonly type: 'overlay.closed' }
  | ({ readonly type: 'key.pressed' } & KeyPress)
  | { readonly type: 'singleKeys.switched'; readonly areOn: boolean }
  | { readonly type: 'shortcut.followed'; readonly target: ShortcutTarget }

export type CommandsEmitted = { readonly type: 'search.wanted' } | { readonly type: 'key.taken' }

interface Themed extends PaletteEntry {
  readonly target: { readonly act: ThemeAction }
}

const shortcutsIn = (sight: CommandsInput['sight']): ReadonlyArray<Shortcut> => {
  const { entries } = sight()
  return shortcutsFor((route) => entries.some(({ id, denied }) => id === pageId(route) && denied === null))
}

/** Where a page, a person or another record stands. */
const addressOf = (
  place: { readonly open: Destination } | { readonly person: EmployeeId } | { readonly address: string },
  own: EmployeeId,
): string => {
  if ('address' in place) return place.address
  return 'person' in place ? pathTo('employee', { id: place.person }) : pathToOwn(place.open, own)
}

const shows = (wanted: 'palette' | 'search' | 'sheet') => (_: unknown, target: ShortcutTarget) =>
  'show' in target && target.show === wanted

const acts =
  (...names: ReadonlyArray<string>) =>
  ({ context: { chosen } }: { context: Context }) =>
    chosen !== null && 'act' in chosen.target && names.includes(chosen.target.act)

export const commandsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: CommandsInput
    emitted: CommandsEmitted
    children: { palette: 'palette'; helpPanel: 'helpPanel'; shortcuts: 'shortcuts'; tour: 'tour' }
  },
  actors: {
    palette: paletteMachine,
    helpPanel: helpPanelMachine,
    shortcuts: shortcutsMachine,
    tour: tourMachine,
    rememberTour: port<CommandPorts['rememberTour']>('rememberTour'),
    rememberRecent: port<CommandPorts['rememberRecent']>('rememberRecent'),
    rememberSingleKeys: port<CommandPorts['rememberSingleKeys']>('rememberSingleKeys'),
    setTheme: port<CommandPorts['setTheme']>('setTheme'),
  },
  guards: {
    showsPalette: shows('palette'),
    showsSearch: shows('search'),
    showsSheet: shows('sheet'),
    hasChosen: (_: unknown, chosen: PaletteEntry | null) => chosen !== null,
    wantsHelp: acts('help'),
    wantsSheet: acts('shortcuts'),
    wantsTour: acts('tour'),
    isNewcomer: ({ context }) => context.isNewcomer,
    wantsTheme: acts('themeSystem', 'themeLight', 'themeDark'),
  },
  actions: {
    keepChosen: assign((_, chosen: PaletteEntry | null) => ({ chosen })),
    askForPalette: raise({ type: 'palette.asked' }),
    askForSheet: raise({ type: 'sheet.asked' }),
    welcome: assign({ isNewcomer: false }),
    goHome: enqueueActions(({ context, enqueue, system }) => {
      const to = pathTo('home')
      if (context.page().split(/[?#]/)[0] !== to)
        tell({ enqueue, system }, 'navigation', { type: 'navigation.asked', to })
    }),
    lookAtShortcuts: assign(({ context }) => ({ shortcuts: shortcutsIn(context.sight) })),
    passKey: sendTo('shortcuts', (_, press: { type: 'key.pressed' } & KeyPress) => press),
    takeKey: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'key.taken' })),
    wantSearch: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'search.wanted' })),
    switchSingleKeys: sendTo('shortcuts', (_, event: { type: 'singleKeys.switched'; areOn: boolean }) => event),
    follow: enqueueActions(({ context, enqueue, system }, target: ShortcutTarget) => {
      if (!('open' in target)) return
      const to = addressOf(target, context.employeeId)
      tell({ enqueue, system }, 'navigation', { type: 'navigation.asked', to })
    }),
    carryOut: enqueueActions(({ context, enqueue, system, self }) => {
      const target = context.chosen?.target
      if (!target) return
      const speaking = { enqueue, system, self }
      if (!('act' in target)) {
        tell(speaking, 'navigation', { type: 'navigation.asked', to: addressOf(target, context.employeeId) })
      } else if (target.act === 'newEmployee') {
        const to = pathTo('employeeCreate')
        tell(speaking, 'navigation', { type: 'navigation.asked', to })
      } else if (target.act === 'changeClient') {
        tellParent(speaking, { type: 'client.changeAsked' })
      } else if (target.act === 'signOut') {
        tellParent(speaking, { type: 'signOut.asked' })
      }
    }),
  },
}).createMachine({
  id: 'commands',
  context: ({ input }) => ({ ...input, chosen: null, shortcuts: [] }),
  invoke: {
    id: 'shortcuts',
    src: 'shortcuts',
    input: ({ context: { sight, singleKeysAreOn } }) => ({ all: () => shortcutsIn(sight), singleKeysAreOn }),
    // Without shortcuts everything can still be reached.
    onError: {},
  },
  on: {
    'key.pressed': { actions: withEvent('passKey') },
    'palette.asked': '.palette',
    'help.asked': '.help',
    'sheet.asked': '.sheet',
    'tour.asked': '.tour',
    'shortcut.followed': [
      {
        guard: { type: 'showsPalette', params: ({ event }) => event.target },
        actions: ['takeKey', 'askForPalette'],
      },
      { guard: { type: 'showsSheet', params: ({ event }) => event.target }, actions: ['takeKey', 'askForSheet'] },
      {
        guard: { type: 'showsSearch', params: ({ event }) => event.target },
        actions: ['takeKey', 'wantSearch'],
      },
      { actions: ['takeKey', { type: 'follow', params: ({ event }) => event.target }] },
    ],
  },
  initial: 'resting',
  states: {
    resting: { on: { 'home.shown': [{ guard: 'isNewcomer', target: 'tour' }, {}] } },
    palette: {
      // Pressed again, it would begin anew.
      on: { 'palette.asked': {} },
      invoke: {
        id: 'palette',
        src: 'palette',
        input: ({ context }) => ({ sight: context.sight() }),
        onDone: [
          {
            guard: withOutput('hasChosen'),
            target: 'remembering',
            actions: withOutput('keepChosen'),
          },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
    },
    remembering: {
      invoke: {
        id: 'rememberRecent',
        src: 'rememberRecent',
        input: ({ context: { sight, chosen } }) => ({ ids: chosen ? withRecent(sight().recent, chosen) : [] }),
        onDone: 'carryingOut',
        onError: 'carryingOut',
      },
    },
    carryingOut: {
      always: [
        { guard: 'wantsHelp', target: 'help' },
        { guard: 'wantsSheet', target: 'sheet' },
        { guard: 'wantsTour', target: 'tour' },
        { guard: 'wantsTheme', target: 'settingTheme' },
        { target: 'resting', actions: 'carryOut' },
      ],
    },
    settingTheme: {
      invoke: {
        id: 'setTheme',
        src: 'setTheme',
        input: ({ context: { chosen } }) => ({ theme: (chosen as Themed).target.act }),
        onDone: 'resting',
        onError: 'resting',
      },
    },
    help: {
      on: { 'help.asked': {}, 'overlay.closed': 'resting' },
      invoke: {
        id: 'helpPanel',
        src: 'helpPanel',
        input: ({ context }) => ({ page: context.page() }),
        onDone: 'resting',
        onError: 'resting',
      },
    },
    tour: {
      on: { 'tour.asked': {} },
      entry: 'goHome',
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isNewcomer', target: 'remembering' }, { target: 'touring' }] },
        remembering: {
          exit: 'welcome',
          invoke: { id: 'rememberTour', src: 'rememberTour', onDone: 'touring', onError: 'touring' },
        },
        touring: {
          invoke: {
            id: 'tour',
            src: 'tour',
            input: ({ context }) => ({ stops: context.tourStops() }),
            onDone: '#commands.resting',
            onError: '#commands.resting',
          },
        },
      },
    },
    sheet: {
      entry: 'lookAtShortcuts',
      on: { 'sheet.asked': {}, 'overlay.closed': 'resting' },
      initial: 'shown',
      states: {
        shown: {
          on: {
            'singleKeys.switched': {
              target: 'switching',
              actions: withEvent('switchSingleKeys'),
            },
          },
        },
        switching: {
          invoke: {
            id: 'rememberSingleKeys',
            src: 'rememberSingleKeys',
            input: ({ event }) => ({ areOn: (event as { areOn: boolean }).areOn }),
            onDone: 'shown',
            onError: 'shown',
          },
          on: {
            'singleKeys.switched': {
              target: 'switching',
              reenter: true,
              actions: withEvent('switchSingleKeys'),
            },
          },
        },
      },
    },
  },
})

export type CommandsActor = ActorRefFrom<typeof commandsMachine>
