import { Array as Arr, Effect } from 'effect'
import type { Fragment } from 'effect/sql/Statement'
import type { Caller } from '../../../contract/callers.ts'
import type { GoalCounts } from '../../../domain/goals/nouns.ts'
import { stateNames as goalStateNames } from '../../../domain/goals/wording.ts'
import { blockerAges, lateNames } from '../../../domain/home/dashboard/dashboardWording.ts'
import { TileFigure } from '../../../domain/home/dashboard/nouns.ts'
import { OLDEST_YEARS, type TileName } from '../../../domain/home/dashboard/tiles.ts'
import type { Day } from '../../../domain/kernel/nouns.ts'
import type { ReportName } from '../../../domain/reports/access.ts'
import { reportShapes, usualFrom } from '../../../domain/reports/shapes.ts'
import { gapCounts } from '../../certifications/gapCounts.store.ts'
import { openBlockers } from '../../dailyScrums/dailyScrums.store.ts'
import { goalCounts } from '../../goals/listing.store.ts'
import { expiringByMonth, policyAgreements } from '../../reports/compliance.sources.ts'
import { employeeDirectory, headcount, joinersAndLeavers, positionDescriptions } from '../../reports/people.sources.ts'
import type { Asking, CountedReport } from '../../reports/source.ts'
import { assetRegister, servicesDue } from '../../reports/system.sources.ts'
import { checkIns, performanceReviews } from '../../reports/work.sources.ts'
import { readInBulk } from '../../store/bulkPlan.ts'
import { type Database, rowsOf, type Sql } from '../../store/database.ts'
import { toDoOf } from '../toDo.ts'

interface TileAsked {
  readonly caller: Caller
  readonly today: Day
  readonly now: number
}

type TileSource = (asked: TileAsked) => Effect.Effect<ReadonlyArray<TileFigure>, never, Database>

const askingOf = (name: ReportName, { caller, today, now }: TileAsked): Asking => ({
  caller,
  today,
  now,
  day: today,
  atUtc: null,
  until: today,
  ahead: null,
  from: usualFrom(reportShapes[name], today),
})

type Counting = (sql: Sql, asking: Asking) => Fragment

/** The rows of a report `q`, counted where they lie: `counting` says of what, of which part, how many, and of which record. */
const countedIn =
  (report: CountedReport, counting: Counting): TileSource =>
  (asked) => {
    const asking = askingOf(report.of, asked)
    return rowsOf(
      asked.caller,
      (sql) =>
        sql.of(TileFigure)`
        select t.of, t.of as label, t.part, sum(t.count)::int as count, t.id
        from (${report.statement(sql, asking)}) q
        cross join lateral (${counting(sql, asking)}) t (of, part, count, id)
        where t.count > 0 group by t.of, t.part, t.id order by t.of, t.part, t.id`,
    )
  }

/** Under their names, in the order of these. */
const named = (
  figures: ReadonlyArray<TileFigure>,
  names: Readonly<Record<string, string>>,
): ReadonlyArray<TileFigure> => {
  const order = Object.keys(names)
  return figures
    .map((figure) => ({ ...figure, label: names[figure.of] ?? figure.of }))
    .toSorted((one, other) => order.indexOf(one.of) - order.indexOf(other.of))
}

const namesOf = (name: ReportName): Readonly<Record<string, string>> =>
  reportShapes[name].columns.find(({ key }) => key === 'state')?.names ?? {}

/** The figures of the report itself. */
const byState = (report: CountedReport): TileSource => {
  const count = countedIn(report, (sql) => sql`select q.state, '', 1, null::text`)
  return (asked) => Effect.map(count(asked), (figures) => named(figures, namesOf(report.of)))
}

const counted = (of: string, count: number, part = ''): TileFigure => ({ of, label: of, part, count, id: null })

const goals: TileSource = ({ caller, today }) =>
  Effect.map(rowsOf(caller, goalCounts(caller, today)), ([row]) =>
    named(
      (JSON.parse(row?.body ?? '{"states":[]}') as Pick<GoalCounts, 'states'>).states.map(({ of, count }) =>
        counted(of, count),
      ),
      goalStateNames,
    ),
  )

/** What waits for the caller, as on their home page, by whether it is late. */
const toDo: TileSource = ({ caller, now }) =>
  Effect.map(toDoOf(caller), (items) => {
    const late = items.filter(({ dueUtc }) => dueUtc !== null && Date.parse(dueUtc) < now).length
    return named([counted('late', late), counted('open', items.length - late)], lateNames)
  })

const compliance: TileSource = ({ caller, now }) =>
  Effect.map(readInBulk(caller, gapCounts(caller, now)), ([gaps]) =>
    named(
      Object.entries(gaps ?? {}).flatMap(([state, count]) => (count > 0 ? [counted(state, count)] : [])),
      namesOf('certificationGaps'),
    ),
  )

const MONTHS_AHEAD = 12

const certificationsExpiring: TileSource = (asked) =>
  Effect.map(
    expiringByMonth(askingOf('certificationRegister', asked), `${asked.today.slice(0, 7)}-01`, MONTHS_AHEAD),
    Arr.map(({ type, month, count }) => ({ of: type, label: type, part: month, count, id: null })),
  )

/** Where each tile has its figures from: the statement of the report or the list that it leads to, or one that a test holds beside it. */
export const tileSources: Readonly<Record<TileName, TileSource>> = {
  headcount: countedIn(headcount, (sql) => sql`select q.month, 'people', q.people, null::text`),
  joinersAndLeavers: countedIn(joinersAndLeavers, (sql) => sql`select left(q.day, 7), q.state, 1, null::text`),
  tenure: countedIn(
    employeeDirectory,
    (sql, { today }) => sql`select coalesce(
      greatest(0, least(${OLDEST_YEARS}, extract(year from age(${today}::date, q.started::date))::int))::text, '-'), '', 1, null::text`,
  ),
  compliance,
  policies: countedIn(
    policyAgreements,
    (sql) => sql`values (q.policy, 'agreed', q.agreed, q.id), (q.policy, 'outstanding', q.outstanding, q.id)`,
  ),
  certificationsExpiring,
  goals,
  checkIns: byState(checkIns),
  reviews: byState(performanceReviews),
  assets: byState(assetRegister),
  services: byState(servicesDue),
  blockers: ({ caller, today }) =>
    Effect.map(rowsOf(caller, openBlockers(caller, today)), (rows) =>
      named(
        rows.map(({ of, count }) => counted(of, count)),
        blockerAges,
      ),
    ),
  positions: byState(positionDescriptions),
  toDo,
}
