import { describe, expect, test } from 'vitest'
import { AskingPreview, CycleOthersAsked } from '../../../../src/domain/reviews/cycles/nouns.ts'
import { codeOf } from '../../kit/codes.ts'
import { type Person, rows } from '../../world/world.ts'
import { as, cycleStage } from './cycleStage.ts'

const stage = cycleStage()
const { act, actOn, admin, ask, asked, reviewsOf } = stage
const [asPreview, asAsked] = [as(AskingPreview), as(CycleOthersAsked)]
const all = { reports: true, peers: 3, proposals: true }

/** Of the target, the colleague and the admin, whose review has begun; their template asks peers. */
const plan = async () => {
  const { own, server } = stage
  await rows(
    server,
    `update performance_review_templates set content = jsonb_set(content, '{sections,0,questions,0,others}', '"both"')
     where tenant_id = $1 and id = $2`,
    [own.tenantId, own.items.performanceReviewTemplates],
  )
  const people = [own.target, own.colleague, own.admin]
  const cycle = asked({
    who: 'people',
    employeeIds: people.map(({ employeeId }) => employeeId),
    reviewerId: own.secondAdmin.employeeId,
  })
  expect(codeOf(await admin('', cycle))).toBe('200')
  const reviews = await reviewsOf(cycle.id)
  const of = (person: Person) => reviews.find(({ employee }) => employee.id === person.employeeId)?.id ?? ''
  for (const person of people) await act('begin', own.secondAdmin, of(person))
  return { id: cycle.id, target: of(own.target), colleague: of(own.colleague), admin: of(own.admin) }
}
const preview = async (id: string, rules: object = all, by?: Person) =>
  admin(`/${id}/feedback/preview`, rules, by ?? stage.own.admin)
const askAll = async (id: string, digest: string, rules: object = all, by?: Person) =>
  admin(`/${id}/feedback`, { rules, digest }, by ?? stage.own.admin)
const requests = async () =>
  rows<{ review: string; person: string }>(
    stage.server,
    `select q.review_id as review, q.employee_id as person from review_feedback_requests q
     join reviews r on r.tenant_id = q.tenant_id and r.id = q.review_id
     where q.tenant_id = $1 and r.name = 'Yearly review' order by 1, 2`,
    [stage.own.tenantId],
  )
const letters = () =>
  rows<{ key: string; recipient: string; body: string }>(
    stage.server,
    `select key, recipient, body from mail.outbox where tenant_id = $1 and key like 'reviewFeedback:%' order by key`,
    [stage.own.tenantId],
  )

