import { Calendar } from './Calendar.tsx'
import { FileButton } from './FileButton.tsx'
import { FileZone } from './FileZone.tsx'
import { OfferList } from './OfferList.tsx'
import { typedDay } from './typedDay.ts'

/** The lazy half of every field, in one file with what it stands on (`codeSplitting` in vite.config.ts). */
export const fields = { Calendar, FileButton, FileZone, OfferList, typedDay }
