import { useId, useState } from 'react'
import { Button } from '../../ui/kit/Button.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import type { Chart } from '../model/chart.ts'
import { readChart } from './chartFile.ts'

interface ChartFileProps {
  readonly label: string
  readonly machine: string
  /** What stands there while no file is chosen. */
  readonly usually: string
  readonly isUsual: boolean
  readonly onChart: (chart: Chart | null) => void
}

/** One side of a comparison: what usually stands there, or a chart out of a file. */
export const ChartFile = ({ label, machine, usually, isUsual, onChart }: ChartFileProps) => {
  const id = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    const reading = readChart(await file.text(), machine)
    setProblem(reading.isRead ? null : `${file.name}: ${reading.because}`)
    if (!reading.isRead) return
    setName(file.name)
    onChart(reading.chart)
  }
  return (
    <div className="chart-file">
      <label htmlFor={id}>{label}</label>
      <Text as="span" style="small" tone="muted">
        {isUsual ? usually : name}
      </Text>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        aria-describedby={problem === null ? undefined : `${id}e`}
        onChange={(event) => {
          read(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {isUsual ? null : (
        <Button size="sm" onClick={() => onChart(null)}>
          {`Back to ${usually}`}
        </Button>
      )}
      {problem === null ? null : (
        <Text as="span" tone="danger" id={`${id}e`}>
          {problem}
        </Text>
      )}
    </div>
  )
}
