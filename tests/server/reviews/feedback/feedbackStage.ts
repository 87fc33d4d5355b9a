/** What the tests of the feedback of others ask for again and again. The world's colleague is asked, and has begun to write. */
import { Schema } from 'effect'
import { expect } from 'vitest'
import { FeedbackAnswer, OwnFeedback, ReviewFeedback } from '../../../../src/domain/reviews/feedback/nouns.ts'
import { codeOf } from '../../kit/codes.ts'
import type { Answer } from '../../kit/server.ts'
import { type Person, rows } from '../../world/world.ts'
import { reviewStage, strict } from '../stage.ts'

const decoded =
  <A, I>(schema: Schema.Codec<A, I>) =>
  ({ body, text }: Answer): A => {
    expect(body.isSuccess, text).toBe(true)
    return Schema.decodeUnknownSync(schema, strict)(body.data)
  }
export const asFeedback = decoded(ReviewFeedback)
export const asOwn = decoded(OwnFeedback)
export const asAnswer = decoded(FeedbackAnswer)

export const feedbackStage = () => {
  const stage = reviewStage()
  const { ask, put } = stage
  const at = (rest = '', id: string = stage.own.reviews.writing) => `performancereviews/${id}/feedback${rest}`
  const askFor = (by: Person, ...people: ReadonlyArray<Person>) =>
    ask(at(), by, { json: { people: people.map(({ employeeId }) => employeeId) } })
  const give = (by: Person, act: 'submit' | 'decline' = 'submit', id?: string) =>
    ask(at('/mine', id), by, { json: { act } })
  const write = (by: Person, over: object = {}, question: string = stage.own.reviews.question, id?: string) =>
    put(
      at(`/mine/${question}`, id),
      { text: `What ${by.employeeId} says`, chosen: null, parts: [], version: 0, ...over },
      by,
    )
  return Object.assign(stage, {
    at,
    askFor,
    give,
    writeFeedback: write,
    feedback: (by: Person) => ask(at(), by),
    close: (by: Person) => ask(at('/close'), by, { method: 'POST' }),
    mine: (by: Person, id?: string) => ask(at('/mine', id), by),
    /** So many, the colleague among them. */
    answered: async (count: 2 | 3) => {
      const { colleague, featureHolder, managerOfOthers, manager } = stage.own
      const asked = [colleague, featureHolder, managerOfOthers].slice(0, count)
      expect(codeOf(await askFor(manager, ...asked))).toBe('200')
      for (const by of asked) {
        expect(codeOf(await write(by, by === colleague ? { version: 1 } : {}))).toBe('200')
        expect(codeOf(await give(by))).toBe('200')
      }
      return asked
    },
    terminate: (person: Person) =>
      rows(stage.server, 'update employees set is_active = false where tenant_id = $1 and id = $2', [
        stage.own.tenantId,
        person.employeeId,
      ]),
  })
}
