import { describe, expect, test } from 'vitest'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { auditOf, type Person, rows, stateOf } from '../world/world.ts'
import { asOne, checkInStage } from './stage.ts'

const stage = checkInStage()
const { add, ask, one, planned, put, remove } = stage

describe('7 POST checkIns', () => {
  test('asked twice with one id it makes one; its moment is that of the clocks where the client is', async () => {
    const { own, server } = stage
    const id = newId()
    const made = asOne(await add({ id, templateId: own.checkIns.template }))
    expect(asOne(await add({ id, templateId: own.checkIns.template }))).toEqual(made)
    expect(await auditOf(server, own)).toHaveLength(1)
    expect(codeOf(await add({ id, name: 'Another' }))).toBe('409 already_exists')
    expect(made).toMatchObject({
      employee: { id: own.target.employeeId },
      reviewer: { id: own.manager.employeeId },
      line: [own.manager.employeeId, own.admin.employeeId],
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
    expect(shown.format(new Date(made.dueDateUtc))).toBe('05/03/2024, 23:59')
  })

  test.each([
    ['02:30', '2024-10-06', '2024-10-05T16:30'],
    ['03:00', '2024-10-06', '2024-10-05T16:00'],
    ['02:30', '2024-04-07', '2024-04-06T15:30'],
  ])('at %s on %s, when the clocks change', async (time, day, moment) => {
    const { own, server } = stage
    await rows(server, `update tenants set time_zone = 'Australia/Sydney' where id = $1`, [own.tenantId])
    expect(asOne(await add({ day, time })).scheduledDateUTC).toMatch(new RegExp(`^${moment}`))
  })

  test('a template that is changed, archived or deleted later does not change it', async () => {
    const { own } = stage
    const made = asOne(await add({ templateId: own.checkIns.template }))
    const json = {
      version: 1,
      name: 'Another',
      description: '',
      isArchived: true,
      sections: [
        { id: newId(), title: 'Else', questions: [{ id: newId(), text: 'What?', asked: 'employee', kind: 'scale' }] },
      ],
    }
    const path = `checkInTemplates/${own.checkIns.template}`
    expect((await ask(path, own.admin, { method: 'PUT', json })).status).toBe(200)
    expect(codeOf(await add({ templateId: own.checkIns.template }))).toBe('422 unknown_template')
    expect((await ask(path, own.admin, { method: 'DELETE', headers: { 'if-match': '"2"' } })).status).toBe(200)
    expect((await one(own.manager, made.id)).sections).toEqual(made.sections)
  })

  test.each<[string, () => object, () => Person, string]>([
    ['oneself with one’s manager', () => ({}), () => stage.own.target, '200'],
    [
      'oneself with somebody above one’s manager',
      () => ({ reviewerId: stage.own.admin.employeeId }),
      () => stage.own.target,
      '200',
    ],
    [
      'oneself with somebody else',
      () => ({ reviewerId: stage.own.colleague.employeeId }),
      () => stage.own.target,
      '403 reviewer_not_in_line',
    ],
    [
      'a report with somebody else',
      () => ({ reviewerId: stage.own.colleague.employeeId }),
      () => stage.own.manager,
      '200',
    ],
    ['a colleague', () => ({}), () => stage.own.colleague, '404 not_found'],
    [
      'a colleague with oneself',
      () => ({ reviewerId: stage.own.colleague.employeeId }),
      () => stage.own.colleague,
      '404 not_found',
    ],
    [
      'somebody of another client',
      () => ({ employeeId: stage.other.target.employeeId }),
      () => stage.own.admin,
      '404 not_found',
    ],
    [
      'with a reviewer of another client',
      () => ({ reviewerId: stage.other.manager.employeeId }),
      () => stage.own.admin,
      '422 unknown_reviewer',
    ],
    ['with themself', () => ({ reviewerId: stage.own.target.employeeId }), () => stage.own.admin, '422 same_two'],
    ['with one who has left', () => ({ reviewerId: stage.own.inactive }), () => stage.own.admin, '422 reviewer_left'],
    ['one who has left', () => ({ employeeId: stage.own.inactive }), () => stage.own.admin, '422 employee_left'],
    [
      'at a place of another client',
      () => ({ locationId: stage.other.items.meetingLocations }),
      () => stage.own.admin,
      '422 unknown_location',
    ],
    [
      'by a template of another client',
      () => ({ templateId: stage.other.checkIns.template }),
      () => stage.own.admin,
      '422 unknown_template',
    ],
    ['due before its day', () => ({ dueDay: '2024-03-04' }), () => stage.own.admin, '422 due_too_soon'],
    ['on a day that is none', () => ({ day: '2024-02-30' }), () => stage.own.admin, '400'],
    ['at a time that is none', () => ({ time: '24:00' }), () => stage.own.admin, '400'],
  ])('%s', async (_, over, by, expected) => {
    const before = await stateOf(stage.server)
    const answer = codeOf(await add(over(), by()))
    expect(expected === '400' ? answer.slice(0, 3) : answer).toBe(expected)
    if (expected !== '200') expect(await stateOf(stage.server)).toBe(before)
  })
})

describe('7 PUT checkIns/{id}', () => {
  test('a change, written down with its fields; a stale version: 409', async () => {
    const { own, server } = stage
    const made = asOne(await add())
    const json = { version: 1, ...planned({ day: '2024-03-06', dueDay: '2024-03-08', minutes: 45 }) }
    const changed = asOne(await put(made.id, json, own.manager))
    expect(changed).toMatchObject({ minutes: 45, version: 2 })
    expect(Date.parse(changed.dueDateUtc) - Date.parse(made.dueDateUtc)).toBe(3 * 86_400_000)
    expect(await auditOf(server, own)).toMatchObject([
      {},
      { kind: 'checkIn', action: 'updated', fields: ['day', 'minutes', 'dueDay'] },
    ])
    expect(codeOf(await put(made.id, json, own.manager))).toBe('409 changed_meanwhile')
  })

  test('another reviewer has prepared nothing yet, and the one before does not see it any more', async () => {
    const { own } = stage
    const made = asOne(await add({ reviewerId: own.colleague.employeeId }))
    const prepare = (by: Person, version: number) =>
      ask(`checkIns/${made.id}/act`, by, { json: { version, action: 'prepare', reason: '' } })
    await prepare(own.target, 1)
    expect(asOne(await prepare(own.colleague, 2)).status).toBe('PreparedByBoth')
    const json = { version: 3, ...planned({ reviewerId: own.managerOfOthers.employeeId }) }
    const changed = asOne(await put(made.id, json, own.manager))
    expect(changed).toMatchObject({ status: 'PreparedByOne', preparedBy: { employee: true, reviewer: false } })
    expect(codeOf(await ask(`checkIns/${made.id}`, own.colleague))).toBe('404 not_found')
    expect((await one(own.managerOfOthers, made.id)).reviewer.id).toBe(own.managerOfOthers.employeeId)
  })

  test('what has been held stays where it was', async () => {
    const { own } = stage
    await stage.act('hold', 1)
    expect(codeOf(await put(own.checkIns.single, { version: 2, ...planned() }))).toBe('409 held_already')
  })
})

describe('7 DELETE checkIns/{id}', () => {
  test('with everything in it; one of a series is skipped instead', async () => {
    const { own } = stage
    expect(codeOf(await remove(own.checkIns.single, 2))).toBe('409 changed_meanwhile')
    expect((await remove(own.checkIns.single, 1)).status).toBe(200)
    expect(codeOf(await ask(`checkIns/${own.checkIns.single}`))).toBe('404 not_found')
    expect(codeOf(await remove(own.checkIns.ofSeries, 1))).toBe('409 of_series')
  })
})

describe('A place of the list of meeting locations', () => {
  test('is told to nobody who may not see the check-in; merged it is the other, removed there is none', async () => {
    const { own } = stage
    const [place, other] = [own.items.meetingLocations, own.others.meetingLocations]
    const { id } = asOne(await add({ locationId: place }))
    const path = (of: string, rest = '') => `meetingLocations/${of}${rest}`
    expect((await ask(path(place, '/uses'), own.admin)).body.data).toEqual([])
    await ask(path(place, '/merge'), own.admin, { json: { version: 1, into: other } })
    expect((await one(own.manager, id)).location?.id).toBe(other)
    await ask(path(other), own.admin, { method: 'DELETE', headers: { 'if-match': '"1"' } })
    expect((await one(own.manager, id)).location).toBeNull()
  })
})

describe('Templates', () => {
  const template = (over: object = {}) => ({
    id: newId(),
    name: 'Wellbeing',
    description: '',
    sections: [{ id: newId(), title: 'Now', questions: [{ id: newId(), text: 'How?', asked: 'both', kind: 'text' }] }],
    ...over,
  })
  const addTemplate = (json: object, by: Person = stage.own.admin) => ask('checkInTemplates', by, { json })

  test('60 of one name at once: one is there', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => addTemplate(template())))
    const codes = answers.map(codeOf).toSorted()
    expect(codes.slice(0, 2)).toEqual(['200', '409 name_taken'])
    expect(new Set(codes.slice(1))).toEqual(new Set(['409 name_taken']))
  })

  test('asked twice with one id it makes one', async () => {
    const json = template()
    expect((await addTemplate(json)).body.data).toEqual((await addTemplate(json)).body.data)
    expect(codeOf(await addTemplate({ ...json, name: 'Other' }))).toBe('409 already_exists')
  })

  const question = { id: newId(), text: 'How?', asked: 'both', kind: 'text' }
  test.each([
    ['without a question', [{ id: newId(), title: 'Now', questions: [] }], '422 invalid_field'],
    ['with one question twice', [{ id: newId(), title: 'Now', questions: [question, question] }], '422 invalid_field'],
    ['with 13 sections', Array.from({ length: 13 }, () => ({ id: newId(), title: 'Now', questions: [] })), '400'],
    ['with a section that is called nothing', [{ id: newId(), title: '', questions: [question] }], '400'],
  ])('%s: %s', async (_, sections, expected) => {
    const answer = codeOf(await addTemplate(template({ sections })))
    expect(expected === '400' ? answer.slice(0, 3) : answer).toBe(expected)
  })
})
