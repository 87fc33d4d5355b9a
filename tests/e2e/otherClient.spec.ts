import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { colleagueIn, type Newcomer, newcomer, type OwnClient, setStatus } from './newcomer.ts'
import { arrive, chooseClient, expect, shellOf, test, title } from './tenure.ts'

const notFound = /status of 404/

const twoClients = async (): Promise<readonly [Newcomer, here: OwnClient, there: OwnClient]> => {
  const nia = await newcomer(['Lantern Hill', 'Merri Creek'], { isAdmin: true })
  const [here, there] = nia.clients
  if (!here || !there) throw new Error('This newcomer has not two clients')
  return [nia, here, there]
}

const atWorkIn = async (page: Page, { email }: Newcomer, client: OwnClient): Promise<void> => {
  await arrive(page, email)
  await chooseClient(page, client.name)
  await shellOf(page)
}

test.describe('a link to somebody who is not in this client', () => {
  test('offers to switch to the client they are in, and opens them there', async ({ page, watched }) => {
    watched.allow(notFound)
    const [nia, here, there] = await twoClients()
    const vera = await colleagueIn(there, 'Vera')
    await atWorkIn(page, nia, here)
    await page.goto(`/employee/${vera}?tab=details`)
    await expect(page.getByText(`This person is in ${there.name}.`)).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: `Switch to ${there.name}` }).click()
    await expect(title(page, 'Vera Comer')).toBeVisible()
    await expect(page).toHaveURL(`/employee/${vera}?tab=details`)
    await expect(page.getByText(there.name).first()).toBeVisible()
    // The choice is remembered: a reload stays there.
    await page.reload()
    await expect(title(page, 'Vera Comer')).toBeVisible()
  })

  test('is plainly not found when the person is nobody, somebody of a stranger, or of a closed client', async ({
    page,
    watched,
  }) => {
    watched.allow(notFound)
    const [nia, here, there] = await twoClients()
    const [, strange] = await twoClients()
    const gone = await colleagueIn(there, 'Vera')
    const theirs = await colleagueIn(strange, 'Oskar')
    await atWorkIn(page, nia, here)
    await setStatus(there, 'Inactive')
    const seen: string[] = []
    for (const id of [crypto.randomUUID(), theirs, gone]) {
      const looked = page.waitForResponse(/\/api\/users\/records\/employee\//)
      await page.goto(`/employee/${id}`)
      expect((await looked).status()).toBe(404)
      await expect(title(page, 'Page not found')).toBeVisible()
      seen.push(await page.getByRole('main').ariaSnapshot())
    }
    expect(new Set(seen).size).toBe(1)
    await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
  })
})
