import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import PDFDocument from 'pdfkit'
import { expectNoBarriers } from './barriers.ts'
import { expect, test, title } from './tenure.ts'

/** § 7 HRDocumentsExisting and ReplaceFile: a policy that is a PDF of somebody's own. */
test.describe.configure({ timeout: 180_000 })
const named = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`

const pdfOf = async (words: string): Promise<Buffer> => {
  const paper = new PDFDocument()
  const parts: Buffer[] = []
  paper.on('data', (part: Buffer) => parts.push(part))
  const ended = once(paper, 'end')
  paper.text(words)
  paper.end()
  await ended
  return Buffer.concat(parts)
}

const asPdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

const chooserIn = (place: Page | Locator) => place.getByLabel('File', { exact: true })
const sheetOf = (page: Page) => page.locator('canvas[aria-busy=false]').first()
const fileNamed = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const replacing = (page: Page) => page.getByRole('dialog', { name: /^Replace / })

const bindEve = async (page: Page) => {
  await page.getByRole('region', { name: 'Who and when' }).getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('radio', { name: 'Chosen people' }).click()
  const people = page.getByRole('combobox', { name: 'People' })
  await people.fill('Eve Marlowe')
  await people.press('Enter')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('1 person, chosen')).toBeVisible()
}

/** With the keyboard alone: what cannot be reached by Tab, fails. */
const tabTo = async (page: Page, wanted: Locator) => {
  await expect(wanted).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(wanted).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [0] })
}

const choose = async (page: Page, link: Locator, file: string, content: Buffer) => {
  const choosing = page.waitForEvent('filechooser')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(asPdf(file, content))
  await expect(page.getByText(file, { exact: true })).toBeVisible()
}

const uploadByKeyboard = async (page: Page, name: string, refused: Buffer, content: Buffer) => {
  await tabTo(page, page.getByRole('button', { name: 'Choose a file' }))
  await page.keyboard.press('Enter')
  const link = page.getByRole('button', { name: 'choose a file' })
  await tabTo(page, link)
  await choose(page, link, `${name}.pdf`, refused)
  const upload = page.getByRole('button', { name: 'Upload', exact: true })
  await tabTo(page, upload)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This file is not a PDF.')).toBeVisible()
  await expectNoBarriers(page, 'of a refused file')
  await chooserIn(page).setInputFiles(asPdf(`${name}.pdf`, content))
  await upload.press('Enter')
  await expect(title(page, name)).toBeVisible()
}

/** Escape leads back to the button, and so does what was replaced. */
const replaceByKeyboard = async (page: Page, name: string, content: Buffer) => {
  const open = page.getByRole('button', { name: 'Replace', exact: true })
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  await expect(replacing(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(replacing(page)).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await choose(page, replacing(page).getByRole('button', { name: 'choose a file' }), name, content)
  await tabTo(page, replacing(page).getByRole('button', { name: 'Replace file' }))
  await page.keyboard.press('Enter')
  await expect(fileNamed(page, name)).toBeVisible()
  await expect(open).toBeFocused()
}

test('a PDF of one’s own becomes a policy, is replaced, both without a pointer, and its readers get what was published', async ({
  as,
  watched,
}) => {
  watched.allow(/status of 415/)
  const [first, second] = await Promise.all([pdfOf('Drink water.'), pdfOf('Rest in the shade.')])
  const third = await pdfOf('Stop at noon.')
  const page = await as('ava', { path: '/hrDocument/create/' })
  const name = named('Heat')
  await test.step('what is no PDF is refused, and another one taken', async () => {
    await uploadByKeyboard(page, name, Buffer.from('<!doctype html><script>alert(1)</script>'), first)
    await expect(sheetOf(page)).toContainText('Drink water.')
    await expectNoBarriers(page, 'of a policy that is a file')
  })
  await test.step('it is replaced', async () => {
    await replaceByKeyboard(page, 'shade.pdf', second)
    await expect(sheetOf(page)).toContainText('Rest in the shade.')
  })

  await bindEve(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(page.getByText('Policy published')).toBeVisible()
  const policy = new URL(page.url()).pathname.replace('/edit', '')

  const eve = await as('eve', { path: policy })
  await test.step('its readers get what was published', async () => {
    await expect(sheetOf(eve)).toContainText('Rest in the shade.')
    const download = eve.waitForEvent('download')
    await eve.getByRole('button', { name: 'Download' }).click()
    expect((await readFile(await (await download).path())).equals(second)).toBe(true)
  })

  await test.step('another draft is nobody’s business before it is published', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByRole('button', { name: 'Replace', exact: true }).click()
    await chooserIn(replacing(page)).setInputFiles(asPdf('noon.pdf', third))
    await replacing(page).getByRole('button', { name: 'Replace file' }).click()
    await expect(fileNamed(page, 'noon.pdf')).toBeVisible()
    await eve.reload()
    await expect(sheetOf(eve)).toContainText('Rest in the shade.')
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.getByRole('radio', { name: 'Correction' }).click()
    await page.getByRole('button', { name: 'Publish version 2' }).click()
    await expect(page.getByText('Policy published').last()).toBeVisible()
    await eve.reload()
    await expect(sheetOf(eve)).toContainText('Stop at noon.')
  })

  await test.step('on a phone a page is as wide as the screen, and wide enough to be read when that is wanted', async () => {
    await eve.setViewportSize({ width: 390, height: 844 })
    const width = async () => (await sheetOf(eve).boundingBox())?.width
    expect(await width()).toBeLessThan(390)
    await eve.getByRole('button', { name: 'Enlarge' }).click()
    await expect.poll(width).toBeGreaterThan(700)
    await expect(sheetOf(eve)).toContainText('Stop at noon.')
    await expectNoBarriers(eve, 'of a page that is enlarged')
  })
})
