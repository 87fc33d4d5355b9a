import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import PDFDocument from 'pdfkit'
import { expectNoBarriers } from './barriers.ts'
import { expect, menuOf, test, title } from './tenure.ts'

const readers = { eve: 'Eve Marlowe', max: 'Max Oduya', yuri: 'Yuri Volkov' } as const

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the policy' })

/** Writes a policy for the three readers and publishes it; its page. */
const published = async (admin: Page, name: string, words: string): Promise<string> => {
  await admin.getByRole('button', { name: 'Write a policy' }).click()
  await admin.getByLabel('Title').fill(name)
  await admin.getByRole('button', { name: 'Start writing' }).click()
  await expect(title(admin, name)).toBeVisible()
  await admin.getByRole('region', { name: 'Who it applies to and when' }).getByRole('button', { name: 'Edit' }).click()
  await admin.getByRole('radio', { name: 'Chosen people' }).click()
  const people = admin.getByRole('combobox', { name: 'People' })
  for (const fullName of Object.values(readers)) {
    await people.fill(fullName)
    await people.press('Enter')
  }
  await admin.getByRole('button', { name: 'Save settings' }).click()
  await expect(admin.getByText('3 people, chosen')).toBeVisible()
  await textOf(admin).click()
  await admin.keyboard.type(words)
  await admin.getByRole('button', { name: 'Publish…' }).click()
  await admin.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(admin.getByText('Policy published')).toBeVisible()
  return new URL(admin.url()).pathname.replace('/edit', '')
}

/** A sentence more, and everybody is asked again. */
const publishedAgain = async (admin: Page, policy: string, versionNo: number, words: string): Promise<void> => {
  await admin.goto(`${policy}/edit`)
  await textOf(admin).click()
  await admin.keyboard.press('Control+End')
  await admin.keyboard.press('Enter')
  await admin.keyboard.type(words)
  await admin.getByRole('button', { name: 'Publish…' }).click()
  await admin.getByRole('radio', { name: 'Substantive change' }).click()
  await admin.getByLabel('What changed').fill(`New: ${words}`)
  await admin.getByRole('button', { name: `Publish version ${versionNo}` }).click()
  await expect(admin.getByText('Policy published')).toBeVisible()
}

const agree = (page: Page) => page.getByRole('button', { name: 'I have read and agree' }).click()

const saved = async (page: Page, press: () => Promise<void>): Promise<Buffer> => {
  const download = page.waitForEvent('download')
  await press()
  return readFile(await (await download).path())
}

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

