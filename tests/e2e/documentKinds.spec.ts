import { expect, menuOf, test, title } from './tenure.ts'

/** § 3 HR document: type 0 means policy; a document of the other kind is read, and nobody is asked to agree. */
test('a document that is no policy is written, published, listed as what it is, and asks nobody', async ({ as }) => {
  const admin = await as('ava', { path: '/hrDocument/create/' })
  const name = `Handbook ${crypto.randomUUID().slice(0, 8)}`
  const kinds = admin.getByRole('radiogroup', { name: 'What is it?' })
  await expect(kinds.getByRole('radio', { name: 'Policy' })).toBeChecked()
  await kinds.getByRole('radio', { name: 'Document' }).check()
  await expect(admin.getByText('People read it without agreeing')).toBeVisible()
  await admin.getByRole('button', { name: 'Write a document' }).click()
  await admin.getByRole('textbox', { name: 'Title' }).fill(name)
  await admin.getByRole('button', { name: 'Start writing' }).click()
  await admin.getByRole('textbox', { name: 'Text of the document' }).fill('Where the first aid kit hangs.')

  const settings = admin.getByRole('region', { name: 'Who it is for' })
  await settings.getByRole('button', { name: 'Edit' }).click()
  await expect(settings.getByRole('radiogroup', { name: 'It is for' })).toBeVisible()
  await expect(settings.getByLabel('Agree by')).toHaveCount(0)
  await settings.getByRole('button', { name: 'Cancel' }).click()

  await admin.getByRole('button', { name: 'Publish…' }).click()
  await expect(admin.getByRole('dialog').getByText(/can read it. No one has to agree./)).toBeVisible()
  await admin.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(admin.getByText('Document published')).toBeVisible()
  await expect(admin).toHaveURL(/\/hrDocuments\/[^/]+$/)
  await expect(admin.getByRole('tab', { name: 'Versions' })).toBeVisible()
  await expect(admin.getByRole('tab', { name: 'People' })).toHaveCount(0)
  const { pathname } = new URL(admin.url())

  const eve = await as('eve', { path: pathname })
  await expect(title(eve, name)).toBeVisible()
  await expect(eve.getByText('Where the first aid kit hangs.')).toBeVisible()
  await expect(eve.getByRole('button', { name: 'I have read and agree' })).toHaveCount(0)
  await menuOf(eve)
    .getByRole('link', { name: /^Company Policies/ })
    .click()
  await expect(title(eve, 'Company policies')).toBeVisible()
  await expect(eve.getByRole('link', { name: new RegExp(name) })).toHaveCount(0)
  await eve.goto(`/hrDocuments?q=${encodeURIComponent(name)}`)
  await expect(eve.getByRole('link', { name: new RegExp(name) })).toBeVisible()
})
