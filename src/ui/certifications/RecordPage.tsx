import { Ellipsis } from 'lucide-react'
import { mayChangeFiles, mayVerify } from '../../domain/certifications/access.ts'
import { verificationLifecycle } from '../../domain/certifications/lifecycle.ts'
import type { Certification } from '../../domain/certifications/nouns.ts'
import { expiryWord } from '../../domain/certifications/status.ts'
import {
  verificationActionNames,
  verificationActionsBy,
  verificationNames,
} from '../../domain/certifications/wording.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { NotFoundPage } from '../app/NotFoundPage.tsx'
import type { PageProps } from '../app/pages.ts'
import { RecordNotFoundPage } from '../app/RecordNotFoundPage.tsx'
import { useTimeZone } from '../app/time.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { useNow } from '../kit/clock.ts'
import { DateText } from '../kit/DateText.tsx'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { LifecycleChart } from '../kit/LifecycleChart.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Stack } from '../kit/Stack.tsx'
import { AddressedDialogs } from './AddressedDialogs.tsx'
import { actionsOf } from './actions.tsx'
import { useCertifications, useCertificationsState, useKeeper, useOpenedList } from './area.ts'
import { denied } from './asking.ts'
import { CertificationBadge } from './CertificationBadge.tsx'
import { askFor } from './dialogAddress.ts'
import { Expiry } from './Expiry.tsx'
import { FileList } from './FileList.tsx'
import { History } from './History.tsx'
import { LastReminder, SnoozedUntil } from './LastReminder.tsx'
import { CertificationsFailed } from './PersonCertifications.tsx'

/** § 2.1 One certification of somebody, with its files and what came before it. */
export const RecordPage = ({ params, search }: PageProps) => {
  const employeeId = params.id as EmployeeId
  const isOpened = useOpenedList(employeeId)
  const certification = useCertificationsState(({ context }) =>
    context.certifications.find(({ id }) => id === params.certificationId),
  )
  const isThere = useCertificationsState((snapshot) => snapshot.matches({ reading: 'showing' }))
  const isNotFound = useCertificationsState((snapshot) => snapshot.matches({ reading: 'notFound' }))
  const hasFailed = useCertificationsState((snapshot) => snapshot.matches({ reading: 'failed' }))
  if (isNotFound && isOpened) return <RecordNotFoundPage kind="employee" id={employeeId} />
  if (isOpened && isThere && certification === undefined) return <NotFoundPage />
  if (hasFailed || certification === undefined)
    return (
      <Page title={places.employeeCertificationsWithId.title}>
        {hasFailed ? <CertificationsFailed /> : <Skeleton height={96} />}
      </Page>
    )
  return <Record certification={certification} search={search} />
}

interface OfCertification {
  readonly certification: Certification
}

const Record = ({ certification, search }: OfCertification & { readonly search: string }) => {
  const { employeeId, employeeName, typeName } = certification
  const list = pathTo('employeeCertifications', { id: employeeId })
  return (
    <Page
      title={`${typeName} of ${employeeName}`}
      header={
        <div className={slot('profile', 'named')}>
          <h1 className={slot('page', 'title')} tabIndex={-1}>
            {typeName}
          </h1>
          <CertificationBadge certification={certification} />
        </div>
      }
      description={
        <>
          Certification of <TextLink href={pathTo('employee', { id: employeeId })}>{employeeName}</TextLink>
        </>
      }
      back={{ href: list, label: `Back to the certifications of ${employeeName}` }}
      actions={<Actions certification={certification} />}
    >
      <Notice certification={certification} />
      <About certification={certification} />
      <Files certification={certification} />
      <Life certification={certification} />
      <History certification={certification} />
      <AddressedDialogs search={search} on={certification.id} />
    </Page>
  )
}

const Actions = ({ certification }: OfCertification) => {
  const certifications = useCertifications()
  const keeper = useKeeper()
  const verifies = mayVerify(keeper, certification.employeeId).allowed
  return (
    <>
      {certification.verification === 'submitted' ? null : verifies ? (
        <Button tone="solid" aria-haspopup="dialog" onClick={() => askFor(certifications, certification, 'version')}>
          New version
        </Button>
      ) : (
        <Button tone="solid" aria-haspopup="dialog" onClick={() => askFor(certifications, certification, 'renew')}>
          Submit renewal
        </Button>
      )}
      <Menu
        label="More actions"
        icon={<Ellipsis />}
        tone="outline"
        align="end"
        items={actionsOf(certifications, certification, keeper)}
      />
    </>
  )
}

/** What is to be done about it before it counts. */
const Notice = ({ certification }: OfCertification) => {
  const certifications = useCertifications()
  const keeper = useKeeper()
  const { verification, declinedBecause, verifiedBy, employeeId } = certification
  const verifies = denied(mayVerify(keeper, employeeId))
  if (verification === 'declined')
    return (
      <Banner tone="danger">
        {verifiedBy ?? 'Someone'} declined it: {declinedBecause}
      </Banner>
    )
  if (verification !== 'submitted') return null
  return (
    <Banner
      tone="info"
      action={
        verifies === undefined ? (
          <Button
            size="sm"
            tone="solid"
            aria-haspopup="dialog"
            onClick={() => askFor(certifications, certification, 'check')}
          >
            Verify or decline
          </Button>
        ) : null
      }
    >
      {verifies === undefined
        ? 'Submitted. It counts once you verify it.'
        : 'Submitted. It counts once your manager or an administrator verifies it.'}
    </Banner>
  )
}

const About = ({ certification }: OfCertification) => {
  const timeZone = useTimeZone()
  const now = useNow()
  const { expiryDate, issuedDay, verification, verifiedBy, createdUtc } = certification
  return (
    <Section title="About">
      <DescriptionList
        items={[
          {
            term: expiryDate === null ? 'Expires' : expiryWord(expiryDate, now),
            value: <Expiry expiryDate={expiryDate} />,
          },
          { term: 'Issued', value: issuedDay === null ? null : <DateText value={issuedDay} /> },
          { term: 'Added', value: <DateText value={createdUtc} timeZone={timeZone} /> },
          { term: 'Verified by', value: verification === 'verified' ? verifiedBy : null },
          {
            term: 'Reminders',
            value: (
              <Stack gap={1}>
                <span>
                  <LastReminder certification={certification} />
                </span>
                <SnoozedUntil certification={certification} />
              </Stack>
            ),
          },
        ]}
      />
    </Section>
  )
}

const Life = ({ certification: { verification, employeeId } }: OfCertification) => {
  const verifies = denied(mayVerify(useKeeper(), employeeId))
  return (
    <LifecycleChart
      of={verificationLifecycle}
      here={verification}
      states={verificationNames}
      actions={verificationActionNames}
      by={verificationActionsBy}
      denied={() => verifies}
      // It may have expired since.
      final="There is nothing left to verify."
    />
  )
}

const Files = ({ certification }: OfCertification) => {
  const certifications = useCertifications()
  const changing = denied(mayChangeFiles(useKeeper(), certification))
  return (
    <Section
      title="Files"
      action={
        <Button
          size="sm"
          aria-haspopup="dialog"
          denied={changing}
          onClick={() => askFor(certifications, certification, 'files')}
        >
          Add files
        </Button>
      }
    >
      <FileList certification={certification} mayDelete={{ denied: changing }} />
    </Section>
  )
}
