import { describe, expect, it } from 'vitest'
import { charts } from '../../scripts/charts/chartsPlugin.ts'
import { layoutEngine, shownOf } from '../../scripts/charts/exhibits.ts'
import { isLifecycle, lifecycleChart } from '../../scripts/charts/lifecycles.ts'
import { type Source, sourcesIn } from '../../scripts/charts/sources.ts'
import { chartPage, indexPage } from '../../scripts/charts/staticPages.ts'
import { toldIn } from '../../scripts/charts/told.ts'
import { catalogue } from '../../src/machines/catalogue.ts'
import type { Chart } from '../../src/workshop/model/chart.ts'
import { chartOf } from '../../src/workshop/model/chart.ts'
import { documentMachine } from '../workshop/model/toys.ts'

const source = (chart: () => Chart): Source => ({
  id: 'document',
  title: 'Document',
  area: 'kit',
  kind: 'machine',
  purpose: 'A toy.',
  file: 'tests/workshop/model/toys.ts',
  text: '/** A toy (§ 2.1).\n *\n * Rules it keeps: opens (§ 4); closes.\n */',
  chart,
})

const flat = (states: number): Chart => {
  const nothing = { initial: null, invokes: [], tags: [], entry: [], exit: [] }
  const ids = Array.from({ length: states }, (_, index) => `document.s${index}`)
  return {
    id: 'document',
    states: [
      { ...nothing, id: 'document', name: 'document', parent: null, kind: 'compound', initial: 'document.s0' },
      ...ids.map((id) => ({ ...nothing, id, name: id.slice(9), parent: 'document', kind: 'atomic' as const })),
    ],
    transitions: ids.map((id, index) => {
      const target = ids[(index + 1) % states] as string
      return {
        id: `${id} · on → ${target}`,
        source: id,
        event: 'on',
        guard: null,
        targets: [target],
        actions: [],
        order: 0,
      }
    }),
  }
}

describe('the sources of the catalogue', () => {
  it('are every machine and every lifecycle table, each with the file that says its rules', async () => {
    const { found, failures } = await sourcesIn(process.cwd())
    expect(failures).toEqual([])
    expect(found.filter(({ kind }) => kind === 'machine').map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id))
    expect(found.filter(({ kind }) => kind === 'lifecycle').map(({ id }) => id)).toContain('employees.lifecycle')
    for (const { kind, file } of found) {
      expect(file).toMatch(kind === 'machine' ? /^src\/machines\/(?!catalogue)/ : /^src\/domain\/\w+\/lifecycle\.ts$/)
    }
  })

  it('that cannot be loaded are said, and break nothing', async () => {
    const { found, failures } = await sourcesIn('/no/such/project')
    expect(found).toEqual([])
    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatch(/^The machines could not be loaded: /)
  })
})

describe('what a comment says', () => {
  it('is its text, its rules one by one, and its parts', () => {
    const told = toldIn(
      "import x from 'y'\n/** Not this. */\nconst a = 1\n/**\n * Who is here\n * (§ 2.2).\n *\n * Rules it keeps: asks once (a; b);\n * and never twice.\n *\n * Events: `asked`.\n * Output: none.\n */\n",
    )
    expect(told).toEqual({
      text: 'Who is here (§ 2.2).',
      rules: ['Asks once (a; b).', 'And never twice.'],
      notes: [
        { name: 'Events', text: '`asked`.' },
        { name: 'Output', text: 'none.' },
      ],
    })
  })
  it('is nothing where there is none', () => {
    expect(toldIn('export {}')).toEqual({ text: '', rules: [], notes: [] })
  })
})

describe('a lifecycle table', () => {
  it.each([
    [{ open: { close: 'closed' }, closed: {} }, true],
    [{ open: { close: 'gone' } }, false],
    [{}, false],
    [['open'], false],
    [null, false],
    [() => 0, false],
  ])('%j: %s', (value, is) => {
    expect(isLifecycle(value)).toBe(is)
  })
  it('begins in its first state and ends where nothing leads on', () => {
    const { states, transitions } = lifecycleChart('door', { open: { close: 'closed' }, closed: {} })
    expect(states.map(({ id, kind }) => [id, kind])).toEqual([
      ['door', 'compound'],
      ['door.open', 'atomic'],
      ['door.closed', 'final'],
    ])
    expect(states[0]?.initial).toBe('door.open')
    expect(transitions.map(({ id }) => id)).toEqual(['door.open · close → door.closed'])
  })
})

describe('a chart of the workshop', () => {
  it('is laid out the same, byte for byte, each time', async () => {
    const make = async () =>
      JSON.stringify(
        await shownOf(
          layoutEngine(),
          source(() => chartOf(documentMachine)),
        ),
      )
    expect(await make()).toBe(await make())
  })
  it('knows what search asks for', async () => {
    const { listed } = await shownOf(
      layoutEngine(),
      source(() => chartOf(documentMachine)),
    )
    expect(listed).toMatchObject({
      failure: null,
      sections: ['2.1', '4'],
      told: { rules: ['Opens (§ 4).', 'Closes.'] },
    })
    expect(listed.states).toContain('document.page.saving')
    expect(listed.actors).toContain('save')
  })
  it('that breaks says why', async () => {
    const shown = await shownOf(layoutEngine(), {
      ...source(() => {
        throw new Error('No machine')
      }),
    })
    expect(shown.exhibit).toBeNull()
    expect(shown.listed.failure).toBe('No machine')
    expect(chartPage(shown, null)).toContain('No machine')
  })
  it('of a thousand states is not drawn, and still told in words', { timeout: 20_000 }, async () => {
    const shown = await shownOf(
      layoutEngine(),
      source(() => flat(1000)),
    )
    expect(shown.listed.failure).toBeNull()
    expect(shown.exhibit?.drawings).toEqual([])
    expect(shown.exhibit?.chart.states).toHaveLength(1001)
  })
  it('leads to no other server from a page on the disk', async () => {
    const shown = await shownOf(
      layoutEngine(),
      source(() => chartOf(documentMachine)),
    )
    const html = indexPage([shown], ['Something is missing.'])
    expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to]) => to)).toEqual(['./document.html'])
    expect(html).toContain('Something is missing.')
  })
})

describe('the plug-in', () => {
  it('makes nothing of modules that are not its own', async () => {
    const { resolveId, load } = charts() as unknown as {
      readonly resolveId: (id: string) => string | undefined
      readonly load: (id: string) => Promise<string | undefined>
    }
    expect(resolveId('virtual:contract-endpoints')).toBeUndefined()
    expect(resolveId('virtual:charts')).toBe('\0virtual:charts')
    expect(await load('src/main.tsx')).toBeUndefined()
    expect(await load('\0virtual:charts.css')).toContain('.chart-state')
  })
})
