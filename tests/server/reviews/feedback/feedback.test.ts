import { describe, expect, test } from 'vitest'
import { usualReviewSettings } from '../../../fixtures/reviewSettings.ts'
import { codeOf } from '../../kit/codes.ts'
import { type Person, rows } from '../../world/world.ts'
import { asAnswer, asFeedback, asOwn, feedbackStage } from './feedbackStage.ts'

const stage = feedbackStage()
const { answered, ask, askFor, at, close, feedback, give, mine, one, put, submit, terminate, writeFeedback } = stage

describe('1.7, 10 Who is asked', () => {
  test('by the reviewer, the line or an admin; each once, with a mail that says the promise and where', async () => {
    const { own, server } = stage
    const found = asFeedback(await askFor(own.manager, own.featureHolder, own.managerOfOthers))
    expect(found.people.map(({ id }) => id).toSorted()).toEqual(
      [own.colleague, own.featureHolder, own.managerOfOthers].map(({ employeeId }) => employeeId).toSorted(),
    )
    expect(found.groups).toEqual([{ group: 'peers', asked: 3, answered: null, said: [] }])
    expect(asFeedback(await askFor(own.admin, own.featureHolder)).groups[0]?.asked).toBe(3)
    const mails = await rows<{ subject: string; body: string }>(
      server,
      `select subject, body from mail.outbox where tenant_id = $1 and key like 'reviewFeedback:%'`,
      [own.tenantId],
    )
    expect(mails).toHaveLength(2)
    for (const { subject, body } of mails) {
      expect(subject).toContain('Feedback on')
      expect(body).toContain('only if at least 3 people answer')
      expect(body).toContain(`/pr/${own.reviews.writing}/feedback`)
    }
  })

  test('not the two, nobody who has left, is unknown or hidden; and nobody where nothing is asked of them', async () => {
    const { own, server } = stage
    expect(codeOf(await askFor(own.manager, own.target))).toBe('422 one_of_the_two')
    expect(codeOf(await askFor(own.manager, own.manager))).toBe('422 one_of_the_two')
    expect(codeOf(await askFor(own.manager, { ...own.target, employeeId: crypto.randomUUID() as never }))).toBe(
      '422 unknown_other',
    )
    expect(codeOf(await askFor(own.manager, stage.other.colleague))).toBe('422 unknown_other')
    await rows(server, 'update employees set hide_from_directory = true where tenant_id = $1 and id = $2', [
      own.tenantId,
      own.managerOfOthers.employeeId,
    ])
    expect(codeOf(await askFor(own.manager, own.managerOfOthers))).toBe('422 unknown_other')
    await terminate(own.featureHolder)
    expect(codeOf(await askFor(own.admin, own.featureHolder))).toBe('422 other_left')
    await rows(server, 'update employees set reports_to = $3 where tenant_id = $1 and id = $2', [
      own.tenantId,
      own.secondAdmin.employeeId,
      own.target.employeeId,
    ])
    expect(codeOf(await askFor(own.admin, own.secondAdmin))).toBe('422 group_not_asked')
    expect(codeOf(await ask(at(), own.manager, { json: { people: [] } }))).toMatch(/^4/)
  })

  test('in a review that is being written: not before, not after', async () => {
    const { own } = stage
    const askIn = (id: string, by: Person) => ask(at('', id), by, { json: { people: [own.secondAdmin.employeeId] } })
    expect(codeOf(await askIn(own.reviews.submitted, own.manager))).toBe('409 feedback_closed')
    await rows(stage.server, `update reviews set stage = 'Scheduled' where tenant_id = $1`, [own.tenantId])
    expect(codeOf(await askIn(own.reviews.writing, own.manager))).toBe('409 not_begun')
  })

  test('it stands on the to-do list of who was asked, until they answer, decline or it is closed', async () => {
    const { own } = stage
    await askFor(own.manager, own.featureHolder, own.managerOfOthers)
    const duties = async (by: Person) =>
      ((await ask('employees/me/toDoList', by)).body.data as ReadonlyArray<{ type: string; id: string }>).filter(
        ({ type }) => type === 'reviewFeedback',
      )
    for (const by of [own.colleague, own.featureHolder, own.managerOfOthers])
      expect(await duties(by)).toMatchObject([{ id: own.reviews.writing, title: 'Feedback to give' }])
    await give(own.colleague)
    await give(own.featureHolder, 'decline')
    expect(await duties(own.colleague)).toEqual([])
    expect(await duties(own.featureHolder)).toEqual([])
    await close(own.manager)
    expect(await duties(own.managerOfOthers)).toEqual([])
    expect(await duties(own.target)).toEqual([])
  })
})

