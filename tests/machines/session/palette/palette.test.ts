import { describe, expect, it, test } from 'vitest'
import { createActor } from 'xstate'
import type { PaletteEntry } from '../../../../src/domain/session/paletteEntries.ts'
import { paletteMachine } from '../../../../src/machines/session/palette/palette.machine.ts'
import { AT_MOST, type Sight } from '../../../../src/machines/session/palette/rows.ts'
import { employeeId } from '../../../fixtures/ids.ts'
import { aSummary, eve, max, theDirectory } from '../../../fixtures/people.ts'

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

const opened = (over: Partial<Sight> = {}) => {
  const actor = createActor(paletteMachine, {
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
  return { actor, type, labels, active, at: () => actor.getSnapshot() }
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
    type('e')
    expect(labels().slice(0, 2)).toEqual(['Employees', 'Eve Marlowe'])
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
