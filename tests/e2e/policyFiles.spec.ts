import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import PDFDocument from 'pdfkit'
import { expectNoBarriers } from './barriers.ts'
import { answer } from './leaving.ts'
import { expect, test, title } from './tenure.ts'

/** § 7 HRDocumentsExisting and ReplaceFile: a policy that is a PDF of somebody's own. Every test uploads its own. */
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

const upload = async (page: Page, name: string, content: Buffer) => {
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await chooserIn(page).setInputFiles(asPdf(`${name}.pdf`, content))
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(title(page, name)).toBeVisible()
}

const replace = async (page: Page, name: string, content: Buffer) => {
  await page.getByRole('button', { name: 'Replace', exact: true }).click()
  await chooserIn(replacing(page)).setInputFiles(asPdf(name, content))
  await replacing(page).getByRole('button', { name: 'Replace file' }).click()
  await expect(page.getByText('File replaced').last()).toBeVisible()
  await expect(fileNamed(page, name)).toBeVisible()
}

const bindEve = async (page: Page) => {
  await page.getByRole('region', { name: 'Who it applies to and when' }).getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('radio', { name: 'Chosen people' }).click()
  const people = page.getByRole('combobox', { name: 'People' })
  await people.fill('Eve Marlowe')
  await people.press('Enter')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('1 person, chosen')).toBeVisible()
}

/** What leaves the browser with a file in it. */
const sendingsOf = (page: Page): ReadonlyArray<string> => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.headers()['content-type']?.startsWith('multipart/')) sent.push(request.url())
  })
  return sent
}

