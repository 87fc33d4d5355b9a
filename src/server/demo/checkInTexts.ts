/** What was written in the check-ins of the demo, and the steps of their lives. */
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import type { CheckInStatus } from '../../domain/checkIns/lifecycle.ts'
import { momentsOf } from '../../domain/checkIns/moments.ts'
import type { TemplateSection } from '../../domain/checkIns/template.fields.ts'
import type { DemoMeeting } from './demoCheckIns.ts'
import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { idIn, type TableRows } from './rows.ts'

/** A check-in that is told, before it becomes rows. */
export interface Told {
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

export const preparedIn = ({ status, meeting }: Told) => {
  const answered = Object.values(meeting.answers ?? {})
  const isOver = status === 'Held' || status === 'Complete'
  const isBoth = isOver || status === 'PreparedByBoth'
  return {
    employee: isBoth || (status === 'PreparedByOne' && answered.some(({ employee }) => employee !== undefined)),
    reviewer: isBoth || (status === 'PreparedByOne' && answered.every(({ employee }) => employee === undefined)),
  }
}

export const afterIt = (scheduledUtc: string, minutes: number) =>
  new Date(Date.parse(scheduledUtc) + minutes * millisecondsInMinute).toISOString()

export const written = (tenant: DemoTenant, all: ReadonlyArray<Told>, moments: Moments): readonly TableRows[] => {
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
