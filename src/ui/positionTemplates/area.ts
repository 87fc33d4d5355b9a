import { useSelector } from '@xstate/react'
import type { ItemId } from '../../domain/kernel/ids.ts'
import { mayChange } from '../../domain/organisation/collections.ts'
import type { Department } from '../../domain/organisation/nouns.ts'
import { denials as collectionDenials } from '../../domain/organisation/wording.ts'
import { offers } from '../../domain/permissions/gate.ts'
import { denials as gateDenials } from '../../domain/permissions/wording.ts'
import type { PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import {
  askedHere,
  mayAskForPolicies,
  mayAskForTypes,
  requirementsGate,
} from '../../domain/positionTemplates/requirements.ts'
import { pathTo } from '../../domain/session/places.ts'
import type { OutcomeActor } from '../../machines/kit/outcome.machine.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'
import type { TemplatesActor } from '../../machines/kit/templates.machine.ts'
import {
  positionChoices,
  positionGaps,
  positionHolders,
  positionMarketplace,
  positionOrigin,
  positionVersions,
  type TemplateDownload,
} from '../../machines/positionTemplates/readings.ts'
import { positionTemplates } from '../../machines/positionTemplates/templates.ts'
import { useApp, useDownloadOf, useReadingWhileShown } from '../app/machines.tsx'
import { useActor, useOffering, usePart } from '../app/session.ts'

/** The marketplace is a part of the page of the list. */
export const marketplacePath = `${pathTo('positionTemplates')}?tab=marketplace`
export const isMarketplace = (search: string): boolean => new URLSearchParams(search).get('tab') === 'marketplace'

export const useTemplates = (): TemplatesActor => useApp().system.get('positionTemplateList')

export const useTemplateList = (): ReadonlyArray<PositionTemplate> =>
  useSelector(useTemplates(), positionTemplates.templatesIn)

export const useDialogs = (): RecordDialogsActor => useApp().system.get('positionTemplateDialogs')

export const useOutcome = (): OutcomeActor => useApp().system.get('positionTemplateOutcome')

const everything = {}

/** What the marketplace offers, for as long as it shows. */
export const useMarketplace = () =>
  useReadingWhileShown(useApp().system.get('positionMarketplace'), positionMarketplace, everything)

/** One of the marketplace with its versions; nothing is read of none. */
export const useOrigin = (id: ItemId | null) =>
  useReadingWhileShown(useApp().system.get('positionOrigin'), positionOrigin, id === null ? null : { id })

export const useTemplateDownload = () => useDownloadOf<TemplateDownload>('positionTemplateDownload')

/** What a position can ask for. */
export const useChoices = () =>
  useReadingWhileShown(useApp().system.get('positionChoices'), positionChoices, everything)

/** Who holds one now. */
export const useHolders = (id: ItemId) =>
  useReadingWhileShown(useApp().system.get('positionHolders'), positionHolders, { id })

/** How many of those who hold each owe something. */
export const useGaps = () => useReadingWhileShown(useApp().system.get('positionGaps'), positionGaps, everything)

export const useVersions = (id: ItemId) =>
  useReadingWhileShown(useApp().system.get('positionVersions'), positionVersions, { id })

/** Whether the client's plan holds anything that positions could ask for. */
export const useMayAsk = (): boolean => offers(useOffering(), requirementsGate).allowed

/** What a position asks for where the client is now. */
export const useAsked = ({ requires }: Pick<PositionTemplate, 'requires'>): PositionTemplate['requires'] =>
  askedHere(requires, useOffering())

/** Why this person may not change what positions ask for; undefined where they may change some of it. */
export const useRequireDenied = (): string | undefined => {
  const [actor, offering] = [useActor(), useOffering()]
  const modify = useDenied()('Modify')
  const [types, policies] = [mayAskForTypes(actor, offering), mayAskForPolicies(actor, offering)]
  return modify ?? (types.allowed || policies.allowed ? undefined : gateDenials[policies.because])
}

const none: ReadonlyArray<Department> = []
export const useDepartments = (): ReadonlyArray<Department> => usePart('bootstrap')?.departments ?? none

/** Why this person may not make, change or delete them, and who could change that; undefined where they may. */
export const useDenied = () => {
  const actor = useActor()
  return (change: 'Create' | 'Modify' | 'Delete'): string | undefined => {
    const may = mayChange(actor, 'positionTemplates', change)
    return may.allowed ? undefined : collectionDenials[may.because]
  }
}
