import type { AnyStateMachine } from 'xstate'
import { chartOf } from '../model/chart.ts'
import { fingerprint, type RecordedStep, type Recording } from '../simulate/recording.ts'
import { arrowsBy } from './arrows.ts'
import type { LoggedStep } from './following.ts'

/** What the log holds of one actor, as something to be played again. Undefined when it holds nothing of it. */
export const recordingOfActor = (
  machine: AnyStateMachine,
  log: ReadonlyArray<LoggedStep>,
  { tab, key }: { readonly tab: string; readonly key: string },
): Recording | undefined => {
  const arrow = arrowsBy(machine)
  const own = log.filter((step) => step.tab === tab && step.actor === key)
  // The log may have lost the beginning of what it begins with.
  const whole = own.slice(own.findIndex(({ continues }) => !continues))
  const [first] = whole
  if (!first) return
  const steps: RecordedStep[] = []
  for (const { event, continues, followed } of whole) {
    const taken = followed.map((one) => arrow(one)?.id ?? `${one.source} · ${one.event} (${one.order})`)
    const last = steps.at(-1)
    if (continues && last) steps[steps.length - 1] = { ...last, taken: [...new Set([...last.taken, ...taken])] }
    else steps.push({ event: event.type, label: null, taken })
  }
  return {
    kind: 'tenure.recording',
    version: 1,
    machine: machine.id,
    chart: fingerprint(chartOf(machine)),
    variant: null,
    from: first.before,
    steps,
  }
}
