import type { Recording } from './recording.ts'

/** A recording on its way from the live view to the simulator, which is another page of the same window. */
const waiting = new Map<string, Recording>()

export const handOver = (recording: Recording): void => {
  waiting.set(recording.machine, recording)
}

export const handedOver = (machine: string): Recording | undefined => waiting.get(machine)

export const taken = (machine: string): void => {
  waiting.delete(machine)
}
