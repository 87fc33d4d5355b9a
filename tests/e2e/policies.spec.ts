import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import PDFDocument from 'pdfkit'
import { expectNoBarriers } from './barriers.ts'
import { company } from './company.ts'
import { expect, test, title } from './tenure.ts'

const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

const dutyOf = (page: Page, name: string) => page.getByRole('region', { name: 'To do' }).getByRole('link', { name })

const agree = (page: Page) => page.getByRole('button', { name: 'I have read and agree' }).click()

const evidence = async (page: Page, format: 'PDF' | 'CSV') => {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Evidence' }).click()
  await page.getByRole('menuitem', { name: `Evidence as ${format}` }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** So many days from today, where the company is. */
const day = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Brisbane' }).format(Date.now() + days * 86_400_000)

const pdfOf = async (pages: number): Promise<Buffer> => {
  const paper = new PDFDocument({ autoFirstPage: false })
  const parts: Buffer[] = []
  paper.on('data', (part: Buffer) => parts.push(part))
  const ended = once(paper, 'end')
  for (let page = 1; page <= pages; page += 1) paper.addPage().text(`This is page ${page} of ${pages}.`)
  paper.end()
  await ended
  return Buffer.concat(parts)
}

/** On a phone: agreed to, with what is said of it beside the next. */
const firstAgreed = async (eli: Page): Promise<void> => {
  const duty = dutyOf(eli, 'Ladders')
  await expect(duty).toContainText('Policy to agree to')
  await duty.click()
  await expect(eli.getByText('Face the ladder.')).toBeVisible()
  await agree(eli)
  const said = eli.getByText('You have agreed to Ladders')
  await expect(said).toBeVisible()
  await expect(eli.getByText('You agreed to version 1 on')).toBeVisible()
  // Where the button was, and not at the top of the page.
  await expect(eli.locator(':focus')).toContainText('You agreed to version 1 on')
  await eli.goBack()
  await dutyOf(eli, 'Scaffolds').click()
  // A trial: whether the press would reach it while that is still said.
  await eli.getByRole('button', { name: 'I have read and agree' }).click({ trial: true })
  await expect(said).toBeVisible()
  await eli.goBack()
  // Gone at once, without another visit.
  await expect(title(eli, /^Welcome/)).toBeVisible()
  await expect(dutyOf(eli, 'Scaffolds')).toBeVisible()
  await expect(duty).toHaveCount(0)
}

test('§ 3 HR document, § 4 agreed or not, per employee: a policy is agreed to, a new version asks again with the change shown, and the evidence proves it', async ({
  stranger,
  watched,
}) => {
  test.slow()
  watched.allow(/status of 409/)
  const { asNia, asEli, eli: employee, hasPolicy, changesPolicy } = await company(stranger)
  const { id, path } = await hasPolicy('Ladders', 'Face the ladder.')
  await hasPolicy('Scaffolds', 'Tag it.')
  const eli = await asEli('/')
  await test.step('it is agreed to on a phone, and what is said of it does not cover the button of the next', async () => {
    await eli.setViewportSize(phone)
    await firstAgreed(eli)
    await eli.setViewportSize(wide)
  })

  await test.step('a new version asks again with the change shown; the newest is what is agreed to', async () => {
    const two = ['Face the ladder.', 'Two people above four metres.'] as const
    await changesPolicy(id, 'Ladders', 'New: Two people above four metres.', ...two)
    await eli.reload()
    const update = dutyOf(eli, 'Ladders')
    await expect(update).toContainText('Policy update available')
    await update.click()
    await expect(eli.getByRole('heading', { name: 'What changed' })).toBeVisible()
    await expect(eli.getByText('New: Two people above four metres.')).toBeVisible()
    await expect(eli.getByRole('insertion').filter({ hasText: 'Two people above four metres.' })).toBeVisible()
    await expect(eli.getByText('Face the ladder.')).toHaveCount(0)
    await eli.getByRole('button', { name: 'Show the whole policy' }).click()
    await expect(eli.getByText('Face the ladder.')).toBeVisible()
    await expectNoBarriers(eli, 'of a policy to agree to')

    await changesPolicy(id, 'Ladders', 'New: Check it.', ...two, 'Check it before each use.')
    await agree(eli)
    await expect(eli.getByText(/A newer version was published while you were reading version 2/)).toBeVisible()
    await eli.getByRole('button', { name: 'Read the new version' }).click()
    await expect(eli.getByText('Check it before each use.').first()).toBeVisible()
    await expect(eli.getByText('Two people above four metres.').first()).toBeVisible()
    await agree(eli)
    await expect(eli.getByText('You agreed to version 3 on')).toBeVisible()
  })

  const nia = await asNia(`${path}?tab=people`)
  await test.step('who has agreed, and what they agreed to, is proved in a file', async () => {
    await expect(nia.getByRole('progressbar', { name: '1 of 3 agreed' })).toBeVisible()
    await expect(nia.getByRole('row').filter({ hasText: 'Eli Comer' })).toContainText('Version 3')
    await expectNoBarriers(nia, 'of who has agreed')
    const csv = (await evidence(nia, 'CSV')).bytes.toString('utf8')
    for (const name of ['Nia Comer', 'Mara Comer', 'Eli Comer']) expect(csv).toContain(name)
    expect(csv).toMatch(/[0-9a-f]{64}/)
    expect((await evidence(nia, 'PDF')).bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('an earlier day says what it is based on', async () => {
    await nia.getByRole('button', { name: 'As at today' }).click()
    await nia.getByLabel('As at the end of').fill(day(-3))
    await nia.keyboard.press('Escape')
    await expect(nia.getByText(/^This policy was not published yet at the end of .*\.$/)).toBeVisible()
    await expectNoBarriers(nia, 'of an earlier day')
  })

  await test.step('versions are compared', async () => {
    await nia.getByRole('tab', { name: 'Versions' }).click()
    await nia.getByRole('combobox', { name: 'From', exact: true }).selectOption('Version 1')
    await nia.getByRole('combobox', { name: 'To', exact: true }).selectOption('Version 3')
    await nia.getByRole('button', { name: 'Compare' }).click()
    await expect(nia.getByRole('heading', { name: 'From version 1 to 3' })).toBeVisible()
    await expect(nia.getByRole('insertion')).toHaveCount(2)
    await expectNoBarriers(nia, 'of a comparison')
  })

  await test.step('a person has the evidence of what they agreed to', async () => {
    await eli.goto(`/employee/${employee.employeeId}/compliance`)
    await expect(eli.getByRole('list', { name: 'Complete' })).toContainText('Ladders')
    await expectNoBarriers(eli, 'of a person’s compliance')
    const own = await evidence(eli, 'CSV')
    expect(own.name).toBe('Eli Comer policy evidence.csv')
    const text = own.bytes.toString('utf8')
    expect(text).toContain('Policy evidence: Eli Comer')
    expect(text).toMatch(/agreement,Ladders,.*[0-9a-f]{64}/)
    expect(text).toContain('Not yet agreed')
    expect((await evidence(eli, 'PDF')).bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

test('the list of documents and their categories have no barriers; of a PDF of 500 pages only what is near is drawn', async ({
  as,
}) => {
  const page = await as('ava', { path: '/hrDocuments' })
  await expect(page.getByRole('grid', { name: 'documents' })).toBeVisible()
  await expectNoBarriers(page, 'of the list')
  await page.getByRole('button', { name: 'Categories' }).click()
  const categories = page.getByRole('dialog', { name: 'Categories' })
  await expect(categories.getByRole('button', { name: 'Remove Conduct' })).toHaveAttribute('aria-disabled', 'true')
  await expectNoBarriers(page, 'of the categories')
  await page.keyboard.press('Escape')
  await expect(categories).toHaveCount(0)

  await page.route(/\/HRDocuments\/[^/]+\/1\/File$/i, async (route) =>
    route.fulfill({ contentType: 'application/pdf', body: await pdfOf(500) }),
  )
  await page.getByRole('searchbox', { name: 'Search documents' }).fill('Emergency')
  await page.getByRole('link', { name: 'Emergency Response Plan' }).click()
  const drawn = page.locator('canvas[aria-busy=false]')
  await expect(drawn.first()).toContainText('This is page 1 of 500')
  await expect(page.getByText('50 of 500 pages')).toBeAttached()
  expect(await page.locator('canvas').count()).toBeLessThan(6)
  await page.getByRole('button', { name: 'Show 50 more pages' }).click()
  await expect(page.getByText('100 of 500 pages')).toBeAttached()
  await page.getByText('100 of 500 pages').scrollIntoViewIfNeeded()
  await expect(drawn.last()).toContainText('This is page 100 of 500')
  expect(await page.locator('canvas').count()).toBeLessThan(6)
})
