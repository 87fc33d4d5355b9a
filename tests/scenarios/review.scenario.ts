import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { sideOf } from '../../src/domain/checkIns/access.ts'
import type { ItemId, ReviewFileId, ReviewId, ReviewSubmitId } from '../../src/domain/kernel/ids.ts'
import { mayManageReview, mayTakeStep } from '../../src/domain/reviews/access.ts'
import { mayAct, maySubmit, reviewActs } from '../../src/domain/reviews/lifecycle.ts'
import type { PerformanceReview, ReviewAnswer, ReviewFile, ReviewPoint } from '../../src/domain/reviews/nouns.ts'
import { planFields } from '../../src/domain/reviews/planning.ts'
import { answerKey, storedIn, type Written } from '../../src/domain/reviews/writing.ts'
import { evidenceReading } from '../../src/machines/reviews/evidence/evidence.ts'
import { reviewMachine } from '../../src/machines/reviews/review/review.machine.ts'
import { reviewRecordAreaMachine } from '../../src/machines/reviews/review/reviewArea.machine.ts'
import { reviewChangeForm as planRecordForm } from '../../src/machines/reviews/review/reviewChangeForm.ts'
import { reviewPart as part } from '../../src/machines/reviews/review/reviewPart.ts'
import { workOf } from '../../src/machines/reviews/review/reviewWork.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, changedMeanwhile, ends, notFound, notValid, says } from './outcomes.ts'
import { actors, employeeIds } from './people.ts'
import { reading } from './readings.ts'
import { aForm } from './recordFormCases.ts'

const reviewId = '00000000-0000-4000-8000-000000000501' as ReviewId
const otherId = '00000000-0000-4000-8000-000000000511' as ReviewId
const questionId = '00000000-0000-4000-8000-000000000502' as ItemId
const pointId = '00000000-0000-4000-8000-000000000503' as ItemId
const submitIds = {
  employee: '00000000-0000-4000-8000-000000000504' as ReviewSubmitId,
  reviewer: '00000000-0000-4000-8000-000000000505' as ReviewSubmitId,
}

const eve = { id: employeeIds.employee, fullName: samples.eve.fullName }
const max = { id: employeeIds.manager, fullName: samples.max.fullName }
const at = '2026-11-02T03:00:00.000Z'

const file: ReviewFile = {
  id: '00000000-0000-4000-8000-000000000506' as ReviewFileId,
  fileName: 'letter.pdf',
  contentType: 'application/pdf',
  size: 12_000,
  uploadedUtc: at,
  side: 'employee',
  by: eve,
}

export const reviewOf = (over: Partial<PerformanceReview> = {}): PerformanceReview => ({
  id: reviewId,
  name: 'Annual review',
  employee: eve,
  reviewer: max,
  line: [employeeIds.manager, employeeIds.admin],
  scheduledDateUTC: '2026-11-01T13:00:00.000Z',
  dueDateUtc: '2026-12-01T13:59:59.999Z',
  positionTitle: 'Site supervisor',
  status: 'Pending',
  stage: 'Writing',
  completedDateUTC: null,
  submittedBy: { employee: false, reviewer: false },
  asks: { employee: true, reviewer: true },
  cycle: null,
  version: 1,
  scheduledDay: '2026-11-02',
  dueDay: '2026-12-01',
  hidesUntilBoth: true,
  worksHere: { employee: true, reviewer: true },
  sections: [],
  submits: (['employee', 'reviewer'] as const).map((side) => ({
    id: submitIds[side],
    side,
    submittedUtc: null,
    receipt: null,
  })),
  answers: [],
  points: [],
  actions: [],
  files: [file],
  events: [],
  ...over,
})

/** What an answer is given to. */
export const askedInScenario: PerformanceReview['sections'] = [
  {
    id: questionId,
    title: 'The work',
    questions: [
      {
        id: questionId,
        text: 'What are you proud of?',
        help: '',
        asked: 'both',
        others: 'none',
        kind: 'text',
        choices: [],
        weight: 1,
        parts: [],
      },
    ],
  },
]

/** The same, asked of others too. */
export const askedOfOthers = askedInScenario.map((section) => ({
  ...section,
  questions: section.questions.map((question) => ({ ...question, others: 'both' as const })),
}))

