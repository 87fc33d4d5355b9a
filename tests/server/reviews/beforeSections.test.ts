import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { PerformanceReviewTemplate } from '../../../src/domain/reviews/nouns.ts'
import { whileMigrating } from '../kit/migrating.ts'
import { newId } from '../kit/people.ts'

const { content: Content } = PerformanceReviewTemplate.fields

test('0036: the questions of a template become one section in their order, at most 30 of at most 300 letters', async () => {
  await whileMigrating(async ({ upTo, run }) => {
    await upTo(35)
    const tenants = [newId(), newId()]
    for (const id of tenants)
      await run(
        `insert into tenants (id, name, status, time_zone) values ($1, 'Client', 'Active', 'Australia/Brisbane')`,
        [id],
      )
    const many = Array.from({ length: 35 }, (_, at) => `Question ${at + 1}?`)
    const templates = [
      [tenants[0], 'Usual', ['What went well?', 'What is next?']],
      [tenants[0], 'Empty', []],
      [tenants[1], 'Long', [`${'x'.repeat(299)} y`]],
      [tenants[1], 'Many', many],
    ] as const
    for (const [at, [tenantId, name, questions]] of templates.entries())
      await run(
        'insert into performance_review_templates (tenant_id, id, content, sort_order) values ($1, $2, $3::jsonb, $4)',
        [tenantId, newId(), JSON.stringify({ name, description: 'For all.', questions }), at],
      )
    await upTo(44)
    const after = await run('select content from performance_review_templates order by sort_order', [])
    const contents = after.map((row) => Schema.decodeUnknownSync(Content)((row as { content: unknown }).content))
    expect(
      contents.map(({ name, description, isArchived, sections }) => [
        name,
        description,
        isArchived,
        sections.map(({ title, questions }) => [title, questions.map(({ text }) => text)]),
      ]),
    ).toEqual([
      ['Usual', 'For all.', false, [['Questions', ['What went well?', 'What is next?']]]],
      ['Empty', 'For all.', false, [['Questions', ['How did it go?']]]],
      ['Long', 'For all.', false, [['Questions', ['x'.repeat(299)]]]],
      ['Many', 'For all.', false, [['Questions', many.slice(0, 30)]]],
    ])
    const asked = contents.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions))
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
    expect(asked.every(({ asked: of, kind, weight }) => of === 'both' && kind === 'text' && weight === 1)).toBe(true)
  })
})
