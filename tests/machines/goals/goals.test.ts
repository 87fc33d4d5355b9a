import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Goal } from '../../../src/domain/goals/nouns.ts'
import { goalForm } from '../../../src/machines/goals/goalForm.ts'
import { goalsMachine } from '../../../src/machines/goals/goals.machine.ts'
import { goalRemoval, movingGoal, removingFromGoals } from '../../../src/machines/goals/goalWork.ts'
import type { ConfirmActor } from '../../../src/machines/kit/confirm.machine.ts'
import type { RecordFormActor } from '../../../src/machines/kit/recordForm.machine.ts'
import { aComment, aGoal, commentId, goalId, updateId } from '../../fixtures/goals.ts'
import { eve, max } from '../../fixtures/people.ts'
import { held, refused, unreachable } from '../ports.ts'

const theGoals = () => {
  const load = held<unknown, ReadonlyArray<Goal>>()
  const move = held<{ work: { action: string } }, Goal>()
  const add = held<{ comment: { id: string; text: string } }, Goal>()
  const update = held<{ update: { id: string; current: number; note: string } }, Goal>()
  const run = held<{ subject: unknown }, unknown>()
  const save = held<{ draft: object }, Goal>()
  const actor = createActor(
    goalsMachine.provide({
      actors: {
        form: goalForm.machine.provide({ actors: { save: save.logic } }),
        confirmation: goalRemoval.machine.provide({ actors: { run: run.logic } }),
        loadGoals: load.logic,
        moveGoal: move.logic,
        updateProgress: update.logic,
        addComment: add.logic,
      },
    }),
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  const at = () => actor.getSnapshot()
  const opened = async (goals: ReadonlyArray<Goal> = [aGoal()]) => {
    actor.send({ type: 'person.opened', id: eve })
    await load.give(goals)
  }
  return { actor, load, move, add, update, run, save, toasts, at, opened }
}

describe('The goals of a person are read when they are opened', () => {
  it('once, and shown', async () => {
    const { actor, load, at, opened } = theGoals()
    await opened()
    actor.send({ type: 'person.opened', id: eve })
    expect([load.asked.length, at().context.goals]).toEqual([1, [aGoal()]])
  })

  it('somebody else’s are read anew, and nothing of the first is left', async () => {
    const { actor, load, at, opened } = theGoals()
    await opened()
    actor.send({ type: 'person.opened', id: max })
    expect([load.asked.length, at().context.goals]).toEqual([2, []])
  })

  it.each([
    [404, 'notFound'],
    [400, 'notFound'],
    [403, 'failed'],
  ])('a refusal of %d is %s', async (status, state) => {
    const { actor, load, at } = theGoals()
    actor.send({ type: 'person.opened', id: eve })
    await load.refuse(refused('not_found', status))
    expect(at().value).toMatchObject({ reading: state })
  })

  it('what could not be read can be tried again', async () => {
    const { actor, load, at } = theGoals()
    actor.send({ type: 'person.opened', id: eve })
    await load.refuse(unreachable)
    actor.send({ type: 'retry.asked' })
    await load.give([aGoal()])
    expect(at().matches({ reading: 'showing' })).toBe(true)
  })
})

describe('A goal is added and changed in a form', () => {
  it('and what was saved takes its place in the list', async () => {
    const { actor, save, at, opened } = theGoals()
    await opened()
    actor.send({ type: 'change.asked', goal: aGoal() })
    const form = at().children.form as unknown as RecordFormActor
    form.send({ type: 'field.changed', change: { title: 'Lead two inductions' } })
    form.send({ type: 'save.asked' })
    await save.give(aGoal({ title: 'Lead two inductions', version: 2 }))
    expect(at().context.goals.map(({ title }) => title)).toEqual(['Lead two inductions'])
  })

  it('the form leaves with the person', async () => {
    const { actor, at, opened } = theGoals()
    await opened()
    actor.send({ type: 'creation.asked', id: goalId('new') })
    actor.send({ type: 'person.closed' })
    expect([at().children.form, at().context.work]).toEqual([undefined, null])
  })
})

describe('A goal is moved on by a press', () => {
  it('the answer takes its place', async () => {
    const { actor, move, at, opened } = theGoals()
    await opened()
    actor.send({ type: 'move.asked', goal: aGoal(), action: 'finish' })
    expect(move.asked[0]?.work.action).toBe('finish')
    await move.give(aGoal({ state: 'Done' }))
    expect(at().context.goals[0]?.state).toBe('Done')
  })

  it('sends the goal as it is with the state the action leads to', async () => {
    const asked: Array<unknown> = []
    const port = movingGoal(async (input) => {
      asked.push(input)
      throw new Error('not asked here')
    })
    const work = { kind: 'move', goal: aGoal({ version: 7 }), action: 'finish' } as const
    await port({ work }, new AbortController().signal).catch(() => undefined)
    expect(asked).toMatchObject([{ id: eve, change: { version: 7, state: 'Done', title: 'Lead an induction' } }])
  })

  it('a refusal is said', async () => {
    const { actor, move, at, opened } = theGoals()
    await opened()
    actor.send({ type: 'move.asked', goal: aGoal(), action: 'finish' })
    await move.refuse(refused('changed_meanwhile'))
    expect(at().context.refusal).toMatchObject({ of: { kind: 'move' }, why: 'refused: changed_meanwhile' })
  })
})

describe('An update of progress', () => {
  const typed = (current: string, note = '', id = updateId('new')) => ({
    type: 'progress.typed' as const,
    goalId: goalId('induction'),
    id,
    current,
    note,
  })

  it('is sent once, with the id of its first letter, and the goal takes its place', async () => {
    const { actor, update, at, opened } = theGoals()
    await opened()
    actor.send(typed('5'))
    actor.send(typed('55', ' Half of it ', updateId('other')))
    actor.send({ type: 'progress.sent', goal: aGoal() })
    actor.send(typed('99'))
    expect(update.asked.map(({ update: sent }) => sent)).toEqual([
      { id: updateId('new'), current: 55, note: 'Half of it' },
    ])
    const after = aGoal({ progress: { ...aGoal().progress, current: 55 } })
    await update.give(after)
    expect([at().context.goals, at().context.progress]).toEqual([[after], null])
  })

  it.each([['101'], ['half'], ['']])('that says %j is not sent', async (current) => {
    const { actor, update, opened } = theGoals()
    await opened()
    actor.send(typed(current))
    actor.send({ type: 'progress.sent', goal: aGoal() })
    expect(update.asked).toEqual([])
  })

  it('that did not arrive stays typed', async () => {
    const { actor, update, toasts, at, opened } = theGoals()
    await opened()
    actor.send(typed('55'))
    actor.send({ type: 'progress.sent', goal: aGoal() })
    await update.refuse(unreachable)
    expect(at().context.progress?.current).toBe('55')
    expect(at().context.refusal).not.toBeNull()
    expect(toasts).toEqual([])
  })
})

describe('Comments', () => {
  const typed = (text: string, id = commentId('new')) => ({
    type: 'comment.typed' as const,
    goalId: goalId('induction'),
    id,
    text,
  })

  it('are sent once, under the id of the first letter, and gone from the form when they have arrived', async () => {
    const { actor, add, at, opened } = theGoals()
    await opened()
    actor.send(typed('W'))
    actor.send(typed('Well done ', commentId('later')))
    actor.send({ type: 'comment.sent', goal: aGoal() })
    actor.send({ type: 'comment.sent', goal: aGoal() })
    expect(add.asked).toMatchObject([{ comment: { id: commentId('new'), text: 'Well done' } }])
    await add.give(aGoal({ comments: [aComment()] }))
    expect([at().context.comment, at().context.goals[0]?.comments.length]).toEqual([null, 1])
  })

  it('that did not arrive stay typed, also when the page is left, and go out under the same id', async () => {
    const { actor, add, at, opened, toasts } = theGoals()
    await opened()
    actor.send(typed('Well done'))
    actor.send({ type: 'comment.sent', goal: aGoal() })
    await add.refuse(unreachable)
    actor.send({ type: 'person.closed' })
    expect([at().context.comment?.text, toasts]).toEqual(['Well done', ['error: Failed to add comment']])
    await opened()
    actor.send({ type: 'comment.sent', goal: aGoal() })
    expect(add.asked.map(({ comment }) => comment.id)).toEqual([commentId('new'), commentId('new')])
  })

  it.each(['', '  ', 'x'.repeat(2001)])('of %j are not sent', async (text) => {
    const { actor, add, opened } = theGoals()
    await opened()
    actor.send(typed(text))
    actor.send({ type: 'comment.sent', goal: aGoal() })
    expect(add.asked).toEqual([])
  })
})

describe('A goal or a comment is removed behind a question', () => {
  it.each([
    ['goalRemoval', { kind: 'goalRemoval' as const, goal: aGoal() }, 'Goal deleted', []],
    [
      'commentRemoval',
      { kind: 'commentRemoval' as const, goal: aGoal({ comments: [aComment()] }), comment: aComment() },
      'Comment deleted',
      [aGoal()],
    ],
  ])('%s', async (_, subject, sentence, left) => {
    const { actor, run, at, opened, toasts } = theGoals()
    await opened([subject.goal])
    actor.send({ type: 'removal.asked', subject })
    const question = at().children.confirmation as unknown as ConfirmActor
    expect(run.asked).toEqual([])
    question.send({ type: 'dialog.confirmed' })
    await run.give(undefined)
    expect([at().context.goals, toasts]).toEqual([left, [`success: ${sentence}`]])
  })

  it('by the call that is meant', async () => {
    const calls: Array<string> = []
    const run = removingFromGoals({
      removeGoal: async () => {
        calls.push('goal')
        throw new Error('not asked here')
      },
      removeComment: async () => {
        calls.push('comment')
        throw new Error('not asked here')
      },
    })
    const ask = (subject: Parameters<typeof run>[0]) =>
      run(subject, new AbortController().signal).catch(() => undefined)
    const of = { goalId: goalId('induction') }
    await Promise.resolve(ask({ ...of, id: eve, version: 1 })).catch(() => undefined)
    await Promise.resolve(ask({ ...of, id: commentId('first') })).catch(() => undefined)
    expect(calls).toEqual(['goal', 'comment'])
  })
})
