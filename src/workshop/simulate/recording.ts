import type { StateValue } from 'xstate'
import type { Chart } from '../model/chart.ts'

/** What happened to one machine, to be looked at again: names only, so that it may be passed on. */
export interface Recording {
  readonly kind: 'tenure.recording'
  readonly version: 1
  readonly machine: string
  /** Of the chart it was made with; another one means another version. */
  readonly chart: string
  /** The situation it was made in, by its label; null when it was recorded from a running app. */
  readonly variant: string | null
  /** Where it began; null for the machine's own start. */
  readonly from: StateValue | null
  readonly steps: ReadonlyArray<RecordedStep>
}

export interface RecordedStep {
  readonly event: string
  /** Which case of the event it was; null where that is not known. */
  readonly label: string | null
  readonly taken: ReadonlyArray<string>
}

export type Reading =
  | { readonly isRead: true; readonly recording: Recording }
  | { readonly isRead: false; readonly because: string }

const refused = (because: string): Reading => ({ isRead: false, because })

/** A recording out of any text. What is wrong with it is said in words. */
export const readRecording = (text: string): Reading => {
  if (text.trim() === '') return refused('There is no recording here yet: paste the text of one.')
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return refused('This is no recording: it is not JSON, or a part of it is missing.')
  }
  if (!isRecord(data) || data.kind !== 'tenure.recording') return refused('This is JSON, but no recording.')
  if (data.version !== 1) {
    return refused(`This recording is of format ${String(data.version)}; this workshop reads format 1.`)
  }
  const { machine, chart, variant = null, from = null, steps } = data
  if (typeof machine !== 'string' || typeof chart !== 'string' || !Array.isArray(steps)) {
    return refused('This recording does not say of which machine it is, or has no steps.')
  }
  const wrong = steps.findIndex((step) => !isStep(step))
  if (wrong >= 0) return refused(`Step ${wrong + 1} of this recording cannot be read.`)
  return {
    isRead: true,
    recording: {
      kind: 'tenure.recording',
      version: 1,
      machine,
      chart,
      variant: typeof variant === 'string' ? variant : null,
      from: isValue(from) ? from : null,
      steps: steps as ReadonlyArray<RecordedStep>,
    },
  }
}

export const writeRecording = (recording: Recording): string => JSON.stringify(recording, null, 1)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || (isRecord(value) && Object.values(value).every(isValue))

const isStep = (step: unknown): step is RecordedStep =>
  isRecord(step) &&
  typeof step.event === 'string' &&
  (step.label === null || typeof step.label === 'string') &&
  Array.isArray(step.taken) &&
  step.taken.every((id) => typeof id === 'string')

/** Tells versions of a chart apart by its states and arrows. */
export const fingerprint = ({ states, transitions }: Chart): string => {
  const text = [...states.map(({ id }) => id), ...transitions.map(({ id }) => id)].join('\n')
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
