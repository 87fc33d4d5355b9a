import type { Locator, Page } from '@playwright/test'
import { standardLocale, writtenDay } from '../../src/domain/kernel/locale.ts'
import { expectNoBarriers } from './barriers.ts'
import { company, day, reviewQuestion } from './company.ts'
import { fits, type Hand, keyboard, pointer, reach } from './hand.ts'
import { withFullPlan } from './newcomer.ts'
import { expect, test } from './tenure.ts'

type Company = Awaited<ReturnType<typeof company>>

/** A list of what two have between them: two of Eli's are in it, of which the second begins later. */
interface List {
  readonly many: string
  readonly path: string
  readonly first: string
  readonly second: string
  readonly plan: (at: Company) => Promise<void>
  /** Why the second cannot be due before it begins. */
  readonly tooSoon: string
}

const [soon, late] = [day(1), day(20)]

const checkIns: List = {
  many: 'check-ins',
  path: '/checkIns',
  first: 'Fortnightly 1:1 with Eli Comer',
  second: 'Return to work with Eli Comer',
  plan: async ({ hasCheckIn }) => {
    await hasCheckIn({ day: soon })
    await hasCheckIn({ name: 'Return to work', day: late })
  },
  tooSoon: 'The due date cannot be before the check-in.',
}

const reviews: List = {
  many: 'reviews',
  path: '/prs',
  first: 'Yearly review of Eli Comer',
  second: 'Probation of Eli Comer',
  plan: async ({ hasReview, hasReviewTemplate }) => {
    const template = await hasReviewTemplate([reviewQuestion({ text: 'How was it?' })])
    await hasReview(template, { scheduledDay: soon })
    await hasReview(template, { name: 'Probation', scheduledDay: late, dueDay: day(34) })
  },
  tooSoon: 'The due date cannot be before the start date.',
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ has: box(page, name) })
const outcome = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
const isDue = (page: Page, name: string, on: string) =>
  expect(rowOf(page, name)).toContainText(writtenDay(standardLocale, on))

/** Selects both, and asks for another day of theirs. */
const changeDue = async (page: Page, { first, many, second }: List, on: string, hand: Hand): Promise<Locator> => {
  await expect(rowOf(page, second)).toBeVisible()
  if (hand === keyboard) {
    await reach(page.getByRole('grid', { name: many }))
    await page.keyboard.press('ControlOrMeta+a')
  } else for (const name of [first, second]) await box(page, name).check()
  const asks = page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Change due date…' })
  await hand.press(asks)
  const dialog = page.getByRole('dialog', { name: `Change due date of 2 ${many}` })
  const due = dialog.getByRole('textbox', { name: 'Due date' })
  await expect(due).toBeFocused()
  await hand.type(due, on)
  await fits(page)
  await hand.press(dialog.getByRole('button', { name: `Change 2 ${many}` }))
  await expect(dialog).toBeHidden()
  return asks
}

const undo = (page: Page) => outcome(page).getByRole('button', { name: 'Undo' })

/** Nia administers, Mara is who reviews. */
const atTheList = async (stranger: () => Promise<Page>, list: List) => {
  const at = await company(stranger, withFullPlan)
  await list.plan(at)
  return { nia: await at.asNia(list.path), mara: () => at.asMara(list.path) }
}

/** Both get another day, and their own back by one press; then neither, where one cannot have it. */
const changeAndTakeBack = async (nia: Page, list: List, hand: Hand) => {
  const { first, many, second, tooSoon } = list
  await expect(rowOf(nia, second)).toBeVisible()
  const before = [await rowOf(nia, first).textContent(), await rowOf(nia, second).textContent()]
  const asks = await changeDue(nia, list, day(40), hand)
  await expect(outcome(nia)).toContainText(`2 ${many} changed.`)
  for (const name of [first, second]) await isDue(nia, name, day(40))
  await expect(asks).toBeFocused()
  await expectNoBarriers(nia, `after ${many} were changed`, 'main')
  await fits(nia)

  await hand.press(undo(nia))
  await expect(outcome(nia)).toContainText(`Taken back for 2 ${many}.`)
  await expect(undo(nia)).toHaveCount(0)
  for (const [at, name] of [first, second].entries())
    await expect.poll(() => rowOf(nia, name).textContent()).toBe(before[at])
  await hand.press(nia.getByRole('button', { name: 'Dismiss' }))
  await expect(outcome(nia)).toHaveCount(0)

  await test.step('all are left as they are where one cannot be changed, which is named with the reason', async () => {
    await changeDue(nia, list, day(5), pointer)
    await expect(outcome(nia)).toContainText('Nothing was changed:')
    await expect(outcome(nia)).toContainText(`${second}: ${tooSoon}`)
    await expect(undo(nia)).toHaveCount(0)
    await nia.reload()
    await expect.poll(() => rowOf(nia, first).textContent()).toBe(before[0])
  })
}

