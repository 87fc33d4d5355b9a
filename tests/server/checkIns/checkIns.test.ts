import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CheckIn, CheckInRow, Choosable, Presence } from '../../../src/domain/checkIns/nouns.ts'
import { newId } from '../kit/people.ts'
import { type Answer, serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest({ startsAt: Date.parse('2024-03-01T00:00:00Z') })
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
})
afterAll(() => server.close())

const strict = { onExcessProperty: 'error' } as const
const ask = (path: string, by: Person = own.manager, more: object = {}) =>
  server.ask(`/api/${own.tenantId}/${path}`, { as: by.userId, ...more })
const told = ({ status, body }: Answer) => `${status} ${body?.errors?.[0]?.code ?? ''}`.trim()
const asOne = ({ body, text }: Answer) => {
  expect(body.isSuccess, text).toBe(true)
  return Schema.decodeUnknownSync(CheckIn, strict)(body.data)
}
const asRows = ({ body }: Answer) => Schema.decodeUnknownSync(Schema.Array(CheckInRow), strict)(body.data)
const one = async (by?: Person, id: string = own.checkIns.single) => asOne(await ask(`checkIns/${id}`, by))

const planned = (over: object = {}) => ({
  name: 'Fortnightly 1:1',
  reviewerId: own.manager.employeeId,
  locationId: null,
  day: '2024-03-05',
  time: '09:30',
  minutes: 30,
  dueDay: null,
  ...over,
})
const add = (over: object = {}, by?: Person) =>
  ask('checkIns', by, {
    json: { id: newId(), employeeId: own.target.employeeId, templateId: null, ...planned(), ...over },
  })
const act = (action: string, version: number, by?: Person, reason = '') =>
  ask(`checkIns/${own.checkIns.single}/act`, by, { json: { version, action, reason } })
const write = (name: string, text: string, version: number, by?: Person) =>
  ask(`checkIns/${own.checkIns.single}/texts/${name}`, by, { method: 'PUT', json: { text, version } })
const weekly = { every: 1, unit: 'week', weekday: 2, week: 1 }
const addSeries = (over: object = {}, by?: Person) =>
  ask('checkInSeries', by, {
    json: {
      people: [{ id: newId(), employeeId: own.target.employeeId }],
      templateId: null,
      rhythm: weekly,
      ...planned(),
      ...over,
    },
  })

