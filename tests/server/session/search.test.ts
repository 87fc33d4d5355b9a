/**
 * The search over everything answers exactly what the lists of each area show this caller: they are asked beside it, for
 * every actor, and a second tenant is called the same.
 */
import { Schema } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldedForSearch } from '../../../src/domain/kernel/searchText.ts'
import { HITS_OF_A_KIND, type HitKind, SearchHit } from '../../../src/domain/session/search/nouns.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, type World } from '../world/world.ts'

let server: TestServer
let own: World
let other: World

const actors = ['admin', 'manager', 'target', 'colleague', 'managerOfOthers', 'featureHolder', 'register'] as const
type Actor = (typeof actors)[number]
/** Of the colleague, who may use the register and write policies: by a group of their own. */
const personOf = (actor: Actor, of: World = own): Person => (actor === 'register' ? of.secondAdmin : of[actor])

const asHits = Schema.decodeUnknownSync(Schema.Array(SearchHit), { onExcessProperty: 'error' })
const ask = (path: string, by: Person, of: World = own) => server.ask(`/api/${of.tenantId}/${path}`, { as: by.userId })
const search = async (text: string, by: Person = own.admin, of: World = own) => {
  const answer = await ask(`search?${new URLSearchParams({ text })}`, by, of)
  expect(answer.status, JSON.stringify(server.logLines().slice(-2))).toBe(200)
  return asHits(answer.body.data)
}
const labelsOf = (kind: HitKind, found: ReadonlyArray<SearchHit>) =>
  found.filter((hit) => hit.kind === kind).map(({ label }) => label)
const withoutRight = async (path: string, by: Person) => {
  const { status, body } = await ask(path, by)
  expect([200, 403], path).toContain(status)
  return status === 403 ? [] : (body.data as ReadonlyArray<Record<string, string>>)
}

interface Listed {
  readonly id: string
  readonly said: string
}

/** What the lists show, kind by kind: with all that is not shown at first. */
const lists: Readonly<Record<HitKind, (by: Person, actor: Actor) => Promise<ReadonlyArray<Listed>>>> = {
  person: async (by) =>
    (await withoutRight('employeeMini', by))
      .filter(({ isActive, hideFromEmployeeDirectory }) => isActive && !hideFromEmployeeDirectory)
      .map(({ id, fullName }) => ({ id: id as string, said: fullName as string })),
  policy: async (by) => named(await withoutRight('hrDocuments', by), 'title'),
  certification: async (by) => named(await withoutRight('certifications?limit=200&choice=all', by), 'typeName'),
  // Everybody is offered them in forms; their page is for those who manage them.
  certificationType: async (by, actor) =>
    actor === 'admin' ? named(await withoutRight('certificationtypes', by), 'name') : [],
  asset: async (by) =>
    (
      await withoutRight(
        'assets?limit=200&states=inStock,assigned,awaitingAcceptance,accepted,inService,returned,retired',
        by,
      )
    ).map(({ id, number, name }) => ({ id: id as string, said: `${number} ${name}` })),
  goal: async (by) => named(await withoutRight('goals?limit=200&states=Draft,Active,Done,Cancelled', by), 'title'),
  checkIn: async (by) => [
    ...named(await withoutRight('checkIns?limit=200', by), 'name'),
    ...named(await withoutRight('checkIns?limit=200&tab=completed', by), 'name'),
  ],
  review: async (by) => [
    ...named(await withoutRight('performancereviews?limit=200', by), 'name'),
    ...named(await withoutRight('performancereviews?limit=200&tab=completed', by), 'name'),
  ],
  positionTemplate: async (by, actor) =>
    actor === 'admin' || actor === 'featureHolder'
      ? [
          ...named(await withoutRight('positionTemplates', by), 'title'),
          ...named(await withoutRight('positionTemplates/archived', by), 'title'),
        ]
      : [],
}

const named = (found: ReadonlyArray<Record<string, string>>, field: string): ReadonlyArray<Listed> =>
  found.map((row) => ({ id: row.id as string, said: row[field] as string }))

