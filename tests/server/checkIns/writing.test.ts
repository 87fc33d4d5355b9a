import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { Presence } from '../../../src/domain/checkIns/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { auditOf, type Person } from '../world/world.ts'
import { asOne, checkInStage, strict } from './stage.ts'

const stage = checkInStage()
const { act, add, ask, one, put, planned, remove, write } = stage

const completed = async () => {
  await act('hold', 1)
  await act('complete', 2)
}

describe('1.6 Two people writing do not write over each other', () => {
  test('two fields at once: both stay; one field: the second is told, and nothing is lost', async () => {
    const { own } = stage
    const { question } = own.checkIns
    const answers = await Promise.all([
      write(`${question}.employee`, 'Well', 0, own.target),
      write(`${question}.reviewer`, 'Busy', 0, own.manager),
    ])
    expect(answers.map(codeOf)).toEqual(['200', '200'])
    expect((await write('notes', 'First', 0, own.target)).body.data).toMatchObject({ text: 'First', version: 1 })
    expect(codeOf(await write('notes', 'Second', 0, own.manager))).toBe('409 changed_meanwhile')
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

  test('of 8 at once on one field one wins, and its text is there', async () => {
    const texts = Array.from({ length: 8 }, (_, at) => `Text ${at}`)
    const answers = await Promise.all(texts.map((text) => write('notes', text, 0)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const won = texts[answers.findIndex(({ status }) => status === 200)]
    expect((await one()).texts.find(({ name }) => name === 'notes')?.text).toBe(won)
  })

  test('a text does not stand in the way of what is planned', async () => {
    await write('notes', 'First', 0)
    expect((await put(stage.own.checkIns.single, { version: 1, ...planned() })).status).toBe(200)
  })

  test('each side answers what it is asked', async () => {
    const { question } = stage.own.checkIns
    expect(codeOf(await write(`${question}.employee`, 'For her', 0, stage.own.manager))).toBe('403 not_your_side')
    expect(codeOf(await write(`${newId()}.reviewer`, 'What', 0, stage.own.manager))).toBe('404 not_found')
  })

  test('a scale has 1 to 5, or nothing; what is asked of one side is not asked of the other', async () => {
    const { own } = stage
    const id = newId()
    const questions = [{ id, text: 'How are you?', asked: 'employee', kind: 'scale' }]
    const template = newId()
    await ask('checkInTemplates', own.admin, {
      json: { id: template, name: 'Mood', description: '', sections: [{ id: newId(), title: 'Mood', questions }] },
    })
    const made = asOne(await add({ templateId: template }))
    const answer = (text: string, version: number) => write(`${id}.employee`, text, version, own.target, made.id)
    expect(codeOf(await answer('6', 0))).toBe('422 not_on_scale')
    expect((await answer('5', 0)).status).toBe(200)
    expect((await answer('', 1)).status).toBe(200)
    expect(codeOf(await write(`${id}.reviewer`, '5', 0, own.manager, made.id))).toBe('404 not_found')
  })
})

describe('1.6 scheduled → prepared → held → complete', () => {
  test('each side says so for itself; opening again asks why', async () => {
    const { own, server } = stage
    expect(asOne(await act('prepare', 1, own.target)).status).toBe('PreparedByOne')
    expect(codeOf(await act('prepare', 2, own.target))).toBe('409 prepared_already')
    expect(codeOf(await act('prepare', 2, own.admin))).toBe('403 not_your_side')
    expect(asOne(await act('prepare', 2, own.manager)).status).toBe('PreparedByBoth')
    expect(codeOf(await act('hold', 3, own.target))).toBe('403 only_the_reviewer')
    expect(codeOf(await act('hold', 1, own.manager))).toBe('409 changed_meanwhile')
    expect(codeOf(await act('complete', 3))).toBe('409 not_from_this_state')
    await act('hold', 3)
    await act('complete', 4)
    expect(codeOf(await act('reopen', 5))).toBe('422 reason_missing')
    expect(codeOf(await act('reopen', 5, own.target, 'A day was wrong'))).toBe('403 only_the_reviewer')
    const again = asOne(await act('reopen', 5, own.manager, 'A day was wrong'))
    expect(again.status).toBe('Held')
    expect(again.events.map(({ action, reason }) => `${action} ${reason}`.trim())).toEqual([
      'prepare',
      'prepare',
      'hold',
      'complete',
      'reopen A day was wrong',
    ])
    expect((await auditOf(server, own)).map(({ fields }) => fields)).toEqual(
      Array.from({ length: 5 }, () => ['status']),
    )
  })

  test('complete locks it, but for comments', async () => {
    const { own } = stage
    await completed()
    expect(codeOf(await write('notes', 'Late', 0))).toBe('409 locked')
    expect(codeOf(await write('private', 'Late', 1))).toBe('409 locked')
    const item = `checkIns/${own.checkIns.single}/items/${own.checkIns.item}`
    const json = { kind: 'agenda', text: 'Late', ownerId: null, dueDay: null, isDone: false, version: 1 }
    expect(codeOf(await ask(item, own.manager, { method: 'PUT', json }))).toBe('409 locked')
    expect(codeOf(await ask(item, own.manager, { method: 'DELETE', headers: { 'if-match': '"1"' } }))).toBe(
      '409 locked',
    )
    expect(codeOf(await remove(own.checkIns.single, 3))).toBe('409 locked')
    const comment = { id: newId(), text: 'Well done.' }
    expect(codeOf(await ask(`checkIns/${own.checkIns.single}/comments`, own.manager, { json: comment }))).toBe('200')
  })
})

describe('1.6 Action items carry over until they are done', () => {
  const item = (checkIn: string, id: string, over: object = {}) =>
    ask(`checkIns/${checkIn}/items/${id}`, stage.own.manager, {
      method: 'PUT',
      json: {
        kind: 'action',
        text: 'Book the course',
        ownerId: stage.own.target.employeeId,
        dueDay: '2024-04-01',
        isDone: false,
        version: 0,
        ...over,
      },
    })
  const actions = async (id: string) => (await one(stage.own.target, id)).items.filter(({ kind }) => kind === 'action')
  const three = async () => {
    const days = ['2024-03-05', '2024-03-12', '2024-03-19', '2024-03-26']
    const made: Array<string> = []
    for (const day of days) made.push(asOne(await add({ day })).id)
    return made as [string, string, string, string]
  }

  test('to the next of the two, until it is done there; the agenda stays', async () => {
    const [first, next, last] = await three()
    const id = newId()
    expect((await item(first, id)).status).toBe(200)
    await item(first, newId(), { kind: 'agenda' })
    expect((await one(undefined, next)).items).toMatchObject([{ id, isCarriedOver: true, isDone: false }])
    expect(codeOf(await item(next, id, { isDone: true }))).toBe('409 changed_meanwhile')
    expect((await item(next, id, { isDone: true, version: 1 })).status).toBe(200)
    expect(await actions(next)).toMatchObject([{ id, isDone: true }])
    expect(await actions(last)).toEqual([])
    expect(codeOf(await item(last, id, { version: 2 }))).toBe('404 not_found')
  })

  test('those between say that it was done', async () => {
    const [first, between, later, last] = await three()
    const id = newId()
    await item(first, id)
    await item(later, id, { isDone: true, version: 1 })
    expect(await actions(between)).toMatchObject([{ id, isDone: true }])
    expect(await actions(last)).toEqual([])
  })

  test('what stands in a complete one is done later, and not removed', async () => {
    const [first, next] = await three()
    const id = newId()
    await item(first, id)
    for (const [version, action] of [
      [1, 'hold'],
      [2, 'complete'],
    ])
      await ask(`checkIns/${first}/act`, stage.own.manager, { json: { version, action, reason: '' } })
    const taken = await ask(`checkIns/${next}/items/${id}`, stage.own.manager, {
      method: 'DELETE',
      headers: { 'if-match': '"1"' },
    })
    expect(codeOf(taken)).toBe('409 locked')
    expect((await item(next, id, { isDone: true, version: 1 })).status).toBe(200)
    expect(await actions(first)).toMatchObject([{ id, isDone: true }])
  })

  test('not to the check-ins of somebody else', async () => {
    const [first] = await three()
    await item(first, newId())
    const others = asOne(await add({ employeeId: stage.own.hidden, day: '2024-03-12' }))
    expect((await one(stage.own.manager, others.id)).items).toEqual([])
  })

  test('owned by one of the two; one who reviewed before keeps what they took on', async () => {
    const { own } = stage
    const unknown = await item(own.checkIns.single, newId(), { ownerId: own.colleague.employeeId })
    expect(codeOf(unknown)).toBe('422 unknown_owner')
    const [first] = await three()
    const id = newId()
    const owned = { ownerId: own.manager.employeeId }
    await item(first, id, owned)
    await put(first, { version: 1, ...planned({ reviewerId: own.colleague.employeeId }) }, own.admin)
    const json = { kind: 'action', text: 'Book it', dueDay: null, isDone: true, version: 1, ...owned }
    expect(codeOf(await ask(`checkIns/${first}/items/${id}`, own.target, { method: 'PUT', json }))).toBe('200')
  })
})

describe('7 Comments: added, and removed by their author alone', () => {
  const comment = (id: string, text: string, by: Person) =>
    ask(`checkIns/${stage.own.checkIns.single}/comments`, by, { json: { id, text } })
  const removeComment = (by: Person, id: string = stage.own.checkIns.comment) =>
    ask(`comments/${id}`, by, { method: 'DELETE' })

  test('asked twice with one id it is there once; by everybody who sees it', async () => {
    const { own } = stage
    const id = newId()
    expect(asOne(await comment(id, 'Well done.', own.admin)).comments).toHaveLength(2)
    expect(asOne(await comment(id, 'Well done.', own.admin)).comments).toHaveLength(2)
    expect(codeOf(await comment(id, 'Other', own.admin))).toBe('409 already_exists')
    expect(codeOf(await comment(id, 'Well done.', own.target))).toBe('409 already_exists')
  })

  test('not by another, not by an admin', async () => {
    const { own } = stage
    expect(codeOf(await removeComment(own.manager))).toBe('403 not_your_comment')
    expect(codeOf(await removeComment(own.admin))).toBe('403 not_your_comment')
    expect(codeOf(await removeComment(own.colleague))).toBe('404 not_found')
    expect(codeOf(await removeComment(own.target, stage.other.checkIns.comment))).toBe('404 not_found')
    expect((await one()).comments).toHaveLength(1)
    expect(asOne(await removeComment(own.target)).comments).toEqual([])
  })
})

describe('1.6 Presence and invitation', () => {
  test('“Max is here”, to the other one, for a while', async () => {
    const { own, server } = stage
    const here = async (by: Person) => {
      const { body } = await ask(`checkIns/${own.checkIns.single}/presence`, by, { method: 'POST' })
      return Schema.decodeUnknownSync(Presence, strict)(body.data).people
    }
    expect(await here(own.manager)).toEqual([])
    expect(await here(own.target)).toMatchObject([{ id: own.manager.employeeId }])
    const now = server.clock?.now() ?? 0
    await server.clock?.set(now + 21_000)
    expect(await here(own.target)).toEqual([])
    await server.clock?.set(now)
  })

  test('the place stands in it; it is cancelled once it is skipped', async () => {
    const { own } = stage
    const made = asOne(await add({ locationId: own.items.meetingLocations }))
    const { text } = await ask(`checkIns/${made.id}/invitation/File`)
    for (const line of [
      'BEGIN:VEVENT',
      `UID:${made.id}`,
      `LOCATION:${made.location?.name}`,
      'STATUS:CONFIRMED',
      'TRIGGER:-PT1H',
    ])
      expect(text).toContain(line)
    await stage.changeSeries(own.checkIns.ofSeries, { kind: 'skip', number: 0 })
    expect((await ask(`checkIns/${own.checkIns.ofSeries}/invitation/File`)).text).toContain('STATUS:CANCELLED')
  })
})
