import { useEffect } from 'react'
import type { AssetId } from '../../domain/kernel/ids.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { useNavigation } from '../app/machines.tsx'
import { useActor } from '../app/session.ts'
import { Banner } from '../kit/Banner.tsx'
import { Page } from '../kit/Page.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { NewAssetForm } from './AssetForm.tsx'
import { useRecord, useRecordState } from './area.ts'
import { managing } from './may.ts'

/** § 2.1 A new asset: the whole record in one form. */
export const CreatePage = () => {
  const record = useRecord()
  const navigation = useNavigation()
  const denied = managing(useActor(), 'Create')
  const form = useRecordState(({ children }) => children.form as RecordFormActor | undefined)
  const isNew = useRecordState(({ context }) => context.section === 'whole')
  const back = pathTo('assets')
  useEffect(() => {
    if (denied !== undefined) return
    record.send({ type: 'creation.opened', id: crypto.randomUUID() as string as AssetId })
    return () => record.send({ type: 'asset.closed' })
  }, [record, denied])
  return (
    <Page title={places.assetCreate.title} width="form" back={{ href: back, label: 'Back to assets' }}>
      {denied !== undefined ? (
        <Banner tone="warning">{denied}</Banner>
      ) : form === undefined || !isNew ? (
        <Skeleton height={320} />
      ) : (
        <NewAssetForm form={form} onCancel={() => navigation.send({ type: 'navigation.asked', to: back })} />
      )}
    </Page>
  )
}
