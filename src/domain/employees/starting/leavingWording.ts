/** Ours: what a leaver has still to hand over, as steps in words. */
import { handoverSentence } from '../accounts/handover.ts'
import type { Employee } from '../nouns.ts'
import type { LeavingStep } from './leavingSteps.ts'

export const leavingStepWords = ({ name, left }: LeavingStep, { leaving }: Pick<Employee, 'leaving'>): string => {
  if (left === null)
    return name === 'login' && leaving === null ? 'Their login has ended' : 'Their login ends after their last day'
  const heir = name === 'reports' ? leaving?.heir?.fullName : undefined
  return heir === undefined ? handoverSentence(left) : `${handoverSentence(left)}. They go to ${heir}.`
}
