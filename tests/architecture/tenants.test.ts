import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'
import { type Module, modulesUnder, planted } from './modules.ts'

/** Every table of the product whose rows belong to a tenant, as the migrations make them. */
const tenantTables = globSync('src/server/store/migrations/*.sql').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/create table (\w+) \((.*?)\n\)/gs)].flatMap(
    ([, table = '', columns = '']) => (columns.includes('tenant_id') ? [table] : []),
  ),
)
const namesOne = new RegExp(`\\b(?:from|join|update|into)\\s+(${tenantTables.join('|')})\\b`)

/** What a person may read of themself from above all tenants (`readAsUser`). */
const aboveTheTenants = ['src/server/employees/accounts/clients.ts']

/** Modules that get a connection which stands in no tenant; filling a client from outside is no request. */
const bare = /\/(store\/(pool|roles|lending|identitySql)|identity\/sql)\.ts$|^@effect\/sql-pg/
const fromOutside =
  /^src\/server\/(demo|onboarding\/(newClient|firstRun)|policies\/templates\/publishing|employees\/import\/running)/

type Statement = { readonly text: string; readonly line: number }

const statementsOf = ({ path, source }: Module): ReadonlyArray<Statement> => {
  const found: Statement[] = []
  new Visitor({
    TemplateLiteral({ quasis, start }) {
      const text = quasis.map(({ value }) => value.raw).join('?')
      if (namesOne.test(text)) found.push({ text, line: source.slice(0, start).split('\n').length })
    },
  }).visit(parseSync(path, source).program)
  return found
}

const breaches = (modules: ReadonlyArray<Module>): ReadonlyArray<string> =>
  modules.flatMap((module) => {
    const { path, imports } = module
    const isBare = !fromOutside.test(path) && imports.some(({ to }) => bare.test(to))
    return statementsOf(module).flatMap(({ text, line }) => {
      const table = namesOne.exec(text)?.[1]
      if (isBare) return [`${path}:${line} names ${table} where a connection stands in no tenant`]
      return text.includes('tenant_id') || aboveTheTenants.includes(path)
        ? []
        : [`${path}:${line} names ${table}, and not whose rows`]
    })
  })

const server = modulesUnder('src/server/**/*.ts').filter(({ path }) => !path.startsWith('src/server/demo/'))

describe('a statement that names a tenant’s table names the tenant, in the tenant’s own transaction', () => {
  it('throughout the server', () => {
    expect(tenantTables.length).toBeGreaterThan(40)
    expect(server.flatMap(statementsOf).length).toBeGreaterThan(200)
    expect(breaches(server)).toEqual([])
  })

  it.each([
    ['src/server/goals/a.store.ts', 'export const a = (sql) => sql`select title from goals where id = 1`'],
    ['src/server/goals/a.store.ts', 'export const a = (sql) => sql.unsafe(`delete from goals where id = $1`)'],
    ['src/server/goals/a.store.ts', 'export const a = `join goals g on g.employee_id = e.id`'],
    [
      'src/server/goals/a.store.ts',
      `import { openConnections } from '../store/pool.ts'; export const a = \`select from goals where tenant_id = $1\``,
    ],
    [
      'src/server/identity/a.store.ts',
      `import type { IdentitySql } from './sql.ts'; export const a = \`update employees set email = $1 where tenant_id = $2\``,
    ],
  ])('and catches a breach in %s: %s', (path, text) => {
    expect(breaches(planted({ [path]: text }))).toHaveLength(1)
  })

  it.each([
    ['src/server/goals/a.store.ts', 'export const a = (sql) => sql`select from goals where tenant_id = tenant()`'],
    [
      'src/server/identity/a.store.ts',
      `import type { IdentitySql } from './sql.ts'; export const a = \`select id from identity.users where id = $1\``,
    ],
  ])('and lets pass %s: %s', (path, text) => {
    expect(breaches(planted({ [path]: text }))).toEqual([])
  })
})
