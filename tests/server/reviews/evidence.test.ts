import { Schema } from 'effect'
import { beforeEach, describe, expect, test } from 'vitest'
import { type EvidenceItem, ReviewEvidence } from '../../../src/domain/reviews/evidence/nouns.ts'
import { newId } from '../kit/people.ts'
import { type Person, rows } from '../world/world.ts'
import { reviewStage, strict } from './stage.ts'

// Today is the 1st of March 2024, or that in Sydney.
const stage = reviewStage()
const { ask } = stage
const path = () => `performancereviews/${stage.own.reviews.writing}/evidence`

const toldTo = async (by: Person) => {
  const { status, body, text } = await ask(path(), by)
  expect(status, text).toBe(200)
  return Schema.decodeUnknownSync(ReviewEvidence, strict)(body.data)
}
const spelled = ({ kind, title }: EvidenceItem) => `${kind} ${title.replace(`${stage.own.canary} `, '')}`
const shownTo = async (by: Person) => (await toldTo(by)).items.map(spelled).toSorted()

const set = (sql: string, ...params: ReadonlyArray<unknown>) => rows(stage.server, sql, [stage.own.tenantId, ...params])

interface Meeting {
  readonly of: Person
  readonly with: Person
  readonly title: string
  readonly day?: string
  readonly status?: string
}
const meeting = async ({ of, with: reviewer, title, day = '2024-02-05', status = 'Held' }: Meeting) => {
  const id = newId<string & { readonly brand: 'CheckIn' }>()
  await set(
    `insert into check_ins (tenant_id, id, employee_id, reviewer_id, name, sections, minutes, day, time, scheduled_utc,
       due_utc, status) values ($1, $2, $3, $4, $5, '[]', 30, $6::date, '09:30', $6::date, $6::date + 1, $7)`,
    id,
    of.employeeId,
    reviewer.employeeId,
    title,
    day,
    status,
  )
  await set(
    `insert into check_in_items (tenant_id, id, check_in_id, kind, text, by_id)
     values ($1, gen_random_uuid(), $2, 'action', $3 || ' action', $4), ($1, gen_random_uuid(), $2, 'agenda', 'on the agenda', $4)`,
    id,
    title,
    of.employeeId,
  )
  await set(
    `insert into check_in_private_notes (tenant_id, check_in_id, author_id, text) values ($1, $2, $3, 'a private note')`,
    id,
    reviewer.employeeId,
  )
  return id
}

const goal = (title: string, over: { of?: Person; state?: string; began?: string; shared?: string } = {}) =>
  set(
    `insert into goals (tenant_id, id, employee_id, title, state, progress, shared_with, started_day, updated_utc)
     values ($1, gen_random_uuid(), $2, $3, $4, $5::jsonb, $6, $7::date, '2024-02-20')`,
    (over.of ?? stage.own.target).employeeId,
    title,
    over.state ?? 'Active',
    JSON.stringify({ kind: 'percent', start: 0, current: 80, target: 100, unit: '' }),
    over.shared ?? 'manager',
    over.began ?? '2024-01-10',
  )

const completed = async (of: Person, by: Person, at: string) =>
  set(
    `insert into reviews (tenant_id, id, employee_id, reviewer_id, name, sections, asks_employee, asks_reviewer,
       hides_until_both, scheduled_day, scheduled_utc, due_day, due_utc, stage, completed_utc)
     values ($1, gen_random_uuid(), $2, $3, 'Last year', '[]', true, true, true, '2023-01-01', '2023-01-01', '2023-02-01',
       '2023-02-01', 'Complete', $4)`,
    of.employeeId,
    by.employeeId,
    at,
  )

const ofPerson = ['certification ticket', 'policy code of conduct', 'position Warden']

