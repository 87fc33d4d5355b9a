import { useMemo, useState } from 'react'
import type { ActorRecord } from '../../machines/kit/watching/protocol.ts'
import { SelectField } from '../../ui/kit/SelectField.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { stateInWords } from '../model/words.ts'
import type { ViewProps } from '../page/view.ts'
import { ActorTree } from './ActorTree.tsx'
import { Attendance } from './Attendance.tsx'
import { enteredIn, leavesIn } from './activeStates.ts'
import { EventLog } from './EventLog.tsx'
import type { AppTab } from './following.ts'
import { LitChart } from './LitChart.tsx'
import { arrowsOfStep } from './lastArrows.ts'
import { useFollowed } from './useFollowed.ts'
import './live.css'

/** Looks on while the app runs in another tab: who runs, where this machine stands, and what happens. */
export const Live = ({ exhibit }: ViewProps) => {
  const machineId = exhibit.id
  const followed = useFollowed()
  const { tabs, log, count } = followed
  const [chosen, setChosen] = useState<string | null>(null)

  const candidates = tabs.flatMap((tab) =>
    tab.actors.filter(({ machine }) => machine === machineId).map((actor) => ({ tab, actor })),
  )
  const shown = candidates.find((one) => keyOf(one) === chosen) ?? candidates[0]
  const value = shown?.actor.value
  const last = shown && log.findLast((step) => step.tab === shown.tab.id && step.actor === shown.actor.key)

  const marks = useMemo(
    () => ({
      states: Object.fromEntries(leavesIn(machineId, value).map((id) => [id, 'lit' as const])),
      transitions: Object.fromEntries(
        (last ? arrowsOfStep(machineId, last.followed) : []).map((id) => [id, 'walked' as const]),
      ),
    }),
    [machineId, value, last],
  )

  return (
    <div className="live">
      <Attendance followed={followed} />
      {candidates.length > 1 ? (
        <SelectField
          label="Which one"
          value={shown ? keyOf(shown) : ''}
          choices={candidates.map((one) => ({ value: keyOf(one), label: `${one.tab.title}: ${one.actor.name}` }))}
          onChange={setChosen}
        />
      ) : null}
      <Text tone="muted">
        <span aria-live="polite">{runningText(tabs, shown?.actor, machineId)}</span>
      </Text>
      <div className="live-halves">
        <LitChart
          exhibit={exhibit}
          label="Where it stands now"
          marks={marks}
          sought={enteredIn(machineId, last?.before, value)}
        />
        {tabs.length === 0 ? null : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that scroll need a place to be pressed
          <section className="live-side" aria-label="Who runs" tabIndex={0}>
            <ActorTree tabs={tabs} machineId={machineId} />
          </section>
        )}
      </div>
      <EventLog
        log={log}
        count={count}
        machineId={machineId}
        shown={shown && { tab: shown.tab.id, key: shown.actor.key }}
      />
    </div>
  )
}

const keyOf = ({ tab, actor }: { readonly tab: AppTab; readonly actor: ActorRecord }) => `${tab.id} ${actor.key}`

const runningText = (tabs: ReadonlyArray<AppTab>, actor: ActorRecord | undefined, machineId: string): string => {
  if (tabs.length === 0) return ''
  if (!actor) return 'This machine does not run now.'
  if (actor.status !== 'active') return 'It has ended.'
  return `It is in ${leavesIn(machineId, actor.value).map(stateInWords).join(' and ')}.`
}
