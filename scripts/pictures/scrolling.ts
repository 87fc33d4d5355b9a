import type { Locator } from '@playwright/test'

/** Of a long list only the rows in view are there: turned until the one that is wanted is. */
export const scrolledTo = async (wanted: Locator): Promise<Locator> => {
  const page = wanted.page()
  const list = page.getByRole('grid').last()
  await list.waitFor()
  for (let turn = 0; turn < 40 && !(await wanted.first().isVisible()); turn += 1) {
    await list.hover()
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(50)
  }
  return wanted.first()
}
