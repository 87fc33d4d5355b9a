import { AlarmClock, BellRing, CalendarClock, ClipboardCheck, FilePlus, RefreshCw, Trash2 } from 'lucide-react'
import { mayAdd, mayChangeFiles, mayManage, mayRemove } from '../../domain/certifications/access.ts'
import { mayBeAnswered } from '../../domain/certifications/lifecycle.ts'
import type { Certification } from '../../domain/certifications/nouns.ts'
import { counts } from '../../domain/certifications/standing.ts'
import { denials } from '../../domain/certifications/wording.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import type { CertificationDialog } from '../../machines/certifications/certificationDialogs.ts'
import type { CertificationsActor } from '../../machines/certifications/certifications.machine.ts'
import type { MenuAction } from '../kit/Menu.tsx'
import { denied, renewalOf } from './asking.ts'

export const selectDialog = (
  certifications: CertificationsActor,
  certification: Certification,
  dialog: CertificationDialog,
): void => {
  certifications.getSnapshot().children.dialogs?.send({ type: 'record.selected', record: certification, dialog })
}

/** All that can be done with one, for whoever looks at it; what is not for them now says why. */
export const actionsOf = (
  certifications: CertificationsActor,
  certification: Certification,
  actor: Actor,
): ReadonlyArray<MenuAction> => {
  const { employeeId, employeeName } = certification
  const manages = denied(mayManage(actor, employeeId))
  const reminds = manages ?? (counts(certification) ? undefined : denials.notReminded)
  const isOwn = actor.employeeId === employeeId
  return [
    ...(certification.verification === 'submitted'
      ? [
          {
            id: 'check',
            label: 'Verify or decline…',
            icon: <ClipboardCheck aria-hidden="true" />,
            denied: manages ?? denied(mayBeAnswered(certification.verification)),
            onSelect: () => certifications.send({ type: 'renewal.asked', subject: { kind: 'check', certification } }),
          },
        ]
      : []),
    ...(isOwn && manages !== undefined
      ? [
          {
            id: 'renew',
            label: 'Hand in a renewal…',
            icon: <RefreshCw aria-hidden="true" />,
            denied: denied(mayAdd(actor, employeeId)),
            onSelect: () => certifications.send({ type: 'renewal.asked', subject: renewalOf(actor, certification) }),
          },
        ]
      : [
          {
            id: 'version',
            label: 'New version or expiry…',
            icon: <CalendarClock aria-hidden="true" />,
            denied: manages,
            onSelect: () => selectDialog(certifications, certification, 'version'),
          },
          {
            id: 'reminder',
            label: `Remind ${employeeName}…`,
            icon: <BellRing aria-hidden="true" />,
            denied: reminds,
            onSelect: () => selectDialog(certifications, certification, 'reminder'),
          },
          {
            id: 'snooze',
            label: 'Snooze reminders…',
            icon: <AlarmClock aria-hidden="true" />,
            denied: reminds ?? (certification.expiryDate === null ? denials.neverExpires : undefined),
            onSelect: () => selectDialog(certifications, certification, 'snooze'),
          },
        ]),
    {
      id: 'files',
      label: 'Add files…',
      icon: <FilePlus aria-hidden="true" />,
      denied: denied(mayChangeFiles(actor, certification)),
      onSelect: () => certifications.send({ type: 'files.asked', certification }),
    },
    {
      id: 'delete',
      label: 'Delete…',
      icon: <Trash2 aria-hidden="true" />,
      tone: 'danger',
      denied: denied(mayRemove(actor, certification)),
      onSelect: () => selectDialog(certifications, certification, 'delete'),
    },
  ]
}