test('many check-ins are due on another day, and taken back once: the keyboard alone', async ({ stranger }) => {
  const { nia } = await atTheList(() => stranger({ viewport: { width: 1440, height: 844 } }), checkIns)
  await changeAndTakeBack(nia, checkIns, keyboard)
})

test('many reviews are due on another day, and taken back once: on a phone; and given another reviewer', async ({
  stranger,
}) => {
  const { nia } = await atTheList(() => stranger({ viewport: { width: 390, height: 844 } }), reviews)
  await changeAndTakeBack(nia, reviews, pointer)

  await test.step('another reviewer, who is nobody of those reviewed, and back', async () => {
    // Cards do not say who reviews.
    await nia.setViewportSize({ width: 1440, height: 844 })
    for (const name of [reviews.first, reviews.second]) await box(nia, name).check()
    await nia.getByRole('button', { name: 'Change reviewer…' }).click()
    const dialog = nia.getByRole('dialog', { name: 'Change reviewer of 2 reviews' })
    await dialog.getByRole('button', { name: 'Change 2 reviews' }).click()
    await expect(dialog).toContainText('Choose a reviewer')
    const reviewer = dialog.getByRole('combobox', { name: 'Reviewer' })
    await reviewer.fill('Eli')
    await expect(nia.getByText('No one else with this name can be chosen.')).toBeVisible()
    await pointer.pick(nia, reviewer, 'Nia Comer')
    await dialog.getByRole('button', { name: 'Change 2 reviews' }).click()
    await expect(outcome(nia)).toContainText('2 reviews changed.')
    for (const name of [reviews.first, reviews.second]) await expect(rowOf(nia, name)).toContainText('Nia Comer')
    await undo(nia).click()
    for (const name of [reviews.first, reviews.second]) await expect(rowOf(nia, name)).toContainText('Mara Comer')
  })
})

for (const list of [checkIns, reviews])
  test(`many ${list.many} are left as they are where somebody else has changed one meanwhile; asked again, they change`, async ({
    stranger,
  }) => {
    const { first, many, second } = list
    const { nia, mara } = await atTheList(() => stranger(), list)
    await expect(rowOf(nia, second)).toBeVisible()
    const ofMara = await mara()
    await box(ofMara, second).check()
    await ofMara.getByRole('button', { name: 'Change due date…' }).click()
    const dialog = ofMara.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Due date' }).fill(day(50))
    await dialog.getByRole('button', { name: /^Change / }).click()
    await expect(outcome(ofMara)).toContainText('changed.')

    await changeDue(nia, list, day(60), pointer)
    await expect(outcome(nia)).toContainText(
      `${second}: Someone else changed this in the meantime. The list shows it as it is now.`,
    )
    // What the list shows is what the other has made of it.
    await isDue(nia, second, day(50))
    await changeDue(nia, list, day(60), pointer)
    await expect(outcome(nia)).toContainText(`2 ${many} changed.`)
    if (list === checkIns) return

    // Mara has changed one again before Nia takes both back.
    await ofMara.reload()
    await changeDue(ofMara, list, day(70), pointer)
    await expect(outcome(ofMara)).toContainText(`2 ${many} changed.`)
    await undo(nia).click()
    await expect(outcome(nia)).toContainText('Nothing was changed:')
    await expect(outcome(nia)).toContainText(
      'Someone else changed this in the meantime. The list shows it as it is now.',
    )
    for (const name of [first, second]) await isDue(nia, name, day(70))
  })
