import { describe, expect, test } from 'vitest'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { type Person, rows, type World } from '../world/world.ts'
import { dying, morningStage, start } from './morningStage.ts'
import { asOne } from './stage.ts'

const stage = morningStage()
const { act, add, ask, mailsLike, morning, one, put, task, workAt } = stage

const plan = async (over: object = {}) => asOne(await add(over)).id
/** How far each is, by which steps it came there, and its version. */
const lives = (ids: ReadonlyArray<string>) =>
  rows<{ readonly stage: string; readonly version: number; readonly steps: string }>(
    stage.server,
    `select r.stage, r.version, (select coalesce(string_agg(v.action, ' ' order by v.place), '') from review_events v
       where v.tenant_id = r.tenant_id and v.review_id = r.id) as steps
     from reviews r where r.id = any($1::uuid[]) order by array_position($1::uuid[], r.id)`,
    [ids],
  )
const scheduled = { stage: 'Scheduled', version: 1, steps: '' }
const begun = { stage: 'Writing', version: 2, steps: 'beginByItself' }
const set = (person: Person, column: string, value: unknown) =>
  rows(stage.server, `update employees set ${column} = $3 where tenant_id = $1 and id = $2`, [
    stage.own.tenantId,
    person.employeeId,
    value,
  ])