test.describe('policies (§ 3 HR document, § 4 agreed or not, per employee)', () => {
  test('one is published and agreed to, a new version asks again with the change shown, and the evidence proves it', async ({
    as,
    watched,
  }) => {
    test.setTimeout(240_000)
    watched.allow(/status of 40[49]/)
    const name = `Ladders ${crypto.randomUUID().slice(0, 8)}`
    const admin = await as('ava', { path: '/hrDocument/create/' })
    const policy = await published(admin, name, 'Face the ladder.')

    for (const who of Object.keys(readers) as Array<keyof typeof readers>) {
      const reader = await as(who)
      const duty = reader.getByRole('region', { name: 'To do' }).getByRole('link', { name })
      await expect(duty).toContainText('Policy to read and agree to')
      await duty.click()
      await expect(reader.getByText('Face the ladder.')).toBeVisible()
      if (who === 'eve') await expectNoBarriers(reader, 'of a policy to agree to')
      await agree(reader)
      await expect(reader.getByText('You agreed to version 1 on')).toBeVisible()
      // Where the button was, and not at the top of the page.
      await expect(reader.locator(':focus')).toContainText('You agreed to version 1 on')
      // Gone at once, without another visit.
      await menuOf(reader).getByRole('link', { name: 'Home' }).click()
      await expect(title(reader, /^Welcome/)).toBeVisible()
      await expect(duty).toHaveCount(0)
      await reader.context().close()
    }

    await publishedAgain(admin, policy, 2, 'Two people above four metres.')
    const eve = await as('eve')
    const update = eve.getByRole('region', { name: 'To do' }).getByRole('link', { name })
    await expect(update).toContainText('Policy update available')
    await update.click()
    await expect(eve.getByRole('heading', { name: 'What changed' })).toBeVisible()
    await expect(eve.getByText('New: Two people above four metres.')).toBeVisible()
    await expect(eve.getByRole('insertion').filter({ hasText: 'Two people above four metres.' })).toBeVisible()
    await expect(eve.getByText('Face the ladder.')).toHaveCount(0)
    await eve.getByRole('button', { name: 'Show the whole policy' }).click()
    await expect(eve.getByText('Face the ladder.')).toBeVisible()
    await agree(eve)
    await expect(eve.getByText('You agreed to version 2 on')).toBeVisible()

    const max = await as('max', { path: policy })
    await expect(max.getByRole('heading', { name: 'What changed' })).toBeVisible()
    await publishedAgain(admin, policy, 3, 'Check it before each use.')
    await agree(max)
    await expect(max.getByText(/A newer version was published while you were reading version 2/)).toBeVisible()
    await max.getByRole('button', { name: 'Read the new version' }).click()
    await expect(max.getByText('Check it before each use.').first()).toBeVisible()
    await expect(max.getByText('Two people above four metres.').first()).toBeVisible()
    await agree(max)
    await expect(max.getByText('You agreed to version 3 on')).toBeVisible()

    await admin.goto(`${policy}?tab=people`)
    await expect(admin.getByRole('progressbar', { name: '1 of 3 agreed' })).toBeVisible()
    await expect(admin.getByRole('row').filter({ hasText: readers.max })).toContainText('Version 3')
    await expect(admin.getByRole('row').filter({ hasText: readers.eve })).toContainText('To agree again')
    await expectNoBarriers(admin, 'of who has agreed')
    const evidence = (format: string) =>
      saved(admin, async () => {
        await admin.getByRole('button', { name: 'Evidence' }).click()
        await admin.getByRole('menuitem', { name: `Evidence as ${format}` }).click()
      })
    const csv = (await evidence('CSV')).toString('utf8')
    for (const fullName of Object.values(readers)) expect(csv).toContain(fullName)
    expect(csv).toMatch(/[0-9a-f]{64}/)
    expect((await evidence('PDF')).subarray(0, 5).toString()).toBe('%PDF-')

    await admin.getByRole('tab', { name: 'Versions' }).click()
    await admin.getByRole('combobox', { name: 'From', exact: true }).selectOption('Version 1')
    await admin.getByRole('combobox', { name: 'To', exact: true }).selectOption('Version 3')
    await admin.getByRole('button', { name: 'Compare' }).click()
    await expect(admin.getByRole('heading', { name: 'From version 1 to 3' })).toBeVisible()
    await expect(admin.getByRole('insertion')).toHaveCount(2)
    await expectNoBarriers(admin, 'of a comparison')

    const elsewhere = await as('ava', { client: 'wattle', path: policy })
    await expect(title(elsewhere, 'Page not found')).toBeVisible()
    await elsewhere.goto('/hrDocuments')
    await expect(title(elsewhere, 'HR documents')).toBeVisible()
    await expect(elsewhere.getByRole('link', { name })).toHaveCount(0)
  })

  test('what is said of the one agreed to does not cover the button of the next', async ({ as }) => {
    test.setTimeout(120_000)
    const name = `Scaffolds ${crypto.randomUUID().slice(0, 8)}`
    const admin = await as('ava', { path: '/hrDocument/create/' })
    await published(admin, `${name} up`, 'Tag it.')
    await admin.goto('/hrDocument/create/')
    await published(admin, `${name} down`, 'Untag it.')
    const eve = await as('eve', { path: '/hrDocuments/policies', viewport: { width: 390, height: 844 } })
    await eve.getByRole('link', { name: `${name} up` }).click()
    await agree(eve)
    const said = eve.getByText(`You have agreed to ${name} up`)
    await expect(said).toBeVisible()
    await eve.goBack()
    await eve.getByRole('link', { name: `${name} down` }).click()
    // A trial: whether the press would reach it while that is still said.
    await eve.getByRole('button', { name: 'I have read and agree' }).click({ trial: true })
    await expect(said).toBeVisible()
  })

  test('a PDF is drawn on the page, is read by those who cannot see it, and can be downloaded', async ({ as }) => {
    const page = await as('eve', { path: '/hrDocuments' })
    await page.getByRole('link', { name: 'Emergency Response Plan' }).click()
    const sheet = page.locator('canvas[aria-busy=false]').first()
    await expect(sheet).toContainText('Raise the alarm')
    const bytes = await saved(page, () => page.getByRole('button', { name: 'Download' }).click())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('of a PDF of 500 pages only what is near is drawn', async ({ as }) => {
    const page = await as('eve', { path: '/hrDocuments' })
    await page.route(/\/HRDocuments\/[^/]+\/1\/File$/i, async (route) =>
      route.fulfill({ contentType: 'application/pdf', body: await pdfOf(500) }),
    )
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

  test('the list is searched and filtered, and its address brings it back', async ({ as }) => {
    const page = await as('ava', { path: '/hrDocuments' })
    const listed = page.getByRole('grid', { name: 'documents' })
    await page.getByRole('searchbox', { name: 'Search documents' }).fill('mobile')
    await expect(listed.getByRole('link', { name: 'Mobile Plant' })).toBeVisible()
    await expect(listed.getByRole('link', { name: 'Code of Conduct' })).toHaveCount(0)
    await expect(page).toHaveURL(/q=mobile/)
    await page.goto('/hrDocuments?f.status=archived')
    await expect(listed.getByRole('link', { name: 'Company Mobile Phones' })).toBeVisible()
    await expect(listed.getByRole('link', { name: 'Mobile Plant' })).toHaveCount(0)
    await expectNoBarriers(page, 'of the list')
  })

  test('a category in use stays and says why', async ({ as }) => {
    const page = await as('ava', { path: '/hrDocuments' })
    await page.getByRole('button', { name: 'Categories' }).click()
    const dialog = page.getByRole('dialog', { name: 'Categories' })
    const remove = dialog.getByRole('button', { name: 'Remove Conduct' })
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await expect(remove).toHaveAccessibleDescription(/Used by \d+ documents/)
    await expectNoBarriers(page, 'of the categories')
  })

  test('a person who manages no policies sees theirs alone, without the ways to change them', async ({ as }) => {
    const page = await as('eve', { path: '/hrDocuments' })
    await expect(page.getByRole('link', { name: 'Code of Conduct' })).toBeVisible()
    for (const hidden of ['Working from Home', 'Mobile Plant', 'Company Mobile Phones'])
      await expect(page.getByRole('link', { name: hidden })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'New document' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Code of Conduct' }).click()
    await expect(page.getByRole('tab')).toHaveText(['Read', 'Versions'])
  })
})
