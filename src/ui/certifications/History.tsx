import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Certification } from '../../domain/certifications/nouns.ts'
import { expiryWord } from '../../domain/certifications/status.ts'
import { wording } from '../../domain/certifications/wording.ts'
import { historyReading } from '../../machines/certifications/readings.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { useTimeZone } from '../app/time.ts'
import { slot } from '../kit/classes.ts'
import { useNow } from '../kit/clock.ts'
import { DateText } from '../kit/DateText.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Text } from '../kit/Text.tsx'
import { useHistory, useOpenedReading } from './area.ts'
import { CertificationBadge } from './CertificationBadge.tsx'
import { Expiry } from './Expiry.tsx'
import { FileList } from './FileList.tsx'

/** What this person held of the type before, deleted and declined ones too. */
export const History = ({ certification }: { readonly certification: Certification }) => {
  const { id, employeeId, certificationTypeId } = certification
  const reading = useHistory()
  useOpenedReading(
    reading,
    useMemo(() => ({ employeeId, certificationTypeId }), [employeeId, certificationTypeId]),
  )
  const found = useSelector(reading, historyReading.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  const others = found?.filter((one) => one.id !== id)
  return (
    <Section title="History" description={others?.length ? 'Other versions they have held.' : undefined}>
      {failure !== null ? (
        <ErrorState title={wording.historyFailed} onRetry={() => reading.send({ type: 'retry.asked' })}>
          {failureSentence(failure)}
        </ErrorState>
      ) : others === undefined ? (
        <Skeleton />
      ) : others.length === 0 ? (
        <Text tone="muted">This is the first version.</Text>
      ) : (
        <ul className={slot('rows', 'list')}>
          {others.map((other) => (
            <li key={other.id} className={slot('rows', 'item')}>
              <Earlier certification={other} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const Earlier = ({ certification }: { readonly certification: Certification }) => {
  const timeZone = useTimeZone()
  const { createdUtc, expiryDate, declinedBecause } = certification
  const now = useNow()
  return (
    <>
      <div className={slot('rows', 'row')}>
        <span className={slot('rows', 'words')}>
          <span>
            Added <DateText value={createdUtc} timeZone={timeZone} />
          </span>
          <Text as="span" style="small" tone="muted">
            {expiryDate === null ? null : `${expiryWord(expiryDate, now)} `}
            <Expiry expiryDate={expiryDate} />
            {declinedBecause === null ? null : ` · ${declinedBecause}`}
          </Text>
        </span>
        <CertificationBadge certification={certification} />
      </div>
      {certification.files.length === 0 ? null : <FileList certification={certification} mayDelete={undefined} />}
    </>
  )
}
