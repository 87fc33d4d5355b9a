import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { continueFields, giveFields } from '../../../src/domain/goals/give.fields.ts'
import { COPIES_MOST } from '../../../src/domain/goals/limits.ts'
import { usualGoals } from '../../../src/domain/goals/listing.ts'
import type { GoalRow, GoalsMade, GoalsTakenBack } from '../../../src/domain/goals/nouns.ts'
import type { Window } from '../../../src/domain/kernel/windows.ts'
import { goalDialogs, runningGoalDialog } from '../../../src/machines/goals/goalDialogs.ts'
import { goalOutcome } from '../../../src/machines/goals/goalOutcome.ts'
import { readingShown } from '../../../src/machines/goals/readings.ts'
import { actId, aGoalRow, aGoalTemplate, goalId } from '../../fixtures/goals.ts'
import { eve } from '../../fixtures/people.ts'
import { held, refused, unreachable } from '../ports.ts'

const { signal } = new AbortController()
const made: GoalsMade = { id: actId('first'), goals: 2, people: 1, left: [] }
const record = { id: actId('first'), goals: null, question: null }
const given = { ...giveFields.blank, templateIds: [aGoalTemplate().id], people: [eve], from: '2024-02-15' }

describe('What is done with many goals is one act, known by its id', () => {
  it('what was lost and is asked for in another way says that the first try has gone through', async () => {
    const taken = Result.fail(refused('already_exists', 409))
    const run = runningGoalDialog({ giveGoals: async () => taken, continueGoals: async () => taken })
    const answer = await run({ record, dialog: 'give', form: given, progressed: () => {} }, signal)
    expect(answer).toMatchObject({ failure: { message: expect.stringMatching(/^Your first attempt went through/) } })
  })

  it.each([
    ['give', { ...given, people: [] }],
    ['give', { ...given, templateIds: [] }],
    ['give', { ...given, people: Array.from({ length: 201 }, () => eve) }],
    ['give', { ...given, from: '2024-02-31' }],
    ['continue', { ...continueFields.blank, goals: [] }],
    ['continue', { ...continueFields.blank, goals: Array.from({ length: 501 }, () => goalId('one')) }],
  ] as const)('what cannot be is not sent: %s', (dialog, form) => {
    const asked: unknown[] = []
    const actor = createActor(
      goalDialogs.provide(async (input) => {
        asked.push(input)
        return Result.succeed(made)
      }),
    ).start()
    actor.send({ type: 'record.selected', record, dialog, draft: { by: 'test', fields: {}, rule: null } })
    actor.send({ type: 'dialog.confirmed', form })
    expect([asked, actor.getSnapshot().value]).toEqual([[], { [dialog]: 'asking' }])
  })
})

describe('All that the list shows', () => {
  const window = (rows: ReadonlyArray<GoalRow>, after: string | null): Window<GoalRow> => ({
    rows,
    before: null,
    after,
  })

  it('is read to its end', async () => {
    const places: unknown[] = []
    const load = readingShown(async ({ place }) => {
      places.push(place.after)
      return Result.succeed(
        place.after === undefined ? window([aGoalRow()], 'next') : window([aGoalRow({ id: goalId('last') })], null),
      )
    })
    expect(await load(usualGoals, signal)).toMatchObject({
      success: [{ id: goalId('induction') }, { id: goalId('last') }],
    })
    expect(places).toEqual([undefined, 'next'])
  })

  it('no further than shows that there are too many', async () => {
    const full = window(
      Array.from({ length: 100 }, (_, at) => aGoalRow({ id: goalId(`${at}`) })),
      'next',
    )
    const answer = await readingShown(async () => Result.succeed(full))(usualGoals, signal)
    expect(Result.isSuccess(answer) && answer.success.length).toBe(COPIES_MOST + 100)
  })

  it('what cannot be read is said', async () => {
    expect(await readingShown(async () => Result.fail(unreachable))(usualGoals, signal)).toEqual(
      Result.fail(unreachable),
    )
  })
})

describe('What came of it', () => {
  it('is taken back once as a whole, by its act', async () => {
    const undo = held<{ readonly id: string }, GoalsTakenBack>()
    const actor = createActor(goalOutcome.machine.provide({ actors: { undo: undo.logic } })).start()
    actor.send({ type: 'outcome.arrived', outcome: { kind: 'made', by: 'give', made } })
    actor.send({ type: 'undo.asked' })
    actor.send({ type: 'undo.asked' })
    expect(undo.asked).toEqual([{ id: made.id }])
    await undo.give({ removed: 1, kept: 1 })
    expect(goalOutcome.outcomeIn(actor.getSnapshot())).toEqual({
      kind: 'takenBack',
      takenBack: { removed: 1, kept: 1 },
    })
    actor.send({ type: 'undo.asked' })
    expect(undo.asked).toHaveLength(1)
  })

  it('of which nothing was made, has nothing to take back', () => {
    const actor = createActor(goalOutcome.machine).start()
    actor.send({ type: 'outcome.arrived', outcome: { kind: 'made', by: 'give', made: { ...made, goals: 0 } } })
    actor.send({ type: 'undo.asked' })
    expect(actor.getSnapshot().value).toBe('told')
  })
})
