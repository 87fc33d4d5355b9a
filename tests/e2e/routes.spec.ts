import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { notFoundHeading, otherPaths, type Row, rows, rowsBesideTheTable } from './routes/rows.ts'
import { type Visitor, visitors } from './routes/visitors.ts'
import { examineNew, follow, known, knows, unexamined } from './routes/walk.ts'
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

/** What the menu says, without the words of an alert. */
const menuNames = async (page: Page) => {
  const names = await menuOf(page).getByRole('link').allInnerTexts()
  return names.map((name) => name.trim())
}

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
let examined: ReadonlyArray<string> = []

test.describe('§ 2.1, § 6 every route', () => {
  // One after the other: what one visitor's pages are built of, the next one's are too.
  test.describe.configure({ mode: 'default' })

  for (const visitor of visitors) {
    const { who, is, client } = visitor

    test(`as ${is}: the page or notFound, without a complaint or a barrier`, async ({ as, watched }) => {
      // Up to eighty pages, many of them looked through by axe.
      test.setTimeout(300_000)
      watched.allow(...askedInVain)
      const page = await as(who, client ? { client } : {})
      expect(await menuNames(page)).toEqual(visitor.menu)
      const bar = page.getByRole('banner')
      const { findsPeople, changesClient } = visitor.bar
      await expect(bar.getByRole('combobox', { name: 'Search employees' })).toHaveCount(findsPeople ? 1 : 0)
      await expect(page.getByRole('button', { name: 'Change Client' })).toHaveCount(changesClient ? 1 : 0)
      const ownId = await ownIdOf(page)
      await knows(page, examined)
      for (const row of rowsFor(visitor)) {
        const address = addressOf(row, ownId)
        const heading = headingFor(row, visitor)
        await follow(page, address, heading)
        await expect.soft(page, address).toHaveTitle(`${row.name === 'home' ? 'Home' : heading} · Tenure`)
        // The first page of the first visitor as a whole, with what is true of all of them: its language, its title.
        const isFirst = examined.length === 0 && row === every[0]
        await examineNew(page, () => expectNoBarriers(page, `at ${address}`, isFirst ? undefined : unexamined))
        expect.soft(watched.complaints(), `complaints at ${address}`).toEqual([])
      }
      examined = await known(page)
      if (visitor.letter !== 'E') return

      await test.step('a link with the other slash, a query and a hash', () =>
        follow(page, '/orgChart/?from=a-link#here', 'Org chart'))
      // Every address: tests/ui/app/routes.test.tsx.
      for (const [path, heading] of [
        [otherPaths.at(-1) ?? '', notFoundHeading],
        ['/company/billing', notFoundHeading],
        ['/hrDocuments/policies/', 'Company policies'],
      ] as const)
        await test.step(`${path}, typed into the address bar`, async () => {
          await page.goto(path)
          await shellOf(page)
          await expect(title(page, heading)).toBeVisible()
        })
      expect(watched.complaints()).toEqual([])
    })
  }
})
