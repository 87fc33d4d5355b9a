import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PersonCompliance } from '../../../src/domain/certifications/nouns.ts'
import { SOON_MS } from '../../../src/domain/certifications/status.ts'
import { ToDoItem } from '../../../src/domain/home/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'
import { decoded, stageOn } from './stage.ts'

let server: TestServer
let plan: string
let own: World
let other: World
let stage: ReturnType<typeof stageOn>

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
  stage = stageOn(server, () => own)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
})
afterAll(() => server.close())

const soon = () => new Date(Date.now() + SOON_MS - 60_000).toISOString()

describe('what one person owes and holds, and the to-do list', () => {
  const items = async (by: Person = own.target) =>
    decoded(PersonCompliance, await stage.ask(`employees/${own.target.employeeId}/compliance`, by)).items.map(
      ({ kind, title, standing }) => `${kind} ${title.replace(`${own.canary} `, '')}: ${standing}`,
    )
  const toDo = async (by: Person) =>
    decoded(Schema.Array(ToDoItem), await stage.ask('employees/me/toDoList', by))
      .filter(({ type }) => type.startsWith('certification'))
      .map(({ type, id, employeeId }) => [type, id, employeeId])

  test('policies and certifications together; each duty is gone as soon as it is done elsewhere', async () => {
    const type = await stage.requiredType({ positionTitles: [`${own.canary} Clerk`] })
    expect(await items()).toContain('certification White Card: missing')
    expect((await items(own.manager)).some((item) => item.startsWith('policy code of conduct'))).toBe(true)
    const eve = own.target.employeeId
    expect(await toDo(own.target)).toEqual([['certificationMissing', type.id, eve]])
    expect(await toDo(own.manager)).toEqual([['certificationToVerify', own.submission, eve]])
    expect(await toDo(own.colleague)).toEqual([])

    const handedIn = await stage.added({ type: type.id, expiryDate: soon() }, own.target)
    expect(await toDo(own.target)).toEqual([])
    expect(await items()).toContain('certification White Card: submitted')
    expect(await toDo(own.manager)).toHaveLength(2)
    const answered = (id: string, json: object) =>
      stage.ask(`certifications/${id}/verification`, own.manager, { json: { version: 1, because: '', ...json } })
    await answered(own.submission, { outcome: 'verified' })
    await answered(handedIn.id, { outcome: 'declined', because: 'Blurred' })
    expect(await toDo(own.manager)).toEqual([])
    expect(await toDo(own.target)).toEqual([['certificationDeclined', type.id, eve]])
    const again = await stage.added({ type: type.id, expiryDate: soon() }, own.target)
    await answered(again.id, { outcome: 'verified' })
    expect(await toDo(own.target)).toEqual([['certificationExpiring', again.id, eve]])
    expect(await items()).toContain('certification White Card: expiringSoon')
  })

  test('an administrator has what waits of everybody, and sees nothing of another tenant', async () => {
    expect(await toDo(own.admin)).toEqual([['certificationToVerify', own.submission, own.target.employeeId]])
    const ofAdmin = await stage.added({ employeeId: own.admin.employeeId })
    expect((await toDo(own.admin)).flat()).not.toContain(ofAdmin.id)
    expect((await toDo(own.secondAdmin)).flat()).toContain(ofAdmin.id)
    expect(codeOf(await stage.ask(`employees/${other.target.employeeId}/compliance`, own.admin))).toBe('404 not_found')
    expect(codeOf(await stage.ask(`employees/${newId()}/compliance`, own.admin))).toBe('404 not_found')
  })

  test('without the module there are no certifications, and no duties', async () => {
    await rows(server, `update product_plans set modules = '{goals}' where id = $1`, [plan])
    try {
      expect(codeOf(await stage.ask('certifications', own.admin))).toBe('403 module_missing')
      expect(await toDo(own.admin)).toEqual([])
    } finally {
      await rows(server, `update product_plans set modules = '{compliance,goals}' where id = $1`, [plan])
    }
  })
})
