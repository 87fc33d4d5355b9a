import { CalendarPlus, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import type { CheckInAction } from '../../../domain/checkIns/lifecycle.ts'
import type { CheckIn } from '../../../domain/checkIns/nouns.ts'
import { actionNames } from '../../../domain/checkIns/wording.ts'
import { useActor } from '../../app/session.ts'
import { Button } from '../../kit/Button.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { useInvitation, useMeeting, useMeetingState } from './area.ts'
import { actDenied, actsOffered, planDenied, removalDenied } from './may.ts'

/** The first way on that is the reader's is the main action; the others stand behind the dots. */
export const Actions = ({ checkIn }: { readonly checkIn: CheckIn }) => {
  const actor = useActor()
  const meeting = useMeeting()
  const invitation = useInvitation()
  const isBusy = useMeetingState((snapshot) => snapshot.hasTag('busy') && snapshot.context.work?.kind === 'act')
  const { id } = checkIn
  const act = (action: CheckInAction) => () => {
    if (action === 'reopen') meeting.send({ type: 'reopening.asked' })
    else if (action !== 'skip' && action !== 'restore')
      meeting.send({ type: 'press.asked', work: { kind: 'act', action } })
  }
  const offered = actsOffered(actor, checkIn)
  const next = offered.find((action) => actDenied(actor, checkIn, action) === undefined) ?? offered[0]
  const others = offered.filter((action) => action !== next)
  return (
    <>
      <Button denied={planDenied(actor, checkIn)} onClick={() => meeting.send({ type: 'plan.asked' })}>
        <Pencil aria-hidden="true" />
        Change plan
      </Button>
      {next === undefined ? null : (
        <Button
          tone={next === 'unprepare' ? 'outline' : 'solid'}
          busy={isBusy}
          denied={actDenied(actor, checkIn, next)}
          onClick={act(next)}
        >
          {actionNames[next]}
          {next === 'reopen' ? '…' : ''}
        </Button>
      )}
      <Menu
        label="More actions"
        icon={<Ellipsis />}
        tone="outline"
        align="end"
        items={[
          ...others.map((action) => ({
            id: action,
            label: `${actionNames[action]}${action === 'reopen' ? '…' : ''}`,
            // One after the other: a press meanwhile would be lost.
            denied: isBusy ? 'Saving…' : actDenied(actor, checkIn, action),
            onSelect: act(action),
          })),
          {
            id: 'invitation',
            label: 'Add to my calendar',
            icon: <CalendarPlus aria-hidden="true" />,
            onSelect: () => invitation.send({ type: 'download.asked', subject: { id } }),
          },
          'separator',
          {
            id: 'remove',
            label: 'Delete…',
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            denied: removalDenied(actor, checkIn),
            onSelect: () => meeting.send({ type: 'removal.asked' }),
          },
        ]}
      />
    </>
  )
}
