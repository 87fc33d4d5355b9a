import { describe, expect, it, test } from 'vitest'
import { type AnyEventObject, createActor, setup } from 'xstate'
import { type PaletteEntry, pageId } from '../../../src/domain/session/paletteEntries.ts'
import { type CommandsActor, commandsMachine } from '../../../src/machines/session/commands.machine.ts'
import { helpPanelMachine } from '../../../src/machines/session/help/helpPanel.machine.ts'
import { navigationMachine } from '../../../src/machines/session/navigation.machine.ts'
import { eve, max, theDirectory } from '../../fixtures/people.ts'
import { aClock, breaking, giving, held, settled, unreachable } from '../ports.ts'

const entry = (id: string, target: PaletteEntry['target'], denied: string | null = null): PaletteEntry => ({
  id,
  kind: 'act' in target ? 'action' : 'page',
  label: id,
  detail: null,
  words: '',
  target,
  denied,
})

const act = (name: Extract<PaletteEntry['target'], { readonly act: unknown }>['act']) =>
  entry(`action:${name}`, { act: name })

const entries = [
  entry(pageId('home'), { open: 'home' }),
  entry(pageId('orgChart'), { open: 'orgChart' }, 'Your plan does not include this feature.'),
  act('newEmployee'),
  act('changeClient'),
  act('help'),
  act('tour'),
  act('shortcuts'),
  act('themeDark'),
  act('signOut'),
]

/** Under a parent that writes down what it is told, beside the real navigation. */
const running = ({
  recent = [] as ReadonlyArray<string>,
  remember = undefined as unknown,
  isNewcomer = false,
  page = '/start',
} = {}) => {
  const remembered = held<{ ids: ReadonlyArray<string> }, void>()
  const switched = held<{ areOn: boolean }, void>()
  const theme = held<{ theme: string }, void>()
  const toured = held<void, void>()
  const told: Array<AnyEventObject> = []
  const commands = commandsMachine.provide({
    actors: {
      helpPanel: helpPanelMachine.provide({ actors: { openWidget: giving('panel') } }),
      rememberRecent: (remember ?? remembered.logic) as never,
      rememberSingleKeys: switched.logic,
      rememberTour: toured.logic,
      setTheme: theme.logic,
    },
  })
  const parent = createActor(
    setup({
      actors: { commands, navigation: navigationMachine },
      actions: { write: ({ event }) => told.push(event) },
    }).createMachine({
      id: 'parent',
      invoke: [
        {
          id: 'navigation',
          systemId: 'navigation',
          src: 'navigation',
          input: { current: '/start' },
        },
        {
          id: 'commands',
          src: 'commands',
          input: {
            sight: () => ({ entries, people: theDirectory, recent }),
            employeeId: max,
            page: () => page,
            singleKeysAreOn: true,
            isNewcomer,
            tourStops: () => ['menu', 'help'],
          },
        },
      ],
      on: { 'client.changeAsked': { actions: 'write' }, 'signOut.asked': { actions: 'write' } },
    }),
    { clock: aClock() },
  ).start()
  const actor = parent.getSnapshot().children.commands as CommandsActor
  const navigation = () => parent.getSnapshot().children.navigation
  navigation()?.send({ type: 'employee.arrived' })
  navigation()?.send({ type: 'shell.shown' })
  navigation()?.send({ type: 'route.loaded', to: '/start' })
  const emitted: Array<string> = []
  actor.on('*', ({ type }) => emitted.push(type))
  const choose = async (query: string) => {
    actor.send({ type: 'palette.asked' })
    actor.getSnapshot().children.palette?.send({ type: 'query.typed', query })
    actor.getSnapshot().children.palette?.send({ type: 'row.chosen' })
    await settled()
  }
  const press = (key: string, withControl = false) =>
    actor.send({ type: 'key.pressed', key, withControl, whileTyping: false })
  const current = () => navigation()?.getSnapshot().context.current
  return { actor, navigation, told, emitted, remembered, switched, theme, toured, choose, press, current }
}

