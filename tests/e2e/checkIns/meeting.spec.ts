import type { Page } from '@playwright/test'
import { company, day } from '../company.ts'
import { expect, test } from '../tenure.ts'

const question = { id: crypto.randomUUID(), text: 'What went well?', asked: 'both', kind: 'text' }
const template = {
  name: 'Fortnightly 1:1',
  description: '',
  sections: [{ id: crypto.randomUUID(), title: 'Since last time', questions: [question] }],
}

/** Eli meets Mara twice, and both have the first open. */
const atTheMeeting = async (stranger: () => Promise<Page>) => {
  const { asEli, asMara, hasCheckIn, saved } = await company(stranger, async () => undefined)
  const { id: templateId } = await saved<{ readonly id: string }>('checkInTemplates', {
    data: { id: crypto.randomUUID(), ...template },
  })
  const first = await hasCheckIn({ templateId })
  const next = await hasCheckIn({ templateId, day: day(15) })
  const path = `/checkIn/${first.id}`
  return { ofEli: await asEli(path), ofMara: await asMara(path), next: `/checkIn/${next.id}` }
}

const answerOf = (page: Page) =>
  page.getByRole('group', { name: question.text }).getByRole('textbox', { name: 'Your answer' })
const notesOf = (page: Page) => page.getByRole('textbox', { name: 'Shared notes' })
const savedIn = (page: Page, region: string) =>
  page
    .getByRole('region', { name: region })
    .getByRole('status')
    .filter({ hasText: /^Saved \d\d:\d\d/ })

test('two prepare, hold and write in a check-in at once, and neither loses a word', async ({ stranger, watched }) => {
  test.slow()
  // Who saves shared notes second hears that they have changed, and merges.
  watched.allow(/status of 409/)
  const { ofEli, ofMara, next } = await atTheMeeting(stranger)
  await expect(ofEli.getByText('Mara Comer is here')).toBeVisible({ timeout: 20_000 })
  await expect(ofMara.getByText('Eli Comer is here')).toBeVisible({ timeout: 20_000 })
  expect(await ofMara.evaluate(() => document.documentElement.scrollHeight), 'what scrolls is the page').toBe(
    await ofMara.evaluate(() => document.documentElement.clientHeight),
  )

  await Promise.all([
    answerOf(ofEli).pressSequentially('The roof is on.', { delay: 40 }),
    answerOf(ofMara).pressSequentially('Eli led it alone.', { delay: 40 }),
  ])
  await expect(savedIn(ofEli, 'Since last time')).toBeVisible()
  await expect(savedIn(ofMara, 'Since last time')).toBeVisible()
  await expect(ofMara.getByText('The roof is on.')).toBeVisible({ timeout: 20_000 })
  await expect(ofEli.getByText('Eli led it alone.')).toBeVisible({ timeout: 20_000 })
  await expect(answerOf(ofEli)).toHaveValue('The roof is on.')

  await Promise.all([
    notesOf(ofEli).pressSequentially('Ladders are ordered.', { delay: 40 }),
    notesOf(ofMara).pressSequentially('Roster on Friday.', { delay: 40 }),
  ])
  for (const page of [ofEli, ofMara])
    for (const line of [/Ladders are ordered\./, /Roster on Friday\./])
      await expect(notesOf(page)).toHaveValue(line, { timeout: 20_000 })

  await ofMara.getByRole('textbox', { name: 'Private note' }).fill('Ready for a raise.')
  await expect(savedIn(ofMara, 'Private note')).toBeVisible()

  await ofEli.getByRole('textbox', { name: 'Add an action item' }).fill('Order the ladders')
  await ofEli.keyboard.press('Enter')
  await expect(ofMara.getByRole('checkbox', { name: 'Done: Order the ladders' })).toBeVisible({ timeout: 20_000 })

  await ofEli.getByRole('button', { name: 'I’m ready' }).click()
  await expect(ofEli.getByRole('button', { name: 'I’m not ready' })).toBeVisible()
  await ofMara.getByRole('button', { name: 'I’m ready' }).click()
  await ofMara.getByRole('button', { name: 'More actions' }).click()
  await ofMara.getByRole('menuitem', { name: 'Mark as held' }).click()
  await ofMara.getByRole('button', { name: 'Mark as complete' }).click()
  await expect(ofMara.getByText('This check-in is complete. Reopen it to make changes.')).toBeVisible()

  await expect(ofEli.getByText('This check-in is complete. Reopen it to make changes.')).toBeVisible({
    timeout: 20_000,
  })
  await expect(ofEli.getByRole('textbox', { name: 'Shared notes' })).toHaveCount(0)
  await ofEli.reload()
  await expect(ofEli.getByText('The roof is on.')).toBeVisible()
  await expect(ofEli.getByText('Ready for a raise.')).toHaveCount(0)

  await ofEli.goto(next)
  await expect(ofEli.getByRole('region', { name: 'Action items' }).getByText('Carried over')).toBeVisible()

  await ofMara.getByRole('button', { name: 'Reopen…' }).click()
  const dialog = ofMara.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await expect(dialog.getByText(/Enter a reason for reopening it/)).toBeVisible()
  await dialog.getByRole('textbox').fill('The roster was forgotten')
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await expect(notesOf(ofMara)).toHaveValue(/Roster on Friday\./)
  await expect(ofMara.getByRole('list', { name: 'History' }).getByText('The roster was forgotten')).toBeVisible()
})

test('what is written without a connection survives a reload, and is sent later', async ({ stranger, watched }) => {
  watched.allow(/status of 503/)
  const { ofEli, ofMara } = await atTheMeeting(stranger)
  await ofEli.route('**/texts/*', (route) => route.fulfill({ status: 503, body: '' }))
  await notesOf(ofEli).fill('Written on the train.')
  await expect(ofEli.getByText(/What you type is kept in this browser/)).toBeVisible()
  ofEli.on('dialog', (asked) => asked.accept())
  await ofEli.reload()
  await expect(notesOf(ofEli)).toHaveValue('Written on the train.')
  await ofEli.unroute('**/texts/*')
  // By itself: whether it had tried once more before the connection was there is a matter of moments.
  await expect(savedIn(ofEli, 'Shared notes')).toBeVisible({ timeout: 30_000 })
  await expect(notesOf(ofMara)).toHaveValue('Written on the train.', { timeout: 20_000 })
})

test('of a scale that nobody has answered, no step looks chosen', async ({ as }) => {
  const eve = await as('eve', { path: '/checkIns' })
  await eve.getByRole('grid', { name: 'check-ins' }).getByRole('link', { name: 'Weekly catch-up' }).first().click()
  const scale = eve.getByRole('group', { name: 'How were the last two weeks?' })
  const colourOf = (step: string) =>
    scale.getByRole('radio', { name: step }).evaluate((radio) => getComputedStyle(radio).backgroundColor)
  await expect(scale.getByRole('radio', { name: '4' })).not.toBeChecked()
  const before = await colourOf('4')
  await scale.getByRole('radio', { name: '4' }).check()
  await expect.poll(() => colourOf('4')).not.toBe(before)
  expect(await colourOf('2')).toBe(before)
})
