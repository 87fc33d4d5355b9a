import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import type { PageProps } from '../app/pages.ts'
import { RecordNotFoundPage } from '../app/RecordNotFoundPage.tsx'
import { LinkButton, TextLink } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { useCertificationsState, useOpenedList, usePersonName } from './area.ts'
import { PersonCertifications } from './PersonCertifications.tsx'

/** § 2.1 The certifications of one person. */
export const PersonPage = ({ params }: PageProps) => {
  const id = params.id as EmployeeId
  const isOpened = useOpenedList(id)
  const isNotFound = useCertificationsState((snapshot) => snapshot.matches({ reading: 'notFound' }))
  const fullName = usePersonName(id)
  if (isOpened && isNotFound) return <RecordNotFoundPage kind="employee" id={id} />
  const profile = pathTo('employee', { id })
  return (
    <Page
      title={places.employeeCertifications.title}
      description={<TextLink href={profile}>{fullName}</TextLink>}
      back={{ href: profile, label: `Back to ${fullName}` }}
      actions={<LinkButton href={pathTo('employeeCompliance', { employeeId: id })}>Compliance</LinkButton>}
    >
      <PersonCertifications key={id} id={id} fullName={fullName} />
    </Page>
  )
}
