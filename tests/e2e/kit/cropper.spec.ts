import type { Page } from '@playwright/test'
import { expect, pieceOf, test } from './catalogue.ts'

const stage = '.cropper__stage'

const open = async (page: Page, name: string) => {
  await pieceOf(page, 'Cropper').getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Zoom')).toBeVisible()
  return dialog
}

const sizeOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
}

const pictureAt = async (page: Page) => {
  const box = await page.locator('.cropper__picture').boundingBox()
  return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0), width: Math.round(box?.width ?? 0) }
}

/** The size in pixels of what was cut out. */
const cutOut = (page: Page) =>
  pieceOf(page, 'Cropper')
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]))

test.describe('the cropper (§ 2.6)', () => {
  test('has a viewport of 480x280 in a boundary of 600x600 by default', async ({ catalogue }) => {
    await catalogue.setViewportSize({ width: 1280, height: 1000 })
    const dialog = await open(catalogue, 'As it is by default')
    await expect(dialog).not.toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => sizeOf(catalogue, stage)).toEqual([600, 600])
    await expect.poll(() => sizeOf(catalogue, '.cropper__frame')).toEqual([480, 280])
    await dialog.getByRole('button', { name: 'Crop', exact: true }).click()
    await expect.poll(() => cutOut(catalogue)).toEqual([960, 560])
  })

  test('is 300x125 for a logo, and shrinks with a narrow screen without cutting less', async ({ catalogue }) => {
    const dialog = await open(catalogue, 'A logo, 300x125')
    await expect.poll(() => sizeOf(catalogue, '.cropper__frame')).toEqual([300, 125])
    await catalogue.setViewportSize({ width: 320, height: 640 })
    await expect.poll(async () => (await sizeOf(catalogue, stage))[0]).toBeLessThan(300)
    await dialog.getByRole('button', { name: 'Crop', exact: true }).click()
    await expect.poll(() => cutOut(catalogue)).toEqual([600, 250])
  })

  test('works by keyboard: zoomed, moved, put back, cut and left', async ({ catalogue }) => {
    const dialog = await open(catalogue, 'As it is by default')
    const zoom = dialog.getByLabel('Zoom')
    await expect(zoom).toBeFocused()
    const first = await pictureAt(catalogue)
    for (let press = 0; press < 10; press += 1) await zoom.press('ArrowRight')
    await expect.poll(async () => (await pictureAt(catalogue)).width).toBeGreaterThan(first.width)
    await dialog.getByLabel('Left and right').press('Home')
    await expect(dialog.getByLabel('Left and right')).toHaveAttribute('aria-valuetext', '100 % left')
    await expect.poll(async () => (await pictureAt(catalogue)).x).toBeLessThan(first.x)
    await dialog.getByLabel('Up and down').press('End')
    await expect(dialog.getByLabel('Up and down')).toHaveAttribute('aria-valuetext', '100 % down')
    await dialog.getByRole('button', { name: 'Reset' }).press('Enter')
    await expect.poll(() => pictureAt(catalogue)).toEqual(first)
    await catalogue.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(pieceOf(catalogue, 'Cropper').getByRole('button', { name: 'As it is by default' })).toBeFocused()
  })

  test('works by mouse: dragged as far as the frame stays covered, zoomed by the wheel', async ({ catalogue }) => {
    await open(catalogue, 'As it is by default')
    const first = await pictureAt(catalogue)
    const box = await catalogue.locator(stage).boundingBox()
    const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    await catalogue.mouse.move(middle.x, middle.y)
    await catalogue.mouse.down()
    await catalogue.mouse.move(middle.x + 20, middle.y + 10)
    await catalogue.mouse.up()
    await expect.poll(() => pictureAt(catalogue)).toEqual({ ...first, y: first.y + 10 })
    await catalogue.mouse.move(middle.x, middle.y)
    await catalogue.mouse.wheel(0, -200)
    await expect.poll(async () => (await pictureAt(catalogue)).width).toBeGreaterThan(first.width)
  })

  test('works by touch: two fingers apart zoom', async ({ catalogue }) => {
    await open(catalogue, 'As it is by default')
    const first = await pictureAt(catalogue)
    const box = await catalogue.locator(stage).boundingBox()
    const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    const hand = await catalogue.context().newCDPSession(catalogue)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      hand.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { id: 1, x: middle.x - apart, y: middle.y },
                { id: 2, x: middle.x + apart, y: middle.y },
              ],
      })
    await touch('touchStart', 40)
    for (const apart of [50, 60, 70, 80]) await touch('touchMove', apart)
    await touch('touchEnd', 0)
    await expect.poll(async () => (await pictureAt(catalogue)).width).toBeGreaterThan(first.width * 1.7)
  })

  test('says so when a file is no picture', async ({ catalogue }) => {
    await pieceOf(catalogue, 'Cropper').getByRole('button', { name: 'A file that is no picture' }).click()
    await expect(catalogue.getByRole('alert').getByText('This picture cannot be read.')).toBeVisible()
    await expect(catalogue.getByRole('button', { name: 'Crop', exact: true })).toHaveAccessibleDescription(
      'There is nothing to crop.',
    )
  })
})
