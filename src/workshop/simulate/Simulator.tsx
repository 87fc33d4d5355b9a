import { useEffect, useMemo, useState } from 'react'
import { scenarios } from 'workshop/scenarios'
import { Banner } from '../../ui/kit/Banner.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { EmptyState } from '../../ui/kit/EmptyState.tsx'
import { SelectField } from '../../ui/kit/SelectField.tsx'
import { LitChart } from '../live/LitChart.tsx'
import type { Exhibit } from '../model/exhibit.ts'
import type { Scenario, Variant } from '../model/scenario.ts'
import { leavesOf } from '../model/testCases.ts'
import { inWords } from '../model/words.ts'
import type { ViewProps } from '../page/view.ts'
import { Clock } from './Clock.tsx'
import { History } from './History.tsx'
import { handedOver, taken } from './handover.ts'
import { Offers } from './Offers.tsx'
import { Share } from './Share.tsx'
import { fireIn, lengthOf, newSession, open, type Session, scrub, switchTo } from './session.ts'
import { enteredIn, momentOf } from './simulation.ts'
import './simulate.css'

/** Tries a machine without a world around it: fire an event, say what a call answers, let time pass, step back. */
export const Simulator = ({ exhibit }: ViewProps) => {
  const scenario = scenarios.find(({ machine }) => machine.id === exhibit.id)
  const [variant] = scenario?.variants ?? []
  if (!scenario || !variant) {
    return (
      <EmptyState title="Nobody has described a situation to start this machine in.">It cannot be tried.</EmptyState>
    )
  }
  return <Trying key={exhibit.id} exhibit={exhibit} scenario={scenario} first={variant} />
}

interface TryingProps {
  readonly exhibit: Exhibit
  readonly scenario: Scenario
  readonly first: Variant
}

const Trying = ({ exhibit, scenario, first }: TryingProps) => {
  const [problem, setProblem] = useState<string | null>(null)
  const [session, setSession] = useState<Session>(() => {
    const recording = handedOver(scenario.machine.id)
    const opening = recording && open(scenario, first, recording)
    return opening?.isPlayed ? opening.session : newSession(scenario, first)
  })
  const { simulation, position, replayed } = session
  const { variant } = simulation
  const moment = momentOf(simulation)

  useEffect(() => taken(scenario.machine.id), [scenario])

  const marks = useMemo(
    () => ({
      states: Object.fromEntries(leavesOf(moment.snapshot).map((id) => [id, 'lit' as const])),
      transitions: Object.fromEntries(moment.taken.map((id) => [id, 'walked' as const])),
    }),
    [moment],
  )
  const change = (next: () => Session) => {
    try {
      setSession(next())
      setProblem(null)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const choose = (label: string) => {
    const chosen = scenario.variants.find((one) => one.label === label)
    if (chosen) change(() => switchTo(session, chosen))
  }

  return (
    <div className="simulator">
      <div className="simulator-bar">
        <SelectField
          label="Situation"
          value={variant.label}
          choices={scenario.variants.map(({ label }) => ({ value: label, label: inWords(label) }))}
          onChange={choose}
        />
        <Button
          onClick={() => change(() => scrub(session, position - 1))}
          denied={position === 0 ? 'This is where it begins.' : undefined}
        >
          Step back
        </Button>
        <Button
          onClick={() => change(() => scrub(session, position + 1))}
          denied={position === lengthOf(session) ? 'This is the last step so far.' : undefined}
        >
          Step forward
        </Button>
        <Button onClick={() => change(() => newSession(scenario, variant))}>Start again</Button>
      </div>
      {problem === null ? null : <Banner tone="danger">{problem}</Banner>}
      {replayed?.remarks.map((remark) => (
        <Banner key={remark} tone="warning">
          {remark}
        </Banner>
      ))}
      <div className="simulator-halves">
        <LitChart exhibit={exhibit} label="Where the simulation stands" marks={marks} sought={enteredIn(simulation)} />
        <div className="simulator-side">
          <Offers session={session} onFire={(by) => change(() => fireIn(session, by))} />
          <Clock session={session} onChange={change} />
        </div>
      </div>
      <History session={session} onScrub={(to) => change(() => scrub(session, to))} />
      <Share
        session={session}
        onOpen={(recording) => {
          const opening = open(scenario, variant, recording)
          if (opening.isPlayed) change(() => opening.session)
          return opening.isPlayed ? null : opening.because
        }}
      />
    </div>
  )
}
