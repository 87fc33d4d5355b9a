import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { CycleCalibration } from '../../../../src/domain/reviews/cycles/nouns.ts'
import { scoreOf } from '../../../../src/domain/reviews/scores.ts'
import { codeOf } from '../../kit/codes.ts'
import { newId } from '../../kit/people.ts'
import type { Answer } from '../../kit/server.ts'
import { type Person, rows } from '../../world/world.ts'
import { strict } from '../stage.ts'
import { cycleStage } from './cycleStage.ts'

const stage = cycleStage()
const { act, admin, ask, asked, one, put, read, reviewsOf, submit } = stage

const asCalibration = ({ body, text }: Answer) => {
  expect(body.isSuccess, text).toBe(true)
  return Schema.decodeUnknownSync(CycleCalibration, strict)(body.data)
}
const calibration = async (id: string, by?: Person) => asCalibration(await admin(`/${id}/calibration`, undefined, by))

const steps = ['Not yet', 'In parts', 'As agreed', 'Beyond it']
const question = (over: object) => ({
  id: newId(),
  text: 'How was it?',
  help: '',
  asked: 'both',
  others: 'none',
  kind: 'scale',
  choices: steps,
  weight: 1,
  ...over,
})

/** Of the target, the colleague and the admin, reviewed by the manager: on a scale, about each core value, in words. */
const plan = async () => {
  const { own } = stage
  const [scale, values] = [question({ weight: 3 }), question({ kind: 'coreValues' })]
  const questions = [scale, values, question({ kind: 'text', choices: [] })]
  const templateId = newId()
  const content = {
    name: 'Rated',
    description: '',
    isArchived: false,
    sections: [{ id: newId(), title: 'The year', questions }],
  }
  expect(codeOf(await ask('performanceReviewTemplates', own.admin, { json: { id: templateId, content } }))).toBe('200')
  const people = [own.target, own.colleague, own.admin]
  const cycle = asked({
    templateId,
    who: 'people',
    employeeIds: people.map(({ employeeId }) => employeeId),
    reviewerId: own.manager.employeeId,
  })
  await admin('', cycle)
  const reviews = await reviewsOf(cycle.id)
  const of = (person: Person) => reviews.find(({ employee }) => employee.id === person.employeeId)?.id ?? ''
  for (const person of people) expect(codeOf(await act('begin', own.manager, of(person)))).toBe('200')
  /** By the manager: a step of the scale, and the same of the first core value. */
  const rate = async (person: Person, step: number) => {
    const id = of(person)
    const review = await one(own.admin, id)
    const submitId = review.submits.find(({ side }) => side === 'reviewer')?.id
    const [part] = review.sections[0]?.questions[1]?.parts ?? []
    for (const [questionId, said] of [
      [scale.id, { chosen: step, parts: [] }],
      [values.id, { chosen: null, parts: part === undefined ? [] : [{ id: part.id, text: 'secret', chosen: 1 }] }],
    ] as const)
      expect(
        codeOf(
          await put(
            `PerformanceReviews/${id}/Submit/${submitId}/Items/${questionId}`,
            { text: 'secret words', version: 0, ...said },
            own.manager,
          ),
        ),
      ).toBe('200')
  }
  return { id: cycle.id, of, rate }
}

