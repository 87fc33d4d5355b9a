import { expectNoBarriers } from './barriers.ts'
import { company } from './company.ts'
import { withAssets } from './newcomer.ts'
import { expect, menuOf, test, title } from './tenure.ts'

const path = '/company/features'

test.describe('§ 4 A feature flag', () => {
  test('is switched off and on: every page of the person follows within seconds, and it says who did it', async ({
    stranger,
  }) => {
    const { asNia } = await company(stranger, withAssets)
    const nia = await asNia(path)
    const elsewhere = await asNia('/')
    const assets = { here: menuOf(nia), elsewhere: menuOf(elsewhere) }
    const flag = nia.getByRole('listitem').filter({ has: nia.getByRole('switch', { name: 'Asset register' }) })
    await expect(flag).not.toContainText('Turned')
    await expect(flag).toContainText(/In the menu\s*Assets/)
    await expect(flag).toContainText(/Morning emails\s*Asset services and returns due/)
    await expect(assets.elsewhere.getByRole('link', { name: 'Assets' })).toBeVisible()
    await expectNoBarriers(nia, 'of the features')

    await flag.getByRole('switch').click()
    await expect(assets.here.getByRole('link', { name: 'Assets' })).toHaveCount(0)
    await expect(flag).toContainText(/Turned off by Nia Comer,/)
    await expect(assets.elsewhere.getByRole('link', { name: 'Assets' })).toHaveCount(0)
    await elsewhere.goto('/assets')
    await expect(title(elsewhere, 'Page not found')).toBeVisible()

    // With the keyboard.
    await flag.getByRole('switch').focus()
    await nia.keyboard.press('Space')
    await expect(assets.here.getByRole('link', { name: 'Assets' })).toBeVisible()
    await expect(flag).toContainText(/Turned on by Nia Comer,/)
    await assets.elsewhere.getByRole('link', { name: 'Assets' }).click()
    await expect(title(elsewhere, 'Assets')).toBeVisible()
  })

  test('counts for everybody who looks at a page', async ({ stranger }) => {
    const { asNia, asMara, hasType } = await company(stranger)
    await hasType('White card', { all: true })
    const mara = await asMara('/')
    await expect(
      mara
        .getByRole('main')
        .getByRole('link', { name: /White card/ })
        .first(),
    ).toBeVisible()
    const nia = await asNia(path)
    await nia.getByRole('switch', { name: 'Certifications' }).click()
    await expect(nia.getByText(/Turned off by Nia Comer,/)).toBeVisible()
    await expect(mara.getByRole('main').getByRole('link', { name: /White card/ })).toHaveCount(0)
  })

  test('§ 2.1 is seen and switched by nobody but an admin', async ({ stranger }) => {
    const { asMara } = await company(stranger, withAssets)
    const mara = await asMara('/')
    await expect(menuOf(mara).getByRole('link', { name: 'Home' })).toBeVisible()
    await expect(menuOf(mara).getByRole('link', { name: 'Feature Management' })).toHaveCount(0)
    await mara.goto(path)
    await expect(title(mara, 'Page not found')).toBeVisible()
  })
})
