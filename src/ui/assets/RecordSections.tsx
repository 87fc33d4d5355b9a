import { Suspense } from 'react'
import { maySeeCosts } from '../../domain/assets/access.ts'
import { conditionNames } from '../../domain/assets/asset.fields.ts'
import type { Asset } from '../../domain/assets/nouns.ts'
import { dueDayOf, dueReadingOf } from '../../domain/assets/service.ts'
import { writtenMoney } from '../../domain/kernel/amounts.ts'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import { pathTo } from '../../domain/session/places.ts'
import type { AssetSection } from '../../machines/assets/assetForm.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { useActor } from '../app/session.ts'
import { useTimeZone, useToday } from '../app/time.ts'
import { laterTab } from '../employees/laterTab.tsx'
import { Button } from '../kit/Button.tsx'
import { changesFirst } from '../kit/changesFirst.ts'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import { useLocale } from '../kit/locale.ts'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Text } from '../kit/Text.tsx'
import { useDownload, usePlaces, useRecord, useRecordState } from './area.ts'
import { Due, HolderText, Warranty } from './Marks.tsx'
import { managing } from './may.ts'

const SectionForm = laterTab<{
  readonly form: RecordFormActor
  readonly section: 'about' | 'purchase' | 'service'
}>(async () => (await import('./AssetForm.tsx')).SectionForm)

interface OfAsset {
  readonly asset: Asset
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
          editDenied: managing(actor, 'Modify') ?? (form === undefined ? undefined : changesFirst),
        },
  }
}

export const About = ({ asset }: OfAsset) => {
  const { form, header } = useEditing('about')
  const { categoryNames, locationNames } = usePlaces()
  return (
    <Section title="About" {...header}>
      {form ?? (
        <>
          <DescriptionList
            items={[
              { term: 'Category', value: categoryNames.get(asset.categoryId) },
              { term: 'Location', value: locationNames.get(asset.currentLocationId ?? '') },
              { term: 'Condition', value: conditionNames[asset.condition] },
              { term: 'Make', value: asset.make },
              { term: 'Model', value: asset.model },
              { term: 'Serial number', value: asset.serial },
            ]}
          />
          {asset.notes === '' ? null : (
            <DescriptionList items={[{ term: 'Notes', value: <Text lines="kept">{asset.notes}</Text> }]} />
          )}
        </>
      )}
    </Section>
  )
}

export const Purchase = ({ asset }: OfAsset) => {
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

export const Service = ({ asset }: OfAsset) => {
  const { form, header } = useEditing('service')
  const locale = useLocale()
  const today = useToday()
  const numbered = (count: number | null, unit: string) =>
    count === null ? null : `${writtenNumber(locale, count)} ${unit}`.trim()
  const unit = asset.plans.find((plan) => plan.unit !== '')?.unit
  const facts = [
    ...(asset.hasPlans && (asset.dueDay !== null || asset.isReadingReached)
      ? [{ term: 'Next due', value: <Due asset={asset} today={today} /> }]
      : []),
    ...(unit === undefined && asset.reading === null
      ? []
      : [{ term: 'Reading', value: numbered(asset.reading, unit ?? '') }]),
  ]
  /** Of a single plan it is said above. */
  const dueDayOfOne = (plan: Parameters<typeof dueDayOf>[0]) => (asset.plans.length === 1 ? null : dueDayOf(plan))
  return (
    <Section title="Service" {...header}>
      {form ?? (
        <>
          {facts.length === 0 ? null : <DescriptionList items={facts} />}
          {asset.plans.length === 0 ? (
            <Text tone="muted">No service plan yet.</Text>
          ) : (
            <ul className={slot('profile', 'list')} data-whole aria-label="Service plans">
              {asset.plans.map((plan) => (
                <li key={plan.id} className={slot('profile', 'position')}>
                  <span className={slot('profile', 'words')}>
                    <span>{plan.name}</span>
                    <small>
                      Every{' '}
                      {[
                        plan.everyMonths === null
                          ? null
                          : plan.everyMonths === 1
                            ? 'month'
                            : `${plan.everyMonths} months`,
                        plan.everyUnits === null ? null : numbered(plan.everyUnits, plan.unit),
                      ]
                        .filter((part) => part !== null)
                        .join(' or ')}
                      , last <DateText value={plan.sinceDay} />
                    </small>
                  </span>
                  <span>
                    {dueDayOfOne(plan) === null ? null : <DateText value={dueDayOfOne(plan)} />}
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
export const Holding = ({ asset }: OfAsset) => {
  const timeZone = useTimeZone()
  const { isBusy, fetch } = useDownload()
  const { holder, id, number } = asset
  return (
    <Section
      title="Holder"
      action={
        holder === null ? null : (
          <Button size="sm" busy={isBusy} onClick={() => fetch({ kind: 'handover', subject: { id, number } })}>
            Handover form
          </Button>
        )
      }
    >
      {holder === null ? (
        <Text tone="muted">Not assigned.</Text>
      ) : (
        <DescriptionList
          items={[
            { term: 'Held by', value: <HolderText holder={holder} /> },
            { term: 'Since', value: <DateText value={asset.assignedUtc} timeZone={timeZone} /> },
            ...(asset.expectedReturnDay === null
              ? []
              : [{ term: 'Expected back', value: <DateText value={asset.expectedReturnDay} /> }]),
            ...(asset.handoverNote === '' ? [] : [{ term: 'Handover note', value: asset.handoverNote }]),
          ]}
        />
      )}
    </Section>
  )
}

export const Kit = ({ asset: { parts } }: OfAsset) =>
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
