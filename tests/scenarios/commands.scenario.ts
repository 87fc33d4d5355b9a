import type { AnyMachineSnapshot } from 'xstate'
import type { SearchHit } from '../../src/domain/session/search/nouns.ts'
import { shortcuts as allShortcuts, shortcutsFor } from '../../src/domain/session/shortcuts.ts'
import { tourFor } from '../../src/domain/session/tour.ts'
import { type CommandsInput, commandsMachine } from '../../src/machines/session/commands.machine.ts'
import { helpPanelMachine } from '../../src/machines/session/help/helpPanel.machine.ts'
import { paletteMachine } from '../../src/machines/session/palette/palette.machine.ts'
import type { PaletteRow } from '../../src/machines/session/palette/rows.ts'
import { shortcutsMachine } from '../../src/machines/session/shortcuts/shortcuts.machine.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, ends, says } from './outcomes.ts'
import { actors } from './people.ts'
import { choicesOf, type Role, roles, sightOf } from './sight.ts'

const keys = {
  'G, the first of two': { key: 'g', withControl: false, whileTyping: false },
  'H, the second': { key: 'h', withControl: false, whileTyping: false },
  'a key of no shortcut': { key: 'x', withControl: false, whileTyping: false },
  'slash, alone a shortcut': { key: '/', withControl: false, whileTyping: false },
  'slash, in a field': { key: '/', withControl: false, whileTyping: true },
  'Ctrl K, in a field': { key: 'k', withControl: true, whileTyping: true },
}

const switching = says('singleKeys.switched', { on: { areOn: true }, off: { areOn: false } })

const commandsOf = (role: Role): CommandsInput => ({
  sight: () => sightOf(role),
  employeeId: actors[role].employeeId,
  page: () => '/',
  singleKeysAreOn: true,
  isNewcomer: role === 'employee',
  tourStops: () => tourFor(actors[role]).map(({ id }) => id),
})

export const commands: Scenario = {
  machine: commandsMachine,
  variants: roles.map(({ role, label }) => ({
    label,
    role,
    input: commandsOf(role),
    cases: {
      ...says('key.pressed', { 'Ctrl K': keys['Ctrl K, in a field'] }),
      ...switching,
      ...says('shortcut.followed', {
        palette: { target: { show: 'palette' } },
        'the sheet of shortcuts': { target: { show: 'sheet' } },
        'search of the page': { target: { show: 'search' } },
        'a page': { target: { open: 'home' } },
      }),
      ...ends('palette', { 'nothing is chosen': null, ...choicesOf(role) }),
      ...answers('rememberRecent', { remembered: undefined }),
      ...answers('rememberTour', { remembered: undefined }, anyFailure),
      ...ends('tour', { 'it is over': undefined }),
      ...answers('rememberSingleKeys', { remembered: undefined }),
      ...answers('setTheme', { 'it is set': undefined }),
      ...ends('helpPanel', { 'it is closed': undefined }),
    },
    // Where remembering leads on to.
    project: ({ context, value }) => [value === 'remembering' ? context.chosen?.id : null, context.isNewcomer],
  })),
}

/** A record the server finds; the demo has one of that name. */
const found: SearchHit = {
  kind: 'policy',
  id: '00000000-0000-4000-8000-000000000901',
  label: 'Code of conduct',
  detail: null,
  employeeId: null,
}

const rowsIn = ({ context }: AnyMachineSnapshot): ReadonlyArray<PaletteRow> => context.rows

export const palette: Scenario = {
  machine: paletteMachine,
  home: ['palette.closed'],
  variants: roles.map(({ role, label }) => ({
    label,
    role,
    input: { sight: sightOf(role) },
    cases: {
      ...says('query.typed', {
        'new employee': { query: 'new employee' },
        'company settings': { query: 'company settings' },
        'a record': { query: 'code of conduct' },
        'what nobody is called': { query: 'qqqqqq' },
        nothing: { query: '' },
      }),
      ...answers(
        'search',
        ({ context }) => (context.query === 'code of conduct' ? { 'one is found': [found] } : { 'none is found': [] }),
        anyFailure,
      ),
      ...says('row.stepped', { 'to the next': { to: 'next' }, 'to the last': { to: 'last' } }),
      ...says('row.pointed', { 'at the first': { at: 0 } }),
      'row.chosen': (snapshot) => [
        ...rowsIn(snapshot)
          .slice(0, 1)
          .map((row) => ({ label: row.label, event: { type: 'row.chosen', at: 0 } })),
        { label: 'where there is none', event: { type: 'row.chosen', at: 99 } },
      ],
    },
    project: ({ context }) => [context.query, context.hits.length, context.choosesFirst],
  })),
}

export const shortcuts: Scenario = {
  machine: shortcutsMachine,
  variants: [
    {
      label: 'a person who may open every page',
      input: { all: () => allShortcuts, singleKeysAreOn: true },
      cases: { ...says('key.pressed', keys), ...switching },
      project: ({ context }) => context.singleKeysAreOn,
    },
    {
      label: 'a person who may open no page',
      input: { all: () => shortcutsFor(() => false), singleKeysAreOn: true },
      cases: { ...says('key.pressed', keys), ...switching },
      project: ({ context }) => context.singleKeysAreOn,
    },
  ],
}

export const helpPanel: Scenario = {
  machine: helpPanelMachine,
  home: ['helpPanel.closed'],
  variants: [
    {
      label: 'help is asked for',
      input: { page: '/' },
      cases: {
        ...answers('openWidget', { 'the hosted widget opens': 'elsewhere', 'the panel opens': 'panel' }),
        ...says('search.typed', { 'a word': { text: 'leave' } }),
        ...says('article.opened', { 'an article': { id: 'first' } }),
      },
    },
  ],
}