const said = (text: string): Written => ({ kind: 'answer', text, chosen: null, parts: [] })
export const answerInScenario: ReviewAnswer = {
  side: 'employee',
  questionId,
  text: 'Roof theirs',
  chosen: null,
  parts: [],
  version: 4,
  updatedUtc: at,
  by: eve,
}
export const pointInScenario: ReviewPoint = {
  id: pointId,
  item: { text: 'Pay', type: 1 },
  note: 'Roof theirs',
  version: 2,
  updatedUtc: at,
}
const noted = (note: string): Written => ({ kind: 'point', item: pointInScenario.item, note })

const textOf = (written: Written | null) => written && (written.kind === 'point' ? written.note : written.text)

interface Begun {
  readonly key: string
  readonly content: Written
  readonly base: Written | null
  readonly version: number
}

const thePart = (
  label: string,
  begun: Begun,
  stored: ReviewAnswer | ReviewPoint,
  typed: Record<string, Written>,
): Variant => ({
  label,
  input: { id: reviewId, person: employeeIds.employee, ...begun },
  cases: {
    ...says('part.typed', Object.fromEntries(Object.entries(typed).map(([words, content]) => [words, { content }]))),
    ...answers('savePart', { 'it is saved': stored }, { ...changedMeanwhile, ...notFound, ...anyFailure }),
    ...answers(
      'loadPart',
      { 'theirs, in the same line': stored, 'there is none any more': null },
      { ...notFound, ...anyFailure },
    ),
    ...answers('removePart', { 'it is removed': undefined }, { ...notFound, ...changedMeanwhile, ...anyFailure }),
    ...answers('keepPart', { 'it is kept': undefined }),
    ...answers('forgetPart', { 'it is forgotten': undefined }),
  },
  project: ({
    context: { content, base, sentContent, version, changes, sent, attempt, theirs, refusal, isUnwanted },
  }) => [
    textOf(content),
    textOf(base),
    textOf(sentContent),
    version,
    changes === sent,
    attempt > 0,
    theirs !== null,
    refusal !== null,
    isUnwanted,
  ],
})

export const reviewPart: Scenario = {
  machine: part.machine,
  variants: [
    thePart(
      'an answer',
      { key: answerKey(submitIds.employee, questionId), content: said('Roof mine'), base: said('Roof'), version: 3 },
      answerInScenario,
      { 'a line': said('Roof mine, and more') },
    ),
    thePart(
      'a note on a point',
      { key: pointId, content: noted('Roof mine'), base: null, version: 0 },
      pointInScenario,
      {
        'a line': noted('Roof mine, and more'),
        'too much': noted('x'.repeat(9_000)),
      },
    ),
  ],
}

type Snapshot = SnapshotFrom<typeof reviewMachine>

