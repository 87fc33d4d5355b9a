import type { PersonRef } from '../../domain/employees/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { Praise, PraiseGiven } from '../../domain/praise/nouns.ts'
import type { PraiseQuestion } from '../../domain/praise/question.ts'
import type { Port } from '../kit/port.ts'
import type { CountRows, LoadWindow, Searchable } from '../kit/windowedList.ts'

export type PraisePorts = {
  loadPraise: LoadWindow<PraiseQuestion, Praise>
  countPraise: CountRows<PraiseQuestion>
  loadColleagues: LoadWindow<Searchable, PersonRef>
  givePraise: Port<PraiseGiven, Praise, Failure>
  takeBackPraise: Port<{ readonly id: Praise['id'] }, void, Failure>
}
