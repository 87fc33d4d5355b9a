import { describe, expect, test } from 'vitest'
import { sides } from '../../../src/domain/checkIns/access.ts'
import { visibleAnswers } from '../../../src/domain/reviews/access.ts'
import { reviewStages, statusOf } from '../../../src/domain/reviews/lifecycle.ts'
import { usualReviewSettings } from '../../fixtures/reviewSettings.ts'
import { codeOf } from '../kit/codes.ts'
import { aPdf } from '../kit/pdf.ts'
import { objectOf, pathOf, requestOf, tenantCalls } from '../world/calls.ts'
import { type Person, rows } from '../world/world.ts'
import { asOne, reviewStage } from './stage.ts'

const stage = reviewStage()
const { addFile, ask, listed, note, one, put, submit, write } = stage
const pdf = new Uint8Array(aPdf())

describe('1.7 Neither side sees the other’s text before both have submitted: by every call', () => {
  const secret = 'a word that only its author reads'

  /** Everything that anybody is told of the client by any reading, and by the change that says the least. */
  const toldTo = async (by: Person) => {
    const { own, server } = stage
    const readings = tenantCalls.filter(({ method }) => method === 'GET')
    const answers = []
    for (const call of readings)
      answers.push(
        await server.ask(pathOf(call, own.tenantId, objectOf(call, own)), {
          ...requestOf(call, own),
          as: by.userId,
          tenantId: own.tenantId,
        }),
      )
    const { reviewerId, name } = { reviewerId: own.manager.employeeId, name: 'Yearly' }
    const { version } = await one(own.admin)
    answers.push(await put(`performancereviews/${own.reviews.writing}`, { version, reviewerId, name }, by))
    return answers.map(({ text }) => text).join('\n')
  }

  test('not the other side, not an admin, while it is a draft; nor once it is submitted, until the other is', async () => {
    const { own } = stage
    expect((await write(own.target, { text: secret })).status).toBe(200)
    for (const by of [own.manager, own.admin, own.secondAdmin, own.colleague])
      expect(await toldTo(by)).not.toContain(secret)
    await submit(own.target)
    for (const by of [own.manager, own.admin, own.colleague]) expect(await toldTo(by)).not.toContain(secret)
    await submit(own.manager)
    for (const by of [own.manager, own.admin]) expect(await toldTo(by)).toContain(secret)
    expect(await toldTo(own.colleague)).not.toContain(secret)
    // Every call there is, by four people.
  }, 90_000)

  test('nor a file that was added to it, by the list or by its guessed id', async () => {
    const { own } = stage
    const added = await addFile(own.target, pdf)
    expect(added.body.data).toMatchObject([{ fileName: 'what-i-think.pdf', side: 'employee' }])
    const [{ id: fileId } = { id: '' }] = added.body.data as ReadonlyArray<{ id: string }>
    const fileAs = async (by: Person) =>
      (await ask(`performancereviews/${own.reviews.writing}/files/${fileId}`, by)).status
    expect(await fileAs(own.target)).toBe(200)
    for (const by of [own.manager, own.admin]) {
      expect(await fileAs(by)).toBe(404)
      expect(await toldTo(by)).not.toContain('what-i-think')
      const gone = await ask(`performancereviews/${own.reviews.writing}/files/${fileId}`, by, { method: 'DELETE' })
      expect(codeOf(gone)).toBe('404 not_found')
    }
    await submit(own.target)
    await submit(own.manager)
    expect(await fileAs(own.manager)).toBe(200)
    expect(codeOf(await addFile(own.target, pdf))).toBe('409 submitted')
  })

  test('a file of one review is not there under another', async () => {
    const { own } = stage
    const path = `performancereviews/${own.reviews.writing}/files/${own.reviews.file}`
    expect((await ask(path, own.manager)).status).toBe(404)
  })

  test('what the statement reads is what the rule says, for every stage, side, reader and promise', async () => {
    const { own, server } = stage
    const set = (sql: string, ...params: ReadonlyArray<unknown>) =>
      rows(server, sql, [own.tenantId, own.reviews.writing, ...params])
    for (const stageNow of reviewStages)
      for (const hidesUntilBoth of [true, false])
        for (const submitted of [[], ['employee'], ['reviewer'], ['employee', 'reviewer']]) {
          await set(
            `update reviews set stage = $3, hides_until_both = $4, completed_utc = case when $3 = 'Complete' then now() end
             where tenant_id = $1 and id = $2`,
            stageNow,
            hidesUntilBoth,
          )
          await set(
            `update review_submits set submitted_utc = case when side = any($3) then now() end,
               receipt_id = case when side = any($3) then gen_random_uuid() end where tenant_id = $1 and review_id = $2`,
            submitted,
          )
          const submittedBy = { employee: submitted.includes('employee'), reviewer: submitted.includes('reviewer') }
          for (const [reader, by] of [
            ['employee', own.target],
            ['reviewer', own.manager],
            [null, own.admin],
          ] as const) {
            const all = sides.map((side) => ({ side }))
            const open = visibleAnswers(all, reader, { stage: stageNow, submittedBy, hidesUntilBoth })
            const { answers, status } = asOne(await ask(`performancereviews/${own.reviews.writing}`, by))
            const what = `${stageNow} ${submitted} ${hidesUntilBoth} ${reader}`
            expect(
              answers.map(({ side }) => ({ side })),
              what,
            ).toEqual(open)
            expect(status, what).toBe(statusOf({ stage: stageNow }))
          }
        }
  })

  test('a receipt is its side’s own; that it has submitted is told', async () => {
    const { own } = stage
    await submit(own.target)
    const seen = (await one(own.manager)).submits.find(({ side }) => side === 'employee')
    expect(seen?.submittedUtc).not.toBeNull()
    expect(seen?.receipt).toBeNull()
    expect((await one(own.target)).submits.find(({ side }) => side === 'employee')?.receipt?.answers).toBe(1)
  })

  test('the promise is that of the day it was planned: another setting later takes nothing back', async () => {
    const { own } = stage
    const saved = await put('performanceReviewSettings', { ...usualReviewSettings, hidesUntilBoth: false }, own.admin)
    expect(saved.body.data).toEqual({ ...usualReviewSettings, hidesUntilBoth: false, version: 1 })
    await submit(own.target)
    expect((await one(own.manager)).answers.map(({ side }) => side)).toEqual(['reviewer'])
    const planned = asOne(await stage.add())
    expect(planned.hidesUntilBoth).toBe(false)
  })
})

