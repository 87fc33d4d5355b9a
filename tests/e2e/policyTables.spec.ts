import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './tenure.ts'

/** Tables and images in a policy, from writing them to reading them on a phone. */
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the policy' })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved at \d\d:\d\d( [A-Z]+)?$/ })

const begin = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Write a policy' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('button', { name: 'Start writing' }).click()
  await expect(textOf(page)).toBeVisible()
  await textOf(page).click()
}

const paste = (page: Page, html: string) =>
  textOf(page).evaluate((text, pasted) => {
    const data = new DataTransfer()
    data.setData('text/html', pasted)
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)

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
      // Where the caret is, which can be seen.
      const words = getSelection()?.anchorNode?.parentElement ?? text
      const { left, bottom } = words.getBoundingClientRect()
      const more = { bubbles: true, cancelable: true }
      text.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, ...more })
          : new DragEvent('drop', { dataTransfer: data, clientX: left + 60, clientY: bottom - 4, ...more }),
      )
    },
    { how, bytes: (await picture(background)).toString('base64') },
  )

/** Its pixels have come, and not only its place. */
const isDrawn = (image: Locator) =>
  expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(900)

const tablesIn = (page: Page) => textOf(page).locator('table')
const imagesIn = (page: Page) => textOf(page).locator('figure img')

/** By the toolbar, by a slash and by pasting. */
const putInTables = async (page: Page): Promise<void> => {
  const tools = page.getByRole('toolbar', { name: 'Text tools' })
  const tables = tablesIn(page)

  await tools.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(tables).toHaveCount(1)
  await page.keyboard.type('Role')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Limit')
  const tableTools = page.getByRole('toolbar', { name: 'Table tools' })
  await tableTools.getByRole('button', { name: 'Column after' }).click()
  await expect(tables.first().locator('tr').first().locator('td')).toHaveCount(4)
  await tableTools.getByRole('button', { name: 'Delete column' }).click()
  await expect(tables.first().locator('tr').first().locator('td')).toHaveCount(3)
  await expect(tableTools.getByRole('button', { name: 'Header row' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+z')
  await expect(tables.first().locator('tr').first().locator('td')).toHaveCount(4)
  await page.keyboard.press('Control+z')
  await expect(tables.first().locator('tr').first().locator('td')).toHaveCount(3)

  // Out of the table by an arrow, and another by keyboard alone.
  await page.keyboard.press('Control+End')
  await expect(tableTools).toBeHidden()
  await page.keyboard.type('/')
  const offers = page.getByRole('listbox', { name: 'Insert' })
  await expect(offers.getByRole('option')).toHaveCount(9)
  await page.keyboard.type('ta')
  await expect(offers.getByRole('option', { name: 'Table', selected: true })).toBeVisible()
  await expect(textOf(page)).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Enter')
  await expect(offers).toBeHidden()
  await expect(tables).toHaveCount(2)
  await expect(textOf(page)).toBeFocused()

  // Escape leaves the slash as it was typed.
  await page.keyboard.press('Control+End')
  await page.keyboard.type('/')
  await expect(offers).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offers).toBeHidden()
  await page.keyboard.type('and more')
  await expect(textOf(page).getByText('/and more')).toBeVisible()
  await page.keyboard.press('Enter')

  const wide = Array.from({ length: 8 }, (_, column) => `<td>Column number ${column}</td>`).join('')
  await paste(
    page,
    `<table><thead><tr><th colspan="2">Whole name</th><th>Third</th></tr></thead><tr>${wide}</tr></table><p>After it.</p>`,
  )
  await expect(tables).toHaveCount(3)
  await expect(page.getByText(/Merged cells were split/)).toBeVisible()
  await expect(saved(page)).toBeVisible()
}

/** From a file, the clipboard and a drop. */
const putInImages = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
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

  const images = imagesIn(page)
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
}

/** Two say nothing yet: the one is decoration, and the other goes. */
const describeAll = async (page: Page): Promise<void> => {
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
  await expect(imagesIn(page)).toHaveCount(2)
  await expect(saved(page)).toBeVisible()
}

test('tables and images are put in every way, previewed, described, published, and read on a phone', async ({
  as,
  watched,
}) => {
  test.slow()
  watched.allow(/ERR_FAILED .*\/images/)
  const page = await as('ava', { path: '/hrDocument/create/' })
  await begin(page, `Limits ${crypto.randomUUID().slice(0, 8)}`)
  await test.step('tables', () => putInTables(page))
  await test.step('images', () => putInImages(page))

  await test.step('the preview shows both, and agrees to nothing', async () => {
    await page.getByRole('button', { name: 'Preview' }).click()
    const preview = page.getByRole('dialog', { name: 'Preview' })
    await expect(preview.getByRole('columnheader', { name: 'Whole name' })).toBeVisible()
    await isDrawn(preview.getByRole('img', { name: 'A ladder on firm ground' }))
    await expect(preview.getByRole('button', { name: 'I have read and agree' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await preview.getByRole('button', { name: 'Close' }).first().click()
    await expect(preview).toBeHidden()
  })
  await test.step('it is not published before every image is described', () => describeAll(page))
  // It applies to all employees, as nothing else is said.
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(page.getByText('Policy published')).toBeVisible()

  const phone = await as('eve', { path: new URL(page.url()).pathname.replace('/edit', '') })
  await phone.setViewportSize({ width: 390, height: 800 })
  await test.step('a wide table scrolls within itself', async () => {
    const last = phone.getByRole('table').last()
    await expect(last.getByRole('columnheader', { name: 'Third' })).toBeAttached()
    await expect(phone.getByRole('columnheader', { name: 'Role' })).toBeVisible()
    const isWider = await last.evaluate((table) => {
      const around = table.parentElement as HTMLElement
      return [around.scrollWidth > around.clientWidth, document.documentElement.scrollWidth <= innerWidth]
    })
    expect(isWider).toEqual([true, true])
  })
  await test.step('an image is drawn, and no wider than the page', async () => {
    const read = phone.getByRole('img', { name: 'A ladder on firm ground' })
    // It is drawn anew when its file has come.
    await expect(async () => read.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass()
    await isDrawn(read)
    await expect(phone.locator('figure img')).toHaveCount(2)
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
  await phone.getByRole('button', { name: 'I have read and agree' }).click()
  await expect(
    phone.getByRole('link', { name: /^Next: .+ \(\d+ of \d+\)$/ }).or(phone.getByText(/agreed to everything/)),
  ).toBeVisible()
})
