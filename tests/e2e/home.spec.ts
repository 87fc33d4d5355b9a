import { expect, test } from './tenure.ts'

test.describe('§ 6 My team', () => {
  test('an ordinary employee sees the colleagues of their department, all of them, and opens no record', async ({
    as,
  }) => {
    const page = await as('eve')
    const team = page.getByRole('region', { name: 'My team' })
    await expect(team).toContainText('Site Operations')
    const more = team.getByRole('button', { name: /^Show \d+ more/ })
    while (await more.isVisible()) await more.click()
    await expect(team.getByText('Max Oduya')).toBeVisible()
    await expect(team.getByText('Sione Taufa')).toBeVisible()
    // Nobody reports to her, so nobody's record is hers to open.
    await expect(team.getByRole('link')).toHaveCount(0)
  })

  test('a manager too sees more than their own reports, and opens those', async ({ as }) => {
    const page = await as('max')
    const team = page.getByRole('region', { name: 'My team' })
    await expect(team.getByRole('link', { name: /Jack Thornbury/ })).toBeVisible()
    await expect(team.getByText('Eve Marlowe')).toBeVisible()
    await expect(team.getByRole('link', { name: /Eve Marlowe/ })).toHaveCount(0)
  })
})
