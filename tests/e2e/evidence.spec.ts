import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { company } from './company.ts'
import { expect, test, title } from './tenure.ts'

/** The pages of those two are what is proved here. */
const provedCompany = async (stranger: () => Promise<Page>) => {
  const { mara, eli, ...signedIn } = await company(stranger)
  return {
    ...signedIn,
    compliance: { mara: `/employee/${mara.employeeId}/compliance`, eli: `/employee/${eli.employeeId}/compliance` },
  }
}

/** Writes a policy for everybody and publishes it; its page. */
const published = async (admin: Page, name: string, words: string): Promise<string> => {
  await admin.getByRole('button', { name: 'Write a policy' }).click()
  await admin.getByLabel('Title').fill(name)
  await admin.getByRole('button', { name: 'Start writing' }).click()
  await expect(title(admin, name)).toBeVisible()
  await admin.getByRole('textbox', { name: 'Text of the policy' }).click()
  await admin.keyboard.type(words)
  await admin.getByRole('button', { name: 'Publish…' }).click()
  await admin.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(admin.getByText('Policy published')).toBeVisible()
  return new URL(admin.url()).pathname.replace('/edit', '')
}

const choose = async (page: Page, format: 'PDF' | 'CSV') => {
  await page.getByRole('button', { name: 'Evidence' }).click()
  await page.getByRole('menuitem', { name: `Evidence as ${format}` }).click()
}

/** So many days from today, where the company is. */
const day = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Brisbane' }).format(Date.now() + days * 86_400_000)

const evidence = async (page: Page, format: 'PDF' | 'CSV') => {
  const downloading = page.waitForEvent('download')
  await choose(page, format)
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test.describe('evidence per person, and as at a day', () => {
  test('what a person agreed to, for them, their manager and the admin; an earlier day says what it is based on', async ({
    stranger,
    watched,
  }) => {
    test.setTimeout(180_000)
    watched.allow(/status of 404/)
    const { asNia, asMara, asEli, compliance } = await provedCompany(stranger)
    const nia = await asNia('/hrDocument/create/')
    const policy = await published(nia, 'Ladders', 'Face the ladder.')

    const eli = await asEli('/')
    await eli.getByRole('main').getByRole('link', { name: 'Ladders' }).click()
    await eli.getByRole('button', { name: 'I have read and agree' }).click()
    await expect(eli.getByText('You agreed to version 1 on')).toBeVisible()

    await eli.goto(compliance.eli)
    await expect(eli.getByRole('list', { name: 'Complete' })).toContainText('Ladders')
    await expectNoBarriers(eli, 'of a person’s compliance')
    const own = await evidence(eli, 'CSV')
    expect(own.name).toBe('Eli Comer policy evidence.csv')
    const text = own.bytes.toString('utf8')
    expect(text).toContain('Policy evidence: Eli Comer')
    expect(text).toMatch(/agreement,Ladders,.*[0-9a-f]{64}/)
    expect((await evidence(eli, 'PDF')).bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await eli.goto(compliance.mara)
    await expect(title(eli, 'Page not found')).toBeVisible()
    await expect(eli.getByRole('button', { name: 'Evidence' })).toHaveCount(0)

    const mara = await asMara(compliance.eli)
    expect((await evidence(mara, 'CSV')).bytes.toString('utf8')).toMatch(/agreement,Ladders,/)
    await nia.goto(compliance.mara)
    const hers = (await evidence(nia, 'CSV')).bytes.toString('utf8')
    expect(hers).toContain('Not yet agreed')
    expect(hers).not.toContain('agreement,Ladders')

    await nia.goto(`${policy}?tab=people`)
    const asAt = async (now: string, days: number) => {
      await nia.getByRole('button', { name: now }).click()
      await nia.getByLabel('As at the end of').fill(day(days))
      await nia.keyboard.press('Escape')
    }
    await asAt('As at today', -3)
    await expect(nia.getByText(/^This policy was not published yet at the end of .*\.$/)).toBeVisible()
    await asAt('As at', 0)
    await expect(nia.getByText(/^At the end of .*: version 1 was in force/)).toContainText('the settings of that day')
    await expectNoBarriers(nia, 'of an earlier day')
  })

  test('evidence that could not be made is told, and can be asked for again', async ({ stranger, watched }) => {
    watched.allow(/status of 503/)
    const { asEli, compliance } = await provedCompany(stranger)
    const eli = await asEli(compliance.eli)
    await eli.route(/policyEvidence/, (route) => route.fulfill({ status: 503, body: '' }))
    await choose(eli, 'PDF')
    await expect(eli.getByText(/Failed to export the evidence/)).toBeVisible()
    await eli.unroute(/policyEvidence/)
    expect((await evidence(eli, 'PDF')).name).toBe('Eli Comer policy evidence.pdf')
  })

  test('another client has nobody of that name', async ({ stranger, watched }) => {
    watched.allow(/status of 404/)
    const [one, other] = [await provedCompany(stranger), await provedCompany(stranger)]
    const stranded = await other.asNia(one.compliance.eli)
    await expect(title(stranded, 'Page not found')).toBeVisible()
    await expect(stranded.getByRole('button', { name: 'Evidence' })).toHaveCount(0)
  })
})
