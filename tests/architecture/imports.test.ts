import { describe, expect, it } from 'vitest'
import { leansOn } from './areas.ts'
import { layerOf } from './layers.ts'
import { modulesUnder, planted } from './modules.ts'
import {
  cycles,
  followsAreas,
  followsMatrix,
  hasNoCycles,
  keepsDomainPure,
  keepsNodeOutOfTheWorkshop,
  keepsSchemaOutOfTheBrowser,
  type Rule,
  takesNounsAsTypes,
} from './rules.ts'

const source = modulesUnder('src/**/*.{ts,tsx}')

it('reads the real files, of every layer that has any', () => {
  expect(source.length).toBeGreaterThan(20)
  const seen = new Set(source.map(({ path }) => layerOf(path)))
  expect([...seen]).toEqual(expect.arrayContaining(['domain', 'contract', 'server']))
  expect(source.flatMap(({ imports }) => imports).length).toBeGreaterThan(source.length)
})

/** A rule, breaches it must catch (each alone in one file) and neighbours it must let pass. */
type Case = {
  readonly rule: Rule
  readonly catches: readonly (readonly [path: string, source: string])[]
  readonly passes: readonly (readonly [path: string, source: string])[]
}

const cases: Readonly<Record<string, Case>> = {
  'imports follow the matrix': {
    rule: followsMatrix,
    catches: [
      ['src/domain/goals/a.ts', `import '../../machines/goals/goals.machine.ts'`],
      ['src/domain/goals/a.ts', `import type { X } from '../../contract/goals.ts'`],
      ['src/domain/goals/a.ts', `import { Effect } from 'effect'`],
      ['src/domain/goals/a.ts', `import { Option, Clock } from 'effect'`],
      ['src/domain/goals/a.ts', `import * as E from 'effect'`],
      ['src/domain/goals/a.ts', `import * as Layer from 'effect/Layer'`],
      ['src/domain/goals/a.ts', `import { readFile } from 'node:fs/promises'`],
      ['src/domain/goals/a.ts', `export { createMachine } from 'xstate'`],
      ['src/contract/goals.ts', `import { NodeHttpServer } from '@effect/platform-node'`],
      ['src/contract/goals.ts', `import '../server/main.ts'`],
      ['src/machines/goals/a.ts', `import '../../infra/gateways/goals.ts'`],
      ['src/machines/goals/a.ts', `const later = () => import('../../ui/goals/GoalsPage.tsx')`],
      ['src/machines/goals/a.ts', `type G = import('../../infra/gateways/goals.ts').Gateway`],
      ['src/machines/goals/a.ts', `import { useMemo } from 'react'`],
      ['src/infra/gateways/goals.ts', `import { port } from '../../machines/kit/port.ts'`],
      ['src/infra/gateways/goals.ts', `import { type Port } from '../../machines/kit/port.ts'`],
      ['src/infra/gateways/goals.ts', `import type { M } from '../../machines/goals/goals.machine.ts'`],
      ['src/infra/http/client.ts', `import '../../ui/kit/Table.tsx'`],
      ['src/ui/goals/GoalsPage.tsx', `import { goalsGateway } from '../../infra/gateways/goals.ts'`],
      ['src/ui/goals/GoalsPage.tsx', `import type { Goal } from '../../contract/goals.ts'`],
      ['src/ui/goals/GoalsPage.tsx', `import { Dialog } from '@ark-ui/react/dialog'`],
      ['src/ui/goals/GoalsPage.tsx', `import { createActor } from 'xstate'`],
      ['src/ui/goals/GoalsPage.tsx', `import ky from 'ky'`],
      ['src/ui/goals/GoalsPage.tsx', `import { tzOffset } from '@date-fns/tz/tzOffset'`],
      ['src/server/goals/goals.handlers.ts', `import { tzOffset } from '@date-fns/tz/tzOffset'`],
      ['src/server/goals/goals.handlers.ts', `import '../../machines/goals/goals.machine.ts'`],
      ['src/server/goals/goals.handlers.ts', `import { createMachine } from 'xstate'`],
      ['src/workshop/main.tsx', `import '../ui/app/Shell.tsx'`],
      ['src/workshop/main.tsx', `import '../infra/http/client.ts'`],
      ['src/workshop/model/paths.ts', `import { scenarios } from 'workshop/scenarios'`],
      ['src/workshop/page/paths/paths.worker.ts', `import { drivers } from '../../../../tests/e2e/drivers/all.ts'`],
      ['src/ui/app/Shell.tsx', `import { scenarios } from 'workshop/scenarios'`],
      ['src/main.tsx', `import './server/main.ts'`],
      ['src/main.tsx', `import './workshop/draw.ts'`],
      ['src/main.tsx', `import '../tests/fixtures/people.ts'`],
      ['src/ui/goals/GoalsPage.tsx', `import { eve } from '../../samples/people.ts'`],
      ['src/server/goals/goals.store.ts', `import { eve } from '../../samples/people.ts'`],
      ['src/samples/people.ts', `import { days } from '../domain/kernel/days.ts'`],
      ['src/odd/a.ts', `import '../domain/kernel/ids.ts'`],
    ],
    passes: [
      [
        'src/domain/goals/a.ts',
        `import { Option, Result } from 'effect'; import { millisecondsInDay } from 'date-fns/constants'`,
      ],
      ['src/domain/goals/a.ts', `import * as Schema from 'effect/Schema'`],
      [
        'src/contract/goals.ts',
        `import { HttpApi } from 'effect/http-api'; import { Goal } from '../domain/goals/nouns.ts'`,
      ],
      [
        'src/infra/gateways/goals.ts',
        `import type { Ports } from '../../machines/goals/goals.ports.ts'; import ky from 'ky'`,
      ],
      ['src/ui/kit/dates.ts', `import { millisecondsInDay } from 'date-fns/constants'`],
      ['src/ui/kit/Dialog.tsx', `import { Dialog } from '@ark-ui/react/dialog'`],
      ['src/ui/goals/GoalsPage.tsx', `import type { ActorRefFrom } from 'xstate'`],
      ['src/server/main.ts', `import { createServer } from 'node:http'; import { Api } from '../contract/api.ts'`],
      ['src/workshop/main.tsx', `import '../ui/kit/Table.tsx'; import ELK from 'elkjs'`],
      ['src/workshop/page/paths/paths.worker.ts', `import { drivers } from 'workshop/drivers'`],
      ['src/ui/catalogue/Pieces.tsx', `import { eve } from '../../samples/people.ts'`],
      ['src/main.tsx', `import './ui/app/App.tsx'; import './wiring.ts'`],
    ],
  },
  'code that runs in a browser takes nouns as types': {
    rule: takesNounsAsTypes,
    catches: [
      ['src/machines/goals/a.ts', `import { Goal } from '../../domain/goals/nouns.ts'`],
      ['src/machines/goals/a.ts', `import { type Goal } from '../../domain/goals/nouns.ts'`],
      ['src/ui/goals/a.tsx', `export { GoalId } from '../../domain/kernel/ids.ts'`],
      ['src/domain/goals/goalStatus.ts', `import { Goal } from './nouns.ts'`],
    ],
    passes: [
      ['src/domain/goals/goalStatus.ts', `import type { Goal } from './nouns.ts'`],
      ['src/domain/goals/nouns.ts', `import { GoalId } from '../kernel/ids.ts'`],
      ['src/server/goals/goals.store.ts', `import { Goal } from '../../domain/goals/nouns.ts'`],
    ],
  },
  'areas lean only on the areas of the list': {
    rule: followsAreas,
    catches: [
      ['src/domain/tags/a.ts', `import type { E } from '../employees/nouns.ts'`],
      ['src/contract/tags.ts', `import './employees.ts'`],
      ['src/infra/gateways/tags.ts', `import './employees.ts'`],
      ['src/ui/goals/GoalsPage.tsx', `import '../reviews/ReviewsPage.tsx'`],
      ['src/domain/kernel/a.ts', `import type { E } from '../employees/nouns.ts'`],
      ['src/ui/kit/Table.tsx', `import { pathTo } from '../../domain/session/places.ts'`],
      ['src/ui/goals/GoalsPage.tsx', `import { menuFor } from '../../domain/session/menu.ts'`],
      ['src/domain/session/places.ts', `import type { E } from '../employees/nouns.ts'`],
      ['src/ui/kit/Table.tsx', `import { mayEdit } from '../../domain/employees/mayEdit.ts'`],
    ],
    passes: [
      ['src/domain/employees/a.ts', `import type { T } from '../tags/nouns.ts'; import '../kernel/days.ts'`],
      ['src/ui/app/routes.tsx', `const page = () => import('../goals/GoalsPage.tsx')`],
      ['src/ui/goals/GoalsPage.tsx', `import { inArea } from '../app/area.tsx'`],
      ['src/ui/goals/GoalsPage.tsx', `import { pathTo } from '../../domain/session/places.ts'`],
      ['src/domain/session/places.ts', `import { meets } from '../permissions/gate.ts'`],
      ['src/contract/api.ts', `import './tags.ts'; import './employees.ts'`],
    ],
  },
  'the domain asks for no clock, no randomness and no network': {
    rule: keepsDomainPure,
    catches: [
      ['src/domain/goals/a.ts', `export const today = () => new Date()`],
      ['src/domain/goals/a.ts', `export const now = Date.now`],
      ['src/domain/goals/a.ts', `export const id = () => crypto.randomUUID()`],
      ['src/domain/goals/a.ts', `export const luck = () => Math.random()`],
      ['src/domain/goals/a.ts', `export const ask = () => fetch('/api')`],
    ],
    passes: [
      ['src/domain/goals/a.ts', `export const at = (instant: string) => new Date(instant).getTime()`],
      ['src/machines/goals/a.ts', `export const now = Date.now`],
    ],
  },
}

