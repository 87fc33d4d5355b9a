import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { CertificationEntry } from '../../domain/certifications/entryDraft.ts'
import { certificationFileRule } from '../../domain/certifications/files.ts'
import type { Certification } from '../../domain/certifications/nouns.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import { type FileProblem, withOffered } from '../../domain/kernel/fileChoice.ts'
import type { CertificationId } from '../../domain/kernel/ids.ts'
import { isVersion, type VersionForm } from '../../machines/certifications/certificationDialogs.ts'
import { useTenant } from '../app/session.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { Text } from '../kit/Text.tsx'
import type { OverCertification } from './area.ts'
import { CertificateFiles } from './CertificateFiles.tsx'
import { TermFields } from './EntryFields.tsx'

/** Without a file only the expiry moves; with one a new certification takes its place, and this one becomes history. */
export const VersionDialog = ({ dialogs, certification }: OverCertification) => {
  const { id: tenantId, timeZone } = useTenant()
  const [id] = useState(() => crypto.randomUUID() as CertificationId)
  const [entry, setEntry] = useState<CertificationEntry>(() => entryOf(certification, timeZone))
  const [{ files, problem }, setFiles] = useState<Chosen>({ files: [], problem: null })
  const [hasTried, setTried] = useState(false)
  const isBusy = useSelector(dialogs, (snapshot) => snapshot.hasTag('busy'))
  const { progress, refusal } = useSelector(dialogs, ({ context }) => context)
  const confirm = () => {
    setTried(true)
    const form: VersionForm = { tenantId, timeZone, id, entry, files }
    if (isVersion(form)) dialogs.send({ type: 'dialog.confirmed', form })
  }
  return (
    <Dialog
      title={`${certification.typeName} of ${certification.employeeName}`}
      confirmLabel={files.length > 0 ? 'Add new version' : 'Update expiry'}
      busy={isBusy}
      error={refusal}
      onConfirm={confirm}
      onCancel={() => dialogs.send({ type: 'dialog.cancelled' })}
    >
      <Text tone="muted">
        Only the date is wrong? Change it. Is there a new certificate? Add its file too: it takes the place of this one,
        which stays in the history.
      </Text>
      <TermFields
        entry={entry}
        hasTried={hasTried}
        isWhole={files.length > 0}
        onChange={(change) => setEntry((before) => ({ ...before, ...change }))}
      />
      <CertificateFiles
        files={files}
        problem={problem}
        busy={isBusy}
        progress={progress}
        onOffered={(offered) => setFiles((chosen) => withOffered(certificationFileRule, chosen.files, offered))}
        onRemoved={(file) =>
          setFiles((chosen) => ({ files: chosen.files.filter((one) => one !== file), problem: null }))
        }
      />
    </Dialog>
  )
}

interface Chosen {
  readonly files: ReadonlyArray<File>
  readonly problem: FileProblem | null
}

const entryOf = (
  { employeeId, certificationTypeId, issuedDay, expiryDate }: Certification,
  timeZone: string,
): CertificationEntry => ({
  employeeId,
  certificationTypeId,
  issuedDay: issuedDay ?? '',
  expires: expiryDate !== null,
  expiryDay: expiryDate === null ? '' : dayIn(timeZone, Date.parse(expiryDate)),
})
