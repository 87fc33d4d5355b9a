import { describe, expect, test } from 'vitest'
import { atOnce } from '../kit/atOnce.ts'
import { codeOf } from '../kit/codes.ts'
import { aPdf } from '../kit/pdf.ts'
import { auditOf, type Person, rows, stateOf } from '../world/world.ts'
import { asOne, reviewStage } from './stage.ts'

const stage = reviewStage()
const { act, add, addFile, ask, note, one, put, submit, write } = stage
const pdf = new Uint8Array(aPdf())

describe('1.7 Answers are saved one by one, each with a version', () => {
  test('the same again is no conflict, another on an older version is, and what is there stays', async () => {
    const { own } = stage
    const saved = await write(own.target, { text: 'Two floors.' })
    expect(saved.body.data).toMatchObject({ text: 'Two floors.', version: 2, side: 'employee' })
    expect(codeOf(await write(own.target, { text: 'Two floors.' }))).toBe('200')
    expect(codeOf(await write(own.target, { text: 'Three floors.', version: 1 }))).toBe('409 changed_meanwhile')
    expect((await one(own.target)).answers).toMatchObject([{ text: 'Two floors.' }])
  })

  test('by its side alone: not by guessed ids of the other, of another review, of another client', async () => {
    const { own, other, server } = stage
    const { submits } = await one(own.admin)
    const of = (side: string) => submits.find((submit) => submit.side === side)?.id
    const before = await stateOf(server)
    const at = (id: string, submitId: string | undefined, item: string, by = own.target) =>
      put(
        `PerformanceReviews/${id}/Submit/${submitId}/Items/${item}`,
        { text: 'Mine', chosen: null, parts: [], version: 1 },
        by,
      )
    const { writing, question, discussing } = own.reviews
    expect(codeOf(await at(writing, of('reviewer'), question))).toBe('403 not_your_side')
    expect(codeOf(await at(writing, of('employee'), question, own.manager))).toBe('403 not_your_side')
    expect(codeOf(await at(writing, of('employee'), question, own.admin))).toBe('403 not_your_side')
    expect(codeOf(await at(discussing, of('employee'), question, own.manager))).toBe('404 not_found')
    expect(codeOf(await at(writing, other.reviews.submit, question))).toBe('404 not_found')
    expect(codeOf(await at(other.reviews.writing, other.reviews.submit, question))).toBe('404 not_found')
    expect(codeOf(await at(writing, of('employee'), crypto.randomUUID()))).toBe('404 not_found')
    expect(await stateOf(server)).toBe(before)
  })

  test('one that the question does not offer is refused; about goals and values as they were when it began', async () => {
    const { own, server } = stage
    expect(codeOf(await write(own.target, { chosen: 2 }))).toBe('422 not_a_choice')
    expect(codeOf(await write(own.target, { parts: [{ id: own.goal, text: '', chosen: null }] }))).toBe(
      '422 unknown_part',
    )
    const question = {
      id: crypto.randomUUID(),
      help: '',
      asked: 'both',
      others: 'none',
      choices: ['No', 'Yes'],
      weight: 2,
    }
    const content = {
      name: 'With goals',
      description: '',
      isArchived: false,
      sections: [
        {
          id: crypto.randomUUID(),
          title: 'Goals',
          questions: [
            { ...question, text: 'Which?', kind: 'goals' },
            { ...question, id: crypto.randomUUID(), text: 'Values?', kind: 'coreValues' },
          ],
        },
      ],
    }
    const templateId = crypto.randomUUID()
    const made = await ask('performanceReviewTemplates', own.admin, { json: { id: templateId, content } })
    expect(codeOf(made)).toBe('200')
    await rows(server, `update goals set state = 'Active' where tenant_id = $1`, [own.tenantId])
    const { id } = asOne(await add({ templateId }))
    const begun = asOne(await act('begin', own.target, id))
    const [goals, values] = begun.sections[0]?.questions ?? []
    expect(goals?.parts).toEqual([{ id: own.goal, name: `${own.canary} goal` }])
    expect(values?.parts).toHaveLength(2)
    const submitId = begun.submits.find(({ side }) => side === 'employee')?.id
    const parts = [{ id: own.goal, text: 'Done', chosen: 2 }]
    const saved = await put(
      `PerformanceReviews/${id}/Submit/${submitId}/Items/${goals?.id}`,
      { text: '', chosen: null, parts, version: 0 },
      own.target,
    )
    expect(saved.body.data).toMatchObject({ parts, version: 1 })
  })
})

