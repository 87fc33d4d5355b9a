import { askingAt } from './kit/asking.ts'
import { filled, onceAsSuperuser } from './kit/complianceData.ts'
import { inTurns, spreadOf } from './kit/rounds.ts'
import { printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf } from './kit/tenure.ts'

/**
 * A cycle of performance reviews for 10,000 people, planned at once through the whole server, beside a bare insert of as many
 * rows in the same turn; then what its page asks for, telling all who are late, and taking it back.
 */
const tenantId = tenantIdOf('tenThousand')
const templateId = '00000000-0000-4000-8000-0000000000c1'
const question = {
  id: templateId,
  text: 'How was it?',
  help: '',
  asked: 'both',
  others: 'none',
  kind: 'text',
  choices: [],
  weight: 1,
}
const content = {
  name: 'Measured',
  description: '',
  isArchived: false,
  sections: [{ id: templateId, title: 'The year', questions: [question] }],
}

/** Without rules, submits, record of changes or memory of what was planned. */
const bare = `insert into reviews (tenant_id, id, employee_id, reviewer_id, name, sections, asks_employee, asks_reviewer,
    hides_until_both, scheduled_day, scheduled_utc, due_day, due_utc)
  select $1::uuid, gen_random_uuid(), e.id, e.reports_to, 'Bare', t.content -> 'sections', true, true, true, current_date,
    now(), current_date + 14, now() + interval '14 days'
  from employees e join performance_review_templates t on t.tenant_id = e.tenant_id and t.id = '${templateId}'
  where e.tenant_id = $1::uuid and e.is_active and e.reports_to is not null`
const withoutBare = `delete from reviews where tenant_id = $1::uuid and name = 'Bare'`

await prepareData()
const tenure = await startTenure()
try {
  await filled('performance_review_templates', tenantId, [
    `insert into performance_review_templates (tenant_id, id, content) values ($1::uuid, '${templateId}', '${JSON.stringify(content)}')`,
  ])
  const { ask, timed } = await askingAt(tenure.url)
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const cycle = (from: number) => ({
    id: crypto.randomUUID(),
    name: 'Yearly review',
    templateId,
    who: 'everybody',
    departmentIds: [],
    managerId: null,
    employeeIds: [],
    kind: 'byDates',
    from: day(from),
    dueDay: day(from + 14),
    months: null,
    dueDays: null,
    reviewerId: null,
  })
  const takeBack = (id: string) => ask('tenThousand', `performanceReviewCycles/${id}/takeBack`, {})
  const takenBack: number[] = []

  const planned = async (): Promise<number> => {
    const asked = cycle(0)
    const { took, body } = await ask('tenThousand', 'performanceReviewCycles', asked)
    const { data } = JSON.parse(body) as { readonly data: { readonly planned: number } }
    if (data.planned < 9_000) throw new Error(`Only ${data.planned} were planned`)
    takenBack.push((await takeBack(asked.id)).took)
    return took
  }
  const inserted = async (): Promise<number> => {
    const took = await onceAsSuperuser(bare, tenantId)
    await onceAsSuperuser(withoutBare, tenantId)
    return took
  }
  await inTurns(1, planned, inserted)
  const pairs = await inTurns(5, planned, inserted)
  const [ours, floor] = [spreadOf(pairs.map((pair) => pair.ours)), spreadOf(pairs.map((pair) => pair.floor))]

  const running = cycle(0)
  await ask('tenThousand', 'performanceReviewCycles', running)
  const read = await timed('the page of the cycle', 500, 9, `performanceReviewCycles/${running.id}`)
  const filtered = await timed(
    'the first page of its table, of those not begun',
    200,
    9,
    `performancereviews/list?limit=100&cycle=${running.id}&step=notBegun`,
  )
  const preview = await timed('who would be in it', 2000, 5, () =>
    ask('tenThousand', 'performanceReviewCycles/preview', cycle(0)),
  )
  await takeBack(running.id)

  printTable([
    { what: 'planning 10,000 at once', measured: ours, goal: { atMost: 5000 }, unit: ' ms' },
    {
      what: 'the same, to a bare insert of as many rows',
      measured: spreadOf(pairs.map((pair) => pair.ours / pair.floor)),
      goal: { atMost: 12 },
      unit: ' ×',
      note: `${ours.median.toFixed(0)} ms beside ${floor.median.toFixed(0)} ms`,
    },
    { what: 'taking them back', measured: spreadOf(takenBack), goal: { atMost: 5000 }, unit: ' ms' },
    preview,
    read,
    filtered,
  ])
} finally {
  await tenure.stop()
}
