import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { actsOffered, asksWhy, type ReviewAct } from '../../../domain/reviews/lifecycle.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { stepLabel, workOf } from '../../../machines/reviews/review/reviewWork.ts'
import { useNavigation } from '../../app/machines.tsx'
import { useActor } from '../../app/session.ts'
import { Button } from '../../kit/Button.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { useReview, useReviewState, useStanding } from './area.ts'
import { actDenied, planDenied } from './may.ts'

/** The first way on that is the reader's is the main action; the others stand behind the dots. */
export const Actions = ({ review }: { readonly review: PerformanceReview }) => {
  const actor = useActor()
  const record = useReview()
  const navigation = useNavigation()
  const standing = useStanding(review)
  const isBusy = useReviewState((snapshot) => snapshot.hasTag('busy') && snapshot.context.work?.kind === 'act')
  const denied = (act: ReviewAct) => actDenied(actor, review, standing, act)
  const act = (chosen: ReviewAct) => () => record.send({ type: 'work.asked', work: workOf(chosen) })
  const offered = actsOffered(standing)
  // What asks why is never what one is led to.
  const next = offered.find((one) => !asksWhy(one) && denied(one) === undefined)
  const others = offered.filter((one) => one !== next)
  const changing = planDenied(actor, review)
  return (
    <>
      {next === undefined ? null : (
        <Button tone="solid" busy={isBusy} onClick={act(next)}>
          {stepLabel(next)}
        </Button>
      )}
      <Menu
        label="More actions"
        icon={<Ellipsis />}
        tone="outline"
        align="end"
        items={[
          ...others.map((one) => ({
            id: one,
            label: stepLabel(one),
            // One after the other: a press meanwhile would be lost.
            denied: isBusy ? 'Saving…' : denied(one),
            onSelect: act(one),
          })),
          {
            id: 'plan',
            label: 'Change plan',
            icon: <Pencil aria-hidden="true" />,
            denied: changing,
            onSelect: () => navigation.send({ type: 'navigation.asked', to: pathTo('prEdit', { id: review.id }) }),
          },
          'separator',
          {
            id: 'remove',
            label: 'Delete…',
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            denied: changing,
            onSelect: () => record.send({ type: 'work.asked', work: { kind: 'removal' } }),
          },
        ]}
      />
    </>
  )
}