beforeEach(async () => {
  const { own } = stage
  await set('delete from praise where tenant_id = $1')
  await goal('private goal')
  await goal('company goal', { shared: 'company' })
  await goal('a draft', { state: 'Draft' })
  await goal('ended', { state: 'Done', began: '2021-01-01' })
  await goal('of somebody else', { of: own.colleague })
  await meeting({ of: own.target, with: own.manager, title: 'with the manager' })
  await meeting({ of: own.target, with: own.featureHolder, title: 'with the reviewer' })
  await meeting({ of: own.target, with: own.manager, title: 'not held', status: 'Scheduled' })
  await meeting({ of: own.target, with: own.manager, title: 'long ago', day: '2023-02-20' })
  await meeting({ of: own.colleague, with: own.target, title: 'of somebody else' })
  await set(
    `insert into hr_document_agreements (tenant_id, document_id, version_no, employee_id, sha256)
     select tenant_id, document_id, version_no, $2, sha256 from hr_document_versions where tenant_id = $1 and document_id = $3`,
    own.target.employeeId,
    own.policy,
  )
  // The reviewer is none of the line, and above the manager is somebody who is no admin.
  await set('update reviews set reviewer_id = $2 where tenant_id = $1', own.featureHolder.employeeId)
  await set(
    'update employees set reports_to = $3 where tenant_id = $1 and id = $2',
    own.manager.employeeId,
    own.managerOfOthers.employeeId,
  )
})

/** What somebody says of the target, after their last review. */
const praised = async (text: string, by: Person, audience: 'Everyone' | 'Line', at = '2024-02-12') => {
  const id = newId<string & { readonly brand: 'Praise' }>()
  await set(
    'insert into praise (tenant_id, id, given_by, text, audience, given_utc) values ($1, $2, $3, $4, $5, $6)',
    id,
    by.employeeId,
    text,
    audience,
    at,
  )
  await set(
    'insert into praise_people (tenant_id, praise_id, employee_id) values ($1, $2, $3)',
    id,
    stage.own.target.employeeId,
  )
}

describe('Praise since the last review is evidence', () => {
  const praiseTold = async (by: Person) =>
    (await toldTo(by)).items.flatMap((item) => (item.kind === 'praise' ? [item.title] : []))

  test('to each reader what they may read of it, with who gave it, and nothing of before', async () => {
    const { own } = stage
    await praised('for all', own.colleague, 'Everyone')
    await praised('for the line', own.colleague, 'Line', '2024-02-13')
    await praised('long ago', own.colleague, 'Everyone', '2023-02-01')
    for (const by of [own.target, own.manager, own.admin])
      expect(await praiseTold(by)).toEqual(['for the line', 'for all'])
    // Who reviews and is none of the line.
    expect(await praiseTold(own.featureHolder)).toEqual(['for all'])
    const item = (await toldTo(own.target)).items.find(({ kind }) => kind === 'praise')
    expect(item).toMatchObject({ day: '2024-02-13', by: { id: own.colleague.employeeId }, values: [] })
  })
})

describe('Evidence shows each reader what they see on the records themselves', () => {
  const meetings = ['with the manager', 'with the reviewer'].flatMap((title) => [
    `action ${title} action`,
    `checkIn ${title}`,
  ])
  const whole = [...meetings, ...ofPerson, 'goal company goal', 'goal ended', 'goal private goal'].toSorted()

  test('the employee, their manager and an admin all of it, nothing of anybody else, and no draft', async () => {
    const { own } = stage
    for (const by of [own.target, own.manager, own.admin]) expect(await shownTo(by)).toEqual(whole)
  })

  test('the line above what is for all, and the check-ins', async () => {
    expect(await shownTo(stage.own.managerOfOthers)).toEqual([...meetings, 'goal company goal'].toSorted())
  })

  test('a reviewer who is none of the line what is for all, and the check-ins they reviewed', async () => {
    expect(await shownTo(stage.own.featureHolder)).toEqual(
      ['action with the reviewer action', 'checkIn with the reviewer', 'goal company goal'].toSorted(),
    )
  })

  test('somebody else, and another client, nothing', async () => {
    const { own, other, server } = stage
    for (const by of [own.colleague, other.admin]) expect((await ask(path(), by)).status).toBe(404)
    expect((await server.ask(`/api/${other.tenantId}/${path()}`, { as: other.admin.userId })).status).toBe(404)
  })

  test('a check-in that is shown opens for the reader, and no private note is in it', async () => {
    const { own } = stage
    for (const by of [own.target, own.manager, own.admin, own.managerOfOthers, own.featureHolder]) {
      const { items } = await toldTo(by)
      for (const { kind, id } of items)
        if (kind === 'checkIn') expect((await ask(`checkIns/${id}`, by)).status).toBe(200)
      expect(JSON.stringify(items)).not.toContain('private note')
    }
  })

  test('when a goal was last spoken of is told to those who may see the person alone', async () => {
    const { own } = stage
    await set(
      `insert into goal_progress (tenant_id, id, goal_id, author_id, day, current, note)
       select tenant_id, gen_random_uuid(), id, employee_id, '2024-02-22', 80, 'a note' from goals
       where tenant_id = $1 and title = 'company goal'`,
    )
    const dayFor = async (by: Person) => (await toldTo(by)).items.find(({ title }) => title === 'company goal')?.day
    expect(await dayFor(own.manager)).toBe('2024-02-22')
    expect(await dayFor(own.managerOfOthers)).toBe('2024-01-10')
  })
})

