import { type AssetAction, mayAct } from '../../domain/assets/lifecycle.ts'
import { ASSETS_AT_ONCE_MAX } from '../../domain/assets/limits.ts'
import type { AssetChange, AssetRow } from '../../domain/assets/nouns.ts'
import { actionNames } from '../../domain/assets/wording.ts'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import { useActor } from '../app/session.ts'
import { useToday } from '../app/time.ts'
import { Button } from '../kit/Button.tsx'
import { useLocale } from '../kit/locale.ts'
import { Menu } from '../kit/Menu.tsx'
import { useDialogs } from './area.ts'
import { askOver } from './asking.ts'
import { factsOf, managing } from './may.ts'

const inBulk = ['assign', 'unassign', 'service', 'retire'] as const
const alsoInBulk = ['startService', 'restock', 'activate'] as const

const changes: ReadonlyArray<readonly [keyof AssetChange, string]> = [
  ['currentLocationId', 'Location'],
  ['categoryId', 'Category'],
  ['condition', 'Condition'],
  ['supplier', 'Supplier'],
  ['warrantyDay', 'Warranty'],
]

/** What can be done with those selected, all in one go or none. */
export const BulkActions = ({ assets }: { readonly assets: ReadonlyArray<AssetRow> }) => {
  const dialogs = useDialogs()
  const today = useToday()
  const denied = managing(useActor(), 'Modify')
  const locale = useLocale()
  const tooMany =
    assets.length > ASSETS_AT_ONCE_MAX ? `At most ${writtenNumber(locale, ASSETS_AT_ONCE_MAX)} at once.` : undefined
  /** Of all of them, so that the first in the way is named, and how many more there are. */
  const inTheWay = (action: AssetAction): string | undefined => {
    const [first, ...others] = assets.filter((asset) => !mayAct(factsOf(asset), action).allowed)
    if (first === undefined) return undefined
    return others.length === 0
      ? `Not possible for ${first.number} in its current status.`
      : `Not possible for ${first.number} and ${writtenNumber(locale, others.length)} more in their current status.`
  }
  return (
    <>
      {inBulk.map((dialog) => (
        <Button
          key={dialog}
          size="sm"
          aria-haspopup="dialog"
          denied={denied ?? tooMany ?? inTheWay(dialog)}
          onClick={() => askOver(dialogs, assets, { dialog, today })}
        >
          {actionNames[dialog]}
        </Button>
      ))}
      <Menu
        label="Change"
        size="sm"
        tone="outline"
        denied={denied ?? tooMany}
        items={changes.map(([field, label]) => ({
          id: field,
          label,
          onSelect: () => askOver(dialogs, assets, { dialog: 'change', field, today }),
        }))}
      >
        Change
      </Menu>
      <Button
        size="sm"
        aria-haspopup="dialog"
        denied={tooMany}
        onClick={() => askOver(dialogs, assets, { dialog: 'labels', today })}
      >
        Labels
      </Button>
      <Menu
        label="More actions for the selection"
        size="sm"
        tone="outline"
        items={alsoInBulk.map((dialog) => ({
          id: dialog,
          label: actionNames[dialog],
          denied: denied ?? tooMany ?? inTheWay(dialog),
          onSelect: () => askOver(dialogs, assets, { dialog, today }),
        }))}
      >
        More
      </Menu>
    </>
  )
}
