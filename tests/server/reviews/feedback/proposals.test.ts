import { describe, expect, test } from 'vitest'
import { usualReviewSettings } from '../../../fixtures/reviewSettings.ts'
import { codeOf } from '../../kit/codes.ts'
import { type Person, rows } from '../../world/world.ts'
import { asFeedback, feedbackStage } from './feedbackStage.ts'

const stage = feedbackStage()
const { ask, askFor, at, close, feedback, give, put, submit, terminate, writeFeedback } = stage

const ids = (people: ReadonlyArray<Person>) => people.map(({ employeeId }) => employeeId)
const propose = (by: Person, people: ReadonlyArray<Person>, reason = 'We share a site', id?: string) =>
  ask(at('/proposals', id), by, { json: { people: ids(people), reason } })
const leaveOut = (by: Person, ...people: ReadonlyArray<Person>) =>
  ask(at('/proposals/leftOut'), by, { json: { people: ids(people) } })
/** Of these people, as somebody is told of them. */
const told = async (by: Person, ...people: ReadonlyArray<Person>) => {
  const { proposals } = asFeedback(await feedback(by))
  return people.map(({ employeeId }) => proposals.find(({ person }) => person.id === employeeId)?.state ?? null)
}
const duties = async (by: Person) =>
  ((await ask('employees/me/toDoList', by)).body.data as ReadonlyArray<{ type: string; id: string }>).filter(
    ({ type }) => type === 'reviewProposals',
  )
const mails = () =>
  rows<{ recipient: string }>(
    stage.server,
    `select recipient from mail.outbox where tenant_id = $1 and key like 'reviewFeedback:%'`,
    [stage.own.tenantId],
  )

describe('1.7 The employee proposes whom to ask', () => {
  test('with a reason; nobody is asked or written to by it, and whoever manages the review finds it to do', async () => {
    const { own } = stage
    const found = asFeedback(await propose(own.target, [own.featureHolder]))
    expect(found.proposals.find(({ person }) => person.id === own.featureHolder.employeeId)).toMatchObject({
      reason: 'We share a site',
      state: 'Proposed',
    })
    expect([found.people, found.groups]).toEqual([[], []])
    expect(await told(own.manager, own.featureHolder)).toEqual(['Proposed'])
    expect((await stage.mine(own.featureHolder)).status).toBe(404)
    expect(await mails()).toEqual([])
    expect(await duties(own.manager)).toMatchObject([
      { id: own.reviews.writing, title: 'Feedback to ask for', detail: expect.stringMatching(/^Proposed by /) },
    ])
    for (const by of [own.target, own.admin]) expect(await duties(by)).toEqual([])
  })

  test('nobody else does, of any review; of another client there is none', async () => {
    const { own, other } = stage
    for (const by of [own.manager, own.admin])
      expect(codeOf(await propose(by, [own.featureHolder]))).toBe('403 only_the_employee_proposes')
    for (const by of [own.colleague, own.featureHolder, own.managerOfOthers, other.target])
      expect((await propose(by, [own.secondAdmin])).status).toBeGreaterThanOrEqual(403)
    expect((await propose(own.target, [own.featureHolder], 'Why', other.reviews.writing)).status).toBe(404)
    expect(codeOf(await propose(own.target, [other.colleague]))).toBe('422 unknown_other')
  })

  test('whoever may be asked, and no more than twenty; not without a reason', async () => {
    const { own, server } = stage
    for (const person of [own.target, own.manager])
      expect(codeOf(await propose(own.target, [person]))).toBe('422 one_of_the_two')
    expect((await propose(own.target, [own.featureHolder], '')).status).toBe(400)
    expect((await propose(own.target, [own.featureHolder], 'x'.repeat(201))).status).toBe(400)
    await rows(server, 'update employees set hide_from_directory = true where tenant_id = $1 and id = $2', [
      own.tenantId,
      own.secondAdmin.employeeId,
    ])
    expect(codeOf(await propose(own.target, [own.secondAdmin]))).toBe('422 unknown_other')
    await rows(
      server,
      `with made as (
         insert into employees (tenant_id, id, first_name, email)
         select $1, gen_random_uuid(), 'P' || n, 'p' || n || '@many.example' from generate_series(1, 19) n returning id)
       insert into review_feedback_proposals (tenant_id, review_id, employee_id, reason)
       select $1, $2, id, 'Many' from made`,
      [own.tenantId, own.reviews.writing],
    )
    expect(codeOf(await propose(own.target, [own.featureHolder]))).toBe('422 too_many_proposed')
    // Who is among them already is not counted twice.
    expect(codeOf(await propose(own.target, [own.managerOfOthers]))).toBe('200')
    await terminate(own.featureHolder)
    expect(codeOf(await propose(own.target, [own.featureHolder]))).toMatch(/^422/)
  })

  test('while the review is written and the feedback is not closed; and where the settings let them', async () => {
    const { own, server } = stage
    await put('performanceReviewSettings', { ...usualReviewSettings, employeesPropose: false }, own.admin)
    expect(codeOf(await propose(own.target, [own.featureHolder]))).toBe('403 nobody_proposes')
    expect(asFeedback(await feedback(own.target)).takesProposals).toBe(false)
    await put('performanceReviewSettings', { ...usualReviewSettings, version: 1 }, own.admin)
    await close(own.manager)
    expect(codeOf(await propose(own.target, [own.featureHolder]))).toBe('409 feedback_closed')
    expect(await duties(own.manager)).toEqual([])
    await rows(server, `update reviews set stage = 'Scheduled' where tenant_id = $1`, [own.tenantId])
    expect(codeOf(await propose(own.target, [own.featureHolder]))).toBe('409 not_begun')
  })
})