/** More of each kind than the world has, in all the states that lists part. */
const fill = async (world: World) => {
  const { tenantId, manager, target, colleague } = world
  const t = [tenantId]
  await rows(
    server,
    `insert into goals (tenant_id, id, employee_id, title, state, shared_with, progress)
     select $1, gen_random_uuid(), e.id, 'Zeppelin ' || s.state || ' ' || w.shared, s.state, w.shared,
       '{"kind":"percent","start":0,"current":0,"target":100,"unit":""}'::jsonb
     from (values ('Draft'), ('Active'), ('Done'), ('Cancelled')) s (state), (values ('manager'), ('company')) w (shared),
       employees e where e.tenant_id = $1 and e.id = any($2::uuid[]) returning id`,
    [tenantId, [manager.employeeId, colleague.employeeId]],
  )
  await rows(
    server,
    `insert into check_ins (tenant_id, id, employee_id, reviewer_id, name, sections, minutes, day, time, scheduled_utc, due_utc, status)
     select $1, gen_random_uuid(), $2, $3, 'Zeppelin ' || s, '[]', 30, '2031-05-06', '09:30', '2031-05-05T23:30:00Z',
       '2031-05-06T13:59:59.999Z', s from unnest(array['Scheduled', 'Held', 'Complete', 'Skipped']) s returning id`,
    [tenantId, colleague.employeeId, manager.employeeId],
  )
  await rows(
    server,
    `insert into certification_types (tenant_id, id, name, description, is_deleted)
     values ($1, gen_random_uuid(), 'Zeppelin pilot', '', false), ($1, gen_random_uuid(), 'Old zeppelin', '', true) returning id`,
    t,
  )
  await rows(
    server,
    `insert into certifications (tenant_id, id, employee_id, type_id, expiry_utc, verification, is_deleted)
     select $1, gen_random_uuid(), e.id, y.id, '2030-01-01', 'verified', d.is_deleted
     from employees e, certification_types y, (values (false), (true)) d (is_deleted)
     where e.tenant_id = $1 and y.tenant_id = $1 and y.name ilike '%zeppelin%' returning id`,
    t,
  )
  await rows(
    server,
    `insert into assets (tenant_id, id, number, name, category_id, location_id, condition, currency, state)
     select $1, gen_random_uuid(), 'Z-' || s, 'Zeppelin ' || s, $2, $3, 'good', 'AUD', s
     from unnest(array['inStock', 'returned', 'retired']) s returning id`,
    [tenantId, world.assets.category, world.assets.location],
  )
  await rows(
    server,
    `insert into hr_documents (tenant_id, id, title) values ($1, gen_random_uuid(), 'Zeppelin draft') returning id`,
    t,
  )
  await rows(
    server,
    `insert into position_templates (tenant_id, id, title, description, is_archived)
     values ($1, gen_random_uuid(), 'Zeppelin captain', '', false), ($1, gen_random_uuid(), 'Zeppelin cook', '', true)
     returning id`,
    t,
  )
  await rows(server, `update employees set last_name = 'Zeppelin' where tenant_id = $1 and id = $2 returning id`, [
    tenantId,
    target.employeeId,
  ])
}

beforeAll(async () => {
  server = await serverForTest()
  const plan = await addPlan(server)
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
  for (const world of [own, other]) {
    await fill(world)
    const group = newId()
    // Not an admin any more, but of a group that reads the register and writes policies.
    await rows(server, `update employees set roles = '{}' where tenant_id = $1 and id = $2 returning id`, [
      world.tenantId,
      world.secondAdmin.employeeId,
    ])
    await rows(
      server,
      `insert into security_groups (tenant_id, id, name, features) values ($1, $2, 'Register', $3::jsonb) returning id`,
      [
        world.tenantId,
        group,
        JSON.stringify([
          { featureId: 'assetManagerManage', actions: ['Use'] },
          { featureId: 'companyPoliciesManage', actions: ['View'] },
        ]),
      ],
    )
    await rows(
      server,
      'insert into security_group_members (tenant_id, group_id, employee_id) values ($1, $2, $3) returning group_id',
      [world.tenantId, group, world.secondAdmin.employeeId],
    )
  }
})
afterAll(() => server.close())

