import type { Page } from '@playwright/test'
import { colleagueIn, newcomer, signedUpColleagueIn } from '../newcomer.ts'
import { arrive, expect, test } from '../tenure.ts'
import { edit, section } from './person.ts'

const contacts = (page: Page) => section(page, 'Emergency contacts')

test('6-23 a manager sees and changes all of a report, unless an admin closes it to managers', async ({ stranger }) => {
  const nia = await newcomer(['Lantern Hill'], { isAdmin: true })
  const [client] = nia.clients
  if (!client) throw new Error('This newcomer has no client')
  const mara = await signedUpColleagueIn(client, 'Mara')
  const rae = await colleagueIn(client, 'Rae', { reportsTo: mara.employeeId })
  const manager = await stranger()
  await arrive(manager, mara.email, `/employee/${rae}?tab=details`)
  await contacts(manager).getByRole('button', { name: 'Show the emergency contacts' }).click()
  await edit(manager, 'Emergency contacts')
  await contacts(manager).getByRole('textbox', { name: 'First contact' }).fill('Robin Comer')
  await contacts(manager).getByRole('group', { name: 'First contact' }).getByLabel('Phone').fill('0491 570 156')
  await contacts(manager).getByRole('button', { name: 'Save' }).click()
  await expect(contacts(manager)).toContainText('Robin Comer')
  const personal = await edit(manager, 'Personal')
  await personal.getByLabel('Right to work').fill('Citizen')
  await personal.getByRole('button', { name: 'Save' }).click()
  await expect(personal).toContainText('Citizen')

  const admin = await stranger()
  await arrive(admin, nia.email, '/company/companySettings')
  const managersSee = admin.getByRole('switch', { name: 'Emergency contacts' })
  await expect(managersSee).toBeChecked()
  const decide = async (areSeen: boolean) => {
    const saved = admin.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
    await managersSee.setChecked(areSeen)
    await saved
  }
  await decide(false)
  await manager.reload()
  await expect(personal).toContainText('Citizen')
  await expect(contacts(manager)).toBeHidden()
  await decide(true)
  await manager.reload()
  await expect(contacts(manager)).toContainText('Viewing them is recorded.')
})
