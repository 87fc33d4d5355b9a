import { type ActorRecord, type FromApp, protocol, type StepRecord } from '../../machines/kit/watching/protocol.ts'

/** An app that speaks another version of the protocol: it is named, and what it says is left aside. */
export interface Foreign {
  readonly type: 'foreign'
  readonly tab: string
}

/** What came over the channel, where anything of this origin may speak. Undefined for what is not for us. */
export const heard = (data: unknown): FromApp | Foreign | undefined => {
  if (!isRecord(data) || typeof data.tab !== 'string') return
  if (data.protocol !== protocol) return { type: 'foreign', tab: data.tab }
  const { type, actors, step } = data
  const isKnown =
    type === 'app.arrived' ||
    type === 'app.left' ||
    (type === 'actors.listed' && Array.isArray(actors) && actors.every(isActor)) ||
    (type === 'step.made' && isStep(step))
  return isKnown ? (data as unknown as FromApp) : undefined
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isActor = (value: unknown): value is ActorRecord =>
  isRecord(value) && typeof value.key === 'string' && typeof value.name === 'string'

const isStep = (value: unknown): value is StepRecord =>
  isRecord(value) &&
  typeof value.actor === 'string' &&
  typeof value.machine === 'string' &&
  isRecord(value.event) &&
  typeof value.event.type === 'string' &&
  Array.isArray(value.followed)
