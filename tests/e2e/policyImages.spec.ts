import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './tenure.ts'

/** Images in a policy, from a file, the clipboard or a drop to the reader's page. */
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the policy' })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved at \d\d:\d\d( [A-Z]+)?$/ })

const begin = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Write a policy' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('button', { name: 'Start writing' }).click()
  await expect(textOf(page)).toBeVisible()
  await textOf(page).click()
}

const picture = (background: string) =>
  sharp({ create: { width: 900, height: 500, channels: 3, background } })
    .png()
    .toBuffer()

/** A screenshot, or a picture that somebody drops. */
const give = async (page: Page, how: 'paste' | 'drop', background: string) =>
  textOf(page).evaluate(
    (text, { how, bytes }) => {
      const data = new DataTransfer()
      const file = new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], 'image.png', {
        type: 'image/png',
      })
      data.items.add(file)
      const { left, bottom } = text.getBoundingClientRect()
      const more = { bubbles: true, cancelable: true }
      text.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, ...more })
          : new DragEvent('drop', { dataTransfer: data, clientX: left + 60, clientY: bottom - 20, ...more }),
      )
    },
    { how, bytes: (await picture(background)).toString('base64') },
  )

/** Its pixels have come, and not only its place. */
const isDrawn = (image: Locator) =>
  expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(900)

test('an image is put in from a file, pasted and dropped; described, previewed, published and read', async ({
  as,
  watched,
}) => {
  test.slow()
  watched.allow(/ERR_FAILED .*\/images/)
  const page = await as('ava', { path: '/hrDocument/create/' })
  const title = `Ladders ${crypto.randomUUID().slice(0, 8)}`
  await begin(page, title)
  await page.keyboard.type('Check the ladder first.')
  await page.getByRole('toolbar', { name: 'Text tools' }).getByRole('button', { name: 'Image', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Insert images' })
  await expect(dialog).toContainText('PNG, JPG, WEBP, at most 5 mb each')

  // What fails is told, and nothing of it is lost.
  await page.route('**/images', (route) => route.abort(), { times: 1 })
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'ladder.png',
    mimeType: 'image/png',
    buffer: await picture('#2f6f6a'),
  })
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog).toContainText('Failed to upload the images')
  await expect(dialog).toContainText('ladder.png')
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog).toBeHidden()

  const images = textOf(page).locator('figure img')
  await expect(images).toHaveCount(1)
  await isDrawn(images.first())
  const alt = page.getByRole('textbox', { name: 'Alternative text' })
  await expect(alt).toBeFocused()
  await page.keyboard.type('A ladder on firm ground')
  await expect(textOf(page).getByText('Alternative text: A ladder on firm ground')).toBeVisible()
  await page.getByRole('combobox', { name: 'Size' }).selectOption('Medium')

  // A screenshot goes up at once.
  await textOf(page).getByText('Check the ladder first.').click()
  await give(page, 'paste', '#8a5a2b')
  await expect(images).toHaveCount(2)
  await textOf(page).getByText('Check the ladder first.').click()
  await give(page, 'drop', '#3b3b8a')
  await expect(images).toHaveCount(3)
  await expect(saved(page)).toBeVisible()

  // From another page: its words come, its pictures are not asked for.
  const asked: Array<string> = []
  page.on('request', (request) => asked.push(request.url()))
  await page.keyboard.press('Escape')
  await textOf(page).getByText('Check the ladder first.').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await textOf(page).evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text/html', '<p>Wear gloves.<img src="https://evil.example/beacon.png"></p>')
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(textOf(page).getByText('Wear gloves.')).toBeVisible()
  await expect(page.getByText(/^1 image was left out/)).toBeVisible()
  expect(asked.filter((url) => url.includes('evil'))).toEqual([])

  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await isDrawn(preview.getByRole('img', { name: 'A ladder on firm ground' }))
  await preview.getByRole('button', { name: 'Close' }).first().click()

  // Two say nothing yet.
  await page.getByRole('button', { name: 'Publish…' }).click()
  const publishing = page.getByRole('dialog', { name: /^Publish / })
  await expect(publishing).toContainText(/^.*Images \d and \d have no alternative text/)
  await publishing.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(publishing).toBeVisible()
  await publishing.getByRole('button', { name: 'Cancel' }).click()
  const undescribed = textOf(page).locator('figure', { hasText: 'No alternative text yet' })
  await undescribed.first().locator('img').click()
  await page.getByRole('checkbox', { name: 'Decorative' }).check()
  await undescribed.first().locator('img').click()
  await page.getByRole('button', { name: 'Delete image' }).click()
  await expect(images).toHaveCount(2)
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(page.getByText('Policy published')).toBeVisible()

  const phone = await as('eve', { path: new URL(page.url()).pathname.replace('/edit', '') })
  await phone.setViewportSize({ width: 390, height: 800 })
  const read = phone.getByRole('img', { name: 'A ladder on firm ground' })
  // It is drawn anew when its file has come.
  await expect(async () => read.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass()
  await isDrawn(read)
  await expect(phone.locator('figure img')).toHaveCount(2)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
