import { Lock } from 'lucide-react'
import type { ItemId } from '../../domain/kernel/ids.ts'
import { denials } from '../../domain/permissions/wording.ts'
import { savedWording } from '../../domain/reports/askedWording.ts'
import { mayOpenSaved } from '../../domain/reports/savedReport.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { NotFoundPage } from '../app/NotFoundPage.tsx'
import { useActor, useOffering } from '../app/session.ts'
import { type ViewActors, WithViews } from '../app/views/WithViews.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { useSaved } from './useSaved.ts'

export interface ClosedReportProps {
  readonly saved: ItemId | undefined
}

/**
 * § 8 What one may not open looks as if it were not there. Who has saved the report knows that it is, and is told why it
 * cannot be opened any more.
 */
export const ClosedReport = ({ saved }: ClosedReportProps) =>
  saved === undefined ? (
    <NotFoundPage />
  ) : (
    <WithViews until={null}>{(actors) => <Closed {...actors} id={saved} />}</WithViews>
  )

const Closed = ({ views, id }: ViewActors & { readonly id: ItemId }) => {
  const saved = useSaved(views).find(({ view }) => view.id === id)
  const actor = useActor()
  const offering = useOffering()
  if (saved === undefined) return <NotFoundPage />
  const may = mayOpenSaved(saved, actor, offering)
  return (
    <Page title={places.report.title}>
      <EmptyState
        icon={<Lock />}
        title={savedWording.closedTitle(saved.view.name)}
        action={<LinkButton href={pathTo('reports')}>Go to Reports</LinkButton>}
      >
        {savedWording.closedText(saved.report.friendlyName)} {may.allowed ? null : denials[may.because]}
      </EmptyState>
    </Page>
  )
}
