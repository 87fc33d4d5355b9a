import { expectNoBarriers } from './barriers.ts'
import { colleagueIn, newcomer, phoneChanged, signedUpColleagueIn, wasHere } from './newcomer.ts'
import { arrive, expect, test } from './tenure.ts'

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

test.describe('what Home tells of people and of what has changed', () => {
  test('what others have changed of the people one leads leads to them; what one changed oneself is no news', async ({
    page,
  }) => {
    const {
      clients: [client],
    } = await newcomer(['Merri Creek'], { isAdmin: true })
    if (!client) throw new Error('This newcomer has no client')
    const mara = await signedUpColleagueIn(client, 'Mara')
    const eli = await colleagueIn(client, 'Eli', { reportsTo: mara.employeeId })
    await wasHere(client, mara.employeeId, 2)
    await phoneChanged(client, eli, client.employeeId)
    await phoneChanged(client, eli, mara.employeeId)
    await arrive(page, mara.email)
    const since = page.getByRole('region', { name: 'Since you were last here' })
    await expect(since.getByRole('link')).toHaveCount(1)
    await expectNoBarriers(page)
    await since.getByRole('link', { name: /^Nia Comer changed Eli Comer’s phone/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Eli Comer' })).toBeVisible()
  })

  test('somebody hides their birthday, and nobody is told of it until they tell it again', async ({ as }) => {
    const max = await as('max')
    const around = max.getByRole('region', { name: 'Around the company' })
    const birthdays = around.getByRole('region', { name: 'Birthdays' })
    await expect(birthdays.getByText('Eve Marlowe')).toBeVisible()
    // She does not report to him, and her record is not his to open.
    await expect(birthdays.getByRole('link', { name: /Eve Marlowe/ })).toHaveCount(0)

    const eve = await as('eve')
    await eve.getByRole('link', { name: 'Choose what others see' }).click()
    const tells = eve.getByRole('switch', { name: 'Show my birthday, without the year' })
    await expect(tells).toBeChecked()
    await tells.press('Space')
    await expect(tells).not.toBeChecked()
    await expectNoBarriers(eve)
    await max.reload()
    await expect(birthdays.getByText('Sione Taufa')).toBeVisible()
    await expect(around.getByText('Eve Marlowe')).toHaveCount(0)
    await tells.press('Space')
    await expect(tells).toBeChecked()
    await max.reload()
    await expect(birthdays.getByText('Eve Marlowe')).toBeVisible()
  })
})
