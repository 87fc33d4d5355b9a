import { askingAt } from './kit/asking.ts'
import { filled, onceAsSuperuser } from './kit/complianceData.ts'
import { inTurns, spreadOf } from './kit/rounds.ts'
import { printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf } from './kit/tenure.ts'

/**
 * A cycle of performance reviews for 10,000 people, planned at once through the whole server, beside a bare insert of as many
 * rows in the same turn; then what its page asks for, and taking it back. After that one whose morning has come, so that it
 * begins in the call that plans it and everybody is written to, and the calibration of all its scores.
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
const rating = {
  ...question,
  id: '00000000-0000-4000-8000-0000000000c2',
  kind: 'scale',
  choices: ['Below', 'As agreed', 'Above', 'Well above'],
}
const content = {
  name: 'Measured',
  description: '',
  isArchived: false,
  sections: [{ id: templateId, title: 'The year', questions: [question, rating] }],
}

/** Without rules, submits, record of changes or memory of what was planned. */
const bare = `insert into reviews (tenant_id, id, employee_id, reviewer_id, name, sections, asks_employee, asks_reviewer,
    hides_until_both, scheduled_day, scheduled_utc, due_day, due_utc)
  select $1::uuid, gen_random_uuid(), e.id, e.reports_to, 'Bare', t.content -> 'sections', true, true, true, current_date,
    now(), current_date + 14, now() + interval '14 days'
  from employees e join performance_review_templates t on t.tenant_id = e.tenant_id and t.id = '${templateId}'
  where e.tenant_id = $1::uuid and e.is_active and e.reports_to is not null`
const withoutBare = `delete from reviews where tenant_id = $1::uuid and name = 'Bare'`
/** Everybody signs in here, so that everybody is written to. */
const withLetters = `insert into memberships (tenant_id, user_id, employee_id)
  select tenant_id, gen_random_uuid(), id from employees where tenant_id = $1::uuid
  on conflict do nothing`
const lettersOf = `delete from mail.outbox where tenant_id = $1::uuid and key like 'reviewsBegun:%'`
const withoutLetters = `delete from memberships m where m.tenant_id = $1::uuid
  and not exists (select from employees e where e.tenant_id = m.tenant_id and e.id = m.employee_id and 'admin' = any(e.roles))`
const withoutBegun = [
  lettersOf,
  `delete from reviews where tenant_id = $1::uuid and name = 'Begun'`,
  `delete from review_cycles where tenant_id = $1::uuid and name = 'Begun'`,
]
/** As if every reviewer had rated and submitted. */
const rated = [
  `insert into review_answers (tenant_id, review_id, side, question_id, text, chosen, by_id)
   select r.tenant_id, r.id, 'reviewer', '${rating.id}', 'As it was.', 1 + floor(random() * 4)::int, r.reviewer_id
   from reviews r where r.tenant_id = $1::uuid and r.name = 'Begun'`,
  `update review_submits s set submitted_utc = now(), receipt_id = gen_random_uuid(), answers = 1, sha256 = repeat('0', 64)
   from reviews r where r.tenant_id = s.tenant_id and r.id = s.review_id and s.tenant_id = $1::uuid and r.name = 'Begun'
     and s.side = 'reviewer'`,
]

await prepareData()
const tenure = await startTenure()
try {
  await filled('performance_review_templates', tenantId, [
    `insert into performance_review_templates (tenant_id, id, content) values ($1::uuid, '${templateId}', '${JSON.stringify(content)}')`,
  ])
  const { ask, answer, timed } = await askingAt(tenure.url)
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const cycle = (from: number, name = 'Yearly review') => ({
    id: crypto.randomUUID(),
    name,
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
  /** Wherever the client is, the morning of the one day has not come, and that of the other has. */
  const [later, before] = [2, -2]
  const takeBack = (id: string) => ask('tenThousand', `performanceReviewCycles/${id}/takeBack`, {})
  const takenBack: number[] = []

  const plan = async (asked: ReturnType<typeof cycle>): Promise<number> => {
    const { took, body } = await ask('tenThousand', 'performanceReviewCycles', asked)
    const { data } = JSON.parse(body) as { readonly data: { readonly planned: number } }
    if (data.planned < 9_000) throw new Error(`Only ${data.planned} were planned`)
    return took
  }
  const planned = async (): Promise<number> => {
    const asked = cycle(later)
    const took = await plan(asked)
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

  const running = cycle(later)
  await ask('tenThousand', 'performanceReviewCycles', running)
  const read = await timed('the page of the cycle', 500, 9, `performanceReviewCycles/${running.id}`)
  const filtered = await timed(
    'the first page of its table, of those not begun',
    200,
    9,
    `performancereviews/list?limit=100&cycle=${running.id}&step=notBegun`,
  )
  const preview = await timed('who would be in it', 2000, 5, () =>
    ask('tenThousand', 'performanceReviewCycles/preview', cycle(later)),
  )
  await takeBack(running.id)

  await onceAsSuperuser(withLetters, tenantId)
  const atOnce: number[] = []
  const begun = async (): Promise<string> => {
    for (const sql of withoutBegun) await onceAsSuperuser(sql, tenantId)
    const asked = cycle(before, 'Begun')
    atOnce.push(await plan(asked))
    const { counts } = await answer<{ readonly counts: { readonly writing: number } }>(
      'tenThousand',
      `performanceReviewCycles/${asked.id}`,
    )
    if (counts.writing < 9_000) throw new Error(`Only ${counts.writing} have begun`)
    return asked.id
  }
  for (let time = 0; time < 3; time++) await begun()
  const scored = await begun()
  for (const sql of rated) await onceAsSuperuser(sql, tenantId)
  const calibration = await timed(
    'the calibration of 10,000 scores',
    1000,
    9,
    `performanceReviewCycles/${scored}/calibration`,
  )
  for (const sql of [...withoutBegun, withoutLetters]) await onceAsSuperuser(sql, tenantId)

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
    {
      what: 'planning 10,000 that begin in it, with their letters',
      measured: spreadOf(atOnce),
      goal: { atMost: 5000 },
      unit: ' ms',
    },
    preview,
    read,
    filtered,
    calibration,
  ])
} finally {
  await tenure.stop()
}
