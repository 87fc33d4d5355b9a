/**
 * What a file of goals would make and change (ours): judged by the form's own rules and by those of its lifecycle and of
 * alignment, plus what only a file can get wrong. A line is about the goal whose id it says; without one, about the goal of
 * its person that has its title and, where the file has days, is due on its day; where there is none it makes one.
 */
import * as Arr from 'effect/Array'
import { peopleAmong } from '../../employees/import/managers.ts'
import type { EmployeeId, GoalId } from '../../kernel/ids.ts'
import { plainNumber, truthOf } from '../../kernel/import/cells.ts'
import { type CheckedRows, checkedRows } from '../../kernel/import/changing.ts'
import type { DateOrder } from '../../kernel/import/nouns.ts'
import { byWord, comparable, type ImportRow, readCells, saidOver, sayWrong } from '../../kernel/import/rows.ts'
import { sharingNames } from '../alignment.fields.ts'
import { mayStayBelow, misplaced, type Standing } from '../alignment.ts'
import { type GoalColumn, goalColumnNames } from '../csv.ts'
import { type GoalDraft, goalDraftOf, goalFields, ofKind, toGoalContent } from '../goal.fields.ts'
import { mayBecome, mayBeginAs, mayProgress } from '../lifecycle.ts'
import type { Goal } from '../nouns.ts'
import { kindNames } from '../progress.ts'
import { type GoalState, hasEnded } from '../states.ts'
import { denials, stateNames } from '../wording.ts'
import { type GoalProblemReason, goalImportSentences } from './wording.ts'

/** What an import writes of a goal. */
export interface GoalContent
  extends Pick<Goal, 'title' | 'description' | 'state' | 'dueDate' | 'progress' | 'sharedWith'> {
  readonly servesId: GoalId | null
}

interface KnownGoal extends GoalContent {
  readonly id: GoalId
  readonly employeeId: EmployeeId
}

interface StandingGoal extends Standing {
  readonly title: string
}

interface Asked {
  readonly rows: ReadonlyArray<ImportRow>
  readonly mapping: ReadonlyArray<GoalColumn | null>
  readonly dateOrder: DateOrder
  /** Those whose goals the one who imports may write. */
  readonly people: ReadonlyArray<{
    readonly id: EmployeeId
    readonly email: string
    readonly fullName: string
    readonly isActive: boolean
  }>
  /** Theirs; those whom the file does not name may be left out. */
  readonly goals: ReadonlyArray<KnownGoal>
  /** All that could stand in a line with them, where the file says what they serve or who sees them. */
  readonly standing: ReadonlyArray<StandingGoal>
  readonly sees: (goal: Standing) => boolean
  /** The id of the goal a line makes. */
  readonly idOf: (line: number) => GoalId
}

export type CheckedGoals = CheckedRows<KnownGoal, { readonly before: KnownGoal; readonly to: GoalContent }>

type Read = ReturnType<typeof readCells<GoalColumn, GoalProblemReason>>

interface Line extends Read {
  readonly row: ImportRow
  readonly id: GoalId
  readonly employeeId: EmployeeId | null
  /** It says the id of a goal that is not there. */
  readonly isUnknown: boolean
  readonly before: KnownGoal | null
  readonly draft: GoalDraft
  readonly state: GoalState
}

export const checkedGoals = (asked: Asked): CheckedGoals => {
  const lines = linesOf(asked)
  sayTwice(lines, asked.goals)
  const placed = withServed(lines, asked)
  // Of a goal that is not there it is not known what else it would need.
  for (const { draft, isUnknown, ...line } of placed)
    if (!isUnknown)
      sayWrong<GoalColumn, GoalProblemReason>(line, goalColumnNames, asked.mapping, goalFields.problems(draft))
  return checkedRows(placed.map(({ row, problems, ...line }) => ({ row, problems, asks: asksOf(line, problems) })))
}

/** What cannot be read cannot be saved. */
const asksOf = (
  { id, employeeId, before, draft, state }: Pick<Line, 'id' | 'employeeId' | 'before' | 'draft' | 'state'>,
  problems: ReadonlyArray<unknown>,
) => {
  if (problems.length > 0 || employeeId === null) return null
  if (before === null) return { make: { ...toGoalContent(draft), id, employeeId, state } }
  const isSame = before.state === state && goalFields.changes(draftOf(before), draft).length === 0
  return isSame ? null : { change: { before, to: { ...toGoalContent(draft), state } } }
}

