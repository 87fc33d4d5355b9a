import { BellRing, Ellipsis, MessageCircleQuestion, Pause, Play, Undo2 } from 'lucide-react'
import { mayAskOthers } from '../../../domain/reviews/cycles/askingOthers.ts'
import { type CycleAct, mayActOnCycle, mayNudge, mayTakeBack } from '../../../domain/reviews/cycles/lifecycle.ts'
import type { ReviewCycle } from '../../../domain/reviews/cycles/nouns.ts'
import { actNames, denials } from '../../../domain/reviews/cycles/wording.ts'
import type { CycleWork } from '../../../machines/reviews/cycles/cycleQuestion.ts'
import { Button } from '../../kit/Button.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { useCycleAsking, useCycleWork } from './area.ts'

/** What can be done with a cycle, each behind a question; what cannot says why. */
export const CycleActions = ({ cycle }: { readonly cycle: ReviewCycle }) => {
  const machine = useCycleWork()
  const asking = useCycleAsking()
  const ask = (work: CycleWork) => machine.send({ type: 'work.asked', asked: { cycle, work } })
  const denied = (act: CycleAct) => whyNot(mayActOnCycle(cycle, act))
  const isPaused = cycle.state === 'Paused'
  const nobody = (cycle.counts.late ?? 0) === 0 ? 'No one is overdue.' : undefined
  return (
    <>
      {isPaused ? (
        <Button denied={denied('resume')} onClick={() => ask('resume')}>
          <Play aria-hidden="true" />
          {actNames.resume}
        </Button>
      ) : (
        <Button denied={denied('pause')} onClick={() => ask('pause')}>
          <Pause aria-hidden="true" />
          {actNames.pause}
        </Button>
      )}
      <Button tone="solid" denied={whyNot(mayNudge(cycle)) ?? nobody} onClick={() => ask('nudge')}>
        <BellRing aria-hidden="true" />
        Remind everyone overdue
      </Button>
      <Menu
        label="More actions"
        icon={<Ellipsis />}
        tone="outline"
        align="end"
        items={[
          {
            id: 'askOthers',
            label: 'Ask others for feedback…',
            icon: <MessageCircleQuestion aria-hidden="true" />,
            denied: whyNot(mayAskOthers(cycle)),
            onSelect: () => asking.send({ type: 'asking.opened', id: cycle.id }),
          },
          {
            id: 'takeBack',
            label: 'Take back…',
            icon: <Undo2 aria-hidden="true" />,
            denied: whyNot(mayTakeBack(cycle)),
            onSelect: () => ask('takeBack'),
          },
          'separator',
          { id: 'end', label: `${actNames.end}…`, tone: 'danger', denied: denied('end'), onSelect: () => ask('end') },
        ]}
      />
    </>
  )
}

const whyNot = (
  may: { readonly allowed: true } | { readonly allowed: false; readonly because: keyof typeof denials },
): string | undefined => (may.allowed ? undefined : denials[may.because])
