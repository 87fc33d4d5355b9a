/** A server is killed at any moment: what it had begun is there whole or not at all, and nobody hears of it twice. */
import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { type DatabaseShape, makeDatabase } from '../../../src/server/store/database.ts'
import { codeOf } from '../kit/codes.ts'
import { rows } from '../world/world.ts'
import { dying, morningStage } from './morningStage.ts'
import { asOne } from './stage.ts'

const stage = morningStage()
const { act, add, ask, mailsLike, morning, one, put, submit, write } = stage

/** A server that dies in the transaction after so many, with all that it has written there, before its commit. */
const dyingWithin = (after: number): DatabaseShape => {
  const database = makeDatabase(stage.server.connections)
  let begun = 0
  return {
    ...database,
    withTenant: (member, work) => {
      const isLast = begun === after
      begun += 1
      return database.withTenant(member, isLast ? Effect.tap(work, () => Effect.die('The server died')) : work)
    },
  }
}

describe('A server that dies in the morning', () => {
  const places = ['taking in', 'beginning', 'telling who writes', 'telling who decides']
  const ways = [
    ['before', (after: number) => dying(stage, after)],
    ['before the commit of', dyingWithin],
  ] as const

  test.each(ways.flatMap(([when, dies]) => places.map((place, after) => ({ when, place, dies, after }))))(
    '$when $place: marks and letters go together, and the next tells what was not told, once',
    async ({ dies, after }) => {
      const { own, other, server } = stage
      await morning(0)
      const before = (await mailsLike('reviewProposals:%')).length
      const elsewhere = (await mailsLike('review%', other)).length
      const { id } = asOne(await add())
      const json = { people: [own.featureHolder.employeeId], reason: 'We share a site' }
      const path = `performancereviews/${own.reviews.writing}/feedback/proposals`
      expect(codeOf(await ask(path, own.target, { json }))).toBe('200')
      const decided = async () => ({
        marks: (
          await rows(
            server,
            `select from review_feedback_proposals where tenant_id = $1 and employee_id = $2 and told_day is not null`,
            [own.tenantId, own.featureHolder.employeeId],
          )
        ).length,
        letters: (await mailsLike('reviewProposals:%')).length - before,
      })

      await expect(morning(3, dies(after))).rejects.toThrow('The server died')
      expect(await decided()).toEqual({ marks: 0, letters: 0 })
      for (let time = 0; time < 2; time += 1) await morning(3)
      expect(await decided()).toEqual({ marks: 1, letters: 1 })
      const told = (await mailsLike('reviewsBegun:%')).filter(({ body }) => body.includes(id))
      expect(told.map(({ key }) => key.split(':')[1])).toEqual(
        [own.target, own.manager].map(({ employeeId }) => employeeId).toSorted(),
      )
      expect(asOne(await ask(`performancereviews/${id}`)).events).toHaveLength(1)
      expect(await mailsLike('review%', other)).toHaveLength(elsewhere)
    },
  )
})

describe('A server that dies between a step and its letters', () => {
  /** The outbox takes nothing: whatever is written before it in the same transaction goes with it. */
  const without = async <A>(work: () => Promise<A>): Promise<A> => {
    const { server } = stage
    await rows(
      server,
      `create function mail.dies() returns trigger language plpgsql as $$ begin raise exception 'The server died'; end $$`,
    )
    await rows(server, 'create trigger dies before insert on mail.outbox for each row execute function mail.dies()')
    try {
      return await work()
    } finally {
      await rows(server, 'drop trigger dies on mail.outbox')
      await rows(server, 'drop function mail.dies()')
    }
  }
  const steps = async (id: string) =>
    (await mailsLike(`reviewStep:${id}:%`)).map(({ subject }) => subject.split(':')[0] ?? '')

  test('has taken none; pressed again it is taken, and told once', async () => {
    const { own } = stage
    const id = own.reviews.writing
    expect(codeOf(await write(own.target))).toBe('200')
    const before = await one(own.admin)
    expect((await without(() => submit(own.target))).status).toBe(500)
    expect(await one(own.admin)).toEqual(before)
    // What was answered is there, and can be submitted.
    expect((await one(own.target)).answers.map(({ text }) => text)).toContain('It went well.')
    for (let time = 0; time < 2; time += 1) expect(codeOf(await submit(own.target))).toBe('200')
    expect(await steps(id)).toEqual(['Submitted'])
    await submit(own.manager)
    for (const step of ['discuss', 'report']) expect(codeOf(await act(step))).toBe('200')

    const { version } = await one(own.target)
    const acknowledges = () =>
      ask(`performancereviews/${id}/act`, own.target, { json: { version, act: 'acknowledge', reason: 'Fair.' } })
    const told = await steps(id)
    expect((await without(acknowledges)).status).toBe(500)
    expect(await one(own.target)).toMatchObject({ version, stage: 'Report' })
    expect(codeOf(await acknowledges())).toBe('200')
    // Its answer was lost on the way: pressed once more it is answered, and nothing of it is there twice.
    expect(codeOf(await acknowledges())).toBe('200')
    expect((await steps(id)).length - told.length).toBe(1)
    expect((await one(own.target)).events.filter(({ action }) => action === 'acknowledge')).toHaveLength(1)
  })

  test('nor begun what was planned after its morning', async () => {
    const { own } = stage
    const json = { id: crypto.randomUUID(), scheduledDay: '2024-03-01' }
    expect((await without(() => add(json))).status).toBe(500)
    expect((await ask(`performancereviews/${json.id}`)).status).toBe(404)
    for (let time = 0; time < 2; time += 1) expect(asOne(await add(json)).stage).toBe('Writing')
    const told = (await mailsLike('reviewsBegun:%')).filter(({ body }) => body.includes(json.id))
    expect(told.map(({ key }) => key.split(':')[1])).toEqual([own.target.employeeId])
    expect(codeOf(await put(`performancereviews/${json.id}`, { version: 1, name: 'Anew' }))).not.toBe('200')
  })
})
