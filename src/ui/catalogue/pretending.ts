import type { Failure } from '../../domain/kernel/failure.ts'
import type { UploadFiles } from '../../machines/kit/fileUpload.machine.ts'
import { answering, type PortInput } from '../../machines/kit/port.ts'
import type { RunDialog, SelectedRecord } from '../../machines/kit/recordDialogs.machine.ts'

/** A server that is not there: it takes its time, and fails at every other try. */

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((goOn, stop) => {
    const timer = setTimeout(goOn, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      stop(signal.reason)
    })
  })

let tries = 0

const atEveryOtherTry = <A>(answer: A): A => {
  tries += 1
  if (tries % 2 === 1) throw new Error('pretended')
  return answer
}

export const slowly = answering<PortInput<UploadFiles<unknown, unknown>>, unknown, Failure>(
  async ({ progressed }, signal) => {
    for (let tenth = 1; tenth <= 10; tenth += 1) {
      await pause(200, signal)
      progressed(tenth / 10)
    }
    return atEveryOtherTry(null)
  },
)

export const briefly = answering<PortInput<RunDialog<SelectedRecord, string, unknown, unknown>>, unknown, Failure>(
  async (_, signal) => {
    await pause(500, signal)
    return atEveryOtherTry(null)
  },
)