describe('1.7, 10 Who was asked writes on their own', () => {
  test('each answer at its version, and sees their own alone, with what is asked of them', async () => {
    const { own } = stage
    const saved = asAnswer(await writeFeedback(own.colleague, { text: 'Mine', version: 1 }))
    expect(saved).toMatchObject({ text: 'Mine', version: 2 })
    expect(codeOf(await writeFeedback(own.colleague, { text: 'Other', version: 1 }))).toBe('409 changed_meanwhile')
    expect(codeOf(await writeFeedback(own.colleague, { text: 'Mine', version: 1 }))).toBe('200')
    expect(codeOf(await writeFeedback(own.colleague, { version: 1, chosen: 1 }))).toBe('422 not_a_choice')
    const found = asOwn(await mine(own.colleague))
    expect(found).toMatchObject({ state: 'Open', isAnonymous: true, smallestGroup: 3, group: 'peers' })
    expect(found.answers.map(({ text }) => text)).toEqual(['Mine'])
  })

  test('somebody who was not asked finds nothing, by a guessed review or question either, nor does another client', async () => {
    const { own, other } = stage
    for (const by of [own.featureHolder, own.target, own.manager, own.admin, other.colleague]) {
      expect((await mine(by)).status).toBe(404)
      expect((await writeFeedback(by)).status).toBe(404)
      expect((await give(by)).status).toBe(404)
    }
    expect((await mine(own.colleague, other.reviews.writing)).status).toBe(404)
    expect((await give(own.colleague, 'submit', other.reviews.writing)).status).toBe(404)
    expect((await writeFeedback(own.colleague, {}, crypto.randomUUID())).status).toBe(404)
    // Whoever is asked sees nothing else of the review.
    expect((await ask(`performancereviews/${own.reviews.writing}`, own.colleague)).status).toBe(404)
    expect((await feedback(own.colleague)).status).toBe(404)
  })

  test('once: what is submitted or declined is not written any more', async () => {
    const { own } = stage
    await askFor(own.manager, own.featureHolder)
    expect(asOwn(await give(own.colleague)).state).toBe('Submitted')
    // Somebody whose answer was lost asks once more.
    expect(asOwn(await give(own.colleague)).state).toBe('Submitted')
    expect(codeOf(await give(own.colleague, 'decline'))).toBe('409 feedback_given')
    expect(codeOf(await writeFeedback(own.colleague, { version: 1 }))).toBe('409 feedback_given')
    await writeFeedback(own.featureHolder)
    const declined = asOwn(await give(own.featureHolder, 'decline'))
    expect([declined.state, declined.answers]).toEqual(['Declined', []])
    expect(asOwn(await give(own.featureHolder, 'decline'))).toEqual(declined)
    expect(codeOf(await give(own.featureHolder))).toBe('409 feedback_declined')
    expect(codeOf(await writeFeedback(own.featureHolder))).toBe('409 feedback_declined')
  })

  test('not after it is closed, nor once the review was submitted by both, from which nothing leads back', async () => {
    const { own } = stage
    await askFor(own.manager, own.featureHolder)
    await submit(own.target)
    expect(codeOf(await writeFeedback(own.colleague, { version: 1 }))).toBe('200')
    await submit(own.manager)
    expect(codeOf(await writeFeedback(own.colleague, { version: 2 }))).toBe('409 feedback_closed')
    expect(codeOf(await give(own.colleague))).toBe('409 feedback_closed')
    await submit(own.target, own.reviews.writing, 'withdraw', 'I forgot something')
    expect((await one(own.manager)).stage).toBe('Writing')
    expect(codeOf(await give(own.colleague))).toBe('409 feedback_closed')
    expect(codeOf(await askFor(own.manager, own.managerOfOthers))).toBe('409 feedback_closed')
  })

  test('who leaves, and who becomes one of the two, is not waited for', async () => {
    const { own } = stage
    await askFor(own.manager, own.featureHolder)
    const { version, name } = await one(own.admin)
    await put(
      `performancereviews/${own.reviews.writing}`,
      { version, name, reviewerId: own.colleague.employeeId },
      own.admin,
    )
    expect((await mine(own.colleague)).status).toBe(404)
    await terminate(own.featureHolder)
    expect((await mine(own.featureHolder)).status).toBeGreaterThanOrEqual(400)
    expect(codeOf(await close(own.admin))).toBe('200')
  })
})

