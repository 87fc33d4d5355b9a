import { memo, useMemo, useRef, useState } from 'react'
import { Button } from '../../ui/kit/Button.tsx'
import { SearchField } from '../../ui/kit/SearchField.tsx'
import { Section } from '../../ui/kit/Section.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { SwitchField } from '../../ui/kit/SwitchField.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { useRowWindow } from '../../ui/kit/table/rowWindow.ts'
import { eventInWords, inWords } from '../model/words.ts'
import { goTo, hrefOf } from '../page/address.ts'
import { handOver } from '../simulate/handover.ts'
import { valueInWords } from './activeStates.ts'
import { CopyButton } from './CopyButton.tsx'
import { followingApps } from './channel.ts'
import { type LoggedStep, logLength } from './following.ts'
import { asText, detailsInWords, filtered, timeOf } from './logFilter.ts'
import { recordingFrom } from './recordingFrom.ts'

interface Shown {
  readonly tab: string
  readonly key: string
}

interface EventLogProps {
  readonly log: ReadonlyArray<LoggedStep>
  readonly count: number
  /** The machine whose chart is open, and the actor that lights it. */
  readonly machineId?: string
  readonly shown?: Shown | undefined
}

const rowHeight = 28

/** What happens, the newest first. Paused, it stays as it is and nothing is lost meanwhile. */
export const EventLog = ({ log, count, machineId, shown }: EventLogProps) => {
  const [text, setText] = useState('')
  const [isOwn, setOwn] = useState(false)
  const [paused, setPaused] = useState<ReadonlyArray<LoggedStep> | null>(null)
  const source = paused ?? log
  const rows = useMemo(
    () => filtered(source, { text, machine: isOwn && machineId !== undefined ? machineId : null }),
    [source, text, isOwn, machineId],
  )
  const replay = (exhibit: string) => {
    const made = shown && recordingFrom(exhibit, source, shown)
    if (!made) return
    handOver(made)
    goTo(hrefOf({ exhibit, view: 'simulate' }))
  }
  return (
    <Section
      title="Events"
      description={`${count} so far${count > logLength ? `, the last ${logLength} are kept` : ''}${paused ? '; paused' : ''}`}
    >
      <Row gap={2}>
        <SearchField label="Filter events" value={text} onChange={setText} />
        {machineId === undefined ? null : <SwitchField label="Only this machine" checked={isOwn} onChange={setOwn} />}
        <Button onClick={() => setPaused(paused ? null : log)} aria-pressed={paused !== null}>
          {paused ? 'Go on' : 'Pause'}
        </Button>
        <Button
          onClick={() => {
            setPaused(null)
            followingApps().empty()
          }}
        >
          Empty
        </Button>
        <CopyButton label="Copy the log" text={() => asText(rows.toReversed())} />
        {machineId === undefined ? null : (
          <Button
            onClick={() => replay(machineId)}
            denied={source.some((step) => isOf(step, shown)) ? undefined : 'Nothing of this machine is in the log yet.'}
          >
            Replay in the simulator
          </Button>
        )}
      </Row>
      {rows.length === 0 ? (
        <Text tone="muted">{source.length === 0 ? 'Nothing has happened yet.' : 'No event matches the filter.'}</Text>
      ) : (
        <Rows rows={rows} />
      )}
    </Section>
  )
}

const isOf = (step: LoggedStep, shown: Shown | undefined) =>
  shown !== undefined && step.tab === shown.tab && step.actor === shown.key

const Rows = ({ rows }: { readonly rows: ReadonlyArray<LoggedStep> }) => {
  const scroller = useRef<HTMLDivElement>(null)
  const { from, until } = useRowWindow(scroller, rows.length, rowHeight)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that scroll need a place to be pressed
    <div className="log" ref={scroller} tabIndex={0} role="log" aria-live="off" aria-label="Events, the newest first">
      <div className="log-rows" style={{ height: rows.length * rowHeight, paddingTop: from * rowHeight }}>
        {rows.slice(from, until).map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place: new events pass through it, and nothing is made or removed
          <LogRow key={index} step={step} />
        ))}
      </div>
    </div>
  )
}

const LogRow = memo(({ step }: { readonly step: LoggedStep }) => {
  const { at, name, machine, event, continues, followed, value } = step
  const details = detailsInWords(event)
  return (
    <div className="log-row">
      <time>{timeOf(at)}</time>
      <span>{inWords(name)}</span>
      <strong title={event.type}>
        {continues ? '↳ ' : ''}
        {eventInWords(event.type)}
        {details === '' ? null : <small>{` ${details}`}</small>}
      </strong>
      <span>{followed.length === 0 ? 'nothing answers' : valueInWords(machine, value)}</span>
    </div>
  )
})