/** The page offers what the domain allows, of what it shows. One point stands for all that is written. */
const theReview = (role: keyof typeof actors, label: string): Variant => {
  const actor = actors[role]
  const shown =
    <A>(offered: (review: PerformanceReview) => Readonly<Record<string, A>>) =>
    (snapshot: AnyMachineSnapshot) => {
      const { review } = (snapshot as Snapshot).context
      // What comes before it is there means nothing.
      return offered(review ?? reviewOf({ stage: 'Discussing' }))
    }
  const partiesOf = ({ employee, reviewer, line }: PerformanceReview) => ({
    employeeId: employee.id,
    reviewerId: reviewer.id,
    line,
  })
  const standing = (review: PerformanceReview) => ({ ...review, isCondensed: false })
  const isWritten = (snapshot: AnyMachineSnapshot) => (snapshot as Snapshot).context.parts.includes(pointId)
  const steps = (review: PerformanceReview) =>
    reviewActs
      .filter(
        (act) =>
          mayTakeStep(actor, partiesOf(review), act).allowed && mayAct(standing(review), act, 'asked for').allowed,
      )
      .map((act) => [act, { work: workOf(act) }])
  const submits = (review: PerformanceReview) => {
    const side = sideOf(actor, partiesOf(review))
    return side !== null && maySubmit(standing(review), 'submit', { side, reason: '' }).allowed
      ? [['submit', { work: { kind: 'submit', submitId: submitIds[side], unanswered: 1 } }]]
      : []
  }
  return {
    label,
    role,
    input: { person: actor.employeeId },
    cases: {
      ...says('review.opened', (snapshot) => ({
        'the review': { id: reviewId },
        ...((snapshot as Snapshot).matches({ reading: 'left' }) && { another: { id: otherId } }),
      })),
      ...says(
        'part.typed',
        shown(({ stage }) => (stage === 'Discussing' ? { 'a note': { key: pointId, content: noted('Roof') } } : {})),
      ),
      ...says(
        'action.saved',
        shown(({ stage }) =>
          stage === 'Discussing' ? { 'what is agreed': { key: pointId, content: noted('Roof') } } : {},
        ),
      ),
      ...says(
        'removal.asked',
        shown(({ stage }) => (stage === 'Discussing' ? { 'what was agreed': { key: pointId } } : {})),
      ),
      ...says(
        'addition.typed',
        shown(({ stage }) => (stage === 'Discussing' ? { 'a point': { kind: 1, text: 'Pay' } } : {})),
      ),
      ...says('addition.entered', (snapshot) =>
        isWritten(snapshot) ? {} : shown(() => ({ 'a point': { kind: 1, key: pointId } }))(snapshot),
      ),
      ...says('part.stored', (snapshot) => (isWritten(snapshot) ? { 'the point': { stored: pointInScenario } } : {})),
      ...says('part.removed', (snapshot) => (isWritten(snapshot) ? { 'the point': { key: pointId } } : {})),
      ...says('part.settled', (snapshot) => (isWritten(snapshot) ? { 'the point': { key: pointId } } : {})),
      ...says(
        'work.asked',
        shown((one) =>
          Object.fromEntries([
            ...steps(one),
            ...submits(one),
            ...(mayManageReview(actor, partiesOf(one)).allowed ? [['removal', { work: { kind: 'removal' } }]] : []),
          ]),
        ),
      ),
      ...answers(
        'loadReview',
        { 'the review': reviewOf(), 'one that is discussed': reviewOf({ stage: 'Discussing' }) },
        { ...notFound, ...notValid, ...anyFailure },
      ),
      ...answers(
        'renewReview',
        { 'as it is discussed': reviewOf({ stage: 'Discussing', version: 2 }) },
        { ...notFound, ...anyFailure },
      ),
      ...answers('recallParts', {
        'nothing was kept': [],
        'a note was kept': [{ key: pointId, content: noted('Roof'), base: null, version: 0 }],
      }),
      ...answers(
        'doPressed',
        { 'it is done': reviewOf({ stage: 'Report', version: 3 }) },
        { ...changedMeanwhile, ...notFound, ...anyFailure },
      ),
      ...ends('confirmation', {
        'confirmed and done': { confirmed: true, answer: reviewOf({ stage: 'Submitted' }) },
        cancelled: { confirmed: false, answer: null },
      }),
      ...ends('form', { saved: reviewOf(), cancelled: null }),
      ...ends('upload', { added: { uploaded: true, answer: [file] }, left: { uploaded: false, answer: null } }),
    },
    project: ({ context: { review, parts, typed, refusal, work } }: Snapshot) => [
      review?.stage ?? null,
      // What the review does not have is not removed from it.
      review !== null && storedIn(review, pointId) !== null,
      parts.length,
      // What was typed stays for the review it was typed at.
      typed.of,
      typed.points[1] !== '',
      refusal !== null,
      work === null ? null : 'act' in work ? work.act : work.kind,
    ],
  }
}

export const review: Scenario = {
  machine: reviewMachine,
  variants: [theReview('employee', 'the employee'), theReview('manager', 'the reviewer')],
}

export const reviewRecordArea: Scenario = {
  machine: reviewRecordAreaMachine,
  variants: [{ label: 'somebody at a review', input: { person: employeeIds.employee } }],
}

export const reviewEvidence: Scenario = {
  machine: evidenceReading.machine,
  variants: [
    reading(
      'the writing of a review',
      { id: reviewId },
      { id: otherId },
      { since: '2025-11-02', sinceReview: null, items: [] },
    ),
  ],
}

const planned = reviewOf()
export const reviewChangeForm: Scenario = {
  machine: planRecordForm.machine,
  variants: [
    aForm(planRecordForm, {
      label: 'a review that is planned',
      scope: null,
      base: planned,
      blank: planFields.blank,
      typed: {
        'another day': { dueDay: '2026-12-08' },
        'no day': { dueDay: '' },
        'the day as it was': { dueDay: '2026-12-01' },
      },
      field: 'dueDay',
      saved: reviewOf({ dueDay: '2026-12-08', version: 2 }),
      theirs: reviewOf({ name: 'Review', version: 2 }),
    }),
  ],
}
