import type { Page } from '@playwright/test'
import { expect, menuOf, test } from './tenure.ts'

/** The code of the page itself; what it shares with others comes in files of other names. */
const noting = (page: Page, code: RegExp): readonly string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (code.test(request.url())) asked.push(request.url())
  })
  return asked
}

// Who saves data waits: tests/ui/app/prefetching.test.tsx.
test('the code of a page is fetched when a link to it is pointed at, and when the keyboard comes to it', async ({
  as,
}) => {
  const page = await as('max', { path: '/terms' })
  const link = (name: string) => menuOf(page).getByRole('link', { name })
  const employees = noting(page, /\/assets\/employees-[^/]*\.js$/)
  const reports = noting(page, /\/assets\/reports-[^/]*\.js$/)
  await link('Employees').hover()
  await expect.poll(() => employees.length).toBe(1)
  expect(reports).toEqual([])
  await link('Reports').focus()
  await expect.poll(() => reports.length).toBe(1)
  await expect(page).toHaveURL('/terms')
})
