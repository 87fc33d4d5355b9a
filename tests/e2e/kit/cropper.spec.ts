import type { Locator, Page } from '@playwright/test'
import { drawn, expect, pieceOf, test } from './catalogue.ts'

const stage = '.cropper__stage'
const frame = '.cropper__frame'

const open = async (page: Page, name: string) => {
  await pieceOf(page, 'Cropper').getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator(frame)).toBeVisible()
  return dialog
}

const sizeOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
}

const middleOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

const pictureAt = async (page: Page) => {
  const box = await page.locator(`${stage} img`).boundingBox()
  return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0), width: Math.round(box?.width ?? 0) }
}

const drag = async (page: Page, by: { readonly x: number; readonly y: number }) => {
  const middle = await middleOf(page, stage)
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + by.x, middle.y + by.y)
  // The library moves the picture with the next frame of the screen.
  await drawn(page)
  await page.mouse.up()
}

const crop = (dialog: Locator) => dialog.getByRole('button', { name: 'Crop', exact: true }).click()

const names = new Map([
  ['255,0,0,255', 'red'],
  ['0,255,0,255', 'green'],
  ['0,0,255,255', 'blue'],
  ['255,255,0,255', 'yellow'],
  ['0,0,0,0', 'nothing'],
])

/** The size in pixels of what was cut out, and its colours at these points. */
const cutOut = async (page: Page, points: readonly (readonly [number, number])[] = []) => {
  const image = pieceOf(page, 'Cropper').getByRole('img')
  await expect(image).toBeVisible()
  const piece = await image.evaluate(async (shown: HTMLImageElement, asked) => {
    await shown.decode()
    const { naturalWidth: width, naturalHeight: height } = shown
    const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    pen?.drawImage(shown, 0, 0)
    const colours = asked.map(([x, y]) => [...(pen?.getImageData(x, y, 1, 1).data ?? [])].join())
    return { size: [width, height], colours }
  }, points)
  return { ...piece, colours: piece.colours.map((colour) => names.get(colour) ?? colour) }
}

const corners = [
  [5, 5],
  [295, 5],
  [5, 120],
  [295, 120],
] as const

