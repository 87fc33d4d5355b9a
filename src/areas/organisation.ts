import { itemListsGateway } from '../infra/gateways/itemLists.gateway.ts'
import { provided } from '../machines/kit/port.ts'
import { itemForm, loadingItem, savingItem } from '../machines/organisation/itemForm.ts'
import { itemListMachine } from '../machines/organisation/itemList.machine.ts'
import type { ItemListPorts } from '../machines/organisation/itemList.ports.ts'
import { itemRemoval } from '../machines/organisation/itemListContext.ts'
import { areaOf } from './manifest.ts'

/** The organisation area, loaded with its first page: its machines with their ports provided. */
export const organisationArea = (ports: ItemListPorts) => {
  return itemListMachine.provide({
    actors: {
      form: itemForm.provide({ save: savingItem(ports), loadTheirs: loadingItem(ports.loadItems) }),
      confirmation: itemRemoval.provide(ports.removeItem),
      loadItems: provided(ports.loadItems),
      loadUses: provided(ports.loadUses),
      mergeItem: provided(ports.mergeItem),
      orderItems: provided(ports.orderItems),
    },
  })
}

/** Loaded with the first of the lists an admin looks after. */
export const area = areaOf({
  machine: ({ run }) => organisationArea(itemListsGateway(run)),
})
