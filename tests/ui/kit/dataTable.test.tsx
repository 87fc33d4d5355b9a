import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../../../src/ui/kit/Button.tsx'
import { arranged } from '../../../src/ui/kit/table/arranged.ts'
import type { Column } from '../../../src/ui/kit/table/columns.ts'
import { DataTable } from '../../../src/ui/kit/table/DataTable.tsx'
import type { Selection } from '../../../src/ui/kit/table/selection.ts'
import { untouched } from '../../../src/ui/kit/table/state.ts'
import { Kept } from '../Kept.tsx'

interface Person {
  readonly id: string
  readonly name: string
  readonly place: string
}

const people: readonly Person[] = [
  { id: 'ava', name: 'Ava', place: 'Office' },
  { id: 'max', name: 'Max', place: 'Site' },
  { id: 'eve', name: 'Eve', place: 'Site' },
]
const columns: readonly Column<Person>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name, hideable: false },
  {
    id: 'place',
    header: 'Place',
    cell: ({ place }) => place,
    filter: { kind: 'choice', choices: [{ value: 'Site', label: 'Site' }], value: ({ place }) => place },
  },
]

const given = {
  noun: { one: 'person', many: 'people' },
  columns,
  rowId: ({ id }: Person) => id,
  rowLabel: ({ name }: Person) => name,
  empty: <p>Nobody yet</p>,
}

type Props = Partial<ComponentProps<typeof DataTable<Person>>>

const still = (props: Props) =>
  render(<DataTable {...given} rows={[]} total={0} state={untouched} onChange={() => undefined} {...props} />)

/** Of three people, searched, sorted and chosen from. */
const working = (props: Props = {}) => {
  const open = vi.fn()
  const chosen = { now: [] as readonly string[] }
  render(
    <Kept first={untouched}>
      {(state, keep) => (
        <Kept<Selection> first={new Set()}>
          {(selected, select) => {
            chosen.now = [...selected]
            const rows = arranged(people, columns, state).filter(({ name }) => name.includes(state.search))
            return (
              <DataTable
                {...given}
                rows={rows}
                total={people.length}
                state={state}
                onChange={(change) => keep({ ...state, ...change })}
                onOpen={({ id }) => open(id)}
                selected={selected}
                onSelect={select}
                bulkActions={<Button>Tag</Button>}
                {...props}
              />
            )
          }}
        </Kept>
      )}
    </Kept>,
  )
  const grid = screen.getByRole('grid', { name: 'people' })
  const names = () =>
    within(grid)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
  const current = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.dataset.row ?? null
  return { grid, open, names, current, chosen: () => [...chosen.now].sort() }
}

it('a row that the keyboard has come to is read without its checkbox, which would say the name twice', async () => {
  const { grid } = working()
  const row = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
  grid.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(row()).toBe(screen.getByRole('row', { name: 'Max Site' }))
  await userEvent.keyboard(' ')
  expect(screen.getByRole('row', { name: 'Max Site', selected: true })).toBe(row())
})

describe('Where there are no rows', () => {
  it.each<readonly [string, Props, role: string | null, words: RegExp]>([
    ['loading', { status: 'loading' }, 'status', /^$/],
    ['failed', { status: 'failed', error: 'No answer.', onRetry: () => undefined }, 'alert', /could not be loaded.*No/],
    ['there is nobody at all', {}, null, /Nobody yet/],
    ['nobody matches', { total: 3, state: { ...untouched, search: 'x' } }, null, /No people match/],
  ])('%s', (name, props, role, words) => {
    const { container } = still(props)
    expect(container.textContent).toMatch(name === 'loading' ? /Name/ : words)
    if (role === 'status') expect(screen.getByRole('status', { name: 'Loading people' })).toBeTruthy()
    expect(screen.queryByRole('alert') !== null).toBe(role === 'alert')
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('what failed is tried again by a press', async () => {
    const retried = vi.fn()
    still({ status: 'failed', onRetry: retried })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retried).toHaveBeenCalledOnce()
  })

  it('rows that are there stay when they cannot be read anew', () => {
    still({ status: 'failed', error: 'No answer.', rows: people, total: 3 })
    expect(screen.getByRole('alert').textContent).toBe('The list may be out of date. No answer.')
    expect(screen.getByRole('grid')).toBeTruthy()
  })

  it('a search that finds nobody is cleared by a press', async () => {
    const { names } = working()
    await userEvent.type(screen.getByRole('searchbox'), 'nobody')
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
    expect(await screen.findByRole('grid')).toBeTruthy()
    expect(names()).toEqual(['AvaOffice', 'MaxSite', 'EveSite'])
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  })
})

describe('The count', () => {
  it.each<readonly [Props, string]>([
    [{ rows: people, total: 3 }, '3 people'],
    [{ rows: people.slice(0, 1), total: 1 }, '1 person'],
    [{ rows: people.slice(0, 1), total: 3 }, '1 of 3 people'],
    [{ rows: people, total: 3, atLeast: true }, 'The newest 3 people'],
    [{ rows: people, total: 12_345 }, '3 of 12,345 people'],
    [{ rows: people, total: 3, count: null }, ''],
    [{ rows: people, total: 3, status: 'loading' }, ''],
  ])('%# is said', (props, words) => {
    still(props)
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([words])
  })

  it('of a search says of how many, once they have been seen', () => {
    const table = (search: string, count: number) => (
      <DataTable
        {...given}
        rows={people.slice(0, count)}
        total={null}
        count={count}
        state={{ ...untouched, search }}
        onChange={() => undefined}
      />
    )
    const { rerender } = render(table('', 3))
    rerender(table('Av', 1))
    expect(screen.getByRole('status').textContent).toBe('1 of 3 people')
    rerender(table('', 2))
    expect(screen.getByRole('status').textContent).toBe('2 people')
  })
})

describe('The header', () => {
  it('sorts upwards, downwards, and not at all', async () => {
    const { names } = working()
    const header = () => screen.getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort')
    const told: Array<readonly [string | null, string | null | undefined]> = []
    for (let press = 0; press < 4; press += 1) {
      told.push([header(), names()[0]])
      await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    }
    expect(told).toEqual([
      ['none', 'AvaOffice'],
      ['ascending', 'AvaOffice'],
      ['descending', 'MaxSite'],
      ['none', 'AvaOffice'],
    ])
    expect(screen.getByRole('columnheader', { name: /Place/ }).getAttribute('aria-sort')).toBeNull()
  })

  it('of all shown takes and lets go', async () => {
    const { chosen } = working()
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all shown' })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Max' }))
    expect([chosen(), all.indeterminate]).toEqual([['max'], true])
    await userEvent.click(all)
    expect([chosen(), all.checked]).toEqual([['ava', 'eve', 'max'], true])
    await userEvent.click(all)
    expect([chosen(), all.checked]).toEqual([[], false])
  })
})

