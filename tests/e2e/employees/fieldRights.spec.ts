import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { colleagueIn, newcomer, signedUpColleagueIn } from '../newcomer.ts'
import { expect, shellOf, signInWith, test, title } from '../tenure.ts'
import { openDetails } from './person.ts'

const signedIn = async (page: Page, email: string): Promise<Page> => {
  await page.goto('/')
  await signInWith(page, email)
  await shellOf(page)
  return page
}

const managersSee = (page: Page) =>
  page.getByRole('switch', { name: 'Managers see the emergency contacts of their reports' })

const contacts = (page: Page) => page.getByRole('region', { name: 'Emergency contacts', exact: true })

test('an admin decides whether managers see the emergency contacts of their reports', async ({ stranger }) => {
  const nia = await newcomer(['Lantern Hill'], { isAdmin: true })
  const [client] = nia.clients
  if (!client) throw new Error('This newcomer has no client')
  const mara = await signedUpColleagueIn(client, 'Mara')
  const rae = await colleagueIn(client, 'Rae', { reportsTo: mara.employeeId })
  const admin = await signedIn(await stranger(), nia.email)
  const manager = await signedIn(await stranger(), mara.email)

  const openReport = async () => {
    await manager.goto(`/employee/${rae}`)
    await expect(title(manager, 'Rae Comer')).toBeVisible()
    await openDetails(manager)
    await expect(manager.getByRole('region', { name: 'Other', exact: true })).toBeVisible()
  }
  const decide = async (areSeen: boolean) => {
    const saved = admin.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
    await managersSee(admin).setChecked(areSeen)
    await saved
  }

  await openReport()
  await expect(contacts(manager)).toBeHidden()

  await admin.goto('/settings')
  await expect(managersSee(admin)).not.toBeChecked()
  await expectNoBarriers(admin)
  await decide(true)
  await openReport()
  await contacts(manager).getByRole('button', { name: 'Show the emergency contacts' }).click()
  await expect(contacts(manager)).toContainText('First contact')

  await admin.reload()
  await expect(managersSee(admin)).toBeChecked()
  await decide(false)
  await openReport()
  await expect(contacts(manager)).toBeHidden()

  await manager.goto('/settings')
  await expect(managersSee(manager)).toBeHidden()
})
