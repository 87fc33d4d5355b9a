import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { PerformanceReview } from '../../../src/domain/reviews/nouns.ts'
import { answerKey, type Stored, type Written } from '../../../src/domain/reviews/writing.ts'
import type { ConfirmActor } from '../../../src/machines/kit/confirm.machine.ts'
import type { PartActor } from '../../../src/machines/kit/part.machine.ts'
import { KEEP_AFTER_MS, SEND_AFTER_MS } from '../../../src/machines/kit/part.setup.ts'
import type { KeptPart } from '../../../src/machines/kit/parts.ports.ts'
import { partId } from '../../../src/machines/kit/parts.ts'
import { reviewMachine } from '../../../src/machines/reviews/review/review.machine.ts'
import { LINGER_MS, PATIENCE_MS } from '../../../src/machines/reviews/review/review.setup.ts'
import { reviewPart } from '../../../src/machines/reviews/review/reviewPart.ts'
import { type Asked, doingAsked, reviewQuestion } from '../../../src/machines/reviews/review/reviewWork.ts'
import { eve } from '../../fixtures/people.ts'
import { anAnswer, aPoint, aReview, aReviewFile, reviewId, submitId, wentWell } from '../../fixtures/reviewRecord.ts'
import { aClock, giving, held, refused, settled, unreachable } from '../ports.ts'

const key = answerKey(submitId('employee'), wentWell.id)
const said = (text: string): Written => ({ kind: 'answer', text, chosen: null, parts: [] })

