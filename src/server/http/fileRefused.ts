import type { Refusal } from '../../contract/envelope.ts'
import { codeOf } from '../../domain/kernel/reasonCode.ts'
import { refuse } from './envelope.ts'

const tooMuch: ReadonlySet<string> = new Set(['tooLarge', 'quotaExceeded'])

/** Why a file is not taken, as the refusal of a call: more than there is room for, or not what it has to be. */
export const fileRefused = <Problem extends string>(
  problem: Problem,
  sentences: Readonly<Record<Problem, string>>,
  field: 'file' | 'files' = 'file',
): Refusal<413> | Refusal<415> =>
  tooMuch.has(problem)
    ? refuse(413, codeOf(problem), sentences[problem], field)
    : refuse(415, codeOf(problem), sentences[problem], field)
