import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, test } from './tenure.ts'

interface Finger {
  readonly x: number
  readonly y: number
}

const chart = (page: Page) => page.getByRole('tree', { name: 'Org chart' })

/** Fingers as the browser hears them from a screen: Playwright itself only knows how to tap. */
const handOn = async (page: Page) => {
  const screen: CDPSession = await page.context().newCDPSession(page)
  const say = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: ReadonlyArray<Finger>) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((finger, id) => ({ ...finger, id })) })
  return {
    touch: (...fingers: ReadonlyArray<Finger>) => say('touchStart', fingers),
    move: (...fingers: ReadonlyArray<Finger>) => say('touchMove', fingers),
    lift: () => say('touchEnd', []),
  }
}

const boxOf = async (card: Locator) => {
  const box = await card.boundingBox()
  if (box === null) throw new Error('The card is not to be seen')
  return box
}

test('the org chart under a finger: it moves and the page does not, grows under two that part, and a tap chooses', async ({
  as,
}) => {
  const page = await as('ava', {
    client: 'wattle',
    path: '/orgChart?view=chart',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const top = chart(page).getByRole('treeitem', { name: /Will Ashgrove/ })
  await expect(top).toBeInViewport()
  const hand = await handOn(page)

  await test.step('moves with one finger, and the page does not', async () => {
    const before = await boxOf(top)
    const start = { x: before.x + 60, y: before.y + 30 }
    await hand.touch(start)
    for (let step = 1; step <= 8; step += 1) await hand.move({ x: start.x - step * 10, y: start.y + step * 5 })
    await hand.lift()
    await expect.poll(async () => Math.round((await boxOf(top)).x - before.x)).toBe(-80)
    expect(Math.round((await boxOf(top)).y - before.y)).toBe(40)
    expect(await page.evaluate(() => window.scrollX + window.scrollY)).toBe(0)
    // What ends a movement is no tap.
    await expect(top).toHaveAttribute('aria-selected', 'false')
  })

  await test.step('grows under two that part, about the point between them', async () => {
    const before = await boxOf(top)
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
    await hand.touch({ x: x - 40, y }, { x: x + 40, y })
    for (let step = 1; step <= 6; step += 1) await hand.move({ x: x - 40 - step * 4, y }, { x: x + 40 + step * 4, y })
    await hand.lift()
    await expect.poll(async () => ((await boxOf(top)).width / before.width).toFixed(1)).toBe('1.6')
    const after = await boxOf(top)
    expect(Math.abs(after.x + after.width / 2 - x)).toBeLessThan(3)
    expect(Math.abs(after.y + after.height / 2 - y)).toBeLessThan(3)
  })

  await test.step('chooses somebody by a tap', async () => {
    await top.tap({ position: { x: 150, y: 60 } })
    await expect(page.getByRole('region', { name: 'Selected person' })).toContainText('Will Ashgrove')
  })
})
