import { readFileSync } from 'node:fs'
import { drop, expect, pieceOf, test } from './catalogue.ts'

const csv = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.alloc(12_345, 'a') }

test('the theme is chosen, and stays', async ({ catalogue }) => {
  await catalogue.getByLabel('Theme').selectOption('Dark')
  await expect(catalogue.locator('html')).toHaveAttribute('data-theme', 'dark')
  await catalogue.reload()
  await expect(catalogue.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.describe('file-upload panel (§ 2.6)', () => {
  test('says before what it takes, and how large', async ({ catalogue }) => {
    const panel = pieceOf(catalogue, 'File-upload panel')
    for (const hint of ['PNG, JPG, SVG, at most 2 mb', 'CSV, at most 5 mb', 'PDF, at most 10 mb each'])
      await expect(panel.getByText(hint, { exact: true }).first()).toBeVisible()
    await expect(panel.getByText('1,000 kb')).toBeVisible()
    await expect(panel.getByText('1 mb', { exact: true })).toBeVisible()
    await expect(panel.getByRole('img', { name: 'Preview of logo.svg' })).toBeVisible()
  })

  test('by keyboard: chosen, deleted, chosen again, sent, refused, sent again', async ({ catalogue }) => {
    const panel = pieceOf(catalogue, 'Company logo').first()
    const upload = panel.getByRole('button', { name: 'Upload' })
    await expect(upload).toHaveAttribute('aria-disabled', 'true')
    await expect(upload).toHaveAccessibleDescription('Choose a file first.')

    const choose = panel.getByRole('button', { name: 'choose a file' })
    await expect(choose).toHaveAccessibleDescription('PNG, JPG, SVG, at most 2 mb')
    // Asked for before the key: the browser has to be told to hand its chooser over.
    const opened = catalogue.waitForEvent('filechooser')
    await choose.focus()
    await catalogue.keyboard.press('Enter')
    const chooser = await opened
    expect(chooser.isMultiple()).toBe(false)
    await chooser.setFiles('public/favicon.svg')
    await expect(panel.getByRole('img', { name: 'Preview of favicon.svg' })).toBeVisible()

    await panel.getByRole('button', { name: 'Delete favicon.svg' }).press('Enter')
    await expect(panel.getByRole('img')).toHaveCount(0)
    await expect(choose).toBeFocused()
    await panel.getByLabel('File', { exact: true }).setInputFiles('public/favicon.svg')

    await upload.press('Enter')
    await expect(panel.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
    await expect(panel.getByRole('alert')).toContainText('Something went wrong')
    await expect(panel.getByText('favicon.svg')).toBeVisible()
    await upload.press('Enter')
    await expect(pieceOf(catalogue, 'File-upload panel').getByText('Uploaded.')).toBeVisible()
  })

  test("two files dropped: 'Only one file can be uploaded'", async ({ catalogue }) => {
    const panel = pieceOf(catalogue, 'Company logo').first()
    const zone = panel.getByText('Drag and drop')
    await drop(catalogue, zone, 'a.png', 'b.png')
    await expect(panel.getByRole('alert')).toHaveText('Only one file can be uploaded')
    await expect(panel.getByRole('listitem')).toHaveCount(0)
    await drop(catalogue, zone, 'notes.txt')
    await expect(panel.getByRole('alert')).toHaveText(
      'notes.txt is not an accepted file type. Accepted: PNG, JPG, SVG.',
    )
    await drop(catalogue, zone, 'a.png')
    await expect(panel.getByRole('alert')).toHaveCount(0)
    await expect(panel.getByRole('listitem')).toContainText('a.png')
  })

  test('a file dropped beside the zone does not lead away', async ({ catalogue }) => {
    await drop(catalogue, catalogue.getByText('Only in development.'), 'a.png')
    await expect(pieceOf(catalogue, 'File-upload panel')).toBeVisible()
    const isKept = await catalogue.evaluate(
      () => !document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true })),
    )
    expect(isKept).toBe(true)
  })
})

test.describe('dialogs (§ 2.6)', () => {
  test('file upload: 500 wide, Submit and Close, several files', async ({ catalogue }) => {
    const opener = pieceOf(catalogue, 'File upload dialog').getByRole('button', { name: 'Several files' })
    await opener.click()
    const dialog = catalogue.getByRole('dialog', { name: 'Add documents' })
    await expect(dialog).toHaveCSS('width', '500px')
    await expect(dialog.getByRole('button', { name: 'choose files' })).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'true')
    await drop(catalogue, dialog.getByText('Drag and drop'), 'a.pdf', 'b.pdf', 'c.txt')
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await expect(dialog.getByRole('alert')).toContainText('c.txt')
    await expect(dialog.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-disabled')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  test('file upload: closing while it is sent stops it', async ({ catalogue }) => {
    await pieceOf(catalogue, 'File upload dialog').getByRole('button', { name: 'One file' }).click()
    const dialog = catalogue.getByRole('dialog', { name: 'Import people' })
    await dialog.getByLabel('File', { exact: true }).setInputFiles(csv)
    await expect(dialog.getByText('12.3 kb')).toBeVisible()
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await catalogue.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  test("confirmation: 'Confirm', 'Are you sure?', 500 wide; notes where they are asked for", async ({ catalogue }) => {
    const piece = pieceOf(catalogue, 'Confirmation dialog')
    await piece.getByRole('button', { name: 'As it is by default' }).click()
    const dialog = catalogue.getByRole('dialog', { name: 'Confirm' })
    await expect(dialog).toHaveCSS('width', '500px')
    await expect(dialog.getByText('Are you sure?')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await piece.getByRole('button', { name: 'With notes' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Notes' })).toBeFocused()
  })

  test('certification: confirm closes only on success, cancel clears the selection', async ({ catalogue }) => {
    const piece = pieceOf(catalogue, 'Certification dialogs')
    await piece.getByRole('button', { name: 'Send a reminder' }).click()
    await expect(piece).toContainText('Forklift licence: selected')
    await catalogue.keyboard.press('Escape')
    await expect(piece).toContainText('Forklift licence: not selected')

    await piece.getByRole('button', { name: 'Delete' }).click()
    const dialog = catalogue.getByRole('dialog', { name: 'Delete Forklift licence' })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Something went wrong')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(piece).toContainText('Forklift licence: not selected')
  })
})

test('toasts stand bottom right or bottom centre, a success for 5 s and an error for 10 s (§ 9)', async ({
  catalogue,
}) => {
  await catalogue.clock.install()
  const piece = pieceOf(catalogue, 'Toasts')
  const toasts = catalogue.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  await piece.getByRole('button', { name: 'Error, 10 seconds' }).click()
  await piece.getByRole('button', { name: 'Success, 5 seconds' }).click()
  await expect(toasts).toHaveCount(2)
  const { width = 0 } = catalogue.viewportSize() ?? {}
  const shown = await toasts.first().boundingBox()
  expect(Math.round((shown?.x ?? 0) + (shown?.width ?? 0))).toBe(width - 16)
  await piece.getByRole('button', { name: /^Position/ }).click()
  const centred = await toasts.first().boundingBox()
  expect(Math.abs((centred?.x ?? 0) + (centred?.width ?? 0) / 2 - width / 2)).toBeLessThan(1)
  await catalogue.clock.runFor(6_000)
  await expect(toasts).toHaveCount(1)
  await catalogue.clock.runFor(5_000)
  await expect(toasts).toHaveCount(0)
})

test('on a phone the toasts lie one over the other at the foot, clear of the bar, until somebody turns to them', async ({
  catalogue,
}) => {
  await catalogue.setViewportSize({ width: 390, height: 844 })
  const piece = pieceOf(catalogue, 'Toasts')
  const toasts = catalogue.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  await piece.getByRole('button', { name: 'Error, 10 seconds' }).click()
  await piece.getByRole('button', { name: 'Success, 5 seconds' }).click()
  await expect(toasts).toHaveCount(2)
  const newest = await toasts.last().boundingBox()
  const other = await toasts.first().boundingBox()
  const depth = (box: typeof newest) => (box?.y ?? 0) + (box?.height ?? 0)
  expect(depth(newest)).toBeLessThan(844)
  expect(newest?.y).toBeGreaterThan(844 - 80)
  expect((newest?.y ?? 0) - (other?.y ?? 0)).toBeLessThan(10)
  await toasts.last().getByRole('button', { name: 'Dismiss' }).focus()
  await expect
    .poll(async () => (await toasts.last().boundingBox())?.y ?? 0)
    .toBeGreaterThan(depth(await toasts.first().boundingBox()))
})

test('the production build does not hold the catalogue', async ({ request }) => {
  const manifest = readFileSync('dist/client/.vite/manifest.json', 'utf8')
  expect(manifest).toContain('index.html')
  expect(manifest).not.toContain('catalogue')
  const answer = await request.get('/catalogue.html')
  expect(await answer.text()).not.toContain('The kit')
})