describe.each(Object.entries(cases))('%s', (_name, { rule, catches, passes }) => {
  it('throughout src', () => {
    expect(rule(source)).toEqual([])
  })
  it.each(catches)('and catches %s: %s', (path, text) => {
    expect(rule(planted({ [path]: text }))).toHaveLength(1)
  })
  it.each(passes)('and lets pass %s: %s', (path, text) => {
    expect(rule(planted({ [path]: text }))).toEqual([])
  })
})

describe('no way of imports leads a browser to Schema or Effect', () => {
  it('throughout src', () => {
    expect(keepsSchemaOutOfTheBrowser(source)).toEqual([])
  })

  const schema = { 'src/domain/goals/limits.ts': `import { Schema } from 'effect'` }

  it('and catches the direct way', () => {
    const files = planted({ 'src/infra/http/client.ts': `import { HttpApiClient } from 'effect/http-api'` })
    expect(keepsSchemaOutOfTheBrowser(files)).toEqual(['src/infra/http/client.ts loads effect/http-api'])
  })
  it('and catches the way through another file', () => {
    const files = planted({
      ...schema,
      'src/domain/goals/goalStatus.ts': `export { most } from './limits.ts'`,
      'src/ui/goals/GoalsPage.tsx': `import { most } from '../../domain/goals/goalStatus.ts'`,
    })
    expect(keepsSchemaOutOfTheBrowser(files)).toEqual([
      'src/ui/goals/GoalsPage.tsx loads src/domain/goals/goalStatus.ts → src/domain/goals/limits.ts → effect',
    ])
  })
  it('and lets types, data modules and the server pass', () => {
    const files = planted({
      ...schema,
      'src/ui/goals/GoalsPage.tsx': `import type { Most } from '../../domain/goals/limits.ts'`,
      'src/machines/goals/a.ts': `import { Option, Result } from 'effect'`,
      'src/server/main.ts': `import { Effect } from 'effect'`,
    })
    expect(keepsSchemaOutOfTheBrowser(files)).toEqual([])
  })
})

