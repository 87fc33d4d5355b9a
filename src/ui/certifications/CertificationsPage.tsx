import { Plus, Settings2 } from 'lucide-react'
import { Suspense, useId } from 'react'
import { mayManageTypes, seesList } from '../../domain/certifications/access.ts'
import { isAdmin, isManager } from '../../domain/permissions/access.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import type { PageProps } from '../app/pages.ts'
import { useActor } from '../app/session.ts'
import { laterTab } from '../employees/laterTab.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { AddressedDialogs } from './AddressedDialogs.tsx'
import { useCertifications, useOpenedList } from './area.ts'
import { additionFor } from './asking.ts'
import { withoutDialog } from './dialogAddress.ts'
import { ListTab } from './ListTab.tsx'

const MatrixTab = laterTab<{ readonly search: string }>(async () => (await import('./MatrixTab.tsx')).MatrixTab)

const listHref = pathTo('certifications')
const matrixHref = `${listHref}?tab=requirements`

/** § 2.1 Who holds what until when; and who has to hold what. */
export const CertificationsPage = ({ search }: PageProps) => {
  useOpenedList('everybody')
  const isMatrix = new URLSearchParams(search).get('tab') === 'requirements'
  const listed = withoutDialog(search)
  const panel = useId()
  return (
    <Page title={places.certifications.title} fill width="wide" description={<Reach />} actions={<Actions />}>
      <Tabs
        label="Certifications"
        tabs={[
          { href: listHref, label: 'All certifications' },
          { href: matrixHref, label: 'Requirements' },
        ]}
        current={isMatrix ? matrixHref : listHref}
        panelId={panel}
      />
      <div
        id={panel}
        role="tabpanel"
        aria-label={isMatrix ? 'Requirements' : 'All certifications'}
        className={slot('page', 'panel')}
      >
        {isMatrix ? (
          <Suspense fallback={<Skeleton height={96} />}>
            <MatrixTab search={listed} />
          </Suspense>
        ) : (
          <ListTab search={listed} />
        )}
      </div>
      <AddressedDialogs search={search} />
    </Page>
  )
}

/** Why the list is as short as it is. */
const Reach = () => {
  const actor = useActor()
  if (isAdmin(actor)) return 'Who holds what, and until when.'
  return isManager(actor)
    ? 'Your own, and those of your direct reports.'
    : 'You have no direct reports, so the list shows only your own.'
}

const Actions = () => {
  const actor = useActor()
  const certifications = useCertifications()
  const isKeeper = seesList(actor)
  return (
    <>
      {mayManageTypes(actor).allowed ? (
        <LinkButton href={pathTo('certificationSettings')}>
          <Settings2 aria-hidden="true" />
          Types
        </LinkButton>
      ) : null}
      <Button
        tone="solid"
        aria-haspopup="dialog"
        onClick={() =>
          certifications.send({
            type: 'renewal.asked',
            subject: additionFor(isKeeper ? null : actor.employeeId),
          })
        }
      >
        <Plus aria-hidden="true" />
        {isKeeper ? 'Add certification' : 'Submit a certification'}
      </Button>
    </>
  )
}