test.describe('the cropper (§ 2.6)', () => {
  test('has a viewport of 480x280 in a boundary of 600x600 by default, filled by the picture', async ({
    catalogue,
  }) => {
    await catalogue.setViewportSize({ width: 1280, height: 1000 })
    const dialog = await open(catalogue, 'As it is by default')
    await expect.poll(() => sizeOf(catalogue, stage)).toEqual([600, 600])
    await expect.poll(() => sizeOf(catalogue, frame)).toEqual([480, 280])
    expect(await sizeOf(catalogue, `${stage} img`)).toEqual([480, 360])
    await crop(dialog)
    expect((await cutOut(catalogue)).size).toEqual([960, 560])
  })

  test('is 300x125 for a logo, which begins whole: twice the pixels, and nothing beside it', async ({ catalogue }) => {
    const dialog = await open(catalogue, 'A logo, 300x125')
    await expect.poll(() => sizeOf(catalogue, frame)).toEqual([300, 125])
    await crop(dialog)
    const piece = await cutOut(catalogue, [
      [170, 125],
      [430, 125],
      [180, 5],
      [420, 5],
      [180, 245],
      [420, 245],
    ])
    expect(piece).toEqual({
      size: [600, 250],
      colours: ['nothing', 'nothing', 'red', 'green', 'blue', 'yellow'],
    })
  })

  test('a photograph that fills the frame stays a JPEG, a small one too', async ({ catalogue }) => {
    const dialog = await open(catalogue, 'A small photograph')
    await crop(dialog)
    await expect(catalogue.getByText('Cut out: photo.jpg, image/jpeg')).toBeVisible()
    expect((await cutOut(catalogue)).size).toEqual([480, 280])
  })

  test('cuts the pixels that stand in the frame: zoomed by the dial, moved by the arrow keys', async ({
    catalogue,
  }) => {
    const dialog = await open(catalogue, 'A logo, 300x125')
    await dialog.getByLabel('Zoom').press('End')
    const moved = dialog.getByRole('application', { name: 'Picture; move it with the arrow keys' })
    for (let press = 0; press < 5; press += 1) await moved.press('ArrowLeft')
    for (let press = 0; press < 2; press += 1) await moved.press('ArrowDown')
    await crop(dialog)
    // The middle of the picture was moved from 150, 62 by 50 to the left and 20 down.
    const piece = await cutOut(catalogue, [
      [95, 78],
      [105, 78],
      [95, 88],
      [105, 88],
    ])
    expect(piece).toEqual({ size: [300, 125], colours: ['red', 'green', 'blue', 'yellow'] })
  })

  test('shrinks with a narrow screen and cuts the same', async ({ catalogue }) => {
    const dialog = await open(catalogue, 'A logo, 300x125')
    await dialog.getByLabel('Zoom').press('End')
    for (let press = 0; press < 5; press += 1) await dialog.locator(frame).press('ArrowLeft')
    await catalogue.setViewportSize({ width: 320, height: 640 })
    await expect.poll(async () => (await sizeOf(catalogue, stage))[0]).toBeLessThan(300)
    await expect.poll(async () => (await sizeOf(catalogue, frame))[0]).toBeLessThan(200)
    await crop(dialog)
    const piece = await cutOut(catalogue, [
      [95, 5],
      [105, 5],
    ])
    expect(piece).toEqual({ size: [300, 125], colours: ['red', 'green'] })
  })

  test('works by mouse: dragged, as far as the frame stays covered', async ({ catalogue }) => {
    const dialog = await open(catalogue, 'A logo, 300x125')
    await dialog.getByLabel('Zoom').press('End')
    await drag(catalogue, { x: 200, y: -100 })
    await drag(catalogue, { x: 2_000, y: 0 })
    await crop(dialog)
    expect(await cutOut(catalogue, corners)).toEqual({ size: [300, 125], colours: Array(4).fill('blue') })

    await open(catalogue, 'As it is by default')
    const first = await pictureAt(catalogue)
    await drag(catalogue, { x: 20, y: 10 })
    await expect.poll(() => pictureAt(catalogue)).toEqual({ ...first, y: first.y + 10 })
    const middle = await middleOf(catalogue, stage)
    await catalogue.mouse.move(middle.x, middle.y)
    await catalogue.mouse.wheel(0, -200)
    await expect.poll(async () => (await pictureAt(catalogue)).width).toBeGreaterThan(first.width)
  })

  test('works by single presses: zoomed, moved, put back, cut and left', async ({ catalogue }) => {
    const dialog = await open(catalogue, 'A logo, 300x125')
    const zoom = dialog.getByLabel('Zoom')
    await expect(zoom).toBeFocused()
    const first = await pictureAt(catalogue)
    for (const [label, x, y] of [
      ['Move left', -10, 0],
      ['Move up', -10, -10],
      ['Move right', 0, -10],
      ['Move down', 0, 0],
    ] as const) {
      await dialog.getByRole('button', { name: label }).click()
      await expect.poll(() => pictureAt(catalogue)).toEqual({ ...first, x: first.x + x, y: first.y + y })
    }
    await zoom.press('End')
    await expect(zoom).toHaveAttribute('aria-valuetext', '100%')
    await dialog.getByRole('button', { name: 'Move left' }).click()
    await dialog.getByRole('button', { name: 'Reset' }).press('Enter')
    await expect.poll(() => pictureAt(catalogue)).toEqual(first)
    await expect(zoom).toHaveAttribute('aria-valuetext', '0%')
    await catalogue.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(pieceOf(catalogue, 'Cropper').getByRole('button', { name: 'A logo, 300x125' })).toBeFocused()
  })

  test('works by touch: two fingers apart zoom', async ({ catalogue }) => {
    await open(catalogue, 'As it is by default')
    const first = await pictureAt(catalogue)
    const middle = await middleOf(catalogue, stage)
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
    await expect.poll(async () => (await pictureAt(catalogue)).width).toBeGreaterThan(first.width * 1.7)
    await touch('touchEnd', 0)
  })

  test('does not cut an empty frame', async ({ catalogue }) => {
    const dialog = await open(catalogue, 'A logo, 300x125')
    await drag(catalogue, { x: 260, y: 0 })
    const confirm = dialog.getByRole('button', { name: 'Crop', exact: true })
    await expect(confirm).toHaveAccessibleDescription('The frame is empty.')
    await dialog.getByRole('button', { name: 'Reset' }).click()
    await expect(confirm).not.toHaveAttribute('aria-disabled')
  })

  test('says so when a file is no picture', async ({ catalogue }) => {
    await pieceOf(catalogue, 'Cropper').getByRole('button', { name: 'A file that is no picture' }).click()
    await expect(catalogue.getByRole('alert').getByText('This picture cannot be read.')).toBeVisible()
    await expect(catalogue.getByRole('button', { name: 'Crop', exact: true })).toHaveAccessibleDescription(
      'The frame is empty.',
    )
  })
})
