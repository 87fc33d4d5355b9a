import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { CheckInOverview } from '../../../src/domain/checkIns/nouns.ts'
import { type Person, rows } from '../world/world.ts'
import { checkInStage, strict } from './stage.ts'

const stage = checkInStage()

const overview = async (by?: Person, query = '') => {
  const { body, text } = await stage.ask(`checkIns/overview?${query}`, by)
  expect(body.isSuccess, text).toBe(true)
  return Schema.decodeUnknownSync(CheckInOverview, strict)(body.data)
}

const question = '11111111-1111-4111-8111-111111111111'
const inWords = '22222222-2222-4222-8222-222222222222'

/** Of the target with the manager, on some day, as far as it came; with answers from 1 to 5 or none. */
const past = async (day: string, status: string, answers: Readonly<Record<string, string>> = {}, own = stage.own) => {
  const [made] = await rows<{ readonly id: string }>(
    stage.server,
    `insert into check_ins (tenant_id, id, employee_id, reviewer_id, name, sections, minutes, day, time, scheduled_utc, due_utc, status)
     values ($1, gen_random_uuid(), $2, $3, 'Past', $4, 30, $5, '09:00', $5::date, $5::date, $6) returning id::text`,
    [
      own.tenantId,
      own.target.employeeId,
      own.manager.employeeId,
      JSON.stringify([
        {
          id: question,
          title: 'Mood',
          questions: [
            { id: question, text: 'How are you?', asked: 'both', kind: 'scale' },
            { id: inWords, text: 'How many?', asked: 'both', kind: 'text' },
          ],
        },
      ]),
      day,
      status,
    ],
  )
  for (const [name, text] of Object.entries(answers))
    await rows(
      stage.server,
      'insert into check_in_texts (tenant_id, check_in_id, name, text, by_id) values ($1, $2, $3, $4, $5)',
      [own.tenantId, made?.id, name, text, own.target.employeeId],
    )
}

const byMonth = async (by?: Person, query = '') =>
  (await overview(by, query)).months.map(({ month, planned, held }) => `${month} ${held}/${planned}`)

test('of eight months, this one last, it counts what was planned and what took place', async () => {
  await past('2023-07-31', 'Complete')
  await past('2023-08-01', 'Complete')
  await past('2024-02-06', 'Held')
  await past('2024-02-13', 'Scheduled')
  await past('2024-02-20', 'Skipped')
  // The day is still going on, and what is to come is not missed.
  await past('2024-03-01', 'PreparedByBoth')
  await past('2024-03-08', 'Scheduled')
  expect(await byMonth()).toEqual([
    '2023-08 1/1',
    '2023-09 0/0',
    '2023-10 0/0',
    '2023-11 0/0',
    '2023-12 0/0',
    '2024-01 0/0',
    '2024-02 1/2',
    '2024-03 0/0',
  ])
})

test('what the employee answered from 1 to 5 is averaged; not the reviewer’s answers, and no words', async () => {
  await past('2024-02-06', 'Complete', { [`${question}.employee`]: '5', [`${question}.reviewer`]: '1' })
  await past('2024-02-13', 'Complete', { [`${question}.employee`]: '2', [`${inWords}.employee`]: '1' })
  await past('2024-02-20', 'Complete', { [`${question}.employee`]: '' })
  const { months } = await overview()
  expect(months.find(({ month }) => month === '2024-02')).toMatchObject({ answered: 2, average: 3.5 })
  expect(months.find(({ month }) => month === '2024-01')).toMatchObject({ answered: 0, average: null })
})

test('each sees of it what they see in the list, and nothing of another client', async () => {
  const { own, other } = stage
  await past('2024-02-06', 'Held')
  await past('2024-02-06', 'Held', {}, other)
  for (const by of [own.target, own.manager, own.admin]) expect(await byMonth(by)).toContain('2024-02 1/1')
  for (const by of [own.colleague, own.managerOfOthers, own.featureHolder]) {
    expect(await byMonth(by)).toContain('2024-02 0/0')
    expect((await overview(by)).teams).toEqual([])
  }
  expect(await byMonth(own.admin, `person=${own.target.employeeId}`)).toContain('2024-02 1/1')
  expect(await byMonth(own.admin, `person=${own.colleague.employeeId}`)).toContain('2024-02 0/0')
  expect(await byMonth(own.admin, `person=${other.target.employeeId}`)).toContain('2024-02 0/0')
})

test('it says by whom they were to be held, those with most first', async () => {
  const { own, server } = stage
  await past('2024-02-06', 'Held')
  await past('2024-02-07', 'Scheduled')
  await past('2024-02-08', 'Held')
  await rows(server, `update check_ins set reviewer_id = $2 where tenant_id = $1 and day = '2024-02-08'`, [
    own.tenantId,
    own.managerOfOthers.employeeId,
  ])
  expect((await overview(own.admin)).teams.map(({ reviewer, held, planned }) => [reviewer.id, held, planned])).toEqual([
    [own.manager.employeeId, 1, 2],
    [own.managerOfOthers.employeeId, 1, 1],
  ])
})
