import { useSelector } from '@xstate/react'
import { Package } from 'lucide-react'
import { Suspense } from 'react'
import { mayManageAssets } from '../../domain/assets/access.ts'
import type { AssetRow } from '../../domain/assets/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'
import { heldReading } from '../../machines/assets/readings.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { useNavigation, useNavigationState, useToasts } from '../app/machines.tsx'
import type { PanelProps } from '../app/pages.ts'
import { useActor } from '../app/session.ts'
import { useToday } from '../app/time.ts'
import { laterTab } from '../employees/laterTab.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Row } from '../kit/Stack.tsx'
import { AssetDialogs } from './AssetDialogs.tsx'
import type { AssetPickerProps } from './AssetPicker.tsx'
import { useDialogs, useDownload, useOpenedReading } from './area.ts'
import { askOver } from './asking.ts'
import { StateBadge } from './Marks.tsx'
import { whyNot } from './may.ts'

/** What is asked for here has its place in the address (§ 2.6), so that a link may ask for it and Back closes it. */
const asksToAssign = 'dialog=assign'
const tabOf = (id: EmployeeId, isAsked: boolean): string =>
  `${pathTo('employee', { id })}?tab=assets${isAsked ? `&${asksToAssign}` : ''}`

const Picker = laterTab<AssetPickerProps>(async () => (await import('./AssetPicker.tsx')).AssetPicker)

/** On a person's own page: what they have been given. They alone accept it or decline. */
export const HeldPanel = ({ employee: { id, fullName } }: PanelProps) => {
  const reading = useOpenedReading('assetsHeld', heldReading, { employeeId: id })
  const held = useSelector(reading, heldReading.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  const actor = useActor()
  const navigation = useNavigation()
  const isAssigning = useNavigationState(({ context }) => context.current.includes(asksToAssign))
  const assign = (isAsked: boolean) =>
    navigation.send({ type: 'navigation.asked', to: tabOf(id, isAsked), replace: !isAsked })
  const dialogs = useDialogs()
  const toasts = useToasts()
  const today = useToday()
  /** Who gets it is known; the rest is asked by the dialog that assigns any. */
  const chosen = (asset: AssetRow) => {
    const why = whyNot(actor, asset, 'assign')
    if (why !== undefined) return toasts.send({ type: 'toast.announced', kind: 'error', text: why })
    askOver(dialogs, [asset], { dialog: 'assign', today, holder: { kind: 'employee', id } })
    assign(false)
  }
  return (
    <>
      <Section
        title="Assets"
        action={
          mayManageAssets(actor, 'Modify').allowed ? (
            <Button size="sm" aria-expanded={isAssigning} onClick={() => assign(!isAssigning)}>
              Assign asset
            </Button>
          ) : undefined
        }
      >
        {isAssigning && mayManageAssets(actor, 'Modify').allowed ? (
          <Suspense fallback={<Skeleton height={64} />}>
            <Picker
              label="Asset to assign"
              except=""
              onChange={(asset) => {
                if (asset !== null) chosen(asset)
              }}
            />
          </Suspense>
        ) : null}
        {held !== null ? (
          held.length === 0 ? (
            <EmptyState icon={<Package />} title="No assets">
              Laptops, tools and keys assigned to {fullName} show here.
            </EmptyState>
          ) : (
            <ul className={slot('profile', 'list')} data-whole aria-label="Assets">
              {held.map((asset) => (
                <Item key={asset.id} asset={asset} />
              ))}
            </ul>
          )
        ) : failure !== null ? (
          <ErrorState title="The assets could not be loaded" onRetry={() => reading.send({ type: 'retry.asked' })}>
            {failureSentence(failure)}
          </ErrorState>
        ) : (
          <Skeleton height={96} />
        )}
      </Section>
      <AssetDialogs />
    </>
  )
}

const Item = ({ asset }: { readonly asset: AssetRow }) => {
  const actor = useActor()
  const dialogs = useDialogs()
  const today = useToday()
  const { fetch } = useDownload()
  const { id, number, name, state, expectedReturnDay } = asset
  const isWaiting = state === 'awaitingAcceptance'
  const answer = (dialog: 'accept' | 'decline') => ({
    denied: whyNot(actor, asset, dialog),
    onClick: () => askOver(dialogs, [asset], { dialog, today }),
  })
  return (
    <li className={slot('asset', 'held')}>
      <span className={slot('profile', 'words')}>
        <Row>
          {mayManageAssets(actor, 'Use').allowed ? <TextLink href={pathTo('asset', { id })}>{name}</TextLink> : name}
          <StateBadge state={state} />
        </Row>
        <small>
          {number}
          {expectedReturnDay === null ? null : (
            <>
              {' · expected back '}
              <DateText value={expectedReturnDay} />
            </>
          )}
        </small>
      </span>
      <Row>
        {isWaiting ? (
          <>
            <Button size="sm" aria-haspopup="dialog" {...answer('decline')}>
              Decline
            </Button>
            <Button size="sm" tone="solid" aria-haspopup="dialog" {...answer('accept')}>
              Accept
            </Button>
          </>
        ) : null}
        <Button size="sm" onClick={() => fetch({ kind: 'handover', subject: { id, number } })}>
          Handover form<span className="sr-only"> of {number}</span>
        </Button>
      </Row>
    </li>
  )
}
