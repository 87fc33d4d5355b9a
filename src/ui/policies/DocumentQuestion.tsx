import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import { Confirmation } from '../kit/Confirmation.tsx'
import { usePoliciesState } from './area.ts'

/** The question before a draft is deleted. */
export const DocumentQuestion = () => {
  const question = usePoliciesState(({ children }) => children.deletion as ConfirmActor | undefined)
  return question === undefined ? null : <Confirmation confirmation={question} />
}
