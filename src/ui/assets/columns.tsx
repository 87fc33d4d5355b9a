import { Ellipsis } from 'lucide-react'
import { conditionNames } from '../../domain/assets/asset.fields.ts'
import type { AssetRow } from '../../domain/assets/nouns.ts'
import { serviceStatuses, warrantyStatuses } from '../../domain/assets/service.ts'
import { serviceNames, stateNames, warrantyNames } from '../../domain/assets/wording.ts'
import { writtenMoney } from '../../domain/kernel/amounts.ts'
import type { Day, Locale } from '../../domain/kernel/nouns.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import { pathTo } from '../../domain/session/places.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'
import { DateText } from '../kit/DateText.tsx'
import { Menu } from '../kit/Menu.tsx'
import { namedChoices } from '../kit/SelectField.tsx'
import type { Column } from '../kit/table/columns.ts'
import { actionsOf } from './actions.ts'
import type { usePlaces } from './area.ts'
import { Due, HolderText, StateBadge, Warranty } from './Marks.tsx'

interface Makings {
  readonly places: ReturnType<typeof usePlaces>
  readonly seesCosts: boolean
  readonly actor: Actor
  readonly dialogs: RecordDialogsActor
  readonly today: Day
  readonly locale: Locale
}

export const columnsOf = ({
  places,
  seesCosts,
  actor,
  dialogs,
  today,
  locale,
}: Makings): ReadonlyArray<Column<AssetRow>> => [
  {
    id: 'number',
    header: 'Asset No',
    card: 'secondary',
    width: 108,
    sortable: true,
    unbroken: true,
    cell: ({ number }) => number,
  },
  {
    id: 'name',
    header: 'Name',
    card: 'primary',
    hideable: false,
    width: 148,
    grow: 1.6,
    wraps: true,
    sortable: true,
    cell: ({ name }) => name,
  },
  {
    id: 'state',
    header: 'Status',
    card: 'aside',
    width: 158,
    upTo: 164,
    sortable: true,
    filter: { kind: 'choice', choices: namedChoices(stateNames) },
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    id: 'holder',
    header: 'Held by',
    card: 'secondary',
    width: 116,
    grow: 1.1,
    wraps: true,
    sortable: true,
    cell: ({ holder }) => (holder === null ? null : <HolderText holder={holder} />),
  },
  {
    id: 'category',
    header: 'Category',
    width: 100,
    wraps: true,
    sortable: true,
    filter: { kind: 'choice', choices: places.categories },
    cell: ({ categoryId }) => places.categoryNames.get(categoryId) ?? null,
  },
  {
    id: 'location',
    header: 'Location',
    width: 120,
    wraps: true,
    sortable: true,
    filter: { kind: 'choice', choices: places.locations },
    cell: ({ currentLocationId }) =>
      currentLocationId === null ? null : (places.locationNames.get(currentLocationId) ?? null),
  },
  {
    id: 'due',
    header: 'Service due',
    width: 170,
    sortable: true,
    cell: (asset) => <Due asset={asset} today={today} />,
  },
  {
    id: 'warranty',
    header: 'Warranty',
    width: 150,
    sortable: true,
    filter: { kind: 'choice', choices: warrantyStatuses.map((value) => ({ value, label: warrantyNames[value] })) },
    cell: ({ warrantyDay }) => <Warranty day={warrantyDay} today={today} />,
  },
  {
    id: 'bought',
    header: 'Bought',
    width: 104,
    sortable: true,
    cell: ({ purchaseDay }) => <DateText value={purchaseDay} />,
  },
  ...(seesCosts
    ? [
        {
          id: 'cost',
          header: 'Cost',
          width: 120,
          align: 'end',
          sortable: true,
          cell: ({ cost, currency }) => (cost === null ? null : writtenMoney(locale, cost, currency ?? '')),
        } as const satisfies Column<AssetRow>,
      ]
    : []),
  { id: 'condition', header: 'Condition', width: 96, cell: ({ condition }) => conditionNames[condition] },
  { id: 'serial', header: 'Serial number', unbroken: true, cell: ({ serial }) => serial },
  {
    id: 'actions',
    header: '',
    hideable: false,
    width: 40,
    grow: 0,
    align: 'end',
    cell: (asset) => (
      <Menu
        label={`Actions for ${asset.number}`}
        icon={<Ellipsis />}
        size="sm"
        tone="ghost"
        align="end"
        items={actionsOf(asset, { actor, dialogs, today })}
      />
    ),
  },
]

export const columnIds = [
  'number',
  'name',
  'state',
  'holder',
  'category',
  'location',
  'due',
  'service',
  'warranty',
  'bought',
  'cost',
  'condition',
  'serial',
  'actions',
]
/** Those that a list begins with are fewer than those it may show. */
export const hiddenAtFirst = ['location', 'warranty', 'bought', 'cost', 'condition', 'serial']

export const serviceChoices = serviceStatuses.map((value) => ({ value, label: serviceNames[value] }))

export const rowId = ({ id }: AssetRow): string => id
export const rowLabel = ({ number, name }: AssetRow): string => `${number} ${name}`
export const rowHref = ({ id }: AssetRow): string => pathTo('asset', { id })
