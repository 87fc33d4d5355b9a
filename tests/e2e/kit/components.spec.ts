import type { Locator, Page } from '@playwright/test'
import { entries } from '../../../src/ui/catalogue/entries.ts'
import type { Entry, Walk } from '../../../src/ui/catalogue/entry.ts'
import { expectNoBarriers } from '../barriers.ts'
import { drawn, expect, test } from './catalogue.ts'
import { readerOf } from './heard.ts'

/**
 * Every piece of the kit as its entry in the catalogue has it: by keyboard, as Chromium tells it to a screen reader, in
 * forced colours, without motion, on small screens, and beside what it belongs to.
 */
const pieces: ReadonlyArray<readonly [name: string, entry: Entry]> = Object.entries(entries)

type Walked = readonly [name: string, walk: Walk]
const walked = pieces.flatMap(([name, { walk }]): readonly Walked[] => (walk ? [[name, walk]] : []))
const opening = walked.filter(([, { opens }]) => opens)

const selectorOf = (name: string) => `[data-piece="${name}"]`
const shownBy = ({ opens }: Walk) => `[role=${opens?.role}]`
const panelOf = (page: Page, walk: Walk): Locator => page.locator(shownBy(walk)).filter({ visible: true })

const controlOf = (page: Page, name: string, [role, called]: Walk['from']) =>
  page.locator(selectorOf(name)).getByRole(role, { name: called, exact: true }).first()

/** By its first key, from the keyboard. */
const open = async (page: Page, [name, walk]: Walked): Promise<Locator> => {
  await controlOf(page, name, walk.anchor ?? walk.from).evaluate((node) => node.scrollIntoView({ block: 'center' }))
  await controlOf(page, name, walk.from).focus()
  await page.keyboard.press(walk.keys[0]?.[0] ?? '')
  const panel = panelOf(page, walk)
  await expect(panel, `${name} opens`).toBeVisible()
  // It has its place with the next frame.
  await drawn(page)
  return panel
}

/** What was typed to open it is taken back, so that the page is what it was. */
const close = async (page: Page, [, walk]: Walked): Promise<void> => {
  for (let press = 0; press < 3 && (await panelOf(page, walk).count()) > 0; press += 1)
    await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(panelOf(page, walk)).toHaveCount(0)
  // The focus has gone back, and takes nothing from what is opened next.
  await drawn(page)
  await drawn(page)
}

test.beforeEach(({ catalogue }) => catalogue.emulateMedia({ reducedMotion: 'reduce' }))

test('each says its role, name, states and description, and is a stop of Tab in the order it is read', async ({
  catalogue,
}) => {
  const reader = await readerOf(catalogue)
  const linesOf = await reader.tree()
  for (const [name, { heard }] of pieces) {
    const lines = await linesOf(selectorOf(name))
    // Tab goes on from here.
    await catalogue.locator(selectorOf(name)).evaluate((node: HTMLElement) => {
      node.tabIndex = -1
      node.focus()
      node.removeAttribute('tabindex')
    })
    const stops: number[] = []
    for (let isInside = true; isInside; ) {
      await catalogue.keyboard.press('Tab')
      const stop = await reader.stop()
      isInside = lines.some(({ id }) => id === stop)
      if (isInside) stops.push(stop)
    }
    const isStop = ({ id }: { readonly id: number }) => stops.includes(id)
    expect
      .soft(
        lines.filter(isStop).map(({ id }) => id),
        `${name}: the order of Tab`,
      )
      .toEqual(stops)
    expect
      .soft(
        lines.map((one) => (isStop(one) ? `⇥ ${one.line}` : one.line)),
        name,
      )
      .toEqual(heard)
  }
})

test('each does by keyboard what it says', async ({ catalogue }) => {
  const reader = await readerOf(catalogue)
  for (const [name, walk] of walked) {
    await controlOf(catalogue, name, walk.from).focus()
    for (const [at, [press, does, then]] of walk.keys.entries()) {
      await catalogue.keyboard.press(press)
      await expect.soft.poll(reader.focus, { message: `${name}, ${press}: ${does}` }).toBe(then)
      if (at > 0 || !walk.opens) continue
      const { opens } = walk
      const heard = async () => (await (await reader.tree())(shownBy(walk))).map(({ line }) => line)
      // What floats has its place, and so is there, with the next frame.
      await expect.soft.poll(heard, { message: `what ${name} opens` }).toEqual(opens.heard)
    }
    await catalogue.keyboard.press('Escape')
  }
})

test('none has a barrier, open or closed, in light and dark', async ({ catalogue }) => {
  test.slow()
  await expectNoBarriers(catalogue)
  for (const one of opening) {
    await open(catalogue, one)
    await expectNoBarriers(catalogue, one[0], shownBy(one[1]))
    await close(catalogue, one)
  }
})

