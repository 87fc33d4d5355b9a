import { setTimeout as pause } from 'node:timers/promises'
import { measuredPersonId, measuredTenant } from '../src/server/demo/measurementTenant.ts'
import { askingAt } from './kit/asking.ts'
import { filled } from './kit/complianceData.ts'
import { percentile } from './kit/rounds.ts'
import { printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf, tenants } from './kit/tenure.ts'

/**
 * Performance reviews: an answer being saved while fifty people write, each in a review of their own, and the report of sixty
 * questions that both sides have answered, as a PDF.
 */
const writers = 50
const saves = 20
/** One who writes without a break is saved four times a second; with the thinking between, once. */
const apart = 1000

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const reportId = idOf(writers)
const questions = Array.from({ length: 60 }, (_, at) => ({
  id: idOf(1000 + at),
  text: `How was the part ${at}?`,
  help: '',
  asked: 'both',
  others: 'none',
  kind: 'text',
  choices: [],
  parts: [],
  weight: 1,
}))
const sections = JSON.stringify([{ id: idOf(999), title: 'The year', questions }])
const tenantId = tenantIdOf('tenThousand')
const reviewer = measuredPersonId(measuredTenant(tenants.tenThousand), 0)

/** All by Ava: the first are being written, the last one is complete. */
const reviews: ReadonlyArray<string> = [
  `insert into reviews (tenant_id, id, employee_id, reviewer_id, name, sections, asks_employee, asks_reviewer,
      hides_until_both, scheduled_day, scheduled_utc, due_day, due_utc, stage, completed_utc)
   select $1::uuid, ('00000000-0000-4000-8000-' || lpad(e.at::text, 12, '0'))::uuid, e.id, '${reviewer}', 'Review ' || e.at,
     '${sections}', true, true, true, current_date, now(), current_date + 14, now() + interval '14 days',
     case when e.at = ${writers} then 'Complete' else 'Writing' end, case when e.at = ${writers} then now() end
   from (select id, row_number() over (order by id) - 1 as at from employees
         where tenant_id = $1::uuid and is_active and id <> '${reviewer}' limit ${writers + 1}) e`,
  `insert into review_submits (tenant_id, review_id, side, submitted_utc, receipt_id, answers, sha256)
   select r.tenant_id, r.id, side, r.completed_utc, case when r.completed_utc is not null then gen_random_uuid() end,
     case when r.completed_utc is not null then 60 end, case when r.completed_utc is not null then repeat('0', 64) end
   from reviews r cross join unnest(array['employee', 'reviewer']) side where r.tenant_id = $1::uuid`,
  `insert into review_answers (tenant_id, review_id, side, question_id, text, by_id)
   select r.tenant_id, r.id, side, q.id, repeat('What was done, and how it went. ', 12),
     case side when 'employee' then r.employee_id else r.reviewer_id end
   from reviews r cross join unnest(array['employee', 'reviewer']) side
     cross join unnest(array[${questions.map(({ id }) => `'${id}'::uuid`).join(', ')}]) q (id)
   where r.tenant_id = $1::uuid and r.id = '${reportId}'`,
]

await prepareData()
const tenure = await startTenure()
try {
  await filled('review_answers', tenantId, reviews)
  const { ask, answer, timed } = await askingAt(tenure.url)

  interface Review {
    readonly submits: ReadonlyArray<{ readonly id: string; readonly side: string }>
    readonly answers: ReadonlyArray<{ readonly side: string; readonly questionId: string; readonly version: number }>
  }
  const wrote = async (at: number): Promise<ReadonlyArray<number>> => {
    const { submits, answers } = await answer<Review>('tenThousand', `performancereviews/${idOf(at)}`)
    const submit = submits.find(({ side }) => side === 'reviewer')?.id
    const questionId = questions[at % questions.length]?.id
    const path = `PerformanceReviews/${idOf(at)}/Submit/${submit}/Items/${questionId}`
    let version = answers.find((one) => one.side === 'reviewer' && one.questionId === questionId)?.version ?? 0
    const took: number[] = []
    for (let save = 0; save < saves; save++) {
      await pause(apart * (0.5 + Math.random()))
      const text = `What was done, ${'in many words '.repeat(save)}${save}`
      const saved = await ask('tenThousand', path, { text, chosen: null, parts: [], version }, 'PUT')
      version = (JSON.parse(saved.body) as { readonly data: { readonly version: number } }).data.version
      took.push(saved.took)
    }
    // The first ones meet what the server has not done before.
    return took.slice(3)
  }
  const took = (await Promise.all(Array.from({ length: writers }, (_, at) => wrote(at)))).flat()

  printTable([
    {
      what: 'an answer is saved, beside 49 others who write',
      measured: { median: percentile(took, 0.95), low: Math.min(...took), high: Math.max(...took) },
      goal: { atMost: 60 },
      unit: ' ms',
      note: `the 95th of 100; the 50th ${percentile(took, 0.5).toFixed(1)} ms`,
    },
    await timed('the report of 60 answers as PDF', 1000, 7, `performancereviews/${reportId}/report/File`),
  ])
} finally {
  await tenure.stop()
}