describe('What is found is what the lists show', () => {
  test.each(
    actors.flatMap((actor) =>
      ['zeppelin', 'zep pel', 'Canary', 'canary ow', 'heat'].map((text) => [actor, text] as const),
    ),
  )('to %s who types "%s"', async (actor, text) => {
    const by = personOf(actor)
    const found = await search(text, by)
    const words = text.split(' ').map(foldedForSearch)
    for (const [kind, list] of Object.entries(lists)) {
      const shown = await list(by, actor)
      const called = shown.filter(({ said }) => words.every((word) => foldedForSearch(said).includes(word)))
      const ids = found.filter((hit) => hit.kind === kind).map(({ id }) => id)
      const wanted = [...new Set(called.map(({ id }) => id))]
      const best = ids.filter((id) => wanted.includes(id))
      expect(new Set(ids).size, kind).toBe(ids.length)
      expect(best, kind).toHaveLength(Math.min(wanted.length, HITS_OF_A_KIND))
      // What else is found, by the name of a person, is in the list too.
      expect(
        shown.map(({ id }) => id),
        kind,
      ).toEqual(expect.arrayContaining(ids))
    }
  })

  test('each kind is found by somebody, and nobody finds another tenant', async () => {
    const found = (await Promise.all(actors.map((actor) => search('zeppelin', personOf(actor))))).flat()
    expect([...new Set(found.map(({ kind }) => kind))].toSorted()).toEqual(
      [
        'asset',
        'certification',
        'certificationType',
        'checkIn',
        'goal',
        'person',
        'policy',
        'positionTemplate',
        'review',
      ].toSorted(),
    )
    const others = await search('zeppelin', other.admin, other)
    expect(others.length).toBeGreaterThan(20)
    const foreign = new Set(others.map(({ id }) => id))
    expect(found.filter(({ id }) => foreign.has(id))).toEqual([])
    expect((await ask('search?text=zeppelin', other.admin)).status).toBe(404)
  })

  test('by the name of the person it is of, and with words of both', async () => {
    const { target } = own
    const found = await search('eve zep')
    expect(labelsOf('person', found)).toEqual(['Eve Zeppelin'])
    expect(found.filter(({ kind }) => kind === 'review').map(({ id, detail }) => [id, detail])).toEqual([
      [own.reviews.writing, 'Eve Zeppelin'],
    ])
    const both = await search(`eve ticket`)
    expect(both.filter(({ kind }) => kind === 'certification').map(({ employeeId }) => employeeId)).toEqual([
      target.employeeId,
      target.employeeId,
    ])
  })

  test('without the module, the flag or the right there is nothing of a kind', async () => {
    const kinds = async () => [...new Set((await search('zeppelin')).map(({ kind }) => kind))]
    expect(await kinds()).toEqual(expect.arrayContaining(['asset', 'certification', 'certificationType', 'policy']))
    const flag = (name: string, isOn: boolean) =>
      rows(server, 'update feature_flags set is_enabled = $3 where tenant_id = $1 and name = $2 returning name', [
        own.tenantId,
        name,
        isOn,
      ])
    await flag('certifications', false)
    expect(await kinds()).not.toEqual(expect.arrayContaining(['certification']))
    expect(await kinds()).not.toContain('certificationType')
    await flag('certifications', true)
    const plan = newId()
    await rows(
      server,
      `insert into product_plans (id, name, description, pricing_options, modules)
       select $1, 'Goals alone', '', pricing_options, array['goals'] from product_plans limit 1 returning id`,
      [plan],
    )
    const [before] = await rows<{ readonly plan: string }>(
      server,
      'select product_plan_id as plan from subscriptions where tenant_id = $1',
      [own.tenantId],
    )
    const subscribe = (to: string | undefined) =>
      rows(server, 'update subscriptions set product_plan_id = $2 where tenant_id = $1 returning id', [
        own.tenantId,
        to,
      ])
    await subscribe(plan)
    expect(await kinds()).toEqual(['person', 'goal'])
    await subscribe(before?.plan)
  })
})

