import { describe, expect, it, test } from 'vitest'
import { createActor } from 'xstate'
import type { PaletteEntry } from '../../../../src/domain/session/paletteEntries.ts'
import type { SearchHit } from '../../../../src/domain/session/search/nouns.ts'
import { paletteMachine } from '../../../../src/machines/session/palette/palette.machine.ts'
import { AT_MOST, type Sight } from '../../../../src/machines/session/palette/rows.ts'
import { employeeId } from '../../../fixtures/ids.ts'
import { aSummary, eve, max, theDirectory } from '../../../fixtures/people.ts'
import { aClock, breaking, held, settled, unreachable } from '../../ports.ts'

const page = (id: string, label: string, denied: string | null = null): PaletteEntry => ({
  id: `page:${id}`,
  kind: 'page',
  label,
  detail: null,
  words: '',
  target: { open: 'home' },
  denied,
})
const signOut: PaletteEntry = {
  ...page('', 'Sign Out'),
  id: 'action:signOut',
  kind: 'action',
  target: { act: 'signOut' },
}

const search = () => held<{ readonly text: string }, ReadonlyArray<SearchHit>>()

const opened = (over: Partial<Sight> = {}, asking: { readonly logic: never } = search()) => {
  const clock = aClock()
  const actor = createActor(paletteMachine.provide({ actors: { search: asking.logic } }), {
    clock,
    input: {
      sight: {
        entries: [
          page('home', 'Home'),
          page('employees', 'Employees'),
          signOut,
          page('billing', 'Billing', 'Why not.'),
        ],
        people: theDirectory,
        recent: [],
        ...over,
      },
    },
  }).start()
  const type = (query: string) => actor.send({ type: 'query.typed', query })
  const labels = () => actor.getSnapshot().context.rows.map(({ label }) => label)
  const active = () => actor.getSnapshot().context.rows[actor.getSnapshot().context.active]?.label
  const sections = () => actor.getSnapshot().context.rows.map(({ section, label }) => [section, label])
  return { actor, clock, type, labels, sections, active, at: () => actor.getSnapshot() }
}

describe('Before anything is typed', () => {
  it('lists what can be done, and nobody', () => {
    expect(
      opened()
        .at()
        .context.rows.map(({ section, label }) => [section, label]),
    ).toEqual([
      ['Pages', 'Home'],
      ['Pages', 'Employees'],
      ['Actions', 'Sign Out'],
    ])
  })

  it('with what was used lately on top, once, and only as far as it can still be seen and done', () => {
    const recent = ['page:gone', `person:${max}`, 'action:signOut', 'page:billing', `person:${employeeId('gone')}`]
    expect(
      opened({ recent })
        .at()
        .context.rows.map(({ section, label }) => [section, label]),
    ).toEqual([
      ['Recent', 'Max Oduya'],
      ['Recent', 'Sign Out'],
      ['Pages', 'Home'],
      ['Pages', 'Employees'],
    ])
  })
})

describe('Typing', () => {
  it('finds pages, actions and people, by name first and then by what else they are known by', () => {
    const { type, labels } = opened()
    type('em')
    expect(labels()[0]).toEqual('Employees')
    type('oduya')
    expect(labels()).toEqual(['Max Oduya'])
    type('site clerk')
    expect(labels()).toEqual(['Ava Lindqvist', 'Max Oduya', 'Eve Marlowe', 'Yuri Volkov', 'Noor Haddad'])
    type('zzz')
    expect(labels()).toEqual([])
    type('')
    expect(labels()).toEqual(['Home', 'Employees', 'Sign Out'])
  })

  it('makes the best one active again', () => {
    const { actor, type, active } = opened()
    actor.send({ type: 'row.stepped', to: 'last' })
    expect(active()).toBe('Sign Out')
    type('h')
    expect(active()).toBe('Home')
  })

  it('shows twenty and says how many more there are', () => {
    const people = Array.from({ length: 10_000 }, (_, at) =>
      aSummary({ id: employeeId(`${at}`), fullName: `Pat ${at}` }),
    )
    const { type, at } = opened({ people })
    const before = performance.now()
    for (const query of ['p', 'pa', 'pat', 'pat 9', 'pat 99']) type(query)
    expect(performance.now() - before).toBeLessThan(1_000)
    expect(at().context.rows).toHaveLength(AT_MOST)
    // As many of 0 to 9,999 hold 99 somewhere.
    expect(at().context.more).toBe(280 - AT_MOST)
    expect(at().context.rows[0]?.label).toBe('Pat 99')
  })

  it('takes no more than 200 characters', () => {
    const { type, at } = opened()
    type('x'.repeat(5_000))
    expect(at().context.query).toHaveLength(200)
  })
})

