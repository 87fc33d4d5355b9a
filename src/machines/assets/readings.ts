import type { AssetAuditSummary } from '../../domain/assets/audits/nouns.ts'
import type { AssetListing } from '../../domain/assets/listing.ts'
import type { AssetCounts, AssetEvent, AssetRow, NumberAnswer } from '../../domain/assets/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { readingOf } from '../kit/reading.machine.ts'
import { windowedListOf } from '../kit/windowedList.machine.ts'
import type { NumberAsked, OfAsset, PictureOf } from './assets.ports.ts'

/** The register, a window at a time. System id: `assetWindows`. */
export const assetWindows = windowedListOf<AssetListing, AssetRow>('assetWindows', ({ id }) => id)

/** How many there are of each kind, for the plots on the register's head. System id: `assetCounts`. */
export const assetCountsReading = readingOf<void, AssetCounts>('assetCounts')

/** What happened to one asset. System id: `assetHistory`. */
export const assetHistoryReading = readingOf<OfAsset, ReadonlyArray<AssetEvent>>('assetHistory')

/** What a person holds. System id: `assetsHeld`. */
export const heldReading = readingOf<{ readonly employeeId: EmployeeId }, ReadonlyArray<AssetRow>>('assetsHeld')

/** The next number of a category's style. System id: `assetNumber`. */
export const numberReading = readingOf<NumberAsked, NumberAnswer>('assetNumber')

/** Those a search finds, where one is to be chosen. System id: `assetSearch`. */
export const assetSearchReading = readingOf<{ readonly search: string }, ReadonlyArray<AssetRow>>('assetSearch')

/** The photo that stands for an asset, and one of its files that is looked at. System ids: `assetPhoto`, `assetPicture`. */
export const photoReading = readingOf<PictureOf, string>('assetPhoto')
export const pictureReading = readingOf<PictureOf, Blob>('assetPicture')

/** The audit rounds there were. System id: `assetAudits`. */
export const assetAuditsReading = readingOf<void, ReadonlyArray<AssetAuditSummary>>('assetAudits')