test.describe('in forced colours', () => {
  test.beforeEach(({ catalogue }) => catalogue.emulateMedia({ forcedColors: 'active' }))

  const picture = async (page: Page, of: Pick<Locator, 'boundingBox'>) => {
    await drawn(page)
    const box = await of.boundingBox()
    if (box === null) throw new Error('There is nothing to see')
    const { x, y, width, height } = box
    // What is drawn around it belongs to it.
    const clip = { x: Math.max(0, x - 6), y: Math.max(0, y - 6), width: width + 12, height: height + 12 }
    return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64')
  }

  test('the focus is seen wherever it is', async ({ catalogue }) => {
    test.slow()
    const looks = new Set<string>()
    await catalogue.getByLabel('Theme').focus()
    for (;;) {
      await catalogue.keyboard.press('Tab')
      const look = await catalogue.evaluate(() => {
        const { activeElement } = document
        return activeElement === document.body || activeElement === null
          ? null
          : `${activeElement.tagName} ${activeElement.getAttribute('type')} ${activeElement.className}`
      })
      if (look === null) break
      if (looks.has(look)) continue
      looks.add(look)
      const at = catalogue.locator(':focus')
      await at.evaluate((node) => node.setAttribute('data-attended', ''))
      const before = await picture(catalogue, at)
      // The next press of Tab goes on from here.
      await at.blur()
      const attended = catalogue.locator('[data-attended]')
      expect.soft(await picture(catalogue, attended), `the focus on ${look}`).not.toBe(before)
      await attended.evaluate((node) => node.removeAttribute('data-attended'))
    }
    expect(looks.size).toBeGreaterThan(15)
  })

  /**
   * How a piece says what it is in, for those who see it. What is wrong or denied in a form has its words below, what is
   * checked in a menu its tick; of a list's row its box says it.
   */
  const states = [
    '[aria-selected=true]:not(td, [role=row])',
    '[aria-current]',
    'button[aria-disabled=true]',
    '[data-highlighted]:not([role=option])',
    '[data-selected]:not(td)',
    'input:checked:enabled',
  ]

  /** Each is taken away and given back: with and without it are two pictures. */
  const seenStates = async (page: Page, within: string, where: string) => {
    const looks = new Set<string>()
    for (const state of states) {
      for (const found of await page.locator(`:is(${within}) ${state}`).filter({ visible: true }).all()) {
        const look = `${state} on ${await found.evaluate((node) => `${node.tagName} ${node.className} ${node.getAttribute('type')}`)}`
        if (looks.has(look)) continue
        looks.add(look)
        const handle = await found.elementHandle()
        if (!handle) throw new Error(`${look} has gone`)
        await handle.scrollIntoViewIfNeeded()
        const before = await picture(page, handle)
        const restore = await handle.evaluateHandle(
          (node, name) => {
            if (name === 'checked' && node instanceof HTMLInputElement) {
              node.checked = false
              return () => {
                node.checked = true
              }
            }
            const value = node.getAttribute(name) ?? ''
            node.removeAttribute(name)
            return () => node.setAttribute(name, value)
          },
          state
            .match(/\[([\w-]+)|:(checked|disabled)/)
            ?.slice(1)
            .find(Boolean) ?? '',
        )
        expect.soft(await picture(page, handle), `${where}: ${look}`).not.toBe(before)
        await restore.evaluate((put) => put())
      }
    }
    return looks.size
  }

  test('what is selected, checked, current, chosen, denied is seen', async ({ catalogue }) => {
    test.slow()
    await controlOf(catalogue, 'One of a few', ['radio', 'Full time']).press('Space')
    expect(await seenStates(catalogue, '[data-piece]', 'closed')).toBeGreaterThan(5)
    for (const one of opening) {
      await open(catalogue, one)
      if (one[1].opens?.role === 'listbox') await catalogue.keyboard.press('ArrowDown')
      await seenStates(catalogue, shownBy(one[1]), one[0])
      await close(catalogue, one)
    }
  })

  test('what floats is told from what it lies over', async ({ catalogue }) => {
    for (const one of opening) {
      const panel = await open(catalogue, one)
      const edge = await panel.evaluate((node) => {
        const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(node)
        const drawn = [
          [borderTopStyle, borderTopWidth],
          [outlineStyle, outlineWidth],
        ] as const
        return Math.max(...drawn.map(([style, width]) => (style === 'none' ? 0 : Number.parseFloat(width))))
      })
      expect.soft(edge, `the edge of ${one[0]}`).toBeGreaterThan(0)
      await close(catalogue, one)
    }
  })
})

test('nothing moves where less motion is asked for', async ({ catalogue }) => {
  const moving = () =>
    catalogue.evaluate(() => {
      const ms = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time) * 1000))
      return [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((pseudo) => {
          const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, pseudo)
          const isMoving = (animationName !== 'none' && ms(animationDuration) > 1) || ms(transitionDuration) > 1
          return isMoving ? [`${element.tagName} ${element.className}${pseudo}`] : []
        }),
      )
    })
  await controlOf(catalogue, 'Skeleton and progress', ['switch', 'Progress along the top of the page']).press('Space')
  await controlOf(catalogue, 'Toasts', ['button', 'Success, 5 seconds']).press('Enter')
  expect.soft(await moving()).toEqual([])
  for (const one of opening) {
    await open(catalogue, one)
    expect.soft(await moving(), one[0]).toEqual([])
    await close(catalogue, one)
  }
  await catalogue.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await moving()).not.toEqual([])
})

