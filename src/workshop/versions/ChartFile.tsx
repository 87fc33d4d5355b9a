import { useId, useState } from 'react'
import { Button } from '../../ui/kit/Button.tsx'
import { SelectField } from '../../ui/kit/SelectField.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import type { Chart } from '../model/chart.ts'
import { readChart } from './chartFile.ts'
import { type Version, versionInWords } from './history.ts'

interface ChartFileProps {
  readonly label: string
  readonly machine: string
  /** What stands there while no file is chosen. */
  readonly usually: string
  readonly isUsual: boolean
  /** What was accepted before, the newest first. */
  readonly versions: ReadonlyArray<Version>
  readonly onChart: (chart: Chart | null) => void
}

/** One side of a comparison: what usually stands there, a version that was accepted before, or a chart out of a file. */
export const ChartFile = ({ label, machine, usually, isUsual, versions, onChart }: ChartFileProps) => {
  const id = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [commit, setCommit] = useState('')
  const take = (named: string, text: string) => {
    const reading = readChart(text, machine)
    setProblem(reading.isRead ? null : `${named}: ${reading.because}`)
    if (!reading.isRead) return
    setName(named)
    onChart(reading.chart)
  }
  const read = async (file: File | undefined) => {
    if (!file) return
    setCommit('')
    take(file.name, await file.text())
  }
  const choose = (chosen: string) => {
    setCommit(chosen)
    setProblem(null)
    const version = versions.find((one) => one.commit === chosen)
    if (version === undefined) onChart(null)
    else take(versionInWords(version), version.text)
  }
  return (
    <div className="chart-file">
      <strong>{label}</strong>
      <Text as="span" style="small" tone="muted">
        {isUsual ? usually : name}
      </Text>
      {versions.length === 0 ? null : (
        <SelectField
          label={`${label}: a version`}
          value={isUsual ? '' : commit}
          placeholder={usually}
          choices={versions.map((version) => ({ value: version.commit, label: versionInWords(version) }))}
          onChange={choose}
        />
      )}
      <label htmlFor={id}>{`${label}: a file`}</label>
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
        <Button size="sm" onClick={() => choose('')}>
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