describe('7 PUT performancereviewsubmits/{reviewId}: submit locks and gives a receipt', () => {
  test('twice is answered with the same receipt; an answer after it is refused with the reason', async () => {
    const { own, server } = stage
    const receiptIn = (answer: Awaited<ReturnType<typeof submit>>) =>
      asOne(answer).submits.find(({ side }) => side === 'employee')?.receipt
    const first = receiptIn(await submit(own.target))
    expect(first).toMatchObject({ answers: 1, sha256: expect.stringMatching(/^[\da-f]{64}$/) })
    expect(receiptIn(await submit(own.target))).toEqual(first)
    expect((await auditOf(server, own)).map(({ action }) => action)).toEqual(['submitted'])
    expect(codeOf(await write(own.target, { text: 'Later' }))).toBe('409 submitted')
    expect((await one(own.target)).answers[0]?.text).toBe(`${own.canary} by the employee`)
  })

  test('two who submit at one moment: both are in, and it is submitted', async () => {
    const { own, server } = stage
    const answers = await atOnce(
      server,
      ['reviews', own.reviews.writing],
      [own.target, own.manager, own.target].map((by) => () => submit(by)),
    )
    expect(answers.map(codeOf)).toEqual(['200', '200', '200'])
    expect((await one(own.admin)).stage).toBe('Submitted')
  })

  test('taken back with a reason, which the other side reads; then it is written again, and has another receipt', async () => {
    const { own } = stage
    await submit(own.target)
    await submit(own.manager)
    const before = (await one(own.target)).submits.find(({ side }) => side === 'employee')?.receipt
    expect(codeOf(await submit(own.target, own.reviews.writing, 'withdraw'))).toBe('422 reason_missing')
    const taken = asOne(await submit(own.target, own.reviews.writing, 'withdraw', 'I forgot a line'))
    // Somebody whose answer was lost asks once more.
    expect(asOne(await submit(own.target, own.reviews.writing, 'withdraw', ' I forgot a line '))).toEqual(taken)
    expect(codeOf(await submit(own.target, own.reviews.writing, 'withdraw', 'Again'))).toBe('409 not_submitted')
    const seen = await one(own.manager)
    expect(seen.stage).toBe('Writing')
    expect(seen.answers.map(({ side }) => side)).toEqual(['reviewer'])
    expect(seen.events.at(-1)).toMatchObject({ action: 'withdraw', reason: 'I forgot a line' })
    expect(codeOf(await write(own.target, { text: 'The line' }))).toBe('200')
    const again = asOne(await submit(own.target)).submits.find(({ side }) => side === 'employee')?.receipt
    expect(again?.sha256).not.toBe(before?.sha256)
  })
})

describe('7 PUT performanceReviewDiscussions/{id}', () => {
  test('both saving one note: the second is told, and nothing of the first is lost', async () => {
    const { own } = stage
    expect((await note({ note: 'Six days are too many.' })).body.data).toMatchObject({ version: 2 })
    expect(codeOf(await note({ note: 'Five days from May.' }, own.colleague))).toBe('409 changed_meanwhile')
    expect(codeOf(await note({ note: 'Six days are too many.' }, own.colleague))).toBe('200')
    expect(codeOf(await note({ note: 'Five days from May.', version: 2 }, own.colleague))).toBe('200')
  })

  test('a point is added once, says what it said, and is written while it is discussed', async () => {
    const { own } = stage
    const added = { pointId: crypto.randomUUID(), item: { text: 'The roster', type: 1 }, note: '', version: 0 }
    expect(codeOf(await note(added, own.colleague))).toBe('200')
    expect(codeOf(await note(added, own.colleague))).toBe('200')
    expect(codeOf(await note({ ...added, item: { text: 'Pay', type: 1 } }))).toBe('409 already_exists')
    expect((await one(own.manager, own.reviews.discussing)).points).toHaveLength(3)
    await act('report', own.manager, own.reviews.discussing)
    expect(codeOf(await note({ note: 'Later' }))).toBe('409 not_discussing')
  })
})

