import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { colleagueIn, newcomer, signedUpColleagueIn } from '../newcomer.ts'
import { arrive, expect, shellOf, test, title } from '../tenure.ts'
import { openDetails } from './person.ts'

const signedIn = async (page: Page, email: string): Promise<Page> => {
  await arrive(page, email)
  await shellOf(page)
  return page
}

const managersSee = (page: Page) => page.getByRole('switch', { name: 'Emergency contacts' })

const contacts = (page: Page) => page.getByRole('region', { name: 'Emergency contacts', exact: true })

test('6-23 a manager sees and changes all of a report, unless an admin closes it to managers', async ({ stranger }) => {
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
  await contacts(manager).getByRole('button', { name: 'Show the emergency contacts' }).click()
  await contacts(manager).getByRole('button', { name: 'Edit' }).click()
  await contacts(manager).getByLabel('First contact', { exact: true }).fill('Robin Comer')
  await contacts(manager).getByLabel('Phone of the first contact').fill('0491 570 156')
  await contacts(manager).getByRole('button', { name: 'Save' }).click()
  await expect(contacts(manager)).toContainText('Robin Comer')
  const personal = manager.getByRole('region', { name: 'Personal', exact: true })
  await personal.getByRole('button', { name: 'Edit' }).click()
  await personal.getByLabel('Right to work').fill('Citizen')
  await personal.getByRole('button', { name: 'Save' }).click()
  await expect(personal).toContainText('Citizen')

  await admin.goto('/company/companySettings')
  await expect(managersSee(admin)).toBeChecked()
  await expectNoBarriers(admin)
  await decide(false)
  await openReport()
  await expect(contacts(manager)).toBeHidden()
  await expect(personal).toContainText('Citizen')

  await admin.reload()
  await expect(managersSee(admin)).not.toBeChecked()
  await decide(true)
  await openReport()
  await expect(contacts(manager)).toContainText('Viewing them is recorded.')

  await manager.goto('/settings')
  await expect(managersSee(manager)).toBeHidden()
})
