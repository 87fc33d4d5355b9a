import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Schema } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayIn } from '../../../src/domain/kernel/days.ts'
import { ReviewCycle } from '../../../src/domain/reviews/cycles/nouns.ts'
import { reviewStages } from '../../../src/domain/reviews/lifecycle.ts'
import { PerformanceReview, PerformanceReviewTemplate } from '../../../src/domain/reviews/nouns.ts'
import { tenantIdOf } from '../../../src/server/demo/rows.ts'
import { seedDemo } from '../../../src/server/demo/seed.ts'
import { cycleJson } from '../../../src/server/reviews/cycles/cycle.sql.ts'
import { reviewJson } from '../../../src/server/reviews/review.sql.ts'
import { asOwner, openDatabase, type TestDatabase } from '../kit/database.ts'
import { called } from './rows.ts'

// What is late PostgreSQL says, by its own clock.
const now = new Date()

let db: TestDatabase
let dataDir: string

beforeAll(async () => {
  db = await openDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'tenure-demo-'))
  await seedDemo({ addresses: db.addresses, dataDir, now })
})
afterAll(async () => {
  await db.close()
  await rm(dataDir, { recursive: true, force: true })
})

const strict = { onExcessProperty: 'error' } as const

/** As the reviewer of each is answered. */
const told = async (name: string) => {
  const rows = await asOwner(
    db,
    `select ${reviewJson('r.reviewer_id')} as body from reviews r order by r.scheduled_utc, r.id`,
    [],
    tenantIdOf(called(name)),
  )
  return rows.map((row) => Schema.decodeUnknownSync(PerformanceReview, strict)((row as { body: unknown }).body))
}

describe('the reviews of the demo', () => {
  it('stand at every stage; one is late, one was taken back; nothing that happened lies in the future', async () => {
    const all = await told('Banksia Ridge')
    expect(new Set(all.map(({ stage }) => stage))).toEqual(new Set(reviewStages))
    const today = dayIn('Australia/Brisbane', now.getTime())
    expect(all.some(({ stage, dueDay }) => stage === 'Writing' && dueDay < today)).toBe(true)
    expect(
      all.flatMap(({ events }) => events).some(({ action, reason }) => action === 'withdraw' && reason !== ''),
    ).toBe(true)
    const moments = all.flatMap(({ events, answers }) => [
      ...events.map(({ atUtc }) => atUtc),
      ...answers.map(({ updatedUtc }) => updatedUtc),
    ])
    expect(moments.filter((moment) => Date.parse(moment) > now.getTime())).toEqual([])
  })

  it('condensed at Tidewater: none of them was discussed or acknowledged', async () => {
    const all = await told('Tidewater')
    expect(all.length).toBeGreaterThan(3)
    expect(all.flatMap(({ events }) => events.map(({ action }) => action))).not.toContain('discuss')
    const stages = all.map(({ stage }) => stage)
    expect(stages).toContain('Complete')
    expect(stages).not.toContain('Discussing')
    expect(stages).not.toContain('Acknowledged')
  })

  it('of three others were asked: one is closed with what they said, one is collected, of one too few answered', async () => {
    const rows = await asOwner(
      db,
      `select f.closed_utc is not null as closed, count(*)::int as asked,
         count(*) filter (where q.state = 'Submitted')::int as answered
       from review_feedback f join review_feedback_requests q using (tenant_id, review_id)
       group by review_id, closed_utc order by answered`,
      [],
      tenantIdOf(called('Banksia Ridge')),
    )
    expect(rows).toEqual([
      { closed: false, asked: 4, answered: 1 },
      { closed: true, asked: 3, answered: 2 },
      { closed: true, asked: 4, answered: 4 },
    ])
  })

  it.each([
    ['Banksia Ridge', 'Mid-year Review'],
    ['Tidewater', 'Spring reviews'],
  ])('%s has a cycle under way, with people at different steps and some late', async (name, cycle) => {
    const [row] = await asOwner(
      db,
      `select ${cycleJson} as body from review_cycles y where y.name = $1`,
      [cycle],
      tenantIdOf(called(name)),
    )
    const { state, counts, departments } = Schema.decodeUnknownSync(
      ReviewCycle,
      strict,
    )((row as { body: unknown }).body)
    expect(state).toBe('Running')
    expect(Object.keys(counts).length).toBeGreaterThan(5)
    expect(counts.late).toBe(2)
    expect(departments.length).toBeGreaterThan(1)
  })

  it.each(['Banksia Ridge', 'Tidewater', 'Wattle Lane'])(
    '%s: its templates are what a template may be',
    async (name) => {
      const rows = await asOwner(
        db,
        'select id, content, version from performance_review_templates',
        [],
        tenantIdOf(called(name)),
      )
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) Schema.decodeUnknownSync(PerformanceReviewTemplate, strict)(row)
    },
  )
})