const theReview = () => {
  const clock = aClock()
  const load = held<unknown, PerformanceReview>()
  const renew = held<unknown, PerformanceReview>()
  const recall = held<unknown, ReadonlyArray<KeptPart>>()
  const press = held<{ work: object }, PerformanceReview>()
  const run = held<{ subject: Asked; notes: string }, PerformanceReview | null>()
  const save = held<{ key: string; content: Written; version: number }, Stored>()
  const actor = createActor(
    reviewMachine.provide({
      actors: {
        part: reviewPart.machine.provide({
          actors: { savePart: save.logic, keepPart: giving(undefined), forgetPart: giving(undefined) },
        }),
        confirmation: reviewQuestion.machine.provide({ actors: { run: run.logic } }),
        loadReview: load.logic,
        renewReview: renew.logic,
        recallParts: recall.logic,
        doPressed: press.logic,
      },
    }),
    { clock, input: { person: eve } },
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  const at = () => actor.getSnapshot()
  const opened = async (review = aReview(), kept: ReadonlyArray<KeptPart> = []) => {
    actor.send({ type: 'review.opened', id: review.id })
    await load.give(review)
    await recall.give(kept)
  }
  const type = (text: string) => actor.send({ type: 'part.typed', key, content: said(text) })
  const pause = async () => {
    clock.increment(KEEP_AFTER_MS)
    await settled()
    clock.increment(SEND_AFTER_MS)
    await settled()
  }
  const part = () => at().children[partId(key) as 'form'] as unknown as PartActor | undefined
  const question = () => at().children.confirmation as unknown as ConfirmActor | undefined
  const submit = () =>
    actor.send({ type: 'work.asked', work: { kind: 'submit', submitId: submitId('employee'), unanswered: 2 } })
  return {
    actor,
    clock,
    load,
    renew,
    recall,
    press,
    run,
    save,
    toasts,
    at,
    opened,
    type,
    pause,
    part,
    question,
    submit,
  }
}

describe('A review is read when it is opened', () => {
  it.each([
    [404, 'notFound'],
    [403, 'failed'],
  ])('a refusal of %d is %s', async (status, state) => {
    const { actor, load, at } = theReview()
    actor.send({ type: 'review.opened', id: reviewId('first') })
    await load.refuse(refused('not_found', status))
    expect(at().value).toMatchObject({ reading: state })
  })

  it('from one of its pages to another it stays in sight, and what is written goes on', async () => {
    const { actor, at, opened, type, load, renew } = theReview()
    await opened()
    type('R')
    actor.send({ type: 'review.closed' })
    actor.send({ type: 'review.opened', id: reviewId('first') })
    expect([at().matches({ reading: 'renewing' }), at().context.review?.name, at().context.parts]).toEqual([
      true,
      'Annual review 2024',
      [key],
    ])
    await renew.give(aReview({ name: 'Annual review' }))
    expect([at().context.review?.name, load.asked.length]).toEqual(['Annual review', 1])
  })

  it('left for longer it is closed, and read anew', async () => {
    const { actor, clock, at, opened, load } = theReview()
    await opened()
    actor.send({ type: 'review.closed' })
    clock.increment(LINGER_MS)
    expect([at().context.review, at().value]).toMatchObject([null, { reading: 'closed' }])
    actor.send({ type: 'review.opened', id: reviewId('first') })
    expect([load.asked.length, at().value]).toMatchObject([2, { reading: 'loading' }])
  })

  it('of another nothing of the first is left', async () => {
    const { actor, at, opened, type, part } = theReview()
    await opened()
    type('Roof')
    actor.send({ type: 'review.opened', id: reviewId('second') })
    expect([at().context.review, at().context.parts, part()]).toEqual([null, [], undefined])
  })

  it('what an earlier visit could not send goes on over the version it was written on', async () => {
    const { save, opened } = theReview()
    await opened(aReview(), [{ key, content: said('Roof'), base: null, version: 0 }])
    expect(save.asked.map(({ content, version }) => [content, version])).toEqual([[said('Roof'), 0]])
  })
})

describe('What is written', () => {
  it('is saved over the version that is there, and stands in the record once it has arrived', async () => {
    const { at, opened, type, pause, save, part } = theReview()
    await opened(aReview({ answers: [anAnswer({ text: 'R', version: 2 })] }))
    type('Roof')
    await pause()
    expect(save.asked.map(({ content, version }) => [content, version])).toEqual([[said('Roof'), 2]])
    await save.give(anAnswer({ text: 'Roof', version: 3 }))
    expect([at().context.review?.answers[0]?.text, at().context.parts, part()]).toEqual(['Roof', [], undefined])
  })

  it('is not overwritten by a record that is read again meanwhile', async () => {
    const { actor, at, opened, type, renew, part } = theReview()
    await opened()
    type('Roof')
    actor.send({ type: 'news.heard' })
    await renew.give(aReview({ version: 4 }))
    expect([at().context.review?.version, part() && reviewPart.contentIn(part()?.getSnapshot() as never)]).toEqual([
      4,
      said('Roof'),
    ])
  })

  it('a point is added once, and what was typed of it is gone from its line', async () => {
    const { actor, at, opened, save } = theReview()
    await opened(aReview({ stage: 'Discussing' }))
    actor.send({ type: 'addition.typed', kind: 1, text: ' Pay ' })
    const { id } = aPoint('Pay')
    actor.send({ type: 'addition.entered', kind: 1, key: id })
    actor.send({ type: 'addition.entered', kind: 1, key: 'another' })
    await settled()
    expect([save.asked.map(({ key: asked, content }) => [asked, content]), at().context.typed.points[1]]).toEqual([
      [[id, { kind: 'point', item: { type: 1, text: 'Pay' }, note: '' }]],
      '',
    ])
  })
})

describe('Submitting', () => {
  it('waits until all that is written has arrived, then asks', async () => {
    const { opened, type, submit, save, question } = theReview()
    await opened()
    type('Roof')
    submit()
    await settled()
    expect([question(), save.asked.length]).toEqual([undefined, 1])
    await save.give(anAnswer({ text: 'Roof' }))
    expect(question()?.getSnapshot().context.text).toMatch(/^2 questions have no answer yet\./)
  })

  it.each([
    ['cannot be reached', async ({ save }: ReturnType<typeof theReview>) => save.refuse(unreachable)],
    ['does not answer', async ({ clock }: ReturnType<typeof theReview>) => void clock.increment(PATIENCE_MS)],
  ])('is not asked about where the server %s: what is written stays', async (_, happens) => {
    const one = theReview()
    await one.opened()
    one.type('Roof')
    one.submit()
    await settled()
    await happens(one)
    expect([one.question(), one.at().context.refusal, one.at().context.parts]).toEqual([
      undefined,
      expect.stringContaining('are not saved yet'),
      [key],
    ])
  })

  it('shows the review as it is then, and says so', async () => {
    const { opened, submit, run, at, question, toasts } = theReview()
    await opened()
    submit()
    question()?.send({ type: 'dialog.confirmed' })
    await run.give(aReview({ submittedBy: { employee: true, reviewer: false } }))
    expect([at().context.review?.submittedBy.employee, toasts]).toEqual([true, ['success: Answers submitted']])
  })
})

describe('A step', () => {
  it('that failed leaves the review, says why, and looks again', async () => {
    const { actor, at, opened, press, renew } = theReview()
    await opened(aReview({ stage: 'Submitted' }))
    actor.send({ type: 'work.asked', work: { kind: 'act', act: 'discuss' } })
    actor.send({ type: 'work.asked', work: { kind: 'act', act: 'discuss' } })
    await settled()
    expect(press.asked.length).toBe(1)
    await press.refuse(refused('changed_meanwhile', 409))
    expect([at().context.refusal, renew.asked.length, at().value]).toMatchObject([
      expect.any(String),
      1,
      { working: 'resting' },
    ])
  })

  it.each(['goOn', 'revise', 'reopen'] as const)('%s asks why before anything is sent', async (act) => {
    const sent: Array<unknown> = []
    const ports = {
      act: async (asked: unknown) => {
        sent.push(asked)
        return { _tag: 'Success' } as never
      },
    }
    const ask = (notes: string) =>
      doingAsked(ports as never)(
        { subject: { review: aReview(), work: { kind: 'step', act } }, notes },
        new AbortController().signal,
      )
    expect([(await ask('  '))._tag, sent.length]).toEqual(['Failure', 0])
    await ask(' Ill for long ')
    expect(sent).toEqual([{ id: reviewId('first'), act: { version: 3, act, reason: 'Ill for long' } }])
  })

  it('acknowledging may go without a comment', async () => {
    const sent: Array<unknown> = []
    const act = async (asked: unknown) => void sent.push(asked)
    await doingAsked({ act } as never)(
      { subject: { review: aReview(), work: { kind: 'step', act: 'acknowledge' } }, notes: '' },
      new AbortController().signal,
    )
    expect(sent).toEqual([{ id: reviewId('first'), act: { version: 3, act: 'acknowledge', reason: '' } }])
  })

  it('a file that is deleted is gone from the record', async () => {
    const { actor, at, opened, run, question } = theReview()
    const file = aReviewFile()
    await opened(aReview({ files: [file] }))
    actor.send({ type: 'work.asked', work: { kind: 'fileRemoval', file } })
    question()?.send({ type: 'dialog.confirmed' })
    await run.give(aReview({ files: [] }))
    expect(at().context.review?.files).toEqual([])
  })
})
