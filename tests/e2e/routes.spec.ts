import type { Page } from '@playwright/test'
import { places } from '../../src/domain/session/places.ts'
import { expectNoBarriers } from './barriers.ts'
import { notFoundHeading, otherPaths, type Row, rows, rowsBesideTheTable } from './routes/rows.ts'
import { type Visitor, visitors } from './routes/visitors.ts'
import { anatomy, follow } from './routes/walk.ts'
import { expect, menuOf, shellOf, test, title } from './tenure.ts'

const every = [...rows, ...rowsBesideTheTable]

/** No record has this id. */
const nobodys = '11111111-1111-4111-8111-111111111111'

/** So a page that asks for one is told that there is none, which the browser notes. */
const askedInVain = [new RegExp(`status of 404 .*${nobodys}`)]

const headingFor = ({ heading, finds }: Row, visitor: Visitor): string => {
  if (!finds.includes(visitor.letter)) return notFoundHeading
  return typeof heading === 'string' ? heading : heading(visitor)
}

/** The address of a row: one's own record where it is about an employee. */
const addressOf = ({ path }: Row, ownId: string): string =>
  path
    .replace(/^\/employee\/\{\w+\}/, `/employee/${ownId}`)
    .replace('{name}', 'employeeDirectory')
    .replaceAll(/\{\w+\}/g, nobodys)

const ownIdOf = async (page: Page): Promise<string> => {
  const href = await menuOf(page).getByRole('link', { name: 'My Profile' }).getAttribute('href')
  return href?.split('/')[2] ?? ''
}

/** With a slash at the end where there was none, and the other way round. */
const otherSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`)

test('§ 2.1 the route table is the specification’s, row by row', () => {
  const table = Object.entries(places).map(([name, { path }]) => [name, path.replace(/:(\w+)/g, '{$1}')])
  expect(Object.fromEntries(table)).toEqual(Object.fromEntries(every.map(({ name, path }) => [name, path])))
  expect(rows).toHaveLength(57)
})

/** The first of each kind. */
const oneOfEach = (kind: (row: Row) => string): ReadonlyArray<Row> => [
  ...new Map(every.toReversed().map((row) => [kind(row), row])).values(),
]

/**
 * Who sees the most, and who the least, go everywhere; the others to one page of each rule, whose every row is asked for
 * each of them in `tests/domain/session/routeTable.test.ts`.
 */
const rowsFor = ({ letter }: Visitor): ReadonlyArray<Row> =>
  letter === 'A' || letter === 'E' ? every : oneOfEach(({ finds }) => finds)

/** What has been looked through for barriers, by whomever. */
const examined = new Set<string>()

test.describe('§ 2.1, § 6 every route', () => {
  // One after the other: what one visitor's pages are built of, the next one's are too.
  test.describe.configure({ mode: 'default' })

  for (const visitor of visitors) {
    const { who, is, client, before } = visitor

    test(`as ${is}: the page or notFound, without a complaint or a barrier`, async ({ as, watched }) => {
      // Up to eighty pages, most of them looked through by axe.
      test.setTimeout(600_000)
      watched.allow(...askedInVain)
      const page = await as(who, client ? { client } : {})
      if (before) {
        await before(page)
        await page.reload()
        await shellOf(page)
      }
      const ownId = await ownIdOf(page)
      for (const row of rowsFor(visitor)) {
        const address = addressOf(row, ownId)
        const heading = headingFor(row, visitor)
        await follow(page, address, heading)
        await expect.soft(page, address).toHaveTitle(`${row.name === 'home' ? 'Home' : heading} · Tenure`)
        // The menu beside it is a visitor's own.
        const built = `${row.name === 'home' ? visitor.letter : ''} ${await anatomy(page)}`
        if (!examined.has(built)) await expectNoBarriers(page, `at ${address}`)
        examined.add(built)
        expect.soft(watched.complaints(), `complaints at ${address}`).toEqual([])
      }
    })
  }

  test('a slash at the end, a query and a hash change nothing', async ({ as, watched }) => {
    watched.allow(...askedInVain)
    const page = await as('ava')
    const ownId = await ownIdOf(page)
    for (const row of oneOfEach(({ path }) => path.replace(/[^/{}]+/g, 'word'))) {
      const heading = headingFor(row, visitors[0] as Visitor)
      await follow(page, `${otherSlash(addressOf(row, ownId)) || '/'}?from=a-link#here`, heading)
    }
  })

  test('any other path is notFound', async ({ as, watched }) => {
    const page = await as('max')
    for (const path of otherPaths) await follow(page, path, notFoundHeading)
    expect(watched.complaints()).toEqual([])
  })

  test('typed into the address bar leads to the same', async ({ as, watched }) => {
    test.slow()
    const page = await as('eve')
    for (const path of [...otherPaths, '/prs/settings/', '/assets/', '/hrDocuments/policies', '/company/billing']) {
      const found = every.find((row) => row.path === path || row.path === otherSlash(path))
      await page.goto(path)
      await shellOf(page)
      const heading = found?.finds.includes('E') ? String(found.heading) : notFoundHeading
      await expect(title(page, heading), path).toBeVisible()
    }
    expect(watched.complaints()).toEqual([])
  })
})