test('a PDF of one’s own becomes a policy, is replaced, and its readers get what was published', async ({ as }) => {
  const [first, second] = await Promise.all([pdfOf('Drink water.'), pdfOf('Rest in the shade.')])
  const third = await pdfOf('Stop at noon.')
  const page = await as('ava', { path: '/hrDocument/create/' })
  const name = named('Heat')
  await upload(page, name, first)
  await expect(sheetOf(page)).toContainText('Drink water.')
  await expectNoBarriers(page, 'of a policy that is a file')
  await replace(page, 'shade.pdf', second)
  await expect(sheetOf(page)).toContainText('Rest in the shade.')

  await bindEve(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(page.getByText('Policy published')).toBeVisible()
  const policy = new URL(page.url()).pathname.replace('/edit', '')

  const eve = await as('eve', { path: policy })
  await expect(sheetOf(eve)).toContainText('Rest in the shade.')
  const download = eve.waitForEvent('download')
  await eve.getByRole('button', { name: 'Download' }).click()
  expect((await readFile(await (await download).path())).equals(second)).toBe(true)

  // Another draft is nobody's business before it is published.
  await page.goto(`${policy}/edit`)
  await replace(page, 'noon.pdf', third)
  await eve.reload()
  await expect(sheetOf(eve)).toContainText('Rest in the shade.')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('radio', { name: 'Editorial change' }).click()
  await page.getByRole('button', { name: 'Publish version 2' }).click()
  await expect(page.getByText('Policy published').last()).toBeVisible()
  await eve.reload()
  await expect(sheetOf(eve)).toContainText('Stop at noon.')

  // On a phone a page is as wide as the screen at first, and wide enough to be read when that is wanted.
  await eve.setViewportSize({ width: 390, height: 844 })
  const width = async () => (await sheetOf(eve).boundingBox())?.width
  expect(await width()).toBeLessThan(390)
  await eve.getByRole('button', { name: 'Enlarge' }).click()
  await expect.poll(width).toBeGreaterThan(700)
  await expect(sheetOf(eve)).toContainText('Stop at noon.')
  await expectNoBarriers(eve, 'of a page that is enlarged')
})

test('what is no PDF, or more than one, is refused with the reason, and nothing is lost by it', async ({
  as,
  watched,
}) => {
  watched.allow(/status of 41[35]/)
  const good = await pdfOf('Wear a hat.')
  const refused: ReadonlyArray<readonly [content: Buffer, sentence: string]> = [
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 'This file is not a PDF.'],
    [
      Buffer.concat([Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>\n'), good]),
      'This PDF contains another file. Save it without attachments and upload the new one.',
    ],
    [good.subarray(0, 60), 'This PDF cannot be read. Save it again and upload the new one.'],
  ]
  const page = await as('ava', { path: '/hrDocument/create/' })
  const name = named('Hats')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  for (const [content, sentence] of refused) {
    await chooserIn(page).setInputFiles(asPdf(`${name}.pdf`, content))
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await expectNoBarriers(page, 'of a refused file')
  await chooserIn(page).setInputFiles(asPdf(`${name}.pdf`, good))
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(sheetOf(page)).toContainText('Wear a hat.')

  await page.getByRole('button', { name: 'Replace', exact: true }).click()
  for (const [content, sentence] of refused) {
    await chooserIn(replacing(page)).setInputFiles(asPdf('other.pdf', content))
    await replacing(page).getByRole('button', { name: 'Replace file' }).click()
    await expect(replacing(page).getByText(sentence)).toBeVisible()
  }
  await replacing(page).getByRole('button', { name: 'Cancel' }).click()
  await answer(page, 'Discard changes')
  await page.reload()
  await expect(fileNamed(page, `${name}.pdf`)).toBeVisible()
  await expect(sheetOf(page)).toContainText('Wear a hat.')
})

test('a file that is too large, empty or of another kind is not even sent', async ({ as }) => {
  const page = await as('ava', { path: '/hrDocument/create/' })
  const sent = sendingsOf(page)
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await expect(page.getByText('PDF, at most 10 mb')).toBeVisible()
  const refused = [
    [asPdf('large.pdf', Buffer.alloc(10_000_001)), 'large.pdf is larger than 10 mb.'],
    [asPdf('empty.pdf', Buffer.alloc(0)), 'empty.pdf is empty.'],
    [asPdf('letter.docx', Buffer.from('PK')), 'letter.docx is not an accepted file type. Accepted: PDF.'],
  ] as const
  for (const [file, sentence] of refused) {
    await chooserIn(page).setInputFiles(file)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Upload', exact: true })).toHaveAttribute('aria-disabled', 'true')
  }
  await page.getByRole('button', { name: 'Upload', exact: true }).click({ force: true })
  await expect(title(page, 'New HR document')).toBeVisible()
  expect(sent).toEqual([])
})

test('uploading and replacing need no pointer', async ({ as }) => {
  const [first, second] = await Promise.all([pdfOf('Mind the step.'), pdfOf('Hold the rail.')])
  const page = await as('ava', { path: '/hrDocument/create/' })
  const name = named('Stairs')
  const tabTo = async (wanted: Locator) => {
    await expect(wanted).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(wanted).toBeFocused({ timeout: 100 })
    }).toPass({ intervals: [0] })
  }
  const choose = async (link: Locator, file: string, content: Buffer) => {
    const choosing = page.waitForEvent('filechooser')
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await (await choosing).setFiles(asPdf(file, content))
    await expect(page.getByText(file, { exact: true })).toBeVisible()
  }
  await tabTo(page.getByRole('button', { name: 'Choose a file' }))
  await page.keyboard.press('Enter')
  const link = page.getByRole('button', { name: 'choose a file' })
  await tabTo(link)
  await choose(link, `${name}.pdf`, first)
  await tabTo(page.getByRole('button', { name: 'Upload', exact: true }))
  await page.keyboard.press('Enter')
  await expect(sheetOf(page)).toContainText('Mind the step.')

  const open = page.getByRole('button', { name: 'Replace', exact: true })
  await tabTo(open)
  await page.keyboard.press('Enter')
  await expect(replacing(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(replacing(page)).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await choose(replacing(page).getByRole('button', { name: 'choose a file' }), 'rail.pdf', second)
  await tabTo(replacing(page).getByRole('button', { name: 'Replace file' }))
  await page.keyboard.press('Enter')
  await expect(sheetOf(page)).toContainText('Hold the rail.')
  await expect(open).toBeFocused()
})