describe('What is chosen is remembered as used lately, then carried out', () => {
  it('a page is opened by the navigation', async () => {
    const { choose, remembered, current, actor } = running({ recent: ['action:help', 'page:home'] })
    await choose('home')
    expect(remembered.asked).toEqual([{ ids: ['page:home', 'action:help'] }])
    expect(actor.getSnapshot().children.palette).toBeUndefined()
    await remembered.give(undefined)
    expect(current()).toBe('/')
    expect(actor.getSnapshot().value).toBe('resting')
  })

  it('and a person', async () => {
    const { choose, remembered, current } = running()
    await choose('eve')
    await remembered.give(undefined)
    expect(current()).toBe(`/employee/${eve}`)
  })

  it('also when it cannot be remembered', async () => {
    const { choose, current } = running({ remember: breaking() })
    await choose('home')
    expect(current()).toBe('/')
  })

  it('a new employee is a page', async () => {
    const { choose, remembered, current } = running()
    await choose('newEmployee')
    await remembered.give(undefined)
    expect(current()).toBe('/employee/create/')
  })

  test.each([
    ['changeClient', 'client.changeAsked'],
    ['signOut', 'signOut.asked'],
  ])('%s is the root’s', async (name, type) => {
    const { choose, remembered, told } = running()
    await choose(name)
    await remembered.give(undefined)
    expect(told).toMatchObject([{ type }])
  })

  test.each([
    ['help', 'help'],
    ['shortcuts', { sheet: 'shown' }],
  ])('%s opens in its place', async (name, value) => {
    const { choose, remembered, actor } = running()
    await choose(name)
    await remembered.give(undefined)
    expect(actor.getSnapshot().value).toEqual(value)
  })

  it('a theme is set', async () => {
    const { choose, remembered, theme, actor } = running()
    await choose('themeDark')
    await remembered.give(undefined)
    expect(theme.asked).toEqual([{ theme: 'themeDark' }])
    await theme.give(undefined)
    expect(actor.getSnapshot().value).toBe('resting')
  })

  it('closing chooses nothing', async () => {
    const { actor, remembered, current } = running()
    actor.send({ type: 'palette.asked' })
    actor.getSnapshot().children.palette?.send({ type: 'palette.closed' })
    await settled()
    expect([actor.getSnapshot().value, remembered.asked, current()]).toEqual(['resting', [], '/start'])
  })
})

it('§ 2.3 leaving unsaved edits asks first, and the palette is gone by then', async () => {
  const { choose, remembered, navigation, actor, current } = running()
  navigation()?.send({ type: 'unsaved.began', by: 'form' })
  await choose('home')
  await remembered.give(undefined)
  expect(navigation()?.getSnapshot().matches('confirming')).toBe(true)
  expect([current(), actor.getSnapshot().value]).toEqual(['/start', 'resting'])
})

describe('Keys', () => {
  it('lead where the palette would', () => {
    const { press, current, emitted } = running()
    press('g')
    press('h')
    expect([current(), emitted]).toEqual(['/', ['key.taken']])
  })

  it('and nowhere it would not', () => {
    const { press, current, emitted } = running()
    press('g')
    press('o')
    expect([current(), emitted]).toEqual(['/start', []])
  })

  it('Ctrl K opens the palette, and again leaves it as it is', () => {
    const { press, actor } = running()
    press('k', true)
    actor.getSnapshot().children.palette?.send({ type: 'query.typed', query: 'ho' })
    press('k', true)
    expect(actor.getSnapshot().children.palette?.getSnapshot().context.query).toBe('ho')
  })

  it('? opens the sheet, which lists what this person has', () => {
    const { press, actor } = running()
    press('?')
    expect(actor.getSnapshot().matches('sheet')).toBe(true)
    const pages = actor.getSnapshot().context.shortcuts.flatMap(({ target }) => ('open' in target ? [target.open] : []))
    expect(pages).toEqual(['home'])
    actor.send({ type: 'overlay.closed' })
    expect(actor.getSnapshot().value).toBe('resting')
  })

  it('/ asks the view for the page’s search', () => {
    const { press, emitted } = running()
    press('/')
    expect(emitted).toEqual(['key.taken', 'search.wanted'])
  })

  it('single keys can be switched off, which is remembered, and Ctrl K goes on', async () => {
    const { actor, press, switched, current } = running()
    actor.send({ type: 'sheet.asked' })
    actor.send({ type: 'singleKeys.switched', areOn: false })
    actor.send({ type: 'singleKeys.switched', areOn: true })
    actor.send({ type: 'singleKeys.switched', areOn: false })
    expect(switched.asked).toEqual([{ areOn: false }, { areOn: true }, { areOn: false }])
    await switched.give(undefined)
    await switched.give(undefined)
    await switched.give(undefined)
    expect(actor.getSnapshot().value).toEqual({ sheet: 'shown' })
    actor.send({ type: 'overlay.closed' })
    press('g')
    press('h')
    expect(current()).toBe('/start')
    press('k', true)
    expect(actor.getSnapshot().value).toBe('palette')
  })
})

