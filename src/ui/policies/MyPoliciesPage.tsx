import { BookCheck, BookText, RefreshCw } from 'lucide-react'
import { dotted } from '../../domain/kernel/lists.ts'
import { byText } from '../../domain/kernel/order.ts'
import { asks, ownAgreement } from '../../domain/policies/duties.ts'
import { isOwed } from '../../domain/policies/dutyStatus.ts'
import type { HrDocumentSummary } from '../../domain/policies/nouns.ts'
import { ownDutyStatus, toAgree } from '../../domain/policies/ownDutyStatus.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { useActor, useReadingOf } from '../app/session.ts'
import { useNowUtc, useTimeZone } from '../app/time.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { useList, useManages, useOpenedList } from './area.ts'
import { Due, DutyStatusBadge } from './dutyStatus.tsx'
import { NewDocument } from './NewDocument.tsx'

/** § 2.1 What the reader is bound by: first what they have still to agree to, by due date. */
export const MyPoliciesPage = () => {
  useOpenedList()
  const manages = useManages()
  const { employeeId } = useActor()
  const policies = useList().filter(asks)
  const nowUtc = useNowUtc()
  const owed = toAgree(policies, employeeId, nowUtc)
  const agreed = policies
    .filter((policy) => !owed.includes(policy))
    .toSorted((one, other) => byText(one.title, other.title))
  return (
    <Page
      title={places.hrPolicies.title}
      actions={
        <>
          <LinkButton href={pathTo('hrDocuments')}>{manages ? 'Manage policies' : 'Search all'}</LinkButton>
          {manages ? <NewDocument /> : null}
        </>
      }
    >
      <NotRead />
      <Section title="To read and agree to" description={owed.length === 0 ? undefined : 'Soonest due first'}>
        {owed.length === 0 ? <AllDone agreed={agreed.length} /> : <List policies={owed} />}
      </Section>
      {agreed.length === 0 ? null : (
        <Section title="Agreed">
          <List policies={agreed} />
        </Section>
      )}
    </Page>
  )
}

const NotRead = () => {
  const { failure, refresh } = useReadingOf('policies')
  return failure !== null ? (
    <Banner
      tone="danger"
      action={
        <Button size="sm" onClick={refresh}>
          Try again
        </Button>
      }
    >
      The policies could not be reloaded. {failureSentence(failure)}
    </Banner>
  ) : null
}

const AllDone = ({ agreed }: { readonly agreed: number }) => (
  <EmptyState icon={<BookCheck />} title="Nothing to agree to">
    {agreed === 0
      ? 'Policies that apply to you show here once published.'
      : 'You have agreed to all your policies. You can read them again at any time.'}
  </EmptyState>
)

const List = ({ policies }: { readonly policies: ReadonlyArray<HrDocumentSummary> }) => (
  <ul className={slot('profile', 'list')} data-whole>
    {policies.map((policy) => (
      <li key={policy.id}>
        <Item policy={policy} />
      </li>
    ))}
  </ul>
)

const Item = ({ policy }: { readonly policy: HrDocumentSummary }) => {
  const { employeeId } = useActor()
  const timeZone = useTimeZone()
  const dutyStatus = ownDutyStatus(policy, employeeId, useNowUtc())
  const agreement = ownAgreement(policy, employeeId)
  const isOwing = dutyStatus !== null && isOwed(dutyStatus)
  const isUpdate = isOwing && agreement !== null
  return (
    <a href={pathTo('hrDocument', { id: policy.id })} className={slot('profile', 'person')}>
      {isUpdate ? <RefreshCw aria-hidden="true" /> : <BookText aria-hidden="true" />}
      <span className={slot('profile', 'words')}>
        <span>{policy.title}</span>
        <small>
          {dotted([policy.category, `Version\u00a0${policy.versionNo}`].filter(Boolean))}
          {isUpdate ? `\u00a0· You agreed to\u00a0version\u00a0${agreement.versionNo}` : null}
          {!isOwing && agreement !== null ? (
            <>
              {'\u00a0· Agreed\u00a0'}
              <DateText value={agreement.agreementDateUtc} timeZone={timeZone} />
            </>
          ) : null}
        </small>
        {isOwing ? <Due dueUtc={policy.dueUtc} /> : null}
      </span>
      {isOwing ? <DutyStatusBadge status={dutyStatus} /> : null}
    </a>
  )
}
