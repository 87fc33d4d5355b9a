import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { colleagueIn, type Newcomer, newcomer, type OwnClient } from './newcomer.ts'
import { follow } from './routes/walk.ts'
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
    await expectNoBarriers(page, 'on the way there', 'main')
    await page.getByRole('button', { name: `Switch to ${there.name}` }).click()
    await expect(title(page, 'Vera Comer')).toBeVisible()
    await expect(page).toHaveURL(`/employee/${vera}?tab=details`)
    await expect(page.getByText(there.name).first()).toBeVisible()
    // The choice is remembered: a reload stays there.
    await page.reload()
    await expect(title(page, 'Vera Comer')).toBeVisible()
  })

  // A person of a closed client, and every other that one may not open: tests/server/session/records.test.ts.
  test('is plainly not found when the person is nobody, or somebody of a stranger', async ({ page, watched }) => {
    watched.allow(notFound)
    const nia = await newcomer(['Lantern Hill'], { isAdmin: true })
    const { clients } = await newcomer(['Merri Creek'])
    const theirs = await colleagueIn(clients[0] as OwnClient, 'Oskar')
    const seen: string[] = []
    await arrive(page, nia.email, `/employee/${theirs}`)
    for (const id of [theirs, crypto.randomUUID()]) {
      if (id !== theirs) await follow(page, `/employee/${id}`, 'Page not found')
      await expect(title(page, 'Page not found')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
      seen.push(await page.getByRole('main').ariaSnapshot())
    }
    expect(seen[1]).toBe(seen[0])
  })
})