describe('1.7 Others are asked in all the reviews of a cycle at once', () => {
  test('those whom the preview names, each once, with a letter; nobody in the admin’s own', async () => {
    const { own, other } = stage
    const reviews = await plan()
    const shown = asPreview(await preview(reviews.id))
    expect(await requests()).toEqual([])
    expect(shown.rows.find(({ id }) => id === reviews.admin)).toMatchObject({ people: [], because: 'ownReview' })
    const named = shown.rows.flatMap(({ id, people }) => people.map((one) => ({ review: id, person: one.id })))
    expect(named.length).toBeGreaterThan(0)
    const done = asAsked(await askAll(reviews.id, shown.digest))
    expect(done.asked).toBe(named.length)
    const sorted = (list: typeof named) => list.map(({ review, person }) => `${review} ${person}`).toSorted()
    expect(sorted((await requests()) as typeof named)).toEqual(sorted(named))
    const sent = await letters()
    // One each, with all that they are asked about.
    const people = new Set(named.map(({ person }) => person))
    expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(sent.length)
    expect(sent).toHaveLength(people.size)
    const links = sent.flatMap(({ body }) => body.match(/\/pr\/[^/]+\/feedback/g) ?? [])
    expect(links.toSorted()).toEqual(named.map(({ review }) => `/pr/${review}/feedback`).toSorted())
    // Pressed twice, or sent again by a browser that heard no answer, it asks nobody more.
    const again = asAsked(await askAll(reviews.id, shown.digest))
    expect(again).toMatchObject({ reviews: 0, people: 0, asked: 0 })
    expect(await letters()).toEqual(sent)
    expect(codeOf(await askAll(reviews.id, shown.digest, all, other.admin))).not.toBe('200')
    const entries = await rows<{ person: string }>(
      stage.server,
      `select person from audit_entries where tenant_id = $1 and subject_kind = 'performanceReviewFeedback'`,
      [own.tenantId],
    )
    expect(entries).toHaveLength(done.reviews)
  })

  test('whoever is asked in many of them is written to once, with a line for each', async () => {
    const { own } = stage
    const { id, target, colleague } = await plan()
    const json = { people: [own.managerOfOthers.employeeId], reason: 'We share a site' }
    await ask(`performancereviews/${target}/feedback/proposals`, own.target, { json })
    await ask(`performancereviews/${colleague}/feedback/proposals`, own.colleague, { json })
    const rules = { reports: false, peers: 0, proposals: true }
    await askAll(id, asPreview(await preview(id, rules)).digest, rules)
    const [letter, ...more] = await letters()
    expect(more).toEqual([])
    expect(letter?.body.match(/^- .*\/pr\/(.*)\/feedback$/gm)).toHaveLength(2)
    for (const review of [target, colleague]) expect(letter?.body).toContain(`/pr/${review}/feedback`)
  })

  test('whoever is asked is reminded on another day, of each review by itself', async () => {
    const { own, server } = stage
    const { id } = await plan()
    const { digest, rows: shown } = asPreview(await preview(id))
    await askAll(id, digest)
    await rows(server, `update reviews set due_day = '2024-03-01' where tenant_id = $1 and cycle_id = $2`, [
      own.tenantId,
      id,
    ])
    const reminders = async () => (await letters()).filter(({ key }) => !key.endsWith(':asked')).length
    await stage.morning(0)
    expect(await reminders()).toBe(0)
    await stage.morning(1)
    await stage.morning(1)
    expect(await reminders()).toBe(shown.flatMap(({ people }) => people).length)
  })

  test('of two at once one asks, and nobody is asked twice', async () => {
    const { id } = await plan()
    const { digest, rows: shown } = asPreview(await preview(id))
    const both = (await Promise.all([askAll(id, digest), askAll(id, digest)])).map((one) => asAsked(one).asked)
    expect(both.toSorted((one, two) => one - two)).toEqual([0, shown.flatMap(({ people }) => people).length])
  })

  test('nobody, where it would be others by now', async () => {
    const { own } = stage
    const { id } = await plan()
    const { digest, rows: shown } = asPreview(await preview(id))
    const gone = shown.flatMap(({ people }) => people)[0]?.id ?? ''
    await stage.set(gone, 'is_active', false)
    expect(codeOf(await askAll(id, digest))).toBe('409 changed_meanwhile')
    expect(await requests()).toEqual([])
    expect(await letters()).toEqual([])
    expect(asAsked(await askAll(id, asPreview(await preview(id)).digest)).asked).toBeGreaterThan(0)
    expect((await requests()).map(({ person }) => person)).not.toContain(gone)
    expect(own.tenantId).not.toBe('')
  })

  test('whom the employee proposed, who learns that they were asked; not where it leaves them aside', async () => {
    const { own } = stage
    const { id, target } = await plan()
    await ask(`performancereviews/${target}/feedback/proposals`, own.target, {
      json: { people: [own.managerOfOthers.employeeId], reason: 'We share a site' },
    })
    const without = { reports: false, peers: 1, proposals: false }
    const namedBy = async (rules: object) =>
      asPreview(await preview(id, rules))
        .rows.find((row) => row.id === target)
        ?.people.map((one) => one.id) ?? []
    const rules = { reports: false, peers: 0, proposals: true }
    expect(await namedBy(rules)).toEqual([own.managerOfOthers.employeeId])
    expect(await namedBy(without)).not.toContain(own.managerOfOthers.employeeId)
    await askAll(id, asPreview(await preview(id, rules)).digest, rules)
    const { body } = await ask(`performancereviews/${target}/feedback`, own.target)
    expect(body.data).toMatchObject({ people: [], proposals: [{ state: 'Asked' }] })
  })

  test('only by admins, in a cycle that runs and asks others; not of rules that name nobody', async () => {
    const { own } = stage
    const { id } = await plan()
    for (const by of [own.manager, own.target]) {
      expect(codeOf(await preview(id, all, by))).toBe('403 admin_only')
      expect(codeOf(await askAll(id, '', all, by))).toBe('403 admin_only')
    }
    expect(codeOf(await preview(id, { reports: false, peers: 0, proposals: false }))).toBe('422 incomplete')
    expect(codeOf(await preview(crypto.randomUUID()))).toBe('404 not_found')
    expect(codeOf(await preview(stage.other.reviews.cycle))).toBe('404 not_found')
    const { digest } = asPreview(await preview(id))
    await actOn(id, 'pause')
    expect(codeOf(await askAll(id, digest))).toBe('409 not_running')
    await actOn(id, 'resume')
    await rows(stage.server, `update review_cycles set sections = '[]' where id = $1`, [id])
    expect(codeOf(await askAll(id, digest))).toBe('409 asks_nobody_else')
    expect((await stage.read(id)).asksOthers).toBe(false)
    expect(await requests()).toEqual([])
  })

  test('what it would ask is the same whoever has answered', async () => {
    const { own, server } = stage
    const { id } = await plan()
    const rules = { ...all, peers: 1 }
    await askAll(id, asPreview(await preview(id, rules)).digest, rules)
    const before = (await preview(id)).text
    await rows(
      server,
      `update review_feedback_requests set state = case when employee_id = $2 then 'Declined' else 'Submitted' end
       where tenant_id = $1`,
      [own.tenantId, (await requests())[0]?.person],
    )
    expect((await preview(id)).text).toBe(before)
  })
})
