import type { OutcomeActor } from '../../../machines/kit/outcome.machine.ts'
import type { RecordDialogsActor } from '../../../machines/kit/recordDialogs.machine.ts'
import { useApp } from '../../app/machines.tsx'

/** Whose machines: their system ids begin with it. */
export type ManyMachines = 'review' | 'checkIn'

/** Of those that are selected: the name says of which. */
export interface ManyRow {
  readonly id: string
  readonly version: number
  readonly name: string
  /** What stands in the way of changing it; the server asks the same. */
  readonly why: string | undefined
}

export interface ManyNoun {
  readonly one: string
  readonly many: string
}

export const useMany = (of: ManyMachines) => {
  const { system } = useApp()
  return {
    dialogs: system.get(`${of}Dialogs`) as RecordDialogsActor,
    outcome: system.get(`${of}Outcome`) as OutcomeActor,
  }
}
