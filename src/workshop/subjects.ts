import type { Subject } from './model/subject.ts'
import { confirm } from './subjects/kit.ts'

/** Every machine of the catalogue as something to be tried; a test keeps the two lists the same. */
export const subjects: ReadonlyArray<Subject> = [confirm]