describe('1.7 The employee takes a proposal back while nothing is decided of it', () => {
  const takeBack = (by: Person, person: Person, id?: string) =>
    ask(at('/proposals/takenBack', id), by, { json: { people: [person.employeeId] } })

  test('then nobody has it to do; once more it changes nothing, and they can be proposed again', async () => {
    const { own, server } = stage
    await rows(server, 'delete from review_feedback_proposals where tenant_id = $1', [own.tenantId])
    await propose(own.target, [own.featureHolder])
    expect(await duties(own.manager)).toHaveLength(1)
    for (const _ of [1, 2]) expect(codeOf(await takeBack(own.target, own.featureHolder))).toBe('200')
    expect(await told(own.target, own.featureHolder)).toEqual([null])
    expect(await told(own.manager, own.featureHolder)).toEqual([null])
    expect(await duties(own.manager)).toEqual([])
    await propose(own.target, [own.featureHolder])
    expect(await told(own.manager, own.featureHolder)).toEqual(['Proposed'])
  })

  test('nobody else does, nor in a review of another client', async () => {
    const { own, other } = stage
    await propose(own.target, [own.featureHolder])
    for (const by of [own.manager, own.admin])
      expect(codeOf(await takeBack(by, own.featureHolder))).toBe('403 only_the_employee_proposes')
    for (const by of [own.colleague, own.featureHolder, other.target])
      expect((await takeBack(by, own.featureHolder)).status).toBe(404)
    expect((await takeBack(own.target, own.featureHolder, other.reviews.writing)).status).toBe(404)
    expect(await told(own.target, own.featureHolder)).toEqual(['Proposed'])
  })

  test('not once they were asked or left out; of who is asked beside it nothing is learned', async () => {
    const { own } = stage
    await propose(own.target, [own.featureHolder, own.secondAdmin, own.colleague])
    await askFor(own.manager, own.featureHolder)
    await leaveOut(own.manager, own.secondAdmin)
    for (const person of [own.featureHolder, own.secondAdmin])
      expect(codeOf(await takeBack(own.target, person))).toBe('409 proposal_decided')
    expect(await told(own.target, own.featureHolder, own.secondAdmin)).toEqual(['Asked', 'LeftOut'])
    // The colleague is asked already: it is taken back like any other.
    expect(codeOf(await takeBack(own.target, own.colleague))).toBe('200')
    expect(asFeedback(await feedback(own.manager)).people.map(({ id }) => id)).toContain(own.colleague.employeeId)
  })

  test('where nobody is proposed any more it still is; after the end it is not', async () => {
    const { own } = stage
    await propose(own.target, [own.featureHolder])
    await put('performanceReviewSettings', { ...usualReviewSettings, employeesPropose: false }, own.admin)
    expect(codeOf(await takeBack(own.target, own.featureHolder))).toBe('200')
    await close(own.manager)
    expect(codeOf(await takeBack(own.target, own.managerOfOthers))).toBe('409 feedback_closed')
  })
})

