import { useSelector } from '@xstate/react'
import { Ellipsis, ImageOff } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { maySeeCosts } from '../../domain/assets/access.ts'
import { conditionNames } from '../../domain/assets/asset.fields.ts'
import { assetLifecycle } from '../../domain/assets/lifecycle.ts'
import type { Asset } from '../../domain/assets/nouns.ts'
import { dueDayOf, dueReadingOf } from '../../domain/assets/service.ts'
import { actionNames, assetActionsBy, stateNames } from '../../domain/assets/wording.ts'
import { writtenMoney } from '../../domain/kernel/amounts.ts'
import type { AssetId } from '../../domain/kernel/ids.ts'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import type { AssetSection } from '../../machines/assets/assetForm.ts'
import { photoReading } from '../../machines/assets/readings.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { NotFoundPage } from '../app/NotFoundPage.tsx'
import type { PageProps } from '../app/pages.ts'
import { useActor } from '../app/session.ts'
import { laterTab } from '../employees/laterTab.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LifecycleChart } from '../kit/LifecycleChart.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import { useLocale } from '../kit/locale.ts'
import { Menu } from '../kit/Menu.tsx'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Text } from '../kit/Text.tsx'
import { AssetDialogs } from './AssetDialogs.tsx'
import { actionsOf, mainActOf } from './actions.ts'
import {
  useDialogs,
  useDownload,
  useOpenedReading,
  usePlaces,
  useRecord,
  useRecordState,
  useTimeZone,
  useToday,
} from './area.ts'
import { askOver } from './asking.ts'
import { Files } from './Files.tsx'
import { History } from './History.tsx'
import { Due, HolderText, StateBadge, Warranty } from './Marks.tsx'
import { managing, whyNot } from './may.ts'

const SectionForm = laterTab<{
  readonly form: RecordFormActor
  readonly section: 'about' | 'purchase' | 'service'
}>(async () => (await import('./AssetForm.tsx')).SectionForm)

/** § 2.1 One asset. */
export const RecordPage = ({ params }: PageProps) => {
  const id = params.id as AssetId
  const record = useRecord()
  useEffect(() => {
    record.send({ type: 'asset.opened', id })
    return () => record.send({ type: 'asset.closed' })
  }, [record, id])
  const asset = useRecordState(({ context }) => context.asset)
  const failure = useRecordState(({ context }) => context.failure)
  const isNotFound = useRecordState((snapshot) => snapshot.matches({ reading: 'notFound' }))
  const hasFailed = useRecordState((snapshot) => snapshot.matches({ reading: 'failed' }))
  if (isNotFound) return <NotFoundPage />
  if (asset !== null && asset.id === id) return <Record asset={asset} />
  return (
    <Page title={places.asset.title} back={backToAll}>
      {hasFailed ? (
        <ErrorState title="The asset could not be loaded" onRetry={() => record.send({ type: 'retry.asked' })}>
          {failure === null ? null : failureSentence(failure)}
        </ErrorState>
      ) : (
        <Skeleton height={96} />
      )}
    </Page>
  )
}

const backToAll = { href: pathTo('assets'), label: 'Back to assets' }

interface OfAsset {
  readonly asset: Asset
}

const Record = ({ asset }: OfAsset) => {
  const actor = useActor()
  const { name, number } = asset
  return (
    <Page
      title={`${number} ${name}`}
      header={
        <div className={slot('profile', 'header')}>
          <Photo asset={asset} />
          <div>
            <div className={slot('profile', 'named')}>
              <h1 className={slot('page', 'title')} tabIndex={-1}>
                {name}
              </h1>
              <StateBadge state={asset.state} />
            </div>
            <Text tone="muted">{number}</Text>
          </div>
        </div>
      }
      back={backToAll}
      actions={<Actions asset={asset} />}
    >
      <div className={slot('profile', 'columns')}>
        <div className={slot('profile', 'column')}>
          <About asset={asset} />
          <Purchase asset={asset} />
          <Service asset={asset} />
          <Files asset={asset} />
        </div>
        <div className={slot('profile', 'panel')}>
          <Holding asset={asset} />
          <Kit asset={asset} />
          <LifecycleChart
            of={assetLifecycle}
            here={asset.state}
            states={stateNames}
            actions={actionNames}
            by={assetActionsBy}
            denied={(action) => whyNot(actor, asset, action)}
          />
        </div>
      </div>
      <History asset={asset} />
      <AssetDialogs />
    </Page>
  )
}

const Photo = ({ asset: { id, photoId, name } }: OfAsset) => {
  const address = useSelector(
    useOpenedReading('assetPhoto', photoReading, photoId === null ? null : { id, fileId: photoId }),
    photoReading.foundIn,
  )
  return (
    <div className={slot('asset', 'photo')}>
      {photoId !== null && address !== null ? <img src={address} alt={name} /> : <ImageOff aria-hidden="true" />}
    </div>
  )
}

const Actions = ({ asset }: OfAsset) => {
  const actor = useActor()
  const dialogs = useDialogs()
  const today = useToday()
  const act = mainActOf(asset)
  return (
    <>
      <Menu
        label="More actions"
        icon={<Ellipsis />}
        tone="outline"
        align="end"
        items={actionsOf(asset, { actor, dialogs, today })}
      />
      <Button
        tone="solid"
        aria-haspopup="dialog"
        denied={whyNot(actor, asset, act)}
        onClick={() => askOver(dialogs, [asset], { dialog: act, today })}
      >
        {actionNames[act]}
      </Button>
    </>
  )
}

