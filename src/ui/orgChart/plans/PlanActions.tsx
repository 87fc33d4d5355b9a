import { CalendarCheck, Check, Ellipsis, Pencil, Plus, Send, Undo2 } from 'lucide-react'
import { mayActOnPlan, mayChangePlan } from '../../../domain/orgChart/plans/access.ts'
import { isPossible, type PlanAct } from '../../../domain/orgChart/plans/lifecycle.ts'
import type { ChartPlan } from '../../../domain/orgChart/plans/nouns.ts'
import { waitsForItsDay } from '../../../domain/orgChart/plans/plan.fields.ts'
import { actNames, denials, wording } from '../../../domain/orgChart/plans/wording.ts'
import { useActor } from '../../app/session.ts'
import { useToday } from '../../app/time.ts'
import { Button } from '../../kit/Button.tsx'
import { dateText } from '../../kit/dates.ts'
import { useLocale } from '../../kit/locale.ts'
import { Menu } from '../../kit/Menu.tsx'
import { useOrgChartState } from '../area.ts'
import { usePlanWork, useSavingMove } from './area.ts'
import { type MoveRow, staying } from './reckoned.ts'

const icons = {
  send: <Send aria-hidden="true" />,
  approve: <Check aria-hidden="true" />,
  publish: <CalendarCheck aria-hidden="true" />,
  revert: <Undo2 aria-hidden="true" />,
} as const

interface PlanActionsProps {
  readonly plan: ChartPlan
  readonly rows: ReadonlyArray<MoveRow> | null
}

/** What can be done with a plan, each step of its life behind a question; what cannot says why. */
export const PlanActions = ({ plan, rows }: PlanActionsProps) => {
  const work = usePlanWork()
  const actor = useActor()
  const locale = useLocale()
  const today = useToday()
  const people = useOrgChartState(({ context }) => context.people)
  const saving = useSavingMove()
  const isStale = rows?.some(({ trouble }) => trouble !== null) === true
  const ask = (act: PlanAct) => {
    const { effectiveDay } = plan
    const day = waitsForItsDay(plan, today) && effectiveDay !== null ? (dateText(locale, effectiveDay) ?? null) : null
    work.send({ type: 'act.asked', asked: { plan, act, day, stay: act === 'revert' ? staying(rows ?? []) : [] } })
  }
  const deniedFor = (act: PlanAct): string | undefined => {
    if (saving !== undefined) return saving
    const may = mayActOnPlan(actor, plan, act)
    if (!may.allowed) return denials[may.because]
    if (act === 'revert') return rows?.every(({ trouble }) => trouble !== null) ? denials.nothingToRevert : undefined
    return isStale && (act === 'send' || act === 'approve' || act === 'publish') ? denials.stale : undefined
  }
  const [first] = (['send', 'approve', 'publish', 'revert'] as const).filter((act) => isPossible(plan.state, act))
  const isDraft = mayChangePlan(actor, plan).allowed
  const more = (['sendBack', 'withdraw'] as const).filter((act) => isPossible(plan.state, act))
  return (
    <>
      {isDraft ? (
        <Button
          denied={people === null ? wording.readingChart : saving}
          onClick={() => {
            if (people !== null) work.send({ type: 'move.opened', id: crypto.randomUUID(), begun: { plan, people } })
          }}
        >
          <Plus aria-hidden="true" />
          Add a move
        </Button>
      ) : null}
      {first === undefined ? null : (
        <Button tone={first === 'revert' ? 'outline' : 'solid'} denied={deniedFor(first)} onClick={() => ask(first)}>
          {icons[first]}
          {actNames[first]}
        </Button>
      )}
      {more.length === 0 ? null : (
        <Menu
          label="More actions"
          icon={<Ellipsis />}
          tone="outline"
          align="end"
          items={[
            ...(isDraft
              ? [
                  {
                    id: 'edit',
                    label: 'Edit plan…',
                    icon: <Pencil aria-hidden="true" />,
                    denied: saving,
                    onSelect: () => work.send({ type: 'plan.opened', id: plan.id, base: plan }),
                  } as const,
                ]
              : []),
            ...more.map((act) => ({
              id: act,
              label: `${actNames[act]}…`,
              ...(act === 'withdraw' && { tone: 'danger' as const }),
              denied: deniedFor(act),
              onSelect: () => ask(act),
            })),
          ]}
        />
      )}
    </>
  )
}
