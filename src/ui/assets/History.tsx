import { useSelector } from '@xstate/react'
import { conditionNames } from '../../domain/assets/asset.fields.ts'
import type { Asset, AssetEvent } from '../../domain/assets/nouns.ts'
import { eventNames } from '../../domain/assets/wording.ts'
import { writtenMoney } from '../../domain/kernel/amounts.ts'
import { writtenDay, writtenNumber } from '../../domain/kernel/locale.ts'
import { assetHistoryReading } from '../../machines/assets/readings.ts'
import { useTimeZone } from '../app/time.ts'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { useLocale } from '../kit/locale.ts'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Text } from '../kit/Text.tsx'
import { useDownload, useOpenedReading } from './area.ts'
import { HolderText } from './Marks.tsx'

/** What happened to it. Nobody changes it afterwards. */
export const History = ({ asset }: { readonly asset: Asset }) => {
  const reading = useOpenedReading('assetHistory', assetHistoryReading, { id: asset.id })
  const events = useSelector(reading, assetHistoryReading.foundIn)
  const hasFailed = useSelector(reading, (snapshot) => snapshot.matches('failed'))
  return (
    <Section title="History">
      {events !== null ? (
        <ol className={slot('profile', 'list')} data-whole aria-label="History">
          {events.map((event) => (
            <Event key={event.id} event={event} asset={asset} />
          ))}
        </ol>
      ) : hasFailed ? (
        <ErrorState title="The history could not be loaded" onRetry={() => reading.send({ type: 'retry.asked' })} />
      ) : (
        <Skeleton height={96} />
      )}
    </Section>
  )
}

const Event = ({ event, asset }: { readonly event: AssetEvent; readonly asset: Asset }) => {
  const timeZone = useTimeZone()
  const locale = useLocale()
  const { fetch } = useDownload()
  const files = asset.files.filter(({ eventId }) => eventId === event.id)
  /** By the name of who did it: said with when that was. */
  const isSigned = event.signature === event.by.fullName
  const facts = [
    event.day === null ? null : `On ${writtenDay(locale, event.day)}`,
    event.condition === null ? null : `Condition: ${conditionNames[event.condition].toLowerCase()}`,
    event.reading === null ? null : `Reading: ${writtenNumber(locale, event.reading)}`,
    event.cost === null ? null : `Cost: ${writtenMoney(locale, event.cost, event.currency ?? '')}`,
    event.signature === null || event.signature === '' || isSigned ? null : `Signed ${event.signature}`,
  ].filter((fact) => fact !== null)
  return (
    <li className={slot('profile', 'position')}>
      <span className={slot('profile', 'words')}>
        <span>
          {eventNames[event.kind]}
          {event.holder === null ? null : (
            <>
              {': '}
              <HolderText holder={event.holder} />
            </>
          )}
          {event.planName === null ? null : `: ${event.planName}`}
        </span>
        {facts.length === 0 ? null : <small>{facts.join(' · ')}</small>}
        {event.note === '' ? null : <Text lines="kept">{event.note}</Text>}
        <small>
          {isSigned ? 'Signed by ' : null}
          {event.by.fullName}, <DateText value={event.atUtc} timeZone={timeZone} withTime />
          {files.map((file) => (
            <span key={file.id}>
              {' · '}
              <Button size="sm" tone="ghost" onClick={() => fetch({ kind: 'file', subject: { id: asset.id, file } })}>
                {file.fileName}
              </Button>
            </span>
          ))}
        </small>
      </span>
    </li>
  )
}
