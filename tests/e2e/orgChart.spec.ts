import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { company } from './company.ts'
import { withFullPlan } from './newcomer.ts'
import { expect, test } from './tenure.ts'

const chart = (page: Page) => page.getByRole('tree', { name: 'Org chart', exact: true })
const outline = (page: Page) => page.getByRole('tree', { name: 'Org chart, as an outline' })
const card = (page: Page, name: string | RegExp) => chart(page).getByRole('treeitem', { name })
const bar = (page: Page) => page.getByRole('region', { name: 'Selected person' })
const told = (page: Page) => page.getByRole('region', { name: 'Notifications' })

const find = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Find a person' }).fill(name)
  await page.getByRole('listbox', { name: 'Find a person' }).getByRole('option', { name }).first().click()
}

/** With the keyboard alone, from the field to who was found, and on to what can be done with them. */
const leadsToFound = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Find a person' }).fill('')
  await page.keyboard.type('eli com')
  await expect(page.getByRole('option', { name: 'Eli Comer', selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('treeitem', { name: /^Eli Comer/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(page).getByRole('link', { name: 'Open profile' })).toBeFocused()
}

/** The cards that are gone through have been drawn where they stay. */
const boxOf = async (page: Page, name: string) => {
  const box = await card(page, name).boundingBox()
  if (box === null) throw new Error(`${name} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + 20 }
}

/** A client where no other test makes people: one person stands above all, and everybody fits on the page. */
const quiet = { client: 'wattle' } as const

const walked = async (page: Page): Promise<void> => {
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
}

const leadsByMap = async (page: Page): Promise<void> => {
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
}

/** All of it fits: too small for cards. */
const paintedAsCards = async (page: Page): Promise<void> => {
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
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

const filesOfEachKind = async (page: Page): Promise<void> => {
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
}

test.describe('the org chart', () => {
  test('is walked through by keyboard, zoomed, painted, mapped and exported, and has an outline', async ({ as }) => {
    test.slow()
    const page = await as('ava', { ...quiet, path: '/orgChart', reducedMotion: 'reduce' })
    await expect(card(page, 'Will Ashgrove')).toBeVisible()
    await test.step('all of it is painted in the colours of the cards', () => paintedAsCards(page))
    await test.step('it is walked through by keyboard, and zoomed', () => walked(page))
    await find(page, 'Pauline Harris')
    await expectNoBarriers(page, 'of the chart')
    await test.step('a map of all of it leads anywhere, until all of it is in the window', () => leadsByMap(page))
    await test.step('a file of each kind', () => filesOfEachKind(page))
    await test.step('the outline has the same people', async () => {
      await page.getByRole('link', { name: 'Show as outline' }).click()
      await expect(outline(page).getByRole('treeitem', { name: /Will Ashgrove/ })).toHaveAttribute('aria-level', '1')
      await page.getByRole('button', { name: 'Collapse all' }).click()
      await expect(outline(page).getByRole('treeitem')).toHaveCount(1)
      await page.getByRole('button', { name: 'Expand all' }).click()
      await find(page, 'Pauline Harris')
      await expect(outline(page).getByRole('treeitem', { name: /Pauline Harris/ })).toBeInViewport()
      await page.getByRole('link', { name: 'Show as chart' }).click()
      await expect(card(page, 'Pauline Harris')).toBeInViewport()
    })
  })

  test('moves somebody by mouse, says why they may not be dropped below their own report, and leads to who is sought', async ({
    stranger,
  }) => {
    const { asNia } = await company(stranger, withFullPlan)
    const page = await asNia('/orgChart')
    await expect(card(page, 'Eli Comer')).toBeInViewport()
    const drag = async (from: string, to: string) => {
      const [start, end] = [await boxOf(page, from), await boxOf(page, to)]
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(start.x, start.y - 10)
      await page.mouse.move(end.x, end.y, { steps: 4 })
    }
    await drag('Mara Comer', 'Eli Comer')
    await expect(page.getByText('would create a reporting loop')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await drag('Eli Comer', 'Nia Comer')
    await expect(page.getByRole('status').getByText('Eli Comer now reports to Nia Comer')).toBeVisible()
    await page.mouse.up()
    await expect(told(page)).toContainText('Eli Comer now reports to Nia Comer')
    await page.getByRole('button', { name: 'Undo the last move' }).click()
    await expect(told(page)).toContainText('The move has been undone.')

    await test.step('the field leads to who was found, in the chart and in the outline', async () => {
      await leadsToFound(page)
      await page.getByRole('link', { name: 'Show as outline' }).click()
      await expect(outline(page)).toBeVisible()
      await leadsToFound(page)
    })
    await test.step('the dialog that moves somebody has no barriers', async () => {
      await bar(page).getByRole('button', { name: 'Move to…' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoBarriers(page, 'of the dialog')
    })
  })

  test('is used on the narrowest screen: nothing is wider than it, and all tools are there', async ({ as }) => {
    test.slow()
    const page = await as('ava', { ...quiet, path: '/orgChart', viewport: { width: 320, height: 640 } })
    const isWhole = async (where: string) => {
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, where).toBe(0)
    }
    const tools = page.getByRole('toolbar', { name: 'Org chart tools' })
    const isUsed = async (path: string) => {
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
    await test.step('as an outline, without barriers', async () => {
      await expect(outline(page)).toBeVisible()
      await isUsed('the outline')
      await expectNoBarriers(page, 'of the outline')
    })
    await test.step('as a chart', async () => {
      await page.goto('/orgChart?view=chart')
      await isUsed('the chart')
    })
  })
})
