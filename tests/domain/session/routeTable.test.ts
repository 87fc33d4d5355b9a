import { describe, expect, it } from 'vitest'
import { allModules, modulesOf } from '../../../src/domain/billing/modules.ts'
import type { FeatureFlagName } from '../../../src/domain/billing/nouns.ts'
import { type PageName, places, routeAccess } from '../../../src/domain/session/places.ts'
import { rows, rowsBesideTheTable } from '../../e2e/routes/rows.ts'
import { anActor, granted, theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'

const flags: ReadonlyArray<FeatureFlagName> = ['billing', 'assetRegister', 'certifications']
const all = { modules: allModules, flags }
const onCompliance = { modules: modulesOf({ subscription: null, productPlan: 'compliance', plans: [] }), flags }
const withoutCompliance = { modules: allModules.filter((module) => module !== 'compliance'), flags }
const featureUser = anActor({
  privileges: granted(
    { featureId: 'assetManagerManage', actions: ['Use'] },
    { featureId: 'positionTemplatesManage', actions: ['Use'] },
  ),
})

const visitors = [
  ['A', theAdmin, all],
  ['M', theManager, all],
  ['E', theEmployee, all],
  ['F', featureUser, all],
  ['W', theAdmin, onCompliance],
  ['w', theEmployee, onCompliance],
  ['C', theAdmin, withoutCompliance],
] as const

const every = [...rows, ...rowsBesideTheTable]

it('§ 2.1 the route table is the specification’s, row by row', () => {
  const table = Object.entries(places).map(([name, { path }]) => [name, path.replace(/:(\w+)/g, '{$1}')])
  expect(Object.fromEntries(table)).toEqual(Object.fromEntries(every.map(({ name, path }) => [name, path])))
  expect(rows).toHaveLength(57)
})

/** Every visitor at every page; in the browser each goes to one page of each kind (`tests/e2e/routes.spec.ts`). */
describe('2.1, 6 who finds which page', () => {
  it.each(every)('$name: $finds', ({ name, finds }) => {
    const found = visitors.map(([letter, actor, offering]) =>
      routeAccess(name as PageName, actor, offering).allowed ? letter : '-',
    )
    expect(found.join('')).toBe(finds)
  })
})