describe('The active row', () => {
  test.each([
    ['next', 'Employees'],
    ['previous', 'Sign Out'],
    ['last', 'Sign Out'],
    ['first', 'Home'],
  ] as const)('one step %s of the first is %s', (to, label) => {
    const { actor, active } = opened()
    actor.send({ type: 'row.stepped', to })
    expect(active()).toBe(label)
  })

  it('goes round at both ends, and stays where nothing was found', () => {
    const { actor, active, type, at } = opened()
    for (const _ of [1, 2, 3]) actor.send({ type: 'row.stepped', to: 'next' })
    expect(active()).toBe('Home')
    type('zzz')
    actor.send({ type: 'row.stepped', to: 'next' })
    actor.send({ type: 'row.stepped', to: 'previous' })
    expect(at().context.active).toBe(0)
  })
})

describe('Choosing', () => {
  it('ends with what is active', () => {
    const { actor, type, at } = opened()
    type('eve')
    actor.send({ type: 'row.chosen' })
    expect(at().output).toMatchObject({ id: `person:${eve}`, target: { person: eve } })
  })
  it('or with what is pointed at', () => {
    const { actor, at } = opened()
    actor.send({ type: 'row.chosen', at: 2 })
    expect(at().output).toMatchObject({ id: 'action:signOut' })
  })
  it('of what is denied does nothing, and it stays there with its reason', () => {
    const { actor, type, at } = opened()
    type('billing')
    actor.send({ type: 'row.chosen' })
    expect(at().status).toBe('active')
    expect(at().context.rows).toMatchObject([{ label: 'Billing', denied: 'Why not.' }])
  })
  it('of nothing does nothing', () => {
    const { actor, type, at } = opened()
    type('zzz')
    actor.send({ type: 'row.chosen' })
    expect(at().status).toBe('active')
  })
  it('closing ends with nothing', () => {
    const { actor, at } = opened()
    actor.send({ type: 'palette.closed' })
    expect([at().status, at().output]).toEqual(['done', null])
  })
})

const hit = (kind: SearchHit['kind'], label: string, detail: string | null = null): SearchHit => ({
  kind,
  id: employeeId(`${kind} ${label}`),
  label,
  detail,
  employeeId: kind === 'certification' ? eve : null,
})
const leave = hit('policy', 'Leave policy')
const card = hit('certification', 'White Card', 'Eve Marlowe')

