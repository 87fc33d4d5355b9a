import { OVERVIEW_TEAMS } from '../../domain/checkIns/listing.ts'
import type { CheckInOverview } from '../../domain/checkIns/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import { checkInOverviewReading } from '../../machines/checkIns/readings.ts'
import { ReadingBeside } from '../app/ReadingShown.tsx'
import { useLocale } from '../kit/locale.ts'
import { type Bar, BarPlot, BarPlots, BarPlotsWaiting, ofMonth, UPRIGHT } from '../kit/plots/BarPlot.tsx'
import { useOverviewReading } from './area.ts'

interface OverviewProps {
  readonly person: EmployeeId | null
  /** Narrows the list to somebody, or to nobody. */
  readonly onPerson: (person: EmployeeId | null) => void
}

/** Of the last months: whether what was planned took place, by team too, and what employees answered from 1 to 5. */
export const Overview = (props: OverviewProps) => (
  <ReadingBeside
    reading={useOverviewReading(props.person)}
    of={checkInOverviewReading}
    until={<BarPlotsWaiting bars={[UPRIGHT, OVERVIEW_TEAMS, UPRIGHT]} />}
  >
    {(found) =>
      found.months.every(({ planned }) => planned === 0) ? null : (
        <BarPlots>
          <Plots {...props} found={found} />
        </BarPlots>
      )
    }
  </ReadingBeside>
)

const percent = (held: number, planned: number) => Math.round((held / planned) * 100)

const heldOf = ({ held, planned }: { readonly held: number; readonly planned: number }) => ({
  size: planned === 0 ? 0 : held / planned,
  said: planned === 0 ? 'none planned' : `${held} of ${planned} took place`,
  figure: planned === 0 ? '' : `${percent(held, planned)}`,
})

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

const Plots = ({ found: { months, teams }, person, onPerson }: OverviewProps & { readonly found: CheckInOverview }) => {
  const locale = useLocale()
  const score = (average: number) => writtenNumber(locale, average, oneDecimal)
  const rhythm = months.map((row): Bar => ({ ...ofMonth(row.month), ...heldOf(row) }))
  const mood = months.map(
    ({ month, answered, average }): Bar => ({
      ...ofMonth(month),
      size: average ?? 0,
      figure: average === null ? '' : score(average),
      said:
        average === null
          ? 'no answers'
          : `${score(average)} of 5, from ${answered === 1 ? '1 answer' : `${answered} answers`}`,
    }),
  )
  const byTeam = teams.map(
    ({ reviewer, held, planned }): Bar => ({
      value: reviewer.id,
      label: reviewer.fullName,
      size: held / planned,
      said: `${percent(held, planned)}%`,
    }),
  )
  return (
    <>
      <BarPlot title="Took place (%), by month" headings={['Month', 'Check-ins']} bars={rhythm} most={1} upright />
      {byTeam.length < 2 ? null : (
        <BarPlot
          title="Took place, by reviewer"
          headings={['Reviewer', 'Took place']}
          bars={byTeam}
          most={1}
          press={{
            isOn: (value) => value === person,
            onPress: (value) => onPerson(value === person ? null : (value as EmployeeId)),
          }}
        />
      )}
      <BarPlot title="Answers from 1 to 5, by month" headings={['Month', 'Average']} bars={mood} most={5} upright />
    </>
  )
}
