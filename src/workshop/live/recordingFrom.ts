import { catalogue } from '../../machines/catalogue.ts'
import type { Recording } from '../simulate/recording.ts'
import type { LoggedStep } from './following.ts'
import { recordingOfActor } from './recordingOfActor.ts'

export const recordingFrom = (
  machineId: string,
  log: ReadonlyArray<LoggedStep>,
  actor: { readonly tab: string; readonly key: string },
): Recording | undefined => {
  const machine = catalogue.find(({ id }) => id === machineId)?.machine
  return machine && recordingOfActor(machine, log, actor)
}
