import { expectNoBarriers } from '../barriers.ts'
import { expect, test, title } from '../tenure.ts'

test('1.7 an admin sees who rates unlike the others before it is shared, and gets to the review by the keyboard', async ({
  as,
}) => {
  const ava = await as('ava', { path: '/prCycles' })
  await ava.getByRole('main').getByRole('link', { name: 'Year-end Review' }).click()
  await ava.getByRole('main').getByRole('link', { name: 'Calibrate' }).click()
  await expect(title(ava, 'Calibration')).toBeVisible()
  const outliers = ava.getByRole('region', { name: 'What stands out' })
  await expect(
    outliers.getByRole('link', { name: /^Max Oduya rates \d+ points above the overall median/ }),
  ).toBeVisible()
  const tyrone = outliers.getByRole('listitem').filter({ hasText: /Tyrone Baxter’s 0% is far below/ })
  await expect(tyrone).toContainText('Not shared yet')
  await expectNoBarriers(ava)

  const dots = ava.getByRole('group', { name: /^Ingrid Halvorsen:/ }).getByRole('link')
  await dots.first().focus()
  await ava.keyboard.press('ArrowRight')
  await expect(dots.nth(1)).toBeFocused()
  await ava.keyboard.press('Home')
  await ava.keyboard.press('Enter')
  await expect(title(ava, /Year-end Review/)).toBeVisible()
  await expect(ava.getByRole('main')).toContainText('Tyrone Baxter')
})
