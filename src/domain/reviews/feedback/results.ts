/**
 * What leaves the server of the feedback of others, for one reader: the one place where it is decided (ours, `areas.md` 1.7, 10).
 *
 * Under the promise of anonymity no name, id, time or order of an answer leaves it, to anybody; nothing of a group is shown
 * before collecting has ended, and nothing, not even how many, of a group in which fewer than the smallest group have
 * answered. What is shown never grows.
 */
import type { Parties } from '../../checkIns/access.ts'
import type { PersonRef } from '../../employees/nouns.ts'
import type { ItemId } from '../../kernel/ids.ts'
import type { Actor } from '../../permissions/actor.ts'
import { isShared, mayManageReview, type Written } from '../access.ts'
import type { Answer, AskedQuestion, AskedSection } from '../answers.ts'
import { isWritten } from '../lifecycle.ts'
import { isRated } from '../template.fields.ts'
import { askedOfGroup, type FeedbackGroup, groupsAsked } from './groups.ts'
import type { FeedbackState } from './lifecycle.ts'
import type { FeedbackOfGroup, FeedbackProposal, FeedbackSaid, FeedbackTally, ReviewFeedback } from './nouns.ts'

/** Under which others answer: as the settings had it when the first of them was asked. */
export interface FeedbackPromise {
  readonly isAnonymous: boolean
  readonly smallestGroup: number
}

/** Somebody who was asked. */
export interface FeedbackRequest {
  /** Null once their record was removed. */
  readonly person: PersonRef | null
  readonly group: FeedbackGroup
  readonly state: FeedbackState
  /** What stands for them where they are not named: it never leaves the server. */
  readonly key: string
  /** Of one who has submitted. */
  readonly answers: ReadonlyArray<Answer & { readonly questionId: ItemId }>
}

export interface Collected extends Parties, Written, FeedbackPromise {
  readonly sections: ReadonlyArray<AskedSection>
  readonly isClosed: boolean
  readonly requests: ReadonlyArray<FeedbackRequest>
  readonly takesProposals: boolean
  /** By the employee. */
  readonly proposals: ReadonlyArray<FeedbackProposal>
}

/** The employee reads it as they read what the reviewer wrote, and once both have gone on. */
const isFeedbackShared = (review: Written): boolean => isShared(review) || isWritten(review)

/**
 * The one rule of who reads what of it: whoever manages the review sees whom they have asked, and what was said once it is
 * closed; the employee what was said, once it is closed and shared. Nobody else, and nobody about themself sooner, not even an
 * admin.
 */
export const readsFeedback = (
  actor: Actor,
  review: Parties & Written & Pick<Collected, 'isClosed'>,
): 'nothing' | 'asked' | 'said' | 'askedAndSaid' => {
  if (actor.employeeId === review.employeeId) return review.isClosed && isFeedbackShared(review) ? 'said' : 'nothing'
  if (!mayManageReview(actor, review).allowed) return 'nothing'
  return review.isClosed ? 'askedAndSaid' : 'asked'
}

/** Whether enough of a group have answered. Where each is named, one is. */
const isEnough = (count: number, { isAnonymous, smallestGroup }: FeedbackPromise): boolean =>
  count >= (isAnonymous ? smallestGroup : 1)

/** `digest` makes of each key one by which no order can be told. */
export const feedbackFor = (actor: Actor, collected: Collected, digest: (key: string) => string): ReviewFeedback => {
  const { isAnonymous, smallestGroup, isClosed, sections, requests, takesProposals, proposals } = collected
  const reads = readsFeedback(actor, collected)
  const seesAsked = reads === 'asked' || reads === 'askedAndSaid'
  const seesSaid = reads === 'said' || reads === 'askedAndSaid'
  const seesProposals = seesAsked || actor.employeeId === collected.employeeId
  const groups = groupsAsked(sections).map((group): FeedbackOfGroup => {
    const asked = requests.filter((one) => one.group === group)
    const given = asked.filter(({ state }) => state === 'Submitted')
    const isShown = isEnough(given.length, collected)
    return {
      group,
      asked: asked.length,
      answered: isShown ? given.length : null,
      said: isShown && seesSaid ? saidBy(given, { questions: questionsOf(sections, group), isAnonymous, digest }) : [],
    }
  })
  return {
    isAnonymous,
    smallestGroup,
    isClosed,
    isOpenToReader: seesSaid,
    groups: reads === 'nothing' ? [] : groups,
    people: seesAsked ? requests.flatMap(({ person }) => person ?? []) : [],
    takesProposals,
    proposals: seesProposals ? proposals : [],
  }
}

const questionsOf = (sections: ReadonlyArray<AskedSection>, group: FeedbackGroup): ReadonlyArray<AskedQuestion> =>
  askedOfGroup(sections, group).flatMap(({ questions }) => questions)

interface Showing {
  readonly isAnonymous: boolean
  readonly digest: (key: string) => string
}

const saidBy = (
  given: ReadonlyArray<FeedbackRequest>,
  { questions, ...showing }: Showing & { readonly questions: ReadonlyArray<AskedQuestion> },
): ReadonlyArray<FeedbackSaid> =>
  questions.map((question) => {
    const answers = given.flatMap(({ answers, ...by }) =>
      answers.filter(({ questionId }) => questionId === question.id).map((answer) => ({ ...by, ...answer })),
    )
    return {
      questionId: question.id,
      ...tallyOf(question, question.id, answers, showing),
      parts: question.parts.map(({ id }) => ({
        id,
        ...tallyOf(
          question,
          `${question.id}/${id}`,
          answers.flatMap(({ parts, person, key }) =>
            parts.filter((part) => part.id === id).map((part) => ({ ...part, person, key })),
          ),
          showing,
        ),
      })),
    }
  })

type By = Pick<FeedbackRequest, 'person' | 'key'> & Pick<Answer, 'text' | 'chosen'>

/** How often each step was chosen, and what was written, in an order that is another for each question. */
const tallyOf = (
  question: AskedQuestion,
  about: string,
  answers: ReadonlyArray<By>,
  { isAnonymous, digest }: Showing,
): FeedbackTally => {
  const chosen = answers.flatMap((answer) => answer.chosen ?? [])
  const place = ({ key }: By) => digest(`${about}/${key}`)
  return {
    counts: question.choices.map((_, at) => chosen.filter((step) => step === at + 1).length),
    average:
      chosen.length === 0 || !isRated(question) ? null : chosen.reduce((sum, step) => sum + step, 0) / chosen.length,
    texts: answers
      .filter(({ text }) => text.trim() !== '')
      .toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
      .map(({ text, person }) => ({ text, by: isAnonymous ? null : person })),
  }
}
