import type { AnyMachineSnapshot } from 'xstate'
import { type AssetListing, usualAssets } from '../../src/domain/assets/listing.ts'
import type { Asset } from '../../src/domain/assets/nouns.ts'
import { assetAreaMachine } from '../../src/machines/assets/assetArea.machine.ts'
import {
  type AssetSection,
  type AssetTyped,
  blankAsset,
  assetForm as form,
} from '../../src/machines/assets/assetForm.ts'
import type { ConfigurationKind, ConfiguredItem } from '../../src/machines/assets/assets.ports.ts'
import { blankItem, type ConfiguredTyped, configurationForm } from '../../src/machines/assets/configurationForm.ts'
import {
  assetAuditsReading,
  assetCountsReading,
  assetHistoryReading,
  assetSearchReading,
  heldReading,
  numberReading,
  photoReading,
  pictureReading,
  assetWindows as windows,
} from '../../src/machines/assets/readings.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { assetId, assetOf, assetRow, laptops, photo, vehicles, workshop, yard } from '../fixtures/assets.ts'
import { breaks, says } from './outcomes.ts'
import { employeeIds } from './people.ts'
import { reading } from './readings.ts'
import { aForm } from './recordFormCases.ts'
import { windowedList } from './windowedLists.ts'

const first = { id: assetId(1) }
const second = { id: assetId(2) }

export const assetWindows: Scenario = windowedList(windows.machine, usualAssets, {
  other: { ...usualAssets, states: ['inService'] } as AssetListing,
  rowAt: (place) => assetRow({ id: assetId(place) }),
  idOf: ({ id }) => id,
})

export const assetCounts: Scenario = {
  machine: assetCountsReading.machine,
  variants: [
    reading(
      'how many there are',
      {},
      { again: true },
      { total: 1, states: [], categories: [], locations: [], value: [], due: [] },
    ),
  ],
}

export const assetAudits: Scenario = {
  machine: assetAuditsReading.machine,
  variants: [reading('the rounds there were', {}, { again: true }, [])],
}

export const assetHistory: Scenario = {
  machine: assetHistoryReading.machine,
  variants: [reading('what happened to an asset', first, second, [])],
}

export const assetsHeld: Scenario = {
  machine: heldReading.machine,
  variants: [
    reading('what a person holds', { employeeId: employeeIds.employee }, { employeeId: employeeIds.manager }, [
      assetRow({ state: 'awaitingAcceptance' }),
    ]),
  ],
}

export const assetNumber: Scenario = {
  machine: numberReading.machine,
  variants: [
    reading(
      'the next number',
      { number: '', exceptId: null, categoryId: laptops.id },
      { number: '', exceptId: null, categoryId: vehicles.id },
      { isInUse: false, next: 'BRC-LAP-0002' },
    ),
  ],
}

export const assetSearch: Scenario = {
  machine: assetSearchReading.machine,
  variants: [reading('an asset that is sought', { search: 'lap' }, { search: 'ute' }, [assetRow()])],
}

const pictures = (label: string, found: unknown = 'blob:picture'): Variant =>
  reading(label, { ...first, fileId: photo.id }, { ...second, fileId: photo.id }, found)

export const assetPhoto: Scenario = { machine: photoReading.machine, variants: [pictures('the photo of an asset')] }
export const assetPicture: Scenario = {
  machine: pictureReading.machine,
  variants: [pictures('one of its files', new Blob(['picture']))],
}

const asset = (base: Asset | null, section: AssetSection, label: string): Variant =>
  aForm<AssetTyped, Asset>(form, {
    label,
    scope: { section },
    base,
    blank: { ...blankAsset, categoryId: laptops.id, name: 'Toughbook 55' },
    typed: {
      'a number': { number: 'BRC-LAP-0002' },
      'no number': { number: '' },
      'the number as it was': { number: base?.number ?? '' },
    },
    field: 'number',
    unique: 'number',
    saved: assetOf({ number: 'BRC-LAP-0002', version: 2 }),
    isHeard: true,
    theirs: assetOf({ make: 'Lenovo', version: 2 }),
  })

export const assetForm: Scenario = {
  machine: form.machine,
  variants: [asset(null, 'whole', 'a new asset'), asset(assetOf(), 'about', 'what an asset is')],
}

const configured = (kind: ConfigurationKind, base: ConfiguredItem | null, theirs: ConfiguredItem): Variant =>
  aForm<ConfiguredTyped, ConfiguredItem>(configurationForm, {
    label: `${base === null ? 'a new' : 'a'} ${kind}`,
    scope: { kind, locations: [yard, workshop] },
    base,
    blank: blankItem,
    typed: { 'a name': { name: 'Shed' }, 'no name': { name: '' }, 'the name as it was': { name: base?.name ?? '' } },
    field: 'name',
    saved: { ...theirs, name: 'Shed' },
    theirs,
  })

export const assetConfigurationForm: Scenario = {
  machine: configurationForm.machine,
  variants: [
    configured('location', null, { ...workshop, version: 2 }),
    configured('category', vehicles, { ...vehicles, numberStyle: 'V-#', version: 2 }),
  ],
}

const isWhole = ({ value }: AnyMachineSnapshot): boolean => Object.values(value).every((state) => state === 'running')

const kept = [
  'windows',
  'counts',
  'record',
  'history',
  'held',
  'number',
  'search',
  'photo',
  'picture',
  'dialogs',
  'outcome',
  'configuration',
  'audits',
  'audit',
  'download',
]

export const assetArea: Scenario = {
  machine: assetAreaMachine,
  variants: [
    {
      label: 'the register',
      cases: {
        ...says('assets.changed', {
          'one was changed': { assets: [assetRow({ version: 2 })] },
          'one is new': { assets: [assetRow()], isNew: true },
        }),
        ...says('dialog.succeeded', {
          'one was handed out': {
            record: { id: assetId(1), assets: [] },
            dialog: 'assign',
            answer: { rows: [assetRow({ state: 'assigned', version: 2 })] },
          },
        }),
        // One at a time: each is kept by itself.
        ...Object.assign({}, ...kept.map((id) => breaks(id, isWhole))),
      },
    },
  ],
}
