import { progressSince } from '../../domain/goals/history.ts'
import type { Goal } from '../../domain/goals/nouns.ts'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { useLocale } from '../kit/locale.ts'

/** What has come of a goal since a day, in words. */
export const ProgressSince = ({ goal, day }: { readonly goal: Goal; readonly day: Day }) => {
  const locale = useLocale()
  const change = progressSince(goal, day)
  if (change === null) return <>no change</>
  const { kind, unit } = goal.progress
  if (kind === 'yesNo') return change > 0 ? <>achieved</> : <>not achieved</>
  const amount = `${change < 0 ? '−' : '+'}${writtenNumber(locale, Math.abs(change))}`
  return <>{kind === 'percent' ? `${amount}%` : `${amount} ${unit}`.trim()}</>
}