describe('1.7 Who may be chosen', () => {
  const chosenBy = async (by: Person) => {
    const { body } = await ask(at('/choices'), by)
    return (body.data as ReadonlyArray<{ id: string; group: string }>).map(({ id, group }) => [id, group])
  }

  test('everybody who works here but the two, whom one sees on the chart: not one who is hidden, nor of another client', async () => {
    const { own, other, server } = stage
    const ofTarget = await chosenBy(own.target)
    expect(await chosenBy(own.manager)).toEqual(expect.arrayContaining(ofTarget))
    for (const person of [own.colleague, own.featureHolder, own.managerOfOthers, own.secondAdmin])
      expect(ofTarget).toContainEqual([person.employeeId, 'peers'])
    for (const person of [own.target, own.manager, other.colleague])
      expect(ofTarget.map(([id]) => id)).not.toContain(person.employeeId)
    await terminate(own.featureHolder)
    await rows(server, 'update employees set hide_from_directory = true where tenant_id = $1 and id = $2', [
      own.tenantId,
      own.managerOfOthers.employeeId,
    ])
    const left = (await chosenBy(own.target)).map(([id]) => id)
    for (const person of [own.featureHolder, own.managerOfOthers]) expect(left).not.toContain(person.employeeId)
    expect((await chosenBy(own.admin)).map(([id]) => id)).toContain(own.managerOfOthers.employeeId)
  })

  test('not by the employee where they propose nobody', async () => {
    const { own } = stage
    await put('performanceReviewSettings', { ...usualReviewSettings, employeesPropose: false }, own.admin)
    expect(codeOf(await ask(at('/choices'), own.target))).toBe('403 nobody_proposes')
    expect(codeOf(await ask(at('/choices'), own.manager))).toBe('200')
  })
})

describe('1.7 Whoever manages the review asks those who are proposed, or leaves them out', () => {
  test('asked they are asked as by anybody, once; the employee is told that, and not whether they answer', async () => {
    const { own } = stage
    await propose(own.target, [own.featureHolder])
    expect(codeOf(await askFor(own.manager, own.featureHolder))).toBe('200')
    expect(codeOf(await askFor(own.manager, own.featureHolder))).toBe('200')
    expect(await mails()).toHaveLength(1)
    expect(await told(own.target, own.featureHolder)).toEqual(['Asked'])
    const before = (await feedback(own.target)).text
    await writeFeedback(own.featureHolder)
    await give(own.featureHolder)
    await give(own.colleague, 'decline')
    expect((await feedback(own.target)).text).toBe(before)
  })

  test('left out nobody is told but the employee, and it can still be asked for', async () => {
    const { own, other } = stage
    await propose(own.target, [own.featureHolder])
    for (const by of [own.target, own.colleague, own.featureHolder, other.admin])
      expect((await leaveOut(by, own.featureHolder)).status).toBeGreaterThanOrEqual(403)
    expect(codeOf(await leaveOut(own.manager, own.featureHolder, own.managerOfOthers))).toBe('200')
    expect(codeOf(await leaveOut(own.admin, own.featureHolder))).toBe('200')
    expect(await told(own.target, own.featureHolder)).toEqual(['LeftOut'])
    expect(await duties(own.manager)).toEqual([])
    expect(await mails()).toEqual([])
    // Proposed once more it stays decided.
    await propose(own.target, [own.featureHolder], 'Please')
    expect(await told(own.target, own.featureHolder)).toEqual(['LeftOut'])
    await askFor(own.manager, own.featureHolder)
    expect(await told(own.target, own.featureHolder)).toEqual(['Asked'])
  })

  test('who is asked already may be proposed, without the employee learning of it; and is not left out', async () => {
    const { own } = stage
    expect(codeOf(await propose(own.target, [own.colleague]))).toBe('200')
    expect(await told(own.target, own.colleague)).toEqual(['Proposed'])
    expect(codeOf(await leaveOut(own.manager, own.colleague))).toBe('409 asked_already')
    expect(await told(own.target, own.colleague)).toEqual(['Proposed'])
    await askFor(own.manager, own.colleague)
    expect(await told(own.target, own.colleague)).toEqual(['Asked'])
    expect(await mails()).toEqual([])
  })

  test('nobody who was not proposed; nobody after the end', async () => {
    const { own } = stage
    expect(codeOf(await leaveOut(own.manager, own.secondAdmin))).toBe('422 not_proposed')
    await propose(own.target, [own.featureHolder])
    await submit(own.target)
    await submit(own.manager)
    expect(codeOf(await leaveOut(own.manager, own.featureHolder))).toBe('409 feedback_closed')
    expect(await duties(own.manager)).toEqual([])
  })

  test('nothing waits for anybody in a cycle that is paused, nor for who reviews no more', async () => {
    const { own, server } = stage
    await rows(server, 'update reviews set cycle_id = $2 where id = $1', [own.reviews.writing, own.reviews.cycle])
    expect(await duties(own.manager)).toHaveLength(1)
    await rows(server, `update review_cycles set state = 'Paused', paused_day = '2024-03-01' where id = $1`, [
      own.reviews.cycle,
    ])
    expect(await duties(own.manager)).toEqual([])
  })
})
