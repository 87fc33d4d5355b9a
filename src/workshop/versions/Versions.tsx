import { useEffect, useMemo, useState } from 'react'
import { Badge } from '../../ui/kit/Badge.tsx'
import { Banner } from '../../ui/kit/Banner.tsx'
import { Section } from '../../ui/kit/Section.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import type { Chart } from '../model/chart.ts'
import { differenceOf } from '../model/difference.ts'
import type { ViewProps } from '../page/view.ts'
import { AffectedSection } from './AffectedSection.tsx'
import { accepted } from './accepted.ts'
import { ChartFile } from './ChartFile.tsx'
import { type Change, changedArrows, differenceInWords } from './differenceInWords.ts'
import { type Version, versionsOf } from './history.ts'
import './versions.css'

/** What two versions of a chart do differently, and which test cases that touches. */
export const Versions = ({ exhibit: { chart: running } }: ViewProps) => {
  const [before, setBefore] = useState<Chart | null>(null)
  const [after, setAfter] = useState<Chart | null>(null)
  const [snapshot, setSnapshot] = useState<Chart | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [versions, setVersions] = useState<ReadonlyArray<Version>>([])

  useEffect(() => {
    let isCurrent = true
    accepted(running.id).then((reading) => {
      if (!isCurrent) return
      setSnapshot(reading.isRead ? reading.chart : null)
      setProblem(reading.isRead ? null : reading.because)
    })
    versionsOf(running.id).then(
      (found) => isCurrent && setVersions(found),
      () => isCurrent && setVersions([]),
    )
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
          versions={versions}
          isUsual={before === null}
          onChart={setBefore}
        />
        <ChartFile
          label="After"
          machine={running.id}
          usually="the chart of this build"
          versions={versions}
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
      <AffectedSection machine={after.id} arrows={arrows.map(({ id }) => id)} />
    </>
  )
}

const tones: Readonly<Record<Change['kind'], 'success' | 'danger' | 'warning'>> = {
  added: 'success',
  removed: 'danger',
  changed: 'warning',
}