describe('1.7 A review begins by itself on its day', () => {
  test('as the button begins it: asked about what there is now; its history and the record of changes name nobody', async () => {
    const { own } = stage
    const [byItself, byHand] = [await plan(), await plan()]
    await morning(2)
    expect(await lives([byItself])).toEqual([scheduled])
    await act('begin', own.manager, byHand)
    await morning(3)
    await morning(3)
    const [left, right] = [await one(own.target, byItself), await one(own.target, byHand)]
    expect(left).toMatchObject({ stage: 'Writing', version: 2 })
    expect(left.sections).toEqual(right.sections)
    expect(left.events).toMatchObject([{ action: 'beginByItself', by: null, reason: '' }])
    const entries = await rows(
      stage.server,
      `select action, employee_id as "by", person, fields, values from audit_entries
       where tenant_id = $1 and subject_id = $2 and action <> 'created'`,
      [own.tenantId, byItself],
    )
    expect(entries).toEqual([
      {
        action: 'updated',
        by: null,
        person: own.target.employeeId,
        fields: ['stage'],
        values: [{ field: 'stage', before: 'Scheduled', after: 'Writing' }],
      },
    ])
    const told = await ask(`performancereviews/${byItself}/report/File`, own.manager)
    expect(told.status).toBe(200)
  })

  test('under the flag likewise, also days later when no server ran that morning', async () => {
    await stage.condensed(true)
    const id = await plan()
    await morning(8)
    expect(await lives([id])).toEqual([begun])
  })

  test('by the days of each client: west and east of UTC', async () => {
    const { own, other, server } = stage
    const zone = (world: World, name: string) =>
      rows(server, 'update tenants set time_zone = $2 where id = $1', [world.tenantId, name])
    await zone(own, 'America/Los_Angeles')
    await zone(other, 'Pacific/Kiritimati')
    const west = await plan()
    const made = await server.ask(`/api/${other.tenantId}/performancereviews`, {
      as: other.manager.userId,
      json: {
        id: newId(),
        employeeId: other.target.employeeId,
        templateId: other.items.performanceReviewTemplates,
        name: 'Yearly',
        reviewerId: other.manager.employeeId,
        scheduledDay: '2024-03-04',
        dueDay: '2024-03-18',
      },
    })
    const east = asOne(made).id
    const both = async (instant: string) => {
      for (const world of [own, other]) await workAt(Date.parse(instant), world)
      return (await lives([west, east])).map((life) => life.stage)
    }
    // The 4th of March, 7:59 and 8:00 in Kiritimati; the 3rd in Los Angeles.
    expect(await both('2024-03-03T17:59:00Z')).toEqual(['Scheduled', 'Scheduled'])
    expect(await both('2024-03-03T18:00:00Z')).toEqual(['Scheduled', 'Writing'])
    // The 4th of March, before 8 and at 8 in Los Angeles.
    expect(await both('2024-03-04T15:59:00Z')).toEqual(['Scheduled', 'Writing'])
    expect(await mailsLike('reviewsBegun:%')).toEqual([])
    expect(await both('2024-03-04T16:00:00Z')).toEqual(['Writing', 'Writing'])
    for (const world of [own, other]) {
      const sent = await mailsLike('reviewsBegun:%', world)
      expect(sent.map(({ key }) => key)).toEqual(
        [world.target, world.manager].map(({ employeeId }) => `reviewsBegun:${employeeId}:2024-03-04`).toSorted(),
      )
    }
  })

  test('not in a cycle that is paused or has ended; once it goes on, it does', async () => {
    const { own, server } = stage
    const id = await plan()
    const cycle = (state: string) =>
      rows(
        server,
        `with y as (update review_cycles set state = $3, paused_day = case when $3 = 'Paused' then '2024-03-02'::date end
           where tenant_id = $1 and id = $4)
         update reviews set cycle_id = $4 where tenant_id = $1 and id = $2`,
        [own.tenantId, id, state, own.reviews.cycle],
      )
    for (const state of ['Paused', 'Ended']) {
      await cycle(state)
      await morning(3)
      expect(await lives([id])).toEqual([scheduled])
    }
    await cycle('Running')
    await morning(4)
    expect(await lives([id])).toEqual([begun])
  })

  test('not of two of whom one has left, by hand neither, and it says why; another reviewer, and it begins', async () => {
    const { own } = stage
    const id = await plan()
    await set(own.manager, 'is_active', false)
    await morning(3)
    expect(await lives([id])).toEqual([scheduled])
    expect((await one(own.admin, id)).worksHere).toEqual({ employee: true, reviewer: false })
    expect(codeOf(await act('begin', own.admin, id))).toBe('409 reviewer_left')
    await put(
      `performancereviews/${id}`,
      { version: 1, name: 'Yearly', reviewerId: own.colleague.employeeId },
      own.admin,
    )
    await set(own.target, 'is_active', false)
    expect(codeOf(await act('begin', own.admin, id))).toBe('409 employee_left')
    await morning(4)
    expect((await lives([id]))[0]?.stage).toBe('Scheduled')
    await set(own.target, 'is_active', true)
    await morning(5)
    expect((await lives([id]))[0]?.stage).toBe('Writing')
  })

  test('not of a client that is not active', async () => {
    const { own, server } = stage
    const id = await plan()
    await rows(server, `update tenants set status = 'Inactive' where id = $1`, [own.tenantId])
    await morning(3)
    expect(await lives([id])).toEqual([scheduled])
    await rows(server, `update tenants set status = 'Active' where id = $1`, [own.tenantId])
  })

  test('not of a client whose plan lacks the module, nor is anybody told; once it has it again, they are', async () => {
    const { server, plan: product } = stage
    const id = await plan()
    const module = (change: 'array_remove' | 'array_append') =>
      rows(server, `update product_plans set modules = ${change}(modules, 'performanceReviews') where id = $1`, [
        product,
      ])
    await module('array_remove')
    try {
      await morning(3)
      expect(await lives([id])).toEqual([scheduled])
      expect(await mailsLike('review%')).toEqual([])
    } finally {
      await module('array_append')
    }
    await morning(4)
    expect(await lives([id])).toEqual([begun])
    expect(await mailsLike('reviewsBegun:%')).toHaveLength(2)
  })

  test('by hand in the same moment: one of the two does, and whoever presses with an older version is told', async () => {
    const { own, server } = stage
    const ids = await Promise.all(Array.from({ length: 8 }, () => plan()))
    await server.clock?.set(start + 3 * 86_400_000)
    const press = (id: string) =>
      ask(`performancereviews/${id}/act`, own.manager, { json: { version: 1, act: 'begin', reason: '' } })
    const [, , ...answers] = await Promise.all([task(own), task(own), ...ids.map(press)])
    await server.clock?.set(start)
    const after = await lives(ids)
    expect(after.map(({ stage, version }) => [stage, version])).toEqual(ids.map(() => ['Writing', 2]))
    expect(after.map(({ steps }) => (steps === 'begin' ? '200' : '409 changed_meanwhile'))).toEqual(
      (answers as ReadonlyArray<Awaited<ReturnType<typeof press>>>).map(codeOf),
    )
    for (const { steps } of after) expect(['begin', 'beginByItself']).toContain(steps)
  })

  test('many, of whom two processes begin each once; one that dies leaves the rest to the next', async () => {
    const { own, server } = stage
    const first = await plan()
    await rows(
      server,
      `with made as (
         insert into reviews (tenant_id, id, employee_id, reviewer_id, name, sections, asks_employee, asks_reviewer,
           hides_until_both, scheduled_day, scheduled_utc, due_day, due_utc)
         select tenant_id, gen_random_uuid(), employee_id, reviewer_id, name, sections, asks_employee, asks_reviewer,
           hides_until_both, scheduled_day, scheduled_utc, due_day, due_utc
         from reviews cross join generate_series(1, 500) where tenant_id = $1 and id = $2 returning tenant_id, id)
       insert into review_submits (tenant_id, review_id, side)
       select tenant_id, id, side from made cross join unnest(array['employee', 'reviewer']) as sides (side)`,
      [own.tenantId, first],
    )
    await expect(morning(3, dying(stage, 2))).rejects.toThrow()
    const count = async () =>
      (
        await rows<{ readonly many: number; readonly steps: number }>(
          server,
          `select count(*)::int as many, (select count(*)::int from review_events where tenant_id = $1 and by_id is null) as steps
           from reviews where tenant_id = $1 and name = 'Yearly' and stage = 'Writing'`,
          [own.tenantId],
        )
      )[0]
    expect(await count()).toEqual({ many: 200, steps: 200 })
    expect(await mailsLike('reviewsBegun:%')).toEqual([])
    await server.clock?.set(start + 3 * 86_400_000)
    await Promise.all([task(own), task(own)])
    await server.clock?.set(start)
    expect(await count()).toEqual({ many: 501, steps: 501 })
    const [mail, ...more] = await mailsLike('reviewsBegun:%')
    expect(more).toHaveLength(1)
    expect(mail?.subject).toBe('501 reviews have started')
  })
})

