/**
 * The columns of a file of goals: days and numbers as a spreadsheet reads them. Ours: the template and an export have the
 * columns of an import, so that what was exported can be imported as it is; what an export has besides only tells.
 */
import type { ColumnRule } from '../kernel/import/mapping.ts'
import type { Day } from '../kernel/nouns.ts'
import { sharingNames } from './alignment.fields.ts'
import { goalFields } from './goal.fields.ts'
import { goalStatus } from './goalStatus.ts'
import type { Goal } from './nouns.ts'
import { kindNames, shareDone } from './progress.ts'
import { goalStatusNames, stateNames } from './wording.ts'

/** What a file says of a goal. A goal is known by its id, or by its person, title and due day. */
export const goalColumnNames = [
  'title',
  'person',
  'state',
  'dueDate',
  'kind',
  'start',
  'current',
  'target',
  'unit',
  'description',
  'sharedWith',
  'servesId',
  'id',
] as const
export type GoalColumn = (typeof goalColumnNames)[number]

const { fields } = goalFields

export const goalColumns: Readonly<Record<GoalColumn, ColumnRule>> = {
  title: {
    header: fields.title.label,
    hint: 'Required for a new goal',
    aliases: ['title', 'goaltitle', 'objective', 'name', 'goalname'],
  },
  person: {
    header: 'Email',
    hint: 'The person’s email address or full name. Required for a new goal',
    aliases: ['person', 'employee', 'owner', 'emailaddress', 'who', 'employeename', 'fullname'],
  },
  state: {
    header: 'Status',
    hint: `${Object.values(stateNames).join(', ')}. A new goal is active unless the file says draft`,
    aliases: ['state'],
  },
  dueDate: {
    header: fields.dueDate.label,
    hint: 'For example 2024-03-01 or 1/3/2024',
    aliases: ['duedate', 'dueday', 'deadline', 'enddate', 'end'],
  },
  kind: {
    header: fields.kind.label,
    hint: Object.values(kindNames).join(', '),
    aliases: ['kind', 'measure', 'measuredby', 'progresskind'],
  },
  start: { header: fields.start.label, hint: 'Starting value: a number', aliases: ['start', 'startvalue', 'baseline'] },
  current: {
    header: fields.current.label,
    hint: 'Current value. A change is saved as an update with your name and today’s date',
    aliases: ['current', 'currentvalue', 'progress', 'actual'],
  },
  target: { header: fields.target.label, hint: 'A number', aliases: ['targetvalue', 'goalvalue'] },
  unit: { header: fields.unit.label, hint: 'Unit of the number, or a currency', aliases: ['currency', 'units'] },
  description: { header: fields.description.label, hint: 'Any text', aliases: ['details', 'notes'] },
  sharedWith: {
    header: fields.sharedWith.label,
    hint: Object.values(sharingNames).join('; '),
    aliases: ['whoseesit', 'sharedwith', 'visibility'],
  },
  servesId: {
    header: 'Supports goal ID',
    hint: 'The ID or title of the goal it supports',
    aliases: ['serves', 'servesgoalid', 'parent', 'parentgoal', 'alignsto', 'alignedto'],
  },
  id: {
    header: 'Goal ID',
    hint: 'From an export. The goal is updated even if its title or due date differs. Leave empty for a new goal',
    aliases: ['goalid', 'id'],
  },
}

/** What a template or an import has, and between it what an export tells besides. */
const exported = [
  'title',
  'Person',
  'person',
  'Department',
  'state',
  'Health',
  'Started',
  'dueDate',
  'kind',
  'start',
  'current',
  'target',
  'unit',
  'Percent done',
  'description',
  'sharedWith',
  'Supports',
  'servesId',
  'id',
] as const
type Exported = (typeof exported)[number]

const isColumn = (name: Exported): name is GoalColumn & Exported => name in goalColumns

/** A goal as a file says it. */
export interface WrittenGoal
  extends Pick<Goal, 'id' | 'title' | 'description' | 'state' | 'dueDate' | 'startedDay' | 'progress' | 'sharedWith'> {
  readonly person: string
  readonly email: string
  readonly department: string | null
  /** What it serves, as the reader sees it. */
  readonly serves: Pick<Goal, 'id' | 'title'> | null
}

const written: Readonly<Record<Exported, (goal: WrittenGoal, today: Day) => string>> = {
  title: ({ title }) => title,
  Person: ({ person }) => person,
  person: ({ email }) => email,
  Department: ({ department }) => department ?? '',
  state: ({ state }) => stateNames[state],
  Health: (goal, today) => {
    const status = goalStatus(goal, today)
    return status === null ? '' : goalStatusNames[status]
  },
  Started: ({ startedDay }) => startedDay ?? '',
  dueDate: ({ dueDate }) => dueDate ?? '',
  kind: ({ progress }) => kindNames[progress.kind],
  start: ({ progress }) => String(progress.start),
  current: ({ progress }) => String(progress.current),
  target: ({ progress }) => String(progress.target),
  unit: ({ progress }) => progress.unit,
  'Percent done': ({ progress }) => String(Math.round(shareDone(progress) * 100)),
  description: ({ description }) => description,
  sharedWith: ({ sharedWith }) => sharingNames[sharedWith],
  Supports: ({ serves }) => serves?.title ?? '',
  servesId: ({ serves }) => serves?.id ?? '',
  id: ({ id }) => id,
}

export const goalCsvHeaders: ReadonlyArray<string> = exported.map((name) =>
  isColumn(name) ? goalColumns[name].header : name,
)

export const goalCsvRow = (goal: WrittenGoal, today: Day): ReadonlyArray<string> =>
  exported.map((name) => written[name](goal, today))