describe('1.7, 10 What was said is shown once it is closed, as a whole, and no more after that', () => {
  test('to whoever manages the review at once, to the employee once it is shared', async () => {
    const { own } = stage
    const asked = await answered(3)
    expect(asFeedback(await feedback(own.manager)).groups).toEqual([
      { group: 'peers', asked: 3, answered: 3, said: [] },
    ])
    const closed = asFeedback(await close(own.manager))
    expect(closed.isClosed).toBe(true)
    const texts = closed.groups[0]?.said[0]?.texts.map(({ text }) => text)
    expect(texts?.toSorted()).toEqual(asked.map(({ employeeId }) => `What ${employeeId} says`).toSorted())
    for (const by of [own.manager, own.admin]) expect(asFeedback(await feedback(by))).toEqual(closed)
    expect(asFeedback(await feedback(own.target)).groups).toEqual([])
    await submit(own.target)
    await submit(own.manager)
    const shared = asFeedback(await feedback(own.target))
    expect([shared.groups, shared.people]).toEqual([closed.groups, []])
    // Closed twice it is what it was.
    expect(asFeedback(await close(own.manager))).toEqual(closed)
  })

  test('of fewer than the smallest group nothing, to nobody', async () => {
    const { own } = stage
    await answered(2)
    await close(own.manager)
    await submit(own.target)
    await submit(own.manager)
    for (const by of [own.manager, own.admin, own.target])
      expect(asFeedback(await feedback(by)).groups).toEqual([{ group: 'peers', asked: 2, answered: null, said: [] }])
  })

  test('the promise is that of the first who was asked: another setting later unmasks nobody', async () => {
    const { own } = stage
    await answered(3)
    const settings = { ...usualReviewSettings, isAnonymous: false, smallestGroup: 2 }
    expect(codeOf(await put('performanceReviewSettings', settings, own.admin))).toBe('200')
    const closed = asFeedback(await close(own.manager))
    expect(closed).toMatchObject({ isAnonymous: true, smallestGroup: 3 })
    expect(closed.groups[0]?.said[0]?.texts.map(({ by }) => by)).toEqual([null, null, null])
  })

  test('where the setting says so before anybody is asked, each is told that they are named, and is', async () => {
    const { own, server } = stage
    const settings = { ...usualReviewSettings, isAnonymous: false }
    await put('performanceReviewSettings', settings, own.admin)
    await rows(server, 'delete from review_feedback where tenant_id = $1', [own.tenantId])
    expect(asFeedback(await feedback(own.manager))).toMatchObject({ isAnonymous: false, groups: [{ asked: 0 }] })
    await askFor(own.manager, own.featureHolder)
    expect(asOwn(await mine(own.featureHolder)).isAnonymous).toBe(false)
    await writeFeedback(own.featureHolder)
    await give(own.featureHolder)
    const [said] = asFeedback(await close(own.manager)).groups[0]?.said ?? []
    expect(said?.texts.map(({ by }) => by?.id)).toEqual([own.featureHolder.employeeId])
  })

  test('what somebody said stays when their record is removed, and counts as it did', async () => {
    const { own, server } = stage
    const [, gone] = await answered(3)
    const closed = asFeedback(await close(own.manager))
    await rows(server, 'delete from memberships where tenant_id = $1 and employee_id = $2', [
      own.tenantId,
      gone?.employeeId,
    ])
    await rows(server, 'delete from employees where tenant_id = $1 and id = $2', [own.tenantId, gone?.employeeId])
    const after = asFeedback(await feedback(own.manager))
    expect(after.groups).toEqual(closed.groups)
    expect(after.people).toHaveLength(2)
  })

  test('closing asks for somebody who was asked', async () => {
    const { own, server } = stage
    await rows(server, 'delete from review_feedback where tenant_id = $1', [own.tenantId])
    expect(codeOf(await close(own.manager))).toBe('409 nobody_asked')
  })
})
