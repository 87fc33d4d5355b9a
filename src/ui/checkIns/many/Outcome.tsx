import { useSelector } from '@xstate/react'
import type { ManyDone } from '../../../machines/checkIns/changingMany.ts'
import { OutcomeBanner } from '../../app/OutcomeBanner.tsx'
import { TextLink } from '../../kit/LinkButton.tsx'
import { type ManyMachines, type ManyNoun, useMany } from './machines.ts'

export interface OutcomeProps {
  readonly of: ManyMachines
  readonly noun: ManyNoun
  readonly href: (id: string) => string
}

const TOLD_MOST = 20

/** What became of those changed at once, each that is not as asked, with the way back. */
export const Outcome = ({ of, noun, href }: OutcomeProps) => {
  const { outcome: machine } = useMany(of)
  const done = useSelector(machine, ({ context }) => context.outcome as ManyDone | null)
  const isUndone = useSelector(machine, ({ context }) => context.isUndone)
  if (done === null) return null
  const { names, outcome } = done
  const changed = outcome.rows.filter((row) => row.outcome === 'changed').length
  const counted = changed === 1 ? `1 ${noun.one}` : `${changed} ${noun.many}`
  const told = outcome.rows.filter((row) => row.outcome === (outcome.isApplied ? 'same' : 'refused'))
  const summary = outcome.isApplied
    ? isUndone
      ? `Taken back for ${counted}.`
      : `${counted} changed.`
    : 'Nothing was changed:'
  return (
    <OutcomeBanner machine={machine} tone={outcome.isApplied ? 'info' : 'warning'} canUndo={outcome.undo !== null}>
      {summary}
      {told.slice(0, TOLD_MOST).map(({ id, why }) => (
        <div key={id}>
          <TextLink href={href(id)}>{names[id] ?? noun.one}</TextLink>
          {outcome.isApplied ? ' needed no change.' : `: ${why}`}
        </div>
      ))}
      {told.length > TOLD_MOST ? <div>And {told.length - TOLD_MOST} more.</div> : null}
    </OutcomeBanner>
  )
}