describe('A newcomer', () => {
  it('is shown round once, and it is remembered before', async () => {
    const { actor, toured } = running({ isNewcomer: true, page: '/?from=mail' })
    actor.send({ type: 'home.shown' })
    expect([toured.asked.length, actor.getSnapshot().children.tour]).toEqual([1, undefined])
    await toured.give(undefined)
    expect(actor.getSnapshot().children.tour?.getSnapshot().context.stops).toEqual(['menu', 'help'])
    actor.getSnapshot().children.tour?.send({ type: 'tour.left' })
    actor.send({ type: 'home.shown' })
    expect(actor.getSnapshot().value).toBe('resting')
  })

  it('is shown round where it could not be remembered too, and not twice in a visit', async () => {
    const { actor, toured } = running({ isNewcomer: true, page: '/' })
    actor.send({ type: 'home.shown' })
    await toured.refuse(unreachable)
    expect(actor.getSnapshot().value).toEqual({ tour: 'touring' })
    actor.getSnapshot().children.tour?.send({ type: 'tour.left' })
    actor.send({ type: 'home.shown' })
    expect(actor.getSnapshot().value).toBe('resting')
  })

  it('is not interrupted: what lies over the page stays', () => {
    const { actor, toured } = running({ isNewcomer: true, page: '/' })
    actor.send({ type: 'palette.asked' })
    actor.send({ type: 'home.shown' })
    expect([actor.getSnapshot().value, toured.asked]).toEqual(['palette', []])
  })

  it('who asks for the tour first has had it', async () => {
    const { actor, toured } = running({ isNewcomer: true, page: '/' })
    actor.send({ type: 'tour.asked' })
    await toured.give(undefined)
    actor.getSnapshot().children.tour?.send({ type: 'tour.left' })
    actor.send({ type: 'home.shown' })
    expect([actor.getSnapshot().value, toured.asked.length]).toEqual(['resting', 1])
  })
})

describe('Anybody else', () => {
  it('is not shown round by themself', () => {
    const { actor } = running({ page: '/' })
    actor.send({ type: 'home.shown' })
    expect(actor.getSnapshot().value).toBe('resting')
  })

  it('takes the tour again from where they are, on the Home page', async () => {
    const { choose, remembered, actor, toured, current } = running()
    await choose('tour')
    await remembered.give(undefined)
    expect([actor.getSnapshot().value, current(), toured.asked]).toEqual([{ tour: 'touring' }, '/', []])
  })
})

describe('One thing at a time', () => {
  it('the palette takes the place of the help panel', async () => {
    const { actor } = running()
    actor.send({ type: 'help.asked' })
    await settled()
    expect(actor.getSnapshot().children.helpPanel?.getSnapshot().value).toBe('browsing')
    actor.send({ type: 'palette.asked' })
    expect(actor.getSnapshot().children.helpPanel).toBeUndefined()
  })
  it('help stays open while pages are opened by keys', async () => {
    const { actor, press, current } = running()
    actor.send({ type: 'help.asked' })
    await settled()
    press('g')
    press('h')
    expect([current(), actor.getSnapshot().value]).toEqual(['/', 'help'])
  })
})
