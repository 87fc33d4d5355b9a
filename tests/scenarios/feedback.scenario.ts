import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { ItemId, ReviewId } from '../../src/domain/kernel/ids.ts'
import { mayGive } from '../../src/domain/reviews/feedback/lifecycle.ts'
import type { FeedbackAnswer, OwnFeedback, ReviewFeedback } from '../../src/domain/reviews/feedback/nouns.ts'
import type { WrittenAnswer } from '../../src/domain/reviews/writing.ts'
import type { ProposalDecision } from '../../src/machines/reviews/feedback/feedback.ports.ts'
import { feedbackAreaMachine } from '../../src/machines/reviews/feedback/feedbackArea.machine.ts'
import { feedbackPart as part } from '../../src/machines/reviews/feedback/feedbackPart.ts'
import { choicesReading, feedbackReading } from '../../src/machines/reviews/feedback/feedbackReading.ts'
import { feedbackWorkMachine } from '../../src/machines/reviews/feedback/feedbackWork.machine.ts'
import { ownFeedbackMachine } from '../../src/machines/reviews/feedback/ownFeedback.machine.ts'
import { proposalsMachine } from '../../src/machines/reviews/feedback/proposals.machine.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, changedMeanwhile, ends, notFound, notValid, says } from './outcomes.ts'
import { employeeIds } from './people.ts'
import { reading } from './readings.ts'

const reviewId = '00000000-0000-4000-8000-000000000521' as ReviewId
const otherId = '00000000-0000-4000-8000-000000000522' as ReviewId
const questionId = '00000000-0000-4000-8000-000000000523' as ItemId

export const feedbackInScenario: ReviewFeedback = {
  isAnonymous: true,
  smallestGroup: 3,
  isClosed: false,
  isOpenToReader: false,
  groups: [{ group: 'peers', asked: 3, answered: null, said: [] }],
  people: [],
  takesProposals: true,
  proposals: [],
}

const own = (over: Partial<OwnFeedback> = {}): OwnFeedback => ({
  id: reviewId,
  name: 'Annual review',
  employee: { id: employeeIds.manager, fullName: samples.max.fullName },
  reviewer: { id: employeeIds.admin, fullName: samples.ava.fullName },
  stage: 'Writing',
  dueDay: '2026-12-01',
  group: 'peers',
  isAnonymous: true,
  smallestGroup: 3,
  state: 'Open',
  isClosed: false,
  sections: [],
  answers: [],
  ...over,
})

const said = (text: string): WrittenAnswer => ({ kind: 'answer', text, chosen: null, parts: [] })
const answer: FeedbackAnswer = {
  questionId,
  text: 'Roof theirs',
  chosen: null,
  parts: [],
  version: 4,
  updatedUtc: '2026-11-02T03:00:00.000Z',
}

const writing = (label: string, base: WrittenAnswer | null, version: number): Variant => ({
  label,
  input: { id: reviewId, person: employeeIds.employee, key: questionId, content: said('Roof mine'), base, version },
  cases: {
    ...says('part.typed', {
      'a line': { content: said('Roof mine') },
      'too much': { content: said('x'.repeat(9_000)) },
    }),
    ...answers('savePart', { 'it is saved': answer }, { ...changedMeanwhile, ...notFound, ...anyFailure }),
    ...answers(
      'loadPart',
      { 'theirs, in the same line': answer, 'there is none any more': null },
      { ...notFound, ...anyFailure },
    ),
    // No page takes an answer away; what every part could is walked all the same.
    ...answers('removePart', { 'it is removed': undefined }, { ...notFound, ...changedMeanwhile, ...anyFailure }),
    ...answers('keepPart', { 'it is kept': undefined }),
    ...answers('forgetPart', { 'it is forgotten': undefined }),
  },
  project: ({ context }) => [
    (context.content as WrittenAnswer).text,
    (context.base as WrittenAnswer | null)?.text ?? null,
    (context.sentContent as WrittenAnswer).text,
    context.version,
    context.changes === context.sent,
    context.attempt > 0,
    context.theirs !== null,
    context.refusal !== null,
    context.isUnwanted,
  ],
})

export const feedbackPart: Scenario = {
  machine: part.machine,
  variants: [writing('an answer', said('Roof'), 3), writing('a new answer', null, 0)],
}

type Snapshot = SnapshotFrom<typeof ownFeedbackMachine>
const isWriting = (snapshot: AnyMachineSnapshot) => (snapshot as Snapshot).context.parts.includes(questionId)
/** The page offers what the domain allows, of what it shows. */
const whileOpen =
  <A>(offered: Readonly<Record<string, A>>) =>
  (snapshot: AnyMachineSnapshot): Readonly<Record<string, A>> => {
    const { own: shown } = (snapshot as Snapshot).context
    return shown === null || mayGive(shown).allowed ? offered : {}
  }