describe('Who has to write is told of all that began on a morning', () => {
  test('in one message each, with the days; whoever is asked nothing hears nothing, nor another client', async () => {
    const { own, other } = stage
    await plan({ name: 'Yearly' })
    await plan({ name: 'Probation', dueDay: '2024-03-12' })
    await morning(3)
    await morning(3)
    const sent = await mailsLike('reviewsBegun:%')
    expect(sent.map(({ key }) => key.split(':')[1])).toEqual(
      [own.target, own.manager].map((p) => p.employeeId).toSorted(),
    )
    const hers = sent.find(({ key }) => key.includes(own.target.employeeId))
    expect(hers?.subject).toBe('2 reviews have started')
    expect(hers?.body.match(/^- .+$/gm)).toEqual([
      expect.stringMatching(/^- Probation with Max .*: due on 12th Mar 2024$/),
      expect.stringMatching(/^- Yearly with Max .*: due on 18th Mar 2024$/),
    ])
    expect(hers?.body).toContain('https://hr.example/prs')
    expect((await mailsLike('reviewsBegun:%', other)).filter(({ body }) => body.includes('Probation'))).toEqual([])
  })

  test('the next morning, where the server died before; and then of that day once', async () => {
    const { own } = stage
    const id = await plan()
    await expect(morning(3, dying(stage, 2))).rejects.toThrow()
    expect(await lives([id])).toEqual([begun])
    await stage.submit(own.target, id)
    for (const days of [4, 5]) await morning(days)
    const sent = await mailsLike('reviewsBegun:%')
    // Who has submitted meanwhile has nothing to write any more.
    expect(sent.map(({ key, subject }) => [key, subject.split(' with ')[0]])).toEqual([
      [`reviewsBegun:${own.manager.employeeId}:2024-03-04`, 'Started: Yearly'],
    ])
    expect(sent[0]?.body).toContain(`https://hr.example/pr/${id}`)
  })
})

describe('1.7 What is planned after the morning of its day begins at once', () => {
  /** It is ten in the morning of the 1st of March where the client is. */
  const today = '2024-03-01'
  const mails = () => mailsLike('reviewsBegun:%')

  test('for today or before: by whoever planned it, and the others are told at once, and not again', async () => {
    const { own, other } = stage
    const [now, before, tomorrow] = [
      asOne(await add({ scheduledDay: today })),
      await plan({ scheduledDay: '2024-02-28' }),
      await plan({ scheduledDay: '2024-03-02' }),
    ]
    expect(now).toMatchObject({ stage: 'Writing', version: 2 })
    expect(now.events).toMatchObject([{ action: 'begin', by: { id: own.manager.employeeId } }])
    expect((await lives([before, tomorrow])).map((life) => life.stage)).toEqual(['Writing', 'Scheduled'])
    const told = await mails()
    expect(told.map(({ key }) => key.split(':')[1])).toEqual([own.target.employeeId, own.target.employeeId])
    expect(told[0]?.subject).toMatch(/^Started: Yearly with Max/)
    expect(
      await mailsLike('reviewsBegun:%', other).then((all) => all.filter(({ body }) => body.includes(now.id))),
    ).toEqual([])
    await morning(1)
    expect((await lives([now.id]))[0]).toMatchObject({ version: 2 })
    expect((await mails()).filter(({ body }) => body.includes(now.id))).toHaveLength(1)
    const entries = await rows(
      stage.server,
      `select action from audit_entries where tenant_id = $1 and subject_id = $2 order by at_utc, id`,
      [own.tenantId, now.id],
    )
    expect(entries).toEqual([{ action: 'created' }, { action: 'updated' }])
  })

  test('before the morning it waits for it', async () => {
    const { server, own } = stage
    await server.clock?.set(start - 3 * 3_600_000)
    const id = await plan({ scheduledDay: today })
    await server.clock?.set(start)
    expect(await lives([id])).toEqual([scheduled])
    await task(own)
    expect(await lives([id])).toEqual([begun])
  })

  test('planned anew for today; not of somebody who has left, nor twice when asked twice', async () => {
    const { own } = stage
    const id = await plan()
    const to = { scheduledDay: today, dueDay: '2024-03-18' }
    expect(asOne(await put(`performanceReviewSchedule/${id}`, { ...to, version: 1 })).stage).toBe('Writing')
    const json = { id: newId(), scheduledDay: today }
    const [first, again] = [asOne(await add(json)), asOne(await add(json))]
    expect([first.version, again.version]).toEqual([2, 2])
    const late = await plan()
    await set(own.manager, 'is_active', false)
    const left = await put(`performanceReviewSchedule/${late}`, { ...to, version: 1 }, own.admin)
    expect(asOne(left).stage).toBe('Scheduled')
  })
})