describe('7 POST checkIns', () => {
  test('asked twice with one id it makes one; its moment is that of the clocks where the client is', async () => {
    const id = newId()
    const made = asOne(await add({ id, templateId: own.checkIns.template }))
    expect(asOne(await add({ id, templateId: own.checkIns.template }))).toEqual(made)
    expect(made).toMatchObject({
      employee: { id: own.target.employeeId },
      reviewer: { id: own.manager.employeeId },
      line: [own.manager.employeeId],
      status: 'Scheduled',
      isTemplate: false,
      sections: [{ questions: [{ id: own.checkIns.question }] }],
    })
    const [zone] = await rows<{ time_zone: string }>(server, 'select time_zone from tenants where id = $1', [
      own.tenantId,
    ])
    const shown = new Intl.DateTimeFormat('en-GB', {
      timeZone: String(zone?.time_zone),
      dateStyle: 'short',
      timeStyle: 'short',
    })
    expect(shown.format(new Date(made.scheduledDateUTC))).toBe('05/03/2024, 09:30')
  })

  test('a template that is changed later does not change it', async () => {
    const made = asOne(await add({ templateId: own.checkIns.template }))
    const json = {
      version: 1,
      name: 'Another',
      description: '',
      isArchived: false,
      sections: [
        { id: newId(), title: 'Else', questions: [{ id: newId(), text: 'What?', asked: 'employee', kind: 'scale' }] },
      ],
    }
    expect((await ask(`checkInTemplates/${own.checkIns.template}`, own.admin, { method: 'PUT', json })).status).toBe(
      200,
    )
    expect((await one(own.manager, made.id)).sections).toEqual(made.sections)
  })

  test.each<[string, () => object, () => Person, string]>([
    ['oneself with one’s manager', () => ({}), () => own.target, '200'],
    [
      'oneself with somebody else',
      () => ({ reviewerId: own.colleague.employeeId }),
      () => own.target,
      '403 reviewer_not_in_line',
    ],
    ['a report with somebody else', () => ({ reviewerId: own.colleague.employeeId }), () => own.manager, '200'],
    ['a colleague', () => ({}), () => own.colleague, '404 not_found'],
    ['somebody of another client', () => ({ employeeId: other.target.employeeId }), () => own.admin, '404 not_found'],
    [
      'with a reviewer of another client',
      () => ({ reviewerId: other.manager.employeeId }),
      () => own.admin,
      '422 unknown_reviewer',
    ],
    ['with themself', () => ({ reviewerId: own.target.employeeId }), () => own.admin, '422 same_two'],
    ['with one who has left', () => ({ reviewerId: own.inactive }), () => own.admin, '422 reviewer_left'],
    ['one who has left', () => ({ employeeId: own.inactive }), () => own.admin, '422 employee_left'],
    [
      'at a place of another client',
      () => ({ locationId: other.items.meetingLocations }),
      () => own.admin,
      '422 unknown_location',
    ],
    [
      'by a template of another client',
      () => ({ templateId: other.checkIns.template }),
      () => own.admin,
      '422 unknown_template',
    ],
    ['due before its day', () => ({ dueDay: '2024-03-04' }), () => own.admin, '422 due_too_soon'],
  ])('%s', async (_, over, by, answer) => expect(told(await add(over(), by()))).toBe(answer))
})

describe('7 GET checkIns; 4 pending excludes Complete, completed has only Complete', () => {
  const listed = async (by: Person, query = '') => asRows(await ask(`checkIns?${query}`, by)).map(({ id }) => id)

  test('employee, reviewer, line above and admin see it; nobody else', async () => {
    const both = [own.checkIns.single, own.checkIns.ofSeries].toSorted()
    for (const by of [own.target, own.manager, own.admin]) expect((await listed(by)).toSorted()).toEqual(both)
    for (const by of [own.colleague, own.managerOfOthers, own.featureHolder]) expect(await listed(by)).toEqual([])
  })

  test('the line above sees it however far above it is', async () => {
    await rows(server, 'update employees set reports_to = $3 where tenant_id = $1 and id = $2', [
      own.tenantId,
      own.manager.employeeId,
      own.managerOfOthers.employeeId,
    ])
    expect(await listed(own.managerOfOthers)).toHaveLength(2)
    expect((await one(own.managerOfOthers)).line).toEqual([own.manager.employeeId, own.managerOfOthers.employeeId])
  })

  test('a complete one goes from one list to the other', async () => {
    await act('hold', 1)
    await act('complete', 2)
    expect(await listed(own.admin)).toEqual([own.checkIns.ofSeries])
    expect(await listed(own.admin, 'tab=completed')).toEqual([own.checkIns.single])
    expect((await ask('checkIns/count?tab=completed', own.admin)).body.data).toBe(1)
  })

  test('searched by the names of the two; of one person', async () => {
    expect(await listed(own.admin, 'search=nobody')).toEqual([])
    expect(await listed(own.admin, `search=eve&person=${own.manager.employeeId}`)).toHaveLength(2)
    expect(await listed(own.admin, `person=${own.colleague.employeeId}`)).toEqual([])
  })

  test('whom one may plan with: oneself and those below, each with who is above them', async () => {
    const choices = async (by: Person) =>
      Schema.decodeUnknownSync(Schema.Array(Choosable), strict)((await ask('checkIns/choices', by)).body.data)
    expect((await choices(own.target)).map(({ id }) => id)).toEqual([own.target.employeeId])
    const target = (await choices(own.manager)).find(({ id }) => id === own.target.employeeId)
    expect(target).toMatchObject({ isReport: true, line: [{ id: own.manager.employeeId }] })
    expect(await choices(own.colleague)).toHaveLength(1)
  })
})

