import { actorAfter } from '../../domain/employees/reporting.ts'
import type { Decision } from '../../domain/kernel/decision.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { activeOrLeading } from '../../domain/orgChart/membership.ts'
import { laidOver, linesOf, type MoveDenial, mayRearrange, type Step, stepsFor } from '../../domain/orgChart/moving.ts'
import type { Move, Moved, OrgChartPerson } from '../../domain/orgChart/nouns.ts'
import {
  above,
  firstExpanded,
  managersIn,
  type OrgNode,
  type OrgTree,
  orgTree,
  type VacantPlace,
  withVacancies,
} from '../../domain/orgChart/tree.ts'
import { sentences, wording } from '../../domain/orgChart/wording.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import { draftOf } from '../kit/drafts.ts'
import type { NodeEdited } from './nodeForm.ts'

/** What the org chart's machine holds, and how it changes; the machine says when. */

export interface OrgChartInput {
  readonly actor: Actor
  readonly now: number
}

export interface Context extends Omit<OrgChartInput, 'now'> {
  /** As the server last said; null until it has said anything. */
  readonly people: ReadonlyArray<OrgChartPerson> | null
  /** The people in the chart, with what is being saved laid over it; `treeIn` puts them together. */
  readonly members: ReadonlyArray<OrgChartPerson> | null
  /** Shown below their managers, and part of no rule. */
  readonly vacant: ReadonlyArray<VacantPlace>
  readonly failure: Failure | null
  readonly askedAt: number
  readonly expanded: ReadonlySet<EmployeeId>
  readonly selected: EmployeeId | null
  readonly attempt: Attempt | null
  /** What can be taken back, the latest last. */
  readonly done: ReadonlyArray<ReadonlyArray<Done>>
  /** Whom the open dialog is about. */
  readonly subject: EmployeeId | null
}

export interface Attempt {
  readonly steps: ReadonlyArray<Step>
  readonly isUndo: boolean
}

/** A person who was moved: whom they reported to before, and whom they stand below since. */
interface Done {
  readonly id: EmployeeId
  readonly before: EmployeeId | null
  readonly since: EmployeeId | null
}

export interface MoveAsked {
  readonly id: EmployeeId
  readonly managerId: EmployeeId | null
  /** The person goes alone, and their reports stay where they are. */
  readonly leavesTeam?: boolean
}

/** What is chosen in the dialog that moves somebody without dragging. */
export const moveDraft = draftOf<{
  readonly managerId: EmployeeId | null
  /** Nobody: the top of the chart. */
  readonly isTop: boolean
  readonly leavesTeam: boolean
}>('orgChart/move')

export const moveInput = moveDraft.inputOf({ managerId: null, isTop: false, leavesTeam: false })

export const opened = ({ now, ...input }: OrgChartInput): Context => ({
  ...input,
  people: null,
  members: null,
  vacant: [],
  failure: null,
  askedAt: now,
  expanded: new Set(),
  selected: null,
  attempt: null,
  done: [],
  subject: null,
})

const trees = new WeakMap<object, OrgTree>()
const nobody: ReadonlyArray<OrgChartPerson> = []

/** The chart as a tree: made once for the same people, and no part of the context, which is to be read by others too. */
export const treeIn = ({ members }: Pick<Context, 'members'>): OrgTree => {
  const people = members ?? nobody
  const tree = trees.get(people) ?? orgTree(people)
  trees.set(people, tree)
  return tree
}

const shownTrees = new WeakMap<object, readonly [people: object, tree: OrgTree]>()

/** The same with the vacancies: for whoever looks at it. */
export const shownTreeIn = ({ members, vacant }: Pick<Context, 'members' | 'vacant'>): OrgTree => {
  if (vacant.length === 0) return treeIn({ members })
  const people = members ?? nobody
  const known = shownTrees.get(vacant)
  if (known?.[0] === people) return known[1]
  const tree = withVacancies(orgTree(people), vacant)
  shownTrees.set(vacant, [people, tree])
  return tree
}

/** The chart as it was read anew. */
export const drawn = (context: Context, change: Partial<Pick<Context, 'people' | 'attempt'>>): Partial<Context> => {
  const { people, attempt } = { ...context, ...change }
  if (people === null) return change
  const members = activeOrLeading(attempt === null ? people : laidOver(people, attempt.steps))
  const tree = treeIn({ members })
  const selected = context.selected !== null && tree.byId.has(context.selected) ? context.selected : null
  return { ...change, members, selected, ...(context.members === null && { expanded: firstExpanded(tree) }) }
}

