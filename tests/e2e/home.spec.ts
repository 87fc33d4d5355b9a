import { expectNoBarriers } from './barriers.ts'
import { hasBirthday, newcomer, phoneChanged, signedUpColleagueIn, wasHere } from './newcomer.ts'
import { arrive, expect, test, title } from './tenure.ts'

test('what Home tells of people and of what has changed: it leads to them, and nobody is told of a birthday that is hidden until it is told again', async ({
  page,
  stranger,
}) => {
  const {
    clients: [client],
  } = await newcomer(['Merri Creek'], { isAdmin: true })
  if (!client) throw new Error('This newcomer has no client')
  const mara = await signedUpColleagueIn(client, 'Mara')
  const eli = await signedUpColleagueIn(client, 'Eli', { reportsTo: mara.employeeId })
  await hasBirthday(client, eli.employeeId, 3)
  await wasHere(client, mara.employeeId, 2)
  await phoneChanged(client, eli.employeeId, client.employeeId)
  await phoneChanged(client, eli.employeeId, mara.employeeId)
  await arrive(page, mara.email)
  const around = page.getByRole('region', { name: 'Around the company' })
  const birthdays = around.getByRole('region', { name: 'Birthdays' })
  const since = page.getByRole('region', { name: 'Since you were last here' })
  await expect(birthdays.getByText('Eli Comer')).toBeVisible()
  await expect(since.getByRole('link')).toHaveCount(1)
  await expectNoBarriers(page)

  const his = await stranger()
  await arrive(his, eli.email)
  await his.getByRole('link', { name: 'Choose what others see' }).click()
  const tells = his.getByRole('switch', { name: 'Show my birthday, without the year' })
  const kept = () => his.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await expect(tells).toBeChecked()
  const hidden = kept()
  await tells.press('Space')
  await expect(tells).not.toBeChecked()
  await hidden
  await expectNoBarriers(his)
  await page.reload()
  await expect(since.getByRole('link')).toHaveCount(1)
  await expect(around).toBeVisible()
  await expect(around.getByText('Eli Comer')).toHaveCount(0)
  const shown = kept()
  await tells.press('Space')
  await expect(tells).toBeChecked()
  await shown
  await page.reload()
  await expect(birthdays.getByText('Eli Comer')).toBeVisible()

  // What Mara changed herself is no news.
  await since.getByRole('link', { name: /^Nia Comer changed Eli Comer’s phone/ }).click()
  await expect(title(page, 'Eli Comer')).toBeVisible()
})