describe('1.6 Private notes: their author alone', () => {
  test('not the other, not the line, not an admin; and nobody by id', async () => {
    const notesOf = async (by: Person) => (await one(by)).texts.map(({ name, text }) => `${name} ${text}`)
    expect(await notesOf(own.manager)).toEqual([`private ${own.canary} private`])
    expect(await notesOf(own.target)).toEqual([])
    expect(await notesOf(own.admin)).toEqual([])
    expect((await write('private', 'Mine', 0, own.target)).status).toBe(200)
    expect(await notesOf(own.target)).toEqual(['private Mine'])
    expect(await notesOf(own.manager)).toEqual([`private ${own.canary} private`])
    expect(told(await write('private', 'Theirs', 1, own.admin))).toBe('403 not_a_participant')
  })
})

describe('1.6 Two people writing do not write over each other', () => {
  test('two fields at once: both stay; one field: the second is told, and nothing is lost', async () => {
    const { question } = own.checkIns
    const answers = await Promise.all([
      write(`${question}.employee`, 'Well', 0, own.target),
      write(`${question}.reviewer`, 'Busy', 0, own.manager),
    ])
    expect(answers.map(told)).toEqual(['200', '200'])
    expect((await write('notes', 'First', 0, own.target)).body.data).toMatchObject({ text: 'First', version: 1 })
    expect(told(await write('notes', 'Second', 0, own.manager))).toBe('409 changed_meanwhile')
    expect((await write('notes', 'Both', 1, own.manager)).body.data).toMatchObject({ version: 2 })
    // Sent again because the answer was lost.
    expect((await write('notes', 'Both', 1, own.manager)).status).toBe(200)
    expect((await one()).texts.map(({ name, text }) => `${name.replace(question, '?')} ${text}`).toSorted()).toEqual([
      '?.employee Well',
      '?.reviewer Busy',
      'notes Both',
      `private ${own.canary} private`,
    ])
  })

  test('each side answers what it is asked, and complete locks it', async () => {
    const { question } = own.checkIns
    expect(told(await write(`${question}.employee`, 'For her', 0, own.manager))).toBe('403 not_your_side')
    expect(told(await write(`${newId()}.reviewer`, 'What', 0, own.manager))).toBe('404 not_found')
    await act('hold', 1)
    await act('complete', 2)
    expect(told(await write('notes', 'Late', 0))).toBe('409 locked')
    expect(
      told(
        await ask(`checkIns/${own.checkIns.single}`, own.manager, { method: 'DELETE', headers: { 'if-match': '"3"' } }),
      ),
    ).toBe('409 locked')
  })
})

describe('1.6 scheduled → prepared → held → complete', () => {
  test('each side says so for itself; opening again asks why', async () => {
    expect(asOne(await act('prepare', 1, own.target)).status).toBe('PreparedByOne')
    expect(told(await act('prepare', 2, own.target))).toBe('409 prepared_already')
    expect(told(await act('prepare', 2, own.admin))).toBe('403 not_your_side')
    expect(asOne(await act('prepare', 2, own.manager)).status).toBe('PreparedByBoth')
    expect(told(await act('hold', 3, own.target))).toBe('403 only_the_reviewer')
    expect(told(await act('hold', 1, own.manager))).toBe('409 changed_meanwhile')
    expect(told(await act('complete', 3))).toBe('409 not_from_this_state')
    await act('hold', 3)
    await act('complete', 4)
    expect(told(await act('reopen', 5))).toBe('422 reason_missing')
    const again = asOne(await act('reopen', 5, own.manager, 'A day was wrong'))
    expect(again.status).toBe('Held')
    expect(again.events.map(({ action, reason }) => `${action} ${reason}`.trim())).toEqual([
      'prepare',
      'prepare',
      'hold',
      'complete',
      'reopen A day was wrong',
    ])
  })
})

