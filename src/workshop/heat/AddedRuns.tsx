import { useId, useState } from 'react'
import { Button } from '../../ui/kit/Button.tsx'
import { type Coverage, merged } from '../model/heat.ts'
import { download } from '../page/download.ts'
import { readAdded } from './addedFile.ts'
import { addRuns, leaveAddedOut, useHeating } from './heating.ts'

interface AddedRunsProps {
  readonly machine: string
  /** All that is shown. */
  readonly runs: ReadonlyArray<Coverage>
}

/** Other runs, and sessions somebody has recorded, laid over the same chart; and all of it as one file. */
export const AddedRuns = ({ machine, runs }: AddedRunsProps) => {
  const id = useId()
  const { added } = useHeating()
  const [problem, setProblem] = useState<string | null>(null)
  const add = async (files: ReadonlyArray<File>) => {
    setProblem(null)
    for (const file of files) {
      const reading = readAdded(await file.text(), new Date().toISOString())
      if (reading._tag === 'Failure') setProblem(`${file.name}: ${reading.failure}`)
      else addRuns(reading.success)
    }
  }
  const others = added.filter((run) => run.machine !== machine)
  return (
    <div className="heat-files">
      <label htmlFor={id}>Add coverage or a recorded session</label>
      <input
        id={id}
        type="file"
        multiple
        accept=".json,.txt,application/json"
        aria-describedby={problem === null ? undefined : `${id}e`}
        onChange={({ target }) => {
          void add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {problem === null ? null : (
        <p id={`${id}e`} role="alert">
          {problem}
        </p>
      )}
      {others.length === 0 ? null : (
        <p>{`Added for other charts: ${[...new Set(others.map((run) => run.machine))].join(', ')}.`}</p>
      )}
      <div className="heat-buttons">
        {added.length === 0 ? null : (
          <Button size="sm" onClick={leaveAddedOut}>
            Leave out what was added
          </Button>
        )}
        <Button
          size="sm"
          denied={runs.length === 0 ? 'There is nothing to save yet.' : undefined}
          onClick={() => download(`${machine}.coverage.json`, written(runs), 'application/json')}
        >
          Save what is shown
        </Button>
      </div>
    </div>
  )
}

const written = (runs: ReadonlyArray<Coverage>) => `${JSON.stringify(merged(runs), null, 2)}\n`
