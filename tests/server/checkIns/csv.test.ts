import { expect, test } from 'vitest'
import { auditOf, type Person, rows } from '../world/world.ts'
import { checkInStage } from './stage.ts'

const stage = checkInStage()

const file = async (by?: Person, query = '') => {
  const answer = await stage.ask(`checkIns/csv?${query}`, by)
  expect(answer.status, answer.text).toBe(200)
  return answer.text.replace('\uFEFF', '').trim().split('\r\n')
}

test('is what the list shows, in its order, by the clocks of the client, safe from formulas, and is written down', async () => {
  await rows(stage.server, `update check_ins set name = '=1+1' where tenant_id = $1 and id = $2 returning id`, [
    stage.own.tenantId,
    stage.own.checkIns.single,
  ])
  const [head, ...lines] = await file()
  expect(head).toBe(
    'Check-in,Employee,Reviewer,Day,Time,Minutes,Location,Due,Status,Overdue,Employee prepared,Reviewer prepared',
  )
  const listed = await stage.listed(stage.own.manager, 'limit=200')
  expect(lines).toHaveLength(listed.length)
  expect(lines.map((line) => line.split(',')[1])).toEqual(listed.map(({ employee }) => employee.fullName))
  const at = listed.findIndex(({ id }) => id === stage.own.checkIns.single)
  const [zone] = await rows<{ readonly clock: string }>(
    stage.server,
    `select to_char(c.scheduled_utc at time zone t.time_zone, 'YYYY-MM-DD,HH24:MI') as clock
     from check_ins c join tenants t on t.id = c.tenant_id where c.id = $1`,
    [stage.own.checkIns.single],
  )
  expect(lines[at]).toContain(`'=1+1`)
  expect(lines[at]).toContain(`,${zone?.clock},`)
  expect((await auditOf(stage.server, stage.own))[0]).toMatchObject({ action: 'exported', kind: 'checkInList' })
})

test('§ 4 holds what is complete apart, and 6 nobody’s that the reader may not see', async () => {
  expect(await file(stage.own.admin, 'tab=completed')).toHaveLength(
    (await stage.listed(stage.own.admin, 'tab=completed&limit=200')).length + 1,
  )
  expect(await file(stage.own.colleague)).toHaveLength((await stage.listed(stage.own.colleague)).length + 1)
  const { status } = await stage.server.ask(`/api/${stage.other.tenantId}/checkIns/csv`, { as: stage.own.admin.userId })
  expect(status).toBe(404)
})
