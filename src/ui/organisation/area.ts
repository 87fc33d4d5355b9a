import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ListName } from '../../domain/organisation/listNames.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import type { ItemListActor } from '../../machines/organisation/itemList.machine.ts'
import { useApp } from '../app/machines.tsx'

/** The area's machine, which runs once a page has opened it. */
export const useItemList = (): ItemListActor => useApp().system.get('organisation') as ItemListActor

type Snapshot = ReturnType<ItemListActor['getSnapshot']>

export const useItemListState = <A>(select: (snapshot: Snapshot) => A): A => useSelector(useItemList(), select)

/** Opens a list for as long as its page shows; false until it is the one opened. */
export const useOpenedList = (list: ListName): boolean => {
  const machine = useItemList()
  useEffect(() => {
    machine.send({ type: 'list.opened', list })
    return () => machine.send({ type: 'list.closed' })
  }, [machine, list])
  return useItemListState(({ context }) => context.list === list)
}

export const useItemForm = (): RecordFormActor | undefined =>
  useItemListState(({ children }) => children.form as RecordFormActor | undefined)

export const useItemQuestion = (): ConfirmActor | undefined =>
  useItemListState(({ children }) => children.confirmation as ConfirmActor | undefined)
