import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { AssetConfiguration } from '../../domain/assets/configuration/nouns.ts'
import { pathOf } from '../../domain/assets/locations.ts'
import { byText } from '../../domain/kernel/order.ts'
import type { AssetDownload } from '../../machines/assets/assetArea.machine.ts'
import type { AssetConfigurationActor } from '../../machines/assets/assetConfiguration.machine.ts'
import type { AssetRecordActor } from '../../machines/assets/assetRecord.machine.ts'
import type { OutcomeActor } from '../../machines/kit/outcome.machine.ts'
import type { ReadingActor } from '../../machines/kit/reading.machine.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'
import type { WindowedListActor } from '../../machines/kit/windowedList.machine.ts'
import { type OpenedBy, useApp, useDownloadOf, useReadingWhileShown } from '../app/machines.tsx'
import type { Choice } from '../kit/SelectField.tsx'

/** The area's machines, which run once a page or tab has opened it. */
export const useWindows = (): WindowedListActor => useApp().system.get('assetWindows')
export const useRecord = (): AssetRecordActor => useApp().system.get('assetRecord')
export const useDialogs = (): RecordDialogsActor => useApp().system.get('assetDialogs')
export const useOutcome = (): OutcomeActor => useApp().system.get('assetOutcome')
export const useConfigurationMachine = (): AssetConfigurationActor => useApp().system.get('assetConfiguration')

type ReadingName =
  | 'assetCounts'
  | 'assetHistory'
  | 'assetsHeld'
  | 'assetNumber'
  | 'assetSearch'
  | 'assetPhoto'
  | 'assetPicture'
  | 'assetAudits'

export const useReadingNamed = (name: ReadingName): ReadingActor => useApp().system.get(name)

type RecordSnapshot = ReturnType<AssetRecordActor['getSnapshot']>
export const useRecordState = <A>(select: (snapshot: RecordSnapshot) => A): A => useSelector(useRecord(), select)

type ConfigurationSnapshot = ReturnType<AssetConfigurationActor['getSnapshot']>
export const useConfigurationState = <A>(select: (snapshot: ConfigurationSnapshot) => A): A =>
  useSelector(useConfigurationMachine(), select)

export const useOpenedReading = <Subject>(name: ReadingName, reading: OpenedBy<Subject>, subject: Subject | null) =>
  useReadingWhileShown(useReadingNamed(name), reading, subject)

/** Read with the first page that asks for it. */
export const useConfiguration = (): AssetConfiguration => {
  const machine = useConfigurationMachine()
  useEffect(() => machine.send({ type: 'configuration.opened' }), [machine])
  return useConfigurationState(({ context }) => context.configuration)
}

interface Places {
  readonly categoryNames: ReadonlyMap<string, string>
  /** By the whole way to them: `Yard / Workshop`. */
  readonly locationNames: ReadonlyMap<string, string>
  readonly categories: ReadonlyArray<Choice>
  readonly locations: ReadonlyArray<Choice>
}

/** What the places and kinds are called, and how they are chosen. */
export const usePlaces = (): Places => {
  const { categories, locations } = useConfiguration()
  return useMemo(() => {
    const kinds = categories.map(({ id, name }) => ({ value: id as string, label: name }))
    const places = locations
      .map(({ id }) => ({ value: id as string, label: pathOf(locations, id) }))
      .sort((one, other) => byText(one.label, other.label))
    return {
      categories: kinds,
      locations: places,
      categoryNames: new Map(kinds.map(({ value, label }) => [value, label])),
      locationNames: new Map(places.map(({ value, label }) => [value, label])),
    }
  }, [categories, locations])
}

/** Fetches a file, and whether one is being fetched. */
export const useDownload = () => useDownloadOf<AssetDownload>('assetDownload')
