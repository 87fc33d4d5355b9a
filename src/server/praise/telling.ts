import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { praiseLetter } from '../../domain/praise/letters.ts'
import type { PraiseGiven } from '../../domain/praise/nouns.ts'
import { praiseOf } from '../../domain/praise/question.ts'
import { personAt } from '../employees/listeners.store.ts'
import { Logins } from '../identity/logins.ts'
import { postAll } from '../mail/post.ts'

interface Praised {
  readonly id: EmployeeId
  readonly fullName: string
  readonly email: string
  readonly canBeTold: boolean
}

/** Each of those praised who can be told. */
export const tellPraised = Effect.fn(function* (
  caller: Caller,
  { id, text }: Pick<PraiseGiven, 'id' | 'text'>,
  people: ReadonlyArray<Praised>,
  values: ReadonlyArray<string>,
) {
  const by = yield* personAt(caller.employeeId)
  if (by === undefined) return
  const { publicUrl } = yield* Logins
  yield* postAll(
    people
      .filter(({ canBeTold }) => canBeTold)
      .map((person) => ({
        key: `praise:${id}:${person.id}`,
        to: person.email,
        ...praiseLetter({
          to: person.fullName,
          by: by.fullName,
          company: by.company,
          text,
          values,
          link: `${publicUrl}${praiseOf(person.id)}`,
        }),
      })),
  )
})
