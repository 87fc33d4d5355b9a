import { describe, expect, test } from 'vitest'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { auditOf, rows, stateOf } from '../world/world.ts'
import { asOne, asRows, checkInStage, weekly } from './stage.ts'

const stage = checkInStage()
const { addSeries, ask, changeSeries, one, planned, put, remove, write } = stage

const ofSeries = async () => (await stage.listed()).filter(({ name }) => name === 'Fortnightly 1:1')
const numbers = async () => (await ofSeries()).map(({ number }) => number)
const firstOf = async (over: object = {}) => String(asRows(await addSeries(over))[0]?.id)

describe('1.6 A series', () => {
  test('has those of the coming six weeks; skip, move, another rhythm, the end: none twice, none lost', async () => {
    const id = await firstOf({ time: '23:30' })
    expect(await numbers()).toEqual([0, 1, 2, 3, 4, 5])
    expect((await changeSeries(id, { kind: 'skip', number: 1 })).status).toBe(200)
    expect(await numbers()).toEqual([0, 2, 3, 4, 5])
    const move = { kind: 'move', number: 2, time: '10:00' }
    expect(codeOf(await changeSeries(id, { ...move, day: '2024-03-26' }))).toBe('409 out_of_order')
    expect((await changeSeries(id, { ...move, day: '2024-03-21' })).status).toBe(200)
    const third = String((await ofSeries()).find(({ number }) => number === 3)?.id)
    await write('notes', 'Keep this', 0, stage.own.manager, third)
    const rhythm = { ...weekly, every: 2, weekday: 4 }
    const changed = await changeSeries(id, { kind: 'rhythm', from: '2024-03-23', time: '10:00', rhythm })
    expect(changed.status).toBe(200)
    // The third is the third still, with what is in it, on the first day of the new rhythm.
    const moved = await one(stage.own.manager, third)
    expect(moved.scheduledDateUTC.slice(0, 10)).toMatch(/2024-03-2[78]/)
    expect(moved.texts).toMatchObject([{ text: 'Keep this' }])
    expect(await numbers()).toEqual([0, 2, 3, 4, 5])
    expect((await changeSeries(id, { kind: 'end', day: '2024-03-22' })).status).toBe(200)
    // What was written in stays, as one that does not take place.
    expect((await one(stage.own.manager, third)).status).toBe('Skipped')
    expect(await numbers()).toEqual([0, 2])
    const late = { kind: 'rhythm', from: '2024-05-01', time: '10:00', rhythm: weekly }
    expect(codeOf(await changeSeries(id, late))).toBe('409 series_ended')
    const audit = await auditOf(stage.server, stage.own)
    expect(audit.map(({ kind, action, fields }) => `${kind} ${action} ${fields}`)).toEqual([
      'checkInSeries created ',
      'checkInSeries updated skip',
      'checkInSeries updated move',
      'checkInSeries updated rhythm',
      'checkInSeries updated end',
    ])
  })

  test('what was held stays when the rhythm changes, and the new one begins behind it', async () => {
    const id = await firstOf()
    await ask(`checkIns/${id}/act`, stage.own.manager, { json: { version: 1, action: 'hold', reason: '' } })
    const before = await one(undefined, id)
    await changeSeries(id, { kind: 'rhythm', from: '2024-03-05', time: '15:00', rhythm: weekly })
    expect((await one(undefined, id)).scheduledDateUTC).toBe(before.scheduledDateUTC)
    expect((await ofSeries())[1]?.scheduledDateUTC.slice(0, 10)).toMatch(/2024-03-1[12]/)
    expect(codeOf(await changeSeries(id, { kind: 'skip', number: 0 }))).toBe('409 held_already')
  })

  test('one of it is moved by its page, between its neighbours; name, place and reviewer are those of all', async () => {
    const { own } = stage
    const id = await firstOf()
    const json = { version: 1, ...planned({ day: '2024-03-06', dueDay: '2024-03-07' }) }
    expect(codeOf(await put(id, { ...json, day: '2024-03-20', dueDay: null }))).toBe('409 out_of_order')
    const moved = asOne(await put(id, json))
    expect(moved.series?.exceptions).toMatchObject([{ number: 0, kind: 'move', day: '2024-03-06' }])
    expect(Date.parse(moved.dueDateUtc) - Date.parse(moved.scheduledDateUTC)).toBeGreaterThan(86_400_000)
    expect(codeOf(await remove(id, moved.version))).toBe('409 of_series')
    const content = { ...json, version: moved.version, name: 'Coaching', reviewerId: own.admin.employeeId }
    expect(asOne(await put(id, content)).dueDateUtc).toBe(moved.dueDateUtc)
    const all = (await stage.listed()).filter(({ seriesId }) => seriesId === moved.seriesId)
    expect(all).toHaveLength(6)
    for (const { name, reviewer } of all)
      expect({ name, id: reviewer.id }).toEqual({ name: 'Coaching', id: own.admin.employeeId })
  })

  test('for many in one act, each with their own manager: all or none', async () => {
    const { own, other, server } = stage
    const people = [own.target.employeeId, own.hidden].map((employeeId) => ({ id: newId(), employeeId }))
    const made = asRows(await addSeries({ people, reviewerId: null }))
    expect(made.map(({ employee }) => employee.id).toSorted()).toEqual(
      people.map(({ employeeId }) => employeeId).toSorted(),
    )
    const before = await stateOf(server, [own, other])
    const fresh = people.map((person) => ({ ...person, id: newId() }))
    const withColleague = [...fresh, { id: newId(), employeeId: own.colleague.employeeId }]
    expect(codeOf(await addSeries({ people: withColleague }))).toBe('404 not_found')
    const withAdmin = { people: [{ id: newId(), employeeId: own.admin.employeeId }], reviewerId: null }
    expect(codeOf(await addSeries(withAdmin, own.admin))).toBe('422 no_manager')
    expect(await stateOf(server, [own, other])).toBe(before)
  })

  test('asked twice with one id it is there once; of another person the id is taken', async () => {
    const { own, server } = stage
    const people = [{ id: newId(), employeeId: own.target.employeeId }]
    const made = asRows(await addSeries({ people }))
    expect(asRows(await addSeries({ people }))).toEqual(made)
    expect(await auditOf(server, own)).toHaveLength(1)
    const others = people.map(({ id }) => ({ id, employeeId: own.hidden }))
    expect(codeOf(await addSeries({ people: others }))).toBe('409 already_exists')
  })

  test.each([
    ['from yesterday', { day: '2024-02-29' }, '422 day_past'],
    ['due before its day', { dueDay: '2024-03-04' }, '422 due_too_soon'],
    ['every 13 weeks', { rhythm: { ...weekly, every: 13 } }, '400'],
    ['for nobody', { people: [] }, '400'],
    ['for 61 people', { people: Array.from({ length: 61 }, () => ({ id: newId(), employeeId: newId() })) }, '400'],
  ])('%s: %s', async (_, over, expected) => {
    const answer = codeOf(await addSeries(over))
    expect(expected === '400' ? answer.slice(0, 3) : answer).toBe(expected)
  })

  test('two who change it at once: the second is told', async () => {
    const id = await firstOf()
    const asked = [1, 2].map((number) =>
      ask(`checkIns/${id}/series`, undefined, { method: 'PUT', json: { version: 1, act: { kind: 'skip', number } } }),
    )
    expect((await Promise.all(asked)).map(codeOf).toSorted()).toEqual(['200', '409 changed_meanwhile'])
  })

  test('in which the clocks go forward it keeps its time of day', async () => {
    const { own, server } = stage
    await rows(server, `update tenants set time_zone = 'Europe/Berlin' where id = $1`, [own.tenantId])
    await firstOf({ day: '2024-03-24', time: '02:30', rhythm: { ...weekly, weekday: 7 } })
    const moments = (await ofSeries()).map(({ scheduledDateUTC }) => scheduledDateUTC.slice(0, 16))
    // On the 31st there is no 02:30: it is as much later as the clocks go forward.
    expect(moments.slice(0, 3)).toEqual(['2024-03-24T01:30', '2024-03-31T01:30', '2024-04-07T00:30'])
  })

  test('without a rhythm each has one check-in, all or none, once however often it is asked', async () => {
    const { own } = stage
    const people = [own.target, own.manager].map(({ employeeId }) => ({ id: newId(), employeeId }))
    const once = {
      people,
      rhythm: null,
      reviewerId: own.admin.employeeId,
      name: 'Half-year talk',
      dueDay: '2024-03-08',
    }
    const made = asRows(await addSeries(once, own.admin))
    expect(made.map(({ id }) => id).sort()).toEqual(people.map(({ id }) => id).sort())
    expect(made).toMatchObject([
      { name: 'Half-year talk', seriesId: null, number: null, status: 'Scheduled' },
      { name: 'Half-year talk', seriesId: null },
    ])
    expect(made[0]?.dueDateUtc.slice(0, 10)).toMatch(/2024-03-0[89]/)
    asRows(await addSeries(once, own.admin))
    const listed = await stage.listed(own.admin)
    expect(listed.filter(({ name }) => name === 'Half-year talk')).toHaveLength(2)
    const audit = await auditOf(stage.server, own)
    expect(audit.map(({ kind, action }) => `${kind} ${action}`)).toEqual(['checkIn created', 'checkIn created'])
    // The manager may not plan for somebody who does not report to them, and then nobody's is made.
    const withAnother = [people[0], { id: newId(), employeeId: own.admin.employeeId }]
    const refused = await addSeries({ ...once, people: withAnother, name: 'Other', reviewerId: null })
    expect(codeOf(refused)).toBe('404 not_found')
    expect((await stage.listed(own.admin)).filter(({ name }) => name === 'Other')).toEqual([])
  })
})
