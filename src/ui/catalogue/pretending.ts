import * as Result from 'effect/Result'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { UploadFiles } from '../../machines/kit/fileUpload.machine.ts'
import { type PortInput, provided } from '../../machines/kit/port.ts'
import type { RunDialog, SelectedRecord } from '../../machines/kit/recordDialogs.machine.ts'

/** A server that is not there: it takes its time, and breaks at every other try. */

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((goOn, stop) => {
    const timer = setTimeout(goOn, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      stop(signal.reason)
    })
  })

/** Nobody has this address, but a test may answer in its name, as the API would. */
const address = '/pretended'

let tries = 0

const answered = async (signal: AbortSignal): Promise<Result.Result<null, Failure>> => {
  const response = await fetch(address, { method: 'PUT', signal }).catch(() => null)
  if (response === null || response.status === 503) return Result.fail({ _tag: 'Unreachable' })
  if (response.ok) return Result.succeed(null)
  if (response.status !== 404) return Result.fail(await failureIn(response))
  tries += 1
  if (tries % 2 === 1) throw new Error('pretended')
  return Result.succeed(null)
}

const failureIn = async (response: Response): Promise<Failure> => {
  const { status } = response
  if (status >= 500) return { _tag: 'Broken', status, requestId: response.headers.get('x-request-id') }
  const { message, errors } = await response.json()
  return { _tag: 'Refused', status, code: errors[0].code, message, errors }
}

export const slowly = provided<PortInput<UploadFiles<unknown, unknown>>, unknown, Failure>(
  async ({ progressed }, signal) => {
    for (let tenth = 1; tenth <= 10; tenth += 1) {
      await pause(200, signal)
      progressed(tenth / 10)
    }
    return answered(signal)
  },
)

export const briefly = provided<PortInput<RunDialog<SelectedRecord, string, unknown, unknown>>, unknown, Failure>(
  async (_, signal) => {
    await pause(500, signal)
    return answered(signal)
  },
)

export interface Named {
  readonly id: string
  readonly version: number
  readonly name: string
}

/** Somebody else always saves first, so that the two versions are seen beside each other; then mine is taken. */
export const quickerThan = (mine: Named, name: string) => ({
  save: async ({ base }: { readonly base: Named | null }): Promise<Result.Result<Named | null, Failure>> =>
    base?.version === mine.version
      ? Result.fail({
          _tag: 'Refused',
          status: 409,
          code: 'changed_meanwhile',
          message: 'Changed meanwhile',
          errors: [],
        })
      : Result.succeed(base),
  loadTheirs: async (): Promise<Result.Result<{ record: Named; answer: Named }, Failure>> => {
    const theirs = { ...mine, version: mine.version + 1, name }
    return Result.succeed({ record: theirs, answer: theirs })
  },
})
