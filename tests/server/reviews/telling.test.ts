import { describe, expect, test } from 'vitest'
import { startMailWorker } from '../../../src/server/mail/mailWorker.ts'
import { identitySql } from '../../../src/server/store/identitySql.ts'
import { codeOf } from '../kit/codes.ts'
import { aMailServer, until } from '../kit/mailServer.ts'
import { type Person, rows } from '../world/world.ts'
import { morningStage } from './morningStage.ts'
import { asOne } from './stage.ts'

const stage = morningStage()
const { act, add, mailsLike, morning, submit, write } = stage

/** What steps have been told, in the order they were taken: to whom, and the beginning of the subject. */
const told = async () => {
  const { own } = stage
  const names = new Map(
    [own.target, own.manager, own.colleague].map((one, at) => [one.employeeId, ['employee', 'reviewer', 'next'][at]]),
  )
  return (await mailsLike('reviewStep:%'))
    .map(({ key, subject }) => ({ version: Number(key.split(':')[2]), to: key.split(':')[3] ?? '', subject }))
    .toSorted((one, other) => one.version - other.version || (one.to < other.to ? -1 : 1))
    .map(({ to, subject }) => `${names.get(to as Person['employeeId'])}: ${subject.split(':')[0]}`)
}

describe('1.7 Who is concerned by a step is written to at once', () => {
  test('the whole way: the other side, or who has the next step; nobody of what they did themselves', async () => {
    const { own, other } = stage
    const { id } = asOne(await add())
    await act('begin', own.manager, id)
    await submit(own.target, id)
    await submit(own.target, id, 'withdraw', 'I forgot a line')
    await submit(own.target, id)
    await submit(own.target, id)
    await submit(own.manager, id)
    await act('discuss', own.manager, id)
    await act('report', own.manager, id)
    await act('acknowledge', own.target, id, 'Fair, on the whole.')
    await act('complete', own.manager, id)
    await act('reopen', own.admin, id, 'The score was wrong')
    const all = await told()
    expect(all.slice(0, 7)).toEqual([
      'employee: Started',
      'reviewer: Submitted',
      'reviewer: Taken back',
      'reviewer: Submitted',
      'employee: Submitted',
      'employee: Report written',
      'reviewer: Acknowledged',
    ])
    expect(all.slice(7).toSorted()).toEqual(['employee: Reopened', 'reviewer: Reopened'])
    const texts = (await mailsLike('reviewStep:%')).map(({ body }) => body)
    // What both read in the history goes along; what she said to the report is read there.
    expect(texts.filter((text) => text.includes('Why:\nI forgot a line'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('Why:\nThe score was wrong'))).toHaveLength(2)
    expect(texts.join()).not.toContain('Fair')
    for (const text of texts) expect(text).toContain(`http://localhost:4000/pr/${id}`)
    expect(await mailsLike('reviewStep:%', other)).toEqual([])
  })

  test('never with what was written, hidden or not', async () => {
    const { own } = stage
    const secret = 'a word that only its author reads'
    expect((await write(own.target, { text: secret })).status).toBe(200)
    await submit(own.target)
    await submit(own.manager)
    await act('discuss')
    await act('report')
    expect(await told()).toHaveLength(3)
    for (const { subject, body } of await mailsLike('review%')) expect(subject + body).not.toContain(secret)
  })

  test('a step that is refused, or was taken before, tells nobody; nor is anybody told who cannot be', async () => {
    const { own, server } = stage
    expect(codeOf(await act('complete'))).toBe('409 not_from_this_stage')
    await rows(server, `update employees set email = 'none' where tenant_id = $1 and id = $2`, [
      own.tenantId,
      own.manager.employeeId,
    ])
    await submit(own.target)
    await submit(own.target)
    expect(await told()).toEqual([])
  })

  test('condensed, the report asks nothing of the employee', async () => {
    const { own } = stage
    await stage.condensed(true)
    await submit(own.target)
    await submit(own.manager)
    await act('report')
    const last = (await mailsLike('reviewStep:%')).find(({ subject }) => subject.startsWith('Report written'))
    expect(last?.body).not.toContain('acknowledge')
  })

  test('comes by SMTP as it was written, what began by itself too', async () => {
    const { own, server } = stage
    const mailServer = await aMailServer()
    const { received } = mailServer
    const worker = startMailWorker({
      sql: identitySql(server.connections),
      deliver: mailServer.delivers(),
      log: () => {},
      pace: { lookMs: 20, retryMs: 40 },
    })
    try {
      const name = `Yearly ${own.tenantId.slice(0, 8)}`
      const { id } = asOne(await add({ name }))
      await morning(3)
      await submit(own.target, id)
      const with_ = (subject: string) => received.filter(({ mail }) => mail.subject?.startsWith(`${subject}: ${name}`))
      const areHere = () => with_('Started').length === 2 && with_('Submitted').length === 1
      await until(areHere)
      expect([with_('Started').length, with_('Submitted').length]).toEqual([2, 1])
      // Of a client that is held it waits, and comes once it is not.
      const held = (since: string) =>
        rows(
          server,
          `insert into mail.senders (tenant_id, held_since_utc) values ($1, ${since})
           on conflict (tenant_id) do update set held_since_utc = excluded.held_since_utc`,
          [own.tenantId],
        )
      await held('now()')
      const people = [own.featureHolder.employeeId]
      const json = { people, reason: 'We share a site' }
      expect(codeOf(await stage.ask(`performancereviews/${id}/feedback/proposals`, own.target, { json }))).toBe('200')
      await morning(4)
      const here = () =>
        received.filter(
          ({ mail }) => mail.text?.includes(`/pr/${id}`) && mail.subject?.includes('Proposed for feedback'),
        )
      expect(await mailsLike('reviewProposals:%2024-03-05')).toHaveLength(1)
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(here()).toEqual([])
      await held('null')
      await until(() => here().length > 0)
      expect(here()).toHaveLength(1)
    } finally {
      await worker.stop()
      await mailServer.stop()
    }
  })
})
