import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { maySeeCheckIn } from '../../../src/domain/checkIns/access.ts'
import { CheckInRow, Choosable } from '../../../src/domain/checkIns/nouns.ts'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { windowOf } from '../../../src/domain/kernel/windows.ts'
import { codeOf } from '../kit/codes.ts'
import type { Answer } from '../kit/server.ts'
import { type Call, objectOf, pathOf, requestOf, tenantCalls } from '../world/calls.ts'
import { type Person, rows } from '../world/world.ts'
import { asOne, checkInStage, strict } from './stage.ts'

const stage = checkInStage()
const { act, add, ask, one, write } = stage
const listed = async (by: Person, query = '') => (await stage.listed(by, query)).map(({ id }) => id)

/** The one who reviews is the colleague; above the manager is nobody but Noor, who is no admin. */
const withReviewerAndLine = async () => {
  const { own, server } = stage
  await rows(server, 'update employees set reports_to = $3 where tenant_id = $1 and id = $2', [
    own.tenantId,
    own.manager.employeeId,
    own.managerOfOthers.employeeId,
  ])
  await rows(server, 'update employees set reports_to = null where tenant_id = $1 and id = $2', [
    own.tenantId,
    own.managerOfOthers.employeeId,
  ])
  for (const table of ['check_ins', 'check_in_series'])
    await rows(server, `update ${table} set reviewer_id = $2 where tenant_id = $1`, [
      own.tenantId,
      own.colleague.employeeId,
    ])
}

describe('1.6 Employee, reviewer, line above and admin; nobody else, on every call', () => {
  const ofCheckIn = tenantCalls.filter(({ path }) => /\/(?:checkIns\/\{id\}|comments\/\{id\}$)/.test(path))
  // What is removed is there for nobody after, so those come first who may not see it.
  const roles = ['featureHolder', 'admin', 'managerOfOthers', 'manager', 'colleague', 'target'] as const
  const asked = (call: Call, by: Person) => {
    const { own, server } = stage
    return server.ask(pathOf(call, own.tenantId, objectOf(call, own)), {
      ...requestOf(call, own),
      as: by.userId,
      tenantId: own.tenantId,
    })
  }

  test('there are 13 calls about one', () => expect(ofCheckIn).toHaveLength(13))

  test.each(ofCheckIn.map((call) => [call.name, call] as const))('%s', async (_, call) => {
    const about = { employeeId: stage.own.target.employeeId, reviewerId: stage.own.colleague.employeeId }
    const line = [stage.own.manager.employeeId, stage.own.managerOfOthers.employeeId]
    for (const role of roles) {
      await withReviewerAndLine()
      const person = stage.own[role]
      const actor = {
        employeeId: person.employeeId,
        underlings: [],
        privileges: { features: [], roles: role === 'admin' ? (['admin'] as const) : [] },
      }
      const { status } = await asked(call, person)
      if (!maySeeCheckIn(actor, { ...about, line }).allowed) expect(status, role).toBe(404)
      else if (call.method !== 'DELETE') expect(status, role).not.toBe(404)
    }
  })

  test('the list', async () => {
    const { own } = stage
    const both = [own.checkIns.single, own.checkIns.ofSeries].toSorted()
    for (const by of [own.target, own.manager, own.admin]) expect((await listed(by)).toSorted()).toEqual(both)
    for (const by of [own.colleague, own.managerOfOthers, own.featureHolder]) expect(await listed(by)).toEqual([])
    await withReviewerAndLine()
    for (const by of [own.colleague, own.managerOfOthers]) expect((await listed(by)).toSorted()).toEqual(both)
    expect((await one(own.managerOfOthers)).line).toEqual([own.manager.employeeId, own.managerOfOthers.employeeId])
    expect((await ask('checkIns/count', own.featureHolder)).body.data).toBe(0)
  })

  test('the line above and an admin read it; they write neither agenda nor answers', async () => {
    await withReviewerAndLine()
    for (const by of [stage.own.manager, stage.own.managerOfOthers, stage.own.admin]) {
      expect(codeOf(await write('notes', 'Mine', 0, by))).toBe('403 not_a_participant')
      expect(codeOf(await write(`${stage.own.checkIns.question}.reviewer`, 'Mine', 0, by))).toBe('403 not_your_side')
    }
  })

  test('nothing without the module', async () => {
    const { own, server, plan } = stage
    await rows(server, `update product_plans set modules = array_remove(modules, 'checkIns') where id = $1`, [plan])
    expect((await ask('checkIns', own.admin)).status).toBe(403)
    expect((await ask(`checkIns/${own.checkIns.single}`, own.admin)).status).toBe(403)
    await rows(server, `update product_plans set modules = modules || array['checkIns'] where id = $1`, [plan])
  })
})