/** What stands outside the window, or is cut off without a sign. What scrolls sideways by itself shows the rest. */
const lostIn = (root: Element) => {
  const lost: string[] = []
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (!(element instanceof HTMLElement) || element.closest('.sr-only, [hidden]')) continue
    const { left, right, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) continue
    const said = `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`
    const isOutside = left < -1 || right > document.documentElement.clientWidth + 1
    if (isOutside && !scrolls(element.parentElement)) lost.push(`${said}: from ${left} to ${right}`)
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
    const isCut = (way: string, has: number, needs: number) => /hidden|clip/.test(way) && needs > has + 1
    if (isCut(overflowX, element.clientWidth, element.scrollWidth) && textOverflow !== 'ellipsis')
      lost.push(`${said}: cut at its side`)
    if (isCut(overflowY, element.clientHeight, element.scrollHeight) && textOverflow !== 'ellipsis')
      lost.push(`${said}: cut at its foot`)
  }
  return lost
}

for (const [words, width, height] of [
  ['320 px', 320, 640],
  ['1280 px at 200%', 640, 360],
] as const)
  test(`nothing is lost at ${words}`, async ({ catalogue }) => {
    await catalogue.setViewportSize({ width, height })
    for (const [name] of pieces)
      expect.soft(await catalogue.locator(selectorOf(name)).evaluate(lostIn), name).toEqual([])
    for (const one of opening) {
      const panel = await open(catalogue, one)
      expect.soft(await panel.evaluate(lostIn), `what ${one[0]} opens`).toEqual([])
      const box = await panel.boundingBox()
      expect.soft((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= height, `${one[0]} is inside`).toBe(true)
      await close(catalogue, one)
    }
    expect(await catalogue.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test.describe('what floats stays beside what it belongs to', () => {
  /** How far the panel is from its anchor, above or below it; what is hidden with its anchor is nowhere. */
  const distance = async (page: Page, [name, walk]: Walked): Promise<number | 'gone'> => {
    const panel = panelOf(page, walk)
    if ((await panel.count()) === 0) return 'gone'
    const [anchor, box] = await Promise.all([
      controlOf(page, name, walk.anchor ?? walk.from).boundingBox({ timeout: 1_000 }),
      panel.boundingBox({ timeout: 1_000 }).catch(() => null),
    ])
    if (!anchor || !box) return 'gone'
    return Math.round(Math.max(box.y - anchor.y - anchor.height, anchor.y - box.y - box.height))
  }
  const gapOf = ([, { inset = 0 }]: Walked) => 4 + inset
  const anchored = opening.filter(([, { anchor }]) => anchor)
  const beside = (page: Page, one: Walked, where: string) =>
    expect.soft.poll(() => distance(page, one), { message: `${one[0]} ${where}`, timeout: 3_000 }).toBe(gapOf(one))

  for (const one of anchored)
    test(`${one[0]}, when the page scrolls, and when what it stands in does`, async ({ catalogue }) => {
      await open(catalogue, one)
      expect.soft(await distance(catalogue, one), 'at first').toBe(gapOf(one))
      await catalogue.evaluate(() => window.scrollBy(0, 60))
      await beside(catalogue, one, 'on a page that was scrolled')
      await catalogue.reload()

      const frame = catalogue.locator(selectorOf(one[0]))
      await frame.evaluate((node: HTMLElement) => {
        Object.assign(node.style, { overflow: 'auto', height: '160px', paddingBlock: '60px 300px' })
      })
      await open(catalogue, one)
      await frame.evaluate((node) => node.scrollBy(0, 30))
      await beside(catalogue, one, 'in a frame that was scrolled')
    })

  test('when the keyboard of a phone takes the lower half', async ({ catalogue }) => {
    for (const one of anchored) {
      await catalogue.setViewportSize({ width: 390, height: 844 })
      const panel = await open(catalogue, one)
      // As `interactive-widget=resizes-content` has it.
      await catalogue.setViewportSize({ width: 390, height: 480 })
      await beside(catalogue, one, 'over the keyboard')
      await expect.soft
        .poll(async () => {
          const box = await panel.boundingBox()
          return box !== null && box.y >= 0 && box.y + box.height <= 480
        }, `${one[0]} is over the keyboard`)
        .toBe(true)
      await close(catalogue, one)
    }
  })
})
