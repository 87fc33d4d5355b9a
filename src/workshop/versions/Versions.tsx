import { useEffect, useMemo, useState } from 'react'
import { Badge } from '../../ui/kit/Badge.tsx'
import { Banner } from '../../ui/kit/Banner.tsx'
import { Section } from '../../ui/kit/Section.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import type { Chart } from '../model/chart.ts'
import { differenceOf } from '../model/difference.ts'
import { stateInWords } from '../model/words.ts'
import type { ViewProps } from '../page/view.ts'
import { accepted } from './accepted.ts'
import { affectedCases } from './affectedCases.ts'
import { ChartFile } from './ChartFile.tsx'
import { type Change, changedArrows, differenceInWords } from './differenceInWords.ts'
import './versions.css'

/** What two versions of a chart do differently, and which test cases that touches. */
export const Versions = ({ exhibit: { chart: running } }: ViewProps) => {
  const [before, setBefore] = useState<Chart | null>(null)
  const [after, setAfter] = useState<Chart | null>(null)
  const [snapshot, setSnapshot] = useState<Chart | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    let isCurrent = true
    accepted(running.id).then((reading) => {
      if (!isCurrent) return
      setSnapshot(reading.isRead ? reading.chart : null)
      setProblem(reading.isRead ? null : reading.because)
    })
    return () => {
      isCurrent = false
    }
  }, [running.id])

  const [older, newer] = [before ?? snapshot, after ?? running]
  return (
    <div className="versions">
      <div className="versions-files">
        <ChartFile
          label="Before"
          machine={running.id}
          usually="the chart as it was last accepted (charts/)"
          isUsual={before === null}
          onChart={setBefore}
        />
        <ChartFile
          label="After"
          machine={running.id}
          usually="the chart of this build"
          isUsual={after === null}
          onChart={setAfter}
        />
      </div>
      {problem !== null && before === null ? <Banner tone="warning">{problem}</Banner> : null}
      {older ? <Compared before={older} after={newer} /> : null}
    </div>
  )
}

const Compared = ({ before, after }: { readonly before: Chart; readonly after: Chart }) => {
  const difference = useMemo(() => differenceOf(before, after), [before, after])
  const changes = differenceInWords(difference)
  const arrows = changedArrows(difference)
  const cases = useMemo(() => affectedCases(after.id, arrows), [after.id, arrows])
  if (changes.length === 0) {
    return (
      <Section title="What changed">
        <Text tone="muted">Nothing: both versions have the same states and the same arrows.</Text>
      </Section>
    )
  }
  return (
    <>
      <Section title="What changed" description={`${changes.length} changes`}>
        <ul className="changes">
          {changes.map((change) => (
            <li key={`${change.kind} ${change.text}`}>
              <Badge tone={tones[change.kind]}>{change.kind}</Badge>
              <Text as="span">{change.text}</Text>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Test cases it affects"
        description={cases === null ? undefined : `${cases.affected.length} of ${cases.all} walks`}
      >
        {cases === null ? (
          <Text tone="muted">Nobody has described a situation to start this machine in, so it has no test cases.</Text>
        ) : cases.affected.length === 0 ? (
          <Text tone="muted">None of this build’s walks follows a changed arrow.</Text>
        ) : (
          <ul className="changes">
            {cases.affected.map(({ id, title, steps, startsIn }) => (
              <li key={id}>
                <Badge>{id}</Badge>
                <Text as="span">{`${title}; ${steps.length} steps from ${startsIn.map(stateInWords).join(', ')}`}</Text>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}

const tones: Readonly<Record<Change['kind'], 'success' | 'danger' | 'warning'>> = {
  added: 'success',
  removed: 'danger',
  changed: 'warning',
}