describe('Calibrating a cycle', () => {
  test('a score counts once its reviewer has submitted, before the employee reads it; no word of it is told', async () => {
    const { own } = stage
    const { id, of, rate } = await plan()
    await rate(own.target, 4)
    expect((await read(id)).submittedByReviewer).toBe(0)
    expect(await calibration(id)).toMatchObject({ whole: null, reviews: [], without: { notSubmitted: 3 } })

    await submit(own.manager, of(own.target))
    expect((await read(id)).submittedByReviewer).toBe(1)
    const answer = await admin(`/${id}/calibration`)
    expect(answer.text).not.toContain('secret')
    expect(asCalibration(answer)).toMatchObject({
      name: 'Yearly review',
      scale: steps,
      whole: { count: 1 },
      reviews: [{ id: of(own.target), reviewer: { id: own.manager.employeeId }, isShared: false }],
      shared: 0,
      without: { notSubmitted: 2, notRated: 0, own: 0 },
    })
    // What was written is open to nobody else yet: the admin learns the number alone.
    expect((await one(own.admin, of(own.target))).answers).toEqual([])

    await submit(own.target, of(own.target))
    const shared = await calibration(id)
    expect(shared).toMatchObject({ shared: 1, reviews: [{ isShared: true }] })
    const review = await one(own.admin, of(own.target))
    expect(shared.reviews[0]?.score).toBe(scoreOf(review.sections, review.answers, 'reviewer').score)
    expect(shared.whole?.median).toBe(0.75)
  })

  test('taken back it counts no more; submitted with nothing rated it has no score', async () => {
    const { own } = stage
    const { id, of, rate } = await plan()
    await rate(own.target, 2)
    await submit(own.manager, of(own.target))
    await submit(own.manager, of(own.target), 'withdraw', 'I had mixed them up.')
    await submit(own.manager, of(own.colleague))
    expect(await calibration(id)).toMatchObject({ whole: null, without: { notSubmitted: 2, notRated: 1, own: 0 } })
  })

  test('an admin learns of their own no sooner than every employee', async () => {
    const { own } = stage
    const { id, of, rate } = await plan()
    await rate(own.admin, 1)
    await submit(own.manager, of(own.admin))
    const seen = async (by: Person) => (await calibration(id, by)).reviews.map((review) => review.id)
    expect(await calibration(id)).toMatchObject({ whole: null, reviews: [], without: { own: 1, notSubmitted: 2 } })
    expect(await seen(own.secondAdmin)).toEqual([of(own.admin)])
    await submit(own.admin, of(own.admin))
    expect(await seen(own.admin)).toEqual([of(own.admin)])
  })

  test('by reviewer and by department, with those of no department as one', async () => {
    const { own } = stage
    const { id, of, rate } = await plan()
    await rate(own.target, 4)
    await rate(own.colleague, 2)
    for (const person of [own.target, own.colleague]) await submit(own.manager, of(person))
    await rows(stage.server, 'update employees set department_id = null where tenant_id = $1 and id = $2', [
      own.tenantId,
      own.target.employeeId,
    ])
    await stage.set(own.colleague.employeeId, 'department_id', own.emptyDepartment)
    const found = await calibration(id)
    expect(found.reviewer.groups).toMatchObject([{ id: own.manager.employeeId, count: 2 }])
    expect(found.department.groups.map((group) => [group.id, group.count])).toEqual([
      [null, 1],
      [own.emptyDepartment, 1],
    ])
  })

  test('only admins, only of their own client', async () => {
    const { own, other } = stage
    const { id, of, rate } = await plan()
    await rate(own.target, 3)
    await submit(own.manager, of(own.target))
    for (const by of [own.manager, own.target, own.colleague])
      expect(codeOf(await admin(`/${id}/calibration`, undefined, by))).toBe('403 admin_only')
    const foreign = await stage.server.ask(`/api/${other.tenantId}/performanceReviewCycles/${id}/calibration`, {
      as: other.admin.userId,
    })
    expect(codeOf(foreign)).toBe('404 not_found')
    expect(codeOf(await ask(`performanceReviewCycles/${newId()}/calibration`, own.admin))).toBe('404 not_found')
  })
})

test('Of a thousand reviews the groups and those that stand out are told, not each', async () => {
  const { own } = stage
  const { id } = await plan()
  await rows(
    stage.server,
    `with made as (
       insert into employees (tenant_id, id, first_name, last_name, email)
       select $1, gen_random_uuid(), 'P', n::text, 'p' || n || '@own.example' from generate_series(1, 1000) n returning id),
     planned as (
       insert into reviews (tenant_id, id, employee_id, reviewer_id, name, sections, asks_employee, asks_reviewer,
         hides_until_both, scheduled_day, scheduled_utc, due_day, due_utc, cycle_id, stage)
       select r.tenant_id, gen_random_uuid(), made.id, r.reviewer_id, r.name, r.sections, true, true, true,
         r.scheduled_day, r.scheduled_utc, r.due_day, r.due_utc, r.cycle_id, 'Writing'
       from made cross join (select * from reviews where tenant_id = $1 and cycle_id = $2 limit 1) r
       returning id, sections, reviewer_id, employee_id),
     submits as (
       insert into review_submits (tenant_id, review_id, side, submitted_utc, receipt_id, answers, sha256)
       select $1, planned.id, 'reviewer', now(), gen_random_uuid(), 1, '' from planned)
     insert into review_answers (tenant_id, review_id, side, question_id, text, chosen, by_id)
     select $1, planned.id, 'reviewer', (sections -> 0 -> 'questions' -> 0 ->> 'id')::uuid, '',
       case when row_number() over () = 1 then 1 when row_number() over () % 2 = 0 then 3 else 4 end, reviewer_id
     from planned`,
    [own.tenantId, id],
  )
  const answer = await admin(`/${id}/calibration`)
  const found = asCalibration(answer)
  expect(found.whole?.count).toBe(1000)
  expect(found.reviews.length).toBe(1)
  expect(answer.text.length).toBeLessThan(20_000)
})