describe('With the keyboard the grid is one stop, and', () => {
  it.each([
    ['', 'ava', []],
    ['{ArrowDown}', 'max', []],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'eve', []],
    ['{ArrowUp}', 'ava', []],
    ['{End}', 'eve', []],
    ['{End}{Home}', 'ava', []],
    ['{PageDown}', 'max', []],
    [' ', 'ava', ['ava']],
    ['  ', 'ava', []],
    ['{Shift>}{ArrowDown}{/Shift}', 'max', ['ava', 'max']],
    [' {End}{Shift>} {/Shift}', 'eve', ['ava', 'eve', 'max']],
    ['{Control>}a{/Control}', 'ava', ['ava', 'eve', 'max']],
    ['{Control>}a{/Control}{Escape}', 'ava', []],
  ])('%s leads to %s with %j chosen', async (keys, row, selected) => {
    const { grid, current, chosen } = working()
    act(() => grid.focus())
    if (keys !== '') await userEvent.keyboard(keys)
    expect([current(), chosen()]).toEqual([row, selected])
  })

  it('Enter opens, and arrow down in the search leads there', async () => {
    const { grid, open } = working()
    await userEvent.click(screen.getByRole('searchbox'))
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(grid)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(open.mock.calls).toEqual([['max']])
  })
})

describe('With the pointer', () => {
  it.each([
    ['a press opens', '', ['max'], []],
    ['with Ctrl it chooses', '{Control>}', [], ['max']],
    ['with Shift too', '{Shift>}', [], ['max']],
  ])('%s', async (_, held, opened, selected) => {
    const { open, chosen } = working()
    const user = userEvent.setup()
    if (held !== '') await user.keyboard(held)
    await user.click(screen.getByText('Max'))
    expect([open.mock.calls.flat(), chosen()]).toEqual([opened, selected])
  })

  it('a box chooses, Shift through to another, and neither opens', async () => {
    const { open, chosen } = working()
    const user = userEvent.setup()
    await user.click(screen.getByRole('checkbox', { name: 'Select Ava' }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: 'Select Eve' }))
    expect([chosen(), open.mock.calls]).toEqual([['ava', 'eve', 'max'], []])
  })
})

describe('What is chosen', () => {
  it('is counted beside what can be done with it, and let go', async () => {
    const { chosen } = working()
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Max' }))
    const bar = within(screen.getByRole('region', { name: 'Selection' }))
    expect([bar.getByText('1 selected'), bar.getByRole('button', { name: 'Tag' })]).toHaveLength(2)
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }))
    expect(chosen()).toEqual([])
  })
})

it('a list that opens addresses has a link in each row, and Enter follows it', async () => {
  const { grid } = working({ rowHref: ({ id }) => `#${id}` })
  expect(within(grid).getByRole('link', { name: 'Max' }).getAttribute('href')).toBe('#max')
  act(() => grid.focus())
  await userEvent.keyboard('{End}{Enter}')
  expect(location.hash).toBe('#eve')
})

it('rows that are still to come keep their place, and are asked for', () => {
  const shown = vi.fn()
  still({ rows: [people[0], undefined, undefined], total: 3, onShown: shown })
  expect(screen.getAllByRole('row', { busy: true })).toHaveLength(2)
  expect(shown).toHaveBeenCalled()
})

describe('On paper', () => {
  const many = Array.from({ length: 600 }, (_, at) => ({ id: `${at}`, name: `Person ${at}`, place: 'Site' }))
  const drawn = () => screen.getAllByRole('row').length - 1

  it('it has every row of the list up to 500, and says so of more; afterwards those in view', () => {
    still({ rows: many, total: 600 })
    const before = drawn()
    expect(before).toBeLessThan(60)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(drawn()).toBe(500)
    expect(screen.getByText('Only the first 500 are printed.')).toBeTruthy()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(drawn()).toBe(before)
    expect(screen.queryByText(/^Only the first/)).toBeNull()
  })

  it('asked for here it waits for the rows that have not come', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const rows = many.slice(0, 100)
    const asShown = (known: number) => (
      <DataTable
        {...given}
        rows={rows.map((row, at) => (at < known ? row : undefined))}
        total={100}
        state={untouched}
        onChange={() => undefined}
      />
    )
    const { rerender } = render(asShown(40))
    await userEvent.click(screen.getByRole('button', { name: 'View options' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Print this list' }))
    expect(print).not.toHaveBeenCalled()
    rerender(asShown(100))
    await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    expect(drawn()).toBe(100)
    vi.unstubAllGlobals()
  })
})