const draftOf = ({ servesId, ...goal }: KnownGoal): GoalDraft =>
  goalDraftOf({ ...goal, serves: servesId === null ? null : { id: servesId, title: '' } })

/** Of one title, of one person, due on one day: two such goals are one. */
const keyOf = (employeeId: EmployeeId | null, title: string, dueDate: string | null): string =>
  JSON.stringify([employeeId, comparable(title), dueDate || null])

const linesOf = (asked: Asked): ReadonlyArray<Line> => {
  const { mapping, dateOrder, people, goals, idOf } = asked
  const named = peopleAmong(people)
  const leavers = new Set(people.filter(({ isActive }) => !isActive).map(({ id }) => id))
  const byId = new Map(goals.map((goal) => [goal.id as string, goal]))
  const hasDays = mapping.includes('dueDate')
  const keyed = Arr.groupBy(goals, ({ employeeId, title, dueDate }) =>
    keyOf(employeeId, title, hasDays ? dueDate : null),
  )

  return asked.rows.map((row) => {
    const read = readCells<GoalColumn, GoalProblemReason>(row, mapping)
    const { cellOf, say } = read
    const { text, day, chosen } = saidOver(read, mapping, dateOrder)
    const said = (column: GoalColumn, because: keyof typeof goalImportSentences & GoalProblemReason) => {
      const sentence: string | ((line: number) => string) = goalImportSentences[because]
      say(column, because, String(sentence))
    }

    const id = cellOf('id').toLowerCase()
    const known = id === '' ? undefined : byId.get(id)
    if (id !== '' && known === undefined) said('id', 'unknownGoal')
    const employeeId = personOf()
    const before = known ?? (id === '' ? sameOf() : null)

    const blank = before === null ? goalFields.blank : draftOf(before)
    const kind = chosen('kind', kinds, blank.kind, ['unknownKind', goalImportSentences.unknownKind])
    const begun = kind === blank.kind && before !== null ? blank : { ...blank, ...ofKind(kind) }
    const amount = (column: 'start' | 'current' | 'target') => {
      const cell = cellOf(column)
      const truth = kind === 'yesNo' ? truthOf(cell) : null
      return cell === '' ? begun[column] : truth === null ? plainNumber(cell) : truth ? '1' : '0'
    }
    const draft: GoalDraft = {
      title: text('title', blank.title),
      description: text('description', blank.description),
      dueDate: day('dueDate', blank.dueDate),
      kind,
      start: amount('start'),
      current: amount('current'),
      target: amount('target'),
      unit: text('unit', begun.unit),
      servesId: blank.servesId,
      sharedWith: chosen('sharedWith', sharings, blank.sharedWith, [
        'unknownSharing',
        goalImportSentences.unknownSharing,
      ]),
    }
    const state = chosen('state', states, before?.state ?? 'Active', ['unknownState', goalImportSentences.unknownState])
    if (before === null && !mayBeginAs(state).allowed) said('state', 'newHasEnded')
    if (before !== null && !mayBecome(before.state, state).allowed)
      say('state', 'notFromThisState', denials.notFromThisState)
    const isMoved = before !== null && Number(draft.current) !== before.progress.current
    if (isMoved && !mayProgress(before.state).allowed && !mayProgress(state).allowed)
      say('current', 'goalEnded', denials.goalEnded)
    return {
      ...read,
      row,
      id: before?.id ?? idOf(row.line),
      employeeId,
      isUnknown: id !== '' && known === undefined,
      before,
      draft,
      state,
    }

    function personOf(): EmployeeId | null {
      const cell = cellOf('person')
      const found = cell === '' ? (known?.employeeId ?? null) : named(cell)
      if (found === null) {
        if (id === '') said('person', 'personMissing')
        return null
      }
      if (found === 'unknown' || found === 'ambiguous') {
        said('person', found === 'unknown' ? 'unknownPerson' : 'ambiguousPerson')
        return null
      }
      if (known !== undefined && known.employeeId !== found) said('person', 'otherPerson')
      if (leavers.has(found)) said('person', 'hasLeft')
      return found
    }

    function sameOf(): KnownGoal | null {
      const found = keyed[keyOf(employeeId, cellOf('title'), hasDays ? day('dueDate', '') : null)] ?? []
      const open = found.filter(({ state }) => !hasEnded(state))
      const [one, ...others] = open.length > 0 ? open : found
      if (others.length > 0) said('title', 'ambiguousGoal')
      return one ?? null
    }
  })
}

