/**
 * Others are asked for feedback in all the reviews of a cycle at once (ours): those who report to the employee, peers of the same
 * team up to a number, and whom the employee has proposed. Whom it would ask follows from who works here and who is asked already,
 * never from who has answered; done twice it asks nobody more.
 */
import type { PersonRef } from '../../employees/nouns.ts'
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import type { EmployeeId, ReviewId } from '../../kernel/ids.ts'
import { type Draft, number, recordOf, yesNo } from '../../kernel/record.ts'
import type { Actor } from '../../permissions/actor.ts'
import { type FeedbackGroup, groupOf, groupsAsked, mayBeAsked, type Somebody } from '../feedback/groups.ts'
import { mayCollect } from '../feedback/lifecycle.ts'
import type { ReviewStage } from '../lifecycle.ts'
import type { TemplateSection } from '../template.fields.ts'
import type { CycleState } from './lifecycle.ts'

/** Above so many reviews of one cycle somebody is named before they are asked. */
export const ASKED_OFTEN = 5
const PEERS = { least: 0, most: 10, isWhole: true }

export const askingFields = recordOf(
  {
    reports: yesNo('Everyone who reports to the employee', true),
    peers: { ...number('Peers in the same team, up to', PEERS, 'Enter a whole number from 0 to 10'), blank: '3' },
    proposals: yesNo('Everyone the employee has proposed', true),
  },
  ({ reports, peers, proposals }) => ({
    peers: !reports && !proposals && Number(peers) === 0 ? 'Choose people to ask' : null,
  }),
)
export type AskingDraft = Draft<typeof askingFields.fields>
type AskingRules = ReturnType<typeof askingFields.toSaved>

export interface AskingCycle {
  readonly state: CycleState
  /** Whether its reviews ask others anything. */
  readonly asksOthers: boolean
}

export const mayAskOthers = ({ state, asksOthers }: AskingCycle): Decision<'notRunning' | 'asksNobodyElse'> => {
  if (state !== 'Running') return denied('notRunning')
  return asksOthers ? allowed : denied('asksNobodyElse')
}

/** Somebody of the client. In the order of the list, so that the same are chosen each time. */
export interface PersonToAsk extends Somebody {
  readonly fullName: string
  readonly isHidden: boolean
}

/** A review of the cycle that is not written yet. */
export interface ReviewToAsk {
  readonly id: ReviewId
  readonly employeeId: EmployeeId
  readonly reviewerId: EmployeeId
  readonly stage: ReviewStage
  readonly isClosed: boolean
  readonly asked: ReadonlyArray<EmployeeId>
  readonly askedPeers: number
  /** Of whom nothing is decided. */
  readonly proposed: ReadonlyArray<EmployeeId>
}

export type AskingRefusal = 'ownReview' | 'notBegun' | 'feedbackClosed' | 'employeeLeft' | 'nobodyToAsk'

export interface AskingRow {
  readonly id: ReviewId
  readonly employee: PersonRef
  readonly people: ReadonlyArray<PersonRef & { readonly group: FeedbackGroup }>
  readonly because: AskingRefusal | null
}

interface Asking {
  readonly actor: Pick<Actor, 'employeeId'>
  readonly rules: AskingRules
  readonly sections: ReadonlyArray<TemplateSection>
}

/** Whom it would ask in each review, or why nobody. Nobody asks in their own. */
export const askingOf = (
  { actor, rules, sections }: Asking,
  reviews: ReadonlyArray<ReviewToAsk>,
  people: ReadonlyArray<PersonToAsk>,
): ReadonlyArray<AskingRow> => {
  const known = new Map(people.map((person) => [person.id, person]))
  const teams = new Map<EmployeeId | null, Array<PersonToAsk>>()
  for (const person of people) {
    const team = teams.get(person.reportsTo)
    if (team === undefined) teams.set(person.reportsTo, [person])
    else team.push(person)
  }
  return reviews.flatMap((review): ReadonlyArray<AskingRow> => {
    const employee = known.get(review.employeeId)
    if (employee === undefined) return []
    const row = { id: review.id, employee: { id: employee.id, fullName: employee.fullName }, people: [] }
    const because = refusalOf(actor, review, employee)
    if (because !== null) return [{ ...row, because }]
    const chosen = chosenIn(review, employee, { rules, sections, known, teams })
    return chosen.length === 0
      ? [{ ...row, because: 'nobodyToAsk' }]
      : [{ ...row, because: null, people: chosen.map((one) => ({ ...refOf(one), group: groupOf(one, employee.id) })) }]
  })
}

