import { Award } from 'lucide-react'
import { mayAdd } from '../../domain/certifications/access.ts'
import type { Certification } from '../../domain/certifications/nouns.ts'
import { certificationStatus, expiryWord, isListed } from '../../domain/certifications/status.ts'
import { wording } from '../../domain/certifications/wording.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { pathToCertification } from '../../domain/session/places.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { PanelProps } from '../app/pages.ts'
import { AddNewButton } from '../kit/AddNewButton.tsx'
import { slot } from '../kit/classes.ts'
import { useNow } from '../kit/clock.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { AreaDialogs } from './AreaDialogs.tsx'
import { useCertifications, useCertificationsState, useKeeper, useOpenedList } from './area.ts'
import { addingDenied, additionFor } from './asking.ts'
import { CertificationBadge } from './CertificationBadge.tsx'
import { Expiry } from './Expiry.tsx'
import { Gaps } from './Gaps.tsx'
import { SnoozedUntil } from './LastReminder.tsx'

interface OfPerson {
  readonly id: EmployeeId
  readonly fullName: string
}

/** On a person's own page. */
export const CertificationsPanel = ({ employee }: PanelProps) => {
  useOpenedList(employee.id)
  return <PersonCertifications {...employee} />
}

/** What one person holds, what they lack, and the way to hand something in. Its caller has opened the list. */
export const PersonCertifications = ({ id, fullName }: OfPerson) => {
  const isOpened = useCertificationsState(({ context }) => context.of === id)
  const isThere = useCertificationsState((snapshot) => snapshot.matches({ reading: 'showing' }))
  const hasFailed = useCertificationsState(
    (snapshot) => snapshot.matches({ reading: 'failed' }) || snapshot.matches({ reading: 'notFound' }),
  )
  if (hasFailed) return <CertificationsFailed />
  if (!isOpened || !isThere) return <Skeleton height={96} />
  return (
    <>
      <Gaps employeeId={id} />
      <Section title="Certifications" action={<Add id={id} />}>
        <Held fullName={fullName} />
      </Section>
      <AreaDialogs />
    </>
  )
}

export const CertificationsFailed = () => {
  const certifications = useCertifications()
  const failure = useCertificationsState(({ context }) => context.failure)
  return (
    <ErrorState title={wording.historyFailed} onRetry={() => certifications.send({ type: 'retry.asked' })}>
      {failure === null ? null : failureSentence(failure)}
    </ErrorState>
  )
}

const Add = ({ id }: { readonly id: EmployeeId }) => {
  const certifications = useCertifications()
  const keeper = useKeeper()
  const isOwn = keeper.employeeId === id && additionFor(id).kind === 'entry'
  return (
    <AddNewButton
      label={isOwn ? 'Submit a certification' : 'Add certification'}
      denied={mayAdd(keeper, id).allowed ? undefined : addingDenied(keeper, id)}
      onPress={() => certifications.send({ type: 'renewal.asked', subject: additionFor(id) })}
    />
  )
}

const Held = ({ fullName }: { readonly fullName: string }) => {
  const all = useCertificationsState(({ context }) => context.certifications)
  const now = useNow()
  const held = all.filter((one) => isListed(certificationStatus(one, now)))
  if (held.length === 0)
    return (
      <EmptyState icon={<Award />} title="No certifications yet">
        Tickets and licences of {fullName} show here with their expiry dates.
      </EmptyState>
    )
  return (
    <ul className={slot('profile', 'list')} data-whole aria-label="Certifications">
      {held.map((certification) => (
        <li key={certification.id}>
          <Item certification={certification} />
        </li>
      ))}
    </ul>
  )
}

const Item = ({ certification }: { readonly certification: Certification }) => {
  const { employeeId, id, typeName, expiryDate, files } = certification
  const now = useNow()
  return (
    <a href={pathToCertification(employeeId, id)} className={slot('profile', 'person')}>
      <Award aria-hidden="true" />
      <span className={slot('profile', 'words')}>
        <span>{typeName}</span>
        <small>
          {expiryDate === null ? null : `${expiryWord(expiryDate, now)} `}
          <Expiry expiryDate={expiryDate} />
          {files.length === 0 ? null : ` · ${files.length === 1 ? '1 file' : `${files.length} files`}`}
        </small>
        <small>
          <SnoozedUntil certification={certification} />
        </small>
      </span>
      <CertificationBadge certification={certification} />
    </a>
  )
}
