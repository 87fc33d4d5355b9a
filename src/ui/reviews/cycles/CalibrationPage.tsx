import { useSelector } from '@xstate/react'
import { Scale } from 'lucide-react'
import { useId, useMemo } from 'react'
import { writtenPercent } from '../../../domain/kernel/amounts.ts'
import type { ReviewCycleId } from '../../../domain/kernel/ids.ts'
import { type Grouping, groupings } from '../../../domain/reviews/calibration.ts'
import { groupingNames, sharedWords, withoutWords } from '../../../domain/reviews/cycles/wording.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { calibrationReading } from '../../../machines/reviews/cycles/readings.ts'
import { NotFoundPage } from '../../app/NotFoundPage.tsx'
import type { PageProps } from '../../app/pages.ts'
import { useTableState } from '../../app/useTableState.ts'
import { slot } from '../../kit/classes.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useLocale } from '../../kit/locale.ts'
import { Page } from '../../kit/Page.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Stack } from '../../kit/Stack.tsx'
import { Tabs } from '../../kit/Tabs.tsx'
import { Text } from '../../kit/Text.tsx'
import { arranged } from '../../kit/table/arranged.ts'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { useCalibrationReading } from './area.ts'
import { byHref, byIn, type Calibration, groupHref, nameOf } from './calibrating.ts'
import { columnIds, columnsOf, rowId } from './calibrationColumns.ts'
import { ScorePlot } from './ScorePlot.tsx'
import { StandingOut } from './StandingOut.tsx'

/** The scores of a cycle beside each other: who rates, or is rated, unlike the others. Nothing is changed here. */
export const CalibrationPage = ({ params, search }: PageProps) => {
  const id = params.id as ReviewCycleId
  const reading = useCalibrationReading(id)
  const found = useSelector(reading, calibrationReading.foundIn)
  const isNotFound = useSelector(reading, (snapshot) => snapshot.matches('notFound'))
  const failure = useSelector(reading, ({ context }) => context.failure)
  if (isNotFound) return <NotFoundPage />
  const shown = found?.id === id ? found : null
  return (
    <Page
      title={places.prCycleCalibration.title}
      width="wide"
      description={shown?.name}
      back={{ href: pathTo('prCycle', { id }), label: 'Back to the cycle' }}
    >
      {shown !== null ? (
        <Shown calibration={shown} search={search} />
      ) : failure === null ? (
        <Skeleton height={320} />
      ) : (
        <ErrorState title="The scores could not be loaded" onRetry={() => reading.send({ type: 'retry.asked' })}>
          {failureSentence(failure)}
        </ErrorState>
      )}
    </Page>
  )
}

const Shown = ({ calibration, search }: { readonly calibration: Calibration; readonly search: string }) => {
  const panel = useId()
  const { id, whole, shared, without } = calibration
  const by = byIn(search)
  const missing = withoutWords(without)
  if (whole === null)
    return (
      <EmptyState icon={<Scale />} title="No scores yet">
        A review gets a score once its reviewer has submitted ratings. {missing.join(' ')}
      </EmptyState>
    )
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Text>{sharedWords(whole.count, shared)}</Text>
        <Text tone="muted">
          {missing.join(' ')}
          {shared < whole.count
            ? ' Until a review is shared, its reviewer can take it back and submit it again.'
            : null}
        </Text>
      </Stack>
      <Tabs
        label="Calibration"
        tabs={groupings.map((one) => ({ href: byHref(id, one), label: groupingNames[one] }))}
        current={byHref(id, by)}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={groupingNames[by]} className={slot('page', 'panel')}>
        <Calibrated key={by} {...{ calibration, whole, by, search }} />
      </div>
    </Stack>
  )
}

interface CalibratedProps {
  readonly calibration: Calibration
  readonly whole: NonNullable<Calibration['whole']>
  readonly by: Grouping
  readonly search: string
}

const Calibrated = ({ calibration, whole, by, search }: CalibratedProps) => {
  const { id } = calibration
  const locale = useLocale()
  const written = useMemo(() => (score: number) => writtenPercent(locale, Math.round(score * 100)), [locale])
  const over = { calibration, whole, by, written }
  return (
    <Stack gap={6}>
      <StandingOut {...over} />
      <Section title="Scores">
        <ScorePlot {...over} />
      </Section>
      <Section title="In numbers">
        <Numbers {...{ calibration, by, search, written, id }} />
      </Section>
    </Stack>
  )
}

interface NumbersProps extends Pick<CalibratedProps, 'calibration' | 'by' | 'search'> {
  readonly id: ReviewCycleId
  readonly written: (score: number) => string
}

const noun = {
  reviewer: { one: 'reviewer', many: 'reviewers' },
  department: { one: 'department', many: 'departments' },
}

const Numbers = ({ calibration, by, search, written, id }: NumbersProps) => {
  const kept = useMemo((): Readonly<Record<string, string>> => (by === 'reviewer' ? {} : { by }), [by])
  const [state, change] = useTableState({
    table: 'reviewCalibration',
    columns: columnIds,
    path: pathTo('prCycleCalibration', { id }),
    search,
    kept,
  })
  const columns = useMemo(() => columnsOf(by, written), [by, written])
  const { groups } = calibration[by]
  const rows = useMemo(() => arranged(groups, columns, state), [groups, columns, state])
  return (
    <DataTable
      noun={noun[by]}
      columns={columns}
      rows={rows}
      total={groups.length}
      rowId={rowId}
      rowLabel={nameOf}
      rowHref={(group) => groupHref(id, by, group)}
      state={state}
      onChange={change}
      empty={null}
    />
  )
}
