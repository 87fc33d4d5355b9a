import { expectNoBarriers } from './barriers.ts'
import { company } from './company.ts'
import { withAssets, withCompliance, withFullPlan } from './newcomer.ts'
import { follow } from './routes/walk.ts'
import { expect, menuOf, test, title } from './tenure.ts'

// It is seen and switched by nobody but an admin: routes.spec.ts, and the rows of `tests/server/authorisation.test.ts`.
test('§ 4 a feature flag is switched off and on: every page follows within seconds, of everybody, and it says who did it', async ({
  stranger,
}) => {
  const { asNia, asMara, hasType } = await company(stranger, async (client) => {
    await withCompliance(client)
    await withFullPlan(client)
    await withAssets(client)
  })
  await hasType('White card', { all: true })
  const mara = await asMara('/')
  const whiteCard = mara.getByRole('main').getByRole('link', { name: /White card/ })
  await expect(whiteCard.first()).toBeVisible()
  const nia = await asNia('/company/features')
  const elsewhere = await asNia('/')
  const assets = { here: menuOf(nia), elsewhere: menuOf(elsewhere) }
  const flagOf = (name: string) => nia.getByRole('listitem').filter({ has: nia.getByRole('switch', { name }) })
  const flag = flagOf('Asset register')
  await expect(flag).not.toContainText('Turned')
  await expect(flag).toContainText(/In the menu\s*Assets/)
  await expect(flag).toContainText(/Morning emails\s*Asset services and returns due/)
  await expect(assets.elsewhere.getByRole('link', { name: 'Assets' })).toBeVisible()
  await expectNoBarriers(nia, 'of the features', 'main')

  await flag.getByRole('switch').click()
  await expect(assets.here.getByRole('link', { name: 'Assets' })).toHaveCount(0)
  await expect(flag).toContainText(/Turned off by Nia Comer,/)
  await flagOf('Certifications').getByRole('switch').click()
  await expect(flagOf('Certifications')).toContainText(/Turned off by Nia Comer,/)
  await expect(assets.elsewhere.getByRole('link', { name: 'Assets' })).toHaveCount(0)
  await expect(whiteCard).toHaveCount(0)
  await follow(elsewhere, '/assets', 'Page not found')

  // With the keyboard.
  await flag.getByRole('switch').focus()
  await nia.keyboard.press('Space')
  await expect(assets.here.getByRole('link', { name: 'Assets' })).toBeVisible()
  await expect(flag).toContainText(/Turned on by Nia Comer,/)
  await assets.elsewhere.getByRole('link', { name: 'Assets' }).click()
  await expect(title(elsewhere, 'Assets')).toBeVisible()
})
