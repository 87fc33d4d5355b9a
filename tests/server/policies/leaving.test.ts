import papaparse from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CertificationMatrix, PersonCompliance } from '../../../src/domain/certifications/nouns.ts'
import type { Employee } from '../../../src/domain/employees/nouns.ts'
import { policiesInWords } from '../../../src/domain/employees/personPolicies.ts'
import type { PolicyCompliance } from '../../../src/domain/policies/nouns.ts'
import { stageOn } from '../certifications/stage.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'
import { asking } from './asking.ts'

let server: TestServer
let plan: string
let own: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
})
afterAll(() => server.close())

const day = 86_400_000
const today = () => new Date(Date.now() + 10 * 3_600_000).toISOString().slice(0, 10)
const my = () => asking(server, own)
const data = async <Data>(path: string, by: Person = own.admin) => (await my().ask(path, by)).body.data as Data

/** Their last day was that one, as it is written down now. */
const leaves = async (date = today()) => {
  await rows(server, `update tenants set time_zone = 'Australia/Brisbane' where id = $1`, [own.tenantId])
  const { version } = await data<Employee>(`employees/${own.target.employeeId}`)
  const answer = await my().put(`employees/${own.target.employeeId}/terminate`, {
    version,
    date,
    reason: 'Moved away',
    reassignReportsTo: null,
    notes: '',
  })
  expect(answer.status, answer.text).toBe(200)
}

/** What each place says of the person. */
const said = async () => {
  const id = own.target.employeeId
  const profile = await data<Employee>(`employees/${id}`)
  const compliance = await data<PersonCompliance>(`employees/${id}/compliance`)
  const { text } = await my().ask(`employees/${id}/policyEvidence/csv`)
  const register = papaparse.parse<Record<string, string>>(text.split('\r\n').slice(2).join('\r\n'), {
    header: true,
    skipEmptyLines: true,
  }).data
  const named = (title: string) => title.replace(`${own.canary} `, '')
  return {
    words: policiesInWords(profile),
    profile: (profile.hrPolicies ?? [])
      .flatMap(({ title, standing, versionNo }) =>
        standing === null ? [] : [`${named(title)} ${versionNo}: ${standing}`],
      )
      .toSorted(),
    compliance: compliance.items.map(({ title, standing }) => `${named(title)}: ${standing}`).toSorted(),
    hasLeft: compliance.hasLeft,
    evidence: register
      .flatMap(({ record, name = '', standing }) => (record === 'standing' ? [`${named(name)}: ${standing}`] : []))
      .toSorted(),
  }
}

describe('of somebody who has left it is told what stood open when their employment ended', () => {
  test('on the profile, on the page of their compliance and in the evidence, and nothing that came after', async () => {
    await rows(server, 'delete from certifications where tenant_id = $1', [own.tenantId])
    const stage = stageOn(server, () => own)
    await stage.requiredType({ all: true }, 'First Aid')
    await stage.added({ expiryDate: new Date(Date.now() - day).toISOString() })
    const heat = await my().publish({ dueInDays: 30 })
    await my().agree(heat, 1, own.target)
    const gone = await my().publish({}, 'Ladders.')
    await leaves()
    const expected = {
      words: '2 of 3 not agreed when employment ended',
      profile: ['Heat 1: agreed', 'Heat 1: owed', 'code of conduct 1: owed'],
      compliance: ['First Aid: missing', 'Heat: agreed', 'Heat: owed', 'code of conduct: owed', 'ticket: expired'],
      hasLeft: true,
      evidence: ['Heat: Agreed', 'Heat: Not yet agreed', 'code of conduct: Not yet agreed'],
    }
    expect(await said()).toEqual(expected)
    // What comes later is no business of theirs.
    await my().publish({}, 'Masks.')
    await my().publishAnew(heat, 'Drink more.', 'substantive')
    await my().settle(gone, {}, true)
    expect(await said()).toEqual(expected)
    // And the people tab and the overview speak of those who work here.
    const { people } = await data<PolicyCompliance>(`hrDocuments/${heat}/compliance`)
    expect(people.some(({ employeeId }) => employeeId === own.target.employeeId)).toBe(false)
    const matrix = await data<CertificationMatrix>('certifications/matrix')
    expect(matrix.people.some(({ employeeId }) => employeeId === own.target.employeeId)).toBe(false)
  })

  test('as at the end of their last day, when that was before it was written down', async () => {
    const heat = await my().publish({})
    const past = (days: number) => new Date(Date.now() - days * day).toISOString()
    await rows(server, 'update hr_document_bindings set since_utc = $2 where tenant_id = $1', [own.tenantId, past(9)])
    for (const table of ['hr_document_versions', 'hr_documents'])
      await rows(server, `update ${table} set published_utc = $2 where tenant_id = $1`, [own.tenantId, past(9)])
    await my().publish({}, 'Published after they had gone.')
    await my().agree(heat, 1, own.target)
    await leaves(past(3).slice(0, 10))
    const { profile, words } = await said()
    expect([words, profile]).toEqual([
      '2 of 2 not agreed when employment ended',
      ['Heat 1: owed', 'code of conduct 1: owed'],
    ])
  })

  test('who works here is told of as ever', async () => {
    expect(await said()).toMatchObject({ words: '1 of 1 still to agree to', hasLeft: false })
  })
})
