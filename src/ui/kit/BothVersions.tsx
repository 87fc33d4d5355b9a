import { Button } from './Button.tsx'
import { slot } from './classes.ts'

interface Difference {
  readonly label: string
  readonly theirs: string
  readonly mine: string
}

interface BothVersionsProps {
  readonly differences: ReadonlyArray<Difference>
  readonly onTakeTheirs: () => void
  readonly onKeepMine: () => void
}

/** What somebody else has saved beside what was typed, field by field, and which of the two is to stay. */
export const BothVersions = ({ differences, onTakeTheirs, onKeepMine }: BothVersionsProps) => (
  <>
    <table className={slot('form', 'conflict')}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Theirs, saved</th>
          <th scope="col">Mine, not saved</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, theirs, mine }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{theirs}</td>
            <td>{mine}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <div className={slot('form', 'ending')}>
      <Button onClick={onTakeTheirs}>Take theirs</Button>
      <Button tone="solid" onClick={onKeepMine}>
        Keep mine
      </Button>
    </div>
  </>
)
