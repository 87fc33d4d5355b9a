import type { Page } from '@playwright/test'
import { company, day } from '../company.ts'
import { withFullPlan } from '../newcomer.ts'
import { expect, test, title } from '../tenure.ts'

/** Reached with the Tab key alone, from where the keyboard is. */
const tabTo = async (page: Page, name: RegExp | string): Promise<void> => {
  // On a page that is still on its way the keyboard goes round without it.
  await expect(page.getByText(name).or(page.getByLabel(name)).filter({ visible: true }).first()).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const element = document.activeElement?.closest('main') ? document.activeElement : null
      const labels =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
          ? [...(element.labels ?? [])]
          : []
      return (
        element?.getAttribute('aria-label') ??
        (labels.map((one) => one.textContent).join(' ') || (element?.textContent ?? ''))
      )
    })
    if (typeof name === 'string' ? at.trim() === name : name.test(at)) return
  }
  throw new Error(`The keyboard does not reach ${name}`)
}

const addTemplate = async (page: Page): Promise<void> => {
  const type = (typed: string) => page.keyboard.type(typed)
  const press = (key: string) => page.keyboard.press(key)
  await tabTo(page, 'Add template')
  await press('Enter')
  await expect(title(page, 'New performance review template')).toBeVisible()
  await tabTo(page, /^Name/)
  await type('Half a year')
  await tabTo(page, 'Add section')
  await press('Enter')
  await page.getByRole('textbox', { name: 'Section title' }).focus()
  await type('The work')
  await tabTo(page, /^Question/)
  await type('How well does the work go?')
  await tabTo(page, 'Answer')
  await type('On a scale')
  await tabTo(page, 'Step 1')
  await type('Always')
  await tabTo(page, 'Step 2')
  await type('Rarely')
  const grip = page.getByRole('button', { name: 'Move Rarely: drag it, or press the arrow keys' })
  await grip.focus()
  await press('ArrowUp')
  await expect(page.getByText('Rarely is now 1 of 5')).toBeAttached()
  await expect(grip).toBeFocused()
  await tabTo(page, 'Save template')
  await press('Enter')
  await expect(page.getByText('Template added')).toBeVisible()
  await expect(title(page, 'Performance review templates')).toBeVisible()
}

test.describe('1.7 performance reviews are planned', () => {
  test('by keyboard an admin makes a template and a manager plans with it', async ({ stranger }) => {
    const { asNia, asMara } = await company(stranger, withFullPlan)

    const nia = await asNia('/prTemplates')
    await addTemplate(nia)
    await nia.getByRole('link', { name: 'Half a year', exact: true }).click()
    const asked = nia.getByRole('region', { name: 'Asked of the employee' })
    await expect(asked).toContainText('On a scale: Rarely, Always')

    const mara = await asMara('/prs')
    await tabTo(mara, 'New performance review')
    await mara.keyboard.press('Enter')
    await expect(title(mara, 'New performance review')).toBeVisible()
    await tabTo(mara, /^Employee/)
    await mara.keyboard.type('Eli')
    await mara.getByRole('option', { name: /^Eli/ }).waitFor()
    await mara.keyboard.press('Enter')
    await expect(mara.getByRole('button', { name: /^Remove Mara/ })).toBeVisible()
    await tabTo(mara, /^Starts/)
    await mara.keyboard.type(day(2))
    await tabTo(mara, /^Due/)
    await mara.keyboard.type(day(1))
    await tabTo(mara, /^Template/)
    await mara.keyboard.type('Half')
    await mara.keyboard.press('Enter')
    await tabTo(mara, 'Plan review')
    await mara.keyboard.press('Enter')
    const due = mara.getByRole('textbox', { name: 'Due' })
    await expect(due).toBeFocused()
    await expect(mara.getByText('The due date cannot be before the start date.')).toBeVisible()
    await due.fill(day(14))
    await mara.keyboard.press('Enter')
    await expect(mara.getByText('Performance review planned')).toBeVisible()

    await mara.getByRole('navigation').getByRole('link', { name: 'Performance Reviews' }).click()
    const row = mara.getByRole('grid', { name: 'reviews' }).getByRole('row').filter({ hasText: 'Eli' })
    await expect(row).toContainText('Scheduled')
  })
})