describe('no path of imports leads the workshop to Node', () => {
  it('from scenarios and drivers, through all their fixtures', () => {
    const files = [...source, ...modulesUnder('tests/{scenarios,fixtures,e2e}/**/*.ts')]
    expect(keepsNodeOutOfTheWorkshop(files)).toEqual([])
  })
  it('and catches the way through a fixture', () => {
    const files = planted({
      'tests/scenarios/all.ts': `import { goal } from '../fixtures/ids.ts'`,
      'tests/fixtures/ids.ts': `import { createHash } from 'node:crypto'`,
    })
    expect(keepsNodeOutOfTheWorkshop(files)).toEqual([
      'tests/scenarios/all.ts loads tests/fixtures/ids.ts → node:crypto',
    ])
  })
})

describe('nothing leads back to itself', () => {
  it('throughout src', () => {
    expect(hasNoCycles(source)).toEqual([])
  })
  it('nor among the areas of the list', () => {
    expect(cycles(leansOn)).toEqual([])
  })
  it('and catches a cycle of three, types included', () => {
    const files = planted({
      'src/ui/kit/a.tsx': `import type { B } from './b.tsx'`,
      'src/ui/kit/b.tsx': `export * from './c.tsx'`,
      'src/ui/kit/c.tsx': `import { a } from './a.tsx'`,
    })
    expect(hasNoCycles(files)).toEqual(['src/ui/kit/a.tsx → src/ui/kit/b.tsx → src/ui/kit/c.tsx → src/ui/kit/a.tsx'])
  })
  it('and lets a page know the way to a route that loads it later', () => {
    const files = planted({
      'src/ui/app/routes.tsx': `export const page = () => import('../goals/GoalsPage.tsx')`,
      'src/ui/goals/GoalsPage.tsx': `import '../app/routes.tsx'`,
    })
    expect(hasNoCycles(files)).toEqual([])
  })
})
