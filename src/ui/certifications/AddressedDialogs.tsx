import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { Keeper } from '../../domain/certifications/access.ts'
import type { Certification } from '../../domain/certifications/nouns.ts'
import type { CertificationId } from '../../domain/kernel/ids.ts'
import { draftFor } from '../../machines/certifications/certificationDialogs.ts'
import type { CertificationsActor } from '../../machines/certifications/certifications.machine.ts'
import { certificationWindows } from '../../machines/certifications/certificationWindows.ts'
import type { Stretches } from '../../machines/kit/stretches.ts'
import { useTimeZone, useToday } from '../app/time.ts'
import { AreaDialogs } from './AreaDialogs.tsx'
import { actionsOf } from './actions.tsx'
import { useCertifications, useCertificationsState, useDialogs, useKeeper, useWindows } from './area.ts'
import { renewalOf } from './asking.ts'
import { type AddressedDialog, askedIn, closeAt } from './dialogAddress.ts'

interface AddressedDialogsProps {
  readonly search: string
  /** Whose page it is; over a list the address says which. */
  readonly on?: string
}

/**
 * The area’s dialogs, opened by the address (§ 2.6): one that is not there, or not for this person, is not opened. What
 * closes the dialog takes it from the address, and what takes it from the address closes it.
 */
export const AddressedDialogs = ({ search, on }: AddressedDialogsProps) => {
  const certifications = useCertifications()
  const keeper = useKeeper()
  const at = { timeZone: useTimeZone(), today: useToday() }
  const asked = askedIn(search)
  const wanted = asked === null ? null : (on ?? asked.of)
  const record = useCertification(wanted)
  const dialog = record && offeredOf(certifications, record, keeper).find((name) => name === asked?.dialog)
  const isOpen = useIsOpen()

  const open = () => {
    if (record && dialog) openDialog(certifications, record, dialog, at)
  }
  const close = () => {
    if (asked) closeAt(certifications, asked)
  }
  const latest = useRef({ open, close })
  latest.current = { open, close }

  const place = asked === null ? null : `${asked.dialog} ${wanted}`
  const openedAt = useRef<string | null>(null)
  useEffect(
    () => () => {
      if (place === null || openedAt.current !== place) return
      openedAt.current = null
      leaveDialogs(certifications)
    },
    [certifications, place],
  )
  // Once: what it is about may change, or go from the list, under the open dialog.
  useEffect(() => {
    if (dialog === undefined || openedAt.current === place) return
    openedAt.current = place
    latest.current.open()
  }, [dialog, place])

  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) latest.current.close()
    wasOpen.current = isOpen
  }, [isOpen])

  return <AreaDialogs />
}

/** Of the person whose page it is, or in the list of everybody's as far as it has been read. */
const useCertification = (wanted: string | null): Certification | undefined => {
  const ofPerson = useCertificationsState(({ context }) => context.certifications.find(({ id }) => id === wanted))
  const listed = useSelector(useWindows(), (snapshot) => rowWith(certificationWindows.stretchesIn(snapshot), wanted))
  return ofPerson ?? listed
}

const rowWith = (stretches: Stretches<Certification>, wanted: string | null): Certification | undefined =>
  wanted === null ? undefined : stretches.flatMap(({ rows }) => rows).find(({ id }) => id === wanted)

const offeredOf = (certifications: CertificationsActor, record: Certification, keeper: Keeper) =>
  actionsOf(certifications, record, keeper).flatMap(({ id, denied }) => (denied === undefined ? [id] : []))

const useIsOpen = (): boolean => {
  const dialogs = useDialogs()
  const isOver = useSelector(dialogs, (snapshot) => snapshot !== undefined && snapshot.context.record !== null)
  const isWorking = useCertificationsState(({ context: { work } }) => work !== null && work.kind !== 'fileRemoval')
  return isOver || isWorking
}

const openDialog = (
  certifications: CertificationsActor,
  certification: Certification,
  dialog: AddressedDialog,
  at: { readonly timeZone: string; readonly today: string },
): void => {
  if (dialog === 'check') certifications.send({ type: 'renewal.asked', subject: { kind: 'check', certification } })
  else if (dialog === 'renew') certifications.send({ type: 'renewal.asked', subject: renewalOf(certification) })
  else if (dialog === 'files') certifications.send({ type: 'files.asked', certification })
  else {
    const draft = draftFor(dialog, certification, { ...at, newId: crypto.randomUUID() as CertificationId })
    const selected = { type: 'record.selected', record: certification, dialog, draft } as const
    certifications.getSnapshot().children.dialogs?.send(selected)
  }
}

/** The address asks for none of them any more; what is being answered goes on. */
const leaveDialogs = (certifications: CertificationsActor): void => {
  const { dialogs, renewal, upload } = certifications.getSnapshot().children
  dialogs?.send({ type: 'dialog.cancelled' })
  renewal?.send({ type: 'renewal.left' })
  upload?.send({ type: 'upload.left' })
}
