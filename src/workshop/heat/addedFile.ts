import * as Result from 'effect/Result'
import { type Coverage, coverageOfRun, readCoverage } from '../model/heat.ts'
import { readRecording } from '../simulate/recording.ts'

/** What somebody adds to the map: coverage that was saved, or a recorded session, which is counted as one run. */
export const readAdded = (text: string, nowUtc: string): Result.Result<ReadonlyArray<Coverage>, string> => {
  const recorded = readRecording(text)
  if (!recorded.isRead) {
    const reading = readCoverage(text)
    return isMeantAsRecording(text) ? Result.fail(recorded.because) : reading
  }
  const { machine, steps } = recorded.recording
  const followed = steps.flatMap(({ taken }) => taken.map((id) => ({ id })))
  return Result.succeed([coverageOfRun('sessions', machine, followed, nowUtc)])
}

const isMeantAsRecording = (text: string): boolean => /"kind"\s*:\s*"tenure\.recording"/.test(text)
