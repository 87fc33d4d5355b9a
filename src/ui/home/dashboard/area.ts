import { useSelector } from '@xstate/react'
import type { Dashboard } from '../../../domain/home/dashboard/nouns.ts'
import type { TileName } from '../../../domain/home/dashboard/tiles.ts'
import { dashboardChoice, tileId, tileReading } from '../../../machines/home/dashboard.ts'
import type { ReadingActor } from '../../../machines/kit/reading.machine.ts'
import type { SettingActor } from '../../../machines/kit/setting.machine.ts'
import { useApp, useReadingWhileShown } from '../../app/machines.tsx'

export const useChoice = (): SettingActor => useApp().system.get('dashboardChoice')

export const useDashboard = (): Dashboard | null => useSelector(useChoice(), dashboardChoice.valueIn)

/** Read as long as the tile shows. */
export const useTile = (name: TileName): ReadingActor =>
  useReadingWhileShown(useApp().system.get(tileId(name)), tileReading, name)
