import { describe, expect, test } from 'vitest'
import { objectOf, pathOf, requestOf, tenantCalls } from '../../world/calls.ts'
import { type Person, rows } from '../../world/world.ts'
import { feedbackStage } from './feedbackStage.ts'

const stage = feedbackStage()
const { act, answered, askFor, close, give, submit, writeFeedback } = stage

describe('1.7, 10 No call tells who answered, or what was said too soon', () => {
  /** Everything that somebody is told of the client by any reading. */
  const toldTo = async (by: Person) => {
    const { own, server } = stage
    const answers = []
    for (const call of tenantCalls.filter(({ method }) => method === 'GET'))
      answers.push(
        await server.ask(pathOf(call, own.tenantId, objectOf(call, own)), {
          ...requestOf(call, own),
          as: by.userId,
          tenantId: own.tenantId,
        }),
      )
    return answers.map(({ text }) => text).join('\n')
  }
  const said = (by: Person) => `What ${by.employeeId} says`

  test('nothing is written down of an answer: the record of changes is the same before and after', async () => {
    const { own, server } = stage
    await askFor(own.manager, own.featureHolder, own.managerOfOthers)
    const entries = async () =>
      (await rows(server, 'select action, subject_kind from audit_entries where tenant_id = $1', [own.tenantId])).length
    const before = await entries()
    for (const by of [own.colleague, own.featureHolder]) {
      await writeFeedback(by, by === own.colleague ? { version: 1 } : {})
      await give(by)
    }
    await give(own.managerOfOthers, 'decline')
    expect(await entries()).toBe(before)
    const kept = await rows<{ entry: string }>(
      server,
      'select row_to_json(a)::text as entry from audit_entries a where tenant_id = $1',
      [own.tenantId],
    )
    for (const by of [own.colleague, own.featureHolder, own.managerOfOthers])
      expect(JSON.stringify(kept)).not.toContain(by.employeeId)
  })

  test('no row says when somebody submitted', async () => {
    const columns = await rows<{ name: string }>(
      stage.server,
      `select column_name as name from information_schema.columns
       where table_name = 'review_feedback_requests' and data_type like '%time%'`,
    )
    expect(columns).toEqual([])
  })

  test('while it is collected nobody but its author reads a word, by any call there is', async () => {
    const { own } = stage
    const asked = await answered(3)
    for (const by of [own.manager, own.admin, own.target])
      for (const author of asked) expect(await toldTo(by), by.employeeId).not.toContain(said(author))
    const [first, second] = asked as [Person, Person]
    const told = await toldTo(first)
    expect(told).toContain(said(first))
    expect(told).not.toContain(said(second))
  }, 120_000)

  test('nor, below the smallest group, ever', async () => {
    const { own } = stage
    const asked = await answered(2)
    await close(own.manager)
    await submit(own.target)
    await submit(own.manager)
    await act('discuss')
    for (const by of [own.manager, own.admin, own.target]) {
      const told = await toldTo(by)
      for (const author of asked) expect(told).not.toContain(said(author))
    }
  }, 120_000)
})