describe('The order', () => {
  test('is what begins so, then what has a word that begins so, then what holds it; each by its name', async () => {
    for (const title of ['Ballooning', 'Hot balloons', 'A handballoon', 'Balloon', 'Rules (balloons)'])
      await rows(
        server,
        'insert into hr_documents (tenant_id, id, title) values ($1, gen_random_uuid(), $2) returning id',
        [own.tenantId, title],
      )
    expect(labelsOf('policy', await search('BALLOON'))).toEqual([
      'Balloon',
      'Ballooning',
      'Hot balloons',
      'Rules (balloons)',
      'A handballoon',
    ])
  })

  test('of an asset is by its number and by its name', async () => {
    expect(labelsOf('asset', await search('z-in'))[0]).toBe('Zeppelin inStock')
    expect(labelsOf('asset', await search('zeppelin re'))).toEqual(['Zeppelin retired', 'Zeppelin returned'])
  })

  test('shows no more than a few of a kind', async () => {
    expect(labelsOf('goal', await search('zeppelin'))).toHaveLength(HITS_OF_A_KIND)
  })
})

describe('Letters', () => {
  test.each([
    ['muller', 'Jörg Müller'],
    ['MÜLLER jorg', 'Jörg Müller'],
    ['lukasz', 'Łukasz Wiśniewski'],
    ['Łukasz', 'Łukasz Wiśniewski'],
    ['yusuf', 'يوسف حداد'],
    ['yousef had', 'يوسف حداد'],
    ['يوسف', 'يوسف حداد'],
    ['muhammad', 'محمد علي'],
    ['mohamed ali', 'محمد علي'],
    ['ivanova', 'Анна Иванова'],
    ['anna', 'Анна Иванова'],
    ['yosef', 'יוסף כהן'],
    ['wang', '王 伟'],
    ['王', '王 伟'],
    ['михаил', 'Mikhail Orlov'],
  ])('"%s" finds %s', async (typed, name) => {
    const [first = '', ...last] = name.split(' ')
    const id = newId()
    await rows(
      server,
      `insert into employees (tenant_id, id, first_name, last_name, email)
       select $1, $2::uuid, $3, $4, $2::uuid::text || '@letters.example'
       where not exists (select from employees where tenant_id = $1 and full_name = $3::text || ' ' || $4) returning id`,
      [own.tenantId, id, first, last.join(' ')],
    )
    expect(labelsOf('person', await search(typed))).toContain(name)
    // To somebody who sees neither them nor theirs, however it is spelled.
    expect(await search(typed, own.colleague)).toEqual([])
  })

  test('a title in other letters is found too, and nobody else', async () => {
    await rows(
      server,
      `insert into hr_documents (tenant_id, id, title) values ($1, gen_random_uuid(), 'Политика отпусков') returning id`,
      [own.tenantId],
    )
    expect(labelsOf('policy', await search('politika'))).toEqual(['Политика отпусков'])
    expect(labelsOf('person', await search('sofia'))).toEqual([])
  })
})

describe('What is typed', () => {
  test.each(['', ' ', 'z', '%', '_', '--', '  a  ', '%%', "''"])('"%s" finds nothing', async (text) => {
    expect(await search(text)).toEqual([])
  })

  test('stands for itself, whatever it means elsewhere', async () => {
    for (const text of ['zeppelin%', 'zep_elin', "zeppelin' or true --", 'zeppelin\\', '.*zeppelin', 'zeppelin & !x'])
      expect((await search(text)).filter(({ label, detail }) => !/zeppelin/i.test(`${label} ${detail}`))).toEqual([])
  })

  test.each([
    ['is missing', 'search'],
    ['is too long', `search?text=${'a'.repeat(201)}`],
    ['has a character of control', 'search?text=a%00b'],
    ['has something else beside it', 'search?text=abc&limit=5'],
  ])('is refused when it %s', async (_, path) => {
    expect((await ask(path, own.admin)).status).toBe(400)
  })

  test('of many words is answered, and none of it is written down', async () => {
    const before = await auditOf(server, own)
    expect(await search(Array.from({ length: 40 }, (_, at) => `w${at}`).join(' '))).toEqual([])
    expect(await auditOf(server, own)).toEqual(before)
  })
})
