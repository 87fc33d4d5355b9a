import { useState } from 'react'
import { BarPlot } from '../kit/plots/BarPlot.tsx'
import { Heat } from '../kit/plots/Heat.tsx'
import { Histogram } from '../kit/plots/Histogram.tsx'
import { Lines } from '../kit/plots/Lines.tsx'
import { Readable } from '../kit/plots/PlotTable.tsx'
import { Sparkline } from '../kit/plots/Sparkline.tsx'
import { StackedBars, StackedLegend } from '../kit/plots/StackedBars.tsx'
import { Stack } from '../kit/Stack.tsx'
import { Piece, State } from './Piece.tsx'

const departments = [
  { value: 'office', label: 'Office', size: 3, said: '3' },
  { value: 'site', label: 'Site', size: 5, said: '5' },
]
const months = [
  { value: '2026-10', label: 'Oct 2026', short: 'O', size: 0.5, said: '2 of 4' },
  { value: '2026-11', label: 'Nov 2026', short: 'N', size: 1, said: '4 of 4' },
]

const steps = [
  { value: 'writing', label: 'Being written', fill: 'dots' },
  { value: 'complete', label: 'Complete', fill: 'full' },
  { value: 'late', label: 'Late', fill: 'crossed' },
] as const
const stackedRows = [
  { value: 'office', label: 'Office', counts: { writing: 2, complete: 5 } },
  { value: 'site', label: 'Site', counts: { writing: 3, late: 1 } },
]

const here = () => '#'

const joined = [
  { value: '2026-09', label: 'Sep 2026', short: 'S', sizes: { joined: 2, left: 0 } },
  { value: '2026-10', label: 'Oct 2026', short: 'O', sizes: { joined: 4, left: 1 } },
  { value: '2026-11', label: 'Nov 2026', short: 'N', sizes: { joined: 3, left: 3 } },
]
const series = [
  { value: 'joined', label: 'Joined' },
  { value: 'left', label: 'Left' },
]
const years = [
  { value: '0', label: 'Under 1 year', short: '0', size: 3, said: '3' },
  { value: '1', label: '1 to 2 years', short: '1', size: 6, said: '6' },
  { value: '2', label: '2 years and more', short: '2+', size: 4, said: '4' },
]
const expiring = [
  { value: 'aid', label: 'First aid', counts: { '2026-11': 1, '2026-12': 4 } },
  { value: 'card', label: 'White card', counts: { '2026-12': 2 } },
]
const twoMonths = [
  { value: '2026-11', label: 'Nov 2026', short: 'N' },
  { value: '2026-12', label: 'Dec 2026', short: 'D' },
]
const progress = [
  { at: 0, share: 0.2, said: '1st Nov 2026: 20%' },
  { at: 1, share: 0.6, said: '9th Nov 2026: 60%' },
]

export const PlotPieces = () => (
  <>
    <Piece of="Bar plot">
      <Stack>
        <State name="That narrows">
          <Narrowing />
        </State>
        <State name="By month">
          <BarPlot title="Took place" headings={['Month', 'Check-ins']} bars={months} most={1} upright />
        </State>
      </Stack>
    </Piece>
    <Piece of="Stacked bars">
      <Steps />
    </Piece>
    <Piece of="Lines">
      <Readable>
        <Lines title="Joined and left" heading="Month" series={series} rows={joined} href={here} />
      </Readable>
    </Piece>
    <Piece of="Histogram">
      <Histogram title="Years with us" headings={['Years', 'People']} spans={years} href={here} />
    </Piece>
    <Piece of="Heat">
      <Heat title="Expiring by month" columns={twoMonths} rows={expiring} href={here} />
    </Piece>
    <Piece of="Sparkline">
      <Sparkline label="Progress" points={progress} />
    </Piece>
  </>
)

const Narrowing = () => {
  const [on, setOn] = useState('office')
  return (
    <BarPlot
      title="People"
      headings={['Department', 'People']}
      bars={departments}
      press={{ isOn: (value) => value === on, onPress: setOn }}
    />
  )
}

const Steps = () => {
  const [on, setOn] = useState('site late')
  return (
    <Stack>
      <StackedLegend parts={steps} />
      <StackedBars
        title="By department"
        heading="Department"
        parts={steps}
        rows={stackedRows}
        press={{
          isOn: (row, part) => on === `${row} ${part}`,
          onPress: (row, part) => setOn(`${row} ${part}`),
        }}
      />
    </Stack>
  )
}
