/**
 * Who gives feedback in a review beside the two (`areas.md` 1.7, 10; ours): those who report to the employee, and as peers
 * whoever else works here. What each group said is shown for itself.
 */
import type { Parties } from '../../checkIns/access.ts'
import type { SectionOf } from '../../checkIns/template.fields.ts'
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import type { EmployeeId } from '../../kernel/ids.ts'
import type { Question, TemplateSection } from '../template.fields.ts'

export const feedbackGroups = ['peers', 'reports'] as const
export type FeedbackGroup = (typeof feedbackGroups)[number]

type Asked = Pick<Question, 'others'>

const isAskedOfGroup = ({ others }: Asked, group: FeedbackGroup): boolean => others === 'both' || others === group

/** The groups of which anything is asked: a review of which nothing is has no feedback. */
export const groupsAsked = (sections: ReadonlyArray<TemplateSection>): ReadonlyArray<FeedbackGroup> =>
  feedbackGroups.filter((group) =>
    sections.some(({ questions }) => questions.some((question) => isAskedOfGroup(question, group))),
  )

/** What a group is asked: the sections in which there is something, with that. */
export const askedOfGroup = <Q extends Asked>(
  sections: ReadonlyArray<SectionOf<Q>>,
  group: FeedbackGroup,
): ReadonlyArray<SectionOf<Q>> =>
  sections
    .map((section) => ({ ...section, questions: section.questions.filter((one) => isAskedOfGroup(one, group)) }))
    .filter(({ questions }) => questions.length > 0)

export interface Somebody {
  readonly id: EmployeeId
  readonly isActive: boolean
  readonly reportsTo: EmployeeId | null
}

/** Whether somebody is a peer or a report is no choice of whoever asks. */
export const groupOf = ({ reportsTo }: Pick<Somebody, 'reportsTo'>, employeeId: EmployeeId): FeedbackGroup =>
  reportsTo === employeeId ? 'reports' : 'peers'

/** Those who work here, apart from the two, if anything is asked of their group. */
export const mayBeAsked = (
  person: Somebody,
  { employeeId, reviewerId }: Pick<Parties, 'employeeId' | 'reviewerId'>,
  sections: ReadonlyArray<TemplateSection>,
): Decision<'oneOfTheTwo' | 'otherLeft' | 'groupNotAsked'> => {
  if (person.id === employeeId || person.id === reviewerId) return denied('oneOfTheTwo')
  if (!person.isActive) return denied('otherLeft')
  return groupsAsked(sections).includes(groupOf(person, employeeId)) ? allowed : denied('groupNotAsked')
}