export const ownFeedback: Scenario = {
  machine: ownFeedbackMachine,
  variants: [
    {
      label: 'somebody who was asked',
      input: { person: employeeIds.employee },
      cases: {
        ...says('feedback.opened', { 'of a review': { id: reviewId } }),
        ...says('part.typed', whileOpen({ 'an answer': { key: questionId, content: said('Roof') } })),
        ...says('part.stored', (snapshot) => (isWriting(snapshot) ? { 'the answer': { stored: answer } } : {})),
        ...says('part.settled', (snapshot) => (isWriting(snapshot) ? { 'the answer': { key: questionId } } : {})),
        ...says(
          'giving.asked',
          whileOpen({ submit: { act: 'submit', unanswered: 1 }, decline: { act: 'decline', unanswered: 1 } }),
        ),
        ...answers('loadOwn', { 'what is asked': own() }, { ...notFound, ...notValid, ...anyFailure }),
        ...answers('recallParts', {
          'nothing was kept': [],
          'an answer was kept': [{ key: questionId, content: said('Roof'), base: null, version: 0 }],
        }),
        ...ends('confirmation', {
          'confirmed and done': { confirmed: true, answer: own({ state: 'Submitted' }) },
          cancelled: { confirmed: false, answer: null },
        }),
      },
      project: ({ context: { own: shown, parts, refusal, giving } }: Snapshot) => [
        shown?.state ?? null,
        parts.length,
        refusal !== null,
        giving?.act ?? null,
      ],
    },
  ],
}

export const reviewFeedbackWork: Scenario = {
  machine: feedbackWorkMachine,
  variants: [
    {
      label: 'the reviewer',
      input: undefined,
      cases: {
        ...says('people.chosen', {
          somebody: { id: reviewId, people: [employeeIds.employee] },
          nobody: { id: reviewId, people: [] },
        }),
        ...says('closing.asked', { 'the review': { id: reviewId } }),
        ...answers('askPeople', { 'they are asked': feedbackInScenario }, { ...notValid, ...notFound, ...anyFailure }),
        ...ends('confirmation', {
          'confirmed and done': { confirmed: true, answer: { ...feedbackInScenario, isClosed: true } },
          cancelled: { confirmed: false, answer: null },
        }),
      },
      project: ({ context: { id, people, refusal } }) => [id, people.length, refusal !== null],
    },
  ],
}

const proposing = (label: string, cases: Variant['cases']): Variant => ({
  label,
  input: undefined,
  cases: {
    ...cases,
    ...answers('decideProposals', { 'it is decided': feedbackInScenario }, { ...notValid, ...notFound, ...anyFailure }),
  },
  project: ({ context: { id, people, reason, decided, refusal } }) => [
    id,
    people.length,
    reason !== '',
    decided?.becomes ?? null,
    refusal !== null,
  ],
})

const decided = (becomes: ProposalDecision['becomes']) => ({
  decided: { id: reviewId, people: [employeeIds.manager], becomes },
})

export const reviewProposals: Scenario = {
  machine: proposalsMachine,
  variants: [
    proposing('the employee', {
      ...says('proposal.changed', {
        somebody: { id: reviewId, change: { people: [employeeIds.admin] } },
        why: { id: reviewId, change: { reason: 'We share a site' } },
        'somebody in another review': { id: otherId, change: { people: [employeeIds.admin] } },
      }),
      ...says('proposal.decided', { 'they are taken back': decided('takenBack') }),
      ...answers(
        'proposePeople',
        { 'they are proposed': feedbackInScenario },
        { ...notValid, ...notFound, ...anyFailure },
      ),
    }),
    proposing('whoever asks', {
      // It is the employee who proposes.
      ...says('proposal.changed', {}),
      ...says('proposing.pressed', {}),
      ...says('proposal.decided', { 'they are asked': decided('asked'), 'they are left out': decided('leftOut') }),
    }),
  ],
}

export const reviewFeedback: Scenario = {
  machine: feedbackReading.machine,
  variants: [reading('the page of a review', { id: reviewId }, { id: otherId }, feedbackInScenario)],
}

export const reviewFeedbackChoices: Scenario = {
  machine: choicesReading.machine,
  variants: [
    reading('the page of a review', { id: reviewId }, { id: otherId }, [
      { id: employeeIds.employee, fullName: samples.eve.fullName, group: 'peers' },
    ]),
  ],
}

export const reviewFeedbackArea: Scenario = {
  machine: feedbackAreaMachine,
  variants: [{ label: 'somebody at a review', input: { person: employeeIds.employee } }],
}
