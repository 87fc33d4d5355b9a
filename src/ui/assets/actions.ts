import type { AssetAction } from '../../domain/assets/lifecycle.ts'
import type { Asset, AssetRow } from '../../domain/assets/nouns.ts'
import { actionNames } from '../../domain/assets/wording.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'
import type { MenuEntry } from '../kit/Menu.tsx'
import { askOver } from './asking.ts'
import { managing, whyNot } from './may.ts'

interface Doing {
  readonly actor: Actor
  readonly dialogs: RecordDialogsActor
  readonly today: Day
}

type Act = Exclude<AssetAction, 'accept' | 'decline'>
type AnyAsset = AssetRow & Partial<Pick<Asset, 'parts' | 'stateBefore'>>

const inMenu: ReadonlyArray<Act> = ['assign', 'unassign', 'restock', 'startService', 'service', 'retire', 'activate']
/** All of them are shown in every state; those that are denied say why. */
const always: ReadonlyArray<AssetAction> = ['assign', 'unassign', 'retire', 'delete']

/** The act that is next in most cases. */
export const mainActOf = ({ state }: Pick<AssetRow, 'state'>): Act =>
  ({
    inStock: 'assign' as const,
    returned: 'assign' as const,
    assigned: 'unassign' as const,
    awaitingAcceptance: 'unassign' as const,
    accepted: 'unassign' as const,
    inService: 'service' as const,
    retired: 'activate' as const,
  })[state]

/** What can be done with an asset; what cannot says why. */
export const actionsOf = (asset: AnyAsset, { actor, dialogs, today }: Doing): ReadonlyArray<MenuEntry> => {
  const ask = (dialog: Parameters<typeof askOver>[2]['dialog']) => () => askOver(dialogs, [asset], { dialog, today })
  const act = (action: Act): MenuEntry => ({
    id: action,
    label: actionNames[action],
    denied: whyNot(actor, asset, action),
    onSelect: ask(action),
  })
  return [
    ...inMenu.filter((action) => always.includes(action) || whyNot(actor, asset, action) === undefined).map(act),
    'separator',
    { id: 'labels', label: 'Print label', onSelect: ask('labels') },
    { id: 'duplicate', label: 'Duplicate', denied: managing(actor, 'Create'), onSelect: ask('duplicate') },
    { ...(act('delete') as Extract<MenuEntry, { id: string }>), tone: 'danger' } as MenuEntry,
  ]
}
