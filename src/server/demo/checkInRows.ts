import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { type CheckInStatus, preparedStatus } from '../../domain/checkIns/lifecycle.ts'
import { momentsOf } from '../../domain/checkIns/moments.ts'
import { firstOn, rhythmOn, weekdayOf } from '../../domain/checkIns/rhythm.ts'
import { newSeries, occurrencesKept, type Series, seriesAfter } from '../../domain/checkIns/series.ts'
import type { TemplateSection } from '../../domain/checkIns/template.fields.ts'
import { daysAfter } from '../../domain/kernel/days.ts'
import type { CheckInSeriesId, ItemId } from '../../domain/kernel/ids.ts'
import { idInSeries } from '../checkIns/series.store.ts'
import type { DemoCheckIns, DemoMeeting, DemoSeries } from './demoCheckIns.ts'
import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { idIn, type Row, type TableRows } from './rows.ts'

/** A check-in that is told, before it becomes rows. */
interface Told {
  readonly id: string
  readonly plan: { readonly of: string; readonly with: string; readonly name: string; readonly place?: string }
  readonly minutes: number
  readonly day: string
  readonly time: string
  readonly status: CheckInStatus
  readonly series: { readonly id: string; readonly number: number } | null
  readonly sections: ReadonlyArray<TemplateSection>
  readonly meeting: DemoMeeting
}

export const checkInRows = (tenant: DemoTenant, moments: Moments): readonly TableRows[] => {
  const checkIns = tenant.checkIns
  if (checkIns === undefined) return []
  const sectionsOf = snapshots(tenant, checkIns)
  const told = [
    ...checkIns.series.flatMap((series) => ofSeries(tenant, series, sectionsOf(series.template), moments)),
    ...checkIns.singles.map((single) => ({
      id: idIn(tenant, 'check-in', `${single.of}/${single.name}/${single.inDays}`),
      plan: single,
      minutes: single.minutes,
      day: workdayBy(moments.day(single.inDays, tenant.timeZone), single.inDays),
      time: single.time,
      status: single.status ?? (single.inDays < 0 ? ('Complete' as const) : ('Scheduled' as const)),
      series: null,
      sections: sectionsOf(single.template),
      meeting: single,
    })),
  ]
  return [
    {
      table: 'check_in_templates',
      rows: checkIns.templates.map(({ name, description, isArchived }) => ({
        id: idIn(tenant, 'check-in template', name),
        name,
        description,
        sections: sectionsOf(name),
        is_archived: isArchived === true,
      })),
    },
    {
      table: 'check_in_series',
      rows: checkIns.series.map((series) => ({
        id: seriesIdOf(tenant, series),
        ...between(tenant, series),
        minutes: series.minutes,
        sections: sectionsOf(series.template),
        rules: rulesOf(tenant, series, moments),
      })),
    },
    { table: 'check_ins', rows: told.map((one) => rowOf(tenant, one, moments)) },
    ...written(tenant, told, moments),
  ]
}

const snapshots = (tenant: DemoTenant, { templates }: DemoCheckIns) => {
  const byName = new Map(
    templates.map(({ name, sections }) => [
      name,
      sections.map(([title, questions]) => ({
        id: idIn(tenant, 'check-in section', `${name}/${title}`) as ItemId,
        title,
        questions: questions.map(([text, asked, kind = 'text']) => ({
          id: idIn(tenant, 'check-in question', `${name}/${text}`) as ItemId,
          text,
          asked,
          kind,
        })),
      })),
    ]),
  )
  return (name: string | undefined): ReadonlyArray<TemplateSection> => {
    const found = name === undefined ? [] : byName.get(name)
    if (found === undefined) throw new Error(`No check-in template is called ${name}`)
    return found
  }
}

const seriesIdOf = (tenant: DemoTenant, { of, name }: DemoSeries) =>
  idIn(tenant, 'check-in series', `${of}/${name}`) as CheckInSeriesId

/** Nobody meets at a weekend: what lies behind was the Friday before, what comes is the Monday after. */
const workdayBy = (day: string, inDays: number): string => {
  const over = weekdayOf(day) - 5
  return over <= 0 ? day : daysAfter(day, inDays < 0 ? -over : 3 - over)
}