const kinds = byWord(kindNames)
const states = byWord(stateNames)
const sharings = new Map([...byWord(sharingNames), ['manager', 'manager'], ['company', 'company']] as const)

/** Two lines about one goal, and what would be there twice. */
const sayTwice = (lines: ReadonlyArray<Line>, goals: ReadonlyArray<KnownGoal>): void => {
  const firstOf = new Map<GoalId, number>()
  for (const line of lines) {
    const first = firstOf.get(line.id)
    if (first === undefined) firstOf.set(line.id, line.row.line)
    else line.say('id', 'goalTwiceInFile', goalImportSentences.goalTwiceInFile(first))
  }
  const inFile = new Set(lines.map(({ id }) => id))
  const holders = new Map<string, number | null>()
  for (const { id, employeeId, title, dueDate } of goals)
    if (!inFile.has(id)) holders.set(keyOf(employeeId, title, dueDate), null)
  for (const { employeeId, draft, before, row, say } of lines) {
    if (employeeId === null) continue
    const key = keyOf(employeeId, draft.title, draft.dueDate)
    const holder = holders.get(key)
    // Those that were two before stay two.
    const isNew = before === null || keyOf(employeeId, before.title, before.dueDate) !== key
    if (holder === undefined) holders.set(key, row.line)
    else if (isNew && holder === null) say('title', 'sameGoal', goalImportSentences.sameGoal)
    else if (isNew && holder !== null) say('title', 'goalTwiceInFile', goalImportSentences.goalTwiceInFile(holder))
  }
}

/** Each with what it serves, if it may. */
const withServed = (lines: ReadonlyArray<Line>, { mapping, standing, sees }: Asked): ReadonlyArray<Line> => {
  if (!mapping.includes('servesId') && !mapping.includes('sharedWith')) return lines
  const before = new Map(standing.map((goal) => [goal.id, goal]))
  const all = new Map(before)
  for (const { id, employeeId, draft, state } of lines)
    if (employeeId !== null)
      all.set(id, {
        id,
        employeeId,
        state,
        title: draft.title,
        sharedWith: draft.sharedWith,
        servesId: draft.servesId?.id ?? null,
      })
  const titled = Arr.groupBy([...all.values()].filter(sees), ({ title }) => comparable(title))
  const placed = lines.map((line) => {
    const cell = line.cellOf('servesId')
    if (!mapping.includes('servesId') || line.employeeId === null) return line
    const servesId = cell === '' ? null : servedIn(cell, line)
    return { ...line, draft: { ...line.draft, servesId: servesId === null ? null : { id: servesId, title: '' } } }
  })
  const after = new Map(all)
  for (const { id, draft } of placed) {
    const goal = all.get(id)
    if (goal !== undefined) after.set(id, { ...goal, servesId: draft.servesId?.id ?? null })
  }
  const refused = misplaced(
    before,
    after,
    placed.filter(({ problems }) => problems.length === 0).map(({ id }) => id),
    sees,
  )
  for (const { id, say } of placed) {
    const because = refused.get(id)
    if (because !== undefined) say('servesId', because, denials[because])
  }
  return placed

  function servedIn(cell: string, { id, employeeId, draft, say }: Line): GoalId | null {
    const byId = all.get(cell.toLowerCase() as GoalId)
    if (byId !== undefined && sees(byId)) return byId.id
    const found = (titled[comparable(cell)] ?? []).filter((goal) => goal.id !== id)
    // Of several of one title, the one that it may serve.
    const fitting = found.filter(
      (goal) =>
        !hasEnded(goal.state) &&
        employeeId !== null &&
        mayStayBelow({ employeeId, sharedWith: draft.sharedWith }, goal).allowed,
    )
    const [one, ...others] = found.length > 1 ? fitting : found
    if (one === undefined) say('servesId', 'unknownServed', denials.unknownServed)
    else if (others.length > 0) say('servesId', 'ambiguousServed', goalImportSentences.ambiguousServed)
    return one?.id ?? null
  }
}
