import type { Certification, CertificationMatrix } from '../../domain/certifications/nouns.ts'
import { readingOf } from '../kit/reading.machine.ts'
import type { HistoryOf } from './certifications.ports.ts'

/** People × required types with their gaps (`kit/reading.machine.ts`). System id: `certificationMatrix`. */
export const matrixReading = readingOf<void, CertificationMatrix>('certificationMatrix')

/** All a person has ever held of one type. System id: `certificationHistory`. */
export const historyReading = readingOf<HistoryOf, ReadonlyArray<Certification>>('certificationHistory')