const refOf = ({ id, fullName }: PersonToAsk): PersonRef => ({ id, fullName })

const refusalOf = (
  actor: Pick<Actor, 'employeeId'>,
  review: ReviewToAsk,
  employee: PersonToAsk,
): AskingRefusal | null => {
  if (actor.employeeId === employee.id) return 'ownReview'
  const may = mayCollect(review)
  if (!may.allowed) return may.because
  return employee.isActive ? null : 'employeeLeft'
}

interface Choosing extends Pick<Asking, 'rules' | 'sections'> {
  readonly known: ReadonlyMap<EmployeeId, PersonToAsk>
  readonly teams: ReadonlyMap<EmployeeId | null, ReadonlyArray<PersonToAsk>>
}

const chosenIn = (
  review: ReviewToAsk,
  employee: PersonToAsk,
  { rules, sections, known, teams }: Choosing,
): ReadonlyArray<PersonToAsk> => {
  const asked = new Set(review.asked)
  const mayAsk = (person: PersonToAsk) => !asked.has(person.id) && mayBeAsked(person, review, sections).allowed
  const proposed = rules.proposals ? review.proposed.flatMap((id) => known.get(id) ?? []).filter(mayAsk) : []
  // Who is hidden from the directory is asked by those alone who see them.
  const mayPick = (person: PersonToAsk) => !person.isHidden && mayAsk(person) && !proposed.includes(person)
  const reports = rules.reports ? (teams.get(employee.id) ?? []).filter(mayPick) : []
  const left = rules.peers - review.askedPeers - proposed.filter((one) => groupOf(one, employee.id) === 'peers').length
  const peers =
    left > 0
      ? nextInTeam(teams.get(employee.reportsTo) ?? [], employee)
          .filter(mayPick)
          .slice(0, left)
      : []
  return [...proposed, ...reports, ...(employee.reportsTo === null ? [] : peers)]
}

/** Those after the employee, and then from the first on: so that of a team nobody is asked more often than the others. */
const nextInTeam = (team: ReadonlyArray<PersonToAsk>, employee: PersonToAsk): ReadonlyArray<PersonToAsk> => {
  const at = team.findIndex(({ id }) => id === employee.id)
  return [...team.slice(at + 1), ...team.slice(0, at)]
}

export const asksOthersAnything = (sections: ReadonlyArray<TemplateSection>): boolean =>
  groupsAsked(sections).length > 0

/** How many reviews, how many people, and how often altogether. */
export const askingCounts = (rows: ReadonlyArray<{ readonly people: ReadonlyArray<PersonRef> }>) => {
  const all = rows.flatMap(({ people }) => people.map(({ id }) => id))
  return {
    reviews: rows.filter(({ people }) => people.length > 0).length,
    people: new Set(all).size,
    asked: all.length,
  }
}

export interface AskedOften {
  readonly person: PersonRef
  readonly count: number
}

/**
 * Who of those who would be asked would be so of more reviews of the cycle than is usual, the most often first; what is asked
 * in the actor's own review does not count.
 */
export const askedOften = (
  actor: Pick<Actor, 'employeeId'>,
  rows: ReadonlyArray<AskingRow>,
  reviews: ReadonlyArray<Pick<ReviewToAsk, 'employeeId' | 'asked'>>,
): ReadonlyArray<AskedOften> => {
  const before = reviews.filter(({ employeeId }) => employeeId !== actor.employeeId).flatMap(({ asked }) => asked)
  const counts = new Map<EmployeeId, number>()
  for (const id of before) counts.set(id, (counts.get(id) ?? 0) + 1)
  const people = new Map<EmployeeId, PersonRef>()
  for (const { id, fullName } of rows.flatMap((row) => row.people)) {
    counts.set(id, (counts.get(id) ?? 0) + 1)
    people.set(id, { id, fullName })
  }
  return [...people.values()]
    .map((person) => ({ person, count: counts.get(person.id) ?? 0 }))
    .filter(({ count }) => count > ASKED_OFTEN)
    .toSorted((one, other) => other.count - one.count)
}
