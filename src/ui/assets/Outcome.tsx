import { useSelector } from '@xstate/react'
import type { AssetListOutcome } from '../../domain/assets/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { assetOutcome } from '../../machines/assets/assetOutcome.ts'
import { OutcomeBanner } from '../app/OutcomeBanner.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import { useOutcome } from './area.ts'

const outcomeWords: Record<AssetListOutcome['rows'][number]['outcome'], string> = {
  changed: 'changed',
  same: 'was like that already',
  changedMeanwhile: 'was changed by somebody else meanwhile',
  gone: 'is gone',
  refused: 'cannot be changed like that',
}

const counted = (count: number): string => (count === 1 ? '1 asset' : `${count} assets`)

const summaryOf = ({ rows, isApplied }: AssetListOutcome, isUndone: boolean): string => {
  const changed = rows.filter(({ outcome }) => outcome === 'changed').length
  if (!isApplied) return 'Nothing was changed:'
  return isUndone ? `Taken back for ${counted(changed)}.` : `${counted(changed)} changed.`
}

/** What became of the assets changed at once, each that is not as asked, with the way back. */
export const Outcome = () => {
  const machine = useOutcome()
  const outcome = useSelector(machine, assetOutcome.outcomeIn)
  const isUndone = useSelector(machine, ({ context }) => context.isUndone)
  if (outcome === null) return null
  const told = outcome.rows.filter((row) => row.outcome !== 'changed')
  return (
    <OutcomeBanner machine={machine} tone={outcome.isApplied ? 'info' : 'warning'} canUndo={outcome.undo !== null}>
      {summaryOf(outcome, isUndone)}
      {told.slice(0, 20).map(({ id, number, outcome: became }) => (
        <span key={id}>
          {' '}
          <TextLink href={pathTo('asset', { id })}>{number}</TextLink> {outcomeWords[became]}.
        </span>
      ))}
      {told.length > 20 ? ` And ${told.length - 20} more.` : null}
    </OutcomeBanner>
  )
}
