import { assetsOfStart } from './assets/start.source.ts'
import { certificationsOfStart } from './certifications/start.source.ts'
import type { StartSource } from './employees/starting/start.sources.ts'
import { policiesOfStart } from './policies/start.source.ts'

/** What the start of a person counts besides their own record. An area that owes them something adds its line. */
export const startSources: ReadonlyArray<StartSource> = [policiesOfStart, certificationsOfStart, assetsOfStart]
