import type { Locator } from '@playwright/test'

/** Of a long list only the rows in view are there: turned until the one that is wanted is. */
export const scrolledTo = async (wanted: Locator): Promise<Locator> => {
  const page = wanted.page()
  const row = page.getByRole('grid').getByRole('row').last()
  await wanted.or(row).first().waitFor()
  for (let turn = 0; turn < 40 && !(await wanted.first().isVisible()) && (await row.isVisible()); turn += 1) {
    await row.hover()
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(50)
  }
  return wanted.first()
}
