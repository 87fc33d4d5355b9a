import type { Page } from '@playwright/test'
import { company } from '../company.ts'
import { expect, test } from '../tenure.ts'

const question = { id: crypto.randomUUID(), text: 'What went well?', asked: 'both', kind: 'text' }
const scale = { id: crypto.randomUUID(), text: 'How were the last two weeks?', asked: 'employee', kind: 'scale' }
const template = {
  name: 'Fortnightly 1:1',
  description: '',
  sections: [{ id: crypto.randomUUID(), title: 'Since last time', questions: [question, scale] }],
}

/** Eli meets Mara. */
const theMeeting = async (stranger: () => Promise<Page>) => {
  const { asEli, asMara, hasCheckIn, saved } = await company(stranger, async () => undefined)
  const { id: templateId } = await saved<{ readonly id: string }>('checkInTemplates', {
    data: { id: crypto.randomUUID(), ...template },
  })
  const path = `/checkIn/${(await hasCheckIn({ templateId })).id}`
  return { asEli: () => asEli(path), asMara: () => asMara(path) }
}

const answerOf = (page: Page) =>
  page.getByRole('group', { name: question.text }).getByRole('textbox', { name: 'Your answer' })
const notesOf = (page: Page) => page.getByRole('textbox', { name: 'Shared notes' })
const savedIn = (page: Page, region: string) =>
  page
    .getByRole('region', { name: region })
    .getByRole('status')
    .filter({ hasText: /^Saved \d\d:\d\d/ })

/** Each hears of the other every few seconds (§ 1.6). */
const soon = { timeout: 20_000 }

test('two prepare, hold and write in a check-in at once, and neither loses a word', async ({ stranger, watched }) => {
  test.slow()
  // Who saves shared notes second hears that they have changed, and merges.
  watched.allow(/status of 409/)
  const { asEli, asMara } = await theMeeting(stranger)
  const [ofEli, ofMara] = [await asEli(), await asMara()]
  await expect(ofMara.getByText('Eli Comer is here')).toBeVisible(soon)
  expect(await ofMara.evaluate(() => document.documentElement.scrollHeight), 'what scrolls is the page').toBe(
    await ofMara.evaluate(() => document.documentElement.clientHeight),
  )

  await test.step('of a scale that nobody has answered, no step looks chosen', async () => {
    const step = (name: string) => ofEli.getByRole('group', { name: scale.text }).getByRole('radio', { name })
    const colourOf = (name: string) => step(name).evaluate((radio) => getComputedStyle(radio).backgroundColor)
    await expect(step('4')).not.toBeChecked()
    const before = await colourOf('4')
    await step('4').check()
    await expect.poll(() => colourOf('4')).not.toBe(before)
    expect(await colourOf('2')).toBe(before)
  })

  await test.step('both write at once', async () => {
    await Promise.all([
      answerOf(ofEli).pressSequentially('The roof is on.', { delay: 20 }),
      answerOf(ofMara).pressSequentially('Eli led it alone.', { delay: 20 }),
    ])
    await expect(savedIn(ofEli, 'Since last time').first()).toBeVisible()
    await expect(savedIn(ofMara, 'Since last time').first()).toBeVisible()
    await Promise.all([
      notesOf(ofEli).pressSequentially('Ladders are ordered.', { delay: 20 }),
      notesOf(ofMara).pressSequentially('Roster on Friday.', { delay: 20 }),
    ])
    await ofMara.getByRole('textbox', { name: 'Private note' }).fill('Ready for a raise.')
    await expect(savedIn(ofMara, 'Private note')).toBeVisible()
    await ofEli.getByRole('textbox', { name: 'Add an action item' }).fill('Order the ladders')
    await ofEli.keyboard.press('Enter')
  })

  await test.step('each sees what the other has written', async () => {
    await expect(ofMara.getByText('The roof is on.')).toBeVisible(soon)
    await expect(ofEli.getByText('Eli led it alone.')).toBeVisible(soon)
    await expect(answerOf(ofEli)).toHaveValue('The roof is on.')
    for (const page of [ofEli, ofMara])
      for (const line of [/Ladders are ordered\./, /Roster on Friday\./])
        await expect(notesOf(page)).toHaveValue(line, soon)
    await expect(ofMara.getByRole('checkbox', { name: 'Done: Order the ladders' })).toBeVisible(soon)
    await expect(ofEli.getByText('Mara Comer is here')).toBeVisible(soon)
    await expect(ofEli.getByText('Ready for a raise.')).toHaveCount(0)
  })

  await test.step('it is prepared, held and complete, and open again with a reason', async () => {
    const complete = 'This check-in is complete. Reopen it to make changes.'
    await ofEli.getByRole('button', { name: 'I’m ready' }).click()
    await expect(ofEli.getByRole('button', { name: 'I’m not ready' })).toBeVisible()
    await ofMara.getByRole('button', { name: 'I’m ready' }).click()
    await ofMara.getByRole('button', { name: 'More actions' }).click()
    await ofMara.getByRole('menuitem', { name: 'Mark as held' }).click()
    await ofMara.getByRole('button', { name: 'Mark as complete' }).click()
    await expect(ofMara.getByText(complete)).toBeVisible()
    await expect(ofEli.getByText(complete)).toBeVisible(soon)
    await expect(notesOf(ofEli)).toHaveCount(0)

    await ofMara.getByRole('button', { name: 'Reopen…' }).click()
    await ofMara.getByRole('dialog').getByRole('textbox').fill('The roster was forgotten')
    await ofMara.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
    await expect(notesOf(ofMara)).toHaveValue(/Roster on Friday\./)
    await expect(ofMara.getByRole('list', { name: 'History' }).getByText('The roster was forgotten')).toBeVisible()
  })
})

test('what is written without a connection survives a reload, and is sent later', async ({ stranger, watched }) => {
  watched.allow(/status of 503/)
  const ofEli = await (await theMeeting(stranger)).asEli()
  await ofEli.route('**/texts/*', (route) => route.fulfill({ status: 503, body: '' }))
  await notesOf(ofEli).fill('Written on the train.')
  await expect(ofEli.getByText(/What you type is kept in this browser/)).toBeVisible()
  ofEli.on('dialog', (asked) => asked.accept())
  await ofEli.reload()
  await expect(notesOf(ofEli)).toHaveValue('Written on the train.')
  const sent = ofEli.waitForResponse((answer) => answer.url().includes('/texts/') && answer.ok())
  await ofEli.unroute('**/texts/*')
  // By itself: whether it had tried once more before the connection was there is a matter of moments.
  await expect(savedIn(ofEli, 'Shared notes')).toBeVisible({ timeout: 30_000 })
  expect(JSON.stringify(await (await sent).json())).toContain('Written on the train.')
})
