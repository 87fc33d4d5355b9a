import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { charts } from '../../scripts/charts/chartsPlugin.ts'
import { acceptCoverage, acceptedOf } from '../../scripts/charts/coverage.ts'
import { docblockIn } from '../../scripts/charts/docblock.ts'
import { layoutEngine, shownOf } from '../../scripts/charts/exhibits.ts'
import { isLifecycle, lifecycleChart } from '../../scripts/charts/lifecycles.ts'
import { type Source, sourcesIn } from '../../scripts/charts/sources.ts'
import { chartPage, indexPage } from '../../scripts/charts/staticPages.ts'
import { catalogue } from '../../src/machines/catalogue.ts'
import type { Chart } from '../../src/workshop/model/chart.ts'
import { chartOf } from '../../src/workshop/model/chart.ts'
import { coverageOfRun, heatOf } from '../../src/workshop/model/heat.ts'
import { transitionsOf } from '../../src/workshop/model/transitions.ts'
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

/** Groups in a ring, each with a ring of states in it. */
const grouped = (groups: number, each: number): Chart => {
  const { states, transitions } = flat(groups)
  const inner = states.slice(1).flatMap((group) => {
    const one = flat(each)
    const renamed = (id: string) => id.replace(/^document/, group.id)
    return [
      { ...group, kind: 'compound' as const, initial: `${group.id}.s0` },
      ...one.states.slice(1).map((state) => ({ ...state, id: renamed(state.id), parent: group.id })),
    ]
  })
  return { id: 'document', states: [...states.slice(0, 1), ...inner], transitions }
}

