import { AlarmClock, BellRing, CalendarClock, ClipboardCheck, FilePlus, RefreshCw, Trash2 } from 'lucide-react'
import {
  type Keeper,
  mayAdd,
  mayChangeFiles,
  mayManage,
  mayRemove,
  mayVerify,
} from '../../domain/certifications/access.ts'
import { mayBeAnswered } from '../../domain/certifications/lifecycle.ts'
import type { Certification } from '../../domain/certifications/nouns.ts'
import { counts } from '../../domain/certifications/status.ts'
import { denials } from '../../domain/certifications/wording.ts'
import type { CertificationsActor } from '../../machines/certifications/certifications.machine.ts'
import type { MenuAction } from '../kit/Menu.tsx'
import { denied } from './asking.ts'
import { type AddressedDialog, askFor } from './dialogAddress.ts'

export type CertificationAction = MenuAction & { readonly id: AddressedDialog }

/** All that can be done with one, for the viewer; what is not for them now says why. */
export const actionsOf = (
  certifications: CertificationsActor,
  certification: Certification,
  keeper: Keeper,
): ReadonlyArray<CertificationAction> => {
  const { employeeId, employeeName } = certification
  const asks = (dialog: AddressedDialog) => ({
    id: dialog,
    onSelect: () => askFor(certifications, certification, dialog),
  })
  const manages = denied(mayManage(keeper, employeeId))
  const verifies = denied(mayVerify(keeper, employeeId))
  const reminds = manages ?? (counts(certification) ? undefined : denials.notReminded)
  const isOwn = keeper.employeeId === employeeId
  return [
    ...(certification.verification === 'submitted'
      ? [
          {
            ...asks('check'),
            label: 'Verify or decline…',
            icon: <ClipboardCheck aria-hidden="true" />,
            denied: verifies ?? denied(mayBeAnswered(certification.verification)),
          },
        ]
      : []),
    ...(isOwn && verifies !== undefined
      ? [
          {
            ...asks('renew'),
            label: 'Submit renewal…',
            icon: <RefreshCw aria-hidden="true" />,
            denied: denied(mayAdd(keeper, employeeId)),
          },
        ]
      : [
          {
            ...asks('version'),
            label: 'New version or expiry…',
            icon: <CalendarClock aria-hidden="true" />,
            denied: verifies,
          },
        ]),
    ...(isOwn && manages !== undefined
      ? []
      : [
          {
            ...asks('reminder'),
            label: `Remind ${employeeName}…`,
            icon: <BellRing aria-hidden="true" />,
            denied: reminds,
          },
          {
            ...asks('snooze'),
            label: 'Snooze reminders…',
            icon: <AlarmClock aria-hidden="true" />,
            denied: reminds ?? (certification.expiryDate === null ? denials.neverExpires : undefined),
          },
        ]),
    {
      ...asks('files'),
      label: 'Add files…',
      icon: <FilePlus aria-hidden="true" />,
      denied: denied(mayChangeFiles(keeper, certification)),
    },
    {
      ...asks('delete'),
      label: 'Delete…',
      icon: <Trash2 aria-hidden="true" />,
      tone: 'danger',
      denied: denied(mayRemove(keeper, certification)),
    },
  ]
}
