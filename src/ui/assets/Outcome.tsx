import { useSelector } from '@xstate/react'
import { denials, doneWithMany } from '../../domain/assets/wording.ts'
import { pathTo } from '../../domain/session/places.ts'
import { assetOutcome, type DoneWithMany } from '../../machines/assets/assetOutcome.ts'
import { OutcomeBanner } from '../app/OutcomeBanner.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import { useOutcome } from './area.ts'

type Row = DoneWithMany['rows'][number]

const outcomeWords: Record<Row['outcome'], string> = {
  changed: 'changed',
  same: 'needed no change',
  changedMeanwhile: 'was changed by someone else in the meantime',
  gone: 'no longer exists',
  refused: 'cannot be changed this way',
}

const counted = (count: number): string => (count === 1 ? '1 asset' : `${count} assets`)

const summaryOf = ({ did, rows, isApplied }: DoneWithMany, isUndone: boolean): string => {
  const changed = rows.filter(({ outcome }) => outcome === 'changed').length
  if (!isApplied) return isUndone ? 'Nothing was taken back:' : 'Nothing was changed:'
  if (isUndone) return `Taken back for ${counted(changed)}.`
  return changed === 1 ? '1 asset changed.' : `${doneWithMany[did](changed)}.`
}

/** "A-7 is gone." or, where there is more to say, "A-7: Nobody has it." */
const became = (row: Row): string =>
  'because' in row && row.because !== null ? `: ${denials[row.because]}` : ` ${outcomeWords[row.outcome]}.`

/** What became of the assets that something was done with at once, each that is not as asked, with the way back. */
export const Outcome = () => {
  const machine = useOutcome()
  const outcome = useSelector(machine, assetOutcome.outcomeIn)
  const isUndone = useSelector(machine, ({ context }) => context.isUndone)
  if (outcome === null) return null
  const told = (outcome.rows as ReadonlyArray<Row>).filter((row) => row.outcome !== 'changed')
  return (
    <OutcomeBanner machine={machine} tone={outcome.isApplied ? 'info' : 'warning'} canUndo={outcome.undo !== null}>
      {summaryOf(outcome, isUndone)}
      {told.slice(0, 20).map((row) => (
        <span key={row.id}>
          {' '}
          {row.number === '' ? 'One' : <TextLink href={pathTo('asset', { id: row.id })}>{row.number}</TextLink>}
          {became(row)}
        </span>
      ))}
      {told.length > 20 ? ` And ${told.length - 20} more.` : null}
    </OutcomeBanner>
  )
}