describe('1.6 Action items carry over until they are done', () => {
  const item = (checkIn: string, id: string, over: object = {}) =>
    ask(`checkIns/${checkIn}/items/${id}`, own.manager, {
      method: 'PUT',
      json: {
        kind: 'action',
        text: 'Book the course',
        ownerId: own.target.employeeId,
        dueDay: '2024-04-01',
        isDone: false,
        version: 0,
        ...over,
      },
    })
  const actions = async (id: string) => (await one(own.target, id)).items.filter(({ kind }) => kind === 'action')

  test('to the next of the two, until it is done there; the agenda stays', async () => {
    const first = asOne(await add({ day: '2024-03-05' }))
    const next = asOne(await add({ day: '2024-03-12' }))
    const last = asOne(await add({ day: '2024-03-19' }))
    const id = newId()
    expect((await item(first.id, id)).status).toBe(200)
    expect(await actions(next.id)).toMatchObject([{ id, isCarriedOver: true, isDone: false }])
    expect(told(await item(next.id, id, { isDone: true }))).toBe('409 changed_meanwhile')
    expect((await item(next.id, id, { isDone: true, version: 1 })).status).toBe(200)
    expect(await actions(next.id)).toMatchObject([{ id, isDone: true }])
    expect(await actions(last.id)).toEqual([])
    expect(told(await item(last.id, id, { version: 2 }))).toBe('404 not_found')
  })

  test('owned by one of the two', async () => {
    expect(told(await item(own.checkIns.single, newId(), { ownerId: own.colleague.employeeId }))).toBe(
      '422 unknown_owner',
    )
  })
})

describe('7 Comments: added, and removed by their author alone', () => {
  const remove = (by: Person) => ask(`comments/${own.checkIns.comment}`, by, { method: 'DELETE' })

  test('not by another, not by an admin', async () => {
    expect(told(await remove(own.manager))).toBe('403 not_your_comment')
    expect(told(await remove(own.admin))).toBe('403 not_your_comment')
    expect((await one()).comments).toHaveLength(1)
    expect(asOne(await remove(own.target)).comments).toEqual([])
  })
})

