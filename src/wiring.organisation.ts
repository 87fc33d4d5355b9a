import { type Confirmed, confirmMachine } from './machines/kit/confirm.machine.ts'
import { plugged } from './machines/kit/port.ts'
import { itemForm, loadingItem, savingItem } from './machines/organisation/itemForm.ts'
import { itemListMachine } from './machines/organisation/itemList.machine.ts'
import type { ItemListPorts } from './machines/organisation/itemList.ports.ts'

/** The organisation area, loaded with its first page: its machines with their ports plugged. */
export const organisationArea = (ports: ItemListPorts) => {
  const removing: Confirmed<unknown, unknown> = ({ subject }, signal) => ports.removeItem(subject as never, signal)
  return itemListMachine.provide({
    actors: {
      form: itemForm.ports({ save: savingItem(ports), loadTheirs: loadingItem(ports.loadItems) }),
      confirmation: confirmMachine.provide({ actors: { run: plugged(removing) } }),
      loadItems: plugged(ports.loadItems),
      loadUses: plugged(ports.loadUses),
      mergeItem: plugged(ports.mergeItem),
      orderItems: plugged(ports.orderItems),
    },
  })
}
