import type { Colleague } from '../../domain/employees/nouns.ts'
import { readingOf } from '../kit/reading.machine.ts'

/** § 6 My team, for the home page (`kit/reading.machine.ts`). System id: `employees/myTeam`. */
export const teamReading = readingOf<void, ReadonlyArray<Colleague>>('myTeam')
