import { itemListsGateway } from '../infra/gateways/itemLists.gateway.ts'
import { plugged } from '../machines/kit/port.ts'
import { itemForm, loadingItem, savingItem } from '../machines/organisation/itemForm.ts'
import { itemListMachine } from '../machines/organisation/itemList.machine.ts'
import type { ItemListPorts } from '../machines/organisation/itemList.ports.ts'
import { itemRemoval } from '../machines/organisation/itemListContext.ts'
import { area } from './manifest.ts'

/** The organisation area, loaded with its first page: its machines with their ports plugged. */
export const organisationArea = (ports: ItemListPorts) => {
  return itemListMachine.provide({
    actors: {
      form: itemForm.plug({ save: savingItem(ports), loadTheirs: loadingItem(ports.loadItems) }),
      confirmation: itemRemoval.plug(ports.removeItem),
      loadItems: plugged(ports.loadItems),
      loadUses: plugged(ports.loadUses),
      mergeItem: plugged(ports.mergeItem),
      orderItems: plugged(ports.orderItems),
    },
  })
}

/** Loaded with the first of the lists an admin looks after. */
export const organisation = area({
  machine: ({ run }) => organisationArea(itemListsGateway(run)),
})
