import * as Result from 'effect/Result'
import type { Failure } from '../domain/kernel/failure.ts'
import type { Port } from '../machines/kit/port.ts'

const refused: Failure = { _tag: 'Broken', status: 0, requestId: null }

/** A browser has none where the page did not come over a secure connection, and may refuse. */
export const copyBy =
  (clipboard: Pick<Clipboard, 'writeText'> | undefined): Port<string, void, Failure> =>
  async (text) => {
    if (clipboard === undefined) return Result.fail(refused)
    return clipboard.writeText(text).then(
      () => Result.succeed(undefined),
      () => Result.fail(refused),
    )
  }