describe('the sources of the catalogue', () => {
  it('are every machine and every lifecycle table, each with the file that says its rules', async () => {
    const { found, failures } = await sourcesIn(process.cwd())
    expect(failures).toEqual([])
    expect(found.filter(({ kind }) => kind === 'machine').map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id))
    expect(found.filter(({ kind }) => kind === 'lifecycle').map(({ id }) => id)).toContain('employees.lifecycle')
    for (const { kind, file } of found) {
      expect(file).toMatch(
        kind === 'machine' ? /^src\/machines\/(?!catalogue)/ : /^src\/domain\/\w+\/(?:\w+\/)?\w*[lL]ifecycle\.ts$/,
      )
    }
  })

  it('that cannot be loaded are said, and break nothing', async () => {
    const { found, failures } = await sourcesIn('/no/such/project')
    expect(found).toEqual([])
    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatch(/^The machines could not be loaded: /)
  })

  it('of which one breaks while it is loaded hide that one alone, and name it', async () => {
    const root = mkdtempSync(join(tmpdir(), 'sources-'))
    const write = (path: string, text: string) => {
      mkdirSync(join(root, dirname(path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    write('src/machines/kit/door.machine.ts', "/** A door. */\nexport const doorMachine = { id: 'door' }\n")
    write('src/machines/kit/gate.machine.ts', "throw new Error('It is locked')\nexport const gateMachine = {}\n")
    write(
      'src/machines/catalogue.ts',
      [
        "import { doorMachine } from './kit/door.machine.ts'",
        "import { gateMachine } from './kit/gate.machine.ts'",
        'const entry = (machine, area, title, purpose) => ({ id: machine.id, machine, area, title, purpose })',
        "export const catalogue = [entry(doorMachine, 'kit', 'Door', 'Opens.'),",
        "  entry(\n    gateMachine,\n    'kit',\n    'Gate',\n    'Closes.',\n  ),\n]",
      ].join('\n'),
    )
    const { found, failures } = await sourcesIn(root)
    rmSync(root, { recursive: true })
    expect(failures).toEqual(['Gate could not be loaded: It is locked'])
    expect(found.map(({ id, title, file }) => [id, title, file])).toEqual([
      ['door', 'Door', 'src/machines/kit/door.machine.ts'],
      ['gate', 'Gate', 'src/machines/kit/gate.machine.ts'],
    ])
    const gate = await shownOf(layoutEngine(), found[1] as Source)
    expect(gate.listed.failure).toBe('It is locked')
  })
})

describe('what a comment says', () => {
  it('is its text, its rules one by one, and its parts', () => {
    const docblock = docblockIn(
      "import x from 'y'\n/** Not this. */\nconst a = 1\n/**\n * Who is here\n * (§ 2.2).\n *\n * Rules it keeps: asks once (a; b);\n * and never twice.\n *\n * Events: `asked`.\n * Output: none.\n */\n",
    )
    expect(docblock).toEqual({
      text: 'Who is here (§ 2.2).',
      rules: ['Asks once (a; b).', 'And never twice.'],
      notes: [
        { name: 'Events', text: '`asked`.' },
        { name: 'Output', text: 'none.' },
      ],
    })
  })
  it('is nothing where there is none', () => {
    expect(docblockIn('export {}')).toEqual({ text: '', rules: [], notes: [] })
  })
})

describe('a lifecycle table', () => {
  it.each([
    [{ open: { close: 'closed' }, closed: {} }, true],
    [{ open: { close: 'gone' } }, false],
    [{ open: { close: ['closed', 'open'], remove: [] }, closed: {} }, true],
    [{ open: { close: ['closed', 'gone'] }, closed: {} }, false],
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
  it('shows each state an action may lead to, and where the record is gone', () => {
    const { states, transitions } = lifecycleChart('door', {
      open: { close: ['closed', 'open'], remove: [] },
      closed: {},
    })
    expect(states.map(({ name }) => name)).toEqual(['door', 'open', 'closed', 'gone'])
    expect(transitions.map(({ id }) => id)).toEqual([
      'door.open · close → door.closed',
      'door.open · close → door.open',
      'door.open · remove → door.gone',
    ])
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
      docblock: { rules: ['Opens (§ 4).', 'Closes.'] },
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
  it('of a thousand states beside each other is drawn without lines, and told in words', async () => {
    const shown = await shownOf(
      layoutEngine(),
      source(() => flat(1000)),
    )
    expect(shown.listed.failure).toBeNull()
    expect(shown.exhibit?.chart.states).toHaveLength(1001)
    const [drawing, ...others] = shown.exhibit?.drawings ?? []
    expect(others).toEqual([])
    expect(drawing?.geometry.states).toHaveLength(1001)
    expect(drawing?.geometry.arrows).toEqual([])
  })
  it('of a thousand states in groups begins with the groups closed, and each of them can be opened', async () => {
    const shown = await shownOf(
      layoutEngine(),
      source(() => grouped(10, 100)),
    )
    const drawings = shown.exhibit?.drawings ?? []
    expect(drawings[0]?.folded).toHaveLength(10)
    expect(drawings[0]?.geometry.states).toHaveLength(11)
    expect(drawings[0]?.geometry.arrows.length).toBeGreaterThan(0)
    expect(drawings.slice(1).map(({ folded, geometry }) => [folded.length, geometry.states.length])).toEqual(
      Array.from({ length: 10 }, () => [9, 111]),
    )
  }, 60_000)
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

describe('the coverage that is kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const [fresh, accepted] = [join(folder, 'fresh'), join(folder, 'accepted')]
  const left = (name: string, content: unknown) => {
    mkdirSync(fresh, { recursive: true })
    writeFileSync(join(fresh, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  const run = (source: 'units' | 'browser', ids: string) =>
    coverageOfRun(
      source,
      'document',
      [...ids].map((id) => ({ id })),
      '2026-11-20T09:00:00Z',
    )
  const counts = () =>
    acceptedOf('document', accepted).map(({ source, transitions }) => [
      source,
      Object.entries(transitions).map(([id, { count }]) => `${id}${count}`),
    ])
  const accept = () => acceptCoverage('2026-11-21T09:00:00Z', fresh, accepted)

  it('is one file for each machine, made of all runs of units, browser and recorded sessions', () => {
    left('document-units-one.json', run('units', 'ab'))
    left('document-units-two.json', run('units', 'b'))
    left('document-browser.json', run('browser', 'a'))
    left('session.json', {
      kind: 'tenure.recording',
      version: 1,
      machine: 'document',
      chart: '',
      steps: [{ event: 'x', label: null, taken: ['a', 'c'] }],
    })
    expect(accept()).toEqual({ machines: ['document'], failures: [] })
    expect(counts()).toEqual([
      ['units', ['a1', 'b2']],
      ['browser', ['a1']],
      ['sessions', ['a1', 'c1']],
    ])
  })
  it('is not counted twice when it is accepted again, and stays where a source has left nothing new', () => {
    for (const file of ['document-browser.json', 'session.json']) rmSync(join(fresh, file))
    expect(accept().machines).toEqual(['document'])
    expect(counts()).toEqual([
      ['units', ['a1', 'b2']],
      ['browser', ['a1']],
      ['sessions', ['a1', 'c1']],
    ])
  })
  it('leaves out what cannot be read, and says so', () => {
    left('broken.json', '{')
    left('other.json', { kind: 'tenure.recording', version: 7 })
    expect(accept().failures).toEqual([
      expect.stringContaining('broken.json: This file is not JSON'),
      expect.stringContaining('other.json: This recording is of format 7'),
    ])
  })
  it('is on the page of the disk as a picture and as numbers', async () => {
    const shown = await shownOf(
      layoutEngine(),
      source(() => chartOf(documentMachine)),
    )
    const map = heatOf('document', transitionsOf(documentMachine), [run('units', '')], 'browser')
    const html = chartPage(shown, '<svg></svg>', { map, svg: '<svg class="hot"></svg>' })
    expect(html).toContain('class="hot"')
    expect(html).toContain(`Browser tours took 0 of ${map.transitions.size} transitions`)
    expect(html.match(/<th scope="row">/g)).toHaveLength(map.transitions.size)
  })
})

describe('the plug-in', () => {
  it('makes nothing of modules that are not its own', async () => {
    const { resolveId, load } = charts() as unknown as {
      readonly resolveId: (id: string) => string | undefined
      readonly load: (id: string) => Promise<string | undefined>
    }
    expect(resolveId('virtual:contract-endpoints/readings')).toBeUndefined()
    expect(resolveId('virtual:charts')).toBe('\0virtual:charts')
    expect(await load('src/main.tsx')).toBeUndefined()
    expect(await load('\0virtual:charts.css')).toContain('.chart-state')
  })
})