describe('1.6 Private notes: their author alone', () => {
  test('not the other, not the line, not an admin; and nobody by id', async () => {
    const { own } = stage
    const notesOf = async (by: Person) => (await one(by)).texts.map(({ name, text }) => `${name} ${text}`)
    expect(await notesOf(own.manager)).toEqual([`private ${own.canary} private`])
    expect(await notesOf(own.target)).toEqual([])
    expect(await notesOf(own.admin)).toEqual([])
    expect((await write('private', 'Mine', 0, own.target)).status).toBe(200)
    expect(await notesOf(own.target)).toEqual(['private Mine'])
    expect(await notesOf(own.manager)).toEqual([`private ${own.canary} private`])
    expect(codeOf(await write('private', 'Theirs', 1, own.admin))).toBe('403 not_a_participant')
    expect(codeOf(await write('private', 'Theirs', 1, own.colleague))).toBe('404 not_found')
    expect(codeOf(await write(`private.${own.manager.employeeId}`, 'Theirs', 1, own.target)).slice(0, 3)).toBe('400')
    expect(await notesOf(own.target)).toEqual(['private Mine'])
  })

  test('written on another version than one’s own: 409, and what is there stays', async () => {
    expect(codeOf(await write('private', 'Over it', 3, stage.own.target))).toBe('409 changed_meanwhile')
    await write('private', 'Mine', 0, stage.own.target)
    expect(codeOf(await write('private', 'Over it', 0, stage.own.target))).toBe('409 changed_meanwhile')
    expect((await one(stage.own.target)).texts).toMatchObject([{ text: 'Mine', version: 1 }])
  })
})

describe('7 GET checkIns; 4 pending excludes Complete, completed has only Complete', () => {
  test('a complete one goes from one list to the other', async () => {
    const { own } = stage
    await act('hold', 1)
    await act('complete', 2)
    expect(await listed(own.admin)).toEqual([own.checkIns.ofSeries])
    expect(await listed(own.admin, 'tab=completed')).toEqual([own.checkIns.single])
    expect((await ask('checkIns/count?tab=completed', own.admin)).body.data).toBe(1)
  })

  test('searched by the names of the two; of one person; overdue', async () => {
    const { own } = stage
    expect(await listed(own.admin, 'search=nobody')).toEqual([])
    expect(await listed(own.admin, `search=eve&person=${own.manager.employeeId}`)).toHaveLength(2)
    expect(await listed(own.admin, `person=${own.colleague.employeeId}`)).toEqual([])
    const late = asOne(await add({ day: '2024-02-20' }))
    expect(await listed(own.admin, 'overdue=true')).toEqual([late.id])
    expect((await ask('checkIns?search=a%00b', own.admin)).status).toBe(400)
  })

  test('window by window, in each order, everything once', async () => {
    const { own } = stage
    for (const day of ['2024-03-05', '2024-03-06', '2024-03-07']) await add({ day, name: `On ${day}` })
    for (const sort of ['when', 'name', 'employee', 'reviewer', 'status']) {
      const found: Array<string> = []
      for (let after: string | null = ''; after !== null; ) {
        const query: string = `sort=${sort}&limit=2${after === '' ? '' : `&after=${after}`}`
        const { body }: Answer = await ask(`checkIns/window?${query}`, own.admin)
        const window = Schema.decodeUnknownSync(windowOf(CheckInRow), strict)(body.data)
        found.push(...window.rows.map(({ id }) => id))
        after = window.after
      }
      expect(found, sort).toHaveLength(5)
      expect(new Set(found).size, sort).toBe(5)
    }
  })
})

describe('With whom one may plan', () => {
  const choices = async (by: Person) =>
    Schema.decodeUnknownSync(Schema.Array(Choosable), strict)((await ask('checkIns/choices', by)).body.data)

  test('oneself and those below, each with who is above them; for an admin everybody', async () => {
    const { own } = stage
    expect((await choices(own.target)).map(({ id }) => id)).toEqual([own.target.employeeId])
    const target = (await choices(own.manager)).find(({ id }) => id === own.target.employeeId)
    expect(target).toMatchObject({
      isReport: true,
      line: [{ id: own.manager.employeeId }, { id: own.admin.employeeId }],
    })
    expect(await choices(own.colleague)).toHaveLength(1)
    const everybody = new Set<EmployeeId>((await choices(own.admin)).map(({ id }) => id))
    for (const { employeeId } of [own.target, own.colleague, own.featureHolder])
      expect(everybody.has(employeeId)).toBe(true)
    expect(everybody.has(own.inactive)).toBe(false)
  })
})