const between = (tenant: DemoTenant, plan: Told['plan']) => ({
  employee_id: idIn(tenant, 'employee', plan.of),
  reviewer_id: idIn(tenant, 'employee', plan.with),
  name: plan.name,
  location_id: plan.place === undefined ? null : idIn(tenant, 'location', plan.place),
})

const turnsOf = (rules: Series, today: string) => {
  const kept = occurrencesKept(rules, today)
  const next = kept.find(({ day }) => day >= today)?.number ?? kept.length
  return { kept, next }
}

/** With those left out that are told as skipped. */
const rulesOf = (tenant: DemoTenant, series: DemoSeries, moments: Moments): Series => {
  const { rhythm, on, time, sinceDaysAgo, told = {} } = series
  const since = moments.day(-sinceDaysAgo, tenant.timeZone)
  const first = firstOn({ every: 1, unit: 'week', weekday: on, week: 1 }, since)
  const rules = newSeries(rhythmOn(rhythm, first), first, time)
  const today = moments.today(tenant.timeZone)
  const { next } = turnsOf(rules, today)
  return Object.entries(told)
    .filter(([, { status }]) => status === 'Skipped')
    .reduce(
      (rules, [back]) => seriesAfter(rules, { kind: 'skip', number: next - Number(back) }, { held: new Set(), today }),
      rules,
    )
}

const ofSeries = (
  tenant: DemoTenant,
  series: DemoSeries,
  sections: ReadonlyArray<TemplateSection>,
  moments: Moments,
): ReadonlyArray<Told> => {
  const id = seriesIdOf(tenant, series)
  const today = moments.today(tenant.timeZone)
  const { kept, next } = turnsOf(rulesOf(tenant, series, moments), today)
  return kept.map(({ number, day, time, isSkipped }) => {
    const isPast = number < next
    const meeting = series.told?.[next - number] ?? (isPast ? moodOf(series, sections, number) : {})
    return {
      id: idInSeries(id, number),
      plan: series,
      minutes: series.minutes,
      day,
      time,
      status: isSkipped ? 'Skipped' : (meeting.status ?? (isPast ? 'Complete' : 'Scheduled')),
      series: { id, number },
      sections,
      meeting,
    }
  })
}

const moodOf = ({ mood }: DemoSeries, sections: ReadonlyArray<TemplateSection>, number: number): DemoMeeting => {
  const scale = sections.flatMap(({ questions }) => questions).find(({ kind }) => kind === 'scale')
  const said = mood?.[number % mood.length]
  return scale === undefined || said === undefined ? {} : { answers: { [scale.text]: { employee: String(said) } } }
}

const preparedIn = ({ status, meeting }: Told) => {
  const answered = Object.values(meeting.answers ?? {})
  const isOver = status === 'Held' || status === 'Complete'
  const isBoth = isOver || status === 'PreparedByBoth'
  return {
    employee: isBoth || (status === 'PreparedByOne' && answered.some(({ employee }) => employee !== undefined)),
    reviewer: isBoth || (status === 'PreparedByOne' && answered.every(({ employee }) => employee === undefined)),
  }
}

const rowOf = (tenant: DemoTenant, told: Told, moments: Moments): Row => {
  const { scheduledUtc, dueUtc } = momentsOf(tenant.timeZone, { day: told.day, time: told.time, dueDay: null })
  const prepared = preparedIn(told)
  return {
    id: told.id,
    ...between(tenant, told.plan),
    sections: told.sections,
    minutes: told.minutes,
    day: told.day,
    time: told.time,
    scheduled_utc: scheduledUtc,
    due_day: null,
    due_utc: dueUtc,
    status: told.status.startsWith('Prepared') ? preparedStatus(prepared) : told.status,
    prepared_employee: prepared.employee,
    prepared_reviewer: prepared.reviewer,
    series_id: told.series?.id ?? null,
    number: told.series?.number ?? null,
    created_utc: moments.past(new Date(Date.parse(scheduledUtc) - 14 * 24 * millisecondsInHour).toISOString()),
    updated_utc: moments.past(afterIt(scheduledUtc, told.minutes)),
  }
}

const afterIt = (scheduledUtc: string, minutes: number) =>
  new Date(Date.parse(scheduledUtc) + minutes * millisecondsInMinute).toISOString()

