import type { ItemId } from '../../domain/kernel/ids.ts'
import type {
  GlobalPositionTemplate,
  GlobalPositionTemplateHistory,
  PositionGaps,
  PositionHolder,
  PositionRequirements,
  TemplateVersion,
} from '../../domain/positionTemplates/nouns.ts'
import { downloadOf } from '../kit/download.machine.ts'
import { readingOf } from '../kit/reading.machine.ts'

/** What the marketplace offers. System id: `positionMarketplace`. */
export const positionMarketplace = readingOf<object, ReadonlyArray<GlobalPositionTemplate>>('positionMarketplace')

/** One of them with the texts it had before. System id: `positionOrigin`. */
export const positionOrigin = readingOf<{ readonly id: ItemId }, GlobalPositionTemplateHistory>('positionOrigin')

/** What a position can ask for. System id: `positionChoices`. */
export const positionChoices = readingOf<object, PositionRequirements>('positionChoices')

/** Who holds one now, and what they owe of it. System id: `positionHolders`. */
export const positionHolders = readingOf<{ readonly id: ItemId }, ReadonlyArray<PositionHolder>>('positionHolders')

/** Every text one has had. System id: `positionVersions`. */
export const positionVersions = readingOf<{ readonly id: ItemId }, ReadonlyArray<TemplateVersion>>('positionVersions')

/** Of every one, how many hold it and owe something. System id: `positionGaps`. */
export const positionGaps = readingOf<object, ReadonlyArray<PositionGaps>>('positionGaps')

/** The list as a file, or one of them as a document. */
export type TemplateDownload =
  | { readonly question: ReadonlyArray<ItemId> }
  | { readonly paper: ItemId; readonly title: string }

/** System id: `positionTemplateDownload`. */
export const positionTemplateDownload = downloadOf<TemplateDownload>()