describe('DELETE performanceReviewDiscussions/{id}/points/{pointId}', () => {
  const removed = (
    by: Person,
    pointId: string = stage.own.reviews.point,
    version = 1,
    id = stage.own.reviews.discussing,
  ) =>
    ask(`performanceReviewDiscussions/${id}/points/${pointId}`, by, {
      method: 'DELETE',
      headers: { 'if-match': `"${version}"` },
    })
  const points = async (by: Person) => (await one(by, stage.own.reviews.discussing)).points

  test('a point nothing is noted on is taken away by either of the two, at the version they have seen', async () => {
    const { own } = stage
    expect(codeOf(await removed(own.admin))).toBe('403 not_a_side')
    expect(codeOf(await removed(own.colleague, own.reviews.point, 2))).toBe('409 changed_meanwhile')
    expect(codeOf(await removed(own.colleague))).toBe('200')
    expect(codeOf(await removed(own.colleague))).toBe('404 not_found')
    expect((await points(own.manager)).map(({ item }) => item.type)).toEqual([3])
    // What is gone comes back by no late keystroke.
    expect(codeOf(await note({ note: 'Late' }))).toBe('404 not_found')
  })

  test('one with a note stays, until the note is cleared; so does one that was discussed', async () => {
    const { own } = stage
    await note({ note: 'Six days are too many.' })
    expect(codeOf(await removed(own.manager, own.reviews.point, 2))).toBe('409 point_has_note')
    await note({ note: '', version: 2 })
    await act('report', own.manager, own.reviews.discussing)
    expect(codeOf(await removed(own.manager, own.reviews.point, 3))).toBe('409 not_discussing')
    expect(await points(own.manager)).toHaveLength(2)
  })

  test('to the employee one for managers is not there, and neither is one of another review or client', async () => {
    const { own, other } = stage
    const manager = (await points(own.manager)).find(({ item }) => item.type === 3)
    for (const [by, of, id] of [
      [own.colleague, manager?.id, own.reviews.discussing],
      [own.manager, own.reviews.point, own.reviews.writing],
      [own.manager, other.reviews.point, own.reviews.discussing],
      [other.manager, own.reviews.point, own.reviews.discussing],
    ] as const)
      expect(codeOf(await removed(by, of, 1, id))).toBe('404 not_found')
    expect(await points(own.manager)).toHaveLength(2)
  })
})

describe('7 performancereviews/{id}/files, both ways', () => {
  test('the same twice is one; deleted by the person who added it alone, and not what was handed in', async () => {
    const { own } = stage
    const id = own.reviews.discussing
    const names = async () => (await one(own.colleague, id)).files.map(({ fileName, side }) => [fileName, side])
    for (let times = 0; times < 2; times += 1) expect(codeOf(await addFile(own.manager, pdf, id))).toBe('200')
    expect(await names()).toEqual([
      [`${own.canary}.png`, 'employee'],
      ['what-i-think.pdf', 'reviewer'],
    ])
    const file = (await one(own.manager, id)).files.at(-1)?.id
    const removed = (by = own.manager, of = file) =>
      ask(`performancereviews/${id}/files/${of}`, by, { method: 'DELETE' })
    expect(codeOf(await removed(own.colleague))).toBe('403 not_your_file')
    expect(codeOf(await removed())).toBe('200')
    expect(codeOf(await removed())).toBe('404 not_found')
    await rows(stage.server, 'update review_files set was_submitted = true where tenant_id = $1', [own.tenantId])
    expect(codeOf(await removed(own.colleague, own.reviews.file))).toBe('409 submitted')
  })
})
