import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import { addedAs, mayAdd } from '../../domain/certifications/access.ts'
import { type CertificationEntry, entryProblems } from '../../domain/certifications/entryDraft.ts'
import type { Certification } from '../../domain/certifications/nouns.ts'
import { searchable } from '../../domain/employees/listing.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { RenewalActor } from '../../machines/certifications/renewal.machine.ts'
import type { RenewalSubject } from '../../machines/certifications/renewal.ts'
import { askToLeave } from '../../machines/kit/unsaved.ts'
import { PersonPicker } from '../employees/PersonPicker.tsx'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Text } from '../kit/Text.tsx'
import { useKeeper, usePeople, usePeopleById } from './area.ts'
import { CertificateFiles } from './CertificateFiles.tsx'
import { CheckDialog } from './CheckDialog.tsx'
import { TermFields, TypeField } from './EntryFields.tsx'

/** A certification on its way to counting: entered, or looked at. */
export const RenewalDialog = ({ renewal }: { readonly renewal: RenewalActor }) => {
  const subject = useSelector(renewal, ({ context }) => context.subject)
  return subject.kind === 'entry' ? (
    <EntryDialog renewal={renewal} subject={subject} />
  ) : (
    <CheckDialog renewal={renewal} certification={subject.certification} />
  )
}

interface EntryDialogProps {
  readonly renewal: RenewalActor
  readonly subject: Extract<RenewalSubject, { kind: 'entry' }>
}

const EntryDialog = ({ renewal, subject }: EntryDialogProps) => {
  const { entry, files, problem, hasTried, progress, refusal } = useSelector(renewal, ({ context }) => context)
  const isBusy = useSelector(renewal, (snapshot) => snapshot.hasTag('busy'))
  const change = (changed: Partial<CertificationEntry>) => renewal.send({ type: 'entry.changed', change: changed })
  const leave = () => askToLeave(renewal, { type: 'renewal.left' })
  const fields = { entry, hasTried, onChange: change }
  const { renews } = subject
  const keeper = useKeeper()
  const isVerified = entry.employeeId === null || addedAs(keeper, entry.employeeId) === 'verified'
  const confirmLabel = isVerified ? 'Add certification' : 'Submit'
  return (
    <Dialog
      title={
        renews === null
          ? isVerified || subject.entry.employeeId === null
            ? 'Add certification'
            : 'Submit a certification'
          : `Renew ${renews.typeName}`
      }
      confirmLabel={confirmLabel}
      error={refusal}
      onConfirm={() => renewal.send({ type: 'entry.submitted' })}
      // Also while it sends: leaving stops it.
      onCancel={leave}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button type="submit" tone="solid" busy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Purpose renews={renews} isVerified={isVerified} />
      {subject.entry.employeeId === null ? <PersonOf {...fields} /> : null}
      {subject.entry.certificationTypeId === null ? <TypeField {...fields} /> : null}
      <TermFields {...fields} />
      <CertificateFiles
        files={files}
        problem={problem}
        busy={isBusy}
        progress={progress}
        onOffered={(offered) => renewal.send({ type: 'files.offered', files: offered })}
        onRemoved={(file) => renewal.send({ type: 'file.removed', file })}
      />
      {hasTried && files.length === 0 ? <Banner tone="danger">Add at least one file as evidence.</Banner> : null}
    </Dialog>
  )
}

const Purpose = ({ renews, isVerified }: { readonly renews: Certification | null; readonly isVerified: boolean }) => {
  const words = purposeOf(renews, isVerified)
  return words === null ? null : <Text tone="muted">{words}</Text>
}

const purposeOf = (renews: Certification | null, isVerified: boolean): ReactNode => {
  if (!isVerified)
    return 'It counts once your manager or an administrator verifies it. Until then your current one counts.'
  return renews === null
    ? null
    : `It replaces the current certification of ${renews.employeeName}, which is kept in the history.`
}

interface PersonOfProps {
  readonly entry: CertificationEntry
  readonly hasTried: boolean
  readonly onChange: (change: Partial<CertificationEntry>) => void
}

const PersonOf = ({ entry, hasTried, onChange }: PersonOfProps) => {
  const keeper = useKeeper()
  const people = usePeople()
  const byId = usePeopleById()
  const found = useMemo(() => searchable(people), [people])
  const mayChoose = (id: EmployeeId) => mayAdd(keeper, id).allowed
  return (
    <PersonPicker
      label="Person"
      required
      people={found}
      chosen={entry.employeeId === null ? null : (byId.get(entry.employeeId)?.fullName ?? null)}
      error={hasTried ? entryProblems(entry).employeeId : undefined}
      placeholder="Type a name"
      mayChoose={mayChoose}
      onChange={(employeeId) => onChange({ employeeId })}
    />
  )
}
