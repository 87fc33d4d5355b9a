import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { company, reviewQuestion } from '../company.ts'
import { withFullPlan } from '../newcomer.ts'
import { expect, test } from '../tenure.ts'

const keepDoing = 'What should they keep doing?'
const said = ['Ready to help', 'Clear and calm', 'Says what is wrong'] as const

interface Review {
  readonly version: number
  readonly submits: ReadonlyArray<{ readonly id: string; readonly side: 'employee' | 'reviewer' }>
}

/** Mara reviews Eli, which has begun; of three who work beside him none is asked anything yet. */
const theReview = async (stranger: () => Promise<Page>) => {
  const { as, asEli, asMara, eli, mara, hasReport, hasReview, hasReviewTemplate, sent } = await company(
    stranger,
    withFullPlan,
  )
  const peers = [await hasReport('Ana'), await hasReport('Ben'), await hasReport('Cas')] as const
  const question = reviewQuestion({ text: keepDoing, asked: 'neither', others: 'peers' })
  const { id } = await hasReview(await hasReviewTemplate([reviewQuestion({ text: 'What did you achieve?' }), question]))
  const review = () => sent<Review>(mara.email, 'GET', `performancereviews/${id}`)
  const { version } = await review()
  const begin = { version, act: 'begin', reason: '' }
  await sent(mara.email, 'POST', `performancereviews/${id}/act`, { data: begin })
  return {
    peers,
    as,
    ofMara: await asMara(`/pr/${id}`),
    ofEli: await asEli(`/pr/${id}`),
    path: `/pr/${id}`,
    /** What the others say comes as their browsers would send it. */
    answers: async (email: string, text: string) => {
      const mine = `performancereviews/${id}/feedback/mine`
      await sent(email, 'PUT', `${mine}/${question.id}`, { data: { text, chosen: null, parts: [], version: 0 } })
      await sent(email, 'POST', mine, { data: { act: 'submit' } })
    },
    bothSubmit: async () => {
      for (const { id: submitId, side } of (await review()).submits) {
        const { email } = side === 'employee' ? eli : mara
        await sent(email, 'PUT', `performancereviewsubmits/${id}`, { data: { submitId, act: 'submit', reason: '' } })
      }
    },
  }
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const others = (page: Page) => page.getByRole('region', { name: 'Feedback from others' })
const confirmed = async (page: Page, name: string) => {
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
const chosen = async (page: Page, field: string, name: string) => {
  await others(page).getByRole('combobox', { name: field }).fill(name)
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
}

test('1.7, 10 three peers, of whom the employee proposed one, answer without their names, and are read by the reviewer and then the employee', async ({
  stranger,
}) => {
  test.slow()
  const { ofMara, ofEli, as, peers, path, answers, bothSubmit } = await theReview(stranger)

  await test.step('the employee proposes two, and takes one back', async () => {
    for (const name of ['Ana', 'Ben']) await chosen(ofEli, 'Propose people to ask', name)
    await others(ofEli).getByRole('textbox', { name: 'Reason' }).fill('We built the roof together')
    await expectNoBarriers(ofEli, 'while proposing')
    await others(ofEli).getByRole('button', { name: 'Propose', exact: true }).click()
    const proposed = others(ofEli).getByRole('list', { name: 'Your proposals' }).getByRole('listitem')
    await expect(proposed).toHaveText([/^Ana.*We built the roof together.*Proposed/, /^Ben.*Proposed/])
    await button(ofEli, 'Take back Ben Comer').click()
    await expect(proposed).toHaveText([/^Ana.*Proposed/])
  })

  await test.step('the reviewer asks whom the employee proposed, and two more', async () => {
    await ofMara.goto('/')
    const toDo = ofMara.getByRole('main').getByRole('link', { name: /Proposed by Eli Comer/ })
    await toDo.click()
    const list = others(ofMara).getByRole('list', { name: 'Proposed by Eli Comer' })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expectNoBarriers(ofMara, 'with proposals', 'main')
    await list.getByRole('button', { name: /^Ask Ana/ }).click()
    await expect(list).toHaveCount(0)
    for (const name of ['Ben', 'Cas']) await chosen(ofMara, 'Ask for feedback', name)
    await expectNoBarriers(ofMara, 'while asking for feedback', 'main')
    await others(ofMara).getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(others(ofMara).getByText('3 asked, fewer than 3 answered')).toBeVisible()
  })

  await test.step('they answer', async () => {
    const ofAna = await as(peers[0].email, '/')
    await ofAna
      .getByRole('main')
      .getByRole('link', { name: /Feedback on Eli Comer/ })
      .click()
    await expect(ofAna.getByText(/Your answer is shown without your name/)).toBeVisible()
    await ofAna.getByRole('group', { name: keepDoing }).getByRole('textbox').fill(said[0])
    await expect(ofAna.getByText(/^Saved \d\d:\d\d/)).toBeVisible()
    await expectNoBarriers(ofAna, 'while giving feedback', 'main')
    await button(ofAna, 'Submit…').click()
    await confirmed(ofAna, 'Submit')
    await expect(ofAna.getByText('You have submitted your feedback.')).toBeVisible()
    await expect(ofAna.getByText(said[0])).toBeVisible()
    for (const at of [1, 2] as const) await answers(peers[at].email, said[at])
  })

  await test.step('the reviewer closes it and reads it', async () => {
    await ofMara.reload()
    await expect(others(ofMara).getByText('3 asked, 3 answered')).toBeVisible()
    await expect(ofMara.getByText(said[0])).toHaveCount(0)
    await others(ofMara).getByRole('button', { name: 'Close…' }).click()
    await confirmed(ofMara, 'Close feedback')
    for (const text of said) await expect(others(ofMara).getByText(text)).toBeVisible()
    await expectNoBarriers(ofMara, 'with what others said', 'main')
  })

  await test.step('the employee reads it in the report, without names', async () => {
    await bothSubmit()
    await ofEli.goto(`${path}/report`)
    for (const text of said) await expect(others(ofEli).getByText(text)).toBeVisible()
    await expect(others(ofEli).getByText(/Ana|Ben|Cas/)).toHaveCount(0)
  })
})
