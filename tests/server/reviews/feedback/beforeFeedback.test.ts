import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { PerformanceReviewTemplate } from '../../../../src/domain/reviews/nouns.ts'
import { whileMigrating } from '../../kit/migrating.ts'
import { newId } from '../../kit/people.ts'

const [tenantId, templateId, employeeId, reviewId] = [newId(), newId(), newId(), newId()] as string[]

test('0044: what templates and running reviews ask is asked of no others, and stands in its order', async () => {
  await whileMigrating(async ({ upTo, run }) => {
    await upTo(43)
    const question = (text: string) => ({
      id: newId(),
      text,
      help: '',
      asked: 'both',
      kind: 'text',
      choices: [],
      weight: 1,
    })
    const sections = [
      { id: newId(), title: 'One', questions: [question('First?'), question('Second?')] },
      { id: newId(), title: 'Two', questions: [question('Third?')] },
    ]
    const content = { name: 'Yearly', description: '', isArchived: false, sections }
    await run(
      `insert into tenants (id, name, status, time_zone) values ($1, 'Banksia', 'Active', 'Australia/Brisbane')`,
      [tenantId],
    )
    await run(`insert into employees (tenant_id, id, first_name, email) values ($1, $2, 'Jo', 'jo@a.example')`, [
      tenantId,
      employeeId,
    ])
    await run(
      'insert into performance_review_templates (tenant_id, id, content, sort_order) values ($1, $2, $3::jsonb, 1)',
      [tenantId, templateId, JSON.stringify(content)],
    )
    await run(
      `insert into reviews (tenant_id, id, employee_id, reviewer_id, name, sections, asks_employee, asks_reviewer,
         hides_until_both, scheduled_day, scheduled_utc, due_day, due_utc)
       values ($1, $2, $3, $3, 'Yearly', $4::jsonb, true, true, true, '2024-01-08', now(), '2024-02-08', now())`,
      [tenantId, reviewId, employeeId, JSON.stringify(sections)],
    )
    await upTo(44)
    const after = sections.map((section) => ({
      ...section,
      questions: section.questions.map((one) => ({ ...one, others: 'none' })),
    }))
    const [template] = await run('select content from performance_review_templates', [])
    const [review] = await run('select sections from reviews', [])
    expect(template).toEqual({ content: { ...content, sections: after } })
    expect(review).toEqual({ sections: after })
    Schema.decodeUnknownSync(PerformanceReviewTemplate.fields.content)((template as { content: unknown }).content)
  })
})
