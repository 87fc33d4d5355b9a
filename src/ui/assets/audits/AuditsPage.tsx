import { useSelector } from '@xstate/react'
import { ClipboardCheck } from 'lucide-react'
import type { AssetAuditSummary } from '../../../domain/assets/audits/nouns.ts'
import { auditWording } from '../../../domain/assets/audits/wording.ts'
import type { AssetAuditId, AssetLocationId } from '../../../domain/kernel/ids.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import { assetAuditsReading } from '../../../machines/assets/readings.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { useActor } from '../../app/session.ts'
import { useTimeZone } from '../../app/time.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { TextLink } from '../../kit/LinkButton.tsx'
import { useLocale } from '../../kit/locale.ts'
import { Page } from '../../kit/Page.tsx'
import { Section } from '../../kit/Section.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Row, Stack } from '../../kit/Stack.tsx'
import { useOpenedReading, usePlaces } from '../area.ts'
import { managing } from '../may.ts'
import { useAudit, useAuditState } from './area.ts'

/** Ours: the rounds there were, and a new one. */
export const AuditsPage = () => {
  const reading = useOpenedReading('assetAudits', assetAuditsReading, undefined)
  const audits = useSelector(reading, assetAuditsReading.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  return (
    <Page
      title={places.assetAudits.title}
      width="form"
      description="Pick a location, scan or tick what is there, and see what is missing."
      back={{ href: pathTo('assets'), label: 'Back to assets' }}
    >
      <Start />
      <Section title="Audits">
        {audits !== null ? (
          audits.length === 0 ? (
            <EmptyState icon={<ClipboardCheck />} title="No audits yet">
              Choose a location above to start your first audit.
            </EmptyState>
          ) : (
            <ul className={slot('profile', 'list')} data-whole aria-label="Audits">
              {audits.map((audit) => (
                <Round key={audit.id} audit={audit} />
              ))}
            </ul>
          )
        ) : failure !== null ? (
          <ErrorState title="The audits could not be loaded" onRetry={() => reading.send({ type: 'retry.asked' })}>
            {failureSentence(failure)}
          </ErrorState>
        ) : (
          <Skeleton height={96} />
        )}
      </Section>
    </Page>
  )
}

const Start = () => {
  const machine = useAudit()
  const { locations } = usePlaces()
  const locationId = useAuditState(({ context }) => context.locationId)
  const refusal = useAuditState(({ context }) => context.refusal)
  const isBusy = useAuditState((snapshot) => snapshot.hasTag('busy'))
  const denied = managing(useActor(), 'Modify')
  return (
    <Section title="New audit">
      <Stack gap={3}>
        <SelectField
          label="Location"
          hint="Includes locations inside it."
          placeholder="Choose a location"
          value={locationId ?? ''}
          choices={locations}
          onChange={(id) => machine.send({ type: 'location.chosen', id: id === '' ? null : (id as AssetLocationId) })}
        />
        {refusal === null ? null : <Banner tone="danger">{refusal}</Banner>}
        <Row>
          <Button
            tone="solid"
            busy={isBusy}
            denied={denied ?? (locationId === null ? 'Choose a location first.' : undefined)}
            onClick={() => machine.send({ type: 'start.asked', id: crypto.randomUUID() as string as AssetAuditId })}
          >
            {auditWording.start}
          </Button>
        </Row>
      </Stack>
    </Section>
  )
}

const Round = ({ audit }: { readonly audit: AssetAuditSummary }) => {
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { id, locationName, startedBy, startedUtc, closedUtc, expected, seen, elsewhere } = audit
  return (
    <li className={slot('profile', 'position')}>
      <span className={slot('profile', 'words')}>
        <span>
          <TextLink href={pathTo('assetAudit', { auditId: id })}>{locationName}</TextLink>{' '}
          <Badge tone={closedUtc === null ? 'accent' : 'neutral'}>{closedUtc === null ? 'Open' : 'Closed'}</Badge>
        </span>
        <small>
          {startedBy.fullName}, <DateText value={startedUtc} timeZone={timeZone} withTime />
        </small>
      </span>
      <span>
        {writtenNumber(locale, seen)} of {writtenNumber(locale, expected)} seen
        {elsewhere === 0 ? null : `, ${writtenNumber(locale, elsewhere)} from elsewhere`}
      </span>
    </li>
  )
}
