import { useSelector } from '@xstate/react'
import { type ComponentType, Suspense, useId } from 'react'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import { asksForAgreement } from '../../domain/policies/kinds.ts'
import { kindNames } from '../../domain/policies/kindWords.ts'
import type { HrDocument } from '../../domain/policies/nouns.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { AgreementActor } from '../../machines/policies/agreement.machine.ts'
import { NotFoundPage } from '../app/NotFoundPage.tsx'
import type { PageProps } from '../app/pages.ts'
import { laterTab } from '../employees/laterTab.tsx'
import { slot } from '../kit/classes.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Page } from '../kit/Page.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { useManages, useOpenedDocument, usePolicyImages } from './area.ts'
import { DocumentActions } from './DocumentActions.tsx'
import { DocumentFacts, DocumentHeader } from './DocumentHeader.tsx'
import { DocumentQuestion } from './DocumentQuestion.tsx'
import { PolicyImagesOf } from './PolicyImage.tsx'
import { ReadTab } from './ReadTab.tsx'
import type { DocumentTabProps } from './tab.ts'
import { VersionsTab } from './VersionsTab.tsx'

interface DocumentTab {
  readonly name: string
  readonly label: string
  readonly mayOpen: (manages: boolean, document: HrDocument) => boolean
  readonly Panel: ComponentType<DocumentTabProps>
}

const tabs: readonly [DocumentTab, ...ReadonlyArray<DocumentTab>] = [
  { name: 'read', label: 'Read', mayOpen: () => true, Panel: ReadTab },
  { name: 'versions', label: 'Versions', mayOpen: (_, { versionNo }) => versionNo > 0, Panel: VersionsTab },
  {
    name: 'people',
    label: 'People',
    mayOpen: (manages, document) => manages && document.versionNo > 0 && asksForAgreement(document),
    // Only those who look after policies ever open it.
    Panel: laterTab<DocumentTabProps>(async () => (await import('./PeopleTab.tsx')).PeopleTab),
  },
  {
    name: 'settings',
    label: 'Settings',
    mayOpen: (manages) => manages,
    Panel: laterTab<DocumentTabProps>(
      async () => (await import('./editor/SettingsTab.tsx')).SettingsTab,
      'policies/editor',
    ),
  },
]

/** § 2.1 One policy: to read and agree to, with its versions, and for policy managers who has agreed. */
export const DocumentPage = ({ params, search }: PageProps) => {
  const id = params.id as HrDocumentId
  const agreement = useOpenedDocument(id)
  const images = usePolicyImages(id)
  return agreement === undefined ? (
    <Waiting />
  ) : (
    <PolicyImagesOf value={images}>
      <Opened key={id} agreement={agreement} search={search} />
    </PolicyImagesOf>
  )
}

interface OpenedProps {
  readonly agreement: AgreementActor
  readonly search: string
}

const Opened = ({ agreement, search }: OpenedProps) => {
  const document = useSelector(agreement, ({ context }) => context.document)
  const failure = useSelector(agreement, ({ context }) => context.failure)
  const isNotFound = useSelector(agreement, (snapshot) => snapshot.matches('notFound'))
  const hasFailed = useSelector(agreement, (snapshot) => snapshot.matches('failed'))
  if (isNotFound) return <NotFoundPage />
  if (hasFailed)
    return (
      <Page title={places.hrDocument.title}>
        <ErrorState title="This document could not be loaded" onRetry={() => agreement.send({ type: 'retry.asked' })}>
          {failure === null ? null : failureSentence(failure)}
        </ErrorState>
      </Page>
    )
  return document === null ? <Waiting /> : <Record agreement={agreement} document={document} search={search} />
}

const Record = ({ agreement, document, search }: OpenedProps & { readonly document: HrDocument }) => {
  const manages = useManages()
  const panel = useId()
  const shown = tabs.filter(({ mayOpen }) => mayOpen(manages, document))
  const { name, label, Panel } = shown.find(({ name }) => name === new URLSearchParams(search).get('tab')) ?? tabs[0]
  return (
    <Page
      title={document.title}
      header={<DocumentHeader document={document} />}
      description={<DocumentFacts document={document} />}
      back={
        manages
          ? { href: pathTo('hrDocuments'), label: 'Back to HR documents' }
          : { href: pathTo('hrPolicies'), label: 'Back to company policies' }
      }
      actions={<DocumentActions document={document} />}
    >
      <Tabs
        label={kindNames[document.type]}
        tabs={shown.map(({ name, label }) => ({ href: tabHref(document.id, name), label }))}
        current={tabHref(document.id, name)}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={label} className={slot('profile', 'panel')}>
        <Suspense fallback={<Skeleton height={96} />}>
          <Panel agreement={agreement} document={document} search={search} />
        </Suspense>
      </div>
      <DocumentQuestion />
    </Page>
  )
}

/** The first tab is the policy's own address. */
const tabHref = (id: HrDocumentId, name: string): string =>
  name === tabs[0].name ? pathTo('hrDocument', { id }) : `${pathTo('hrDocument', { id })}?tab=${name}`

const Waiting = () => (
  <Page title={places.hrDocument.title}>
    <Skeleton height={24} width={280} />
    <Skeleton height={240} />
  </Page>
)