describe('1.6 A series', () => {
  const ofSeries = async (query = '') =>
    asRows(await ask(`checkIns?${query}`)).filter(({ name }) => name === 'Fortnightly 1:1')
  const change = async (id: string, change: object, by?: Person) => {
    const { series } = await one(own.manager, id)
    return ask(`checkIns/${id}/series`, by, { method: 'PUT', json: { version: series?.version, act: change } })
  }
  const days = async () =>
    (await ofSeries()).map(({ number, scheduledDateUTC }) => `${number} ${scheduledDateUTC.slice(0, 10)}`)

  test('has those of the coming six weeks; skip, move, another rhythm, the end: none twice, none lost', async () => {
    const [first] = asRows(await addSeries({ time: '23:30' }))
    const id = String(first?.id)
    const numbers = async () => (await ofSeries()).map(({ number }) => number)
    expect(await numbers()).toEqual([0, 1, 2, 3, 4, 5])
    expect((await change(id, { kind: 'skip', number: 1 })).status).toBe(200)
    expect(await numbers()).toEqual([0, 2, 3, 4, 5])
    expect(told(await change(id, { kind: 'move', number: 2, day: '2024-03-26', time: '10:00' }))).toBe(
      '409 out_of_order',
    )
    expect((await change(id, { kind: 'move', number: 2, day: '2024-03-21', time: '10:00' })).status).toBe(200)
    const third = (await ofSeries()).find(({ number }) => number === 3)
    await ask(`checkIns/${third?.id}/texts/notes`, own.manager, {
      method: 'PUT',
      json: { text: 'Keep this', version: 0 },
    })
    expect(
      (
        await change(id, {
          kind: 'rhythm',
          from: '2024-03-23',
          time: '10:00',
          rhythm: { ...weekly, every: 2, weekday: 4 },
        })
      ).status,
    ).toBe(200)
    // The third is the third still, with what is in it, on the first day of the new rhythm.
    const moved = await one(own.manager, String(third?.id))
    expect(moved.scheduledDateUTC.slice(0, 10)).toMatch(/2024-03-2[78]/)
    expect(moved.texts).toMatchObject([{ text: 'Keep this' }])
    expect((await ofSeries()).map(({ number }) => number)).toEqual([0, 2, 3, 4, 5])
    expect((await change(id, { kind: 'end', day: '2024-03-22' })).status).toBe(200)
    // What was written in stays, as one that does not take place.
    expect((await one(own.manager, String(third?.id))).status).toBe('Skipped')
    expect(await numbers()).toEqual([0, 2])
    expect(told(await change(id, { kind: 'rhythm', from: '2024-05-01', time: '10:00', rhythm: weekly }))).toBe(
      '409 series_ended',
    )
    expect((await days()).length).toBe(2)
  })

  test('one of it is moved by its page, between its neighbours, and is not deleted', async () => {
    const [first] = asRows(await addSeries())
    const json = { version: first?.version, ...planned({ day: '2024-03-06' }) }
    const put = (body: object) => ask(`checkIns/${first?.id}`, own.manager, { method: 'PUT', json: body })
    expect(told(await put({ ...json, day: '2024-03-20' }))).toBe('409 out_of_order')
    const moved = asOne(await put(json))
    expect(moved.series?.exceptions).toMatchObject([{ number: 0, kind: 'move', day: '2024-03-06' }])
    const remove = await ask(`checkIns/${first?.id}`, own.manager, {
      method: 'DELETE',
      headers: { 'if-match': `"${moved.version}"` },
    })
    expect(told(remove)).toBe('409 of_series')
  })

  test('for many in one act, each with their own manager: all or none', async () => {
    const people = [own.target.employeeId, own.hidden].map((employeeId) => ({ id: newId(), employeeId }))
    expect(
      asRows(await addSeries({ people, reviewerId: null }))
        .map(({ employee }) => employee.id)
        .toSorted(),
    ).toEqual(people.map(({ employeeId }) => employeeId).toSorted())
    const before = await stateOf(server, [own, other])
    const withColleague = [...people, { id: newId(), employeeId: own.colleague.employeeId }]
    expect(told(await addSeries({ people: withColleague.map((one) => ({ ...one, id: newId() })) }))).toBe(
      '404 not_found',
    )
    expect(
      told(
        await addSeries({ people: [{ id: newId(), employeeId: own.admin.employeeId }], reviewerId: null }, own.admin),
      ),
    ).toBe('422 no_manager')
    expect(await stateOf(server, [own, other])).toBe(before)
  })

  test('two who change it at once: the second is told', async () => {
    const [first] = asRows(await addSeries())
    const asked = [1, 2].map((number) => change(String(first?.id), { kind: 'skip', number }))
    expect((await Promise.all(asked)).map(told).toSorted()).toEqual(['200', '409 changed_meanwhile'])
  })
})

describe('1.6 Presence and invitation', () => {
  test('“Max is here”, to the other one', async () => {
    const here = async (by: Person) =>
      Schema.decodeUnknownSync(
        Presence,
        strict,
      )((await ask(`checkIns/${own.checkIns.single}/presence`, by, { method: 'POST' })).body.data)
    expect((await here(own.manager)).people).toEqual([])
    expect((await here(own.target)).people).toMatchObject([{ id: own.manager.employeeId }])
  })

  test('the place stands in it, and it is cancelled once it is skipped', async () => {
    const made = asOne(await add({ locationId: own.items.meetingLocations }))
    const { text } = await ask(`checkIns/${made.id}/invitation/File`)
    expect(text).toContain('BEGIN:VEVENT')
    expect(text).toContain(`UID:${made.id}`)
    expect(text).toContain(`LOCATION:${made.location?.name}`)
    expect(text).toContain('STATUS:CONFIRMED')
  })
})