describe('3 Points of type 3 never reach the employee, by any call', () => {
  const hidden = 'manager point'

  test('the reviewer, the line and an admin see them; the employee does not, even as an admin', async () => {
    const { own, server } = stage
    const pointsOf = async (by: Person) => (await one(by, own.reviews.discussing)).points.map(({ item }) => item.type)
    expect(await pointsOf(own.manager)).toEqual([1, 3])
    expect(await pointsOf(own.admin)).toEqual([1, 3])
    expect(await pointsOf(own.colleague)).toEqual([1])
    await rows(server, `update employees set roles = '{admin}' where tenant_id = $1 and id = $2`, [
      own.tenantId,
      own.colleague.employeeId,
    ])
    expect(await pointsOf(own.colleague)).toEqual([1])
    for (const answer of [
      await ask(`performancereviews/${own.reviews.discussing}`, own.colleague),
      await ask('performancereviews', own.colleague),
      await ask(`employees/${own.colleague.employeeId}/timeline`, own.colleague),
    ])
      expect(answer.text).not.toContain(hidden)
  })

  test('not by its guessed id, and with the words for one that is not there; nor are they added by the employee', async () => {
    const { own } = stage
    const { points } = await one(own.manager, own.reviews.discussing)
    const manager = points.find(({ item }) => item.type === 3)
    const guess = { pointId: manager?.id, item: manager?.item, version: 1 }
    const guessed = await note(guess, own.colleague)
    const nobodys = await note({ ...guess, pointId: crypto.randomUUID(), item: { text: 'X', type: 1 } }, own.colleague)
    expect([guessed.status, guessed.text]).toEqual([nobodys.status, nobodys.text])
    expect(codeOf(await note(guess, own.manager))).toBe('200')
    const own3 = { pointId: crypto.randomUUID(), item: { text: 'X', type: 3 }, version: 0 }
    expect(codeOf(await note(own3, own.colleague))).toBe('403 manager_point')
    expect(codeOf(await note(own3, own.manager))).toBe('200')
  })

  test('of the list every discussion begins with, those who have nobody to put them to are told the others', async () => {
    const { own } = stage
    const json = { id: crypto.randomUUID(), item: { text: 'How likely is it that they leave?', type: 3 } }
    await ask('defaultDiscussionPoints', own.admin, { json })
    const toldTo = async (by: Person) => (await ask('defaultDiscussionPoints', by)).text
    expect(await toldTo(own.manager)).toContain(json.id)
    expect(await toldTo(own.admin)).toContain(json.id)
    expect(await toldTo(own.target)).not.toContain(json.id)
    expect((await listed(own.target)).length).toBe(1)
  })
})