type Part = Exclude<AssetSection, 'whole'>

/** Its own form in its place while it is edited; the others wait. */
const useEditing = (section: Part) => {
  const record = useRecord()
  const actor = useActor()
  const form = useRecordState(({ children }) => children.form as RecordFormActor | undefined)
  const edited = useRecordState(({ context }) => context.section)
  const isMine = form !== undefined && edited === section
  return {
    form: isMine ? (
      <Suspense fallback={<Skeleton height={96} />}>
        <SectionForm form={form} section={section} />
      </Suspense>
    ) : null,
    header: isMine
      ? {}
      : {
          onEdit: () => record.send({ type: 'edit.asked', section }),
          editDenied:
            managing(actor, 'Modify') ?? (form === undefined ? undefined : 'Finish what you are writing first.'),
        },
  }
}

const About = ({ asset }: OfAsset) => {
  const { form, header } = useEditing('about')
  const { categoryNames, locationNames } = usePlaces()
  return (
    <Section title="About" {...header}>
      {form ?? (
        <>
          <DescriptionList
            items={[
              { term: 'Asset No', value: asset.number },
              { term: 'Category', value: categoryNames.get(asset.categoryId) },
              { term: 'Location', value: locationNames.get(asset.currentLocationId ?? '') },
              { term: 'Condition', value: conditionNames[asset.condition] },
              { term: 'Make', value: asset.make },
              { term: 'Model', value: asset.model },
              { term: 'Serial number', value: asset.serial },
            ]}
          />
          {asset.notes === '' ? null : <Text lines="kept">{asset.notes}</Text>}
        </>
      )}
    </Section>
  )
}

const Purchase = ({ asset }: OfAsset) => {
  const { form, header } = useEditing('purchase')
  const seesCosts = maySeeCosts(useActor())
  const locale = useLocale()
  const today = useToday()
  return (
    <Section title="Purchase and warranty" {...header}>
      {form ?? (
        <DescriptionList
          items={[
            { term: 'Bought', value: <DateText value={asset.purchaseDay} /> },
            { term: 'Warranty until', value: asset.warrantyDay && <Warranty day={asset.warrantyDay} today={today} /> },
            ...(seesCosts
              ? [
                  {
                    term: 'Cost',
                    value: asset.cost === null ? null : writtenMoney(locale, asset.cost, asset.currency ?? ''),
                  },
                  { term: 'Supplier', value: asset.supplier },
                ]
              : []),
          ]}
        />
      )}
    </Section>
  )
}

const Service = ({ asset }: OfAsset) => {
  const { form, header } = useEditing('service')
  const locale = useLocale()
  const today = useToday()
  const numbered = (count: number | null, unit: string) =>
    count === null ? null : `${writtenNumber(locale, count)} ${unit}`.trim()
  return (
    <Section title="Service" {...header}>
      {form ?? (
        <>
          <DescriptionList
            items={[
              { term: 'Next due', value: asset.hasPlans ? <Due asset={asset} today={today} /> : null },
              {
                term: 'Reading',
                value: numbered(asset.reading, asset.plans.find(({ unit }) => unit !== '')?.unit ?? ''),
              },
            ]}
          />
          {asset.plans.length === 0 ? (
            <Text tone="muted">No service plan yet.</Text>
          ) : (
            <ul className={slot('profile', 'list')} data-whole aria-label="Service plans">
              {asset.plans.map((plan) => (
                <li key={plan.id} className={slot('profile', 'position')}>
                  <span className={slot('profile', 'words')}>
                    <span>{plan.name}</span>
                    <small>
                      {[
                        plan.everyMonths === null ? null : `every ${plan.everyMonths} months`,
                        plan.everyUnits === null ? null : `every ${numbered(plan.everyUnits, plan.unit)}`,
                      ]
                        .filter((part) => part !== null)
                        .join(' or ')}
                      , last <DateText value={plan.sinceDay} />
                    </small>
                  </span>
                  <span>
                    {dueDayOf(plan) === null ? null : <DateText value={dueDayOf(plan)} />}
                    {dueReadingOf(plan) === null ? null : ` ${numbered(dueReadingOf(plan), plan.unit)}`}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Section>
  )
}

/** Who has it, and what they were told. */
const Holding = ({ asset }: OfAsset) => {
  const timeZone = useTimeZone()
  const { isBusy, fetch } = useDownload()
  const { holder, id, number } = asset
  return (
    <Section
      title="With"
      action={
        holder === null ? null : (
          <Button size="sm" busy={isBusy} onClick={() => fetch({ kind: 'handover', subject: { id, number } })}>
            Handover form
          </Button>
        )
      }
    >
      {holder === null ? (
        <Text tone="muted">Nobody has it.</Text>
      ) : (
        <DescriptionList
          items={[
            { term: 'Held by', value: <HolderText holder={holder} /> },
            { term: 'Since', value: <DateText value={asset.assignedUtc} timeZone={timeZone} /> },
            { term: 'Expected back', value: asset.expectedReturnDay && <DateText value={asset.expectedReturnDay} /> },
            { term: 'Handover note', value: asset.handoverNote },
          ]}
        />
      )}
    </Section>
  )
}

const Kit = ({ asset: { parts } }: OfAsset) =>
  parts.length === 0 ? null : (
    <Section title="Parts of its kit">
      <ul className={slot('profile', 'list')} data-whole>
        {parts.map(({ id, number, name }) => (
          <li key={id}>
            <TextLink href={pathTo('asset', { id })}>
              {number} {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  )
