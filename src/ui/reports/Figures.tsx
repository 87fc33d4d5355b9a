import { titled } from '../../domain/audit/words.ts'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import { valueName } from '../../domain/reports/askedWording.ts'
import type { ReportAnswer } from '../../domain/reports/nouns.ts'
import type { ReportShape } from '../../domain/reports/shapes.ts'
import { useLocale } from '../kit/locale.ts'
import { BarPlot, BarPlots, ofMonth } from '../kit/plots/BarPlot.tsx'

/** Months stand beside each other as far as there is room. */
const MOST_UPRIGHT = 36
const MOST_LINES = 12

interface FiguresProps {
  readonly title: string
  readonly shape: ReportShape
  readonly figures: ReportAnswer['figures']
  readonly only: string | undefined
  readonly onOnly: (value: string) => void
}

/** How many there are of each; pressing one shows just these, and again all. */
export const Figures = ({ title, shape, figures, only, onOnly }: FiguresProps) => {
  const locale = useLocale()
  const column = shape.columns.find(({ key }) => key === shape.countedBy)
  if (column === undefined || figures.length === 0) return null
  const summed = shape.columns.find(({ key }) => key === shape.summed)
  const isUpright = column.kind === 'month'
  const most = isUpright ? figures.slice(-MOST_UPRIGHT) : figures.toSorted(byCount(column.names)).slice(0, MOST_LINES)
  return (
    <BarPlots>
      <BarPlot
        title={title}
        headings={[column.label, summed?.label ?? titled(shape.noun.many)]}
        upright={isUpright}
        bars={most.map(({ of, count }) => ({
          ...(isUpright ? ofMonth(of) : { value: of, label: valueName(column, of) }),
          size: count,
          said: writtenNumber(locale, count),
          ...(isUpright && count > 0 && { figure: writtenNumber(locale, count) }),
        }))}
        press={{
          isOn: (value) => value === only,
          onPress: (value) => onOnly(value === only ? '' : value),
        }}
      />
    </BarPlots>
  )
}

/** Values with names stand in the order of these, all others the most first. */
const byCount =
  (names: object | undefined) =>
  (one: { readonly count: number }, other: { readonly count: number }): number =>
    names === undefined ? other.count - one.count : 0
