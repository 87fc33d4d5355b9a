import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { company, reviewQuestion } from '../company.ts'
import { withFullPlan } from '../newcomer.ts'
import { expect, test, title } from '../tenure.ts'

const achieved = 'What did you achieve?'
const keepDoing = 'What should they keep doing?'

/** Mara reviews Eli; three who work beside him are asked nothing yet. */
const theReview = async (stranger: () => Promise<Page>) => {
  const { as, asEli, asMara, hasReport, hasReview, hasReviewTemplate } = await company(stranger, withFullPlan)
  const peers = [await hasReport('Ana'), await hasReport('Ben'), await hasReport('Cas')]
  const { id } = await hasReview(
    await hasReviewTemplate([
      reviewQuestion({ text: achieved }),
      reviewQuestion({ text: keepDoing, asked: 'neither', others: 'peers' }),
    ]),
  )
  const path = `/pr/${id}`
  return { ofMara: await asMara(path), asEli, as, peers, path }
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const confirmed = async (page: Page, name: string) => {
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
const submitSide = async (page: Page, text: string) => {
  await page.getByRole('tab', { name: 'Your answers' }).click()
  await page.getByRole('group', { name: achieved }).getByRole('textbox').fill(text)
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible()
  await button(page, 'Submit…').click()
  await confirmed(page, 'Submit')
}

test('1.7, 10 three peers are asked, answer without their names, and are read by the reviewer and then the employee', async ({
  stranger,
}) => {
  test.slow()
  const { ofMara, asEli, as, peers, path } = await theReview(stranger)
  await button(ofMara, 'Start').click()
  const part = ofMara.getByRole('region', { name: 'Feedback from others' })
  const field = part.getByRole('combobox', { name: 'Ask for feedback' })
  for (const name of ['Ana', 'Ben', 'Cas']) {
    await field.fill(name)
    await ofMara.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  }
  await expectNoBarriers(ofMara, 'while asking for feedback')
  await part.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(part.getByText('3 asked, fewer than 3 answered')).toBeVisible()

  const said = ['Ready to help', 'Clear and calm', 'Says what is wrong']
  for (const [at, peer] of peers.entries()) {
    const page = await as(peer.email, '/')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Feedback on Eli Comer/ })
      .click()
    await expect(page.getByText(/Your name is never shown/)).toBeVisible()
    await page
      .getByRole('group', { name: keepDoing })
      .getByRole('textbox')
      .fill(said[at] ?? '')
    await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible()
    if (at === 0) await expectNoBarriers(page, 'while giving feedback')
    await button(page, 'Submit…').click()
    await confirmed(page, 'Submit')
    await expect(page.getByText('You have submitted your feedback.')).toBeVisible()
    await expect(page.getByText(said[at] ?? '')).toBeVisible()
    await page.close()
  }

  await ofMara.reload()
  await expect(part.getByText('3 asked, 3 answered')).toBeVisible()
  await expect(ofMara.getByText(said[0] ?? '')).toHaveCount(0)
  await part.getByRole('button', { name: 'Close…' }).click()
  await confirmed(ofMara, 'Close feedback')
  for (const text of said) await expect(part.getByText(text)).toBeVisible()
  await expectNoBarriers(ofMara, 'with what others said')

  const ofEli = await asEli(path)
  await expect(ofEli.getByText(/You can read it once it is closed/)).toBeVisible()
  await submitSide(ofEli, 'The roof, without a leak.')
  await submitSide(ofMara, 'Eli led it alone.')
  await ofEli.goto(`${path}/report`)
  const report = ofEli.getByRole('region', { name: 'Feedback from others' })
  for (const text of said) await expect(report.getByText(text)).toBeVisible()
  await expect(report.getByText(/Ana|Ben|Cas/)).toHaveCount(0)
})

test('1.7 the employee proposes two; the reviewer asks one, leaves the other out, and the employee learns that and no more', async ({
  stranger,
}) => {
  test.slow()
  const { ofMara, asEli, as, peers, path } = await theReview(stranger)
  await button(ofMara, 'Start').click()
  const ofEli = await asEli(path)
  const own = ofEli.getByRole('region', { name: 'Feedback from others' })
  for (const name of ['Ana', 'Ben']) {
    await own.getByRole('combobox', { name: 'Propose people to ask' }).fill(name)
    await ofEli.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  }
  await own.getByRole('textbox', { name: 'Reason' }).fill('We built the roof together')
  await expectNoBarriers(ofEli, 'while proposing')
  await own.getByRole('button', { name: 'Propose', exact: true }).click()
  const proposed = own.getByRole('list', { name: 'Your proposals' }).getByRole('listitem')
  await expect(proposed).toHaveText([/^Ana.*We built the roof together.*Proposed/, /^Ben.*Proposed/])
  await button(ofEli, 'Take back Ben Comer').click()
  await expect(proposed).toHaveText([/^Ana.*Proposed/])
  await own.getByRole('combobox', { name: 'Propose people to ask' }).fill('Ben')
  await ofEli.getByRole('option', { name: /^Ben/ }).click()
  await own.getByRole('textbox', { name: 'Reason' }).fill('He saw the roof')
  await own.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(proposed).toHaveText([/^Ana.*Proposed/, /^Ben.*He saw the roof.*Proposed/])

  await ofMara.goto('/')
  await ofMara
    .getByRole('main')
    .getByRole('link', { name: /Proposed by Eli Comer/ })
    .click()
  const part = ofMara.getByRole('region', { name: 'Feedback from others' })
  const list = part.getByRole('list', { name: 'Proposed by Eli Comer' })
  await expectNoBarriers(ofMara, 'with proposals')
  await list.getByRole('button', { name: /^Decline Ben/ }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('button', { name: /^Ask Ana/ }).click()
  await expect(list).toHaveCount(0)
  await expect(part.getByText('1 asked, fewer than 3 answered')).toBeVisible()

  await ofEli.reload()
  await expect(proposed).toHaveText([/^Ana.*Asked$/, /^Ben.*Not asked$/])
  const ofAna = await as(peers[0]?.email ?? '', '/')
  await expect(ofAna.getByRole('main').getByRole('link', { name: /Feedback on Eli Comer/ })).toBeVisible()
  const ofBen = await as(peers[1]?.email ?? '', '/')
  await expect(ofBen.getByRole('main').getByText('Feedback on Eli Comer')).toHaveCount(0)
})

test('1.7, 10 the page of feedback is not there for somebody who was not asked', async ({ stranger, watched }) => {
  watched.allow(/status of 404/)
  const { ofMara, asEli, path } = await theReview(stranger)
  await ofMara.goto(`${path}/feedback`)
  await expect(title(ofMara, 'Page not found')).toBeVisible()
  const ofEli = await asEli(`${path}/feedback`)
  await expect(title(ofEli, 'Page not found')).toBeVisible()
})
