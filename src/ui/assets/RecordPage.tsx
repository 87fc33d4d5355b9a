import { useSelector } from '@xstate/react'
import { Ellipsis, ImageOff } from 'lucide-react'
import { useEffect } from 'react'
import { assetLifecycle } from '../../domain/assets/lifecycle.ts'
import type { Asset } from '../../domain/assets/nouns.ts'
import { actionNames, assetActionsBy, stateNames } from '../../domain/assets/wording.ts'
import type { AssetId } from '../../domain/kernel/ids.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { photoReading } from '../../machines/assets/readings.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { NotFoundPage } from '../app/NotFoundPage.tsx'
import type { PageProps } from '../app/pages.ts'
import { useActor } from '../app/session.ts'
import { useToday } from '../app/time.ts'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LifecycleChart } from '../kit/LifecycleChart.tsx'
import { Menu } from '../kit/Menu.tsx'
import { Page } from '../kit/Page.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Text } from '../kit/Text.tsx'
import { AssetDialogs } from './AssetDialogs.tsx'
import { actionsOf, mainActOf } from './actions.ts'
import { useDialogs, useOpenedReading, useRecord, useRecordState } from './area.ts'
import { askOver } from './asking.ts'
import { Files } from './Files.tsx'
import { History } from './History.tsx'
import { StateBadge } from './Marks.tsx'
import { whyNot } from './may.ts'
import { About, Holding, Kit, Purchase, Service } from './RecordSections.tsx'

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
      <Button
        tone="solid"
        aria-haspopup="dialog"
        denied={whyNot(actor, asset, act)}
        onClick={() => askOver(dialogs, [asset], { dialog: act, today })}
      >
        {actionNames[act]}
      </Button>
      <Menu
        label="More actions"
        icon={<Ellipsis />}
        tone="outline"
        align="end"
        items={actionsOf(asset, { actor, dialogs, today })}
      />
    </>
  )
}
