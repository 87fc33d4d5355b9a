import { millisecondsInHour } from 'date-fns/constants'
import { preparedStatus } from '../../domain/checkIns/lifecycle.ts'
import { momentsOf } from '../../domain/checkIns/moments.ts'
import { newSeries, occurrencesKept, type Series, seriesAfter } from '../../domain/checkIns/series.ts'
import type { TemplateSection } from '../../domain/checkIns/template.fields.ts'
import { daysAfter } from '../../domain/kernel/days.ts'
import type { CheckInSeriesId, ItemId } from '../../domain/kernel/ids.ts'
import { firstOn, rhythmOn, weekdayOf } from '../../domain/kernel/rhythm.ts'
import { idInSeries } from '../checkIns/series.store.ts'
import { afterIt, preparedIn, type Told, written } from './checkInTexts.ts'
import type { DemoCheckIns, DemoMeeting, DemoSeries } from './demoCheckIns.ts'
import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { idIn, type Row, type TableRows } from './rows.ts'

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