const written = (tenant: DemoTenant, all: ReadonlyArray<Told>, moments: Moments): readonly TableRows[] => {
  const person = (key: string) => idIn(tenant, 'employee', key)
  const told = all.map((one) => {
    const { scheduledUtc } = momentsOf(tenant.timeZone, { day: one.day, time: one.time, dueDay: null })
    return {
      ...one,
      prepared: preparedIn(one),
      before: moments.past(new Date(Date.parse(scheduledUtc) - 20 * millisecondsInHour).toISOString()),
      during: moments.past(afterIt(scheduledUtc, one.minutes)),
      idOf: (kind: string, name: string) => idIn(tenant, `check-in ${kind}`, `${one.id}/${name}`),
    }
  })
  return [
    { table: 'check_in_texts', rows: told.flatMap((one) => textsOf(one, person)) },
    {
      table: 'check_in_private_notes',
      rows: told.flatMap(({ id, meeting, before }) =>
        (meeting.private ?? []).map(([by, text]) => ({
          check_in_id: id,
          author_id: person(by),
          text,
          updated_utc: before,
        })),
      ),
    },
    {
      table: 'check_in_items',
      rows: told.flatMap(({ id, plan, meeting, idOf }) => [
        ...(meeting.agenda ?? []).map(([by, text, isDone = false]) => ({
          id: idOf('item', text),
          check_in_id: id,
          kind: 'agenda',
          text,
          owner_id: null,
          due_day: null,
          is_done: isDone,
          done_in: isDone ? id : null,
          by_id: person(by),
        })),
        ...(meeting.actions ?? []).map(([owner, text, dueInDays, isDone = false]) => ({
          id: idOf('item', text),
          check_in_id: id,
          kind: 'action',
          text,
          owner_id: person(owner),
          due_day: dueInDays === null ? null : moments.day(dueInDays, tenant.timeZone),
          is_done: isDone,
          done_in: isDone ? id : null,
          by_id: person(plan.with),
        })),
      ]),
    },
    {
      table: 'check_in_comments',
      rows: told.flatMap(({ id, meeting, during, idOf }) =>
        (meeting.comments ?? []).map(([by, text]) => ({
          id: idOf('comment', text),
          check_in_id: id,
          author_id: person(by),
          text,
          created_utc: during,
        })),
      ),
    },
    { table: 'check_in_events', rows: told.flatMap((one) => eventsOf(one, person)) },
  ]
}

interface Written extends Told {
  readonly prepared: ReturnType<typeof preparedIn>
  readonly before: string
  readonly during: string
  readonly idOf: (kind: string, name: string) => string
}

const textsOf = ({ id, sections, plan, meeting, before, during }: Written, person: (key: string) => string) => {
  const answers = sections
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const { employee, reviewer } = meeting.answers?.[question.text] ?? {}
      return [
        { name: `${question.id}.employee`, text: employee, by_id: person(plan.of) },
        { name: `${question.id}.reviewer`, text: reviewer, by_id: person(plan.with) },
      ].map((answer) => ({ ...answer, updated_utc: before }))
    })
  const [by, notes] = meeting.notes ?? [plan.with, undefined]
  return [...answers, { name: 'notes', text: notes, by_id: person(by), updated_utc: during }]
    .filter(({ text }) => text !== undefined)
    .map((text) => ({ check_in_id: id, ...text }))
}

const eventsOf = (
  { id, plan, status, prepared, meeting, before, during, idOf }: Written,
  person: (key: string) => string,
) => {
  const isOver = status === 'Held' || status === 'Complete'
  const steps: ReadonlyArray<
    readonly [action: string, by: string, at: string, does: boolean, reason?: string | undefined]
  > = [
    ['prepare', plan.of, before, prepared.employee],
    ['prepare', plan.with, before, prepared.reviewer],
    ['hold', plan.with, during, isOver],
    ['complete', plan.with, during, status === 'Complete' || meeting.reopenedBecause !== undefined],
    ['reopen', plan.with, during, meeting.reopenedBecause !== undefined, meeting.reopenedBecause],
  ]
  return steps
    .filter(([, , , does]) => does)
    .map(([action, by, at, , reason = '']) => ({
      id: idOf('event', `${action}/${by}`),
      check_in_id: id,
      action,
      by_id: person(by),
      reason,
      at_utc: at,
    }))
}
