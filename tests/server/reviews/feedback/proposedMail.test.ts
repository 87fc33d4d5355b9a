import { describe, expect, test } from 'vitest'
import { codeOf } from '../../kit/codes.ts'
import { type Person, rows } from '../../world/world.ts'
import { morningStage } from '../morningStage.ts'

const stage = morningStage()
const { ask, mailsLike, morning, task } = stage

const at = (rest: string, id: string = stage.own.reviews.writing) => `performancereviews/${id}/feedback${rest}`
const sent = (path: string, by: Person, people: ReadonlyArray<Person>, more: object = {}) =>
  ask(at(path), by, { json: { people: people.map(({ employeeId }) => employeeId), ...more } })
const propose = (...people: ReadonlyArray<Person>) =>
  sent('/proposals', stage.own.target, people, { reason: 'We share a site' })
const takeBack = (...people: ReadonlyArray<Person>) => sent('/proposals/takenBack', stage.own.target, people)
const leaveOut = (...people: ReadonlyArray<Person>) => sent('/proposals/leftOut', stage.own.manager, people)
const mails = () => mailsLike('reviewProposals:%')
const nameOf = async ({ employeeId }: Person) =>
  (await rows<{ name: string }>(stage.server, 'select full_name as name from employees where id = $1', [employeeId]))[0]
    ?.name ?? ''
/** Those the world begins with are told of before. */
const toldOfTheFirst = async () => {
  await morning(0)
  return (await mails()).length
}

describe('1.7 Whoever decides of proposals hears of them on the next morning', () => {
  test('once of each, by name; nobody of another client, and nobody else', async () => {
    const { own, other, server } = stage
    const before = await toldOfTheFirst()
    expect(codeOf(await propose(own.featureHolder))).toBe('200')
    for (const days of [1, 1, 2, 3]) await morning(days)
    const told = (await mails()).slice(before)
    expect(told.map(({ key }) => key)).toEqual([`reviewProposals:${own.manager.employeeId}:2024-03-02`])
    expect(told[0]?.subject).toBe(`Proposed for feedback on ${await nameOf(own.target)}`)
    expect(told[0]?.body).toContain(`- On ${await nameOf(own.target)}: ${await nameOf(own.featureHolder)}\n`)
    expect(told[0]?.body).toContain(`https://hr.example/pr/${own.reviews.writing}`)
    expect(told[0]?.body).not.toContain('We share a site')
    const others = await mailsLike('reviewProposals:%', other)
    expect(others.map(({ body }) => body).join()).not.toContain(await nameOf(own.featureHolder))
    // What is proposed after that is told by itself.
    await propose(own.secondAdmin)
    await morning(4)
    const last = (await mails()).at(-1)
    expect(last?.key).toContain('2024-03-05')
    expect(last?.body).toContain(`: ${await nameOf(own.secondAdmin)}\n`)
    expect(
      await rows(server, `select from review_feedback_proposals where told_day is null and tenant_id = $1`, [
        own.tenantId,
      ]),
    ).toEqual([])
  })

  test('nothing once it is decided, or taken back', async () => {
    const { own } = stage
    const before = await toldOfTheFirst()
    await propose(own.featureHolder, own.secondAdmin, own.colleague)
    expect(codeOf(await takeBack(own.featureHolder))).toBe('200')
    expect(codeOf(await leaveOut(own.secondAdmin))).toBe('200')
    expect(codeOf(await sent('', own.manager, [own.colleague]))).toBe('200')
    await morning(1)
    expect(await mails()).toHaveLength(before)
  })

  test('what is proposed later on a day on which they were written to, on the next', async () => {
    const { own, server } = stage
    const before = await toldOfTheFirst()
    await propose(own.featureHolder)
    await morning(1)
    await propose(own.secondAdmin)
    await server.clock?.set(Date.parse('2024-03-02T05:00:00Z'))
    await task(own)
    await server.clock?.set(Date.parse('2024-03-01T00:00:00Z'))
    expect(await mails()).toHaveLength(before + 1)
    await morning(2)
    expect((await mails()).at(-1)?.body).toContain(`: ${await nameOf(own.secondAdmin)}\n`)
  })

  test('by two processes at once, once; not while the cycle is paused, then it is told', async () => {
    const { own, server } = stage
    const before = await toldOfTheFirst()
    await propose(own.featureHolder)
    await rows(
      server,
      `with y as (update review_cycles set state = 'Paused', paused_day = '2024-03-01' where tenant_id = $1 and id = $3)
       update reviews set cycle_id = $3 where tenant_id = $1 and id = $2`,
      [own.tenantId, own.reviews.writing, own.reviews.cycle],
    )
    await morning(1)
    expect(await mails()).toHaveLength(before)
    await rows(server, 'update reviews set cycle_id = null where id = $1', [own.reviews.writing])
    await server.clock?.set(Date.parse('2024-03-02T23:00:00Z'))
    await Promise.all([task(own), task(own)])
    await server.clock?.set(Date.parse('2024-03-01T00:00:00Z'))
    expect(await mails()).toHaveLength(before + 1)
  })
})