describe('Evidence begins with the last completed review of the person', () => {
  test('or twelve months ago', async () => {
    const { since, sinceReview } = await toldTo(stage.own.manager)
    expect([since, sinceReview]).toEqual(['2023-03-01', null])
  })

  test('what was before is not shown, but a goal that is still pursued is', async () => {
    const { own } = stage
    await completed(own.target, own.manager, '2024-02-10T00:00:00Z')
    const { since, sinceReview, items } = await toldTo(own.manager)
    expect([since, sinceReview?.name]).toEqual(['2024-02-10', 'Last year'])
    expect(items.map(spelled).toSorted()).toEqual(
      [...ofPerson, 'goal company goal', 'goal ended', 'goal private goal'].toSorted(),
    )
  })

  test('of which a reader who may not see it is told nothing', async () => {
    await completed(stage.own.target, stage.own.manager, '2024-02-10T00:00:00Z')
    expect((await toldTo(stage.own.featureHolder)).sinceReview).toBeNull()
  })

  test('the newest comes first', async () => {
    const days = (await toldTo(stage.own.manager)).items.map(({ day }) => day)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  test('a certification of before stands at the day it expires, once that is near', async () => {
    const { own } = stage
    const issued = (expiry: string) =>
      set(`update certifications set issued_day = '2020-01-01', expiry_utc = $2 where tenant_id = $1`, expiry)
    const held = async () => (await toldTo(own.manager)).items.find(({ kind }) => kind === 'certification')
    await issued('2024-03-09T12:59:59.999Z')
    expect(await held()).toMatchObject({ day: '2024-03-09', expiryDate: '2024-03-09T12:59:59.999Z' })
    await issued('2024-09-09T12:59:59.999Z')
    expect(await held()).toBeUndefined()
  })
})

describe('What the client does not have, or has switched off, is no evidence', () => {
  test.each([
    ['goals', ['goal']],
    ['checkIns', ['checkIn', 'action']],
    ['compliance', ['certification', 'policy']],
    ['positionDescriptions', ['position']],
  ])('without the module %s', async (module, kinds) => {
    const { own, server, plan } = stage
    const all = new Set((await toldTo(own.manager)).items.map(({ kind }) => kind as string))
    await rows(server, 'update product_plans set modules = array_remove(modules, $2) where id = $1', [plan, module])
    try {
      const left = new Set((await toldTo(own.manager)).items.map(({ kind }) => kind as string))
      expect([...left].toSorted()).toEqual([...all].filter((kind) => !kinds.includes(kind)).toSorted())
    } finally {
      await rows(server, 'update product_plans set modules = modules || array[$2] where id = $1', [plan, module])
    }
  })

  test('nor certifications while their flag is off', async () => {
    await set(`update feature_flags set is_enabled = false where tenant_id = $1 and name = 'certifications'`)
    expect((await shownTo(stage.own.manager)).filter((item) => item.startsWith('certification'))).toEqual([])
  })
})
