import { useSelector } from '@xstate/react'
import { type VersionForm, versionDraft } from '../../machines/certifications/certificationDialogs.ts'
import { useTimeZone } from '../app/time.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { useDraft } from '../kit/drafting.ts'
import { Text } from '../kit/Text.tsx'
import type { DraftedOver } from './area.ts'
import { CertificateFiles } from './CertificateFiles.tsx'
import { TermFields } from './EntryFields.tsx'

/** Without a file only the expiry moves; with one a new certification takes its place, and this one becomes history. */
export const VersionDialog = ({ dialogs, draft, certification }: DraftedOver) => {
  const timeZone = useTimeZone()
  const { fields, files, problem, hasTried, change, offer, remove, tried, leave } = useDraft(draft, versionDraft)
  const { id, entry } = fields
  const isBusy = useSelector(dialogs, (snapshot) => snapshot.hasTag('busy'))
  const { progress, refusal } = useSelector(dialogs, ({ context }) => context)
  const confirm = () => {
    tried()
    dialogs.send({ type: 'dialog.confirmed', form: { timeZone, id, entry, files } satisfies VersionForm })
  }
  return (
    <Dialog
      title={`${certification.typeName} of ${certification.employeeName}`}
      confirmLabel={files.length > 0 ? 'Add new version' : 'Update expiry'}
      busy={isBusy}
      error={refusal}
      onConfirm={confirm}
      onCancel={leave}
    >
      <Text tone="muted">
        To correct the date, just change it. For a new certificate, add its file too: it replaces this one, which is
        kept in the history.
      </Text>
      <TermFields
        entry={entry}
        hasTried={hasTried}
        isWhole={files.length > 0}
        onChange={(changed) => change({ entry: { ...entry, ...changed } })}
      />
      <CertificateFiles
        files={files}
        problem={problem}
        busy={isBusy}
        progress={progress}
        onOffered={offer}
        onRemoved={remove}
      />
    </Dialog>
  )
}
