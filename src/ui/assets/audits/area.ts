import { useSelector } from '@xstate/react'
import type { AssetAuditActor } from '../../../machines/assets/assetAudit.machine.ts'
import { useApp } from '../../app/machines.tsx'

export const useAudit = (): AssetAuditActor => useApp().system.get('assetAudit')

type Snapshot = ReturnType<AssetAuditActor['getSnapshot']>
export const useAuditState = <A>(select: (snapshot: Snapshot) => A): A => useSelector(useAudit(), select)
