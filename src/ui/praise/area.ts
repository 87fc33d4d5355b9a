import type { WindowedListActor } from '../../machines/kit/windowedList.machine.ts'
import type { PraisingActor } from '../../machines/praise/praising.machine.ts'
import { useApp } from '../app/machines.tsx'

export const usePraise = (): WindowedListActor => useApp().system.get('praiseWindows')
export const useColleagues = (): WindowedListActor => useApp().system.get('praiseColleagues')
export const usePraising = (): PraisingActor => useApp().system.get('praising')
