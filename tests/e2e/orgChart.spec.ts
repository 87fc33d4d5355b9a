import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { create, fullName, somebody } from './employees/person.ts'
import { expect, test, title } from './tenure.ts'

const chart = (page: Page) => page.getByRole('tree', { name: 'Org chart' })
const card = (page: Page, name: string | RegExp) => chart(page).getByRole('treeitem', { name })
const bar = (page: Page) => page.getByRole('region', { name: 'Selected person' })
const told = (page: Page) => page.getByRole('region', { name: 'Notifications' })

const find = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Find a person' }).fill(name)
  await page.getByRole('listbox', { name: 'Find a person' }).getByRole('option', { name }).first().click()
}

/** The cards that are gone through have been drawn where they stay. */
const boxOf = async (page: Page, name: string) => {
  const box = await card(page, name).boundingBox()
  if (box === null) throw new Error(`${name} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + 20 }
}

/** A client where no other test makes people: one person stands above all, and everybody fits on the page. */
const quiet = { client: 'wattle' } as const

test.describe('the org chart', () => {
  test('shows who stands below whom: flags, hidden managers and inactive leaders', async ({ as }) => {
    const page = await as('eve', { path: '/orgChart' })
    await expect(title(page, 'Org chart')).toBeVisible()
    await find(page, 'Dylan Roberts')
    await expect(card(page, 'Dylan Roberts')).toContainText('No position')
    await expect(bar(page)).toContainText('Reports to Grace Kimathi')
    // Their manager is hidden from the directory.
    await find(page, 'Oscar Delgado')
    await expect(card(page, 'Oscar Delgado')).toContainText('Manager hidden')
    await expect(bar(page)).toContainText('Reports to Tomasz Wieczorek')
    await find(page, 'Vikram Shetty')
    await expect(card(page, 'Vikram Shetty')).toContainText('Inactive')
    await find(page, 'يوسف')
    await expect(card(page, 'يوسف الحدّاد')).toBeInViewport()
    await page.getByRole('combobox', { name: 'Find a person' }).fill('Priya Raman')
    await expect(page.getByText('No one with this name.')).toBeVisible()
  })

  for (const way of ['chart', 'outline'])
    test(`leads from the field to who was found, in the ${way}`, async ({ as }) => {
      const page = await as('ava', { path: '/orgChart' })
      if (way === 'outline') await page.getByRole('link', { name: 'Show as outline' }).click()
      await page.getByRole('combobox', { name: 'Find a person' }).focus()
      await page.keyboard.type('eve marl')
      await expect(page.getByRole('option', { name: 'Eve Marlowe', selected: true })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('treeitem', { name: /^Eve Marlowe/ })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(bar(page).getByRole('link', { name: 'Open profile' })).toBeFocused()
    })

  test('is walked through by keyboard, and zoomed', async ({ as }) => {
    const page = await as('ava', { ...quiet, path: '/orgChart' })
    await page.getByRole('button', { name: 'Collapse all' }).click()
    const top = card(page, 'Will Ashgrove')
    await expect(chart(page).getByRole('treeitem')).toHaveCount(1)
    await top.focus()
    await page.keyboard.press('ArrowRight')
    await expect(top).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowRight')
    const first = chart(page).getByRole('treeitem', { selected: true })
    await expect(first).toBeFocused()
    await expect(first).toHaveAttribute('aria-level', '2')
    await expect(first).toHaveAttribute('aria-posinset', '1')
    await page.keyboard.press('ArrowLeft')
    await expect(top).toBeFocused()
    const before = (await top.boundingBox())?.width ?? 0
    await page.keyboard.press('+')
    await expect.poll(async () => (await top.boundingBox())?.width ?? 0).toBeGreaterThan(before)
    await page.keyboard.press('Enter')
    await expect(bar(page).getByRole('button', { name: 'Move to…' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(top).toBeFocused()
  })

  test('is drawn in the colours of the cards, too small for cards', async ({ as }) => {
    const page = await as('ava', { ...quiet, path: '/orgChart', reducedMotion: 'reduce' })
    await expect(card(page, 'Will Ashgrove')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.getByRole('button', { name: 'Fit to screen' }).click()
      const top = card(page, 'Will Ashgrove')
      await expect(top).toHaveCSS('opacity', '0')
      const surface = await top.evaluate((element) => getComputedStyle(element).backgroundColor)
      const painted = () =>
        top.evaluate((element) => {
          const canvas = document.querySelector('canvas') as HTMLCanvasElement
          const [frame, box] = [canvas.getBoundingClientRect(), element.getBoundingClientRect()]
          const at = [box.left + box.width / 2 - frame.left, box.bottom - 4 - frame.top] as const
          // Read from a copy: the browser complains of a canvas that is read again and again.
          const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
          copy?.drawImage(canvas, ...at, 1, 1, 0, 0, 1, 1)
          const pixel = copy?.getImageData(0, 0, 1, 1).data ?? []
          return `rgb(${[...pixel].slice(0, 3).join(', ')})`
        })
      await expect.poll(painted, `in the ${colorScheme} theme`).toBe(surface)
    }
  })

  test('moves somebody by the dialog, refuses a circle with the reason, and takes it back', async ({ as }) => {
    const page = await as('ava')
    const [boss, worker] = [somebody('Bo', { manager: 'Ava Lindqvist' }), somebody('Wim')]
    await create(page, boss)
    await create(page, { ...worker, manager: fullName(boss) })
    await page.goto('/orgChart')
    await find(page, fullName(worker))
    await bar(page).getByRole('button', { name: 'Move to…' }).click()
    const dialog = page.getByRole('dialog', { name: `Move ${fullName(worker)}` })
    await dialog.getByRole('combobox', { name: 'New manager' }).fill('Ava Lindqvist')
    await dialog.getByRole('option', { name: 'Ava Lindqvist' }).click()
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(told(page)).toContainText(`${fullName(worker)} now reports to Ava Lindqvist`)
    await expect(bar(page)).toContainText('Reports to Ava Lindqvist')
    await page.getByRole('button', { name: 'Undo the last move' }).click()
    await expect(told(page)).toContainText('The move has been undone.')
    await expect(bar(page)).toContainText(`Reports to ${fullName(boss)}`)

    // Nobody below is offered, and the rule speaks where somebody insists.
    await find(page, fullName(boss))
    await bar(page).getByRole('button', { name: 'Move to…' }).click()
    const other = page.getByRole('dialog', { name: `Move ${fullName(boss)}` })
    await other.getByRole('combobox', { name: 'New manager' }).fill(fullName(worker))
    await expect(other.getByText('No one with this name.')).toBeVisible()
  })

  test('moves somebody by mouse, and says why they may not be dropped below their own report', async ({ as }) => {
    const page = await as('ava')
    const [boss, worker] = [somebody('Bea', { manager: 'Ava Lindqvist' }), somebody('Wil')]
    await create(page, boss)
    await create(page, { ...worker, manager: fullName(boss) })
    await page.goto('/orgChart')
    // In the middle of the chart, far from its edges: there it would move along.
    await find(page, fullName(boss))
    await expect(card(page, fullName(worker))).toBeInViewport()
    const drag = async (from: string, to: string) => {
      const [start, end] = [await boxOf(page, from), await boxOf(page, to)]
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(start.x, start.y - 10)
      await page.mouse.move(end.x, end.y, { steps: 4 })
    }
    await drag(fullName(boss), fullName(worker))
    await expect(page.getByText('would create a reporting loop')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await drag(fullName(worker), 'Ava Lindqvist')
    await expect(page.getByRole('status').getByText(`${fullName(worker)} now reports to Ava Lindqvist`)).toBeVisible()
    await page.mouse.up()
    await expect(told(page)).toContainText(`${fullName(worker)} now reports to Ava Lindqvist`)
  })

  test('has a map of all of it, which leads anywhere, until all of it is in the window', async ({ as }) => {
    const page = await as('ava', { ...quiet, path: '/orgChart', reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Expand all' }).click()
    const top = card(page, 'Will Ashgrove')
    await find(page, 'Will Ashgrove')
    await expect(top).toBeInViewport()
    const zoomIn = page.getByRole('button', { name: 'Zoom in' })
    for (let step = 0; step < 4; step += 1) await zoomIn.click()
    const map = page.locator('canvas[data-map]')
    const box = await map.boundingBox()
    if (box === null) throw new Error('There is no map')
    await map.click({ position: { x: box.width / 2, y: box.height - 8 } })
    await expect(top).not.toBeInViewport()
    // Nor is anybody chosen by a press on it.
    await expect(bar(page)).toContainText('Will Ashgrove')
    await map.click({ position: { x: box.width / 2, y: 8 } })
    await expect(top).toBeInViewport()
    await page.getByRole('button', { name: 'Fit to screen' }).click()
    await expect(map).toBeHidden()
  })

  test('keeps a note and tags; a manager edits their reports, and others are told why not', async ({ as }) => {
    const admin = await as('ava')
    const worker = somebody('Nic', { manager: 'Max Oduya' })
    await create(admin, worker)
    const page = await as('max', { path: '/orgChart' })
    await find(page, fullName(worker))
    await bar(page).getByRole('button', { name: 'Note and tags' }).click()
    const dialog = page.getByRole('dialog', { name: `Note and tags of ${fullName(worker)}` })
    await dialog.getByLabel('Note').fill('On the night shift')
    await dialog.getByRole('combobox', { name: 'Tags' }).fill('mentor')
    await dialog.getByRole('combobox', { name: 'Tags' }).press('Enter')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(card(page, fullName(worker))).toContainText('On the night shift')
    await expect(card(page, fullName(worker))).toContainText('mentor')
    await find(page, 'Ingrid Halvorsen')
    await expect(bar(page).getByRole('button', { name: 'Move to…' })).toHaveAccessibleDescription(
      'You can only move and edit your direct reports. An administrator sets reporting lines.',
    )
  })

  test('has an outline with the same people, and a file of each kind', async ({ as }) => {
    const page = await as('ava', { ...quiet, path: '/orgChart?view=outline' })
    const outline = page.getByRole('tree', { name: 'Org chart, as an outline' })
    await expect(outline.getByRole('treeitem', { name: /Will Ashgrove/ })).toHaveAttribute('aria-level', '1')
    await page.getByRole('button', { name: 'Collapse all' }).click()
    await expect(outline.getByRole('treeitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Expand all' }).click()
    await find(page, 'Pauline Harris')
    await expect(outline.getByRole('treeitem', { name: /Pauline Harris/ })).toBeInViewport()
    await page.getByRole('link', { name: 'Show as chart' }).click()
    await expect(card(page, 'Pauline Harris')).toBeInViewport()
    for (const [item, name, begins] of [
      ['Table (CSV)', 'org-chart.csv', '\ufeffLevel,Name,Position'],
      ['Vector image (SVG)', 'org-chart.svg', '<svg xmlns='],
      ['Image (PNG)', 'org-chart.png', '\ufffdPNG'],
      ['Document (PDF)', 'org-chart.pdf', '%PDF-1.4'],
    ] as const) {
      await page.getByRole('button', { name: 'Export expanded chart' }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item }).click(),
      ])
      expect(file.suggestedFilename()).toBe(name)
      expect((await readFile(await file.path(), 'utf8')).startsWith(begins), name).toBe(true)
    }
  })

  test('is used on the narrowest screen: nothing is wider than it, and all tools are there', async ({ as }) => {
    const page = await as('ava', { ...quiet, path: '/orgChart', viewport: { width: 320, height: 640 } })
    const isWhole = async (where: string) => {
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, where).toBe(0)
    }
    const tools = page.getByRole('toolbar', { name: 'Org chart tools' })
    for (const path of ['/orgChart?view=chart', '/orgChart']) {
      await page.goto(path)
      const tree = page.getByRole('tree')
      await expect(tree.getByRole('treeitem', { name: /Will Ashgrove/ })).toBeInViewport()
      await isWhole(path)
      for (const tool of await tools.getByRole('button').or(tools.getByRole('link')).all()) {
        await expect(tool).toBeInViewport({ ratio: 1 })
      }
      await page.getByRole('button', { name: 'Collapse all' }).click()
      const top = tree.getByRole('treeitem', { name: /Will Ashgrove/ })
      await top.click()
      await expect(top).toHaveAttribute('aria-selected', 'true')
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      await isWhole(`${path} with somebody selected`)
      await page.keyboard.press('ArrowRight')
      await expect(top).toHaveAttribute('aria-expanded', 'true')
      await find(page, 'Pauline Harris')
      const found = tree.getByRole('treeitem', { name: /Pauline Harris/ })
      await expect(found).toBeInViewport({ ratio: 1 })
      await expect(found).toHaveAttribute('aria-selected', 'true')
      await isWhole(`${path} with somebody found`)
      // Nor does what can be done with them cover them.
      const between = async () => {
        const [person, below] = [await found.boundingBox(), await bar(page).boundingBox()]
        return person && below ? below.y - person.y - person.height : Number.NaN
      }
      await expect.poll(between, path).toBeGreaterThanOrEqual(0)
    }
  })

  test('has no barriers, wide and narrow, as a chart and as an outline', async ({ as }) => {
    test.slow()
    const page = await as('ava', { path: '/orgChart' })
    await find(page, 'Eve Marlowe')
    await expectNoBarriers(page, 'of the chart')
    await bar(page).getByRole('button', { name: 'Move to…' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoBarriers(page, 'of the dialog')
    const narrow = await as('ava', { path: '/orgChart', viewport: { width: 390, height: 844 } })
    await expect(narrow.getByRole('tree', { name: 'Org chart, as an outline' })).toBeVisible()
    await expectNoBarriers(narrow, 'of the outline')
  })
})
