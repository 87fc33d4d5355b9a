import type { PersonRef } from '../../domain/employees/nouns.ts'
import type { Praise } from '../../domain/praise/nouns.ts'
import type { PraiseQuestion } from '../../domain/praise/question.ts'
import { windowedListOf } from '../kit/windowedList.machine.ts'
import type { Searchable } from '../kit/windowedList.ts'

/** The praise one may read, the latest first, a window at a time. System id: `praiseWindows`. */
export const praiseWindows = windowedListOf<PraiseQuestion, Praise>('praiseWindows', ({ id }) => id)

/** Whom one may praise, by what is typed of their names. System id: `praiseColleagues`. */
export const praiseColleagues = windowedListOf<Searchable, PersonRef>('praiseColleagues', ({ id }) => id)