describe('Records', () => {
  const asked = (typed: string, over?: Partial<Sight>) => {
    const asking = search()
    const palette = opened(over, asking)
    palette.type(typed)
    palette.clock.increment(150)
    return { ...palette, asking }
  }

  it('are asked for once typing pauses, and only of what is typed then', () => {
    const asking = search()
    const { clock, type, at } = opened({}, asking)
    for (const typed of ['le', 'lea', ' leave\t']) {
      clock.increment(149)
      type(typed)
    }
    expect([asking.asked, at().hasTag('looking')]).toEqual([[], true])
    clock.increment(150)
    expect(asking.asked).toEqual([{ text: 'leave' }])
  })

  it('are not asked for by less than two letters, and then nothing is on its way', () => {
    const asking = search()
    const { clock, type, at } = opened({}, asking)
    for (const typed of ['l', ' ', '', '--', 'le', 'l']) type(typed)
    clock.increment(1_000)
    expect([asking.asked, at().hasTag('looking')]).toEqual([[], false])
    type('\u738b')
    clock.increment(150)
    expect(asking.asked).toEqual([{ text: '\u738b' }])
  })

  it('stand below what is here already, by kind, and lead to their own pages', async () => {
    const { asking, sections, at, actor } = asked('eve mar')
    await asking.give([hit('policy', 'Events'), card, hit('goal', 'Eve’s goal', 'Eve Marlowe')])
    expect(at().hasTag('looking')).toBe(false)
    expect(sections()).toEqual([
      ['People', 'Eve Marlowe'],
      ['Policies', 'Events'],
      ['Certifications', 'White Card'],
      ['Goals', 'Eve’s goal'],
    ])
    actor.send({ type: 'row.chosen', at: 2 })
    expect(at().output).toMatchObject({
      target: { address: `/employee/${eve}/certifications/${card.id}` },
    })
  })

  it('a person who is here already is not there twice, and one whose name is spelled otherwise is with their picture', async () => {
    const { asking, at } = asked('max')
    await asking.give([
      { ...hit('person', 'Max Oduya'), id: max },
      { ...hit('person', '\u0645\u0643\u0633'), id: eve },
    ])
    expect(at().context.rows).toMatchObject([
      { id: `person:${max}` },
      { id: `person:${eve}`, section: 'People', picture: { id: eve }, target: { person: eve } },
    ])
  })

  it('of an earlier text never stand under a later one', async () => {
    const { asking, type, clock, labels } = asked('leave')
    type('white')
    await asking.give([leave])
    expect(labels()).toEqual([])
    clock.increment(150)
    await asking.give([card])
    expect(labels()).toEqual(['White Card'])
    expect(asking.asked).toEqual([{ text: 'leave' }, { text: 'white' }])
  })

  it('stay while the next letter is asked about, as far as they hold it', async () => {
    const { asking, type, labels } = asked('le')
    await asking.give([leave, hit('asset', 'Ledger')])
    type('lea')
    expect(labels()).toEqual(['Leave policy'])
    type('l')
    expect(labels()).not.toContain('Leave policy')
  })

  it('leave the row active that somebody has walked to', async () => {
    const { asking, actor, active } = asked('em', { entries: [page('a', 'Emails'), page('b', 'Employees')] })
    actor.send({ type: 'row.stepped', to: 'next' })
    await asking.give([hit('policy', 'Emergencies')])
    expect(active()).toBe('Employees')
  })

  it('that fail leave the rest in use, and can be asked for again', async () => {
    const { asking, at, labels, actor } = asked('employees')
    await asking.refuse(unreachable)
    expect([at().matches({ choosing: 'failed' }), labels()]).toEqual([true, ['Employees']])
    actor.send({ type: 'search.retried' })
    expect(at().hasTag('looking')).toBe(true)
    await asking.give([hit('goal', 'Employees of the month')])
    expect(labels()).toEqual(['Employees', 'Employees of the month'])
  })

  it('that fail by a bug leave the rest in use too', async () => {
    const { type, clock, at, actor } = opened({}, { logic: breaking() })
    type('home')
    clock.increment(150)
    await settled()
    expect(at().matches({ choosing: 'failed' })).toBe(true)
    actor.send({ type: 'row.chosen' })
    expect(at().output).toMatchObject({ id: 'page:home' })
  })

  it('chosen before anything is there: the first that comes', async () => {
    const { asking, actor, at } = asked('white card')
    actor.send({ type: 'row.chosen' })
    expect(at().status).toBe('active')
    await asking.give([card])
    expect(at().output).toMatchObject({ id: `certification:${card.id}` })
  })

  it('but nothing of another text, and nothing where nothing comes', async () => {
    const { asking, actor, at, type, clock } = asked('white card')
    actor.send({ type: 'row.chosen' })
    type('leave')
    clock.increment(150)
    await asking.give([card])
    await asking.give([leave])
    expect([at().status, at().context.rows.map(({ label }) => label)]).toEqual(['active', ['Leave policy']])
    type('nothing')
    actor.send({ type: 'row.chosen' })
    clock.increment(150)
    await asking.give([])
    expect([at().status, at().context.rows]).toEqual(['active', []])
  })
})
