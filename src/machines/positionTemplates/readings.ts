import type { ItemId } from '../../domain/kernel/ids.ts'
import type { GlobalPositionTemplate, GlobalPositionTemplateHistory } from '../../domain/positionTemplates/nouns.ts'
import { downloadOf } from '../kit/download.machine.ts'
import { readingOf } from '../kit/reading.machine.ts'

/** What the marketplace offers. System id: `positionMarketplace`. */
export const positionMarketplace = readingOf<object, ReadonlyArray<GlobalPositionTemplate>>('positionMarketplace')

/** One of them with the texts it had before. System id: `positionOrigin`. */
export const positionOrigin = readingOf<{ readonly id: ItemId }, GlobalPositionTemplateHistory>('positionOrigin')

/** The list as a file. System id: `positionTemplateDownload`. */
export const positionTemplateDownload = downloadOf<{ readonly question: ReadonlyArray<ItemId> }>()