export const mayMove = (
  context: Pick<Context, 'actor' | 'members'>,
  steps: ReadonlyArray<Step>,
): Decision<MoveDenial> => mayRearrange(context.actor, steps, linesOf(treeIn(context)))

export const stepsAsked = (context: Pick<Context, 'members'>, { id, managerId, leavesTeam }: MoveAsked) => {
  const node = nodeIn(context, id)
  return node === undefined ? [] : stepsFor(node, managerId, leavesTeam === true)
}

/** Somebody on their own manager's card: there is nothing to do. A hidden manager is another than the one above them. */
export const changesNothing = (
  context: Pick<Context, 'members'>,
  { id, managerId, leavesTeam }: MoveAsked,
): boolean => {
  const person = nodeIn(context, id)?.person
  if (person === undefined) return true
  return leavesTeam !== true && person.managerId === managerId && !person.isMovedUp
}

export const attempted = ({ attempt }: Pick<Context, 'attempt'>): ReadonlyArray<Step> => attempt?.steps ?? []

/** With the versions as they are known now. */
export const movesOf = ({ people, attempt }: Context): ReadonlyArray<Move> => {
  const versions = new Map(people?.map(({ id, version }) => [id, version]))
  return attempted({ attempt }).map((step) => ({ ...step, version: versions.get(step.id) ?? 1 }))
}

const withPeople = (context: Context, changed: ReadonlyArray<OrgChartPerson>): ReadonlyArray<OrgChartPerson> => {
  const byId = new Map(changed.map((person) => [person.id, person]))
  return (context.people ?? []).map((person) => byId.get(person.id) ?? person)
}

export const withMoved = (context: Context, moved: ReadonlyArray<Moved>): Partial<Context> => {
  const { attempt, done } = context
  const taken = moved.map(({ person, reportedTo }) => ({ id: person.id, before: reportedTo, since: person.managerId }))
  const people = withPeople(
    context,
    moved.map(({ person }) => person),
  )
  return {
    ...drawn(context, { people, attempt: null }),
    actor: attempted(context).reduce(actorAfter, context.actor),
    done: attempt?.isUndo ? done.slice(0, -1) : [...done, taken],
  }
}

/** What a form gives: the chart as it had to read it in a conflict, and the person as saved. */
export const withEdited = (context: Context, { person, people }: NodeEdited): Partial<Context> => {
  const read = people === null ? context : { ...context, people }
  return drawn(context, { people: person === null ? read.people : withPeople(read, [person]) })
}

/** How the latest move is taken back. */
export const undoing = ({ done }: Pick<Context, 'done'>): Attempt => ({
  steps: (done.at(-1) ?? []).map(({ id, before }) => ({ id, reportsTo: before })),
  isUndo: true,
})

/** Why the latest move cannot be taken back now; null when it can. */
export const undoDenial = (
  context: Pick<Context, 'actor' | 'members' | 'done'>,
): MoveDenial | 'nothing' | 'elsewhere' | null => {
  const last = context.done.at(-1)
  if (last === undefined) return 'nothing'
  const { byId } = treeIn(context)
  if (last.some(({ id, since }) => byId.get(id)?.person.managerId !== since)) return 'elsewhere'
  const may = mayMove(context, undoing(context).steps)
  return may.allowed ? null : may.because
}

/** What is told once it has been saved. */
export const successMessage = (context: Context): string => {
  const { attempt } = context
  if (attempt?.isUndo) return wording.undone
  const [step, ...more] = attempt?.steps.toReversed() ?? []
  if (step === undefined || more.length > 0) return sentences.movedMany(more.length + 1)
  const nameOf = (id: EmployeeId | null) => nodeIn(context, id)?.person.fullName ?? null
  return sentences.moved(nameOf(step.id) ?? '', nameOf(step.reportsTo))
}

export const toggled = ({ expanded }: Context, id: EmployeeId): ReadonlySet<EmployeeId> => {
  const next = new Set(expanded)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Everybody above them opened, so that they can be seen. */
export const sought = (context: Context, id: EmployeeId): Partial<Context> => {
  const node = nodeIn(context, id)
  if (node === undefined) return {}
  return { selected: id, expanded: new Set([...context.expanded, ...above(node).map(({ person }) => person.id)]) }
}

export const allExpanded = (context: Context): ReadonlySet<EmployeeId> => managersIn(shownTreeIn(context))

export const nodeIn = (context: Pick<Context, 'members'>, id: EmployeeId | null): OrgNode | undefined =>
  id === null ? undefined : treeIn(context).byId.get(id)
